#include "bots/agents/level.h"

#include <array>
#include <charconv>

#include "base/sentence.h"
#include "bots/agents/greedy_agent.h"
#include "bots/agents/ismcts_agent.h"
#include "bots/agents/learned_agent.h"

namespace houserule {

namespace {

// More would not fit in memory, nor in anybody's patience.
constexpr int most_iterations = 10'000'000;
constexpr int fewest_iterations = 10;

constexpr std::string_view with_number = "ismcts:";

}  // namespace

std::span<const std::string> agent_levels() {
  static const std::array<std::string, 4> levels = {"random", "greedy", "learned", "ismcts"};
  return levels;
}

std::string BotLevel::text() const {
  if (kind != Kind::ismcts || iterations == usual_iterations) {
    return agent_levels()[static_cast<std::size_t>(kind)];
  }
  return std::string(with_number) + std::to_string(iterations);
}

ReadLevel read_level(std::string_view text) {
  for (std::size_t i = 0; i < agent_levels().size(); ++i) {
    if (text == agent_levels()[i]) return {BotLevel{static_cast<BotLevel::Kind>(i)}, {}};
  }
  if (!text.starts_with(with_number)) {
    return {{}, sentence("no-such-level", {{"name", same(text)}})};
  }
  const std::string_view digits = text.substr(with_number.size());
  int iterations = 0;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), iterations);
  const bool fits = error == std::errc() && end == digits.data() + digits.size() &&
                    iterations >= fewest_iterations && iterations <= most_iterations;
  if (!fits) {
    return {{},
            sentence("iterations-between", {{"from", std::to_string(fewest_iterations)},
                                            {"to", std::to_string(most_iterations)}})};
  }
  return {BotLevel{BotLevel::Kind::ismcts, iterations}, {}};
}

ReadLevel level_for(const std::optional<std::string>& name, int milliseconds) {
  const BotLevel unnamed{milliseconds > 0 ? BotLevel::Kind::ismcts : BotLevel::Kind::greedy};
  ReadLevel read = name ? read_level(*name) : ReadLevel{unnamed, {}};
  if (read.level) read.level->milliseconds = milliseconds;
  return read;
}

std::unique_ptr<Agent> make_agent(const BotLevel& level) {
  switch (level.kind) {
    case BotLevel::Kind::random:
      return std::make_unique<RandomAgent>();
    case BotLevel::Kind::greedy:
      return std::make_unique<GreedyAgent>();
    case BotLevel::Kind::learned:
      return std::make_unique<LearnedAgent>();
    case BotLevel::Kind::ismcts:
      break;
  }
  return std::make_unique<IsmctsAgent>(
      IsmctsSearch::Limits{.iterations = level.iterations, .milliseconds = level.milliseconds});
}

}  // namespace houserule
