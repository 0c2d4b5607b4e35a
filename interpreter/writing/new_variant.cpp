#include "writing/new_variant.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/random.h"
#include "base/sentence.h"
#include "rules/source/lua_source.h"
#include "session/table/game_catalog.h"
#include "writing/example_outline.h"
#include "writing/new_game.h"
#include "writing/sentences/game_sentences.h"
#include "writing/sentences/said_rule.h"
#include "writing/settlement_wrap.h"

namespace houserule {

namespace {

constexpr int trial_deals = 10;
constexpr int ideas_of_stage = 2;

// What a rule is called and how it is said.
struct RuleWords {
  Text title;
  Text says;
};

RuleWords words_for(const std::string& name) {
  return {{title_from(name), sentence_in(Language::ja, "new_rule.title", {{"name", name}})},
          sentence("new_rule.says")};
}

// A change that somebody could begin with.
struct Idea {
  Text says;
  std::string change;
};

class VariantWriter {
 public:
  VariantWriter(const ScriptFolders& folders, const WordTable& words, std::string game,
                std::string name, RuleWords said, Language language)
      : folders_(folders.with_first(trial_.path())),
        words_(words),
        game_(std::move(game)),
        name_(std::move(name)),
        said_(std::move(said)),
        language_(language) {}

  // A few of each stage that come to something.
  std::vector<Idea> ideas(const LoadedTable& table) const {
    std::vector<Idea> found;
    std::array<int, rule_stages> of_stage{};
    for (const RuleSentence& sentence : rule_sentences(table, words_)) {
      int& count = of_stage[static_cast<std::size_t>(sentence.stage)];
      if (count == ideas_of_stage) continue;
      const std::string change = scripted(sentence, sentence.usual());
      if (!loads("    " + change)) continue;
      found.push_back({said(sentence, sentence.usual()), change});
      ++count;
    }
    return found;
  }

  std::optional<LoadedTable> load(Diagnostics& diagnostics) const {
    Diagnostics faults;
    auto table = load_table(folders_, words_, parse_spec(game_, faults), faults);
    if (!table) trial_.hand_over(faults, diagnostics);
    return table;
  }

  std::optional<std::vector<NewScript>> write(Diagnostics& diagnostics) {
    const auto table = load(diagnostics);
    if (!table) return std::nullopt;
    std::vector<Idea> ideas = this->ideas(*table);
    std::string live;
    bool is_changed = false;
    if (const auto wrap = settlement_wrap(*table->rules, language_); wrap && loads(*wrap)) {
      live = "    -- " + sentence_in(language_, "new_rule.in_force") + "\n" + *wrap;
    } else if (!ideas.empty()) {
      live = "    -- " + ideas.back().says.in(language_) + ":\n    " + ideas.back().change;
      ideas.pop_back();
      is_changed = true;
    }
    return with_examples(rule_text(ideas, live), is_changed ? &*table : nullptr, diagnostics);
  }

  std::optional<std::vector<NewScript>> with_examples(const std::string& rule,
                                                      const LoadedTable* without,
                                                      Diagnostics& diagnostics) const {
    Diagnostics faults;
    trial_.write(name_ + ".lua", rule);
    const auto changed = load_table(folders_, words_, parse_spec(spec(), faults), faults);
    if (!changed) {
      trial_.hand_over(faults, diagnostics);
      return std::nullopt;
    }
    const std::string examples = outlined_examples(*changed, words_, language_, without);
    const std::filesystem::path house = "house";
    return std::vector<NewScript>{
        {house / (name_ + ".lua"), rule, sentence("new_rule.file")},
        {house / (name_ + ".examples.lua"), examples, sentence("new_game.file.examples")}};
  }

 private:
  std::string spec() const { return game_ + " +" + name_; }

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

  std::string rule_text(const std::vector<Idea>& ideas, const std::string& change) const {
    std::string text = "-- House rule: " + said_.says.in(language_) + "\n";
    text += fmt::format(
        "\nreturn variant {{\n  of    = {},\n  title = {{ {}, ja = {} }},\n  ja    = {},\n\n  "
        "changes = {{\n",
        lua_text(game_), lua_text(said_.title.en), lua_text(said_.title.in(Language::ja)),
        lua_text(said_.says.in(Language::ja)));
    if (!ideas.empty()) {
      text += "    -- " + sentence_in(language_, "new_rule.common") + "\n";
      text += fmt::format("    -- houserule rules {} --explain\n    --\n", game_);
      for (const Idea& idea : ideas) {
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
  RuleWords said_;
  Language language_;
};

bool is_game(const ScriptFolders& folders, const WordTable& words, const std::string& game,
             Diagnostics& diagnostics) {
  const auto games = folders.games();
  if (std::find(games.begin(), games.end(), game) != games.end()) return true;
  diagnostics.fault("unknown-game.no-such", {}, {{"name", quotable(game)}},
                    game_meant_by(folders, words, game));
  return false;
}

// Whether a game can get a house rule of that name.
bool is_free(const ScriptFolders& folders, const WordTable& words, const std::string& game,
             const std::string& name, Diagnostics& diagnostics) {
  const bool has_game = is_game(folders, words, game, diagnostics);
  if (!check_script_name(name, diagnostics) || !has_game) return false;
  if (const auto known = folders.variant(game, name)) {
    diagnostics.fault("file-exists.rule", {known->shown, 0});
    return false;
  }
  return true;
}

}  // namespace

std::optional<std::vector<NewScript>> new_variant(const ScriptFolders& folders,
                                                  const WordTable& words, const std::string& game,
                                                  const std::string& name, Language language,
                                                  Diagnostics& diagnostics) {
  if (!is_free(folders, words, game, name, diagnostics)) return std::nullopt;
  return VariantWriter(folders, words, game, name, words_for(name), language).write(diagnostics);
}

std::optional<std::vector<NewScript>> new_said_variant(
    const ScriptFolders& folders, const WordTable& words, const std::string& game,
    const std::string& name, const RuleSentence& sentence, const SlotValues& values,
    Language language, Diagnostics& diagnostics) {
  if (!is_free(folders, words, game, name, diagnostics)) return std::nullopt;
  const VariantWriter writer(folders, words, game, name, words_for(name), language);
  const auto table = writer.load(diagnostics);
  if (!table) return std::nullopt;
  return writer.with_examples(rule_script(game, table->usual, sentence, values), &*table,
                              diagnostics);
}

}  // namespace houserule
