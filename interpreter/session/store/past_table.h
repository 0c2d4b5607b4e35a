// Tables of the store as records, and records as tables of the store.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/records/record.h"
#include "session/records/replay.h"
#include "session/store/store.h"

namespace houserule {

// Returns the record of a stored table with its moves. Needs no rules: a table whose rules are gone
// can be written out too.
Record record_of(const StoredTable& table, std::vector<std::string> moves);

// Returns the deals that were laid out by hand, for a table that began as a record; nothing, and
// adds why, where they no longer fit its rules.
std::optional<std::vector<NumberedSetup>> setups_of(const StoredTable& table,
                                                    const GameRules& rules,
                                                    Diagnostics& diagnostics);

// A record that was taken into the store, or why it was not.
struct TakenIn {
  std::int64_t id = 0;
  std::optional<ReplayFault> fault;
};

// Plays `record` (of the file `file`) under the rules of `table` and puts it into the store, with
// all its moves and results. `settings` and `language` are those of who will look at it. Of a
// record that cannot be played to its end nothing is stored.
TakenIn take_in(Store& store, const Record& record, const std::string& file, LoadedTable table,
                const std::string& settings, Language language);

}  // namespace houserule
