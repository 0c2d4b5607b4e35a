#include <iostream>

#include "base/text_door.h"
#include "bots/programs/line_protocol.h"
#include "cli/command.h"

namespace houserule {

namespace {

int serve_lines(const Program& program) {
  const WordTable* const words = program.words();
  if (!words) return not_so;
  LineProtocol protocol({program.folders, *words, program.language, HOUSERULE_VERSION});
  std::ios::sync_with_stdio(false);
  serve(std::cin, standard_out(), protocol);
  return done;
}

}  // namespace

void add_serve_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand(
      "serve", "a table for another program, in lines of JSON (docs/protocol.md)");
  command->footer("Example: echo '{\"id\": 1, \"verb\": \"hello\"}' | houserule serve");
  command->callback([&program] {
    program.run = [&program] {
      Diagnostics faults;
      return program.has_no_table_words(faults) ? serve_lines(program) : program.refuse(faults);
    };
  });
}

}  // namespace houserule
