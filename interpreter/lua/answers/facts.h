// What answers are made of: the outcome of the deal that is settled, or the table of a step.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "lua/answers/value.h"
#include "rules/model/deal_result.h"
#include "rules/model/game_rules.h"
#include "rules/model/hooks.h"

namespace houserule {

// What is worked out once for all deals.
struct Counting {
  Counting() = default;
  explicit Counting(const GameRules& rules);

  std::vector<std::size_t> zones;  // what counts as captured: indexes into zones()
  std::vector<int> numbers;        // by card, what it has for its rank; -1: it has none
  bool knows_dealt = true;         // what was played and is held was held when the play began
  bool knows_held = true;          // ... and since then
};

struct Facts {
  const GameRules* rules = nullptr;
  const Counting* counting = nullptr;

  // Of the call that runs; null between calls.
  const DealResult* result = nullptr;      // of a settlement
  TableInHand* table = nullptr;            // of a step
  const State* state = nullptr;            // of either, if the cards are known
  std::span<Amount> amounts;               // State::all_amounts, as they are now
  const Amount* scores = nullptr;          // by seat, as a settlement began
  std::array<SeatSet, max_seats> sides{};  // by seat: the seats of its side
  bool stopped = false;                    // the match is decided: nothing more is scored

  SeatSet side_of(int seat) const {
    return static_cast<SeatSet>(sides[static_cast<std::size_t>(seat)] | 1U << seat);
  }
  SeatSet side_of(Seat seat) const { return side_of(index_of(seat)); }
  SeatSet everybody() const { return static_cast<SeatSet>((1U << rules->seats) - 1); }
  // Returns the sides, each by its first seat.
  SeatSet first_of_sides() const {
    SeatSet first = 0;
    for (int i = 0; i < rules->seats; ++i) {
      const unsigned mates = sides[static_cast<std::size_t>(i)];
      if ((mates & ((1U << i) - 1)) == 0) first = static_cast<SeatSet>(first | 1U << i);
    }
    return first;
  }
  // The seats that are not on the declarer's side; none without a declarer. Precondition: a deal is
  // settled.
  SeatSet defenders() const {
    const Seat declarer = declaring();
    return declarer == no_seat ? SeatSet{0}
                               : everybody() & static_cast<SeatSet>(~side_of(declarer));
  }
  // A seat of the declarer's side. Precondition: a deal is settled.
  Seat declaring() const {
    const SeatSet declared = state == nullptr ? SeatSet{0} : state->core().declared;
    return declared == 0 ? result->declarer : houserule::first_of(declared);
  }
  // Precondition: a contract was played.
  bool is_made() const { return result->keeps(rules->calls[result->contract].promise); }
  // Whether the match is decided by the scores as they are now.
  bool is_decided() const {
    return rules->match.ends_at_once.kind != Condition::Kind::never && result != nullptr &&
           result->reader != nullptr && result->reader->is_decided(*result->state);
  }
  // The first seat after the dealer that plays; seat 1 where nobody has dealt.
  Seat eldest() const {
    if (state == nullptr || state->core().dealer == no_seat) return seat_at(0);
    Seat seat = seat_after(state->core().dealer, rules->seats);
    while (state->core().rests(seat)) seat = seat_after(seat, rules->seats);
    return seat;
  }
  std::optional<PlayedCard> played(Card card) const {
    if (table != nullptr) return table->played(card);
    return state == nullptr ? std::nullopt : how_played(*rules, *state, card);
  }
  // Precondition: the cards are known.
  int trick_count() const { return std::min<int>(state->core().tricks_played, 255); }
};

}  // namespace houserule
