#include "talk/conversation/reload.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "board_rules/sheet/board_sheet.h"
#include "talk/conversation/rules.h"

namespace houserule {

namespace {

constexpr std::size_t changes_told = 5;

void print_faults(const Talk& talk, const Diagnostics& faults) {
  for (const Diagnostic& fault : faults.all()) {
    talk.print_lines(to_text(fault, talk.settings.language));
  }
}

// The table goes on under the rules it had, and why.
void tell_not_taken(const Talk& talk, const Reload& reload, const std::vector<std::string>& files) {
  if (reload.kind == Reload::Kind::broken) {
    talk.say("reload-broken", {{"files", talk.speaker.list(files)}});
    return print_faults(talk, reload.faults);
  }
  if (reload.refused_move == 0) return talk.say("reload-other-cards");
  if (reload.is_failure) {
    talk.say("reload-fails", {{"files", talk.speaker.list(files)},
                              {"reason", talk.speaker.text(reload.reason)},
                              {"n", std::to_string(reload.refused_move)}});
    return talk.print(place_line(talk, reload.rule, ""));
  }
  talk.say("reload-refused", {{"n", std::to_string(reload.refused_move)},
                              {"move", quotable(shown_move(reload.refused_text, talk.seat))}});
  // Why it is not legal tells of a hand, which may be somebody else's.
  if (reload.refused_text.starts_with(std::to_string(number_of(talk.seat)) + " ")) {
    talk.print(talk.speaker.text(reload.reason));
  }
  talk.print(place_line(talk, reload.rule, ""));
}

void tell_changes(const Talk& talk, const std::vector<ChangedValue>& changes,
                  const std::vector<ChangedLines>& lines) {
  if (changes.empty() && lines.empty()) return talk.say("reload-functions");
  for (std::size_t i = 0; i < lines.size() && changes.empty() && i < changes_told; ++i) {
    const ChangedLines& one = lines[i];
    const bool is_single = one.before.size() == 1 && one.after.size() == 1;
    talk.say(is_single ? "reload-line" : "reload-lines",
             {{"file", one.file},
              {"line", std::to_string(one.line)},
              {"after", is_single ? quotable(one.after.front(), 60) : ""},
              {"before", is_single ? quotable(one.before.front(), 60) : ""}});
  }
  for (std::size_t i = 0; i < changes.size() && i < changes_told; ++i) {
    const ChangedValue& change = changes[i];
    const char* code = change.before.empty()           ? "reload-value-new"
                       : change.after.empty()          ? "reload-value-gone"
                       : change.after == change.before ? "reload-value-wrapped"
                                                       : "reload-value";
    talk.say(code, {{"path", change.path},
                    {"before", change.before},
                    {"after", change.after},
                    {"file", change.rule.place.file},
                    {"line", std::to_string(change.rule.place.line)}});
  }
  if (changes.size() > changes_told) {
    talk.say("reload-more", {{"n", std::to_string(changes.size() - changes_told)}});
  }
}

}  // namespace

std::vector<ChangedLines> changed_lines(const std::string& file, const std::string& before,
                                        const std::string& after) {
  const auto lines_of = [](const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
      line.erase(0, line.find_first_not_of(" \t"));
      lines.push_back(std::move(line));
    }
    return lines;
  };
  std::vector<std::string> was = lines_of(before);
  std::vector<std::string> now = lines_of(after);
  if (was == now) return {};
  std::size_t same = 0;
  while (same < was.size() && same < now.size() && was[same] == now[same]) ++same;
  while (was.size() > same && now.size() > same && was.back() == now.back()) {
    was.pop_back();
    now.pop_back();
  }
  ChangedLines found{file, static_cast<int>(same) + 1, {}, {}};
  found.before.assign(was.begin() + static_cast<std::ptrdiff_t>(same), was.end());
  found.after.assign(now.begin() + static_cast<std::ptrdiff_t>(same), now.end());
  // As many lines as before are told one by one.
  std::vector<ChangedLines> all;
  if (found.before.size() != found.after.size()) return {found};
  for (std::size_t i = 0; i < found.before.size(); ++i) {
    if (found.before[i] == found.after[i]) continue;
    all.push_back({file, found.line + static_cast<int>(i), {found.before[i]}, {found.after[i]}});
  }
  return all;
}

void RuleEdits::read_texts(const Talk& talk) {
  texts_.clear();
  for (const ScriptFile& file : talk.session.table().files) {
    texts_.emplace_back(file, read_file(file.path).value_or(""));
  }
}

// What stands otherwise in the files the table was read from.
std::vector<ChangedLines> RuleEdits::lines_changed() const {
  std::vector<ChangedLines> all;
  for (const auto& [file, before] : texts_) {
    const std::optional<std::string> now = read_file(file.path);
    if (!now) continue;
    for (ChangedLines& one : changed_lines(file.shown, before, *now)) all.push_back(std::move(one));
  }
  return all;
}

bool RuleEdits::take_up(Talk& talk) {
  const std::vector<std::string> files =
      talk.takes_edits() ? watch_.changed() : std::vector<std::string>();
  if (files.empty()) return false;
  return take_up(talk, reload_table(*talk.settings.folders, *talk.settings.words, talk.session),
                 files);
}

bool RuleEdits::take_up(Talk& talk, Reload reload, const std::vector<std::string>& files) {
  // A file that is as it was again ends what was said of it.
  const bool was_refused = std::exchange(
      is_refused_, reload.kind != Reload::Kind::same && reload.kind != Reload::Kind::taken);
  if (reload.kind == Reload::Kind::same) {
    if (was_refused) talk.say("reload-same");
    return false;
  }
  if (reload.kind != Reload::Kind::taken) {
    tell_not_taken(talk, reload, files);
    return false;
  }
  const Session old = std::exchange(talk.session, std::move(*reload.session));
  talk.speaker.set_rules(talk.rules());
  talk.sheet = make_table_sheet(talk.rules());
  watch_ = FileWatch(talk.session.table().files);
  const std::vector<ChangedLines> lines = lines_changed();
  read_texts(talk);
  talk.narrator.skip();
  if (talk.keeper != nullptr) talk.keeper->take_rules(talk.rules());
  talk.keep_moves();
  std::string line =
      talk.speaker.say(reload.moves == 0 ? "reload-ok-fresh" : "reload-ok",
                       {{"files", talk.speaker.list(files)}, {"n", std::to_string(reload.moves)}});
  if (reload.added > 0) {
    talk.speaker.add(line, talk.speaker.say("reload-added", {{"n", std::to_string(reload.added)}}));
  }
  talk.print(line);
  tell_changes(talk, reload.changes, lines);
  print_faults(talk, reload.faults);
  return true;
}

bool RuleEdits::go_without(Talk& talk, const std::string& typed) {
  if (!talk.takes_edits()) return false;
  const std::vector<VariantRules>& variants = talk.rules().variants;
  const auto found = std::find_if(variants.begin(), variants.end(), [&](const VariantRules& one) {
    return one.name == typed || folded(one.title.in(talk.settings.language)) == folded(typed);
  });
  if (found == variants.end()) {
    std::vector<std::string> names;
    for (const VariantRules& one : variants) names.push_back(one.name);
    const char* const message = names.empty()   ? "without-none"
                                : typed.empty() ? "without-which"
                                                : "without-unknown";
    talk.say(message, {{"rule", quotable(typed)}, {"rules", talk.speaker.list(names)}});
    return false;
  }
  const std::string name = found->name;
  Diagnostics faults;
  TableSpec spec = parse_spec(talk.rules().spec, faults);
  if (std::erase(spec.variants, name) == 0) spec.dropped.push_back(name);
  const auto table = load_table(*talk.settings.folders, *talk.settings.words, spec, faults);
  if (!table) {
    talk.say("without-broken", {{"rule", name}});
    print_faults(talk, faults);
    return false;
  }
  std::vector<std::string> moves;
  for (const LogEntry& entry : talk.session.log()) moves.push_back(entry.text);
  Reload reload = replay_log(*table, talk.session.seed(), talk.session.setups(), moves, true);
  const bool taken = reload.kind == Reload::Kind::taken;
  if (taken) reload.changes = changed_values(talk.rules(), *table->rules);
  return take_up(talk, std::move(reload),
                 {taken ? talk.speaker.say("without-name", {{"rule", name}}) : name});
}

}  // namespace houserule
