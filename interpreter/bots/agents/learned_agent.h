// The player that has learned the table: a look at the position, or a step of search on top of it.
// Board games are not learned; there it plays as greedy does.

#pragma once

#include <memory>

#include "bots/agents/agent.h"
#include "bots/agents/greedy_agent.h"
#include "bots/learned/learned_player.h"

namespace houserule {

class LearnedAgent final : public Agent {
 public:
  // With `trials` more than 0 so many deals are played out for a move, by learned players in
  // guesses at the hidden cards: what they choose gives way only to a move that does clearly better
  // there.
  explicit LearnedAgent(int trials = 0) : trials_(trials) {}

  // The first choice at a table may take minutes: player_shelf.h.
  Move choose(const LoadedTable& table, const View& view, const Decision& decision,
              RandomStream& random) override;

  void stop() override { stopped_ = true; }
  void stop_at(const std::atomic<bool>& sign) override { sign_ = &sign; }

 private:
  bool is_stopped() const { return stopped_ || (sign_ != nullptr && *sign_); }
  Move look_ahead(const LoadedTable& table, const View& view, const Choices& choices, int phase,
                  RandomStream& random) const;

  int trials_;
  std::atomic<bool> stopped_ = false;
  const std::atomic<bool>* sign_ = nullptr;
  std::shared_ptr<const GameRules> learned_;
  std::shared_ptr<const LearnedPlayer> player_;
  GreedyAgent greedy_;
};

}  // namespace houserule
