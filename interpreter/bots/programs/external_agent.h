// A bot that is another program. It is asked in lines, as docs/protocol.md has it, and gets what
// its seat may see and nothing else.

#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "bots/agents/bot_program.h"
#include "bots/programs/child_process.h"

namespace houserule {

struct ExternalSettings {
  std::string command;                         // for /bin/sh
  std::chrono::milliseconds to_start{30'000};  // until it has answered the first two requests
  std::chrono::milliseconds to_move{10'000};
  int think = 0;  // milliseconds it is told that it may think about a move; 0: it is told nothing
};

// Its program is started when it is first asked and ends with it. Equal views and streams give
// equal moves if the program sees to it.
class ExternalAgent final : public Agent {
 public:
  explicit ExternalAgent(ExternalSettings settings);
  ~ExternalAgent() override;

  // Throws AgentFailure if the program cannot be started, ends, is late, or answers anything but a
  // legal move of its seat; after that, always. Throws it after stop() as well, but goes on when it
  // is asked again.
  Move choose(const LoadedTable& table, const View& view, const Decision& decision,
              RandomStream& random) override;
  bool thinks_elsewhere() const override { return true; }
  void stop() override;
  void stop_at(const std::atomic<bool>& sign) override { interrupt_.watch(sign); }

 private:
  using Time = std::chrono::steady_clock::time_point;

  void begin(const LoadedTable& table, Seat seat);

  // Sends a request, whose number is added, and returns the result of its answer.
  nlohmann::ordered_json ask(const nlohmann::ordered_json& request, Time until);
  std::string next_line(Time until);
  void check(ChildProcess::Outcome outcome);

  // Throws AgentFailure with a message; `text` is its parameter.
  [[noreturn]] void fail(std::string_view code, std::string_view parameter = "",
                         const std::string& text = "");

  ExternalSettings settings_;
  Interrupt interrupt_;
  std::mutex running_;  // guards the next line
  bool is_choosing_ = false;
  std::unique_ptr<ChildProcess> program_;
  std::shared_ptr<const GameRules> told_;  // the table it was told of, and its seat there
  Seat told_seat_ = no_seat;
  std::uint64_t requests_ = 0;
  std::optional<AgentFailure> lost_;  // why it cannot go on
};

// The same program in any number of seats: a process for each that is asked, so that none is told
// anew all the time where it sits. In whatever thread it is stopped, it stops at the sign alone.
class ExternalAgents final : public Agent {
 public:
  explicit ExternalAgents(ExternalSettings settings) : settings_(std::move(settings)) {}

  // As ExternalAgent.
  Move choose(const LoadedTable& table, const View& view, const Decision& decision,
              RandomStream& random) override;
  bool thinks_elsewhere() const override { return true; }
  void stop_at(const std::atomic<bool>& sign) override { sign_ = &sign; }

 private:
  ExternalSettings settings_;
  std::map<Seat, std::unique_ptr<ExternalAgent>> agents_;  // by the seat that chooses
  const std::atomic<bool>* sign_ = nullptr;
};

// Returns the program of a command for a seat at a table where people sit, which may be stopped;
// and for the seats of a study.
BotProgram program_at_table(std::string command);
BotProgram program_in_study(std::string command);

}  // namespace houserule
