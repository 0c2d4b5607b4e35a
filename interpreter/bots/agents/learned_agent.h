// The player that has learned the table: a look at the position, or a step of search on top of it.
// Board games are not learned; there it plays as greedy does.

#pragma once

#include <memory>

#include "bots/agents/advice.h"
#include "bots/agents/agent.h"
#include "bots/agents/greedy_agent.h"
#include "bots/agents/seated_player.h"

namespace houserule {

class LearnedAgent final : public Agent {
 public:
  // With `trials` more than 0 so many deals are played out for a move, by learned players in
  // guesses at the hidden cards: what they choose gives way only to a move that does clearly better
  // there. The last cards are counted out (bots/search/last_cards.h). Whose player must be trained
  // `waits`, or goes on meanwhile with what the usual table of the game has taught it, or else as
  // greedy does.
  explicit LearnedAgent(int trials = 0, bool waits = true, PlayerSource source = {})
      : trials_(trials), seated_(waits, std::move(source)) {}

  // Where it waits the first choice at a table may take minutes: player_shelf.h.
  Move choose(const LoadedTable& table, const View& view, const Decision& decision,
              RandomStream& random) override;
  // With a reason; precondition: it looks ahead.
  Advice advise(const LoadedTable& table, const View& view, const Decision& decision,
                RandomStream& random);

  void stop() override { stopped_ = true; }
  void stop_at(const std::atomic<bool>& sign) override { sign_ = &sign; }

 private:
  bool is_stopped() const { return stopped_ || (sign_ != nullptr && *sign_); }
  // Without what the card does in the trick, which only a person asks for.
  Advice decide(const LoadedTable& table, const View& view, const Decision& decision,
                RandomStream& random);
  Advice look_ahead(const LoadedTable& table, const View& view, const Choices& choices, int phase,
                    RandomStream& random) const;
  Move learned_move(const LoadedTable& table, const View& view, const Choices& choices, int phase,
                    RandomStream& random) const;

  int trials_;
  std::atomic<bool> stopped_ = false;
  const std::atomic<bool>* sign_ = nullptr;
  SeatedPlayer seated_;
  std::shared_ptr<const LearnedPlayer> player_;
  GreedyAgent greedy_;
};

}  // namespace houserule
