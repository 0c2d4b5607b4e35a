// Who plays by nets: one for each phase of a table that asks.

#pragma once

#include <vector>

#include "agenda/decision.h"
#include "bots/learned/net.h"
#include "bots/learned/position.h"

namespace houserule {

// What is said of a move: of each of its cards or words.
using SaidOfMove = std::vector<Statements>;

// Immutable once it is trained; threads share it.
class LearnedPlayer {
 public:
  explicit LearnedPlayer(const LoadedTable& table);

  // Returns the move that the nets judge best; a random one of a phase without a net.
  // Precondition: the seat of the view is asked in `phase`.
  Move choose(const LoadedTable& table, const View& view, const Choices& choices, int phase,
              RandomStream& random) const;

  // Plays a full table to the end of its deal, each seat choosing from what its own view shows. Of
  // 100 cards that are played to tricks about so many are `drawn`. Returns false if a function of
  // the rules failed.
  bool play_out(const LoadedTable& table, State& state, RandomStream& random,
                const Surroundings& around, std::uint32_t drawn) const;

  bool plays(int phase) const { return plays_[static_cast<std::size_t>(phase)]; }  // to tricks
  const StatementBook& book() const { return book_; }
  const Net& net(int phase) const { return nets_[static_cast<std::size_t>(phase)]; }
  void set_net(int phase, Net net) { nets_[static_cast<std::size_t>(phase)] = std::move(net); }

  // What is asked, as the nets see it.
  Position position(const LoadedTable& table, const View& view, int phase) const;

 private:
  Move best(const Position& position, const Choices& choices, const Net& net) const;

  StatementBook book_;
  std::vector<Net> nets_;
  std::vector<bool> plays_;  // by phase: a card to a trick
};

SaidOfMove said_of(const Position& position, const Move& move);

}  // namespace houserule
