#include "writing/new_variant.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/random.h"
#include "base/sentence.h"
#include "rules/source/lua_source.h"
#include "session/table/game_catalog.h"
#include "writing/change_ideas.h"
#include "writing/example_outline.h"
#include "writing/new_game.h"

namespace houserule {

namespace {

constexpr int trial_deals = 10;
constexpr std::size_t longest_title = 48;  // bytes, beyond which a sentence is cut

// What a rule is called and how it is said.
struct RuleWords {
  Text title;
  Text says;
};

std::string without_stop(std::string text) {
  const Text stops = sentence("whole", {{"text", ""}});
  for (const std::string& stop : {stops.en, stops.ja}) {
    if (text.ends_with(stop)) text.resize(text.size() - stop.size());
  }
  return text;
}

// Whoever writes Japanese ends as Japanese does, whatever the program speaks.
bool ends_in_japanese(std::string_view text) {
  std::size_t last = text.size();
  while (last > 0 && (static_cast<unsigned char>(text[last - 1]) & 0xC0) == 0x80) --last;
  // The first byte of kana and of Chinese characters in UTF-8.
  return last > 0 && static_cast<unsigned char>(text[last - 1]) >= 0xE3 &&
         static_cast<unsigned char>(text[last - 1]) <= 0xE9;
}

// A sentence is cut where a word ends.
std::string title_of(const std::string& sentence) {
  std::string title = capitalized(without_stop(sentence));
  if (title.size() <= longest_title) return title;
  std::size_t end = title.find_last_of(' ', longest_title);
  if (end == std::string::npos || end == 0) {
    end = longest_title;
    while (end > 0 && (static_cast<unsigned char>(title[end]) & 0xC0) == 0x80) --end;
  }
  return title.substr(0, end);
}

RuleWords worded(const WordedRule& rule, Language language) {
  const std::string title = title_of(rule.says);
  const std::string said = without_stop(rule.says);
  const std::string says = sentence_in(ends_in_japanese(said) ? Language::ja : language, "whole",
                                       {{"text", capitalized(said)}});
  return {{title, title}, {says, says}};
}

RuleWords words_for(const std::string& name) {
  return {{title_from(name), sentence_in(Language::ja, "new_rule.title", {{"name", name}})},
          sentence("new_rule.says")};
}

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

  // Of the ideas those that come to something.
  std::vector<ChangeIdea> sound(std::vector<ChangeIdea> ideas) const {
    std::erase_if(ideas, [&](const ChangeIdea& idea) { return !loads("    " + idea.change); });
    return ideas;
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
    std::vector<ChangeIdea> ideas = sound(change_ideas(*table->rules));
    std::string live;
    bool is_changed = false;
    if (const auto wrap = settlement_wrap(*table->rules, language_); wrap && loads(*wrap)) {
      live = "    -- " + sentence_in(language_, "new_rule.in_force") + "\n" + *wrap;
    } else if (!ideas.empty()) {
      live = "    -- " + ideas.back().says.in(language_) + ":\n    " + ideas.back().change;
      ideas.pop_back();
      is_changed = true;
    }
    return with_examples(rule_text(ideas, live), is_changed, diagnostics);
  }

  // The rule with one change and nothing else, and examples.
  std::optional<std::vector<NewScript>> write(const ChangeIdea& idea, Diagnostics& diagnostics) {
    return with_examples(rule_text({}, "    " + idea.change), true, diagnostics);
  }

 private:
  std::optional<std::vector<NewScript>> with_examples(const std::string& rule, bool is_changed,
                                                      Diagnostics& diagnostics) const {
    Diagnostics faults;
    trial_.write(name_ + ".lua", rule);
    const auto changed = load_table(folders_, words_, parse_spec(spec(), faults), faults);
    if (!changed) {
      trial_.hand_over(faults, diagnostics);
      return std::nullopt;
    }
    const std::string examples = outlined_examples(*changed, words_, language_, is_changed);
    const std::filesystem::path house = "house";
    return std::vector<NewScript>{
        {house / (name_ + ".lua"), rule, sentence("new_rule.file")},
        {house / (name_ + ".examples.lua"), examples, sentence("new_game.file.examples")}};
  }

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

  std::string rule_text(const std::vector<ChangeIdea>& ideas, const std::string& change) const {
    std::string text = "-- House rule: " + said_.says.in(language_) + "\n";
    text += fmt::format(
        "\nreturn variant {{\n  of    = {},\n  title = {{ {}, ja = {} }},\n  ja    = {},\n\n  "
        "changes = {{\n",
        lua_text(game_), lua_text(said_.title.en), lua_text(said_.title.in(Language::ja)),
        lua_text(said_.says.in(Language::ja)));
    if (!ideas.empty()) {
      text += "    -- " + sentence_in(language_, "new_rule.common") + "\n";
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

std::vector<ChangeIdea> rule_beginnings(const ScriptFolders& folders, const WordTable& words,
                                        const std::string& game, Diagnostics& diagnostics) {
  if (!is_game(folders, words, game, diagnostics)) return {};
  const std::string name = "tried_out";
  const VariantWriter writer(folders, words, game, name, words_for(name), Language::en);
  const auto table = writer.load(diagnostics);
  if (!table) return {};
  std::vector<ChangeIdea> ideas = settlement_ideas(*table->rules);
  for (ChangeIdea& idea : change_ideas(*table->rules)) ideas.push_back(std::move(idea));
  return writer.sound(std::move(ideas));
}

std::optional<std::vector<NewScript>> new_worded_variant(
    const ScriptFolders& folders, const WordTable& words, const std::string& game,
    const std::string& name, const WordedRule& rule, Language language, Diagnostics& diagnostics) {
  if (!is_free(folders, words, game, name, diagnostics)) return std::nullopt;
  return VariantWriter(folders, words, game, name, worded(rule, language), language)
      .write(rule.begins, diagnostics);
}

}  // namespace houserule
