// A running table: its state, its log, what may be done now and what was done.
//
// The log is the truth: seed, setups and moves reproduce everything. A move is either made, or
// refused with its reason and nothing changes.

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "session/table/deal_report.h"
#include "session/table/legal_moves.h"
#include "session/table/refusal.h"
#include "session/table/table_loader.h"
#include "session/texts/move_text.h"
#include "table/view.h"

namespace houserule {

struct BoardHappening;  // session/table/board_happening.h

// A setup of a record, with the number of the deal it is for.
struct NumberedSetup {
  int deal = 1;
  DealSetup setup;
};

struct LogEntry {
  Move move;
  int phase = -1;
  bool forced = false;  // the only legal move: made by the runtime
  std::string text;     // "2 play A7"
};

// A move that could not be made because a function of the rules failed.
struct ScriptFailure {
  Diagnostic fault;
  std::string move;  // "1 play HA"; empty: the first deal could not begin
  int number = 0;    // of the move in the log, from 1
  int deal = 0;
  std::string path;              // of the rule that failed: "settle.pay"
  std::vector<Printed> printed;  // by the rules on the way there
  std::string variant;  // the house rule it belongs to, or that called it; empty: the game's own
};

// Returns who chooses for seats that are asked: they, or whoever plays their open hands.
SeatSet choosers(const Core& core, SeatSet asked);

class Session {
 public:
  // Sets a table up and goes on to its first decision with a choice. With `stop_at_forced` the
  // table waits at forced decisions as well, for a record that may contain them.
  Session(LoadedTable table, std::uint64_t seed, std::vector<NumberedSetup> setups = {},
          bool stop_at_forced = false);
  ~Session();
  Session(Session&&) noexcept;
  Session& operator=(Session&&) noexcept;

  const GameRules& rules() const;
  const Agenda& agenda() const;
  const LoadedTable& table() const;
  std::uint64_t seed() const;
  const std::vector<NumberedSetup>& setups() const;
  const State& state() const;

  // From now on the table makes forced moves itself, and first those it waits for.
  void go_past_forced();

  // What the table waits for. `fault`: the very first deal could not begin, and fault() says which
  // script or rule failed. A move that makes one fail is refused, and the table stands as before.
  const Decision& decision() const;
  bool is_finished() const { return decision().kind == Decision::Kind::finished; }
  const Diagnostic& fault() const;

  // Returns the last move that failed, until another is made.
  std::optional<ScriptFailure> failure() const;

  // Whether there is one thing to do: a single seat to act, and one legal move. While several seats
  // are to act none of their moves is forced.
  bool is_forced() const;

  // What `seat` may do now; nothing if it is not to act.
  Choices choices(Seat seat) const;
  LegalMoves legal_moves() const;  // of all seats to act, in seat order
  View view(Seat seat) const;
  // The figures that the settlement tells while cards are played (SettlePhase::tells), as they
  // would come out with what `seat` knows; of a side by the first of its seats as `seat` knows it.
  // Nothing where they cannot be worked out yet or say nothing. Calls functions of the rules.
  std::vector<FigureValue> figures_so_far(Seat seat) const;
  View view_of_choice(Seat seat) const;  // of whoever chooses for the seat

  // Returns for which seat a seat chooses now: another whose hand it plays, or itself.
  Seat asked_of(Seat chooser) const;
  SeatSet choosers() const;  // for the seats that are asked

  // Reads a move as it would be meant now, by the seat it names.
  ReadMove read(const std::string& text) const;

  // Makes a move and goes on to the next decision, or says why not and changes nothing.
  std::optional<Refusal> try_move(const std::string& text);
  std::optional<Refusal> try_move(const Move& move);

  // Returns why a move may not be made now; nothing if it may.
  std::optional<Refusal> refusal_of(const Move& move) const;
  Refusal unreadable(const std::string& text, const ReadMove& read) const;

  const std::vector<LogEntry>& log() const;

  // Takes back everything from log entry `first` on and plays the rest again.
  void undo_to(std::size_t first);

  // Returns the cards that taking back to log entry `first` would take out of the sight of `seat`:
  // what it has seen since and did not see before. Empty: nothing was revealed, undo is free. Plays
  // the whole log again.
  CardSet revealed_since(std::size_t first, Seat seat) const;

  // The table when a deal was last settled, before the next began; nothing before that.
  const std::optional<State>& settled() const;

  // Finished deals, then the one in progress.
  const std::vector<DealReport>& deals() const;

  // What the table did, one line each: deals, phases with the place of their rule, moves, tricks.
  const std::vector<std::string>& trace() const;

  // Of a board game: what happened, step by step, gaps included; as examples write it.
  const std::vector<std::string>& board_trace() const;
  // Of it what people are told.
  const std::vector<BoardHappening>& happenings() const;

  // Lines of settlements outside a deal: the last pool.
  const std::vector<ScoreLine>& closing_lines() const;

  SeatSet winners() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace houserule
