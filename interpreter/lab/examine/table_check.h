// The check of a whole table: every way to put it together, its examples, and random deals.

#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "lab/play/timed_hooks.h"
#include "session/table/table_loader.h"

namespace houserule {

// One table that was tried, alone or in combination.
struct CheckedTable {
  std::string spec;
  std::string variant;  // the house rule that was tried, with what it needs: "+b +a"; or ""
  bool sound = false;
  bool excluded = false;        // its author says why it cannot be played; no fault
  std::vector<HookCost> costs;  // of the game's functions; of a house rule's, only its own
};

struct GameCheck {
  std::string game;
  std::vector<CheckedTable> singles;  // the game at each number of players, each house rule
  int pairs = 0;                      // of house rules that go together
  int excluded_pairs = 0;
  int examples = 0;
  int deals = 0;
  bool is_broken_off = false;  // somebody wanted no more of it
  Diagnostics diagnostics;     // faults and remarks, each once
};

// Returns what is wrong with a table that could be set up: names in its functions that nothing has,
// functions that fail and chips that are lost in `deals` random deals and as many of players
// who steer (play_check.h). No remarks.
Diagnostics faults_in_play(const LoadedTable& table, int deals);

// Checks a game: at every number of players, with each of its house rules alone and each two of
// them, missing translations included; runs the examples beside them, then `deals` random deals of
// each table, in which chips must be conserved and no function may fail. Some more deals are played
// by players who steer, and some with each house number at both ends of its bounds. Ends with what
// it has once `stop` is set.
GameCheck check_game(const ScriptFolders& folders, const WordTable& words, const std::string& game,
                     int deals = 100, const std::atomic<bool>* stop = nullptr);

// Checks one table only, with the examples beside its house rules.
GameCheck check_table(const ScriptFolders& folders, const WordTable& words, const std::string& spec,
                      int deals = 300, const std::atomic<bool>* stop = nullptr);

}  // namespace houserule
