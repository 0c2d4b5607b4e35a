#include "session/store/past_table.h"

#include "base/sentence.h"

namespace houserule {

namespace {

std::string summary_of(const Session& session, Language language) {
  const GameRules& rules = session.rules();
  std::vector<std::string> scores;
  for (int i = 0; i < rules.seats; ++i) {
    scores.push_back(std::to_string(i + 1) + ": " +
                     to_text(session.state().score(rules.layout, seat_at(i))));
  }
  return sentence_in(language, rules.uses_chips() ? "totals-chips" : "totals-points",
                     {{"list", joined(scores, ", ", ", ")}});
}

}  // namespace

Record record_of(const StoredTable& table, std::vector<std::string> moves) {
  Record record;
  record.table = table.spec;
  record.rules_hash = table.rules_hash;
  record.seed = table.seed;
  record.setups = table.setups;
  record.moves = std::move(moves);
  return record;
}

std::optional<std::vector<NumberedSetup>> setups_of(const StoredTable& table,
                                                    const GameRules& rules,
                                                    Diagnostics& diagnostics) {
  Record record;
  record.setups = table.setups;
  Diagnostics faults;
  std::vector<NumberedSetup> setups = read_setups(record, table.spec, rules, faults);
  if (faults.empty()) return setups;
  for (const Diagnostic& fault : faults.all()) diagnostics.add(fault);
  return std::nullopt;
}

TakenIn take_in(Store& store, const Record& record, const std::string& file, LoadedTable table,
                const std::string& settings, Language language) {
  StoredTable stored;
  stored.spec = table.rules->spec;
  stored.rules_hash = table.rules->hash;
  stored.seed = record.seed;
  stored.settings = settings;
  stored.setups = record.setups;
  Replay replay = replay_record(record, file, std::move(table));
  if (replay.fault) return {0, replay.fault};
  Session& session = *replay.session;
  session.go_past_forced();
  if (session.is_finished()) {
    stored.state = "finished";
    stored.summary = summary_of(session, language);
  }
  std::vector<std::string> moves;
  for (const LogEntry& entry : session.log()) moves.push_back(entry.text);
  return {store.add_played(stored, moves, result_of(session)), std::nullopt};
}

}  // namespace houserule
