// Programs that play seats, as several commands take them: --bot SEAT="COMMAND".

#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.h"

namespace houserule {

// Adds the option; it may be given several times.
CLI::Option* add_bot_option(CLI::App& command, std::vector<std::string>& programs);

// Returns the commands by seat; nothing, and says why, if a seat is named twice.
std::optional<std::map<Seat, std::string>> programs_by_seat(
    const Program& program, const std::vector<std::string>& programs);

// Says that an option is for seats of which this table has none; returns wrong_usage.
int nobody_for(const Program& program, const std::string& option);

// What is wrong with a command; "" if nothing is.
std::string command_fault(const std::string& command);

}  // namespace houserule
