#include "editor/assist/script_edit.h"

#include <algorithm>

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

}  // namespace

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
