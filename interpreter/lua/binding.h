// Small helpers that every binding uses: objects with named fields, amounts, lists of integers.
//
// Objects scripts see are userdata without state of their own that a script could change: a kind, a
// number, and fields answered by a C++ function.

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/amount.h"
#include "lua/lua_include.h"
#include "lua/vm.h"

namespace houserule {

// Makes a metatable `name` whose objects cannot be written to or looked into, and leaves it on the
// stack. May raise a memory error.
void push_metatable(lua_State* state, const char* name);

// Sets `__index` of the metatable on top of the stack: `index` is called with the object and the
// key, and finds the field's number (from 0) in `fields` with field_number().
void set_fields(lua_State* state, std::span<const std::string_view> fields, lua_CFunction index);

// In an `__index` function made by set_fields: returns the number of the field asked for, or raises
// `unknown-name` with a suggestion. `owner` is what messages call the object.
int field_number(lua_State* state, const char* owner, std::span<const std::string_view> fields);

void push_amount(lua_State* state, Amount amount);

// Returns the whole or half number at `index`, or raises `wrong-type`. Within a million either way.
Amount amount_at(lua_State* state, int index, const char* what);

// A list of small integers that scripts read with ipairs, # and [n] but cannot change.
struct Sequence {
  static constexpr int most = 32;
  enum class Kind : std::uint8_t { numbers, seats } kind = Kind::numbers;
  int size = 0;
  int items[most] = {};
};

// Makes the metatable of sequences; once for a state.
void add_sequences(lua_State* state);
Sequence& push_sequence(lua_State* state, Sequence::Kind kind);
const Sequence* sequence_at(lua_State* state, int index);

// Pushes the object of a seat, which add_settlement has made. Declared here for sequences of seats.
void push_seat(lua_State* state, int seat);

}  // namespace houserule
