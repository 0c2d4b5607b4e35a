#include "bots/textbook.h"

namespace houserule {

void Textbook::learn(const LoadedTable& table) {
  if (learned_ == table.rules) return;
  worth_ = std::make_unique<Worth>(*table.rules, *table.hooks);
  knows_cards_ = CardChoice::knows(*table.rules);
  learned_ = table.rules;
}

bool Textbook::play_out(const LoadedTable& table, State& state, const Surroundings& around) const {
  const Agenda& agenda = *table.agenda;
  while (true) {
    const Decision decision = agenda.run_deal(state, around);
    if (decision.kind != Decision::Kind::ask) return decision.kind == Decision::Kind::finished;
    Move next = decision.choices.move(0);
    const Phase& phase = table.rules->phases[static_cast<std::size_t>(decision.phase)];
    if (std::holds_alternative<PlayPhase>(phase.body) && decision.choices.cards.count() > 1) {
      const CardChoice choice(agenda, *worth_, state, decision.choices.seat);
      next = Move::of_card(decision.choices.seat, choice.best(decision.choices.cards));
    }
    agenda.apply(state, next, around);
  }
}

}  // namespace houserule
