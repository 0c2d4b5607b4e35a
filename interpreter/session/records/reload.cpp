#include "session/records/reload.h"

#include <algorithm>

#include "session/records/replay.h"

namespace houserule {

namespace {

const Provenance* value_at(const GameRules& rules, const std::string& path) {
  const auto found = std::find_if(rules.provenance.begin(), rules.provenance.end(),
                                  [&](const Provenance& value) { return value.path == path; });
  return found == rules.provenance.end() ? nullptr : &*found;
}

bool is_same_origin(const Provenance& a, const Provenance& b) {
  return a.from.owner == b.from.owner && a.also.size() == b.also.size() &&
         a.over.size() == b.over.size() && a.is_wrapped == b.is_wrapped;
}

// Whether everybody holds the cards they held, at tables with the same pack.
bool same_hands(const Session& a, const Session& b) {
  const StateLayout& before = a.rules().layout;
  const StateLayout& after = b.rules().layout;
  for (int i = 0; i < a.rules().seats; ++i) {
    const CardSet held = a.state().cards(before, StateLayout::hand, seat_at(i));
    if (held != b.state().cards(after, StateLayout::hand, seat_at(i))) return false;
  }
  return true;
}

bool same_pack(const GameRules& a, const GameRules& b) {
  const auto same_card = [](const CardInfo& one, const CardInfo& other) {
    return one.code == other.code;
  };
  return a.in_play == b.in_play && std::equal(a.deck.cards.begin(), a.deck.cards.end(),
                                              b.deck.cards.begin(), b.deck.cards.end(), same_card);
}

// Whether a move that was not forced has been made in the deal in progress.
bool is_under_way(const Session& session) {
  return !session.deals().empty() && !session.deals().back().finished &&
         std::any_of(session.log().begin(), session.log().end(),
                     [](const LogEntry& entry) { return !entry.forced; });
}

}  // namespace

Reload replay_log(const LoadedTable& table, std::uint64_t seed,
                  const std::vector<NumberedSetup>& setups, const std::vector<std::string>& moves,
                  bool is_edited) {
  Reload reload;
  reload.moves = static_cast<int>(moves.size());
  reload.session.emplace(table, seed, setups, true);
  int used = 0;
  if (auto fault = play_moves(*reload.session, moves, is_edited, -1, used)) {
    reload.session.reset();
    reload.kind = Reload::Kind::refused;
    reload.refused_move = fault->move;
    const auto at = static_cast<std::size_t>(std::max(1, fault->move) - 1);
    if (at < moves.size()) reload.refused_text = moves[at];
    reload.reason = fault->message;
    reload.rule = fault->rule;
    reload.is_failure = fault->is_failure;
    return reload;
  }
  reload.faults = table.notices;
  for (const Diagnostic& found : table.remarks.all()) {
    if (!is_remark(found)) reload.faults.add(found);
  }
  reload.added = static_cast<int>(reload.session->log().size()) - used;
  reload.session->go_past_forced();
  reload.kind = Reload::Kind::taken;
  return reload;
}

Reload reload_table(const ScriptFolders& folders, const WordTable& words, const Session& old) {
  Reload reload;
  reload.kind = Reload::Kind::broken;
  const TableSpec spec = parse_spec(old.rules().spec, reload.faults);
  std::optional<LoadedTable> table;
  if (reload.faults.empty()) table = load_table(folders, words, spec, reload.faults);
  if (!table) return reload;
  const std::shared_ptr<const GameRules> rules = table->rules;
  if (rules->hash == old.rules().hash) {
    reload.kind = Reload::Kind::same;
    return reload;
  }
  std::vector<std::string> moves;
  for (const LogEntry& entry : old.log()) moves.push_back(entry.text);
  reload = replay_log(*table, old.seed(), old.setups(), moves, true);
  if (reload.kind != Reload::Kind::taken) return reload;
  const bool keeps_cards = same_pack(old.rules(), *rules) && same_hands(old, *reload.session);
  if (is_under_way(old) && !keeps_cards) {
    reload.session.reset();
    reload.kind = Reload::Kind::refused;
    return reload;
  }
  reload.changes = changed_values(old.rules(), *rules);
  return reload;
}

std::vector<ChangedValue> changed_values(const GameRules& before, const GameRules& after) {
  std::vector<ChangedValue> changes;
  for (const Provenance& now : after.provenance) {
    const Provenance* was = value_at(before, now.path);
    if (was != nullptr && was->value == now.value && is_same_origin(*was, now)) continue;
    changes.push_back({now.path, was == nullptr ? "" : was->value, now.value, now.from});
  }
  for (const Provenance& was : before.provenance) {
    if (value_at(after, was.path) != nullptr) continue;
    changes.push_back({was.path, was.value, "", was.from});
  }
  return changes;
}

std::string shown_move(const std::string& move, Seat you) {
  const std::vector<std::string> words = words_of(move);
  if (words.size() < 2 || words[0] == std::to_string(number_of(you))) return move;
  const bool is_open = words[1] == "play" || words[1] == "declare" || words[1] == "pass";
  return is_open ? move : words[0] + " " + words[1];
}

FileWatch::FileWatch(std::vector<ScriptFile> files) : files_(std::move(files)) {
  for (const ScriptFile& file : files_) stamps_.push_back(stamp_of(file));
}

FileWatch::Stamp FileWatch::stamp_of(const ScriptFile& file) {
  std::error_code error;
  Stamp stamp;
  stamp.time = std::filesystem::last_write_time(file.path, error);
  if (error) return {};
  if (std::filesystem::is_directory(file.path, error))
    return stamp;  // changes as files come and go
  stamp.size = std::filesystem::file_size(file.path, error);
  return error ? Stamp{} : stamp;
}

std::vector<std::string> FileWatch::changed() {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < files_.size(); ++i) {
    const Stamp now = stamp_of(files_[i]);
    if (now == stamps_[i]) continue;
    stamps_[i] = now;
    names.push_back(files_[i].shown);
  }
  return names;
}

}  // namespace houserule
