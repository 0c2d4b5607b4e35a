// string: byte, char, find, format, len, lower, rep, reverse, split, sub, trim, upper.
//
// There are no patterns: Lua's matcher runs without count or end for some of them. find is plain.

#include <array>
#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>

#include "lua/vm/library.h"

namespace houserule {

namespace {

std::string_view text_argument(lua_State* state, int index) {
  std::size_t size = 0;
  if (lua_type(state, index) == LUA_TNUMBER) charge_conversion(state, index);
  const char* const text = luaL_checklstring(state, index, &size);
  return {text, size};
}

void push(lua_State* state, std::string_view text) {
  lua_pushlstring(state, text.data(), text.size());
}

bool is_space(char letter) { return letter == ' ' || (letter >= '\t' && letter <= '\r'); }

// find(text, part [, from]): the first and last position of `part`, or nil.
int find(lua_State* state) {
  const std::string_view text = text_argument(state, 1);
  const std::string_view part = text_argument(state, 2);
  lua_Integer from = integer_argument(state, 3, 1);
  const auto size = static_cast<lua_Integer>(text.size());
  charge_items(state, 4);
  charge_walk(state, text.size() + part.size());
  if (from < 0) from = from < -size ? 1 : size + from + 1;
  if (from == 0) from = 1;
  if (from > size + 1) {
    lua_pushnil(state);
    return 1;
  }
  const std::string_view rest = text.substr(static_cast<std::size_t>(from) - 1);
  // memmem is linear whatever the texts are; std::string_view::find is not.
  const void* const found =
      part.empty() ? rest.data() : memmem(rest.data(), rest.size(), part.data(), part.size());
  if (!found) {
    lua_pushnil(state);
    return 1;
  }
  const lua_Integer at = static_cast<const char*>(found) - text.data();
  lua_pushinteger(state, at + 1);
  lua_pushinteger(state, at + static_cast<lua_Integer>(part.size()));
  return 2;
}

int rep(lua_State* state) {
  const std::string_view text = text_argument(state, 1);
  const lua_Integer times = integer_argument(state, 2);
  const std::string_view between = lua_isnoneornil(state, 3) ? "" : text_argument(state, 3);
  if (times > most_repeats) {
    raise_error(state, "hook-fault.repeats", {{"n", std::to_string(most_repeats)}});
  }
  charge_items(state, 4 + times);
  std::string made;
  for (lua_Integer i = 0; i < times; ++i) {
    if (i > 0) made += between;
    made += text;
    if (made.size() > longest_made_string) {
      raise_error(state, "hook-fault.text-size",
                  {{"function", "rep"}, {"n", std::to_string(longest_made_string)}});
    }
  }
  charge_copy(state, made.size());
  push(state, made);
  return 1;
}

// split(text [, separator]): the parts as a list; without separator the words between spaces.
int split(lua_State* state) {
  const std::string_view text = text_argument(state, 1);
  charge_items(state, 4);
  charge_walk(state, text.size());
  lua_settop(state, 2);
  lua_Integer count = 0;
  lua_newtable(state);
  const auto add = [&](std::string_view part) {
    charge_items(state, 6);
    push(state, part);
    lua_rawseti(state, -2, ++count);
  };
  if (lua_isnoneornil(state, 2)) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t begin = at;
      while (at < text.size() && !is_space(text[at])) ++at;
      if (at > begin) add(text.substr(begin, at - begin));
      while (at < text.size() && is_space(text[at])) ++at;
    }
    return 1;
  }
  const std::string_view separator = text_argument(state, 2);
  luaL_argcheck(state, !separator.empty(), 2, "the separator is empty");
  charge_walk(state, separator.size());
  std::string_view rest = text;
  while (true) {
    const void* const found = memmem(rest.data(), rest.size(), separator.data(), separator.size());
    if (!found) break;
    const std::size_t size = static_cast<const char*>(found) - rest.data();
    add(rest.substr(0, size));
    rest.remove_prefix(size + separator.size());
  }
  add(rest);
  return 1;
}

int trim(lua_State* state) {
  std::string_view text = text_argument(state, 1);
  charge_items(state, 4);
  charge_walk(state, text.size());
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  push(state, text);
  return 1;
}

// One "%-05d" of a format.
struct Placeholder {
  std::string flags;
  int width = -1;
  int precision = -1;
  char letter = 0;

  // Returns the placeholder as printf takes it, with the sizes as arguments of their own.
  std::string for_printf(const char* kind) const { return "%" + flags + "*.*" + kind; }
};

Placeholder read_placeholder(lua_State* state, std::string_view& rest) {
  Placeholder placeholder;
  const auto next = [&] { return rest.empty() ? '\0' : rest.front(); };
  const auto read_number = [&] {
    int number = 0;
    for (int digits = 0; next() >= '0' && next() <= '9'; ++digits) {
      if (digits == 2) raise_error(state, "hook-fault.format-width");
      number = number * 10 + (next() - '0');
      rest.remove_prefix(1);
    }
    return number;
  };
  while (next() != '\0' && std::strchr("-+ #0", next())) {
    if (placeholder.flags.find(next()) != std::string::npos) {
      raise_error(state, "hook-fault.format-flag");
    }
    placeholder.flags += next();
    rest.remove_prefix(1);
  }
  placeholder.width = read_number();
  if (next() == '.') {
    rest.remove_prefix(1);
    placeholder.precision = read_number();
  }
  placeholder.letter = next();
  if (!rest.empty()) rest.remove_prefix(1);
  return placeholder;
}

void append_quoted(std::string& made, std::string_view text) {
  made += '"';
  for (const char letter : text) {
    const auto byte = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
      made += '\\';
      made += letter;
    } else if (letter == '\n') {
      made += "\\n";
    } else if (byte < 0x20 || byte == 0x7F) {
      made += '\\';
      for (const int place : {100, 10, 1}) made += static_cast<char>('0' + byte / place % 10);
    } else {
      made += letter;
    }
  }
  made += '"';
}

void append_padded(std::string& made, const Placeholder& placeholder, std::string_view text) {
  if (placeholder.precision >= 0) {
    text = text.substr(0, static_cast<std::size_t>(placeholder.precision));
  }
  const auto width = static_cast<std::size_t>(placeholder.width);
  const std::size_t gap = width > text.size() ? width - text.size() : 0;
  const bool is_left = placeholder.flags.find('-') != std::string::npos;
  if (!is_left) made.append(gap, ' ');
  made += text;
  if (is_left) made.append(gap, ' ');
}

void append_argument(lua_State* state, std::string& made, const Placeholder& placeholder,
                     int argument) {
  char number[128];
  switch (placeholder.letter) {
    case 'd':
    case 'i':
      std::snprintf(number, sizeof number, placeholder.for_printf("lld").c_str(), placeholder.width,
                    placeholder.precision,
                    static_cast<long long>(integer_argument(state, argument)));
      made += number;
      return;
    case 'x':
      std::snprintf(number, sizeof number, placeholder.for_printf("llx").c_str(), placeholder.width,
                    placeholder.precision,
                    static_cast<unsigned long long>(integer_argument(state, argument)));
      made += number;
      return;
    case 'c': {
      const char letter = static_cast<char>(integer_argument(state, argument));
      append_padded(made, {placeholder.flags, placeholder.width, -1, 'c'}, {&letter, 1});
      return;
    }
    case 's': {
      luaL_checkany(state, argument);
      if (lua_type(state, argument) == LUA_TTABLE || lua_type(state, argument) == LUA_TFUNCTION) {
        luaL_typeerror(state, argument, "text or number");
      }
      push_text(state, argument);
      const std::string_view text = text_argument(state, -1);
      charge_copy(state, text.size());
      if (text.size() <= longest_made_string) append_padded(made, placeholder, text);
      if (text.size() > longest_made_string) made.append(longest_made_string + 1, ' ');
      lua_pop(state, 1);
      return;
    }
    case 'q':
      if (lua_isinteger(state, argument)) {
        made += std::to_string(lua_tointeger(state, argument));
      } else {
        luaL_checktype(state, argument, LUA_TSTRING);
        charge_items(state, static_cast<lua_Integer>(lua_rawlen(state, argument)));
        append_quoted(made, text_argument(state, argument).substr(0, longest_made_string + 1));
      }
      return;
    default:
      raise_error(state, "hook-fault.format-letter");
  }
}

int format(lua_State* state) {
  std::string_view rest = text_argument(state, 1);
  charge_items(state, 4);
  charge_walk(state, rest.size());
  std::string made;
  int argument = 1;
  while (!rest.empty()) {
    const std::size_t plain = std::min(rest.find('%'), rest.size());
    made += rest.substr(0, plain);
    rest.remove_prefix(plain);
    if (!rest.empty()) {
      rest.remove_prefix(1);
      const Placeholder placeholder = read_placeholder(state, rest);
      charge_items(state, 20);
      if (placeholder.letter == '%') {
        made += '%';
      } else {
        append_argument(state, made, placeholder, ++argument);
      }
    }
    if (made.size() > longest_made_string) {
      raise_error(state, "hook-fault.text-size",
                  {{"function", "format"}, {"n", std::to_string(longest_made_string)}});
    }
  }
  push(state, made);
  return 1;
}

}  // namespace

void push_string_library(lua_State* state) {
  lua_pushcfunction(state, &luaopen_string);
  lua_call(state, 0, 1);
  lua_newtable(state);
  copy_functions(state, std::to_array<const char*>({"byte", "char", "len", "sub"}),
                 Handling::copied);
  copy_functions(state, std::to_array<const char*>({"lower", "reverse", "upper"}),
                 Handling::walked);
  add_functions(state, std::to_array<NamedFunction>({{"find", &find},
                                                     {"format", &format},
                                                     {"rep", &rep},
                                                     {"split", &split},
                                                     {"trim", &trim}}));
  lua_remove(state, -2);

  lua_pushliteral(state, "");
  lua_createtable(state, 0, 2);
  lua_pushvalue(state, -3);
  lua_setfield(state, -2, "__index");
  lua_pushboolean(state, false);
  lua_setfield(state, -2, "__metatable");
  lua_setmetatable(state, -2);
  lua_pop(state, 1);
}

}  // namespace houserule
