#include "card_agenda/fixing.h"

namespace houserule {

void fix_values(const GameRules& rules, State& state, const FixPhase& phase) {
  for (const FixPhase::Fix& fix : phase.fixes) {
    Amount& value = state.value(rules.layout, fix.value);
    if (fix.kind == FixPhase::Fix::Kind::number) {
      value = fix.number;
      continue;
    }
    const auto which = static_cast<std::size_t>(fix.zone);
    const auto slots = state.slots(rules.layout, which);
    const Card card = slots[static_cast<std::size_t>(fix.slot)];
    if (card == no_card) continue;
    const CardInfo& info = rules.deck.info(card);
    value = Amount::whole(fix.kind == FixPhase::Fix::Kind::suit_of ? info.suit : info.rank);
    for (const auto& [rank, number] : fix.by_rank) {
      if (rank == info.rank) value = number;
    }
  }
}

}  // namespace houserule
