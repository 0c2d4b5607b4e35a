// The kinds of objects functions see, each in a file of its own, and what they share.

#pragma once

#include <string>
#include <vector>

#include "lua/objects/script_context.h"
#include "lua/objects/script_object.h"

namespace houserule {

extern const ObjectTraits result_traits;    // settlement_result.cpp
extern const ObjectTraits contract_traits;  // settlement_result.cpp
extern const ObjectTraits seat_traits;      // settlement_seat.cpp
extern const ObjectTraits side_traits;      // settlement_seat.cpp
extern const ObjectTraits trick_traits;     // settlement_trick.cpp
extern const ObjectTraits chips_traits;     // settlement_chips.cpp
extern const ObjectTraits table_traits;     // step_table.cpp
extern const ObjectTraits played_traits;    // step_table.cpp
extern const ObjectTraits card_traits;      // step_table.cpp

// All of these push one value and may raise faults.

void push_seat(lua_State* state, ScriptContext& context, Seat seat);     // nil for no_seat
void push_side_of(lua_State* state, ScriptContext& context, Seat seat);  // nil for no_seat
void push_seats(lua_State* state, ScriptContext& context, SeatSet seats);
// `first` are the first seats of the sides.
void push_sides(lua_State* state, ScriptContext& context, SeatSet first);

// Puts what is asked for in nearly every call and seldom changes into the tables of `result` and
// the seats, if it has changed. May raise a memory error.
void set_standing(lua_State* state, ScriptContext& context);

// Returns the result of the settlement that runs, or raises hook-fault outside of one.
const DealResult& result_of(lua_State* state, const ScriptContext& context);
// Returns the table of the call that runs, or raises hook-fault where its cards are not known.
const State& cards_of(lua_State* state, const ScriptContext& context);

// Returns whether the promise of the contract was kept. Precondition: a contract was played.
bool is_made(const ScriptContext& context);

// Pushes trick `key` of the deal, counted from 1; nil where there is none.
void push_trick_at(lua_State* state, ScriptContext& context, int key);
void push_last_trick(lua_State* state, ScriptContext& context);
int trick_count(lua_State* state, const ScriptContext& context);

// Pushes the figure that an object has under the slug `key` and returns true; returns false if
// there is no such figure. Raises hook-fault if it is not worked out yet or belongs elsewhere.
bool push_figure(lua_State* state, ScriptContext& context, ObjectKind kind, int number,
                 const char* key);
// Adds the slugs of the figures that an object of this kind has.
void add_figure_names(const ScriptContext& context, ObjectKind kind,
                      std::vector<std::string>& names);

}  // namespace houserule
