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

}  // namespace houserule
