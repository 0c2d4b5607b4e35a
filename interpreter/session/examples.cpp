#include "session/examples.h"

#include <algorithm>
#include <map>

#include "base/did_you_mean.h"
#include "session/example.h"

namespace houserule {

namespace {

// Runs an example by its form. Returns what differs, or nothing.
std::optional<Difference> run(const Example& example) {
  const auto any = [&](std::initializer_list<const char*> fields) {
    return std::any_of(fields.begin(), fields.end(),
                       [&](const char* field) { return example.has(field); });
  };
  if (any({"calls", "moves", "legal", "refused", "to_act"})) return run_scenario(example);
  if (any({"may_meld", "may_not_meld"})) return run_melds(example);
  if (any({"may_play", "may_pass", "winner", "award", "next_leader"})) return run_trick(example);
  if (example.has("finish")) return run_end(example);
  if (any({"gains", "figures"})) return run_settlement(example);
  if (example.has("captured")) return run_points(example);
  example.fault(
      example.node(), "missing-field",
      "an example needs one of moves, calls, may_play, may_pass, winner, may_meld, gains, "
      "figures, captured, finish");
  return std::nullopt;
}

std::string without_ending(std::string path) {
  while (path.starts_with("./")) path = path.substr(2);
  while (path.ends_with("/")) path.pop_back();
  for (const char* ending : {".examples.lua", "/examples.lua", ".lua"}) {
    if (path.ends_with(ending)) return path.substr(0, path.size() - std::string(ending).size());
  }
  return path;
}

// The table an example is played at: its number of players and its house numbers.
std::string spec_of(const ExampleFile& file, const std::string& variants, const Node& example) {
  std::string spec = file.game + (variants.empty() ? "" : " " + variants);
  if (const Node* players = example.field("players")) spec += " players=" + to_text(*players);
  if (const Node* house = example.field("house")) {
    for (const auto& [name, value] : house->fields) {
      std::string numbers = value.items.empty() ? to_text(value) : "";
      for (const Node& number : value.items) {
        numbers += (numbers.empty() ? "" : ",") + to_text(number);
      }
      spec += " " + name + "=" + numbers;
    }
  }
  return spec;
}

// Fields that are neither of the language of examples nor values of the game.
void check_fields(const Node& example, const GameRules& rules, Diagnostics& diagnostics) {
  const std::vector<std::string> known = known_fields(rules);
  for (const auto& [key, value] : example.fields) {
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      diagnostics.add("unknown-field", value.place, "an example has no '" + quotable(key) + "'",
                      did_you_mean(key, known));
    }
  }
}

}  // namespace

std::optional<ExampleFile> examples_of(const ScriptFolders& folders, const std::string& game,
                                       const std::string& variant) {
  const std::optional<ScriptFile> rule = folders.variant(game, variant);
  if (!rule) return std::nullopt;
  const std::string name = rule->path.stem().string();
  const std::optional<ScriptFile> file = folders.beside(*rule, name + ".examples.lua");
  if (!file) return std::nullopt;
  return ExampleFile{*file, game, variant};
}

std::vector<ExampleFile> find_examples(const ScriptFolders& folders, const WordTable& words,
                                       const std::string& wanted) {
  std::vector<ExampleFile> files;
  const std::string narrow = without_ending(wanted);
  const auto add = [&](const std::optional<ExampleFile>& found) {
    if (!found) return;
    const std::string shown = without_ending(found->file.shown);
    const bool fits = narrow.empty() || found->game == narrow || shown == narrow ||
                      shown.starts_with(narrow + "/") || found->variant == narrow;
    if (fits) files.push_back(*found);
  };
  for (const std::string& game : folders.games()) {
    const std::optional<ScriptFile> rules = folders.game(game);
    if (!rules) continue;
    if (const auto file = folders.beside(*rules, "examples.lua")) {
      add(ExampleFile{*file, game, ""});
    }
    for (const std::string& name : folders.variants(game)) add(examples_of(folders, game, name));
  }
  for (const std::string& name : folders.loose()) {
    const std::optional<ScriptFile> file = folders.variant("", name);
    Diagnostics none;  // a file that cannot be read is what `check` is for
    const std::optional<Node> tree = file ? read_script(*file, words, none) : std::nullopt;
    const Node* of = tree && tree->is_word("variant") ? tree->field("of") : nullptr;
    if (of != nullptr) add(examples_of(folders, of->text, name));
  }
  return files;
}

std::vector<ExampleOutcome> run_examples(const ScriptFolders& folders, const WordTable& words,
                                         const ExampleFile& file, Diagnostics& diagnostics) {
  std::vector<ExampleOutcome> outcomes;
  const std::optional<Node> tree = read_script(file.file, words, diagnostics);
  if (!tree) return outcomes;
  const std::string variants =
      file.variant.empty() ? "" : with_required(folders, words, file.game, file.variant);
  std::map<std::string, LoadedTable> tables;
  for (const Node& example : tree->items) {
    ExampleOutcome outcome;
    outcome.place = example.place;
    const Node* say = example.field("say");
    outcome.say = say == nullptr ? "an example without a sentence" : say->text;
    if (say == nullptr) {
      diagnostics.add("missing-field", example.place, "an example needs 'say', a sentence");
    }
    const std::string spec = spec_of(file, variants, example);
    auto found = tables.find(spec);
    if (found == tables.end()) {
      std::optional<LoadedTable> table =
          load_table(folders, words, parse_spec(spec, diagnostics), diagnostics);
      if (!table) continue;
      found = tables.emplace(spec, std::move(*table)).first;
    }
    check_fields(example, *found->second.rules, diagnostics);
    const std::size_t faults = diagnostics.size();
    const Example stated(example, found->second, diagnostics);
    const auto difference = run(stated);
    outcome.passed = !difference && stated.is_sound() && diagnostics.size() == faults;
    if (difference) {
      outcome.expected = difference->expected;
      outcome.got = difference->got;
      diagnostics.add(
          "example-failed", example.place,
          "'" + outcome.say + "': expected " + outcome.expected + ", got " + outcome.got);
    }
    outcomes.push_back(std::move(outcome));
  }
  return outcomes;
}

}  // namespace houserule
