#include "lua/objects/settlement_arguments.h"

#include <bit>
#include <string>

#include "base/did_you_mean.h"
#include "lua/vm/frozen_tables.h"

namespace houserule {

namespace {

// What a search through the names of a deck costs, where its result cannot be kept; the others are
// few, and which call makes them is nobody's fault.
constexpr int search_cost = 500;

[[noreturn]] void refuse(lua_State* state, int index, const char* what, const char* wanted) {
  raise_fault(state,
              {"wrong-type",
               {},
               std::string(what) + " must be " + wanted + ", not " + luaL_typename(state, index)});
}

SeatSet members_of(const ScriptContext& context, const ScriptObject& object) {
  return object.kind == ObjectKind::side ? context.side_of(object.number)
                                         : set_of(seat_at(object.number));
}

bool is_seat_or_side(const ScriptObject* object) {
  return object != nullptr &&
         (object->kind == ObjectKind::seat || object->kind == ObjectKind::side);
}

std::string text_at(lua_State* state, int index) {
  std::size_t size = 0;
  const char* const text = lua_tolstring(state, index, &size);
  return {text, size};
}

const CardSet& named_cards(lua_State* state, ScriptContext& context, int index, CardSet& found) {
  NamePool::Name* name = context.names.find(lua_tostring(state, index));
  if (name != nullptr && name->cards != NamePool::not_asked) [[likely]]
    return context.names.cards_of(*name);
  const std::string asked = text_at(state, index);
  const auto cards = context.rules->deck.find(asked);
  if (!cards) {
    raise_fault(state, {"unknown-card",
                        {},
                        "the deck has no '" + quotable(asked) + "'",
                        did_you_mean(asked, context.rules->deck.names()).en});
  }
  name = context.names.keep(state, index);
  if (name != nullptr) context.names.set_cards(*name, *cards);
  if (name == nullptr) Vm::of(state).charge(search_cost);
  return found = *cards;
}

}  // namespace

SeatSet seats_argument(lua_State* state, ScriptContext& context, int index, const char* what) {
  const ScriptObject* const object = object_at(state, index);
  if (is_seat_or_side(object)) return members_of(context, *object);
  const ListArgument list = list_argument(state, index, what);
  if (list.items == ObjectKind::seat) return list.members;
  SeatSet seats = 0;
  for (int i = 0; i < context.rules->seats; ++i) {
    if ((list.members >> i & 1) != 0) seats = static_cast<SeatSet>(seats | context.side_of(i));
  }
  return seats;
}

Seat seat_argument(lua_State* state, ScriptContext& context, int index, const char* what) {
  const ScriptObject* const object = object_at(state, index);
  if (!is_seat_or_side(object)) refuse(state, index, what, "a seat");
  if (object->kind == ObjectKind::side && std::popcount(context.side_of(object->number)) > 1) {
    raise_fault(
        state,
        {"wrong-type", {}, std::string(what) + " must be a seat, not a side of several seats"});
  }
  return seat_at(object->number);
}

Seat side_argument(lua_State* state, ScriptContext& context, int index, const char* what) {
  const ScriptObject* const object = object_at(state, index);
  if (!is_seat_or_side(object)) refuse(state, index, what, "a side");
  return seat_at(std::countr_zero(context.side_of(object->number)));
}

ListArgument list_argument(lua_State* state, int index, const char* what) {
  ListArgument list;
  if (const ScriptObject* const object = object_at(state, index)) {
    if (object->kind == ObjectKind::seat_list) return {ObjectKind::seat, object->number};
    if (object->kind == ObjectKind::side_list) return {ObjectKind::side, object->number};
  } else if (lua_type(state, index) == LUA_TTABLE) {
    look_through(state, index);
    const auto size = static_cast<lua_Integer>(lua_rawlen(state, index));
    Vm::of(state).charge(2 * size);
    for (lua_Integer i = 1; i <= size; ++i) {
      lua_rawgeti(state, index, i);
      const ScriptObject* const item = object_at(state, -1);
      if (!is_seat_or_side(item) || (i > 1 && item->kind != list.items)) {
        raise_fault(state, {"wrong-type",
                            {},
                            std::string(what) + " must be a list of seats, or of sides: entry " +
                                std::to_string(i) + " is something else"});
      }
      list.items = item->kind;
      list.members = static_cast<SeatSet>(list.members | set_of(seat_at(item->number)));
      lua_pop(state, 1);
    }
    return list;
  }
  refuse(state, index, what, "a list of seats or sides");
}

Account account_argument(lua_State* state, ScriptContext& context, int index, const char* what) {
  if (is_seat_or_side(object_at(state, index))) {
    return Account::of(seat_argument(state, context, index, what));
  }
  if (lua_type(state, index) != LUA_TSTRING) {
    refuse(state, index, what, "a seat or the name of a value");
  }
  const std::vector<ValueRules>& values = context.rules->values;
  std::size_t size = 0;
  const char* const text = lua_tolstring(state, index, &size);
  const int value = context.rules->value_index({text, size});
  if (value >= 0 && values[static_cast<std::size_t>(value)].type == ValueType::chips) {
    return Account::of_value(value);
  }
  const std::string asked(text, size);
  std::vector<std::string> known;
  for (const ValueRules& declared : values) {
    if (declared.type == ValueType::chips) known.push_back(declared.name);
  }
  raise_fault(state, {"unknown-value",
                      {},
                      value < 0 ? "the game declares no value '" + quotable(asked) + "'"
                                : "the value '" + asked + "' holds no chips",
                      did_you_mean(asked, known).en});
}

CardSet cards_argument(lua_State* state, ScriptContext& context, int index) {
  CardSet cards;
  if (lua_type(state, index) == LUA_TSTRING) return named_cards(state, context, index, cards);
  if (const ScriptObject* const object = object_at(state, index)) {
    if (object->kind == ObjectKind::card) return CardSet::of(card_at(object->number));
  } else if (lua_type(state, index) == LUA_TTABLE) {
    look_through(state, index);
    const auto size = static_cast<lua_Integer>(lua_rawlen(state, index));
    Vm::of(state).charge(2 * size);
    for (lua_Integer i = 1; i <= size; ++i) {
      if (lua_rawgeti(state, index, i) != LUA_TSTRING) break;
      CardSet found;
      cards |= named_cards(state, context, lua_gettop(state), found);
      lua_pop(state, 1);
      if (i == size) return cards;
    }
  }
  refuse(state, index, "cards", "a quoted card, suit, rank or group");
}

Card card_argument(lua_State* state, ScriptContext& context, int index, const char* what) {
  if (const ScriptObject* const object = object_at(state, index)) {
    if (object->kind == ObjectKind::card) return card_at(object->number);
  } else if (lua_type(state, index) == LUA_TSTRING) {
    CardSet found;
    const CardSet& cards = named_cards(state, context, index, found);
    if (const int count = cards.count(); count > 1) {
      raise_fault(state,
                  {"wrong-type",
                   {},
                   std::string(what) + " must be one card: '" +
                       quotable(lua_tostring(state, index)) + "' means " + std::to_string(count)});
    }
    return cards.first();
  }
  refuse(state, index, what, "a card or the name of one");
}

int call_argument(lua_State* state, ScriptContext& context, int index) {
  if (lua_type(state, index) != LUA_TSTRING) refuse(state, index, "a call", "a quoted name");
  NamePool::Name* name = context.names.find(lua_tostring(state, index));
  if (name != nullptr && name->call != NamePool::not_asked) [[likely]]
    return name->call;
  const std::string asked = text_at(state, index);
  const int call = context.rules->call_index(slug(asked));
  if (call < 0) {
    std::vector<std::string> known;
    for (const CallRules& declared : context.rules->calls) known.push_back(declared.name);
    raise_fault(state, {"unknown-value",
                        {},
                        "there is no call '" + quotable(asked) + "'",
                        did_you_mean(asked, known).en});
  }
  name = context.names.keep(state, index);
  if (name != nullptr) name->call = static_cast<std::int16_t>(call);
  if (name == nullptr) Vm::of(state).charge(search_cost);
  return call;
}

int zone_argument(lua_State* state, ScriptContext& context, int index) {
  if (lua_type(state, index) != LUA_TSTRING) refuse(state, index, "a zone", "a quoted name");
  NamePool::Name* name = context.names.find(lua_tostring(state, index));
  if (name != nullptr && name->zone != NamePool::not_asked) [[likely]]
    return name->zone;
  const std::string asked = text_at(state, index);
  const auto& zones = context.rules->layout.zones();
  const int zone = context.rules->zone_index(asked);
  if (zone < 0 || !zones[static_cast<std::size_t>(zone)].per_seat) {
    std::vector<std::string> known;
    for (const ZoneLayout& declared : zones) {
      if (declared.per_seat) known.push_back(declared.name);
    }
    raise_fault(state, {"unknown-value",
                        {},
                        zone < 0 ? "the game has no zone '" + quotable(asked) + "'"
                                 : "the zone '" + asked + "' belongs to no seat",
                        did_you_mean(asked, known).en});
  }
  name = context.names.keep(state, index);
  if (name != nullptr) name->zone = static_cast<std::int16_t>(zone);
  if (name == nullptr) Vm::of(state).charge(search_cost);
  return zone;
}

}  // namespace houserule
