// Searches: information-set Monte Carlo tree search at any scripted table.
//
// Where there are too many moves to try them all, the likely ones (shortlist.h) are searched; melds
// are laid by what they score (meld_advice.h). The last cards are counted out (last_cards.h). Board
// games are too long to be played out: there, a hundred iterations are one more guess of
// board_advice.h.

#pragma once

#include <atomic>

#include "bots/agents/agent.h"
#include "bots/agents/seated_player.h"
#include "bots/search/ismcts_search.h"

namespace houserule {

class IsmctsAgent final : public Agent {
 public:
  // `waits`: for a player that must be trained before deals are played out by it (seated_player.h).
  explicit IsmctsAgent(IsmctsSearch::Limits limits, bool waits = true, PlayerSource source = {})
      : limits_(limits), seated_(waits, std::move(source)) {}

  Move choose(const LoadedTable& table, const View& view, const Decision& decision,
              RandomStream& random) override;
  void stop() override;
  void stop_at(const std::atomic<bool>& sign) override { sign_ = &sign; }

  // Returns how many deals were played out for the last move.
  std::int64_t iterations() const { return iterations_; }

 private:
  Move search(const LoadedTable& table, const View& view, const Choices& choices, int phase,
              RandomStream& random);

  IsmctsSearch::Limits limits_;
  SeatedPlayer seated_;
  IsmctsSearch search_;
  std::int64_t iterations_ = 0;
  std::atomic<bool> searching_ = false;
  std::atomic<bool> stop_ = false;
  const std::atomic<bool>* sign_ = nullptr;
};

}  // namespace houserule
