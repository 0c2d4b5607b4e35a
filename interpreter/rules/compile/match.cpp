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
  MatchRules& match = compiler.rules.match;
  const std::span<const Node> list = entries(node);
  match.declarers_first = list.size() == 2 && list.front().is_word("declarers");
  if (match.declarers_first) compiler.has(asks::contract, list.front());
  for (const auto& [word, winner] : words) {
    if (list.size() != (match.declarers_first ? 2 : 1) || !list.back().is_word(word)) continue;
    match.winner = winner;
    return;
  }
  compiler.wrong_type("wrong-type.match-winner", node, {{"given", kind_text(node)}});
}

// The same condition asked of a seat: whose score it is, it says.
Condition of_each(Condition condition) {
  using Of = Condition::Kind;
  const bool is_of_somebody = condition.kind == Of::score_reaches ||
                              condition.kind == Of::score_falls_to ||
                              condition.kind == Of::behind || condition.kind == Of::tally_reaches;
  if (is_of_somebody && condition.of.empty()) {
    condition.of.emplace_back();
    condition.of.back().word = SeatWord::own_seat;
  }
  for (Condition& part : condition.parts) part = of_each(std::move(part));
  return condition;
}

}  // namespace

void RuleCompiler::match(const Node* node) {
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
  if (const Node* at_once = node->field("ends_at_once")) {
    match.ends_at_once = condition(*at_once, "match.ends_at_once");
    if (deals == nullptr) match.deals = 0;
    if (node->field("ends_when") != nullptr) {
      wrong_type("wrong-type.two-ends", *at_once, {{"field", std::string("ends_when")}});
    }
  }
  match.plays_on = node->field("ties") != nullptr;
  match.stands = of_each(match.ends_at_once.kind == Condition::Kind::never ? match.ends_when
                                                                           : match.ends_at_once);
  if (const Node* winner = node->field("winner")) {
    here = has_declarer ? asks::contract : 0;
    read_winner(*this, *winner);
    here = 0;
    const bool is_open = match.stands.kind == Condition::Kind::never;
    if (match.declarers_first && is_open) {
      diagnostics.fault("no-effect.winner-list", winner->place);
    }
  }
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
