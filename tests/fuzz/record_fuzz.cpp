// Bytes as a record: what is read can be replayed, and what was replayed can be written, read and
// replayed again and comes to the same table.

#include "session/records/replay.h"
#include "tests/fuzz/fuzz_target.h"

namespace houserule::fuzz {

void fuzz_record(std::string_view bytes) {
  Diagnostics faults;
  const auto record = parse_record(std::string(bytes), "fuzzed.json", faults);
  promise_clean(faults);
  promise(record.has_value() == faults.empty(), "a record is read, or something is at fault");
  if (!record) {
    refused_to_json(faults, "fuzzed.json");
    return;
  }
  const LoadedTable* const table = installed_table(record->table);
  if (table == nullptr) return;
  const Replay replay = replay_record(*record, "fuzzed.json", *table);
  promise(!to_json(replay, "fuzzed.json", true).empty(), "a replay has an answer");
  promise(replay.session.has_value() || replay.fault.has_value(),
          "a record that is refused has why");
  if (!replay.session) return;

  const std::string written = to_record(*replay.session);
  Diagnostics none;
  const auto again = parse_record(written, "written.json", none);
  promise(again.has_value(), "what is written can be read: " + none.to_text());
  const Replay second = replay_record(*again, "written.json", *table);
  promise(!second.fault, "what was played can be played again");
  promise(second.session->state().hash() == replay.session->state().hash(),
          "a record comes to the same table");
  promise(to_record(*second.session) == written, "a record is written as it was read");
}

}  // namespace houserule::fuzz

HOUSERULE_FUZZ_TARGET(fuzz_record)
