#include "cli/bot_programs.h"

#include <algorithm>
#include <charconv>

#include "base/text.h"
#include "base/text_door.h"

namespace houserule {

namespace {

// "3=python3 mybot.py"
std::optional<std::pair<Seat, std::string>> read_program(const std::string& text) {
  const std::size_t equals = text.find('=');
  int seat = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + std::min(equals, text.size()), seat);
  const bool is_read = equals != std::string::npos && error == std::errc() &&
                       end == text.data() + equals && equals + 1 < text.size();
  if (!is_read || seat < 1 || seat > max_seats) return std::nullopt;
  return std::pair(seat_at(seat - 1), text.substr(equals + 1));
}

std::string program_fault(const std::string& text) {
  const std::string fault = command_fault(text);
  if (!fault.empty()) return fault;
  return read_program(text) ? ""
                            : "a bot is written SEAT=\"COMMAND\", as in 3=\"python3 mybot.py\"";
}

}  // namespace

std::string command_fault(const std::string& command) {
  return is_utf8(command) ? "" : "the command of a bot is text in UTF-8";
}

CLI::Option* add_bot_option(CLI::App& command, std::vector<std::string>& programs) {
  return command
      .add_option("--bot", programs,
                  "SEAT=\"COMMAND\": a program that plays a seat (docs/protocol.md)")
      ->allow_extra_args(false)
      ->check(CLI::Validator(program_fault, "SEAT=COMMAND"));
}

std::optional<std::map<Seat, std::string>> programs_by_seat(
    const Program& program, const std::vector<std::string>& programs) {
  std::map<Seat, std::string> by_seat;
  for (const std::string& text : programs) {
    const auto read = read_program(text);
    if (!read || by_seat.insert(*read).second) continue;
    standard_error() << program.say("bot-twice", {{"seat", std::to_string(number_of(read->first))}})
                     << "\n";
    return std::nullopt;
  }
  return by_seat;
}

int nobody_for(const Program& program, const std::string& option) {
  standard_error() << program.say("option-for-nobody", {{"option", option}}) << "\n";
  return wrong_usage;
}

}  // namespace houserule
