// Whether a deal has kept its cards: each lies in one place, and what it is worth is somebody's or
// lies in a zone; and whether functions have kept the chips.

#include "agenda/machine.h"

namespace houserule {

// No trick lies open when a deal is over.
template <int Words>
typename Machine<Words>::Lying Machine<Words>::lying(const State& state) const {
  Lying lying;
  for (const std::uint32_t place : holding_) {
    const Set here = state.cards<Words>(place);
    lying.twice |= lying.once & here;
    lying.once |= here;
  }
  return lying;
}

// Of a position to look at some cards may lie nowhere.
template <int Words>
bool Machine<Words>::keeps_cards(const State& state, const Surroundings& around) const {
  const auto [once, twice] = lying(state);
  return twice.empty() && (around.any_hands || once == Set(rules_->in_play));
}

// Always false. The place is that of the deal: what has moved the card since is not known.
template <int Words>
bool Machine<Words>::refuse_lost_cards(const State& state, const Surroundings& around,
                                       bool& failed) const {
  failed = true;
  const auto [once, twice] = lying(state);
  const Set nowhere = Set(rules_->in_play) - once;
  const bool lost = twice.empty();
  const Set wrong = lost ? nowhere : twice;
  houserule::Place place = rules_->match.rule.place;
  for (const Phase& phase : rules_->phases) {
    if (!std::holds_alternative<DealPhase>(phase.body)) continue;
    place = phase.rule.place;
    break;
  }
  const std::string card =
      wrong.empty() ? "a card that is not in play" : rules_->deck.info(wrong.first()).name;
  refuse(around,
         {"deal-loses", place,
          "at the end of the deal " + card + (lost ? " lies nowhere" : " lies in two places"),
          "look at what is moved, exchanged and noted since it was dealt"});
  return false;
}

// Always false.
template <int Words>
bool Machine<Words>::refuse_chips(const RuleRef& rule, const Surroundings& around,
                                  bool& failed) const {
  failed = true;
  refuse(around,
         {"deal-loses", rule.place, "chips are made or lost here", "use pay and share, not score"});
  return false;
}

HOUSERULE_MACHINE_WIDTHS

}  // namespace houserule
