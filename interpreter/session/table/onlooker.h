// Watches a table with the eyes of one seat and remembers which cards it has seen.

#pragma once

#include "agenda/agenda.h"

namespace houserule {

class Onlooker final : public EventSink {
 public:
  Onlooker(const GameRules& rules, Seat seat) : rules_(rules), seat_(seat) {}

  void on_event(const Event& event, const State& state) override;

  // Takes in what lies open now.
  void look(const State& state);

  // From now on what comes into sight counts as revealed.
  void start_counting();

  // Returns the cards seen since then that had not been seen in their deal before.
  CardSet revealed() const { return revealed_ | (counts_ ? seen_ - before_ : CardSet()); }

 private:
  const GameRules& rules_;
  Seat seat_;
  bool counts_ = false;
  CardSet seen_;    // in this deal
  CardSet before_;  // of these, before counting began
  CardSet revealed_;
};

}  // namespace houserule
