// One table of a study, in one thread: plays game after game and says what was observed.

#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "bots/agents/bot_program.h"
#include "bots/agents/level.h"
#include "bots/agents/player_shelf.h"
#include "lab/play/measures.h"
#include "lab/play/side_by_side.h"
#include "lab/study/bot_failure.h"
#include "lab/study/game_seed.h"
#include "lab/study/rule_tally.h"

namespace houserule {

// How every table of a study plays its games.
//
// Each game has a seed of its own (game_seed.h), and whoever deals first moves on by one seat from
// game to game. Bots draw each choice from a stream that belongs to the place of the choice: two
// tables see the same cards and, as long as nothing differs, the same moves; what one of them asks
// in addition shifts nothing else.
struct StudyCourse {
  std::uint64_t seed = 1;
  bool matches = false;                       // whole ones; else single deals, the first of each
  std::vector<BotLevel> bots = {BotLevel()};  // the same for all seats, or one for each
  std::map<Seat, BotProgram> programs;        // what plays a seat instead of a level
  std::int64_t count_every = 1;               // rules are counted in every so-manieth game
  // What learned players have learned; nothing: each table, as it is.
  std::optional<PlayerShelf::School> school;

  bool is_random() const;
  // Whether somebody plays by what was learned of a table of cards.
  bool has_learned_players() const;
  std::uint64_t seed_of(std::int64_t number) const {
    return seed_of_game(seed, static_cast<std::uint64_t>(number));
  }
  // Returns who sits where, a level or a command, if not all are alike; else nothing.
  std::vector<std::string> seat_names(int seats) const;
};

// A function of the rules failed, or nobody can finish a deal.
struct StudyFault {
  Diagnostic fault;
};

// A game that a fault of the rules has stopped: what it says, and the way to it.
struct StoppedGame {
  Diagnostic fault;
  int deal = 1;
  FirstDifference way;  // to_record() makes a record of it, with the move that failed
};

// The study was told to stop in the middle of a game, which counts for nothing then.
struct StudyStopped {};

class StudyTable {
 public:
  // The course must outlive it.
  StudyTable(LoadedTable table, const StudyCourse& course);

  const MeasureList& list() const { return observer_.list(); }
  const GameRules& rules() const { return *table_.rules; }

  // Games end once it is set; it must outlive them.
  void stop_at(const std::atomic<bool>& stop);

  // Plays game `number`, from 0. Valid until the next. Throws StudyFault, StudyStopped, BotFailed.
  const Observation& play(std::int64_t number);

  const RuleTally& rule_tally() const { return tally_; }
  std::int64_t counted_deals() const { return counted_; }  // in which rules were counted
  // Of these, in which something came up that is written in the watched files.
  std::int64_t came_up() const { return came_up_; }
  void watch(const std::vector<std::string>& files) { watched_ = tally_.rules_in(files); }
  void forget_counts() {
    tally_.forget();
    counted_ = 0;
    came_up_ = 0;
  }

  // Forgets what game `number` has counted so far, if it is the last one that was begun: it was
  // stopped, here or at another table.
  void take_back(std::int64_t number);

  // Plays a game and returns its moves, for a record. Throws as play().
  FirstDifference moves_of(std::int64_t number);
  // Returns how a game was stopped by a fault; nothing if it comes to its end. Throws BotFailed.
  std::optional<StoppedGame> stopped_game(std::int64_t number);

 private:
  void begin(std::int64_t number);
  [[noreturn]] void fail(const Diagnostic& fault) const;
  FirstDifference begin_record(std::int64_t number);
  void check_stop() const {
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) throw StudyStopped{};
  }
  Seat dealer_of(std::int64_t number) const;
  void play_quickly();
  void play_stepwise(std::vector<Move>* moves, bool counts);
  bool play_deal(Decision decision, const Surroundings& around, std::vector<Move>* moves,
                 bool counts);
  Move chosen(const Decision& decision, const Choices& choices);
  std::uint64_t stream_index(const Decision& decision);
  void begin_deal();
  std::int64_t watched_so_far() const;

  LoadedTable table_;
  const StudyCourse& course_;
  bool random_;
  Observer observer_;
  RuleTally tally_;
  std::int64_t counted_ = 0;
  std::int64_t came_up_ = 0;
  std::vector<std::size_t> watched_;            // rules
  std::vector<std::unique_ptr<Agent>> agents_;  // by seat; none where all is random
  std::vector<std::uint64_t> phase_keys_;       // by phase
  std::vector<std::uint32_t> asked_before_;     // by phase, in this deal
  State state_;
  std::uint64_t seed_ = 0;  // of the game that is played
  struct Counts {
    std::int64_t game;
    std::vector<std::int64_t> rules;
    std::int64_t deals;
    std::int64_t came_up;
  };
  std::optional<Counts> counts_before_;  // the last game in which rules are counted
  RandomStream asked_, cards_;           // of this deal
  std::int64_t decisions_ = 0;           // with a choice, of this deal
  const std::atomic<bool>* stop_ = nullptr;
};

}  // namespace houserule
