// How fast a table plays on this machine, beside the hand-written limit of its game.

#pragma once

#include <filesystem>
#include <optional>

#include "session/table_loader.h"

namespace houserule {

struct Benchmark {
  double deals_per_second = 0;      // whole random deals, one thread, processor time
  double decisions_per_second = 0;  // with two or more legal moves
  double clone_ns = 0;              // copying the state of a running table
  std::size_t state_bytes = 0;
  std::optional<double> limit_per_second;  // what the limit program reached in the same rounds
  double ratio = 0;  // of the limit: the median of what each round came to; 0 without a limit
  // Deals that a searching bot plays out in a second of thought, 1,000 for a move, over all
  // decisions of deals it plays against itself: as it plays, and with playouts at random.
  double search_per_second = 0;
  double random_search_per_second = 0;
  int rounds = 0;
};

// Returns the table a limit program plays, as a spec without the number of players; empty if it
// does not say.
std::string table_of_limit(const std::filesystem::path& limit);

// Measures in rounds that alternate with the limit program, so that a slow spell of the machine
// hits both, and returns medians. `limit` may be empty: then there is nothing to compare with.
Benchmark run_benchmark(const LoadedTable& table, const std::filesystem::path& limit,
                        double seconds_a_round = 0.4, int rounds = 7);

}  // namespace houserule
