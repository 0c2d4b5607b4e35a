#include "bots/search/playouts.h"

namespace houserule {

void Playouts::learn(const LoadedTable& table, How how) {
  how_ = how;
  if (how == How::random) return;
  textbook_.learn(table);
  if (!textbook_.knows_cards()) thumb_.learn(table);
}

bool Playouts::play_out(const LoadedTable& table, State& state, RandomStream& random,
                        const Surroundings& around) const {
  if (how_ == How::informed && textbook_.knows_cards()) {
    return textbook_.play_out(table, state, around);
  }
  if (how_ == How::informed && thumb_.aim() != RuleOfThumb::Aim::none) {
    return thumb_.play_out(table, state, random, around);
  }
  return table.agenda->play_out(state, random, around);
}

}  // namespace houserule
