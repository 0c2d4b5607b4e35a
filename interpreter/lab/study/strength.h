// How much better one bot plays than another, over paired deals.
//
// The unit is one deal, not a match: luck in a match would hide what is measured. Each deal is
// played once with the field in all seats, and once for each seat with the challenger in it; cards,
// dealer and the random numbers of every seat are the same. What the challenger gained more than
// the field did in the same seats, in the mean over the seats, is one observation; deals are
// independent of each other. Gains are counted as Outcome::gain has them: chips, or points above
// the mean of the other side, more is better. A deal that is thrown in is dealt again.

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "bots/agents/agent.h"
#include "lab/study/stopped_games.h"
#include "session/table/table_loader.h"

namespace houserule {

// Makes one more agent; called from the thread that will use it.
using AgentMaker = std::function<std::unique_ptr<Agent>()>;

struct StrengthOptions {
  int deals = 100;                          // at least 2
  int first = 0;                            // number of the first deal
  std::uint64_t seed = 1;                   // of which those of the deals are made (game_seed.h)
  int threads = 1;                          // the outcome does not depend on it
  const std::atomic<bool>* stop = nullptr;  // set: deals under way are dropped, no more are begun
};

struct Strength {
  int deals = 0;    // that were played to their end in every way
  double mean = 0;  // for the challenger, a deal
  double half = 0;  // of the 95 % interval around it

  struct Thought {
    double seconds = 0;      // of processor time; that pass, where a program chooses
    std::int64_t moves = 0;  // with a choice
    double ms_a_move() const {
      return moves == 0 ? 0 : 1000 * seconds / static_cast<double>(moves);
    }
  };
  Thought challenger;
  Thought field;

  std::vector<StoppedPlace> stopped;    // by faults of the rules; such a deal counts for nothing
  std::optional<Diagnostic> bot_fails;  // a program that could not go on, with which it ended
  bool is_broken_off = false;  // deals are left: it was told to stop, gave up, or a program failed
  int stopped_deals() const;

  // 1: the challenger is better, -1: the field is; 0: the interval does not tell.
  int winner() const { return mean > half ? 1 : mean < -half ? -1 : 0; }
};

// Returns what several measurements say together, each of its own deals.
Strength pooled(const std::vector<Strength>& parts);

// With agents that do not choose by the view and the stream alone the outcome is the same each time
// only in one thread.
Strength measure_strength(const LoadedTable& table, const AgentMaker& challenger,
                          const AgentMaker& field, const StrengthOptions& options);

}  // namespace houserule
