#include "examples/examples.h"

#include <algorithm>
#include <map>

#include "base/did_you_mean.h"
#include "examples/example.h"
#include "rules/source/lua_source.h"

namespace houserule {

namespace {

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

// Whether what chooses the table can be read. House rules are called by their names: an example
// chooses no files.
bool chooses_table(const Node& example, Diagnostics& diagnostics) {
  const std::size_t before = diagnostics.size();
  for (const char* const field : {"with", "without"}) {
    const Node* names = example.field(field);
    if (names == nullptr) continue;
    if (names->kind != Node::Kind::list || !names->fields.empty()) {
      diagnostics.fault("wrong-type.example-rules", names->place, {{"field", field}});
      continue;
    }
    for (const Node& other : names->items) {
      if (is_plain_name(other.text)) continue;
      diagnostics.fault("unknown-variant.example", other.place,
                        {{"name", quotable(to_text(other))}});
    }
  }
  const Node* players = example.field("players");
  if (players != nullptr && players->kind != Node::Kind::number) {
    diagnostics.fault("wrong-type.example-players", players->place);
  }
  const Node* house = example.field("house");
  if (house != nullptr && (house->kind != Node::Kind::list || !house->items.empty())) {
    diagnostics.fault("wrong-type.example-house", house->place, {{"form", "house = { NAME = 2 }"}});
  }
  return diagnostics.size() == before;
}

// Fields that are neither of the language of examples nor values of the game.
void check_fields(const Node& example, const GameRules& rules, Diagnostics& diagnostics) {
  const std::vector<std::string> known = known_fields(rules);
  for (const auto& [key, value] : example.fields) {
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      diagnostics.fault("unknown-field.example", value.place, {{"field", quotable(key)}},
                        did_you_mean(key, known));
    }
  }
}

// A sentence may bring its Japanese along, like those of rules: { "..", ja = ".." }.
void take_say(Node& example) {
  Node* const say = example.field("say");
  const bool has_ja = say != nullptr && say->kind == Node::Kind::list && say->items.size() == 1 &&
                      say->fields.size() == 1 && say->field("ja") != nullptr;
  if (has_ja) {
    Node english = say->items.front();
    *say = std::move(english);
  }
  if (Node* const cases = example.field("cases")) {
    for (Node& one : cases->items) take_say(one);
  }
}

// An example with `cases` is several: each has the fields that all share and its own.
void add_cases(const Node& example, std::vector<Node>& all, Diagnostics& diagnostics) {
  const Node* cases = example.field("cases");
  if (cases == nullptr) {
    all.push_back(example);
    return;
  }
  Node shared = example;
  shared.remove_field("cases");
  if (cases->kind != Node::Kind::list || cases->items.empty() || !cases->fields.empty()) {
    diagnostics.fault("wrong-type.example-cases", cases->place);
    return;
  }
  int number = 0;
  for (const Node& one : cases->items) {
    if (all.size() > most_examples) return;  // which is told
    if (one.kind != Node::Kind::list || !one.items.empty()) {
      diagnostics.fault("wrong-type.example-case", one.place);
      continue;
    }
    ++number;
    Node whole = shared;
    whole.place = one.place;
    const Node* own = one.field("say");
    if (own != nullptr && own->kind != Node::Kind::text) {
      diagnostics.fault("wrong-type.example-say", own->place);
      continue;
    }
    for (const NodeField& field : one.fields) {
      if (field.key != "say") whole.set_field(field.key, field.value);
    }
    if (Node* say = whole.field("say")) {
      say->text += ": " + (own == nullptr ? "case " + std::to_string(number) : own->text);
    } else if (own != nullptr) {
      whole.set_field("say", *own);
    }
    all.push_back(std::move(whole));
  }
}

}  // namespace

std::vector<Node> example_cases(const Node& tree, Diagnostics& faults) {
  std::vector<Node> cases;
  for (Node example : tree.items) {
    take_say(example);
    add_cases(example, cases, faults);
  }
  if (cases.size() > most_examples) {
    faults.fault("too-many.examples", cases[most_examples].place,
                 {{"n", std::to_string(most_examples)}});
    return {};
  }
  if (cases.empty() && faults.empty()) {
    faults.fault("missing-field.no-examples", tree.place);
  }
  return cases;
}

namespace {

// The examples of one file at their tables.
class FileOfExamples {
 public:
  FileOfExamples(const ScriptFolders& folders, const WordTable& words, const ExampleFile& file,
                 const ExampleOptions& options)
      : folders_(folders),
        words_(words),
        file_(file),
        options_(options),
        deals_left_(options.most_deals) {}

  ExampleRun run() {
    if (file_.game.empty()) {
      tell_why_no_rule();
      return std::move(run_);
    }
    const std::optional<Node> tree = read_script(folders_, file_.file, words_, run_.faults);
    if (!tree) return std::move(run_);
    if (!tree->is_word("examples")) {
      run_.faults.fault("wrong-type.file-returns", tree->place,
                        {{"form", "examples { .. }"}, {"kind", kind_text(*tree)}});
      return std::move(run_);
    }
    const std::vector<Node> cases = example_cases(*tree, run_.faults);
    has_functions_ = std::any_of(cases.begin(), cases.end(),
                                 [](const Node& one) { return one.field("holds") != nullptr; });
    if (!file_.variant.empty()) {
      variants_ = with_required(folders_, words_, file_.game, file_.variant);
    }
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const Node* say = cases[i].field("say");
      if (say != nullptr && folded(say->text).find(folded(options_.filter)) == std::string::npos) {
        continue;
      }
      if (options_.until_failure && !run_.outcomes.empty() && !run_.outcomes.back().passed) break;
      run_.outcomes.push_back(outcome_of(cases[i], i));
    }
    return std::move(run_);
  }

 private:
  // A table that examples are played at.
  struct Table {
    LoadedTable table;
    LoadedTable watched;
    std::vector<Node> beside;  // the examples once more, with functions the table's hooks can call
  };
  struct Loaded {
    std::optional<Table> table;
    Diagnostic fault = {};  // the first, if it cannot be loaded
  };

  // The rule is gone, cannot be read, or is none.
  void tell_why_no_rule() {
    const ScriptFile rule = file_.rules;
    const std::optional<Node> tree = read_script(folders_, rule, words_, run_.faults);
    if (!tree || !run_.faults.empty()) return;
    run_.faults.fault("wrong-type.example-beside", {rule.shown, tree->place.line});
  }

  // Runs one example. Whatever is at fault is the outcome's.
  ExampleOutcome outcome_of(const Node& example, std::size_t position) {
    ExampleOutcome outcome;
    outcome.place = example.place;
    const Node* say = example.field("say");
    const bool has_sentence = say != nullptr && say->kind == Node::Kind::text && !say->text.empty();
    outcome.say = has_sentence ? say->text : "an example without a sentence";
    Diagnostics faults;
    if (!has_sentence) {
      faults.fault("missing-field.example-say", example.place);
    } else if (instructions_left_ <= 0) {
      faults.fault("instruction-budget.examples", example.place,
                   {{"n", std::to_string(most_instructions_of_examples)}});
    } else if (chooses_table(example, faults)) {
      if (const Table* table = table_for(example, faults)) {
        play(example, position, *table, outcome, faults);
      }
    }
    outcome.passed = outcome.passed && faults.empty();
    outcome.faults = faults.all();
    return outcome;
  }

  // The table an example asks for; null if it cannot be loaded.
  const Table* table_for(const Node& example, Diagnostics& faults) {
    std::vector<std::string> spec = spec_of(file_, variants_, example);
    std::erase_if(spec, [&](const std::string& word) {
      return contains(options_.left_out, word.substr(0, word.find('=') + 1)) ||
             contains(options_.left_out, word);
    });
    spec.insert(spec.end(), options_.added.begin(), options_.added.end());
    const auto known = tables_.find(spec);
    if (known != tables_.end()) {
      if (!known->second.table) faults.add(known->second.fault);
      return known->second.table ? &*known->second.table : nullptr;
    }
    if (tables_.size() == most_tables) tables_.clear();
    // A table is only loaded where nothing is at fault: what other examples have come to is none of
    // its business.
    Diagnostics of_table;
    FileBeside beside{file_.file, std::nullopt};
    const auto table = load_table(folders_, words_, parse_spec(spec, of_table), of_table,
                                  has_functions_ ? &beside : nullptr);
    for (Diagnostic fault : of_table.all()) {
      if (fault.place.file.empty()) fault.place = example.place;  // of the words, not of a file
      faults.add(std::move(fault));
    }
    Loaded& loaded = tables_[spec];
    if (!table) {
      loaded.fault = faults.all().front();
      return nullptr;
    }
    loaded.table =
        Table{*table, options_.witness == nullptr ? *table : options_.witness->watch(*table),
              beside.tree ? example_cases(*beside.tree, of_table) : std::vector<Node>()};
    loaded.table->table.hooks->spend_from(instructions_left_);
    if (options_.witness != nullptr) loaded.table->watched.hooks->spend_from(instructions_left_);
    return &*loaded.table;
  }

  void play(const Node& example, std::size_t position, const Table& at, ExampleOutcome& outcome,
            Diagnostics& faults) {
    check_fields(example, *at.table.rules, faults);
    Node stated_node = example;
    if (position < at.beside.size() && example.field("holds") != nullptr) {
      stated_node.set_field("holds", *at.beside[position].field("holds"));
    }
    if (Node* holds = stated_node.field("holds")) {
      const std::string script = folders_.text_of(file_.file).value_or("");
      holds->text = lua_function_at(script, holds->place.line);
    }
    if (!faults.empty()) return;
    Example stated(stated_node, at.table, at.watched, options_.witness, faults);
    stated.spend_from(&instructions_left_);
    const auto difference = run_by_form(stated, deals_left_, options_.cut_short);
    outcome.passed = !difference && stated.is_sound();
    outcome.printed = stated.printed();
    for (Printed& line : at.watched.hooks->take_printed()) {
      outcome.printed.push_back(std::move(line));
    }
    outcome.deals = stated.deals();
    outcome.premises = stated.premises();
    if (outcome.passed) return;
    outcome.position = stated.picture();
    outcome.record = stated.record();
    // What was misread differs from everything.
    if (!difference || !stated.is_sound()) return;
    outcome.expected = difference->expected;
    outcome.got = difference->got;
    outcome.field = difference->field;
    outcome.now = difference->now;
  }

  const ScriptFolders& folders_;
  const WordTable& words_;
  const ExampleFile& file_;
  const ExampleOptions& options_;
  std::string variants_;  // table words that every example has
  bool has_functions_ = false;
  int deals_left_;
  std::int64_t instructions_left_ = most_instructions_of_examples;
  std::map<std::vector<std::string>, Loaded> tables_;  // by their words
  ExampleRun run_;
};

}  // namespace

void ExampleRun::tell(Diagnostics& diagnostics) const {
  for (const Diagnostic& fault : faults.all()) diagnostics.add(fault);
  for (const ExampleOutcome& outcome : outcomes) {
    for (const Diagnostic& fault : outcome.faults) diagnostics.add(fault);
    if (outcome.expected.en.empty()) continue;
    diagnostics.fault("example-failed", outcome.place,
                      {{"say", outcome.say}, {"expected", outcome.expected}, {"got", outcome.got}});
  }
}

ExampleRun run_examples(const ScriptFolders& folders, const WordTable& words,
                        const ExampleFile& file, const ExampleOptions& options) {
  return FileOfExamples(folders, words, file, options).run();
}

}  // namespace houserule
