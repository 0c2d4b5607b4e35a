// `set`: what a player wants at every table.

#include "talk/conversation/conversation.h"

namespace houserule {

namespace {

bool is_on(const std::string& word) { return folded(word) == "on" || word == "オン"; }
bool is_off(const std::string& word) { return folded(word) == "off" || word == "オフ"; }

// Steps of a game that may be passed: where moves are asked for that nobody has to make.
bool may_be_skipped(const Phase& phase) {
  const auto* step = std::get_if<StepPhase>(&phase.body);
  if (step != nullptr) return step->may_pass && !step->choices.empty();
  return std::holds_alternative<DeclarePhase>(phase.body) ||
         std::holds_alternative<ExposePhase>(phase.body) ||
         std::holds_alternative<MeldPhase>(phase.body);
}

}  // namespace

const Phase* Conversation::skippable(const std::string& name) const {
  for (const Phase& phase : session_.rules().phases) {
    if (!may_be_skipped(phase)) continue;
    if (slug(name) == phase.slug || name == phase.text.ja) return &phase;
  }
  return nullptr;
}

std::vector<std::string> Conversation::skippable_names() const {
  std::vector<std::string> names;
  for (const Phase& phase : session_.rules().phases) {
    if (may_be_skipped(phase)) names.push_back(phase.slug);
  }
  return names;
}

void Conversation::keep_preferences() {
  if (settings_.preferences.empty()) return;
  // A file that cannot be read may hold more than the settings known here: it is left as it is.
  const bool is_kept =
      settings_fault_.empty() && save_preferences(settings_.preferences, preferences_);
  if (!is_kept) print(speaker_.say("set-not-kept"));
}

void Conversation::set_preferences(const Preferences& preferences) {
  preferences_ = preferences;
  keep_preferences();
}

void Conversation::set_language(Language language) {
  settings_.language = language;
  speaker_.set_language(language);
}

void Conversation::show_settings() {
  std::string line = speaker_.say(preferences_.confirm ? "confirm-on" : "confirm-off");
  for (const std::string& name : skippable_names()) {
    const bool on = preferences_.skips_step(session_.rules().game, name);
    speaker_.add(line, speaker_.say(on ? "auto-pass-on" : "auto-pass-off", {{"step", name}}));
  }
  if (is_board_game()) speaker_.add(line, gaps_text());
  speaker_.add(line, speaker_.say("set-choices"));
  print(line);
}

void Conversation::change_settings(const std::vector<std::string>& words) {
  if (is_board_game() && change_gaps(words)) return;
  const bool known = words.size() >= 3 && (is_on(words.back()) || is_off(words.back()));
  if (!known) {
    show_settings();
    return;
  }
  const bool on = is_on(words.back());
  const std::string what = folded(words[1]);
  if (what == "confirm" || words[1] == "確認") {
    preferences_.confirm = on;
    print(speaker_.say(on ? "confirm-on" : "confirm-off"));
    keep_preferences();
    return;
  }
  const bool skip = what == "auto_pass" || words[1] == "自動パス";
  if (!skip || words.size() < 4) {
    show_settings();
    return;
  }
  std::string name;
  for (std::size_t i = 2; i + 1 < words.size(); ++i) name += (i > 2 ? " " : "") + words[i];
  const Phase* step = skippable(name);
  if (step == nullptr) {
    const std::vector<std::string> names = skippable_names();
    if (names.empty()) {
      print(speaker_.say("no-steps"));
    } else {
      print(speaker_.say("no-such-step",
                         {{"text", quotable(name)}, {"steps", speaker_.list(names)}}));
    }
    return;
  }
  preferences_.set_skip(session_.rules().game, step->slug, on);
  print(speaker_.say(on ? "auto-pass-on" : "auto-pass-off", {{"step", step->slug}}));
  keep_preferences();
  if (on) print(speaker_.say("auto-pass-advice"));
}

// Passes where the player wants it so; a table that was taken back to such a step waits there.
bool Conversation::pass_unasked() {
  if (waiting() != Waiting::person) return false;
  if (session_.log().size() < no_skip_before_) return false;
  const Choices now = choices();
  if (!now.pass || plays()) return false;
  if (!preferences_.skips_step(session_.rules().game, phase_now().slug)) return false;
  return !make_at_table(Move::pass(seat_));
}

}  // namespace houserule
