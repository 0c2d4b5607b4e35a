#include "editor/assist/script_edit.h"

#include <algorithm>

#include "rules/source/lua_source.h"
#include "rules/source/source_map.h"

namespace houserule {

namespace {

std::string replaced(std::string_view text, const SourceEntry& entry, const std::string& value) {
  std::string result(text);
  return result.replace(entry.begin, entry.end - entry.begin, value);
}

// Behind an entry, whether a comma follows it or not.
std::string added_after(std::string_view text, const SourceEntry& entry, const std::string& more) {
  std::string result(text);
  return result.insert(entry.end, more);
}

// Whether a value is a text in quotes and nothing else.
bool is_quoted(std::string_view text, const SourceEntry* entry) {
  if (entry == nullptr || entry->end < entry->begin + 2) return false;
  const std::string_view value = text.substr(entry->begin, entry->end - entry->begin);
  const char quote = value.front();
  if ((quote != '"' && quote != '\'') || value.back() != quote) return false;
  for (std::size_t i = 1; i + 1 < value.size(); ++i) {
    if (value[i] == '\\') {
      ++i;
    } else if (value[i] == quote) {
      return false;
    }
  }
  return true;
}

// Where the title of a house rule is written, in English and in Japanese; null where it is not.
struct TitlePlaces {
  const SourceEntry* whole = nullptr;
  const SourceEntry* english = nullptr;
  const SourceEntry* japanese = nullptr;
};

TitlePlaces title_places(std::string_view text, const std::optional<SourceTable>& rule) {
  TitlePlaces places;
  if (!rule) return places;
  places.whole = rule->named("title");
  if (places.whole == nullptr) return places;
  if (places.whole->table) {
    const SourceTable& title = *places.whole->table;
    if (is_quoted(text, title.at(1))) places.english = title.at(1);
    if (is_quoted(text, title.named("ja"))) places.japanese = title.named("ja");
  } else if (is_quoted(text, places.whole)) {
    places.english = places.whole;
  }
  return places;
}

}  // namespace

namespace {

// The table that begins on a line: of an example, or of one of its cases.
const SourceTable* table_at(const SourceTable& in, int line) {
  for (const SourceEntry& entry : in.entries) {
    if (!entry.table) continue;
    if (entry.table->line == line) return entry.table.get();
    if (const SourceTable* const found = table_at(*entry.table, line)) return found;
  }
  return nullptr;
}

}  // namespace

std::optional<std::string> with_example_field(std::string_view text, int line,
                                              std::string_view field, const std::string& value) {
  const auto file = map_source(text);
  const SourceTable* at = file ? table_at(*file, line) : nullptr;
  for (auto dot = field.find('.'); at != nullptr && dot != std::string_view::npos;
       dot = field.find('.')) {
    const SourceEntry* const part = at->named(field.substr(0, dot));
    at = part == nullptr ? nullptr : part->table.get();
    field.remove_prefix(dot + 1);
  }
  const SourceEntry* const entry = at == nullptr ? nullptr : at->named(field);
  if (entry == nullptr) return std::nullopt;
  return replaced(text, *entry, value);
}

std::optional<std::string> with_title(std::string_view text, Language language,
                                      const std::string& title) {
  const auto rule = map_source(text);
  const TitlePlaces places = title_places(text, rule);
  if (places.english == nullptr) return std::nullopt;
  const std::string value = lua_text(title);
  if (language == Language::en) return replaced(text, *places.english, value);
  if (places.japanese != nullptr) return replaced(text, *places.japanese, value);
  if (places.whole->table) {
    if (places.whole->table->named("ja") != nullptr) return std::nullopt;
    return added_after(text, *places.english, ", ja = " + value);
  }
  const std::string_view now =
      text.substr(places.english->begin, places.english->end - places.english->begin);
  return replaced(text, *places.whole, "{ " + std::string(now) + ", ja = " + value + " }");
}

std::optional<std::string> with_longer_title(std::string_view text, const Text& more) {
  const auto rule = map_source(text);
  const TitlePlaces places = title_places(text, rule);
  if (places.english == nullptr) return std::nullopt;
  std::string result(text);
  const auto add = [&](const SourceEntry& entry, const std::string& end) {
    const std::string quoted = lua_text(end);
    result.insert(entry.end - 1, quoted.substr(1, quoted.size() - 2));
  };
  // The later one first: places before it stay where they are.
  const bool is_last = places.japanese != nullptr && places.japanese->begin > places.english->begin;
  if (is_last) add(*places.japanese, more.ja);
  add(*places.english, more.en);
  if (!is_last && places.japanese != nullptr) add(*places.japanese, more.ja);
  return result;
}

std::optional<std::string> with_number(std::string_view text, const std::string& name,
                                       const std::string& value) {
  const auto rule = map_source(text);
  if (!rule || rule->entries.empty()) return std::nullopt;
  const std::string field = name + " = " + value;
  const SourceEntry* const numbers = rule->named("numbers");
  if (numbers == nullptr) {
    const std::string more = ",\n  numbers = { " + field + " }";
    const SourceEntry* before = &rule->entries.back();
    for (std::size_t i = 1; i < rule->entries.size(); ++i) {
      if (rule->entries[i].key == "changes") before = &rule->entries[i - 1];
    }
    return added_after(text, *before, more);
  }
  if (!numbers->table) return std::nullopt;  // worked out by something else
  if (const SourceEntry* now = numbers->table->named(name)) return replaced(text, *now, value);
  if (numbers->table->entries.empty()) return replaced(text, *numbers, "{ " + field + " }");
  return added_after(text, numbers->table->entries.back(), ", " + field);
}

}  // namespace houserule
