// How the cards of a game are played: what is led first, when cards are played, what is given away
// or exposed, what is done where one may pass.
//
// Counted for every suit, every rank and every card of the pack. A card that two copies have is
// one.

#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "agenda/agenda.h"
#include "lab/play/measure.h"

namespace houserule {

template <class Body>
bool has_phase_of(const GameRules& rules) {
  return std::any_of(rules.phases.begin(), rules.phases.end(),
                     [](const Phase& phase) { return std::holds_alternative<Body>(phase.body); });
}

class Habits {
 public:
  // Adds its measures to `list`; none for a board game.
  Habits(const GameRules& rules, MeasureList& list);

  void begin_deal();
  // A move that is about to be made.
  void moved(const State& state, const Decision& decision, const Move& move);
  // What the deal came to: of each measure a number or Observation::not_observed. `deal` has the
  // places of the whole list.
  void put(std::span<std::int64_t> deal) const;

 private:
  static constexpr std::int64_t parts = 5040;  // of a trick: has all divisors up to 10

  // What is counted together: a suit, a rank, a card.
  struct Item {
    CardSet cards;
    int led_first = -1, led = -1, played = -1, given = -1, exposed = -1;  // measures
  };
  struct Count {
    std::int64_t led = 0, led_in = 0;        // times, and the sum of the tricks' numbers
    std::int64_t played = 0, played_in = 0;  // likewise
    std::int64_t given = 0, exposed = 0;
  };

  void list_items(const GameRules& rules, MeasureList& list);
  int add(MeasureList& list, std::string_view what, const std::string& key, const Text& label,
          Measure::Kind kind, std::int64_t scale) const;
  Count sum_of(const CardSet& cards) const;

  const GameRules& rules_;
  std::vector<Item> items_;
  std::vector<Count> counts_;  // by card
  std::vector<int> steps_;     // by phase: its measure, -1: it has none
  std::vector<std::int64_t> done_;
  Card opening_ = no_card;
  bool has_given_ = false;
  bool has_exposed_ = false;  // somebody could
};

}  // namespace houserule
