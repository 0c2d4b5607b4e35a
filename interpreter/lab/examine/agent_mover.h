// A bot that moves for all seats.

#pragma once

#include "bots/agents/agent.h"
#include "session/steering/mover.h"

namespace houserule {

// It sees at each move what the seat whose move it is sees. Keeps a reference to the agent.
class AgentMover final : public Mover {
 public:
  AgentMover(Agent& agent, std::uint64_t seed) : agent_(agent), random_(seed, Purpose::agent, 2) {}

  Move choose(const LoadedTable& table, const State& state, const Decision& decision,
              const Choices& choices) override {
    const View view = View::of_choice(table.rules->layout, state, choices.seat);
    return agent_.choose(table, view, decision, random_);
  }

 private:
  Agent& agent_;
  RandomStream random_;
};

}  // namespace houserule
