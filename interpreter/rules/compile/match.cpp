// The match, and what captured cards are worth.

#include <algorithm>
#include <array>

#include "rules/compile/parts.h"

namespace houserule {

namespace {

using Kind = Node::Kind;

void read_winner(RuleCompiler& compiler, const Node& node) {
  static constexpr std::array<std::pair<std::string_view, Winner>, 3> words = {
      {{"most_chips", Winner::most_chips},
       {"highest_score", Winner::highest_score},
       {"lowest_score", Winner::lowest_score}}};
  for (const auto& [word, winner] : words) {
    if (!node.is_word(word)) continue;
    compiler.rules.match.winner = winner;
    return;
  }
  compiler.wrong_type("wrong-type.match-winner", node, {{"given", kind_text(node)}});
}

}  // namespace

void RuleCompiler::match(const Node* node) {
  rules.match.ends_when.kind = Condition::Kind::never;
  if (node == nullptr) return;
  here = 0;
  may_be_said = may_be_contract = {};
  MatchRules& match = rules.match;
  match.rule = ref("match", *node);
  if (const Node* start = node->field("start")) match.start = amount(*start, "match.start");
  const Node* deals = node->field("deals");
  if (deals != nullptr) match.deals = whole(*deals, 1, max_deals, "match.deals");
  if (const Node* ends_when = node->field("ends_when")) {
    match.ends_when = condition(*ends_when, "match.ends_when");
    if (deals == nullptr) match.deals = 0;
  }
  if (const Node* winner = node->field("winner")) read_winner(*this, *winner);
  const Node* at_end = node->field("at_end");
  if (at_end == nullptr) return;
  match.at_end = phases(*at_end, "match.at_end.");
  for (const Phase& phase : match.at_end) {
    if (phase.word == "pay" || phase.word == "share") continue;
    diagnostics.fault(phase.word.empty() ? "wrong-type.at-end" : "wrong-type.at-end-word",
                      phase.rule.place, {{"word", phase.word}});
  }
}

void RuleCompiler::card_points(const Node* node) {
  if (node == nullptr) return;
  for (std::size_t i = 0; i < node->items.size(); ++i) {
    const Node& line = node->items[i];
    const RuleRef rule = ref("card_points[" + std::to_string(i + 1) + "]", line);
    if (const Node* times = line.field("times")) {
      TimesLine times_line;
      times_line.times = whole(*times, 0, 100, "times");
      const bool has_mark = !line.items.empty() && line.items[0].kind == Kind::word;
      if (has_mark && line.items[0].text == "exposed_by_captor") {
        times_line.mark = Mark::exposed_by_captor;
      } else if (!has_mark || line.items[0].text != "exposed") {
        wrong_type("wrong-type.times-line", line);
      }
      rules.card_points.times.push_back(times_line);
      rules.times_lines.emplace_back(times_line, rule);
      continue;
    }
    if (line.items.empty() || line.items[0].kind != Kind::number) {
      wrong_type("wrong-type.points-line", line);
      continue;
    }
    PointLine point_line;
    point_line.worth = amount(line.items[0], "card_points");
    for (std::size_t item = 1; item < line.items.size(); ++item) {
      point_line.cards |= cards(line.items[item]);
    }
    rules.card_points.lines.push_back(point_line);
    rules.point_lines.emplace_back(point_line, rule);
  }
}

}  // namespace houserule
