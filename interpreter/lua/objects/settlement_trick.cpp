// The tricks of a deal, from its log.

#include <algorithm>

#include "lua/objects/settlement_arguments.h"
#include "lua/objects/settlement_objects.h"

namespace houserule {

namespace {

// One trick as it was played. `number` counts from 0.
struct PlayedTrick {
  TrickEnd end;
  std::span<const Card> plays;  // by turn; a pass is no_card
};

PlayedTrick trick_of(lua_State* state, const ScriptContext& context, int number) {
  const State& table = cards_of(state, context);
  const StateLayout& layout = context.rules->layout;
  if (number >= trick_count(state, context)) {
    raise_fault(state, {"hook-fault", {}, "this trick was not played"});
  }
  const auto seats = static_cast<std::size_t>(layout.seats());
  const auto at = static_cast<std::size_t>(number);
  return {table.trick_log(layout)[at], table.history(layout).subspan(at * seats, seats)};
}

int has(lua_State* state) {
  const ScriptObject& self = self_at(state, ObjectKind::trick, "trick:has");
  ScriptContext& context = ScriptContext::of(state);
  const PlayedTrick trick = trick_of(state, context, self.number);
  const CardSet wanted = cards_argument(state, context, 2);
  const bool found = std::any_of(trick.plays.begin(), trick.plays.end(),
                                 [&](Card card) { return card != no_card && wanted.has(card); });
  lua_pushboolean(state, found ? 1 : 0);
  return 1;
}

int won_with(lua_State* state) {
  const ScriptObject& self = self_at(state, ObjectKind::trick, "trick:won_with");
  ScriptContext& context = ScriptContext::of(state);
  const PlayedTrick trick = trick_of(state, context, self.number);
  const CardSet wanted = cards_argument(state, context, 2);
  Card card = no_card;
  if (trick.end.winner != no_seat) {
    const int turn = steps_between(trick.end.leader, trick.end.winner, context.rules->seats);
    card = trick.plays[static_cast<std::size_t>(turn)];
  }
  lua_pushboolean(state, card != no_card && wanted.has(card) ? 1 : 0);
  return 1;
}

constexpr NamedFunction trick_methods[] = {{"has", has}, {"won_with", won_with}};
constexpr std::uint64_t trick_fields = fields_of({Field::number, Field::leader, Field::winner});

void read_trick(lua_State* state, ScriptContext& context, int number, Field field) {
  if (field == Field::number) return lua_pushinteger(state, number + 1);
  const TrickEnd end = trick_of(state, context, number).end;
  push_seat(state, context, field == Field::leader ? end.leader : end.winner);
}

}  // namespace

const ObjectTraits trick_traits = {"a trick", trick_methods, trick_fields, read_trick};

int trick_count(lua_State* state, const ScriptContext& context) {
  return std::min<int>(cards_of(state, context).core().tricks_played, 255);
}

void push_trick_at(lua_State* state, ScriptContext& context, int key) {
  const lua_Integer number = lua_isinteger(state, key) != 0 ? lua_tointeger(state, key) : 0;
  if (number < 1 || number > trick_count(state, context)) return lua_pushnil(state);
  context.objects.push(state, ObjectKind::trick, static_cast<int>(number) - 1);
}

void push_last_trick(lua_State* state, ScriptContext& context) {
  const int count = trick_count(state, context);
  if (count == 0) return lua_pushnil(state);
  context.objects.push(state, ObjectKind::trick, count - 1);
}

}  // namespace houserule
