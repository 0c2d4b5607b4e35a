// Programs that sit at a table. An agent sees what its seat sees and nothing else.

#pragma once

#include <atomic>
#include <stdexcept>
#include <string>

#include "agenda/decision.h"
#include "base/random.h"
#include "session/table/table_loader.h"
#include "table/view.h"

namespace houserule {

// An agent cannot go on: its program hangs, has died or breaks the rules. What went wrong, as a
// sentence without full stop, and the command of the program.
class AgentFailure : public std::runtime_error {
 public:
  AgentFailure(Text reason, std::string program)
      : std::runtime_error(reason.en), reason_(std::move(reason)), program_(std::move(program)) {}

  const Text& reason() const { return reason_; }
  const std::string& program() const { return program_; }

 private:
  Text reason_;
  std::string program_;
};

class Agent {
 public:
  virtual ~Agent() = default;

  // Returns a legal move of the seat the view belongs to. The same view and stream give the same
  // move, unless the agent plays by the clock. Throws AgentFailure. Precondition: the seat is to
  // act.
  virtual Move choose(const LoadedTable& table, const View& view, const Decision& decision,
                      RandomStream& random) = 0;

  // Whether it chooses in a process of its own: what that takes is no processor time of this one.
  virtual bool thinks_elsewhere() const { return false; }

  // From another thread: a choose that runs ends soon, with whatever move it thinks best by then,
  // or with AgentFailure. Nothing while none runs.
  virtual void stop() {}

  // From now on a choose that would take long ends soon, as after stop(), once `sign` is set; it
  // must outlive them.
  virtual void stop_at(const std::atomic<bool>& sign) { static_cast<void>(sign); }
};

// Returns what the seat of `view` may do at `decision`.
Choices choices_of(const LoadedTable& table, const View& view, const Decision& decision);

// Chooses uniformly among the legal moves.
class RandomAgent final : public Agent {
 public:
  Move choose(const LoadedTable& table, const View& view, const Decision& decision,
              RandomStream& random) override;
};

}  // namespace houserule
