#include "card_agenda/fixing.h"

namespace houserule {

std::optional<Amount> read_value(const GameRules& rules, const State& state,
                                 const FixPhase::Fix& fix) {
  using Kind = FixPhase::Fix::Kind;
  if (fix.kind == Kind::number) return fix.number;
  if (fix.kind == Kind::value) return state.value(rules.layout, fix.from);
  const auto slots = state.slots(rules.layout, static_cast<std::size_t>(fix.zone));
  const Card card = slots[static_cast<std::size_t>(fix.slot)];
  if (card == no_card) return std::nullopt;
  const CardInfo& info = rules.deck.info(card);
  for (const auto& [rank, number] : fix.by_rank) {
    if (rank == info.rank) return number;
  }
  return Amount::whole(fix.kind == Kind::suit_of ? info.suit : info.rank);
}

void fix_values(const GameRules& rules, State& state, std::span<const FixPhase::Fix> fixes) {
  for (const FixPhase::Fix& fix : fixes) {
    const auto read = read_value(rules, state, fix);
    if (read) state.value(rules.layout, fix.value) = *read;
  }
}

}  // namespace houserule
