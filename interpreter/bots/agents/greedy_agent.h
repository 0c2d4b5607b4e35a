// Plays any scripted game by general knowledge: no line here knows one.
//
// Cards of a game without trumps that is about tricks and points are chosen by the textbook
// (card_choice.h), melds by what they score (meld_advice.h). Everything else is tried in guesses at
// the hidden cards, played to the end of the deal, and compared (trials.h); where a seat may pass
// before the play, anything else must be clearly better than passing. Moves of board games are
// tried a little ahead (board_advice.h).

#pragma once

#include "bots/agents/agent.h"
#include "bots/judgement/textbook.h"

namespace houserule {

// A move with its reason, for a person who asks for a hint.
struct Advice {
  Move move;
  std::string_view reason;  // the code of a message; its parameters: card, call, cards, guesses
  int guesses = 0;
};

class GreedyAgent final : public Agent {
 public:
  Move choose(const LoadedTable& table, const View& view, const Decision& decision,
              RandomStream& random) override;
  Advice advise(const LoadedTable& table, const View& view, const Decision& decision,
                RandomStream& random);

 private:
  Advice advise_by_trials(const LoadedTable& table, const View& view, const Choices& choices,
                          bool in_play, RandomStream& random);

  Textbook textbook_;
};

}  // namespace houserule
