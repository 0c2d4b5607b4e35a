// Plays a record and says what became of it.

#pragma once

#include <optional>
#include <string>

#include "session/records/record.h"
#include "session/table/session.h"

namespace houserule {

struct ReplayFault {
  int move = 0;  // which listed move, from 1; 0: the record as a whole
  std::string code;
  Text message;
  RuleRef rule;
  std::vector<std::string> offered;
  bool is_failure = false;  // a function of the rules failed
};

struct Replay {
  std::optional<Session> session;    // where the record stands; none if it was refused as a whole
  int moves_used = 0;                // of the listed ones
  std::optional<ReplayFault> fault;  // the session stands before the move
};

// Plays listed moves at a table that stops at forced ones, up to `until` of them; all when it is
// negative. Returns the fault at which it stopped; the table stands before that move. `used` is how
// many listed moves were made.
std::optional<ReplayFault> play_moves(Session& session, const std::vector<std::string>& moves,
                                      bool optional_pass, int until, int& used);

// Replays `record` up to `until` listed moves; all of them when `until` is negative.
//
// Forced moves are made on the way: a listed move that is the forced one is used up by it. With
// optional_pass, the seat passes where the next listed move is not legal but passing is.
Replay replay_record(const Record& record, const std::string& file, LoadedTable table,
                     int until = -1);

// Returns the answer of `houserule replay --json`, without line break. `trace` adds its lines.
std::string to_json(const Replay& replay, const std::string& record_path = "", bool trace = false);

// Returns the answer for a record that was refused as a whole.
std::string refused_to_json(const Diagnostics& diagnostics, const std::string& record_path = "");

}  // namespace houserule
