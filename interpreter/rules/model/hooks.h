// The one seam through which rules call a script.
//
// Everything above rules/ sees only this class; lua/ implements it. A set of hooks belongs to one
// thread; `fresh` makes another for the next thread.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "rules/model/deal_result.h"
#include "rules/model/game_rules.h"
#include "rules/model/played_card.h"
#include "table/chips.h"

namespace houserule {

// What the function of a step may look at and move. Implemented by the agenda; every change is
// checked there, so that no card is made or lost.
class TableInHand {
 public:
  virtual ~TableInHand() = default;

  virtual const GameRules& rules() const = 0;
  virtual const State& state() const = 0;
  virtual SeatSet side_of(Seat seat) const = 0;

  // Returns how a card was played in this deal; nothing if it was not.
  virtual std::optional<PlayedCard> played(Card card) const = 0;

  // Returns the lowest-numbered card of a set that belongs to a side, captured or in a zone that
  // counts; no_card if there is none. `side` is any of its seats.
  virtual Card first_of(const CardSet& set, Seat side) const = 0;

  // Returns the seat a captured or counted card belongs to, or no_seat.
  virtual Seat owner_of(Card card) const = 0;

  // Two cards that belong to seats change places.
  virtual void swap(Card first, Card second) = 0;

  // A card that belongs to a seat is captured by another from now on.
  virtual void give(Card card, Seat to) = 0;

  // Moves chips as settlements do.
  virtual Chips& chips() = 0;
};

struct ScriptTrace;

// A line that a script has printed.
struct Printed {
  Place place;
  std::string text;  // printable
};

// What became of a function of a settlement or a step when its table was loaded: most have a twin,
// which does the same without Lua where nobody looks on. A settlement uses twins if all its
// functions have one.
struct FunctionTwin {
  std::string name;          // of the line: "points"; or of the step
  Place place;               // where that is written
  std::string why_not = {};  // what could not be translated, a sentence; empty: it has a twin
  Place where = {};          // of that
  std::int64_t gave_up = 0;  // how often Lua had to do it all the same

  bool exists() const { return why_not.empty(); }
};

class Hooks {
 public:
  virtual ~Hooks() = default;

  // Runs the lines of a settlement from top to bottom; they move chips and points. `figures` may be
  // null; what it holds before is what figures without a function are. Returns false if a function
  // failed: fault() then says why, and the caller throws the state away.
  virtual bool settle(const SettlePhase& phase, const DealResult& result, Chips& chips,
                      std::vector<FigureValue>* figures) = 0;

  // Runs the function of a step. Returns false if it failed.
  virtual bool run_step(int hook, TableInHand& table) = 0;

  // Takes note of a fault of the rules that the table itself has found; fault() returns it.
  virtual void refuse(Diagnostic fault) = 0;

  // Returns what made the last call fail, or the last refusal.
  virtual const Diagnostic& fault() const = 0;

  // From now on calls spend their instructions from those at `left` as well, and fail where none
  // are left; what it took to read the files is taken off at once. `left` must outlive the calls.
  virtual void spend_from(std::int64_t& left) { (void)left; }

  // Hands over what the rules have printed since this was last asked, oldest first: a hundred lines
  // at most, the rest is not kept.
  virtual std::vector<Printed> take_printed() { return {}; }

  // Returns what is known of the twins of all settlements, line by line, and then of all steps.
  virtual std::vector<FunctionTwin> twins() const { return {}; }

  // Makes hooks of the same rules for another thread.
  virtual std::unique_ptr<Hooks> fresh() const = 0;

  // Makes hooks of the same rules that note in `trace` what their functions do; it must outlive
  // them. Null where there are no functions to look into.
  virtual std::unique_ptr<Hooks> traced(ScriptTrace& /*trace*/) const { return nullptr; }
};

}  // namespace houserule
