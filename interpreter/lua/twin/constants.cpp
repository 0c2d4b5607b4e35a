#include "lua/twin/constants.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "lua/answers/fields.h"
#include "lua/objects/script_context.h"

namespace houserule::twin {

namespace {

constexpr int deepest_table = 16;
constexpr std::size_t most_entries = 1000;  // of a table

// What a function of a step may ask: how the deal stands is known only while it is settled.
constexpr std::uint64_t bit(Field field) { return std::uint64_t{1} << static_cast<int>(field); }
constexpr std::uint64_t fields_of_step =
    ((fields_of(Tag::in_hand) | fields_of(Tag::played)) & ~bit(Field::chips) & ~bit(Field::name)) |
    bit(Field::number);

constexpr std::pair<const char*, Builtin> base_functions[] = {
    {"assert", Builtin::assert_true}, {"contains", Builtin::contains}, {"error", Builtin::raise},
    {"ipairs", Builtin::ipairs},      {"tostring", Builtin::tostring},
};

constexpr std::pair<const char*, Builtin> math_functions[] = {
    {"abs", Builtin::abs}, {"ceil", Builtin::ceil}, {"floor", Builtin::floor},
    {"max", Builtin::max}, {"min", Builtin::min},   {"tointeger", Builtin::tointeger},
    {"ult", Builtin::ult},
};

Value value_of(Builtin builtin) { return {Tag::builtin, static_cast<std::int64_t>(builtin)}; }

// Pushes what the table at the top has under a name.
void push_raw(lua_State* state, const char* name) {
  lua_pushstring(state, name);
  lua_rawget(state, -2);
}

}  // namespace

Constants::Constants(lua_State* state, ScriptReader& reader, const GameRules& rules,
                     const SettlePhase& phase, Program& program, FunctionTranslator translator)
    : state_(state),
      reader_(reader),
      rules_(rules),
      phase_(phase),
      program_(program),
      translator_(std::move(translator)) {
  add_rules();
  add_language();
  add_house();
}

void Constants::add_rules() {
  program_.counting = reader_.context().counting;
  for (const CallRules& call : rules_.calls) program_.call_names.push_back(text(call.name, true));
  for (const Strain& strain : rules_.strains) {
    program_.strain_names.push_back(text(strain.name, true));
  }
  for (const ValueRules& value : rules_.values) {
    auto& names = program_.value_names.emplace_back();
    if (value.type != ValueType::rank && value.type != ValueType::suit) continue;
    const auto& all = value.type == ValueType::rank ? rules_.deck.ranks : rules_.deck.suits;
    for (const CardName& name : all) names.push_back(text(name.name, true));
  }
}

void Constants::add_language() {
  const int top = lua_gettop(state_);
  luaL_checkstack(state_, 8, nullptr);
  reader_.push_environment();
  lua_getmetatable(state_, -1);
  environment_ = lua_topointer(state_, -1);
  push_raw(state_, "__index");
  for (const auto& [name, builtin] : base_functions) {
    push_raw(state_, name);
    if (lua_isfunction(state_, -1)) {
      known_[lua_topointer(state_, -1)] = value_of(builtin);
      globals_[name] = value_of(builtin);
    }
    lua_pop(state_, 1);
  }
  const auto add_object = [&](const char* name, const Value& value) {
    push_raw(state_, name);
    if (lua_isuserdata(state_, -1)) {
      known_[lua_topointer(state_, -1)] = value;
      globals_[name] = value;
    }
    lua_pop(state_, 1);
  };
  add_object("values", Value(Tag::values, 0));
  add_object("house", Value(Tag::table, static_cast<std::int64_t>(program_.tables.size())));
  program_.tables.emplace_back().has_all = true;

  add_object("math", Value(Tag::table, static_cast<std::int64_t>(program_.tables.size())));
  Table& math = program_.tables.emplace_back();
  math.has_all = true;
  push_raw(state_, "math");
  luaL_getmetafield(state_, -1, "__index");
  for (const auto& [name, builtin] : math_functions) {
    push_raw(state_, name);
    known_[lua_topointer(state_, -1)] = value_of(builtin);
    math.fields.emplace_back(Value(Tag::text, text(name, false)), value_of(builtin));
    lua_pop(state_, 1);
  }
  for (const char* const name : {"maxinteger", "mininteger"}) {
    push_raw(state_, name);
    math.fields.emplace_back(Value(Tag::text, text(name, false)),
                             Value::of(std::int64_t{lua_tointeger(state_, -1)}));
    lua_pop(state_, 1);
  }
  lua_settop(state_, top);
}

void Constants::add_house() {
  std::vector<std::pair<Value, Value>> fields;
  for (std::size_t i = 0; i < rules_.house.size(); ++i) {
    const HouseNumber& number = rules_.house[i];
    Value held = house_number(number, i);
    if (held.tag() == Tag::house_name) {
      held = Value(Tag::text, text(number.names[static_cast<std::size_t>(held.integer())], true));
    }
    fields.emplace_back(Value(Tag::text, text(number.name, false)), held);
  }
  program_.tables.front().fields = std::move(fields);
}

std::int32_t Constants::text(std::string_view wanted, bool is_held) {
  const auto next = static_cast<std::int32_t>(program_.texts.size());
  const auto [at, is_new] = texts_.try_emplace(std::string(wanted), next);
  const auto number = static_cast<std::size_t>(at->second);
  if (is_new) {
    Text& added = program_.texts.emplace_back();
    added.text = wanted;
    is_held_.push_back(false);
    for (int i = 0; i < field_count; ++i) {
      const bool is_known = !program_.is_step || (fields_of_step >> i & 1) != 0;
      if (is_known && name_of(static_cast<Field>(i)) == wanted) added.field = i;
    }
    for (int i = 0; i < method_count; ++i) {
      const bool of_step = (methods_of(Tag::in_hand) >> i & 1) != 0;
      if (name_of(static_cast<Method>(i)) == wanted && of_step == program_.is_step) {
        added.method = i;
      }
    }
    for (std::size_t i = phase_.lines.size(); i-- > 0;) {
      const SettleLine& line = phase_.lines[i];
      const bool is_read =
          line.kind == SettleLine::Kind::figure || line.kind == SettleLine::Kind::score;
      if (!is_read || line.slug != wanted) continue;
      added.figure = line.hook < 0 ? -1 : static_cast<int>(i);
    }
    if (!program_.is_step) added.kept = read_by_name(rules_, wanted);
  }
  if (is_held && !is_held_[number]) {
    is_held_[number] = true;
    look_up(number);
  }
  return at->second;
}

void Constants::look_up(std::size_t number) {
  const std::string name = program_.texts[number].text;
  const std::string as_slug = slug(name);
  const std::int32_t of_slug = text(as_slug, false);  // may move the texts
  Text& held = program_.texts[number];
  held.slug = of_slug;
  held.call = rules_.call_index(as_slug);
  held.value = rules_.value_index(name);
  held.zone = rules_.zone_index(name);
  if (held.zone >= 0 && !rules_.layout.zones()[static_cast<std::size_t>(held.zone)].per_seat) {
    held.zone = -1;
  }
  if (const auto cards = rules_.deck.find(name)) {
    held.cards = static_cast<int>(program_.cards.size());
    program_.cards.push_back(*cards);
  }
}

bool Constants::is_environment(int index) {
  if (lua_type(state_, index) != LUA_TTABLE || lua_getmetatable(state_, index) == 0) return false;
  const bool is_it = lua_topointer(state_, -1) == environment_;
  lua_pop(state_, 1);
  return is_it;
}

Value Constants::global(std::string_view name) const {
  const auto found = globals_.find(std::string(name));
  if (found != globals_.end()) return found->second;
  throw Untranslatable("'" + quotable(name) + "' is called or read");
}

Value Constants::convert(int index) {
  switch (lua_type(state_, index)) {
    case LUA_TNIL:
      return {};
    case LUA_TBOOLEAN:
      return Value::of(lua_toboolean(state_, index) != 0);
    case LUA_TNUMBER:
      return lua_isinteger(state_, index) != 0
                 ? Value::of(std::int64_t{lua_tointeger(state_, index)})
                 : Value::of(static_cast<double>(lua_tonumber(state_, index)));
    case LUA_TSTRING: {
      std::size_t size = 0;
      const char* const bytes = lua_tolstring(state_, index, &size);
      return {Tag::text, text({bytes, size}, true)};
    }
    default:
      break;
  }
  const auto known = known_.find(lua_topointer(state_, index));
  if (known != known_.end()) return known->second;
  if (lua_type(state_, index) == LUA_TTABLE) return table(lua_absindex(state_, index));
  if (lua_type(state_, index) == LUA_TFUNCTION && lua_iscfunction(state_, index) == 0) {
    return translator_(lua_absindex(state_, index));
  }
  throw Untranslatable("something of the language that twins do not know is used");
}

Value Constants::table(int index) {
  const void* const address = lua_topointer(state_, index);
  const auto found = tables_.find(address);
  if (found != tables_.end()) return found->second;
  if (lua_getmetatable(state_, index) != 0 || depth_ >= deepest_table) {
    throw Untranslatable("a table that is none of the file's own is read");
  }
  luaL_checkstack(state_, 8, nullptr);
  const auto number = program_.tables.size();
  const Value value(Tag::table, static_cast<std::int64_t>(number));
  tables_[address] = value;
  program_.tables.emplace_back();
  Table made;
  ++depth_;
  const auto size = static_cast<lua_Integer>(lua_rawlen(state_, index));
  for (lua_Integer i = 1; i <= size; ++i) {
    if (lua_rawgeti(state_, index, i) == LUA_TNIL) {
      throw Untranslatable("a list with holes is read");
    }
    if (made.items.size() > most_entries) throw Untranslatable("a long table is read");
    made.items.push_back(convert(-1));
    lua_pop(state_, 1);
  }
  lua_pushnil(state_);
  while (lua_next(state_, index) != 0) {
    const bool is_item = lua_isinteger(state_, -2) != 0 && lua_tointeger(state_, -2) >= 1 &&
                         lua_tointeger(state_, -2) <= size;
    const int kind = lua_type(state_, -2);
    if (kind != LUA_TSTRING && kind != LUA_TNUMBER) {
      throw Untranslatable("a table is read whose keys are neither texts nor numbers");
    }
    if (!is_item) {
      if (made.fields.size() > most_entries) throw Untranslatable("a long table is read");
      const Value key = convert(-2);
      made.has_gaps = made.has_gaps || (key.tag() == Tag::integer && key.integer() > size);
      made.fields.emplace_back(key, convert(-1));
    }
    lua_pop(state_, 1);
  }
  --depth_;
  program_.tables[number] = std::move(made);
  return value;
}

Value Constants::field(const Value& of, std::string_view name) const {
  const Table& table = program_.tables[static_cast<std::size_t>(of.integer())];
  const auto wanted = texts_.find(std::string(name));
  for (const auto& [key, value] : table.fields) {
    if (wanted != texts_.end() && key.tag() == Tag::text && key.integer() == wanted->second)
      return value;
  }
  if (table.has_all) throw Untranslatable("'" + quotable(name) + "' is called or read");
  return {};
}

}  // namespace houserule::twin
