// What steps and moves come to in a playout, worked out when a table is loaded. Private to agenda/.
//
// Rules name cards and zones by words; as long as none of them depends on the deal, they are sets
// and a few places in the state for each seat. What does not come out so is done as it is written
// (effects.cpp). `houserule bench "aurum players=4"` measures what that is worth.

#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "agenda/decision.h"
#include "table/state.h"

namespace houserule {

// Where a zone lies in the state: that of each seat, or everybody's.
struct PreparedPlace {
  std::uint32_t offset = 0;
  std::uint32_t stride = 0;

  std::uint32_t of(Seat seat) const {
    return offset + stride * static_cast<std::uint32_t>(index_of(seat));
  }
};

// One choice of a step.
template <int Words>
struct PreparedPick {
  using Set = BasicCardSet<Words>;
  static constexpr std::size_t most_places = 4;

  Set cards;
  std::size_t count = 0;
  std::array<std::array<std::uint32_t, most_places>, max_seats> places{};  // by the seat that picks

  // What it may take, equal cards each for themselves.
  Set lying(const State& state, Seat seat) const {
    const auto& own = places[static_cast<std::size_t>(index_of(seat))];
    Set there;
    for (std::size_t i = 0; i < count; ++i) there |= state.cards<Words>(own[i]);
    return there & cards;
  }

  // Which of the places holds a card that lies in one of them.
  std::uint32_t place_of(const State& state, Seat seat, Card card) const {
    const auto& own = places[static_cast<std::size_t>(index_of(seat))];
    std::size_t at = 0;
    while (at + 1 < count && !state.cards<Words>(own[at]).has(card)) ++at;
    return own[at];
  }
};

// What a step does with its picks.
struct PreparedEffect {
  enum class Kind : std::uint8_t {
    as_written,
    move,  // the card picked first goes from one place of the own seat to another
    swap,  // the cards picked first and second, still where they were, change places
  };
  Kind kind = Kind::as_written;
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  int phase = 0;
  PreparedPlace from;
  PreparedPlace to;
};

template <int Words>
struct PreparedStep {
  bool known = false;  // false: nothing else here counts
  bool may_pass = false;
  bool repeats = false;
  const StepPhase* rule = nullptr;
  std::size_t count = 0;
  std::array<PreparedPick<Words>, max_picks> picks;
  std::vector<PreparedEffect> effects;
};

// What is known of the trick that is judged: its cards, and what selectors have found among them.
// Several often ask the same, and are answered once.
template <int Words>
struct TrickAnswers {
  static constexpr std::size_t most = 16;  // numbers of selectors

  BasicCardSet<Words> lying;
  std::array<std::int8_t, most> found{};  // by the selector's number: an action, or -1
  std::uint32_t known = 0;                // bits of numbers
};

// A selector, and the number of all that ask the same; -1: its answer may change in between.
struct PreparedSelector {
  const Selector* selector = nullptr;
  int number = -1;
};

// A move beside a step.
template <int Words>
struct PreparedMove {
  bool known = false;  // false: nothing else here counts
  bool from_trick = false;
  int count = 0;
  BasicCardSet<Words> cards;
  PreparedSelector ranked_as;  // where there is one: only cards of that rank
  PreparedSelector owner;      // where there is none, as SeatRule says
  bool owned = true;           // false: both zones are everybody's
  PreparedPlace from;
  PreparedPlace to;
};

}  // namespace houserule
