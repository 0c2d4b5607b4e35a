// How fast a table plays on this machine, beside the hand-written limit of its game.

#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "session/table/table_loader.h"

namespace houserule {

struct Benchmark {
  double deals_per_second = 0;      // whole random deals, one thread, processor time
  double decisions_per_second = 0;  // with two or more legal moves
  double clone_ns = 0;              // copying the state of a running table
  std::size_t state_bytes = 0;
  double question_ns = 0;             // "what may I play?", over all questions of random deals
  double threads_gain = 0;            // random deals on two threads, as a multiple of one
  double milliseconds_to_read = 0;    // its scripts, anew, as when a file is saved while it is open
  double milliseconds_to_prompt = 0;  // from a start of the program to its first question and end
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

// What a phase with functions costs, on this machine.
struct HookProfile {
  std::string path;        // of the phase: "settle"
  double by_lua = 0;       // microseconds a random deal, where somebody looks on
  double in_playouts = 0;  // the same with twins
};

// Returns what each phase with functions costs in random deals. The watch itself is taken off.
std::vector<HookProfile> profile_hooks(const LoadedTable& table, int deals = 20'000);

// What is measured, but done by whoever measures.
struct BenchmarkErrands {
  std::function<void()> read;  // reads the table anew
  std::function<bool()> sit;   // starts the program, up to its first question; false: it failed
};

// Measures in rounds that alternate with the limit program, so that a slow spell of the machine
// hits both, and returns medians. `limit` may be empty: then there is nothing to compare with.
Benchmark run_benchmark(const LoadedTable& table, const std::filesystem::path& limit,
                        const BenchmarkErrands& errands, double seconds_a_round = 0.4,
                        int rounds = 7);

}  // namespace houserule
