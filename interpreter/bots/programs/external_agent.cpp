#include "bots/programs/external_agent.h"

#include <nlohmann/json.hpp>
#include <system_error>

#include "base/sentence.h"
#include "base/text.h"
#include "session/answers/view_json.h"
#include "session/json/json_text.h"
#include "session/records/record_reader.h"
#include "session/texts/move_text.h"

namespace houserule {

namespace {

constexpr std::size_t most_quoted = 80;  // letters of what a program says

std::string one_line(const nlohmann::ordered_json& json) {
  std::string line = json_line(json);
  line.pop_back();
  return line;
}

}  // namespace

ExternalAgent::ExternalAgent(ExternalSettings settings) : settings_(std::move(settings)) {}

ExternalAgent::~ExternalAgent() {
  if (program_ == nullptr || lost_) return;
  const nlohmann::ordered_json request = {{"id", ++requests_}, {"verb", "close"}};
  program_->write_line(one_line(request), std::chrono::steady_clock::now());
}

Move ExternalAgent::choose(const LoadedTable& table, const View& view, const Decision& decision,
                           RandomStream&) {
  if (lost_) throw AgentFailure(*lost_);
  // While this lives stop() has somebody to stop.
  struct Choosing {
    ExternalAgent& agent;
    explicit Choosing(ExternalAgent& chooses) : agent(chooses) { set(true); }
    ~Choosing() { set(false); }
    void set(bool now) const {
      const std::lock_guard lock(agent.running_);
      agent.is_choosing_ = now;
      agent.interrupt_.lower();
    }
  };
  const Choosing choosing(*this);
  begin(table, view.seat());
  const GameRules& rules = *table.rules;
  const Choices choices = choices_of(table, view, decision);
  const LegalMoves moves = legal_moves(rules, decision.phase, view.known(), {&choices, 1});
  nlohmann::ordered_json request = {{"verb", "choose"},
                                    {"seat", number_of(view.seat())},
                                    {"view", view_json(table, view, decision)}};
  request.update(moves_json(rules, moves));
  const nlohmann::ordered_json result =
      ask(request, std::chrono::steady_clock::now() + settings_.to_move);
  const auto written = result.is_object() ? result.find("move") : result.end();
  if (!result.is_object() || written == result.end() || !written->is_string()) {
    fail("bot-unreadable", "text", one_line(result));
  }
  std::string text = written->get<std::string>();
  if (read_seat(rules, text) == no_seat)
    text.insert(0, std::to_string(number_of(view.seat())) + " ");
  const ReadMove read = read_move(rules, decision.phase, text, &choices, &view.known());
  const bool legal =
      read.move && read.right_verb && read.move->seat == view.seat() && choices.allows(*read.move);
  if (!legal) fail("bot-illegal", "move", text);
  return *read.move;
}

void ExternalAgent::stop() {
  const std::lock_guard lock(running_);
  if (is_choosing_) interrupt_.raise();
}

// Starts the program if it does not run, and tells it of the table if it does not know it.
void ExternalAgent::begin(const LoadedTable& table, Seat seat) {
  const Time until = std::chrono::steady_clock::now() + settings_.to_start;
  if (program_ == nullptr) {
    try {
      program_ = std::make_unique<ChildProcess>(settings_.command, interrupt_);
    } catch (const std::system_error& error) {
      fail("bot-not-started", "reason", error.what());
    }
    told_ = nullptr;
    requests_ = 0;
    ask({{"verb", "hello"}, {"protocol", 1}}, until);
  }
  if (told_ == table.rules && told_seat_ == seat) return;
  nlohmann::ordered_json request = {{"verb", "open"}, {"seat", number_of(seat)}};
  if (settings_.think > 0) request["ms"] = settings_.think;
  request.update(table_json(*table.rules));
  ask(request, until);
  told_ = table.rules;
  told_seat_ = seat;
}

nlohmann::ordered_json ExternalAgent::ask(const nlohmann::ordered_json& request, Time until) {
  nlohmann::ordered_json numbered = {{"id", ++requests_}};
  numbered.update(request);
  const auto sent = program_->write_line(one_line(numbered), until);
  // Half a line cannot be taken back.
  if (sent == ChildProcess::Outcome::interrupted) program_.reset();
  check(sent);
  while (true) {
    const std::string line = next_line(until);
    const auto read = read_json(line);
    if (!read) fail("bot-unreadable", "text", line);
    const Json& answer = *read;
    if (!answer.is_object() || !answer.contains("id") || !answer["id"].is_number_unsigned()) {
      fail("bot-unreadable", "text", line);
    }
    const auto number = answer["id"].get<std::uint64_t>();
    if (number < requests_) continue;  // to a request that was given up
    if (answer.contains("error")) fail("bot-error", "text", one_line(answer["error"]));
    if (number > requests_ || !answer.contains("result")) fail("bot-unreadable", "text", line);
    return answer["result"];
  }
}

std::string ExternalAgent::next_line(Time until) {
  std::string line;
  check(program_->read_line(line, until));
  return line;
}

void ExternalAgent::check(ChildProcess::Outcome outcome) {
  switch (outcome) {
    case ChildProcess::Outcome::done:
      return;
    case ChildProcess::Outcome::interrupted:
      throw AgentFailure(sentence("bot-stopped"), settings_.command);
    case ChildProcess::Outcome::too_late:
      fail("bot-too-late");
    case ChildProcess::Outcome::too_long:
      fail("bot-too-long", "bytes", std::to_string(max_child_line));
    case ChildProcess::Outcome::ended:
      break;
  }
  const std::string words = program_->last_words();
  if (words.empty()) fail("bot-ended");
  fail("bot-ended-saying", "text", words);
}

void ExternalAgent::fail(std::string_view code, std::string_view parameter,
                         const std::string& text) {
  Filling parameters;
  const std::string quoted = quotable(text, most_quoted);
  if (!parameter.empty()) parameters.emplace_back(parameter, Text{quoted, quoted});
  lost_.emplace(sentence(code, parameters), settings_.command);
  program_.reset();
  throw AgentFailure(*lost_);
}

Move ExternalAgents::choose(const LoadedTable& table, const View& view, const Decision& decision,
                            RandomStream& random) {
  std::unique_ptr<ExternalAgent>& agent = agents_[view.known().core().chooser(view.seat())];
  if (agent == nullptr) {
    agent = std::make_unique<ExternalAgent>(settings_);
    if (sign_ != nullptr) agent->stop_at(*sign_);
  }
  return agent->choose(table, view, decision, random);
}

BotProgram program_at_table(std::string command) {
  return {std::move(command), [](const std::string& text, int milliseconds) {
            ExternalSettings settings{.command = text, .think = milliseconds};
            settings.to_move += std::chrono::milliseconds(milliseconds);
            return std::make_unique<ExternalAgent>(std::move(settings));
          }};
}

BotProgram program_in_study(std::string command) {
  return {std::move(command), [](const std::string& text, int milliseconds) {
            return std::make_unique<ExternalAgents>(
                ExternalSettings{.command = text, .think = milliseconds});
          }};
}

}  // namespace houserule
