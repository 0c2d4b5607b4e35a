#include "rules/model/played_card.h"

#include <cstring>

namespace houserule {

std::optional<PlayedCard> how_played(const GameRules& rules, const State& state, Card card) {
  const Core& core = state.core();
  const auto history = state.history(rules.layout).first(core.plays);
  const void* const found = std::memchr(history.data(), index_of(card), history.size());
  if (found == nullptr) return std::nullopt;
  const auto i = static_cast<std::size_t>(static_cast<const Card*>(found) - history.data());
  const std::size_t trick = i / static_cast<std::size_t>(rules.seats);
  PlayedCard played;
  played.trick = static_cast<int>(trick) + 1;
  if (trick >= core.tricks_played) return played;
  const TrickEnd end = state.trick_log(rules.layout)[trick];
  const int turn = static_cast<int>(i) % rules.seats;
  played.seat = seat_after(end.leader, rules.seats, turn);
  played.won_by = end.winner;
  played.won = played.seat == end.winner;
  played.in_last_trick = trick + 1 == core.tricks_played;
  return played;
}

}  // namespace houserule
