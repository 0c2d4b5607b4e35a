// Games of a long run that a fault of the rules has stopped: such a game counts for nothing else,
// and the run goes on.

#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "base/diagnostic.h"

namespace houserule {

// Those that one place of the rules has stopped.
struct StoppedCount {
  std::string code;
  Place place;
  std::int64_t games = 0;
  std::int64_t first = 0;  // the number of the first of them, from 0
  int table = 0;           // at which that one was stopped: its place among those of the run

  bool operator==(const StoppedCount&) const = default;
};

// By place, in the order of their first games: the same in whatever order they were met.
class StoppedCounts {
 public:
  void add(const StoppedCount& some);
  void add(const StoppedCounts& other);

  const std::vector<StoppedCount>& all() const { return all_; }
  bool empty() const { return all_.empty(); }
  std::int64_t games() const;

  bool operator==(const StoppedCounts&) const = default;

 private:
  std::vector<StoppedCount> all_;
};

// A run whose first games are nearly all stopped ends with them. Looked at once so many have been
// played, stopped ones among them.
constexpr std::int64_t games_before_giving_up = 20;
bool gives_up(std::int64_t finished, std::int64_t stopped);

// One place that has stopped games, as people and programs are told of it.
struct StoppedPlace {
  Diagnostic fault;  // its message says of the first game: deal, table, seed, move, and its record
  std::int64_t games = 0;
  std::string table;
  std::uint64_t seed = 0;
  int deal = 1;
  std::int64_t move = 0;
  std::string record;  // of the game up to the move that failed
  std::string file;    // where the record goes; empty: nowhere

  // Puts the message together out of what the rules say and of all the rest.
  void tell();
};

// "stopped_6238072747940578789.json" in a folder, the empty one being where the program was
// started.
std::string file_of_stopped(const std::string& folder, std::uint64_t seed);

nlohmann::ordered_json to_json(const StoppedPlace& place);

// "stopped: 1 of 43,117 games (0.0023 %)", whatever they are called; empty if none was.
Text stopped_text(std::int64_t stopped, std::int64_t finished, const Text& unit);

}  // namespace houserule
