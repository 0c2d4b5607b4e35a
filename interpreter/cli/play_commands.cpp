// The program that only plays; the launcher builds it first.

#include "cli/commands.h"

namespace houserule {

void add_commands(CLI::App& app, Program& program) { add_play_commands(app, program); }

}  // namespace houserule
