#include "editor/server/example_desk.h"

#include <algorithm>

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
          {"faults", std::move(faults)},
          {"printed", std::move(printed)},
          {"position", outcome.position}};
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
  const std::string spec = game_named_in(rule->text) + " +" + name;
  const auto table = load_table(room_.folders(), room_.words(), parse_spec(spec, faults), faults);
  if (!table || !faults.empty()) return;
  const std::string text = outlined_examples(*table, room_.words(), room_.settings.language, true);
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
  ExampleOptions options;
  options.most_deals = most_deals;
  options.cut_short = true;
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

}  // namespace houserule
