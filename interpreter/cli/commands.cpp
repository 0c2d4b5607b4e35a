// Every command, in the order of `houserule --help`.

#include "cli/commands.h"

namespace houserule {

void add_commands(CLI::App& app, Program& program) {
  add_play_commands(app, program);
  add_check_command(app, program);
  add_liveness_command(app, program);
  add_test_command(app, program);
  add_simulate_command(app, program);
  add_compare_command(app, program);
  add_report_command(app, program);
  add_merge_command(app, program);
  add_replay_command(app, program);
  add_why_command(app, program);
  add_words_command(app, program);
  add_new_command(app, program);
  add_edit_command(app, program);
  add_pack_command(app, program);
  add_add_command(app, program);
  add_bench_command(app, program);
  add_train_command(app, program);
  add_serve_command(app, program);
  add_complete_command(app, program);
  add_manual_command(app, program);
}

}  // namespace houserule
