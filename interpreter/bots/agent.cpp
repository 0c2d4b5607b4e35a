#include "bots/agent.h"

#include <array>

#include "bots/greedy_agent.h"

namespace houserule {

Choices choices_of(const LoadedTable& table, const View& view, const Decision& decision) {
  if (decision.choices.seat == view.seat()) return decision.choices;
  return table.agenda->choices(view.known(), view.seat());
}

Move RandomAgent::choose(const LoadedTable& table, const View& view, const Decision& decision,
                         RandomStream& random) {
  const Choices choices = choices_of(table, view, decision);
  return choices.move(random.below_large(choices.count()));
}

std::span<const std::string> agent_levels() {
  static const std::array<std::string, 2> levels = {"random", "greedy"};
  return levels;
}

std::unique_ptr<Agent> make_agent(std::string_view level) {
  if (level == "random") return std::make_unique<RandomAgent>();
  if (level == "greedy") return std::make_unique<GreedyAgent>();
  return nullptr;
}

}  // namespace houserule
