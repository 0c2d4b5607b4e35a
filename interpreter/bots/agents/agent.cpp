#include "bots/agents/agent.h"

namespace houserule {

Choices choices_of(const LoadedTable& table, const View& view, const Decision& decision) {
  if (decision.choices.seat == view.seat()) return decision.choices;
  return table.agenda->choices(view.known(), view.seat());
}

Move RandomAgent::choose(const LoadedTable& table, const View& view, const Decision& decision,
                         RandomStream& random) {
  const Choices choices = choices_of(table, view, decision);
  return choices.random_move(random);
}

}  // namespace houserule
