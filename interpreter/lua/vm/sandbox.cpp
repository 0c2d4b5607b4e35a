#include "lua/vm/sandbox.h"

#include <algorithm>
#include <array>
#include <new>
#include <utility>

#include "base/did_you_mean.h"
#include "base/text.h"
#include "lua/vm/library.h"
#include "lua/vm/lua_include.h"

namespace houserule {

namespace {

constexpr auto allowed = std::to_array<std::string_view>({
    "assert",         "error",        "ipairs",          "math.abs",       "math.ceil",
    "math.floor",     "math.max",     "math.maxinteger", "math.min",       "math.mininteger",
    "math.tointeger", "math.type",    "math.ult",        "pairs",          "print",
    "select",         "string.byte",  "string.char",     "string.find",    "string.format",
    "string.len",     "string.lower", "string.rep",      "string.reverse", "string.split",
    "string.sub",     "string.trim",  "string.upper",    "table.concat",   "table.insert",
    "table.pack",     "table.remove", "table.sort",      "table.unpack",   "tonumber",
    "tostring",       "type",
});

struct Removed {
  std::string_view name;
  const char* instead;  // a sentence, or null
};

// Names Lua's own manual teaches and people will therefore try.
constexpr auto removed = std::to_array<Removed>({
    {"_G", nullptr},
    {"collectgarbage", nullptr},
    {"coroutine", nullptr},
    {"debug", nullptr},
    {"dofile", nullptr},
    {"getmetatable", nullptr},
    {"io", nullptr},
    {"load", nullptr},
    {"loadfile", nullptr},
    {"loadstring", nullptr},
    {"math.cos", nullptr},
    {"math.exp", nullptr},
    {"math.fmod", "lua-instead.modulo"},
    {"math.huge", "lua-instead.maxinteger"},
    {"math.log", nullptr},
    {"math.modf", "lua-instead.division"},
    {"math.pi", nullptr},
    {"math.random", nullptr},
    {"math.randomseed", nullptr},
    {"math.sin", nullptr},
    {"math.sqrt", nullptr},
    {"math.tan", nullptr},
    {"next", "lua-instead.pairs"},
    {"os", nullptr},
    {"package", nullptr},
    {"pcall", nullptr},
    {"rawequal", nullptr},
    {"rawget", nullptr},
    {"rawlen", "lua-instead.length"},
    {"rawset", nullptr},
    {"require", nullptr},
    {"setmetatable", nullptr},
    {"string.dump", nullptr},
    {"string.gmatch", "lua-instead.find"},
    {"string.gsub", "lua-instead.find"},
    {"string.match", "lua-instead.find"},
    {"string.pack", nullptr},
    {"string.packsize", nullptr},
    {"string.unpack", nullptr},
    {"table.move", nullptr},
    {"unpack", "lua-instead.unpack"},
    {"utf8", nullptr},
    {"warn", nullptr},
    {"xpcall", nullptr},
});

constexpr std::size_t longest_print = 2048;
constexpr int most_unknown = 50;  // each takes a search through all names
constexpr std::int64_t print_cost = 5'000;

// Addresses of these are keys in the registry.
constexpr char names_key = 0;
constexpr char environment_key = 0;
constexpr char stand_in_key = 0;

void push_registry(lua_State* state, const char* key) {
  lua_rawgetp(state, LUA_REGISTRYINDEX, key);
}

// Adds the text keys of the table on top of the stack to `names`.
void collect_keys(lua_State* state, const std::string& before, std::vector<std::string>& names) {
  lua_pushnil(state);
  while (lua_next(state, -2)) {
    lua_pop(state, 1);
    if (lua_type(state, -1) == LUA_TSTRING) names.push_back(before + lua_tostring(state, -1));
  }
}

std::string key_text(lua_State* state, int index) {
  std::size_t size = 0;
  if (lua_type(state, index) != LUA_TSTRING) return std::string("a ") + luaL_typename(state, index);
  const char* const text = lua_tolstring(state, index, &size);
  return {text, std::min<std::size_t>(size, 200)};
}

Sandbox& sandbox_of(lua_State* state) {
  return *static_cast<Sandbox*>(lua_touserdata(state, lua_upvalueindex(1)));
}

}  // namespace

std::span<const std::string_view> library_names() { return allowed; }

template <class F>
void Sandbox::must(F&& body, int arguments, int results) {
  if (vm_.protect(std::forward<F>(body), arguments, results)) throw std::bad_alloc();
}

Sandbox::Sandbox(Vm& vm) : vm_(vm) {
  must([this](lua_State* state) { build_library(state); }, 0, 0);
}

void Sandbox::build_library(lua_State* state) {
  // The names: what an environment falls back to. Unknown ones fall through to refuse_unknown.
  push_base_library(state);
  lua_pushlightuserdata(state, this);
  lua_pushcclosure(state, &Sandbox::print, 1);
  lua_setfield(state, -2, "print");
  constexpr std::pair<const char*, void (*)(lua_State*)> libraries[] = {
      {"math", &push_math_library},
      {"string", &push_string_library},
      {"table", &push_table_library}};
  for (const auto& [name, push_library] : libraries) {
    push_library(state);
    guard_top(state, name);
    lua_setfield(state, -2, name);
  }
  collect_keys(state, "", names_);
  std::sort(names_.begin(), names_.end());
  lua_createtable(state, 0, 1);
  lua_pushlightuserdata(state, this);
  lua_pushcclosure(state, &Sandbox::refuse_unknown, 1);
  lua_setfield(state, -2, "__index");
  lua_setmetatable(state, -2);

  // The metatable all environments share.
  lua_createtable(state, 0, 3);
  lua_pushvalue(state, -2);
  lua_setfield(state, -2, "__index");
  lua_pushlightuserdata(state, this);
  lua_pushliteral(state, "");
  lua_pushcclosure(state, &Sandbox::refuse_write, 2);
  lua_setfield(state, -2, "__newindex");
  lua_pushboolean(state, false);
  lua_setfield(state, -2, "__metatable");
  lua_rawsetp(state, LUA_REGISTRYINDEX, &environment_key);
  lua_rawsetp(state, LUA_REGISTRYINDEX, &names_key);
}

// A userdata rather than a table: it has no raw content that could hide the view.
void Sandbox::guard_top(lua_State* state, const std::string& name) {
  if (!lua_getmetatable(state, -1)) lua_createtable(state, 0, 1);
  lua_pushlightuserdata(state, this);
  lua_pushlstring(state, name.data(), name.size());
  lua_pushvalue(state, -4);
  lua_pushcclosure(state, &Sandbox::refuse_unknown_field, 3);
  lua_setfield(state, -2, "__index");
  lua_setmetatable(state, -2);

  lua_newuserdatauv(state, 0, 0);
  lua_createtable(state, 0, 3);
  lua_pushvalue(state, -3);
  lua_setfield(state, -2, "__index");
  lua_pushlightuserdata(state, this);
  lua_pushlstring(state, name.data(), name.size());
  lua_pushcclosure(state, &Sandbox::refuse_write, 2);
  lua_setfield(state, -2, "__newindex");
  lua_pushboolean(state, false);
  lua_setfield(state, -2, "__metatable");
  lua_setmetatable(state, -2);
  lua_remove(state, -2);
}

void Sandbox::add_global(const std::string& name) {
  must(
      [&](lua_State* state) {
        push_registry(state, &names_key);
        lua_insert(state, 1);
        lua_pushlstring(state, name.data(), name.size());
        lua_insert(state, 2);
        lua_rawset(state, 1);
      },
      1, 0);
  const auto at = std::lower_bound(names_.begin(), names_.end(), name);
  if (at == names_.end() || *at != name) names_.insert(at, name);
}

void Sandbox::push_environment() {
  must(
      [](lua_State* state) {
        lua_newtable(state);
        push_registry(state, &environment_key);
        lua_setmetatable(state, -2);
      },
      0, 1);
}

std::vector<std::string> Sandbox::reachable_names() {
  std::vector<std::string> found;
  must(
      [&](lua_State* state) {
        push_registry(state, &names_key);
        lua_pushnil(state);
        while (lua_next(state, 1)) {
          const std::string name = key_text(state, -2);
          if (lua_type(state, -1) == LUA_TUSERDATA && luaL_getmetafield(state, -1, "__index")) {
            collect_keys(state, name + ".", found);
            lua_pop(state, 1);
          } else {
            found.push_back(name);
          }
          lua_pop(state, 1);
        }
      },
      0, 0);
  std::sort(found.begin(), found.end());
  return found;
}

Diagnostic Sandbox::unknown_fault(const std::string& shown, const std::string& name,
                                  std::span<const std::string> candidates,
                                  bool& removed_name) const {
  const auto known = std::find_if(removed.begin(), removed.end(),
                                  [&](const Removed& other) { return other.name == shown; });
  removed_name = known != removed.end();
  const char* const key = removed_name    ? "unknown-name.removed"
                          : shown != name ? "unknown-name.no-field"
                          : is_loading_   ? "unknown-word.here"
                                          : "unknown-name.here";
  Diagnostic fault = fault_of(key, {}, {{"name", quotable(shown)}}, did_you_mean(name, candidates));
  if (is_loading_) fault.code = "unknown-word";
  if (removed_name) {
    fault.suggestion = known->instead == nullptr ? Text() : sentence(known->instead);
  }
  return fault;
}

void Sandbox::raise_unknown(lua_State* state, const std::string& shown, const std::string& name,
                            std::span<const std::string> candidates) {
  bool removed_name = false;
  raise_fault(state, unknown_fault(shown, name, candidates, removed_name));
}

int Sandbox::refuse_unknown(lua_State* state) {
  Sandbox& sandbox = sandbox_of(state);
  const std::string name = key_text(state, 2);
  bool removed_name = false;
  Diagnostic fault = sandbox.unknown_fault(name, name, sandbox.names_, removed_name);
  const bool too_many = ++sandbox.unknown_ % most_unknown == 0;
  if (!sandbox.is_loading_ || !sandbox.unknown_sink_ || removed_name || too_many) {
    raise_fault(state, std::move(fault));
  }
  fault.place = script_place(state);
  sandbox.unknown_sink_(std::move(fault));
  lua_rawgetp(state, LUA_REGISTRYINDEX, &stand_in_key);
  return 1;
}

void Sandbox::stand_in_for_unknown(FaultSink sink) {
  unknown_sink_ = std::move(sink);
  must([](lua_State* state) { lua_rawsetp(state, LUA_REGISTRYINDEX, &stand_in_key); }, 1, 0);
}

int Sandbox::refuse_unknown_field(lua_State* state) {
  const std::string library = lua_tostring(state, lua_upvalueindex(2));
  const std::string name = key_text(state, 2);
  std::vector<std::string> fields;
  lua_pushvalue(state, lua_upvalueindex(3));
  collect_keys(state, "", fields);
  std::sort(fields.begin(), fields.end());
  sandbox_of(state).raise_unknown(state, library + "." + name, name, fields);
}

int Sandbox::refuse_write(lua_State* state) {
  const std::string library = lua_tostring(state, lua_upvalueindex(2));
  const std::string name = quotable(key_text(state, 2));
  if (!library.empty()) {
    raise_fault(state, "global-write.library", {{"name", library + "." + name}});
  }
  raise_fault(state, "global-write.name", {{"name", name}},
              sentence("global-write.suggest", {{"name", name}}));
}

// print(...): the texts with a space between.
int Sandbox::print(lua_State* state) {
  Sandbox& sandbox = sandbox_of(state);
  Vm::of(state).charge(print_cost);
  std::string text;
  const int count = lua_gettop(state);
  for (int i = 1; i <= count && text.size() < longest_print; ++i) {
    if (i > 1) text += ' ';
    push_text(state, i);
    std::size_t size = 0;
    const char* const part = lua_tolstring(state, -1, &size);
    text.append(part, std::min(size, longest_print));
    lua_pop(state, 1);
  }
  text = quotable(text, longest_print);
  if (sandbox.print_sink_) sandbox.print_sink_(script_place(state), text);
  return 0;
}

}  // namespace houserule
