// `table`, what it says of a played card, and cards.

#include "lua/objects/step_table.h"

#include <bit>
#include <exception>
#include <string>

#include "lua/objects/settlement_arguments.h"
#include "lua/objects/settlement_objects.h"

namespace houserule {

namespace {

TableInHand& table_in_hand(lua_State* state, const ScriptContext& context) {
  if (context.table == nullptr) {
    raise_fault(state, {"hook-fault", {}, "this is known only while a step is run"});
  }
  return *context.table;
}

TableInHand& self_table(lua_State* state, const ScriptContext& context, const char* call) {
  (void)self_at(state, ObjectKind::table, call);
  return table_in_hand(state, context);
}

const std::string& name_of_card(const ScriptContext& context, Card card) {
  return context.rules->deck.info(card).name;
}

// Returns a card that belongs to a seat and can change hands.
Card owned_card(lua_State* state, ScriptContext& context, const TableInHand& table, int index,
                const char* what) {
  if (lua_isnoneornil(state, index)) {
    raise_fault(
        state,
        {"wrong-type", {}, std::string(what) + " is nil: look first whether there is such a card"});
  }
  const Card card = card_argument(state, context, index, what);
  if (table.owner_of(card) != no_seat) return card;
  raise_fault(state, {"hook-fault",
                      {},
                      "the " + name_of_card(context, card) +
                          " belongs to nobody: only cards that a seat has taken change hands"});
}

// Methods of table.

int played(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  const TableInHand& table = self_table(state, context, "table:played");
  const Card card = card_argument(state, context, 2, "what was played");
  if (table.played(card)) {
    context.objects.push(state, ObjectKind::played, index_of(card));
  } else {
    lua_pushnil(state);
  }
  return 1;
}

int first(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  const TableInHand& table = self_table(state, context, "table:first");
  const CardSet cards = cards_argument(state, context, 2);
  const Seat side = side_argument(state, context, 3, "whose card is wanted");
  const Card card = table.first_of(cards, side);
  if (card == no_card) {
    lua_pushnil(state);
  } else {
    context.objects.push(state, ObjectKind::card, index_of(card));
  }
  return 1;
}

int swap(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  TableInHand& table = self_table(state, context, "table:swap");
  const Card one = owned_card(state, context, table, 2, "the first card of a swap");
  const Card other = owned_card(state, context, table, 3, "the second card of a swap");
  if (one != other) table.swap(one, other);
  return 0;
}

int give(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  TableInHand& table = self_table(state, context, "table:give");
  const Card card = owned_card(state, context, table, 2, "the card that is given");
  const ScriptObject* const to = object_at(state, 3);
  const Seat first = side_argument(state, context, 3, "who is given a card");
  const Seat owner = table.owner_of(card);
  if (to->kind == ObjectKind::seat) {
    if (owner != seat_at(to->number)) table.give(card, seat_at(to->number));
  } else if ((context.side_of(index_of(first)) & set_of(owner)) == 0) {
    table.give(card, first);
  }
  return 0;
}

int other_side(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  (void)self_table(state, context, "table:other_side");
  const Seat side = side_argument(state, context, 2, "what other_side takes");
  const SeatSet sides = context.first_of_sides();
  if (const int count = std::popcount(sides); count != 2) {
    raise_fault(state, {"hook-fault",
                        {},
                        "there is no other side: this table has " + std::to_string(count) +
                            (count == 1 ? " side" : " sides")});
  }
  const auto other = static_cast<SeatSet>(sides & ~set_of(side));
  push_side_of(state, context, seat_at(std::countr_zero(other)));
  return 1;
}

constexpr NamedFunction table_methods[] = {{"played", played},
                                           {"first", first},
                                           {"swap", swap},
                                           {"give", give},
                                           {"other_side", other_side}};

constexpr std::uint64_t table_fields =
    fields_of({Field::seats, Field::sides, Field::chips, Field::declarer, Field::partner});

void read_table(lua_State* state, ScriptContext& context, int, Field field) {
  const TableInHand& table = table_in_hand(state, context);
  switch (field) {
    case Field::seats:
      return push_seats(state, context, context.everybody());
    case Field::sides:
      return push_sides(state, context, context.first_of_sides());
    case Field::chips:
      return context.objects.push(state, ObjectKind::chips);
    case Field::declarer:
      return push_seat(state, context, table.state().core().declarer);
    default:
      return push_seat(state, context, table.state().core().partner);
  }
}

// A played card.

constexpr std::uint64_t played_fields =
    fields_of({Field::seat, Field::side, Field::won_by, Field::trick, Field::in_last_trick,
               Field::won, Field::name});

void read_played(lua_State* state, ScriptContext& context, int number, Field field) {
  const Card card = card_at(number);
  const auto played = table_in_hand(state, context).played(card);
  if (!played) {
    raise_fault(state, {"hook-fault", {}, "this card was not played"});
  }
  switch (field) {
    case Field::seat:
      return push_seat(state, context, played->seat);
    case Field::side:
      return push_side_of(state, context, played->seat);
    case Field::won_by:
      return push_side_of(state, context, played->won_by);
    case Field::trick:
      return lua_pushinteger(state, played->trick);
    case Field::in_last_trick:
      return lua_pushboolean(state, played->in_last_trick ? 1 : 0);
    case Field::won:
      return lua_pushboolean(state, played->won ? 1 : 0);
    default:
      lua_pushstring(state, name_of_card(context, card).c_str());
  }
}

void read_card(lua_State* state, ScriptContext& context, int number, Field) {
  lua_pushstring(state, name_of_card(context, card_at(number)).c_str());
}

}  // namespace

const ObjectTraits table_traits = {"table", table_methods, table_fields, read_table};
const ObjectTraits played_traits = {"a played card", {}, played_fields, read_played};
const ObjectTraits card_traits = {"a card", {}, fields_of({Field::name}), read_card};

int run_step_function(lua_State* state) {
  try {
    if (lua_isnil(state, 2)) lua_settop(state, 1);
    ScriptContext& context = ScriptContext::of(state);
    set_standing(state, context);
    context.objects.push(state, ObjectKind::table);
    lua_call(state, lua_gettop(state) - 1, 0);
  } catch (const std::exception& error) {
    raise_error(state, std::string("the program failed: ") + error.what());
  }
  return 0;
}

}  // namespace houserule
