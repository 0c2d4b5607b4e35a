#include "bots/agents/learned_agent.h"

#include <map>
#include <mutex>

#include "bots/learned/self_play.h"

namespace houserule {

namespace {

// Players of tables that were played at, by the hash of their rules.
struct Players {
  std::mutex mutex;
  std::map<std::string, std::shared_ptr<const LearnedPlayer>> trained;
};

Players& players() {
  static Players all;
  return all;
}

}  // namespace

void LearnedAgent::learn(const LoadedTable& table) {
  const std::lock_guard lock(players().mutex);
  auto& of = players().trained;
  const auto found = of.find(table.rules->hash);
  if (found != of.end()) {
    player_ = found->second;
    learned_ = table.rules;
    return;
  }
  player_ = trained(table, TrainingPlan(), [this] { return is_stopped(); });
  if (is_stopped()) return;  // this move is made as well as was learned so far, and no other
  of.emplace(table.rules->hash, player_);
  learned_ = table.rules;
}

Move LearnedAgent::choose(const LoadedTable& table, const View& view, const Decision& decision,
                          RandomStream& random) {
  if (table.agenda->tricks() == nullptr) return greedy_.choose(table, view, decision, random);
  stopped_ = false;
  if (learned_ != table.rules) learn(table);
  return player_->choose(table, view, choices_of(table, view, decision), decision.phase, random);
}

}  // namespace houserule
