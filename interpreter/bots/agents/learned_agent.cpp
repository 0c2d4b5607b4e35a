#include "bots/agents/learned_agent.h"

#include "bots/agents/player_shelf.h"

namespace houserule {

Move LearnedAgent::choose(const LoadedTable& table, const View& view, const Decision& decision,
                          RandomStream& random) {
  if (table.agenda->tricks() == nullptr) return greedy_.choose(table, view, decision, random);
  stopped_ = false;
  if (learned_ != table.rules) {
    player_ = PlayerShelf::of_process().player(table, [this] { return is_stopped(); });
    if (!is_stopped()) learned_ = table.rules;
  }
  return player_->choose(table, view, choices_of(table, view, decision), decision.phase, random);
}

}  // namespace houserule
