// Makes of scripts/ what is built into the program and its page, each by the ending of its name:
// the table of sentences (.cpp), the words that have a meaning in C++ (.h), the texts of the page
// (.ts). make_texts FILE.cpp|.h|.ts ... FILE.lua...
//
// A file of scripts/texts/ returns a table of sentences by key, each with its English first and its
// Japanese as `ja`; one of scripts/words/ a list of words; the `phrase` of a bare one becomes the
// sentence "word.NAME". The second file made lists the words that C++ gives a meaning, for enums,
// with what their entries say of them. What is wrong with a file is told with its line, and nothing
// is made.

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <lua.hpp>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Entry {
  std::string en;
  std::string ja;
  std::string place;  // "file:line"
};

std::map<std::string, Entry> entries;
int faults = 0;

void complain(const std::string& place, const std::string& what) {
  std::fprintf(stderr, "%s: %s\n", place.c_str(), what.c_str());
  ++faults;
}

std::string text_at(lua_State* lua, int index) {
  std::size_t size = 0;
  const char* const text = lua_tolstring(lua, index, &size);
  return text == nullptr ? "" : std::string(text, size);
}

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') result += '\\';
    if (letter == '\n') {
      result += "\\n";
    } else {
      result += letter;
    }
  }
  return result + "\"";
}

// The names of the holes of a sentence; a capital and a choice of words do not count. Japanese may
// leave out who does something.
std::set<std::string> holes_of(const std::string& sentence) {
  std::set<std::string> holes;
  for (auto open = sentence.find('{'); open != std::string::npos;
       open = sentence.find('{', open + 1)) {
    const auto end = sentence.find_first_of(":}", open);
    // What Lua writes in braces begins with no letter.
    if (end == std::string::npos ||
        std::isalpha(static_cast<unsigned char>(sentence[open + 1])) == 0) {
      continue;
    }
    std::string name = sentence.substr(open + 1, end - open - 1);
    name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    if (name != "who") holes.insert(name);
  }
  return holes;
}

void add(const std::string& key, const std::string& place, lua_State* lua) {
  lua_rawgeti(lua, -1, 1);
  lua_getfield(lua, -2, "ja");
  Entry entry{text_at(lua, -2), text_at(lua, -1), place};
  lua_pop(lua, 2);
  if (entry.en.empty() || entry.ja.empty()) {
    complain(place, "'" + key + "' is not there in both languages");
  } else if (holes_of(entry.en) != holes_of(entry.ja)) {
    complain(place, "the languages of '" + key + "' have other holes");
  }
  const auto [other, is_new] = entries.emplace(key, entry);
  // Words of one name, of card games and of board games, are called the same.
  const Entry& before = other->second;
  const bool is_word = key.starts_with("word.") && before.en == entry.en && before.ja == entry.ja;
  if (!is_new && !is_word) complain(place, "'" + key + "' is in " + before.place + " already");
}

// Where each key of a file stands, as written: `["key"] = ` at the beginning of a line.
std::map<std::string, std::string> places_in(const std::string& file) {
  std::map<std::string, std::string> places;
  std::ifstream stream(file);
  int number = 0;
  for (std::string line; std::getline(stream, line);) {
    ++number;
    const std::string place = file + ":" + std::to_string(number);
    const auto begin = line.find_first_not_of(' ');
    if (begin == std::string::npos || line.compare(begin, 2, "[\"") != 0) continue;
    const auto end = line.find("\"]", begin);
    if (end == std::string::npos) continue;
    const std::string key = line.substr(begin + 2, end - begin - 2);
    if (!places.emplace(key, place).second) complain(place, "'" + key + "' is there already");
  }
  return places;
}

void read_sentences(lua_State* lua, const std::string& file) {
  std::map<std::string, std::string> places = places_in(file);
  for (lua_pushnil(lua); lua_next(lua, -2) != 0; lua_pop(lua, 1)) {
    if (lua_type(lua, -2) != LUA_TSTRING || !lua_istable(lua, -1)) {
      complain(file, "an entry is no sentence with its key");
      continue;
    }
    const std::string key = text_at(lua, -2);
    const std::string& place = places[key];
    add(key, place.empty() ? file : place, lua);
  }
}

// The key of a sentence that stands with a word, by the field that holds it; "" for other fields.
std::string key_of(const std::string& field, std::string name) {
  if (field == "phrase") return "word." + name;
  if (field == "these" || field == "opposite") return field + "." + name;
  if (field != "refused") return "";
  std::replace(name.begin(), name.end(), '_', '-');
  return "must-" + name;  // the code of the refusal
}

// The list of a field, as bits of asks (rules/model/words.h): "asks::seat | asks::trick | 0".
std::string bits_in(lua_State* lua, const char* field) {
  std::string bits;
  lua_getfield(lua, -1, field);
  if (lua_istable(lua, -1)) {
    const auto count = static_cast<lua_Integer>(lua_rawlen(lua, -1));
    for (lua_Integer i = 1; i <= count; lua_pop(lua, 1), ++i) {
      lua_rawgeti(lua, -1, i);
      bits += "asks::" + text_at(lua, -1) + " | ";
    }
  }
  lua_pop(lua, 1);
  return bits + "0";
}

// What stands in the entry of a word, as C++ writes it: a truth for the column "bool", a quoted
// text for "text", the key of a sentence for "key", bits for "asks", else the enumerator of that
// enum; as an entry leaves it out, false, "", no bit or `none`.
std::string cell(lua_State* lua, const std::string& name, const std::string& field,
                 const std::string& column) {
  if (column == "asks") return bits_in(lua, field.c_str());
  lua_getfield(lua, -1, field.c_str());
  const bool is_sentence = lua_istable(lua, -1);
  const std::string text = is_sentence ? key_of(field, name) : text_at(lua, -1);
  const bool truth = lua_toboolean(lua, -1) != 0;
  lua_pop(lua, 1);
  if (column == "text") return quoted(text);
  if (column == "key") return quoted(truth ? text : "");
  if (column == "bool") return truth ? "true" : "false";
  return column + "::" + (text.empty() ? "none" : text);
}

// Words of these kinds, of which C++ has an enum and a row each.
struct WordList {
  std::string name;
  std::set<std::string> kinds;
  std::string mark;  // only words whose entry has this field
  std::vector<std::pair<std::string, std::string>> columns;  // fields of their rows
  std::vector<std::string> words = {};
  std::string rows = {};
};

std::vector<WordList> lists = {
    {"CARD",
     {"cards"},
     "sees",
     {{"sees", "LookUp"}, {"needs", "Needs"}, {"asks", "asks"}, {"refused", "key"}}},
    {"CONDITION",
     {"condition"},
     "turns",
     {{"turns", "Turns"}, {"asks", "asks"}, {"idle", "asks"}, {"items", "text"}}},
    {"SELECTOR", {"selector"}, "among", {{"among", "Among"}, {"asks", "asks"}, {"lowest", "bool"}}},
    {"SEAT", {"seat", "who"}, "asks", {{"asks", "asks"}, {"of_seat", "bool"}, {"several", "bool"}}},
    {"BOARD", {"act", "count"}, "asks", {{"asks", "asks"}}},
    {"FIELD", {"result"}, "of", {{"name", "Field"}, {"of", "Tag"}}},
    {"METHOD", {"method"}, "of", {{"name", "Method"}, {"of", "Tag"}}},
};

std::string places;  // rows: a word, one of its fields, and what there is where that field stands

void list_place(lua_State* lua, const std::string& name, const std::string& field) {
  lua_getfield(lua, -1, "acts");
  const bool acts = !lua_isnil(lua, -1);
  lua_pop(lua, 1);
  const std::string has = bits_in(lua, "has");
  if (!acts && has == "0") return;
  places += " \\\n  {" + quoted(name) + ", " + quoted(field) + ", " +
            (acts ? "asks::seat | " : "") + has + "},";
}

void list_places(lua_State* lua, const std::string& name) {
  list_place(lua, name, "");
  lua_getfield(lua, -1, "fields");
  if (lua_istable(lua, -1)) {
    const auto count = static_cast<lua_Integer>(lua_rawlen(lua, -1));
    for (lua_Integer i = 1; i <= count; lua_pop(lua, 1), ++i) {
      lua_rawgeti(lua, -1, i);
      lua_rawgeti(lua, -1, 1);
      const std::string field = text_at(lua, -1);
      lua_pop(lua, 1);
      list_place(lua, name, field);
    }
  }
  lua_pop(lua, 1);
}

void list_word(lua_State* lua, const std::string& name, const std::string& kind) {
  list_places(lua, name);
  for (WordList& list : lists) {
    if (!list.kinds.contains(kind)) continue;
    lua_getfield(lua, -1, list.mark.c_str());
    const bool is_marked = !lua_isnil(lua, -1);
    lua_pop(lua, 1);
    if (!is_marked) continue;
    // Several objects have a field of one name: a row each.
    const bool is_new = std::find(list.words.begin(), list.words.end(), name) == list.words.end();
    if (is_new) list.words.push_back(name);
    list.rows += " \\\n  {" + quoted(name);
    for (const auto& [field, column] : list.columns) {
      list.rows += ", " + cell(lua, name, field, column);
    }
    list.rows += "},";
  }
}

void read_words(lua_State* lua, const std::string& file) {
  const auto count = static_cast<lua_Integer>(lua_rawlen(lua, -1));
  for (lua_Integer i = 1; i <= count; lua_pop(lua, 1), ++i) {
    lua_rawgeti(lua, -1, i);
    lua_getfield(lua, -1, "name");
    lua_getfield(lua, -2, "kind");
    const std::string name = text_at(lua, -2);
    const std::string kind = text_at(lua, -1);
    const bool is_bare = kind != "table" && kind != "method" && kind != "result";
    lua_pop(lua, 2);
    list_word(lua, name, kind);
    for (const char* const field : {"phrase", "these", "opposite", "refused"}) {
      lua_getfield(lua, -1, field);
      if (lua_istable(lua, -1) && is_bare) add(key_of(field, name), file, lua);
      lua_pop(lua, 1);
    }
  }
}

int word(lua_State* lua) {
  lua_settop(lua, 1);
  return 1;
}

void write_for_page(std::ofstream& out) {
  out << "export const texts = {\n";
  for (const auto& [key, entry] : entries) {
    out << "  " << key << ": [" << quoted(entry.en) << ", " << quoted(entry.ja) << "],\n";
  }
  out << "} as const;\n";
}

void write_for_program(std::ofstream& out) {
  out << "#include \"base/sentence.h\"\n\n#include <array>\n\nnamespace houserule {\n\nusing "
         "namespace "
         "std::string_view_literals;\n\nnamespace {\n\n"
         "constexpr auto table = std::to_array<Sentence>({\n";
  for (const auto& [key, entry] : entries) {
    // With their lengths: a compiler that counts them itself gives up.
    out << "    {" << quoted(key) << "sv, " << quoted(entry.en) << "sv, " << quoted(entry.ja)
        << "sv},\n";
  }
  out << "});\n\n}  // namespace\n\nstd::span<const Sentence> sentences() { return table; }\n\n}  "
         "// namespace houserule\n";
}

// Left alone where it is the same, so that nothing is compiled again.
void write_vocabulary(const std::string& file) {
  std::ostringstream header;
  header << "// Made of scripts/words/ by cmake/texts/make_texts.cpp.\n\n#pragma once\n";
  for (const WordList& list : lists) {
    header << "\n#define HOUSERULE_" << list.name << "_WORDS";
    for (const std::string& name : list.words) {
      header << (name == list.words.front() ? " " : ", ") << name;
    }
    header << "\n#define HOUSERULE_" << list.name << "_ROWS" << list.rows << "\n";
  }
  header << "\n#define HOUSERULE_PLACE_ROWS" << places << "\n";
  std::ifstream before(file);
  const std::string known{std::istreambuf_iterator<char>(before), {}};
  if (known != header.str()) std::ofstream(file) << header.str();
}

}  // namespace

int main(int count, char** arguments) {
  std::vector<std::string> made;
  for (int i = 1; i < count; ++i) {
    const std::string file = arguments[i];
    if (!file.ends_with(".lua")) {
      made.push_back(file);
      continue;
    }
    lua_State* const lua = luaL_newstate();
    lua_register(lua, "word", word);
    if (luaL_dofile(lua, file.c_str()) != LUA_OK) {
      complain(file, text_at(lua, -1));
    } else if (!lua_istable(lua, -1)) {
      complain(file, "returns no table");
    } else if (file.find("/words/") != std::string::npos) {
      read_words(lua, file);
    } else {
      read_sentences(lua, file);
    }
    lua_close(lua);
  }
  if (faults != 0) return 1;
  for (const std::string& file : made) {
    if (file.ends_with(".h")) {
      write_vocabulary(file);
      continue;
    }
    std::ofstream out(file);
    file.ends_with(".ts") ? write_for_page(out) : write_for_program(out);
    if (!out.flush()) return 1;
  }
  return 0;
}
