// Methods of `chips`: the only way anything is paid or scored.

#include <bit>
#include <cstdlib>
#include <string>

#include "lua/objects/settlement.h"
#include "lua/objects/settlement_arguments.h"
#include "lua/objects/settlement_objects.h"
#include "lua/vm/binding.h"

namespace houserule {

namespace {

// Beyond this no account goes, far inside what an Amount holds.
constexpr std::int32_t most_balance = 100'000'000;

// Of moving chips once, with a line that says so: what is charged does not depend on who looks on.
constexpr std::int64_t move_cost = 8;

Chips& self_chips(lua_State* state, const ScriptContext& context, const char* call) {
  (void)self_at(state, ObjectKind::chips, call);
  if (context.chips == nullptr) {
    raise_fault(state, {"hook-fault", {}, "chips cannot be moved here"});
  }
  return *context.chips;
}

struct Line {
  std::string name;
  Place rule;
};

// The name of the line may follow as a last argument.
Line line_argument(lua_State* state, int index, const Chips& chips, const char* otherwise) {
  charge_items(state, move_cost);
  if (lua_type(state, index) == LUA_TSTRING) charge_walk(state, lua_rawlen(state, index));
  if (!chips.keeps_lines()) return {};
  const bool named = lua_type(state, index) == LUA_TSTRING;
  return {named ? lua_tostring(state, index) : otherwise, script_place(state)};
}

void move_chips(lua_State* state, Chips& chips, Account from, Account to, Amount amount,
                const Line& line) {
  charge_items(state, move_cost);
  chips.pay(from, to, amount, line.name, line.rule);
  for (const Account account : {from, to}) {
    if (std::abs(chips.balance(account).units()) > most_balance) {
      raise_fault(state, {"hook-fault", {}, "more chips have moved than any game has"});
    }
  }
}

int pay(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  Chips& chips = self_chips(state, context, "chips:pay");
  const Account from = account_argument(state, context, 2, "who pays");
  const Account to = account_argument(state, context, 3, "who is paid");
  const Amount amount = amount_at(state, 4, "an amount");
  move_chips(state, chips, from, to, amount, line_argument(state, 5, chips, "pay"));
  return 0;
}

int share(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  Chips& chips = self_chips(state, context, "chips:share");
  const Account from = account_argument(state, context, 2, "what is shared");
  const SeatSet seats = seats_argument(state, context, 3, "who shares");
  const Line line = line_argument(state, 4, chips, "share");
  charge_items(state, move_cost * std::popcount(seats));
  chips.share(from, seats, line.name, line.rule);
  return 0;
}

void pay_from_each(lua_State* state, const ScriptContext& context, Chips& chips, SeatSet seats,
                   Account to, Amount amount, const Line& line) {
  for (int i = 0; i < context.rules->seats; ++i) {
    const Account from = Account::of(seat_at(i));
    if ((seats >> i & 1) != 0 && from != to) move_chips(state, chips, from, to, amount, line);
  }
}

int from_each(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  Chips& chips = self_chips(state, context, "chips:from_each");
  const SeatSet seats = seats_argument(state, context, 2, "who pays");
  const Account to = account_argument(state, context, 3, "who is paid");
  const Amount amount = amount_at(state, 4, "an amount");
  const Line line = line_argument(state, 5, chips, "from each");
  pay_from_each(state, context, chips, seats, to, amount, line);
  return 0;
}

int from_each_other(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  Chips& chips = self_chips(state, context, "chips:from_each_other");
  const Seat seat = seat_argument(state, context, 2, "who is paid");
  const Amount amount = amount_at(state, 3, "an amount");
  const Line line = line_argument(state, 4, chips, "from each other");
  pay_from_each(state, context, chips, context.everybody(), Account::of(seat), amount, line);
  return 0;
}

int settle_contract(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  Chips& chips = self_chips(state, context, "chips:settle_contract");
  const ScriptObject* const contract = object_at(state, 2);
  if (contract == nullptr || contract->kind != ObjectKind::contract) {
    raise_fault(
        state, {"wrong-type",
                {},
                std::string("settle_contract takes the contract, not ") + luaL_typename(state, 2)});
  }
  const DealResult& result = result_of(state, context);
  if (result.contract == no_call) {
    raise_fault(state, {"hook-fault", {}, "there is no contract in this deal"});
  }
  if (result.declarer == no_seat) {
    raise_fault(state, {"hook-fault", {}, "there is no declarer in this deal"});
  }
  const CallRules& call = context.rules->calls[result.contract];
  const Amount stake = is_made(context) ? call.stake : -call.stake;
  const Line line = line_argument(state, 3, chips, call.slug.c_str());
  pay_from_each(state, context, chips, context.everybody(), Account::of(result.declarer), stake,
                line);
  return 0;
}

int score(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  Chips& chips = self_chips(state, context, "chips:score");
  const SeatSet seats = seats_argument(state, context, 2, "who scores");
  const Amount amount = amount_at(state, 3, "a score");
  const Line line = line_argument(state, 4, chips, "score");
  for (int i = 0; i < context.rules->seats; ++i) {
    if ((seats >> i & 1) != 0) {
      add_score(state, chips, seat_at(i), amount, line.name, line.rule);
    }
  }
  return 0;
}

constexpr NamedFunction chips_methods[] = {{"pay", pay},
                                           {"share", share},
                                           {"from_each", from_each},
                                           {"from_each_other", from_each_other},
                                           {"settle_contract", settle_contract},
                                           {"score", score}};

}  // namespace

const ObjectTraits chips_traits = {"chips", chips_methods, 0, nullptr};

void add_score(lua_State* state, Chips& chips, Seat seat, Amount amount, const std::string& line,
               const Place& rule) {
  charge_items(state, move_cost);
  chips.score(seat, amount, line, rule);
  if (std::abs(chips.balance(Account::of(seat)).units()) > most_balance) {
    raise_fault(state, {"hook-fault", {}, "more has been scored than any game has"});
  }
}

}  // namespace houserule
