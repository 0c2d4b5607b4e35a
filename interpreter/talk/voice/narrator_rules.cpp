// Which rule is behind what happened.

#include <algorithm>

#include "talk/voice/narrator.h"

namespace houserule {

void News::add(const RuleRef& rule) {
  if (rule.path.empty() && rule.place.file.empty()) return;
  const bool is_there = std::any_of(rules.begin(), rules.end(), [&](const RuleRef& one) {
    return one.path == rule.path && one.place == rule.place;
  });
  if (!is_there) rules.push_back(rule);
}

std::vector<std::string> texts_of(const std::vector<News>& news) {
  std::vector<std::string> texts;
  texts.reserve(news.size());
  for (const News& one : news) texts.push_back(one.text);
  return texts;
}

// A part of the play: that of the contract where it brings one of its own.
RuleRef Narrator::rule_of_trick(const DealReport& deal, std::string_view part) const {
  const GameRules& rules = session_.rules();
  const Form& form = rules.form_of(deal.contract);
  const bool leads = part == "lead";
  const bool follows = part == "follow";
  const Ladder& ladder = leads ? form.lead : form.follow;
  if ((leads || follows) && !ladder.empty()) return ladder.front().rule;
  for (const Phase& phase : rules.phases) {
    if (!std::holds_alternative<PlayPhase>(phase.body)) continue;
    RuleRef rule = phase.rule;
    rule.path += "." + std::string(part);
    return rule;
  }
  return {};
}

RuleRef Narrator::settlement_rule(const DealReport& deal) const {
  return deal.settlement < 0 ? RuleRef() : phase_at(deal.settlement).rule;
}

RuleRef Narrator::rule_behind(const Fact& fact) const {
  if (fact.kind == Fact::Kind::match_ends) return {};
  const GameRules& rules = session_.rules();
  const DealReport& deal = session_.deals()[fact.deal];
  const auto of_phase = [&](int phase) { return phase < 0 ? RuleRef() : phase_at(phase).rule; };
  const auto first = [&](auto is) {
    const auto found = std::find_if(rules.phases.begin(), rules.phases.end(), is);
    return found == rules.phases.end() ? RuleRef() : found->rule;
  };
  switch (fact.kind) {
    case Fact::Kind::deal_begins:
      return first([](const Phase& one) { return std::holds_alternative<DealPhase>(one.body); });
    case Fact::Kind::spoken: {
      const SpokenMove& spoken = deal.spoken[fact.item];
      return spoken.move.call != no_call ? rules.calls[spoken.move.call].rule
                                         : of_phase(spoken.phase);
    }
    case Fact::Kind::shown:
      return of_phase(deal.shown[fact.item].phase);
    case Fact::Kind::done:
      return of_phase(deal.done[fact.item].phase);
    case Fact::Kind::calls_over:
      return deal.contract == no_call ? RuleRef() : rules.calls[deal.contract].rule;
    case Fact::Kind::thrown_in:
      return first([](const Phase& one) { return std::holds_alternative<RedealPhase>(one.body); });
    case Fact::Kind::played:
      if (fact.play > 0) return rule_of_trick(deal, "follow");
      return rule_of_trick(deal, fact.item == 0 ? "first_lead" : "lead");
    case Fact::Kind::partner_known:
      return first([](const Phase& one) { return std::holds_alternative<CallPhase>(one.body); });
    case Fact::Kind::trick_over:
      return rule_of_trick(deal, "winner");
    case Fact::Kind::deal_ends:
    case Fact::Kind::match_ends:
      break;
  }
  return {};
}

}  // namespace houserule
