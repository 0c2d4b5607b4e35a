// The search for a deal in which a table with an option comes out otherwise than without it.

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lab/play/side_by_side.h"
#include "writing/beginnings.h"

namespace houserule {

// How hard to look. Everything follows from `seed`.
struct SearchEffort {
  std::uint64_t seed = 1;
  int deals = 5000;     // random ones; deal n has seed + n - 1
  int directed = 1500;  // with players who steer, most with hands put together on purpose
  int hunts = 24;       // for each kind of tie the settlement may have
  int forks = 200;      // of the deal of a hunt
  int matches = 4;      // of at most forty deals
  int expert = 2;       // deals by the greedy bots
  int retold = 12;      // games from each example of what is looked for
  const std::atomic<bool>* stop = nullptr;  // set: the search ends and says so
};

// Examples to begin from, as they are at the second table of the first pair.
struct ExampleWays {
  std::vector<Beginning> own;                      // about what is looked for
  std::function<std::vector<Beginning>()> others;  // from each one game; asked late, and only once
};

struct SearchResult {
  std::optional<FirstDifference> difference;
  std::optional<PlayFault> fault;  // the search ends with it
  std::size_t of = 0;              // index into the pairs: which one differs
  std::string how;   // empty: a random deal; else who steered, and how the cards were put together
  int deals = 0;     // random ones that were played
  int directed = 0;  // all others
  bool is_broken_off = false;  // somebody wanted no more of it: nothing found means nothing
};

// Plays each of `pairs` in turn, quick things first, until the tables of one part. `owners` are the
// house rules that are looked for: hands are put together for what they say. Nothing runs for ever,
// and the same arguments give the same result.
SearchResult search_difference(std::vector<SideBySide>& pairs, const SearchEffort& effort,
                               const std::vector<std::string>& owners,
                               const ExampleWays& examples = {});

// Plays the way of an earlier difference again, as far as it goes at these tables; `earlier` was
// found at other tables of the same game.
std::optional<FirstDifference> retrace(SideBySide& pair, const FirstDifference& earlier);

}  // namespace houserule
