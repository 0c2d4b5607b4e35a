
#include "base/sentence.h"
#include "base/text_door.h"
#include "cli/command.h"
#include "session/records/replay.h"
#include "session/texts/card_text.h"
#include "writing/example_export.h"

namespace houserule {

namespace {

struct ReplayOptions {
  std::vector<std::string> records;
  int until = -1;
  bool trace = false;
  bool as_spec = false;
};

// Tells a person how a record went.
void print_plainly(const Program& program, const std::string& path, const Replay& replay,
                   const ReplayOptions& options) {
  const Session& session = *replay.session;
  const GameRules& rules = session.rules();
  if (options.trace) {
    for (const std::string& line : session.trace()) standard_out() << "  " << line << "\n";
  }
  standard_out() << path << ": "
                 << program.say(session.is_finished() ? "replay.over" : "replay.in-deal",
                                {{"ok", program.say(replay.fault ? "replay.refused" : "replay.ok")},
                                 {"moves", std::to_string(replay.moves_used)},
                                 {"deal", std::to_string(session.deals().size())}})
                 << "\n  " << program.say("replay.scores");
  for (int i = 0; i < rules.seats; ++i) {
    standard_out() << " " << to_text(session.state().score(rules.layout, seat_at(i)));
  }
  for (std::size_t i = 0; i < rules.values.size(); ++i) {
    standard_out() << ", " << rules.values[i].name << " "
                   << value_in_words(rules, static_cast<int>(i),
                                     session.state().value(rules.layout, static_cast<int>(i)))
                          .in(program.language);
  }
  standard_out() << "\n";
}

void print_fault(const Program& program, const std::string& path, const ReplayFault& fault) {
  standard_error() << path << ": ";
  if (fault.move > 0) {
    standard_error() << program.say("replay.move", {{"n", std::to_string(fault.move)}}) << ": ";
  }
  standard_error() << fault.message.in(program.language) << " [" << fault.code << "]\n";
  if (!fault.rule.place.file.empty()) standard_error() << "  " << to_text(fault.rule.place) << "\n";
}

// With --as-spec the example goes to `examples`.
bool replay_one(const Program& program, const std::string& path, const ReplayOptions& options,
                bool several, std::vector<std::string>& examples) {
  const std::string named = several ? path : "";
  Diagnostics diagnostics;
  const std::optional<std::string> text = read_record_file(path);
  if (!text) diagnostics.fault("missing-file.record", {path, 0});
  std::optional<Record> record;
  if (text) record = parse_record(*text, path, diagnostics);
  std::optional<LoadedTable> table;
  if (record) {
    const std::optional<WordTable> words = load_words(program.folders, diagnostics);
    const TableSpec spec = parse_spec(record->table, diagnostics);
    if (words && diagnostics.empty()) {
      table = load_table(program.folders, *words, spec, diagnostics);
    }
  }
  if (!table) {
    if (program.json) {
      standard_out() << refused_to_json(diagnostics, named) << "\n";
    } else {
      standard_error() << diagnostics.to_text(program.language);
    }
    return false;
  }
  const Replay replay = replay_record(*record, path, std::move(*table), options.until);
  if (replay.session) {
    std::vector<Printed> lines = replay.session->table().hooks->take_printed();
    if (const auto failure = replay.session->failure()) lines = failure->printed;
    for (const Printed& line : lines) {
      standard_error() << to_text(line.place) << ": " << line.text << "\n";
    }
  }
  if (options.as_spec && replay.session && replay.session->rules().board != nullptr) {
    standard_error() << path << ": " << sentence_in(program.language, "as-spec-of-board-game")
                     << "\n";
    return false;
  }
  if (options.as_spec && replay.session) {
    if (replay.fault) print_fault(program, path, *replay.fault);
    const std::string example = example_from(replay, record->moves);
    if (example.empty()) {
      standard_error() << path << ": " << program.say("replay.no-deal") << "\n";
      return false;
    }
    examples.push_back(example);
    return true;  // a complaint is what is wanted
  }
  if (program.json) {
    standard_out() << to_json(replay, named, options.trace) << "\n";
  } else {
    if (replay.fault) print_fault(program, path, *replay.fault);
    if (replay.session) print_plainly(program, path, replay, options);
  }
  return !replay.fault;
}

}  // namespace

void add_replay_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("replay", "play records and say what became of them");
  command->footer("Example: houserule replay game.json --json --until 12");
  static ReplayOptions options;
  command->add_option("RECORD", options.records, "files with records")->required();
  command->add_option("--until", options.until, "stop after this many moves of the record")
      ->check(CLI::NonNegativeNumber);
  command->add_flag("--trace", options.trace, "every event, with the place of its rule");
  command->add_flag("--as-spec", options.as_spec,
                    "write the last deal as an example, to stand beside the rules");
  command->callback([&program] {
    program.run = [&program] {
      bool all = true;
      const bool several = options.records.size() > 1;
      std::vector<std::string> examples;
      for (const std::string& path : options.records) {
        all = replay_one(program, path, options, several, examples) && all;
      }
      if (options.as_spec && !examples.empty()) standard_out() << examples_page(examples);
      return all ? done : not_so;
    };
  });
}

}  // namespace houserule
