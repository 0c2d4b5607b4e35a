#include "card_agenda/kept_cards.h"

namespace houserule {

namespace {

Place place_of_deal(const GameRules& rules) {
  for (const Phase& phase : rules.phases) {
    if (std::holds_alternative<DealPhase>(phase.body)) return phase.rule.place;
  }
  return rules.match.rule.place;
}

}  // namespace

Diagnostic lost_card(const GameRules& rules, const State& state) {
  const StateLayout& layout = rules.layout;
  CardSet once;
  CardSet twice;
  for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
    if (layout.zones()[zone].marks) continue;
    for (int i = 0; i < (layout.zones()[zone].per_seat ? rules.seats : 1); ++i) {
      const CardSet here = state.cards(layout, zone, seat_at(i));
      twice |= once & here;
      once |= here;
    }
  }
  const bool lost = twice.empty();
  const CardSet wrong = lost ? rules.in_play - once : twice;
  Text card = sentence("deal-loses.strange-card");
  if (!wrong.empty()) {
    const CardInfo& info = rules.deck.info(wrong.first());
    card = {info.name, info.text.ja};
  }
  return fault_of(lost ? "deal-loses.nowhere" : "deal-loses.twice", place_of_deal(rules),
                  {{"card", card}}, sentence("deal-loses.suggest"));
}

Diagnostic chips_of_nothing(const RuleRef& rule) {
  return fault_of("deal-loses.chips", rule.place, {}, sentence("deal-loses.chips-suggest"));
}

}  // namespace houserule
