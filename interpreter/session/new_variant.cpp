#include "session/new_variant.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/did_you_mean.h"
#include "base/random.h"
#include "rules/lua_source.h"
#include "session/change_ideas.h"
#include "session/example_outline.h"
#include "session/new_game.h"

namespace houserule {

namespace {

constexpr int trial_deals = 10;

class VariantWriter {
 public:
  VariantWriter(const ScriptFolders& folders, const WordTable& words, std::string game,
                std::string name, Language language)
      : folders_(folders.with_first(trial_.path())),
        words_(words),
        game_(std::move(game)),
        name_(std::move(name)),
        language_(language) {}

  std::optional<std::vector<NewScript>> write(Diagnostics& diagnostics) {
    Diagnostics faults;
    const auto table = load_table(folders_, words_, parse_spec(game_, faults), faults);
    if (!table) {
      trial_.hand_over(faults, diagnostics);
      return std::nullopt;
    }
    std::vector<ChangeIdea> ideas = change_ideas(*table->rules);
    std::erase_if(ideas, [&](const ChangeIdea& idea) { return !loads("    " + idea.change); });
    std::string live;
    if (const auto wrap = settlement_wrap(*table->rules, language_); wrap && loads(*wrap)) {
      live = (ja() ? "    -- いま効いている変更はこれだけで、結果はもとのゲームと同じ。\n"
                   : "    -- The one change that is in force. It only does what the game does by "
                     "itself.\n") +
             *wrap;
    } else if (!ideas.empty()) {
      live = "    -- " + ideas.back().says.in(language_) + ":\n    " + ideas.back().change;
      ideas.pop_back();
    }
    const std::string rule = rule_text(ideas, live);
    trial_.write(name_ + ".lua", rule);
    const auto changed = load_table(folders_, words_, parse_spec(spec(), faults), faults);
    if (!changed) {
      trial_.hand_over(faults, diagnostics);
      return std::nullopt;
    }
    const std::string examples = outlined_examples(*changed, words_, language_);
    const std::filesystem::path house = "house";
    return std::vector<NewScript>{
        {house / (name_ + ".lua"), rule, {"the rule", "ルール"}},
        {house / (name_ + ".examples.lua"), examples, {"examples that pass now", "いま通る例"}}};
  }

 private:
  std::string spec() const { return game_ + " +" + name_; }
  bool ja() const { return language_ == Language::ja; }

  bool loads(const std::string& change) const {
    trial_.write(name_ + ".lua", rule_text({}, change));
    Diagnostics faults;
    const auto table = load_table(folders_, words_, parse_spec(spec(), faults), faults);
    return table && table->remarks.empty() && plays(*table);
  }

  // Whether a few random deals come to an end: what loads may still fail in a function.
  static bool plays(const LoadedTable& table) {
    State state;
    table.agenda->begin(state, 1);
    RandomStream random(1, Purpose::agent);
    return table.agenda->random_deals(state, trial_deals, random, {.hooks = table.hooks.get()}) >=
           0;
  }

  static std::string commented(std::string lines) {
    for (auto at = lines.find('\n'); at != std::string::npos; at = lines.find('\n', at + 1)) {
      lines.insert(at + 1, "    -- ");
    }
    return lines;
  }

  std::string rule_text(const std::vector<ChangeIdea>& ideas, const std::string& change) const {
    std::string text =
        ja() ? "-- House rule: "
               "ここに、卓で説明するとおりにルールを書く(ルールの説明文に載る)。\n"
             : "-- House rule: say here what is different, as you would say it at the table.\n";
    text += fmt::format(
        "\nreturn variant {{\n  of    = {},\n  title = {{ {}, ja = {} }},\n  ja    = {},\n\n  "
        "changes = {{\n",
        lua_text(game_), lua_text(title_from(name_)), lua_text("ハウスルール " + name_),
        lua_text("ここに、卓で説明するとおりにルールを書く。"));
    if (!ideas.empty()) {
      text += ja() ? "    -- よくある変更。使う行の先頭の -- を外す。すべての場所:\n"
                   : "    -- Common changes: take the -- away from what you want. Every place "
                     "there is:\n";
      text += fmt::format("    -- houserule rules {} --explain\n    --\n", game_);
      for (const ChangeIdea& idea : ideas) {
        text += fmt::format("    -- {}:\n    -- {},\n", idea.says.in(language_),
                            commented(idea.change));
      }
      text += "\n";
    }
    if (!change.empty()) text += change + ",\n";
    return text + "  },\n}\n";
  }

  TrialFolder trial_;
  ScriptFolders folders_;
  const WordTable& words_;
  std::string game_;
  std::string name_;
  Language language_;
};

}  // namespace

std::optional<std::vector<NewScript>> new_variant(const ScriptFolders& folders,
                                                  const WordTable& words, const std::string& game,
                                                  const std::string& name, Language language,
                                                  Diagnostics& diagnostics) {
  const auto games = folders.games();
  if (std::find(games.begin(), games.end(), game) == games.end()) {
    diagnostics.add("unknown-game", {}, "there is no game '" + quotable(game) + "'",
                    did_you_mean(game, games));
  }
  if (!check_script_name(name, diagnostics) || !diagnostics.empty()) return std::nullopt;
  if (const auto known = folders.variant(game, name)) {
    diagnostics.add("file-exists", {known->shown, 0},
                    "there is a house rule of that name already, and nothing was written");
    return std::nullopt;
  }
  return VariantWriter(folders, words, game, name, language).write(diagnostics);
}

}  // namespace houserule
