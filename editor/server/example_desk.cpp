#include "editor/server/example_desk.h"

#include <algorithm>

#include "editor/assist/script_edit.h"
#include "examples/examples.h"
#include "session/records/record.h"
#include "session/records/replay.h"
#include "session/table/game_catalog.h"
#include "writing/example_export.h"
#include "writing/example_outline.h"

namespace houserule {

namespace {

Json outcome_json(const ExampleOutcome& outcome, Language language) {
  Json faults = Json::array();
  for (const Diagnostic& fault : outcome.faults) faults.push_back(to_text(fault, language));
  Json printed = Json::array();
  for (const Printed& line : outcome.printed) printed.push_back(line.text);
  return {{"say", outcome.say},
          {"file", outcome.place.file},
          {"line", outcome.place.line},
          {"passed", outcome.passed},
          {"expected", outcome.expected.in(language)},
          {"got", outcome.got.in(language)},
          {"mendable", !outcome.field.empty()},
          {"faults", std::move(faults)},
          {"printed", std::move(printed)},
          {"position", outcome.position}};
}

ExampleOptions options_here() {
  ExampleOptions options;
  options.most_deals = ExampleDesk::most_deals;
  options.cut_short = true;
  return options;
}

// Where examples beside a script stand: "house/x.lua" has "house/x.examples.lua".
std::string examples_beside(const std::string& script) {
  const bool is_script = script.ends_with(".lua") && !script.ends_with(".examples.lua");
  if (!is_script) refuse_request("bad-request", sentence("refuse.examples-beside"));
  return script.substr(0, script.size() - 4) + ".examples.lua";
}

// A file of examples with one more at its end.
std::string with_example(const std::string& page, const std::string& example) {
  const auto end = page.find_last_of('}');
  if (end == std::string::npos) return examples_page({example});
  std::string before = page.substr(0, end);
  before.erase(before.find_last_not_of(" \t\r\n") + 1);
  const bool needs_comma = !before.ends_with(",") && !before.ends_with("{");
  return before + (needs_comma ? ",\n\n" : "\n\n") + example + ",\n" + page.substr(end);
}

}  // namespace

Json example_added(EditorRoom& room, const std::string& script, const std::string& example) {
  const std::string beside = examples_beside(script);
  if (example.empty()) refuse_request("bad-request", sentence("refuse.no-deal"));
  const auto there = room.shelf.read(beside);
  const std::string text = there ? with_example(there->text, example) : examples_page({example});
  const ShelfScript saved = room.save(beside, text, there ? there->hash : "");
  const auto line =
      1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.rfind(example)),
                     '\n');
  return {{"script", saved.name}, {"line", line}};
}

EditorVerbs ExampleDesk::verbs() {
  return {
      {"examples", [this](const Json& request) { return examples(request); }},
      {"add_example", [this](const Json& request) { return add_example(request); }},
      {"right_example", [this](const Json& request) { return right_example(request); }},
  };
}

void ExampleDesk::follow(const std::string& script) {
  if (!script.ends_with(".lua") || script.ends_with(".examples.lua")) return;
  const std::string beside = examples_beside(script);
  const auto there = room_.shelf.read(beside);
  const auto rule = room_.shelf.read(script);
  if (!there || !rule || !there->is_writable || !are_as_made(there->text)) return;
  Diagnostics faults;
  const std::string name = std::filesystem::path(script).stem().string();
  const auto loaded = [&](const std::string& spec) {
    return load_table(room_.folders(), room_.words(), parse_spec(spec, faults), faults);
  };
  const std::string game = game_named_in(rule->text);
  const auto table = loaded(game + " +" + name);
  const auto without = loaded(game);
  if (!table || !without || !faults.empty()) return;
  const std::string text =
      outlined_examples(*table, room_.words(), room_.settings.language, &*without);
  if (text != there->text) (void)room_.save(beside, text, there->hash);
}

// Those of the house rules in force, then with `whole` those of the game.
Json ExampleDesk::examples(const Json& request) const {
  const LoadedTable table = room_.table_of(request);
  const GameRules& rules = *table.rules;
  std::vector<ExampleFile> files;
  for (const VariantRules& variant : rules.variants) {
    if (auto file = examples_of(room_.folders(), rules.game, variant.name)) {
      files.push_back(std::move(*file));
    }
  }
  if (request.value("whole", false)) {
    for (ExampleFile& file : examples_of_game(room_.folders(), room_.words(), rules.game)) {
      if (file.variant.empty()) files.push_back(std::move(file));
    }
  }
  const ExampleOptions options = options_here();
  Json list = Json::array();
  Diagnostics faults;
  for (const ExampleFile& file : files) {
    const ExampleRun run = run_examples(room_.folders(), room_.words(), file, options);
    for (const Diagnostic& fault : run.faults.all()) faults.add(fault);
    for (const ExampleOutcome& outcome : run.outcomes) {
      Json json = outcome_json(outcome, room_.language_of(request));
      json["variant"] = file.variant;
      list.push_back(std::move(json));
    }
  }
  return {{"examples", std::move(list)},
          {"diagnostics", diagnostics_json(faults, room_.language_of(request))}};
}

// Writes a deal of a table that is played, else the last one, as an example beside a house rule. It
// passes under the rules it was played by.
Json ExampleDesk::add_example(const Json& request) {
  const std::string script = examples_beside(text_of_key(request, "script"));
  Diagnostics faults;
  const auto record = parse_record(play_.record_of(request), script, faults);
  if (!record) refuse_request(faults);
  const Replay replay = replay_record(*record, script, room_.load(record->table));
  const int deal = number_of_key(request, "deal", 1, 1'000'000, 0);
  const std::string example = replay.session ? example_from(replay, record->moves, deal) : "";
  return example_added(room_, text_of_key(request, "script"), example);
}

namespace {

// Of the house rules in force, the file of examples that is called so.
std::optional<ExampleFile> file_called(const std::string& script, const ScriptFolders& folders,
                                       const GameRules& rules) {
  for (const VariantRules& variant : rules.variants) {
    auto file = examples_of(folders, rules.game, variant.name);
    if (file && file->file.shown == script) return file;
  }
  return std::nullopt;
}

// The outcome of the example that begins on a line, if it failed for what one field says.
const ExampleOutcome* amiss(const ExampleRun& run, const std::string& file, int line) {
  for (const ExampleOutcome& outcome : run.outcomes) {
    const bool is_it = outcome.place.file == file && outcome.place.line == line;
    if (is_it && !outcome.passed && !outcome.field.empty()) return &outcome;
  }
  return nullptr;
}

}  // namespace

// An example of one's own as it comes out now: one field after the other until it passes. Nothing
// is written; the page shows it, and saves it if somebody says so.
Json ExampleDesk::right_example(const Json& request) const {
  const LoadedTable table = room_.table_of(request);
  const std::string script = text_of_key(request, "script");
  const int line = number_of_key(request, "line", 1, 1'000'000, 0);
  const auto read = room_.shelf.read(script);
  const auto file = file_called(script, room_.folders(), *table.rules);
  if (!read || !read->is_writable || !file) refuse_script(script);
  std::string text = read->text;
  Json changes = Json::array();
  bool passes = false;
  while (changes.size() < most_changes) {
    const auto draft = room_.shelf.draft(script, text);
    const ExampleRun run = run_examples(draft->folders, room_.words(), *file, options_here());
    const ExampleOutcome* const wrong = amiss(run, script, line);
    if (wrong == nullptr) {
      passes = std::any_of(run.outcomes.begin(), run.outcomes.end(), [&](const auto& one) {
        return one.place.file == script && one.place.line == line && one.passed;
      });
      break;
    }
    const auto next = with_example_field(text, line, wrong->field, wrong->now);
    if (!next || *next == text) break;
    const Language language = room_.language_of(request);
    changes.push_back(
        {{"expected", wrong->expected.in(language)}, {"got", wrong->got.in(language)}});
    text = *next;
  }
  return {{"text", text}, {"base", read->hash}, {"changes", changes}, {"passes", passes}};
}

}  // namespace houserule
