// What the melds and plays of a deal say, without the cards that are held. Private to card_agenda/.

#pragma once

#include "agenda/decision.h"
#include "rules/model/game_rules.h"
#include "trick/trick_tables.h"

namespace houserule {

// Whether others have only heard the names of the melds of a phase so far.
inline bool is_shown_later(const State& state, const MeldPhase& phase) {
  return phase.shown_in_trick > state.core().tricks_played + 1;
}

// Takes note of the cards that a seat has melded in this deal: by group, or of one as no more its
// own.
template <int Words>
void add_spent(const GameRules& rules, const State& state, Seat seat,
               BasicMeldChoice<Words>& melds) {
  const MeldPhase& phase = *melds.phase;
  for (int i = 0; i < state.core().melds; ++i) {
    const LaidMeld meld = state.laid_meld(rules.layout, i);
    const int shape = meld.shape - phase.first_shape;
    const bool is_here = shape >= 0 && shape < static_cast<int>(phase.shapes.size());
    if (!is_here || meld.seat != seat) continue;
    melds.more->spent[phase.shapes[static_cast<std::size_t>(shape)].group] |=
        state.cards<Words>(State::cards_of_meld(rules.layout, i));
  }
  if (phase.groups > 1) return;
  melds.own -= melds.more->spent[0];
  melds.shared -= melds.more->spent[0];
}

// Returns by which of two melds that are compared the better has the larger number: some bits for
// each comparison. `order`: of the cards in this deal, null without a play.
std::uint64_t rank_of_meld(const GameRules& rules, const State& state, const TrickOrder* order,
                           const LaidMeld& meld, const CardSet& cards);

// Returns how many melds a seat has laid in a phase since it was asked.
int laid_now(const GameRules& rules, const State& state, Seat seat, const MeldPhase& phase);

// What was melded unseen in a phase comes to light, but for what is shown later.
void reveal_melds(const GameRules& rules, State& state, const MeldPhase& phase);

// Returns the cards a seat has melded since the last card was played.
CardSet just_melded(const GameRules& rules, const State& state, Seat seat);

// Returns whether the card that was played last is the one with which the seat has played each of
// these itself. Of equal cards one serves.
bool has_completed(const GameRules& rules, const State& state, Seat seat, const CardSet& cards);

// Returns the trick that was taken last, as far as conditions ask of it.
Trick last_taken(const GameRules& rules, const State& state);

}  // namespace houserule
