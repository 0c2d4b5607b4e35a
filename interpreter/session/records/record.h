// A record: a table, its seed and its moves, as JSON. What a bug report carries and a test replays.
//
// Format: docs/records.md. Unknown keys, impossible deals and unreadable values are refused by
// name.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "rules/model/game_rules.h"
#include "session/table/session.h"

namespace houserule {

// A record as written: its setups are not yet checked against the rules of its table.
struct Record {
  std::string table;       // the spec
  std::string rules_hash;  // empty: not checked
  std::uint64_t seed = 0;
  std::string setups;  // the JSON of the setups, or empty
  bool optional_pass = false;
  std::vector<std::string> moves;
};

// Returns the text of a record's file, or nothing if it cannot be read or is larger than 64 MB.
std::optional<std::string> read_record_file(const std::string& path);

// Reads a record. Diagnoses `record-format`, with `file` as the place.
std::optional<Record> parse_record(const std::string& text, const std::string& file,
                                   Diagnostics& diagnostics);

// Turns the setups of a record into deals of its table. Diagnoses `record-format` and `not-a-deal`.
std::vector<NumberedSetup> read_setups(const Record& record, const std::string& file,
                                       const GameRules& rules, Diagnostics& diagnostics);

// Returns a record as its file has it.
std::string to_text(const Record& record);

// Returns the record of a running table: every move, forced ones included, so that none can be
// mistaken for another.
// `failed` is one more move, which could not be made; or empty.
std::string to_record(const Session& session, const std::string& failed = "");

}  // namespace houserule
