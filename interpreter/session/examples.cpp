#include "session/examples.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "base/did_you_mean.h"
#include "session/example.h"

namespace houserule {

namespace fs = std::filesystem;

namespace {

// Runs an example by its form. Returns what differs, or nothing.
std::optional<Difference> run(const Example& example, int& deals_left) {
  if (example.has("for_all_deals")) return run_property(example, deals_left);
  const auto any = [&](std::initializer_list<const char*> fields) {
    return std::any_of(fields.begin(), fields.end(),
                       [&](const char* field) { return example.has(field); });
  };
  if (any({"calls", "moves", "legal", "refused", "to_act"})) return run_scenario(example);
  if (any({"may_meld", "may_not_meld"})) return run_melds(example);
  if (any({"may_play", "may_pass", "winner", "award", "next_leader"})) return run_trick(example);
  if (example.has("finish")) return run_end(example);
  if (example.has("match")) return run_match(example);
  if (any({"gains", "figures"})) return run_settlement(example);
  if (example.has("captured")) return run_points(example);
  example.fault(
      example.node(), "missing-field",
      "an example needs one of moves, calls, may_play, may_pass, winner, may_meld, gains, "
      "figures, captured, finish, match, for_all_deals");
  return std::nullopt;
}

std::string without(std::string path, std::string_view ending) {
  if (path.ends_with(ending)) path.resize(path.size() - ending.size());
  return path;
}

// The path of the rules that examples at `path` stand beside.
std::string rules_beside(const std::string& path, bool is_game) {
  if (is_game) return path.substr(0, path.rfind('/') + 1) + "rules.lua";
  return without(path, ".examples.lua") + ".lua";
}

// Whether somebody who typed `wanted` means this file: by the name of its game or house rule, by
// its own path or that of the rules it stands beside, or by a folder above it.
bool is_meant(const ExampleFile& found, std::string wanted) {
  if (wanted.empty() || wanted == found.game || wanted == found.variant) return true;
  const auto is_path = [&](const std::string& path, const std::string& typed) {
    const std::string rules = rules_beside(path, found.variant.empty());
    return typed == path || typed == rules || typed + ".lua" == rules ||
           path.starts_with(typed + "/");
  };
  const auto plain = [](const fs::path& path) {
    std::string text = path.lexically_normal().string();
    while (text.size() > 1 && text.ends_with('/')) text.pop_back();
    return text;
  };
  if (is_path(plain(found.file.shown), plain(wanted))) return true;
  std::error_code error;
  const fs::path on_disk = fs::weakly_canonical(wanted, error);
  return !error && is_path(fs::weakly_canonical(found.file.path, error).string(), plain(on_disk));
}

constexpr std::size_t most_examples = 500;  // of one file
constexpr std::size_t most_tables = 40;     // that are kept loaded for the next example

// The table an example is played at: its number of players and its house numbers.
std::vector<std::string> spec_of(const ExampleFile& file, const std::string& variants,
                                 const Node& example) {
  std::vector<std::string> spec = {file.game};
  for (const std::string& variant : words_of(variants)) spec.push_back(variant);
  if (const Node* with = example.field("with")) {
    for (const Node& other : with->items) spec.push_back("+" + other.text);
  }
  if (const Node* players = example.field("players")) {
    spec.push_back("players=" + to_text(*players));
  }
  if (const Node* without = example.field("without")) {
    for (const Node& other : without->items) spec.push_back("-" + other.text);
  }
  if (const Node* house = example.field("house")) {
    for (const auto& [name, value] : house->fields) {
      std::string numbers = value.items.empty() ? to_text(value) : "";
      for (const Node& number : value.items) {
        numbers += (numbers.empty() ? "" : ",") + to_text(number);
      }
      spec.push_back(name + "=" + numbers);
    }
  }
  return spec;
}

// House rules are called by their names: an example chooses no files.
bool has_plain_names(const Node& example, Diagnostics& diagnostics) {
  bool plain = true;
  for (const char* const field : {"with", "without"}) {
    const Node* names = example.field(field);
    if (names == nullptr) continue;
    for (const Node& other : names->items) {
      if (is_plain_name(other.text)) continue;
      diagnostics.add("unknown-variant", other.place,
                      "'" + quotable(other.text) + "' is no name of a house rule");
      plain = false;
    }
  }
  return plain;
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

// One case of an example, and where the example stands in its file.
struct CaseOfExample {
  Node example;
  std::size_t position;
};

// An example with `cases` is several: each has the fields that all share and its own.
void add_cases(const Node& example, std::size_t position, std::vector<CaseOfExample>& all) {
  const Node* cases = example.field("cases");
  if (cases == nullptr) {
    all.push_back({example, position});
    return;
  }
  Node shared = example;
  shared.remove_field("cases");
  int number = 0;
  for (const Node& one : cases->items) {
    if (all.size() > most_examples) return;  // which is told
    Node whole = shared;
    whole.place = one.place;
    const Node* own = one.field("say");
    for (const NodeField& field : one.fields) {
      if (field.key != "say") whole.set_field(field.key, field.value);
    }
    if (Node* say = whole.field("say")) {
      say->text += ": " + (own == nullptr ? "case " + std::to_string(++number) : own->text);
    } else if (own != nullptr) {
      whole.set_field("say", *own);
    }
    all.push_back({std::move(whole), position});
  }
}

}  // namespace

ScriptFile rules_of(const ExampleFile& examples) {
  const bool is_game = examples.variant.empty();
  return {rules_beside(examples.file.path.string(), is_game),
          rules_beside(examples.file.shown, is_game)};
}

std::optional<ExampleFile> examples_of(const ScriptFolders& folders, const std::string& game,
                                       const std::string& variant) {
  const std::optional<ScriptFile> rule = folders.variant(game, variant);
  if (!rule) return std::nullopt;
  const std::string name = rule->path.stem().string();
  const std::optional<ScriptFile> file = folders.beside(*rule, name + ".examples.lua");
  if (!file) return std::nullopt;
  return ExampleFile{*file, game, variant};
}

namespace {

// House rules at a path that no script folder holds: a file, with or without its ending, or all of
// a folder.
std::vector<ExampleFile> examples_at(const ScriptFolders& folders, const WordTable& words,
                                     std::string path) {
  std::vector<ExampleFile> files;
  std::error_code error;
  if (fs::is_directory(path, error)) {
    for (const fs::path& file : scripts_in(path)) {
      for (ExampleFile& found : examples_at(folders, words, file.string())) {
        files.push_back(std::move(found));
      }
    }
    return files;
  }
  if (const auto end = path.rfind(".examples.lua"); end != std::string::npos) path.erase(end);
  if (!path.ends_with(".lua")) path += ".lua";
  if (!fs::is_regular_file(path, error)) return files;
  Diagnostics none;  // a file that cannot be read is what `check` is for
  const std::optional<Node> tree = read_script({path, path}, words, none);
  const Node* of = tree && tree->is_word("variant") ? tree->field("of") : nullptr;
  const bool is_named = of != nullptr && is_plain_name(of->text);
  const auto found = is_named ? examples_of(folders, of->text, path) : std::nullopt;
  if (found) files.push_back(*found);
  return files;
}

}  // namespace

std::vector<ExampleFile> find_examples(const ScriptFolders& folders, const WordTable& words,
                                       const std::string& wanted) {
  std::vector<ExampleFile> files;
  const auto add = [&](const std::optional<ExampleFile>& found) {
    if (found && is_meant(*found, wanted)) files.push_back(*found);
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
    if (of != nullptr && is_plain_name(of->text)) add(examples_of(folders, of->text, name));
  }
  if (files.empty() && !wanted.empty()) files = examples_at(folders, words, wanted);
  return files;
}

std::vector<ExampleOutcome> run_examples(const ScriptFolders& folders, const WordTable& words,
                                         const ExampleFile& file, Diagnostics& diagnostics,
                                         const ExampleOptions& options) {
  std::vector<ExampleOutcome> outcomes;
  const std::optional<Node> tree = read_script(file.file, words, diagnostics);
  if (!tree) return outcomes;
  if (!tree->is_word("examples")) {
    diagnostics.add("wrong-type", tree->place,
                    "the file must return examples { .. }, not " + kind_text(*tree));
    return outcomes;
  }
  const std::string variants =
      file.variant.empty() ? "" : with_required(folders, words, file.game, file.variant);
  struct Table {
    LoadedTable table;
    LoadedTable watched;
    std::optional<Node> beside;  // the file once more, with functions the table's hooks can call
  };
  // By their words; nothing: it cannot be loaded.
  std::map<std::vector<std::string>, std::optional<Table>> tables;
  std::vector<CaseOfExample> stated_cases;
  for (std::size_t i = 0; i < tree->items.size(); ++i) add_cases(tree->items[i], i, stated_cases);
  if (stated_cases.size() > most_examples) {
    diagnostics.add("too-many", stated_cases[most_examples].example.place,
                    "a file has at most " + std::to_string(most_examples) + " examples");
    return outcomes;
  }
  if (stated_cases.empty()) {
    diagnostics.add("missing-field", tree->place, "there are no examples in it");
  }
  const bool has_functions =
      std::any_of(stated_cases.begin(), stated_cases.end(),
                  [](const CaseOfExample& one) { return one.example.field("holds") != nullptr; });
  int deals_left = options.most_deals;
  for (const auto& [example, position] : stated_cases) {
    ExampleOutcome outcome;
    outcome.place = example.place;
    const Node* say = example.field("say");
    if (say != nullptr && say->text.find(options.filter) == std::string::npos) continue;
    if (options.until_failure && !outcomes.empty() && !outcomes.back().passed) break;
    const bool has_sentence = say != nullptr && say->kind == Node::Kind::text && !say->text.empty();
    outcome.say = has_sentence ? say->text : "an example without a sentence";
    if (!has_sentence) {
      diagnostics.add("missing-field", example.place, "an example needs 'say', a sentence");
      outcomes.push_back(std::move(outcome));
      continue;
    }
    if (!has_plain_names(example, diagnostics)) {
      outcomes.push_back(std::move(outcome));
      continue;
    }
    const std::vector<std::string> spec = spec_of(file, variants, example);
    auto found = tables.find(spec);
    if (found == tables.end()) {
      if (tables.size() == most_tables) tables.clear();
      // A table is only loaded where nothing is at fault: what other examples have come to is none
      // of its business.
      Diagnostics faults;
      FileBeside beside{file.file, std::nullopt};
      auto table = load_table(folders, words, parse_spec(spec, faults), faults,
                              has_functions ? &beside : nullptr);
      for (const Diagnostic& fault : faults.all()) diagnostics.add(fault);
      std::optional<Table> ready;
      if (table) {
        ready = Table{*table, options.witness == nullptr ? *table : options.witness->watch(*table),
                      std::move(beside.tree)};
      }
      found = tables.emplace(spec, std::move(ready)).first;
    }
    if (!found->second) {
      outcomes.push_back(std::move(outcome));
      continue;
    }
    const auto& [table, watched, beside] = *found->second;
    const std::size_t faults = diagnostics.size();
    check_fields(example, *table.rules, diagnostics);
    Node stated_node = example;
    if (beside && example.field("holds") != nullptr && position < beside->items.size()) {
      const Node* holds = beside->items[position].field("holds");
      if (holds != nullptr) stated_node.set_field("holds", *holds);
    }
    const Example stated(stated_node, table, watched, options.witness, diagnostics);
    const auto difference = run(stated, deals_left);
    outcome.passed = !difference && stated.is_sound() && diagnostics.size() == faults;
    if (difference) {
      outcome.expected = difference->expected;
      outcome.got = difference->got;
      outcome.position = stated.picture();
      outcome.record = stated.record();
      diagnostics.add(
          "example-failed", example.place,
          "'" + outcome.say + "': expected " + outcome.expected + ", got " + outcome.got);
    }
    outcomes.push_back(std::move(outcome));
  }
  return outcomes;
}

}  // namespace houserule
