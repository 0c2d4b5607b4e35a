// What a deal is worth, and the end of the match.

#include <algorithm>

#include "base/sentence.h"
#include "rules/sheet/sections.h"

namespace houserule {

namespace {

// Whether seats may play together; else each is a side.
bool has_sides(const GameRules& rules) {
  return rules.teams != Teams::none ||
         std::any_of(rules.phases.begin(), rules.phases.end(), [](const Phase& phase) {
           const auto* declare = std::get_if<DeclarePhase>(&phase.body);
           return declare != nullptr && declare->makes_contract;
         });
}

void add_lines(const SheetWriter& sheet, const std::string& path, const SettlePhase& settle) {
  std::vector<Text> lines;
  for (const SettleLine& line : settle.lines) {
    if (line.kind == SettleLine::Kind::pay) continue;
    std::string key = "settle.line.";
    const bool score = line.kind == SettleLine::Kind::score;
    if (score) key += "score";
    if (line.scope == SettleLine::Scope::deal && !score) key += "deal";
    if (line.scope == SettleLine::Scope::each_seat) key += score ? ".seat" : "seat";
    if (line.scope == SettleLine::Scope::each_side) {
      key += std::string(score ? "." : "") + (has_sides(sheet.rules) ? "side" : "seat");
    }
    const Text name = line.text.en.empty() ? same(line.name) : line.text;
    lines.push_back(sentence(key, {{"name", name}}));
  }
  if (lines.empty()) return;
  // House rules that change a line are told in their own words, so no path is covered here.
  sheet.clauses.add(path, sentence("settle.lines", {{"lines", listed(lines)}}),
                    {path + ".lines", "teams"});
}

}  // namespace

void add_clauses(const SheetWriter& sheet, const Phase& phase, const SettlePhase& settle) {
  const std::string& path = phase.rule.path;
  for (std::size_t i = 0; i < settle.says.size(); ++i) {
    const std::string own = path + ".says[" + std::to_string(i + 1) + "]";
    std::vector<std::string> covers = {own};
    const Text text = sheet.phrases.with_numbers(settle.says[i].text, &covers);
    if (sheet.clauses.replaces(settle.says[i], text, own)) continue;
    sheet.clauses.add(path, text, std::move(covers)).rule.path = own;
  }
  add_lines(sheet, path, settle);
  const auto worked_out = std::find_if(settle.lines.begin(), settle.lines.end(),
                                       [](const SettleLine& line) { return line.hook >= 0; });
  if (settle.says.empty() && worked_out != settle.lines.end()) {
    const Place& place = worked_out->rule.place;
    sheet.clauses.add(path, sentence("settle.place", {{"place", same(to_text(place))}}));
  }
}

void add_end(const SheetWriter& sheet) {
  const GameRules& rules = sheet.rules;
  for (const Phase& phase : rules.match.at_end) {
    const std::string& path = phase.rule.path;
    if (const auto* share = std::get_if<SharePhase>(&phase.body)) {
      sheet.clauses.add(path, sentence("end.share", {{"value", sheet.phrases.value(share->from)}}));
    } else if (const auto* pay = std::get_if<PayPhase>(&phase.body)) {
      sheet.clauses.add(path, sentence("end.pay", {{"chips", counted_amount("chip", pay->amount)},
                                                   {"value", sheet.phrases.value(pay->to)}}));
    }
  }
  static constexpr const char* words[] = {"most_chips", "highest_score", "lowest_score"};
  const Text winner = sheet.phrases.of_word(words[static_cast<int>(rules.match.winner)]);
  sheet.clauses.add(
      "match.winner",
      sentence(rules.teams == Teams::none ? "winner" : "winner.sides", {{"winner", winner}}),
      {"match.winner", "teams"});
}

}  // namespace houserule
