// Plays any scripted game by general knowledge: no line here knows one.
//
// Cards are chosen by the textbook (card_choice.h). Where something is announced or laid open, each
// answer is tried in a few guesses at the hidden cards, played to the end by the textbook; anything
// but passing must be clearly better than passing.

#pragma once

#include <memory>

#include "bots/agent.h"
#include "bots/card_choice.h"
#include "bots/worth.h"

namespace houserule {

// A move with its reason, for a person who asks for a hint.
struct Advice {
  Move move;
  std::string_view reason;  // the code of a message; its parameters: card, call, guesses
  int guesses = 0;
};

class GreedyAgent final : public Agent {
 public:
  static constexpr int most_guesses = 32;

  Move choose(const LoadedTable& table, const View& view, const Decision& decision,
              RandomStream& random) override;
  Advice advise(const LoadedTable& table, const View& view, const Decision& decision,
                RandomStream& random);

 private:
  const Worth& worth_at(const LoadedTable& table);
  Advice advise_by_guesses(const LoadedTable& table, const View& view, const Choices& choices,
                           RandomStream& random);
  // Plays a full table to the end of its deal; returns what `seat` gained, or nothing if a script
  // failed.
  std::optional<double> gain_after(const LoadedTable& table, State& state, const Move& move);

  std::shared_ptr<const GameRules> learned_;  // keeps what `worth_` refers to
  std::unique_ptr<Worth> worth_;
};

}  // namespace houserule
