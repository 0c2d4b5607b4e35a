// Goes the way of an example and then wanders: what a rule is about is often near where its
// examples are, and hardly ever met by chance.

#pragma once

#include <string>
#include <vector>

#include "lab/play/side_by_side.h"

namespace houserule {

class ExampleMover final : public Mover {
 public:
  // Keeps a reference to `moves`: each decision of the example (writing/beginnings.h).
  ExampleMover(const std::vector<std::string>& moves, const RandomStream& random)
      : moves_(moves), random_(random) {}

  Move choose(const LoadedTable& table, const State& state, const Decision& decision,
              const Choices& choices) override;

 private:
  // A random move. At the gaps of a board game, where most have nothing to do, it is mostly a pass.
  Move wander(const Choices& choices);

  const std::vector<std::string>& moves_;
  std::size_t next_ = 0;
  int passes_ = 0;  // made in place of moves that could not be made yet
  RandomStream random_;
};

}  // namespace houserule
