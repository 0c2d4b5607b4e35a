// Players who steer: one seat wants one thing and the others another, so that things come about
// that random play hardly ever brings: a sweep, a slam, a contract of each kind, a card kept to the
// last.

#pragma once

#include <string>
#include <vector>

#include "session/steering/mover.h"

namespace houserule {

// What a seat does where it has a choice.
struct Leaning {
  enum class Answer : std::uint8_t {
    any,
    pass,        // where passing is possible
    never_pass,  // where anything else is possible
  };
  enum class Card : std::uint8_t {
    any,
    high,   // the one that fewest cards beat
    low,    // the one that most cards beat
    dear,   // the one with most card points
    cheap,  // the one with fewest
  };
  Answer answer = Answer::any;
  int call = -1;  // is made whenever it may be; -1: none. Other calls are then passed by
  Card card = Card::any;
  CardSet keep;  // played last; of these the lowest-numbered first
};

struct Steering {
  Seat star = seat_at(0);  // the seat that stands out
  Leaning of_star;
  Leaning of_others;
};

// Moves as the leanings say, and at random where they leave a choice.
class SteeredMover final : public Mover {
 public:
  SteeredMover(const Steering& steering, const RandomStream& random)
      : steering_(steering), random_(random) {}

  Move choose(const LoadedTable& table, const State& state, const Decision& decision,
              const Choices& choices) override;

 private:
  Move choose_answer(const Leaning& leaning, const Choices& choices);
  houserule::Card choose_card(const Leaning& leaning, const LoadedTable& table, const State& state,
                              const CardSet& cards);

  Steering steering_;
  RandomStream random_;
};

// Draws a steering for the rules: which seat stands out, what it calls, how all play. `telling` are
// cards the rules speak of, worth keeping to the last. The same stream, the same steering.
Steering draw_steering(const GameRules& rules, const std::vector<CardSet>& telling,
                       RandomStream& random);

// Returns the steering of one deal of many, so that all of them together bring what there is:
// chance, a deal in which all pass, and one for each call, which one seat makes and the others let
// it have. `eager`: nobody passes for the sake of passing. The same stream, the same steering.
Steering steering_in_turn(const GameRules& rules, int turn, bool eager, RandomStream& random);

// Returns it as a few words: "seat 2 calls velky and plays high, the others low".
std::string to_text(const Steering& steering, const GameRules& rules);

}  // namespace houserule
