// Rules that are edited while the table is played: what is said of them, and when they are taken
// up.

#include <sstream>

#include "board_rules/sheet/board_sheet.h"
#include "talk/conversation/conversation.h"

namespace houserule {

namespace {

constexpr std::size_t changes_told = 5;

}  // namespace

// Takes up rules whose files were edited since the last question. Returns whether the table asks
// something else now, so that what was typed answers nothing.
bool Conversation::take_edits() {
  if (settings_.words == nullptr || settings_.folders == nullptr) return false;
  const std::vector<std::string> files = watch_.changed();
  if (files.empty()) return false;
  Reload reload = reload_table(*settings_.folders, *settings_.words, session_);
  switch (reload.kind) {
    case Reload::Kind::same:
      return false;
    case Reload::Kind::broken:
    case Reload::Kind::refused:
      tell_not_taken(reload, files);
      return false;
    case Reload::Kind::taken:
      break;
  }
  const std::string asked = is_asked() ? phase_now().rule.path : "";
  const std::size_t made = session_.log().size();
  take_up(std::move(reload), files);
  return made != session_.log().size() || asked != (is_asked() ? phase_now().rule.path : "");
}

bool Conversation::look_for_edits() {
  const std::string hash = session_.rules().hash;
  take_edits();
  return session_.rules().hash != hash;
}

// The table goes on under the rules it had, and why.
void Conversation::tell_not_taken(const Reload& reload, const std::vector<std::string>& files) {
  if (reload.kind == Reload::Kind::broken) {
    print(speaker_.say("reload-broken", {{"files", speaker_.list(files)}}));
    for (const Diagnostic& fault : reload.faults.all())
      print_lines(to_text(fault, settings_.language));
    return;
  }
  if (reload.refused_move == 0) {
    print(speaker_.say("reload-other-cards"));
    return;
  }
  const std::string shown = shown_move(reload.refused_text, seat_);
  print(speaker_.say("reload-refused",
                     {{"n", std::to_string(reload.refused_move)}, {"move", quotable(shown)}}));
  // Why it is not legal tells of a hand, which may be somebody else's.
  if (reload.refused_text.starts_with(std::to_string(number_of(seat_)) + " ")) {
    print(speaker_.text(reload.reason));
  }
  print(rule_line(reload.rule, ""));
}

void Conversation::take_up(Reload reload, const std::vector<std::string>& files) {
  const Session old = std::exchange(session_, std::move(*reload.session));
  speaker_.set_rules(session_.rules());
  sheet_ = make_table_sheet(session_.rules());
  watch_ = FileWatch(session_.table().files);
  narrator_.skip();
  drop_choice();
  undo_pending_ = false;
  repeat_question_ = true;
  broken_ = false;
  if (keeper_ != nullptr) {
    keeper_->take_rules(session_.rules());
    keeper_->keep(session_.log());
  }
  std::string line =
      speaker_.say(reload.moves == 0 ? "reload-ok-fresh" : "reload-ok",
                   {{"files", speaker_.list(files)}, {"n", std::to_string(reload.moves)}});
  if (reload.added > 0) {
    speaker_.add(line, speaker_.say("reload-added", {{"n", std::to_string(reload.added)}}));
  }
  print(line);
  tell_changes(reload.changes);
  for (const Diagnostic& notice : reload.faults.all()) print_lines(to_text(notice));
}

void Conversation::print_lines(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) print(line);
}

void Conversation::tell_changes(const std::vector<ChangedValue>& changes) {
  if (changes.empty()) return print(speaker_.say("reload-functions"));
  for (std::size_t i = 0; i < changes.size() && i < changes_told; ++i) {
    const ChangedValue& change = changes[i];
    const char* code = change.before.empty()           ? "reload-value-new"
                       : change.after.empty()          ? "reload-value-gone"
                       : change.after == change.before ? "reload-value-wrapped"
                                                       : "reload-value";
    print(speaker_.say(code, {{"path", change.path},
                              {"before", change.before},
                              {"after", change.after},
                              {"file", change.rule.place.file},
                              {"line", std::to_string(change.rule.place.line)}}));
  }
  if (changes.size() > changes_told) {
    print(speaker_.say("reload-more", {{"n", std::to_string(changes.size() - changes_told)}}));
  }
}

// A script has failed while others moved, and the table waits until the file is mended.
void Conversation::hear_while_broken(const std::string& line) {
  take_edits();
  if (!broken_ || words_of(line).empty()) return;
  if (!run_command(line)) print(speaker_.say("reload-wait"));
}

}  // namespace houserule
