#include "lua/settlement.h"

#include <array>
#include <cstdlib>

#include "base/did_you_mean.h"
#include "lua/binding.h"
#include "lua/script_context.h"

namespace houserule {

namespace {

constexpr const char* result_name = "houserule.result";
constexpr const char* seat_name = "houserule.seat";
constexpr const char* contract_name = "houserule.contract";
constexpr const char* chips_name = "houserule.chips";

// Beyond this no account goes, far inside what an Amount holds.
constexpr std::int32_t most_balance = 100'000'000;

// Registry keys of the objects: addresses of these.
const char result_key = 0;
const char standing_key = 0;  // the table result is first looked up in: see set_standing
const char chips_key = 0;
const char contract_key = 0;
const std::array<char, max_seats> seat_keys{};

const ScriptContext& context_of(lua_State* state) { return ScriptContext::of(Vm::of(state)); }

const DealResult& result_of(lua_State* state) {
  const ScriptContext& context = context_of(state);
  if (context.result == nullptr) {
    raise_fault(state, {"hook-fault", {}, "a result can only be used while a deal is settled"});
  }
  return *context.result;
}

void push_object(lua_State* state, const void* key) { lua_rawgetp(state, LUA_REGISTRYINDEX, key); }

// Returns which seat an argument is, or -1.
int seat_at_index(lua_State* state, int index) {
  const void* object = lua_touserdata(state, index);
  if (object == nullptr) return -1;
  const auto& seats = context_of(state).objects.seats;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i] == object) return static_cast<int>(i);
  }
  return -1;
}

int seat_argument(lua_State* state, int index, const char* what) {
  const int seat = seat_at_index(state, index);
  if (seat >= 0) return seat;
  raise_fault(state, {"wrong-type",
                      {},
                      std::string(what) + " must be a seat, not " + luaL_typename(state, index)});
}

Account account_argument(lua_State* state, int index, const char* what) {
  const int seat = seat_at_index(state, index);
  if (seat >= 0) return Account::of(seat_at(seat));
  const GameRules& rules = *context_of(state).rules;
  std::vector<std::string> known;
  for (const ValueRules& value : rules.values) known.push_back(value.name);
  if (lua_type(state, index) == LUA_TSTRING) {
    const std::string name = lua_tostring(state, index);
    const int value = rules.value_index(name);
    if (value >= 0) return Account::of_value(value);
    raise_fault(state, {"unknown-value",
                        {},
                        "the game declares no value '" + quotable(name) + "'",
                        did_you_mean(name, known)});
  }
  raise_fault(state, {"wrong-type",
                      {},
                      std::string(what) + " must be a seat or the name of a value, not " +
                          luaL_typename(state, index)});
}

// A list of seats: one of ours, or a table of seats.
SeatSet seats_argument(lua_State* state, int index) {
  SeatSet seats = 0;
  if (const Sequence* sequence = sequence_at(state, index)) {
    if (sequence->kind == Sequence::Kind::seats) {
      for (int i = 0; i < sequence->size; ++i) {
        seats = static_cast<SeatSet>(seats | set_of(seat_at(sequence->items[i])));
      }
      return seats;
    }
  } else if (lua_type(state, index) == LUA_TTABLE) {
    const auto size = static_cast<lua_Integer>(lua_rawlen(state, index));
    for (lua_Integer i = 1; i <= size && i <= max_seats; ++i) {
      lua_rawgeti(state, index, i);
      seats = static_cast<SeatSet>(
          seats | set_of(seat_at(seat_argument(state, -1, "an entry of a list of seats"))));
      lua_pop(state, 1);
    }
    return seats;
  }
  raise_fault(state, {"wrong-type", {}, "a list of seats is needed here"});
}

// Fields of a seat.

constexpr std::array<std::string_view, 3> seat_fields = {"number", "points", "tricks"};

int seat_index(lua_State* state) {
  const int seat = seat_at_index(state, 1);
  const auto slot = static_cast<std::size_t>(seat);
  switch (field_number(state, "a seat", seat_fields)) {
    case 0:
      lua_pushinteger(state, seat + 1);
      return 1;
    case 1:
      push_amount(state, result_of(state).points[slot]);
      return 1;
    default:
      lua_pushinteger(state, result_of(state).tricks[slot]);
      return 1;
  }
}

// Fields of a contract.

constexpr std::array<std::string_view, 4> contract_fields = {"name", "stake", "declarer", "made"};

bool is_made(const CallRules& call, const DealResult& result) {
  const int tricks = result.tricks[static_cast<std::size_t>(index_of(result.declarer))];
  switch (call.promise) {
    case Promise::take_no_trick:
      return tricks == 0;
    case Promise::take_every_trick:
      return tricks == result.trick_count;
    case Promise::none:
      break;
  }
  return true;
}

const CallRules& contract_of(lua_State* state) {
  const DealResult& result = result_of(state);
  if (result.contract == no_call) {
    raise_fault(state, {"hook-fault", {}, "there is no contract in this deal"});
  }
  return context_of(state).rules->calls[result.contract];
}

int contract_index(lua_State* state) {
  const CallRules& call = contract_of(state);
  const DealResult& result = result_of(state);
  switch (field_number(state, "a contract", contract_fields)) {
    case 0:
      lua_pushlstring(state, call.name.data(), call.name.size());
      return 1;
    case 1:
      push_amount(state, call.stake);
      return 1;
    case 2:
      push_seat(state, index_of(result.declarer));
      return 1;
    default:
      lua_pushboolean(state, is_made(call, result) ? 1 : 0);
      return 1;
  }
}

// Fields and methods of the result.

constexpr std::array<std::string_view, 9> result_fields = {
    "seats",   "players",     "declarer",   "defenders",        "contract",
    "sweeper", "trick_count", "all_points", "seats_with_points"};

void push_seats(lua_State* state, const DealResult& result, auto&& belongs) {
  Sequence& sequence = push_sequence(state, Sequence::Kind::seats);
  for (int i = 0; i < result.seats; ++i) {
    if (belongs(i)) sequence.items[sequence.size++] = i;
  }
}

int seats_with_points(lua_State* state) {
  const DealResult& result = result_of(state);
  const Amount points = amount_at(state, 2, "points");
  push_seats(state, result,
             [&](int i) { return result.points[static_cast<std::size_t>(i)] == points; });
  return 1;
}

void push_seat_or_nil(lua_State* state, Seat seat) {
  if (seat == no_seat) {
    lua_pushnil(state);
  } else {
    push_seat(state, index_of(seat));
  }
}

int result_index(lua_State* state) {
  const DealResult& result = result_of(state);
  switch (field_number(state, "result", result_fields)) {
    case 0:
      push_seats(state, result, [](int) { return true; });
      return 1;
    case 1:
      lua_pushinteger(state, result.seats);
      return 1;
    case 2:
      push_seat_or_nil(state, result.declarer);
      return 1;
    case 3:
      push_seats(state, result, [&](int i) {
        return result.declarer != no_seat && i != index_of(result.declarer);
      });
      return 1;
    case 4:
      if (result.contract == no_call) {
        lua_pushnil(state);
      } else {
        push_object(state, &contract_key);
      }
      return 1;
    case 5:
      push_seat_or_nil(state, result.sweeper);
      return 1;
    case 6:
      lua_pushinteger(state, result.trick_count);
      return 1;
    case 7:
      push_amount(state, result.all_points);
      return 1;
    default:
      lua_pushcfunction(state, seats_with_points);
      return 1;
  }
}

// Methods of chips. The name of the line may follow as a last argument.

Chips& chips_of(lua_State* state) {
  const ScriptContext& context = context_of(state);
  if (context.chips == nullptr || lua_touserdata(state, 1) != context.objects.chips) {
    raise_fault(state, {"hook-fault", {}, "write chips:pay(..), with a colon"});
  }
  return *context.chips;
}

struct Line {
  std::string name;
  Place rule;
};

Line line_argument(lua_State* state, int index, const Chips& chips, const char* otherwise) {
  if (!chips.keeps_lines()) return {};
  const bool named = lua_type(state, index) == LUA_TSTRING;
  return {named ? lua_tostring(state, index) : otherwise, script_place(state)};
}

void move_chips(lua_State* state, Chips& chips, Account from, Account to, Amount amount,
                const Line& line) {
  chips.pay(from, to, amount, line.name, line.rule);
  for (const Account account : {from, to}) {
    if (std::abs(chips.balance(account).units()) > most_balance) {
      raise_fault(state, {"hook-fault", {}, "more chips have moved than any game has"});
    }
  }
}

int pay(lua_State* state) {
  Chips& chips = chips_of(state);
  const Account from = account_argument(state, 2, "who pays");
  const Account to = account_argument(state, 3, "who is paid");
  const Amount amount = amount_at(state, 4, "an amount");
  move_chips(state, chips, from, to, amount, line_argument(state, 5, chips, "pay"));
  return 0;
}

int share(lua_State* state) {
  Chips& chips = chips_of(state);
  const Account from = account_argument(state, 2, "what is shared");
  const SeatSet seats = seats_argument(state, 3);
  const Line line = line_argument(state, 4, chips, "share");
  chips.share(from, seats, line.name, line.rule);
  return 0;
}

int from_each(lua_State* state) {
  Chips& chips = chips_of(state);
  const SeatSet seats = seats_argument(state, 2);
  const Account to = account_argument(state, 3, "who is paid");
  const Amount amount = amount_at(state, 4, "an amount");
  const Line line = line_argument(state, 5, chips, "from each");
  for (int i = 0; i < result_of(state).seats; ++i) {
    const Account from = Account::of(seat_at(i));
    if ((seats >> i & 1) != 0 && from != to) move_chips(state, chips, from, to, amount, line);
  }
  return 0;
}

void pay_from_others(lua_State* state, Chips& chips, int seat, Amount amount, const Line& line) {
  for (int i = 0; i < result_of(state).seats; ++i) {
    if (i == seat) continue;
    move_chips(state, chips, Account::of(seat_at(i)), Account::of(seat_at(seat)), amount, line);
  }
}

int from_each_other(lua_State* state) {
  Chips& chips = chips_of(state);
  const int seat = seat_argument(state, 2, "who is paid");
  const Amount amount = amount_at(state, 3, "an amount");
  pay_from_others(state, chips, seat, amount, line_argument(state, 4, chips, "from each other"));
  return 0;
}

int settle_contract(lua_State* state) {
  Chips& chips = chips_of(state);
  if (lua_touserdata(state, 2) != context_of(state).objects.contract) {
    raise_fault(
        state, {"wrong-type",
                {},
                std::string("settle_contract takes the contract, not ") + luaL_typename(state, 2)});
  }
  const CallRules& call = contract_of(state);
  const DealResult& result = result_of(state);
  const Amount stake = is_made(call, result) ? call.stake : -call.stake;
  pay_from_others(state, chips, index_of(result.declarer), stake,
                  line_argument(state, 3, chips, call.slug.c_str()));
  return 0;
}

int score(lua_State* state) {
  Chips& chips = chips_of(state);
  const int seat = seat_argument(state, 2, "who scores");
  const Amount amount = amount_at(state, 3, "a score");
  const Line line = line_argument(state, 4, chips, "score");
  chips.score(seat_at(seat), amount, line.name, line.rule);
  if (std::abs(chips.balance(Account::of(seat_at(seat))).units()) > most_balance) {
    raise_fault(state, {"hook-fault", {}, "more has been scored than any game has"});
  }
  return 0;
}

constexpr std::array<std::string_view, 6> chips_fields = {
    "pay", "share", "from_each", "from_each_other", "settle_contract", "score"};
constexpr std::array<lua_CFunction, 6> chips_methods = {
    pay, share, from_each, from_each_other, settle_contract, score};

int unknown_method(lua_State* state) {
  const std::string asked =
      lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : luaL_typename(state, 2);
  const std::vector<std::string> known(chips_fields.begin(), chips_fields.end());
  raise_fault(
      state,
      {"unknown-name", {}, "chips has no '" + quotable(asked) + "'", did_you_mean(asked, known)});
}

// Leaves the object on the stack as the metatable's first instance, keeps it under `key`, and
// returns its address. The metatable is on top of the stack and is taken off.
const void* keep_object(lua_State* state, const void* key) {
  const void* object = lua_newuserdatauv(state, 0, 0);
  lua_insert(state, -2);
  lua_setmetatable(state, -2);
  lua_rawsetp(state, LUA_REGISTRYINDEX, key);
  return object;
}

// Methods are found in a table, which Lua does by itself; only an unknown name comes to us.
void set_methods(lua_State* state) {
  lua_createtable(state, 0, static_cast<int>(chips_fields.size()));
  for (std::size_t i = 0; i < chips_fields.size(); ++i) {
    lua_pushcfunction(state, chips_methods[i]);
    lua_setfield(state, -2, chips_fields[i].data());
  }
  lua_createtable(state, 0, 1);
  lua_pushcfunction(state, unknown_method);
  lua_setfield(state, -2, "__index");
  lua_setmetatable(state, -2);
  lua_setfield(state, -2, "__index");
}

}  // namespace

void add_settlement(lua_State* state, ScriptContext& context, int seats) {
  push_metatable(state, contract_name);
  set_fields(state, contract_fields, contract_index);
  context.objects.contract = keep_object(state, &contract_key);
  push_metatable(state, result_name);
  lua_createtable(state, 0, 1);
  lua_pushboolean(state, 0);  // room for the key, so that set_standing never allocates
  lua_setfield(state, -2, "contract");
  lua_pushnil(state);
  lua_setfield(state, -2, "contract");
  lua_createtable(state, 0, 1);
  set_fields(state, result_fields, result_index);
  lua_setmetatable(state, -2);
  lua_pushvalue(state, -1);
  lua_rawsetp(state, LUA_REGISTRYINDEX, &standing_key);
  lua_setfield(state, -2, "__index");
  keep_object(state, &result_key);
  push_metatable(state, chips_name);
  set_methods(state);
  context.objects.chips = keep_object(state, &chips_key);
  push_metatable(state, seat_name);
  set_fields(state, seat_fields, seat_index);
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
    lua_pushvalue(state, -1);
    context.objects.seats[i] = keep_object(state, &seat_keys[i]);
  }
  lua_pop(state, 1);
}

// `result.contract` is asked in nearly every settlement, so it lies in a table that Lua looks into
// by itself; what is not there is answered by result_index.
void set_standing(lua_State* state, ScriptContext& context) {
  const bool stands = context.result->contract != no_call;
  if (stands == context.contract_stands) return;
  context.contract_stands = stands;
  push_object(state, &standing_key);
  if (stands) {
    push_object(state, &contract_key);
  } else {
    lua_pushnil(state);
  }
  lua_setfield(state, -2, "contract");
  lua_pop(state, 1);
}

void push_seat(lua_State* state, int seat) {
  push_object(state, &seat_keys[static_cast<std::size_t>(seat)]);
}

void push_result(lua_State* state) { push_object(state, &result_key); }

void push_chips(lua_State* state) { push_object(state, &chips_key); }

}  // namespace houserule
