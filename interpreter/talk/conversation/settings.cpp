#include "talk/conversation/settings.h"

#include <algorithm>

#include "talk/voice/typed_words.h"

namespace houserule {

namespace {

// Steps of a game that may be passed: where moves are asked for that nobody has to make.
bool may_be_skipped(const Phase& phase) {
  const auto* step = std::get_if<StepPhase>(&phase.body);
  if (step != nullptr) return step->may_pass && !step->choices.empty();
  return std::holds_alternative<DeclarePhase>(phase.body) ||
         std::holds_alternative<ExposePhase>(phase.body) ||
         std::holds_alternative<MeldPhase>(phase.body);
}

std::string_view code_of(GapAsking gaps) {
  switch (gaps) {
    case GapAsking::when_new:
      return "board-gaps-new";
    case GapAsking::every:
      return "board-gaps-every";
    case GapAsking::on_demand:
      break;
  }
  return "board-gaps-demand";
}

void show_settings(const Talk& talk, const GameFace& face) {
  const Speaker& speaker = talk.speaker;
  std::string line = speaker.say(talk.preferences.confirm ? "confirm-on" : "confirm-off");
  for (const std::string& name : skippable_names(talk.rules())) {
    const bool on = talk.preferences.skips_step(talk.rules().game, name);
    speaker.add(line, speaker.say(on ? "auto-pass-on" : "auto-pass-off", {{"step", name}}));
  }
  if (face.board() != nullptr) speaker.add(line, speaker.say(code_of(talk.preferences.gaps)));
  speaker.add(line, speaker.say("set-choices"));
  talk.print(line);
}

// `set gaps new`, `set gaps every`, `set gaps asked`.
void change_gaps(Talk& talk, const std::string& how) {
  if (how == "new" || how == "every" || how == "asked") {
    talk.preferences.gaps = how == "new"     ? GapAsking::when_new
                            : how == "every" ? GapAsking::every
                                             : GapAsking::on_demand;
    keep_preferences(talk);
  } else {
    talk.say("board-gaps-choices");
  }
  talk.say(code_of(talk.preferences.gaps));
}

void change_skip(Talk& talk, const std::string& name, bool on) {
  const GameRules& rules = talk.rules();
  const auto step = std::find_if(rules.phases.begin(), rules.phases.end(), [&](const Phase& phase) {
    return may_be_skipped(phase) && (slug(name) == phase.slug || name == phase.text.ja);
  });
  if (step == rules.phases.end()) {
    const std::vector<std::string> names = skippable_names(rules);
    if (names.empty()) return talk.say("no-steps");
    return talk.say("no-such-step",
                    {{"text", quotable(name)}, {"steps", talk.speaker.list(names)}});
  }
  talk.preferences.set_skip(rules.game, step->slug, on);
  talk.say(on ? "auto-pass-on" : "auto-pass-off", {{"step", step->slug}});
  keep_preferences(talk);
  if (on) talk.say("auto-pass-advice");
}

}  // namespace

std::vector<std::string> skippable_names(const GameRules& rules) {
  std::vector<std::string> names;
  for (const Phase& phase : rules.phases) {
    if (may_be_skipped(phase)) names.push_back(phase.slug);
  }
  return names;
}

void keep_preferences(const Talk& talk) {
  if (talk.settings.preferences.empty()) return;
  // A file that cannot be read may hold more than the settings known here: it is left as it is.
  const bool is_kept = talk.preferences_fault.empty() &&
                       save_preferences(talk.settings.preferences, talk.preferences);
  if (!is_kept) talk.say("set-not-kept");
}

void change_settings(Talk& talk, const GameFace& face, const std::string& typed) {
  std::vector<std::string> words = words_of(typed);
  const std::string what = words.empty() ? "" : words.front();
  if (face.board() != nullptr && folded(what) == "gaps") {
    return change_gaps(talk, words.size() > 1 ? folded(words[1]) : "");
  }
  const bool on = !words.empty() && is_typed("typed-on", words.back());
  const bool off = !words.empty() && is_typed("typed-off", words.back());
  const bool confirms = is_typed("typed-confirm", what);
  const bool skips = is_typed("typed-auto-pass", what) && words.size() > 2;
  if (words.size() < 2 || !(on || off) || !(confirms || skips)) return show_settings(talk, face);
  if (skips) {
    return change_skip(talk, joined({words.begin() + 1, words.end() - 1}, " ", " "), on);
  }
  talk.preferences.confirm = on;
  talk.say(on ? "confirm-on" : "confirm-off");
  keep_preferences(talk);
}

}  // namespace houserule
