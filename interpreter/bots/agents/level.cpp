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

constexpr std::string_view learned_and = "learned+";
constexpr std::string_view with_number = "ismcts:";

// Nothing if it is no number that fits.
std::optional<int> iterations_in(std::string_view digits) {
  int number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const bool fits = error == std::errc() && end == digits.data() + digits.size() &&
                    number >= fewest_iterations && number <= most_iterations;
  return fits ? std::optional(number) : std::nullopt;
}

}  // namespace

std::span<const std::string> agent_levels() {
  static const std::array<std::string, 4> levels = {"random", "greedy", "learned", "ismcts"};
  return levels;
}

std::string BotLevel::text() const {
  if (kind == Kind::learned && trials > 0) return std::string(learned_and) + std::to_string(trials);
  if (kind != Kind::ismcts || iterations == usual_iterations) {
    return agent_levels()[static_cast<std::size_t>(kind)];
  }
  return std::string(with_number) + std::to_string(iterations);
}

Text BotLevel::says(int bots) const {
  const Filling filling = {{"n", same(std::to_string(bots))}};
  switch (kind) {
    case Kind::random:
      return sentence("level.random", filling);
    case Kind::greedy:
      return sentence("level.greedy", filling);
    case Kind::learned:
      return sentence(trials > 0 ? "level.learned-ahead" : "level.learned", filling);
    case Kind::ismcts:
      return sentence("level.ismcts", filling);
  }
  return {};
}

ReadLevel read_level(std::string_view text) {
  for (std::size_t i = 0; i < agent_levels().size(); ++i) {
    if (text == agent_levels()[i]) return {BotLevel{static_cast<BotLevel::Kind>(i)}, {}};
  }
  const bool is_learned = text.starts_with(learned_and);
  if (!is_learned && !text.starts_with(with_number)) {
    return {{}, sentence("no-such-level", {{"name", same(text)}})};
  }
  const auto number =
      iterations_in(text.substr(is_learned ? learned_and.size() : with_number.size()));
  if (!number) {
    return {{},
            sentence("iterations-between", {{"from", std::to_string(fewest_iterations)},
                                            {"to", std::to_string(most_iterations)}})};
  }
  if (is_learned) return {BotLevel{.kind = BotLevel::Kind::learned, .trials = *number}, {}};
  return {BotLevel{BotLevel::Kind::ismcts, *number}, {}};
}

ReadLevel level_for(const std::optional<std::string>& name, int milliseconds) {
  const BotLevel unnamed = milliseconds > 0 ? BotLevel{BotLevel::Kind::ismcts} : BotLevel::usual();
  ReadLevel read = name ? read_level(*name) : ReadLevel{unnamed, {}};
  if (read.level) read.level->milliseconds = milliseconds;
  return read;
}

std::unique_ptr<Agent> make_agent(const BotLevel& level, PlayerSource source) {
  switch (level.kind) {
    case BotLevel::Kind::random:
      return std::make_unique<RandomAgent>();
    case BotLevel::Kind::greedy:
      return std::make_unique<GreedyAgent>();
    case BotLevel::Kind::learned:
      return std::make_unique<LearnedAgent>(level.trials, level.waits, std::move(source));
    case BotLevel::Kind::ismcts:
      break;
  }
  return std::make_unique<IsmctsAgent>(
      IsmctsSearch::Limits{.iterations = level.iterations, .milliseconds = level.milliseconds},
      level.waits, std::move(source));
}

}  // namespace houserule
