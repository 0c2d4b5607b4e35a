// Steps: what they change happens when they are done.

#include "lua/twin/run.h"

namespace houserule::twin {

bool Run::run_step(TableInHand& table) {
  facts_.table = &table;
  Value nothing;
  if (!call_line(program_.lines.front(), Value(Tag::in_hand, 0), Value(), 1, nothing)) return false;
  for (std::size_t i = 0; i < changed_; ++i) {
    const Change& made = changes_[i];
    if (made.other != no_card) {
      table.swap(made.card, made.other);
    } else {
      table.give(made.card, made.to);
    }
  }
  return true;
}

// Functions ask several things of one card: it is looked for once.
const std::optional<PlayedCard>& Run::played(Card card) {
  if (card != looked_up_) {
    how_played_ = facts_.played(card);
    looked_up_ = card;
  }
  return how_played_;
}

// Whose the card is after the changes: it lies where the card lay with which it changed places.
Seat Run::owner_of(Card card) const {
  for (std::size_t i = changed_; i-- > 0;) {
    const Change& made = changes_[i];
    if (made.other == no_card) {
      if (made.card == card) return made.to;
    } else if (made.card == card) {
      card = made.other;
    } else if (made.other == card) {
      card = made.card;
    }
  }
  return facts_.table->owner_of(card);
}

bool Run::change(const Change& change) {
  if (changed_ == changes_.size()) return false;
  changes_[changed_++] = change;
  return true;
}

}  // namespace houserule::twin
