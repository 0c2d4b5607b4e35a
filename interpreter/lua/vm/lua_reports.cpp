#include "lua/vm/lua_reports.h"

#include <optional>

#include "base/sentence.h"

namespace houserule {

namespace {

// What must stand in the holes of `english` for it to be `report`.
std::optional<Filling> filling_of(std::string_view english, std::string_view report) {
  Filling filling;
  while (true) {
    const auto open = std::min(english.find('{'), english.size());
    if (!report.starts_with(english.substr(0, open))) return std::nullopt;
    report.remove_prefix(open);
    if (open == english.size()) return report.empty() ? std::optional(filling) : std::nullopt;
    const auto close = english.find('}', open);
    const std::string_view name = english.substr(open + 1, close - open - 1);
    english.remove_prefix(close + 1);
    const std::string_view next = english.substr(0, english.find('{'));
    const auto end = next.empty() ? report.size() : report.find(next);
    if (end == std::string_view::npos) return std::nullopt;
    filling.emplace_back(name, same(report.substr(0, end)));
    report.remove_prefix(end);
  }
}

}  // namespace

Text told_by_lua(const std::string& report) {
  constexpr std::string_view other = "lua.other";
  for (const Sentence& one : sentences()) {
    if (!one.key.starts_with("lua.") || one.key == other) continue;
    if (const auto filling = filling_of(one.en, report)) return sentence(one.key, *filling);
  }
  return sentence(other, {{"text", report}});
}

Text advice_on(const std::string& report) {
  if (report.starts_with("attempt to call a ") &&
      report.ends_with("(for iterator 'for iterator')")) {
    return sentence("lua-instead.ipairs");
  }
  constexpr std::string_view nil_field = "attempt to index a nil value (field '{name}')";
  const auto filling = filling_of(nil_field, report);
  if (!filling) return {};
  const std::string& name = filling->front().second.en;
  return name == "?" || name == "integer index"
             ? sentence("lua-instead.nil-entry")
             : sentence("lua-instead.nil", {{"name", filling->front().second}});
}

}  // namespace houserule
