// The commands of the program, each of which adds itself to the command line.

#pragma once

namespace CLI {
class App;
}

namespace houserule {

struct Program;

// Adds the commands that the program at hand has: all of them (commands.cpp), or those with which a
// table is chosen and played (play_commands.cpp).
void add_commands(CLI::App& app, Program& program);
void add_play_commands(CLI::App& app, Program& program);

void add_add_command(CLI::App& app, Program& program);
void add_bench_command(CLI::App& app, Program& program);
void add_check_command(CLI::App& app, Program& program);
void add_compare_command(CLI::App& app, Program& program);
void add_complete_command(CLI::App& app, Program& program);
void add_edit_command(CLI::App& app, Program& program);
void add_history_command(CLI::App& app, Program& program);
void add_list_command(CLI::App& app, Program& program);
void add_liveness_command(CLI::App& app, Program& program);
void add_manual_command(CLI::App& app, Program& program);
void add_merge_command(CLI::App& app, Program& program);
void add_new_command(CLI::App& app, Program& program);
void add_pack_command(CLI::App& app, Program& program);
void add_play_command(CLI::App& app, Program& program);
void add_report_command(CLI::App& app, Program& program);
void add_replay_command(CLI::App& app, Program& program);
void add_resume_command(CLI::App& app, Program& program);
void add_rules_command(CLI::App& app, Program& program);
void add_serve_command(CLI::App& app, Program& program);
void add_simulate_command(CLI::App& app, Program& program);
void add_test_command(CLI::App& app, Program& program);
void add_train_command(CLI::App& app, Program& program);
void add_why_command(CLI::App& app, Program& program);
void add_words_command(CLI::App& app, Program& program);

}  // namespace houserule
