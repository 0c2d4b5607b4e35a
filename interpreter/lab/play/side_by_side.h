// Two tables played side by side, the same cards and the same moves at both: where do they part?
//
// Tables part where a seat may do something else, where something else happens or lies on the
// boards and in the supply, or where the scores come out otherwise. Names and texts are no
// difference, nor are figures that a settlement only shows, marks that only one table keeps, and
// phases in which nothing happens.

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "session/steering/mover.h"
#include "session/table/session.h"

namespace houserule {

enum class Parting : std::uint8_t {
  legal,  // who is to act, or what may be done
  event,  // who deals, wins a trick, becomes declarer; where cards lie and who knows them
  score,  // scores, the pool and other values
  end,    // the match is over at one table only, or won by others
};

std::string_view word_of(Parting parting);

// Where two tables part. The moves, at the second table, reproduce it.
struct FirstDifference {
  Parting parting = Parting::legal;
  std::uint64_t seed = 0;
  std::vector<NumberedSetup> setups;
  std::vector<Move> moves;  // forced ones included; of the second table
  int deal = 1;             // in which it shows
  int trick = 0;            // being played, or the next one; 0: none, or all are played
  int round = 0;            // of a board game, from 1; 0: none
  std::string phase;        // "declare", "settle"; "start" and "end" of a match
  std::string detail;       // "2 declare velky is new", "seat 1 has 96, not 100"
};

// What is wrong with the rules of a table, where a play ran into it; the message says in which
// deal.
struct PlayFault {
  Diagnostic fault;
  bool of_second_only = false;  // the first table goes on
};

// How a deal is to come out: figures of each seat or side, by their line in the settlement.
struct CloseOutcome {
  int level = -1;   // all have the same of it; -1: the same score
  int tricks = -1;  // it is the number of tricks of all but one; -1: any
};

// Where and how far two tables are played.
struct Course {
  std::uint64_t seed = 1;
  const DealSetup* setup = nullptr;  // of the first deal, or null; a position goes by its names
  int deals = 1;                     // a match may end earlier
  // How often a part of a single deal is then played otherwise, by `wanderer`, on the way to what
  // hardly ever comes about by chance.
  int forks = 0;
  CloseOutcome chance;
  Mover* wanderer = nullptr;
};

class SideBySide {
 public:
  // Keeps both tables. Costs some comparisons of their rules.
  SideBySide(LoadedTable first, LoadedTable second);
  ~SideBySide();
  SideBySide(SideBySide&&) noexcept;
  SideBySide& operator=(SideBySide&&) noexcept;

  const LoadedTable& first() const;
  const LoadedTable& second() const;

  // Begins a match at both tables and plays until they part: nothing if they do not. `mover` sees
  // the first table. A deal of some thousand moves, or one that is thrown in again and again, is
  // given up.
  std::optional<FirstDifference> play(const Course& course, Mover& mover);

  // What has stopped the last play: its tables were not compared to the end.
  const std::optional<PlayFault>& fault() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

// Returns the difference as a record of `table`, the second of those that were compared.
std::string to_record(const FirstDifference& difference, const LoadedTable& table);

}  // namespace houserule
