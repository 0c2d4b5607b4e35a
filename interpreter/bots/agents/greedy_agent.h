// Plays any scripted game by trying: no line here knows one, and nothing is learned.
//
// Melds are laid by what they score (meld_advice.h). Everything else of a game of cards is tried in
// guesses at the hidden cards, played to the end of the deal at random, and compared (trials.h);
// where a seat may pass before the play, anything else must be clearly better than passing. Moves
// of board games are tried a little ahead (board_advice.h).

#pragma once

#include "bots/agents/advice.h"
#include "bots/agents/agent.h"

namespace houserule {

class GreedyAgent final : public Agent {
 public:
  Move choose(const LoadedTable& table, const View& view, const Decision& decision,
              RandomStream& random) override;
  Advice advise(const LoadedTable& table, const View& view, const Decision& decision,
                RandomStream& random);

 private:
  Advice advise_by_trials(const LoadedTable& table, const View& view, const Choices& choices,
                          bool in_play, RandomStream& random) const;
};

}  // namespace houserule
