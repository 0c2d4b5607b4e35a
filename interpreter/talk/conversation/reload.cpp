#include "talk/conversation/reload.h"

#include <algorithm>
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
  talk.say("reload-refused", {{"n", std::to_string(reload.refused_move)},
                              {"move", quotable(shown_move(reload.refused_text, talk.seat))}});
  // Why it is not legal tells of a hand, which may be somebody else's.
  if (reload.refused_text.starts_with(std::to_string(number_of(talk.seat)) + " ")) {
    talk.print(talk.speaker.text(reload.reason));
  }
  talk.print(place_line(talk, reload.rule, ""));
}

void tell_changes(const Talk& talk, const std::vector<ChangedValue>& changes) {
  if (changes.empty()) return talk.say("reload-functions");
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
  tell_changes(talk, reload.changes);
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
