
#include "base/sentence.h"
#include "base/text_door.h"
#include "cli/command.h"
#include "session/answers/why_answer.h"
#include "session/json/json_text.h"
#include "session/records/replay.h"

namespace houserule {

namespace {

struct WhyOptions {
  std::string record;
  std::string move;
  std::vector<std::string> rest;
};

int why(const Program& program, const WhyOptions& options) {
  Diagnostics diagnostics;
  const std::optional<std::string> text = read_record_file(options.record);
  if (!text) diagnostics.fault("missing-file.record", {options.record, 0});
  std::optional<Record> record;
  if (text) record = parse_record(*text, options.record, diagnostics);
  const WordTable* const words = program.words();
  std::optional<LoadedTable> table;
  if (record && words) {
    table =
        load_table(program.folders, *words, parse_spec(record->table, diagnostics), diagnostics);
  }
  if (!table) {
    standard_error() << diagnostics.to_text(program.language);
    return not_so;
  }
  const Replay replay = replay_record(*record, options.record, std::move(*table));
  if (!replay.session || replay.fault) {
    standard_error() << options.record << ": " << replay.fault->message.in(program.language) << " ["
                     << replay.fault->code << "]\n";
    return not_so;
  }
  std::string typed = options.move;
  for (const std::string& word : options.rest) typed += " " + word;
  const WhyAnswer answer = why_answer(*replay.session, typed, program.language);
  if (program.json) {
    standard_out() << json_line(why_json(replay.session->rules(), answer, program.language));
    return answer.refusal ? not_so : done;
  }
  for (const WhyStep& step : answer.steps) standard_out() << step.sentence << "\n";
  if (!answer.refusal) {
    standard_out() << sentence_in(program.language, "move-legal", {{"move", typed}}) << "\n";
    return done;
  }
  const Refusal& refusal = *answer.refusal;
  standard_out() << refusal.message.in(program.language) << " [" << refusal.code << "]\n";
  if (!refusal.rule.place.file.empty()) {
    standard_out() << to_text(refusal.rule.place) << "  " << refusal.word << "\n";
  }
  return not_so;
}

}  // namespace

void add_why_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("why", "why a move is legal or not, where a record ends");
  command->footer("Example: houserule why game.json 3 play LK");
  static WhyOptions options;
  command->add_option("RECORD", options.record, "a file with a record")->required();
  command->add_option("MOVE", options.move, "the move, quoted or not: SEAT VERB WHAT")->required();
  command->add_option("REST", options.rest, "more words of the move");
  command->callback([&program] { program.run = [&program] { return why(program, options); }; });
}

}  // namespace houserule
