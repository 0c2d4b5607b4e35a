#include "rules/look/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/display_width.h"
#include "base/text.h"
#include "rules/compose/changes_told.h"

namespace houserule {

namespace {

struct Row {
  std::string value;
  std::string is;
  std::string from;
};

// Cuts to `width` columns with "..." at the end.
std::string shortened(const std::string& text, int width) {
  if (display_width(text) <= width) return text;
  std::string cut;
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t size = 1;
    while (at + size < text.size() &&
           (static_cast<unsigned char>(text[at + size]) & 0xC0) == 0x80) {
      ++size;
    }
    const std::string next = cut + text.substr(at, size);
    if (display_width(next) > width - 3) break;
    cut = next;
    at += size;
  }
  while (!cut.empty() && cut.back() == ' ') cut.pop_back();
  return cut + "...";
}

std::string on_one_line(const std::string& text) { return joined(words_of(text), " ", " "); }

}  // namespace

bool is_changed(const Provenance& value) { return !value.from.owner.empty(); }

std::string source_text(const RuleRef& rule) {
  if (rule.owner == "table") return "command line";
  if (rule.owner.empty()) return to_text(rule.place);
  // A house rule is known by its file's name alone.
  Place place = rule.place;
  place.file = place.file.substr(place.file.rfind('/') + 1);
  return to_text(place);
}

Diagnostic told_with_changes(Diagnostic fault, const GameRules& rules) {
  std::vector<std::pair<Place, Text>> changes;
  bool is_in_rule = false;
  const auto note = [&](const RuleRef& rule) {
    const bool is_asked = std::any_of(
        rules.variants.begin(), rules.variants.end(),
        [&](const VariantRules& one) { return one.asked_for && one.name == rule.owner; });
    if (!is_asked) return;
    is_in_rule = is_in_rule || rule.place.file == fault.place.file;
    const std::pair<Place, Text> change{rule.place, same(rule.owner)};
    if (std::find(changes.begin(), changes.end(), change) == changes.end()) {
      changes.push_back(change);
    }
  };
  for (const Provenance& value : rules.provenance) {
    note(value.from);
    for (const RuleRef& other : value.also) note(other);
  }
  if (!is_in_rule && !fault.place.file.empty()) tell_changes(fault, std::move(changes));
  return fault;
}

std::string explain(const GameRules& rules, int width) {
  std::vector<Row> rows = {{"value", "is", "from"}};
  std::size_t changed = 0;
  for (const Provenance& value : rules.provenance) {
    if (is_changed(value)) ++changed;
    rows.push_back({(is_changed(value) ? "* " : "") + value.path, on_one_line(value.value),
                    source_text(value.from)});
    for (const RuleRef& rule : value.also) {
      rows.push_back({"", "also changed by " + rule.owner, source_text(rule)});
    }
    if (value.under) {
      rows.push_back({"", value.is_wrapped ? "around" : "in", source_text(*value.under)});
    }
    for (const auto& [before, rule] : value.over) {
      rows.push_back({"", "over " + on_one_line(before), source_text(rule)});
    }
  }
  for (const Provenance& gone : rules.removed) {
    rows.push_back({"- " + gone.path, "taken out", source_text(gone.from)});
    for (const auto& [before, rule] : gone.over) {
      rows.push_back({"", "was " + on_one_line(before), source_text(rule)});
    }
  }
  int value_width = 0;
  int is_width = 0;
  int from_width = 0;
  for (const Row& row : rows) {
    value_width = std::max(value_width, display_width(row.value));
    is_width = std::max(is_width, display_width(row.is));
    from_width = std::max(from_width, display_width(row.from));
  }
  constexpr int gaps = 4;
  constexpr int least = 16;
  is_width = std::min(is_width, std::max(least, width - gaps - value_width - from_width));
  std::string text;
  for (const Row& row : rows) {
    text += padded(row.value, value_width) + "  " + padded(shortened(row.is, is_width), is_width) +
            "  " + row.from + "\n";
  }
  text += changed == 0 && rules.removed.empty()
              ? fmt::format("All {} values are the game's own.", rules.provenance.size())
              : fmt::format("{} of {} values {} changed (*).", changed, rules.provenance.size(),
                            changed == 1 ? "is" : "are");
  if (!rules.removed.empty()) text += fmt::format(" Taken out (-): {}.", rules.removed.size());
  return text + fmt::format("\nThe sheet in words: houserule rules {}\n", rules.spec);
}

}  // namespace houserule
