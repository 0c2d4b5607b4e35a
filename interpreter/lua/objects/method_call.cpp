#include "lua/objects/method_call.h"

#include <utility>

#include "base/did_you_mean.h"
#include "base/text.h"
#include "lua/vm/frozen_tables.h"
#include "lua/vm/library.h"

namespace houserule {

namespace {

// Whether a table has more entries than those from 1 to `size`: it has holes, and is no list.
bool has_more(lua_State* state, int index, lua_Integer size) {
  lua_Integer count = 0;
  lua_pushnil(state);
  while (lua_next(state, index) != 0) {
    lua_pop(state, 1);
    if (++count > size) {
      lua_pop(state, 1);
      return true;
    }
  }
  return false;
}

// Of moving chips once, with a line that says so: what is charged does not depend on who looks on.
constexpr std::int64_t move_cost = 8;

bool is_seat_or_side(const ScriptObject* object) {
  return object != nullptr && (object->kind == Tag::seat || object->kind == Tag::side);
}

template <Tag kind, Method method>
int call_from_lua(lua_State* state) {
  MethodCall call(state);
  return call_method(call, call.self(kind, method), method);
}

template <Tag kind, std::size_t... numbers>
void add_all(lua_State* state, std::index_sequence<numbers...>) {
  const auto add = [&]<std::size_t number>() {
    if constexpr ((methods_of(kind) >> number & 1) != 0) {
      constexpr auto method = static_cast<Method>(number);
      lua_pushcfunction(state, (&call_from_lua<kind, method>));
      lua_setfield(state, -2, name_of(method));
    }
  };
  (add.template operator()<numbers>(), ...);
}

}  // namespace

const MethodCall::Line MethodCall::no_line;

std::string text_at(lua_State* state, int index) {
  std::size_t size = 0;
  const char* const text = lua_tolstring(state, index, &size);
  return {text, size};
}

void add_methods(lua_State* state, Tag kind) {
  constexpr auto all = std::make_index_sequence<method_count>();
  if (kind == Tag::result) add_all<Tag::result>(state, all);
  if (kind == Tag::seat) add_all<Tag::seat>(state, all);
  if (kind == Tag::side) add_all<Tag::side>(state, all);
  if (kind == Tag::trick) add_all<Tag::trick>(state, all);
  if (kind == Tag::chips) add_all<Tag::chips>(state, all);
  if (kind == Tag::in_hand) add_all<Tag::in_hand>(state, all);
}

bool number_at(lua_State* state, int index, Value& number) {
  if (lua_isinteger(state, index) != 0) [[likely]] {
    number = Value::of(std::int64_t{lua_tointeger(state, index)});
    return true;
  }
  if (lua_type(state, index) != LUA_TNUMBER) return false;
  number = Value::of(static_cast<double>(lua_tonumber(state, index)));
  return true;
}

void add_score(lua_State* state, Chips& chips, Seat seat, Amount amount, const std::string& line,
               const Place& rule) {
  charge_items(state, move_cost);
  chips.score(seat, amount, line, rule);
  if (!is_within_reason(chips.balance(Account::of(seat)))) {
    raise_fault(state, "hook-fault.scored");
  }
}

void MethodCall::refuse_self(Tag kind, Method method) const {
  const std::string variable = kind == Tag::seat    ? "seat"
                               : kind == Tag::side  ? "side"
                               : kind == Tag::trick ? "trick"
                                                    : called(kind);
  raise_fault(state_, "hook-fault.colon", {{"call", variable + ":" + name_of(method)}});
}

int MethodCall::doubt(Doubt why) const { raise_fault(state_, why); }

int MethodCall::no_other_side(int sides) const {
  raise_fault(state_, "hook-fault.other-side", {{"n", std::to_string(sides)}});
}

void MethodCall::refuse(int index, const char* what, const char* wanted) const {
  const bool scores = std::string_view(what) == "argument.scorer";
  const bool names_place = lua_type(state_, index) == LUA_TSTRING;
  Text suggestion;
  if (scores && names_place) suggestion = sentence("argument.scorer-suggest");
  if (lua_type(state_, index) == LUA_TNIL) suggestion = sentence("argument.nil");
  raise_fault(state_, "wrong-type.argument",
              {{"what", sentence(what)},
               {"wanted", sentence(wanted)},
               {"given", luaL_typename(state_, index)}},
              std::move(suggestion));
}

// Seats and sides.

bool MethodCall::seat(int index, const char* what, int& seat) const {
  const ScriptObject* const object = object_at(state_, index);
  if (!is_seat_or_side(object)) refuse(index, what, "wanted.seat");
  if (object->kind == Tag::side && std::popcount(context_.side_of(object->number)) > 1) {
    raise_fault(state_, "wrong-type.one-seat", {{"what", sentence(what)}});
  }
  seat = object->number;
  return true;
}

bool MethodCall::seats(int index, const char* what, SeatSet& seats) const {
  const ScriptObject* const object = object_at(state_, index);
  if (is_seat_or_side(object)) {
    seats = object->kind == Tag::side ? context_.side_of(object->number)
                                      : set_of(seat_at(object->number));
    return true;
  }
  SeatList list;
  (void)this->list(index, what, list);
  seats = members_of(context_, list);
  return true;
}

bool MethodCall::seat_or_side(int index, const char* what, Value& who) const {
  const ScriptObject* const object = object_at(state_, index);
  if (!is_seat_or_side(object)) refuse(index, what, "wanted.side");
  who = Value(object->kind, object->number);
  return true;
}

bool MethodCall::list(int index, const char* what, SeatList& list) const {
  if (const ScriptObject* const object = object_at(state_, index)) {
    if (object->kind == Tag::seat_list || object->kind == Tag::side_list) {
      list = {object->kind == Tag::seat_list ? Tag::seat : Tag::side, object->number};
      return true;
    }
  } else if (lua_type(state_, index) == LUA_TTABLE) {
    look_through(state_, index);
    const auto size = static_cast<lua_Integer>(lua_rawlen(state_, index));
    charge(3 * size);  // looked through twice
    for (lua_Integer i = 1; i <= size; ++i) {
      lua_rawgeti(state_, index, i);
      const ScriptObject* const item = object_at(state_, -1);
      if (!is_seat_or_side(item) || (i > 1 && item->kind != list.items)) {
        raise_fault(state_, "wrong-type.list-entry",
                    {{"what", sentence(what)}, {"n", std::to_string(i)}});
      }
      list.items = item->kind;
      list.members = static_cast<SeatSet>(list.members | set_of(seat_at(item->number)));
      lua_pop(state_, 1);
    }
    if (has_more(state_, index, size)) {
      raise_fault(state_, "wrong-type.list-entry",
                  {{"what", sentence(what)}, {"n", std::to_string(size + 1)}});
    }
    return true;
  }
  refuse(index, what, "wanted.seats");
}

bool MethodCall::trick(int index, int& trick) const {
  trick = 0;
  if (lua_isnoneornil(state_, index)) return true;
  const ScriptObject* const object = object_at(state_, index);
  Value number;
  if (object != nullptr && object->kind == Tag::trick) {
    trick = object->number;
  } else if (number_at(state_, index, number) && number.tag() == Tag::integer &&
             number.integer() >= 1 && number.integer() <= 255) {
    trick = static_cast<int>(number.integer()) - 1;
  } else {
    refuse(index, "argument.trick", "wanted.trick");
  }
  return true;
}

int MethodCall::answer(std::span<const Value> list) {
  charge(2 * static_cast<std::int64_t>(list.size()));
  lua_createtable(state_, static_cast<int>(list.size()), 0);
  for (std::size_t i = 0; i < list.size(); ++i) {
    push_value(state_, context_, list[i]);
    lua_rawseti(state_, -2, static_cast<lua_Integer>(i) + 1);
  }
  return 1;
}

bool MethodCall::may_be_things(int index) const {
  const ScriptObject* const object = object_at(state_, index);
  return object == nullptr ? lua_type(state_, index) == LUA_TTABLE
                           : object->kind == Tag::trick_list;
}

bool MethodCall::things(int index, Things& things, std::size_t& count) const {
  if (const ScriptObject* const object = object_at(state_, index)) {
    if (object->kind != Tag::trick_list) return false;
    if (context_.state == nullptr) raise_fault(state_, cards_unknown);
    count = static_cast<std::size_t>(context_.trick_count());
    for (std::size_t i = 0; i < count; ++i) {
      things[i] = Value(Tag::trick, static_cast<std::int64_t>(i));
    }
    return true;
  }
  look_through(state_, index);
  count = lua_rawlen(state_, index);
  charge(static_cast<std::int64_t>(count));
  if (count > things.size()) return false;
  for (std::size_t i = 0; i < count; ++i) {
    lua_rawgeti(state_, index, static_cast<lua_Integer>(i) + 1);
    const ScriptObject* const item = object_at(state_, -1);
    const bool is_one = item != nullptr && (item->kind == Tag::trick || item->kind == Tag::card ||
                                            item->kind == Tag::played);
    lua_pop(state_, 1);
    if (!is_one) return false;
    things[i] = Value(item->kind, item->number);
  }
  return count > 0;
}

// Names, numbers and accounts.

bool MethodCall::call(int index, int& call) const {
  if (lua_type(state_, index) != LUA_TSTRING) refuse(index, "argument.call", "wanted.name");
  NamePool::Name* name = context_.names.find(lua_tostring(state_, index));
  if (name == nullptr || name->call == NamePool::not_asked) [[unlikely]] {
    const std::string asked = text_at(state_, index);
    call = context_.rules->call_index(slug(asked));
    if (call < 0) {
      std::vector<std::string> known;
      for (const CallRules& declared : context_.rules->calls) known.push_back(declared.name);
      raise_fault(state_, "unknown-value.call", {{"name", quotable(asked)}},
                  did_you_mean(asked, known));
    }
    name = keep_name(index);
    if (name != nullptr) name->call = static_cast<std::int16_t>(call);
    return true;
  }
  call = name->call;
  return true;
}

bool MethodCall::meld(int index, std::vector<int>& shapes) const {
  if (lua_type(state_, index) != LUA_TSTRING) refuse(index, "argument.meld", "wanted.name");
  const std::string asked = text_at(state_, index);
  const std::string wanted = slug(asked);
  charge(20);
  std::vector<std::string> known;
  for (const Phase& phase : context_.rules->phases) {
    const auto* melds = std::get_if<MeldPhase>(&phase.body);
    if (melds == nullptr) continue;
    for (std::size_t i = 0; i < melds->shapes.size(); ++i) {
      charge(10);  // names are compared as they are written
      const std::string& name = melds->shapes[i].name;
      if (slug(name) == wanted) shapes.push_back(melds->first_shape + static_cast<int>(i));
      known.push_back(name);
    }
  }
  if (!shapes.empty()) return true;
  raise_fault(state_, "unknown-value.meld", {{"name", quotable(asked)}},
              did_you_mean(asked, known));
}

bool MethodCall::zone(int index, int& zone) const {
  if (lua_type(state_, index) != LUA_TSTRING) refuse(index, "argument.zone", "wanted.name");
  NamePool::Name* name = context_.names.find(lua_tostring(state_, index));
  if (name == nullptr || name->zone == NamePool::not_asked) [[unlikely]] {
    const std::string asked = text_at(state_, index);
    const auto& zones = context_.rules->layout.zones();
    zone = context_.rules->zone_index(asked);
    if (zone < 0 || !zones[static_cast<std::size_t>(zone)].per_seat) {
      std::vector<std::string> known;
      for (const ZoneLayout& declared : zones) {
        if (declared.per_seat) known.push_back(declared.name);
      }
      raise_fault(state_, zone < 0 ? "unknown-value.no-zone" : "unknown-value.nobodys-zone",
                  {{"name", quotable(asked)}}, did_you_mean(asked, known));
    }
    name = keep_name(index);
    if (name != nullptr) name->zone = static_cast<std::int16_t>(zone);
    return true;
  }
  zone = name->zone;
  return true;
}

bool MethodCall::amount(int index, const char* what, Amount& amount) const {
  Value number;
  if (!number_at(state_, index, number)) {
    raise_fault(state_, "wrong-type.number-got",
                {{"what", sentence(what)}, {"given", luaL_typename(state_, index)}});
  }
  if (amount_of(number, amount)) return true;
  raise_fault(state_, "wrong-type.million", {{"what", sentence(what)}});
}

bool MethodCall::contract(int index) const {
  const ScriptObject* const object = object_at(state_, index);
  if (object != nullptr && object->kind == Tag::contract) return true;
  raise_fault(state_, "wrong-type.contract", {{"given", luaL_typename(state_, index)}});
}

bool MethodCall::account(int index, const char* what, Account& account) const {
  if (is_seat_or_side(object_at(state_, index))) {
    (void)seat(index, what, account.index);
    return true;
  }
  if (lua_type(state_, index) != LUA_TSTRING) {
    refuse(index, what, "wanted.account");
  }
  const std::vector<ValueRules>& values = context_.rules->values;
  std::size_t size = 0;
  const char* const text = lua_tolstring(state_, index, &size);
  const int value = context_.rules->value_index({text, size});
  if (value >= 0 && values[static_cast<std::size_t>(value)].type == ValueType::chips) {
    account = Account::of_value(value);
    return true;
  }
  const std::string asked(text, size);
  std::vector<std::string> known;
  for (const ValueRules& declared : values) {
    if (declared.type == ValueType::chips) known.push_back(declared.name);
  }
  raise_fault(state_, value < 0 ? "unknown-value.value" : "unknown-value.no-chips",
              {{"name", quotable(asked)}},
              known.empty()
                  ? sentence("suggest.write", {{"code", "values = { " + asked + " = chips }"}})
                  : nearest_or_all(asked, known));
}

// Chips.

void MethodCall::line(int index, const char* otherwise) {
  charge(move_cost);
  const bool is_named = lua_type(state_, index) == LUA_TSTRING;
  if (is_named) charge_walk(state_, lua_rawlen(state_, index));
  if (!context_.chips->keeps_lines()) return;
  named_ = {is_named ? lua_tostring(state_, index) : otherwise, script_place(state_)};
  line_ = &*named_;
}

bool MethodCall::pay(Account from, Account to, Amount amount) const {
  charge(move_cost);
  Chips& chips = *context_.chips;
  if (from.kind == Account::Kind::value && chips.balance(from) < amount) {
    const std::string& place = context_.rules->values[static_cast<std::size_t>(from.index)].name;
    raise_fault(state_, "hook-fault.overdrawn",
                {{"place", place}, {"n", to_text(chips.balance(from))}},
                sentence("hook-fault.overdrawn-suggest", {{"place", place}}));
  }
  chips.pay(from, to, amount, line_->name, line_->rule);
  if (is_within_reason(chips.balance(from)) && is_within_reason(chips.balance(to))) return true;
  raise_fault(state_, "hook-fault.moved");
}

void MethodCall::share(Account from, SeatSet seats) const {
  charge(move_cost * std::popcount(seats));
  context_.chips->share(from, seats, line_->name, line_->rule);
}

bool MethodCall::score(SeatSet seats, Amount amount) const {
  for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
    add_score(state_, *context_.chips, first_of(seats), amount, line_->name, line_->rule);
  }
  return true;
}

// Lists: the third argument says what is asked of each; the name of a figure is pushed above it.

// Pushes the name as fields spell it: "best gold" is best_gold.
bool MethodCall::name_of_figure(int index) {
  if (lua_type(state_, index) != LUA_TSTRING) {
    raise_fault(state_, "wrong-type.best-name", {{"given", luaL_typename(state_, index)}});
  }
  asked_at_ = lua_gettop(state_) + 1;
  NamePool::Name* name = context_.names.find(lua_tostring(state_, index));
  if (name != nullptr && name->slug != LUA_NOREF) {
    lua_rawgeti(state_, LUA_REGISTRYINDEX, name->slug);
    return true;
  }
  const std::string asked = text_at(state_, index);
  const std::string field = slug(asked);
  lua_pushlstring(state_, field.data(), field.size());
  name = context_.names.keep(state_, index);
  if (name == nullptr) {
    charge(static_cast<std::int64_t>(asked.size()));
    return true;
  }
  const Vm::Uncharged uncharged(vm_);
  lua_pushvalue(state_, -1);
  name->slug = luaL_ref(state_, LUA_REGISTRYINDEX);
  return true;
}

bool MethodCall::figure_of(const Value& object, Value& number) {
  context_.objects.push(state_, object.tag(), object.index());
  lua_pushvalue(state_, asked_at_);
  lua_gettable(state_, -2);
  if (!number_at(state_, -1, number)) {
    raise_fault(state_, "wrong-type.best-number",
                {{"name", quotable(lua_tostring(state_, asked_at_))},
                 {"given", luaL_typename(state_, -1)}});
  }
  lua_settop(state_, asked_at_);
  return true;
}

bool MethodCall::number_of(const Value& object, Value& number) {
  lua_pushvalue(state_, asked_at_);
  context_.objects.push(state_, object.tag(), object.index());
  lua_call(state_, 1, 1);
  if (!number_at(state_, -1, number)) {
    raise_fault(state_, "wrong-type.number-got",
                {{"what", sentence("argument.summed")}, {"given", luaL_typename(state_, -1)}});
  }
  lua_settop(state_, asked_at_);
  return true;
}

bool MethodCall::function(int index) {
  if (is_function(index)) return true;
  raise_fault(state_, "wrong-type.only", {{"given", luaL_typename(state_, index)}});
}

bool MethodCall::says_yes(const Value& object, bool& yes) {
  lua_pushvalue(state_, asked_at_);
  context_.objects.push(state_, object.tag(), object.index());
  lua_call(state_, 1, 1);
  yes = lua_toboolean(state_, -1) != 0;
  lua_settop(state_, asked_at_);
  return true;
}

}  // namespace houserule
