#include "bots/judgement/textbook.h"

#include "bots/judgement/card_choice.h"

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
    const Asked asked = agenda.ask(state, around);
    if (asked.kind != Decision::Kind::ask) return asked.kind == Decision::Kind::finished;
    Move next;
    if (asked.in_play && asked.cards.count() > 1) {
      const CardChoice choice(agenda, *worth_, state, asked.seat);
      next = Move::of_card(asked.seat, choice.best(asked.cards));
    } else {
      next = agenda.choices(state, asked.seat).move(0);
    }
    agenda.apply(state, next, around);
  }
}

}  // namespace houserule
