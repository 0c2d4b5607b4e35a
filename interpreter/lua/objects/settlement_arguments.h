// What functions pass to the methods of objects: seats, sides, lists of them, quoted names.
//
// Each returns what argument `index` is, or raises wrong-type, unknown-card or unknown-value with a
// suggestion; `what` is what messages call the argument.

#pragma once

#include "lua/objects/script_context.h"

namespace houserule {

// One seat. A side of one seat serves as well.
Seat seat_argument(lua_State* state, ScriptContext& context, int index, const char* what);

// The seats of a seat, a side, or a list of either.
SeatSet seats_argument(lua_State* state, ScriptContext& context, int index, const char* what);

// A side, or the side of a seat: its first seat.
Seat side_argument(lua_State* state, ScriptContext& context, int index, const char* what);

// A list of seats or of sides.
struct ListArgument {
  ObjectKind items = ObjectKind::seat;  // or side
  SeatSet members = 0;
};
ListArgument list_argument(lua_State* state, int index, const char* what);

// A seat or the name of a declared value.
Account account_argument(lua_State* state, ScriptContext& context, int index, const char* what);

// A quoted card, suit, rank or group, a card, or a list of such.
CardSet cards_argument(lua_State* state, ScriptContext& context, int index);

// Exactly one card: its name, or a card object.
Card card_argument(lua_State* state, ScriptContext& context, int index, const char* what);

// The name or slug of a call: its index.
int call_argument(lua_State* state, ScriptContext& context, int index);

// The name of a zone that seats have: its index.
int zone_argument(lua_State* state, ScriptContext& context, int index);

}  // namespace houserule
