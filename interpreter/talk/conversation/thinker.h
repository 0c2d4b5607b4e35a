// Lets somebody think on another thread while the screen goes on.

#pragma once

#include <functional>
#include <future>

#include "agenda/decision.h"

namespace houserule {

class Thinker {
 public:
  Thinker() = default;
  ~Thinker() { cancel(); }
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  // Begins `think` on another thread. `hurry` is called from this one to make it end soon. What
  // both use belongs to them until take() or cancel(). Precondition: nobody thinks.
  void start(std::function<Move()> think, std::function<void()> hurry);

  bool is_thinking() const { return result_.valid(); }
  bool is_ready() const;

  // Returns the move, or throws what `think` has thrown. Precondition: is_ready().
  Move take() { return result_.get(); }

  // Makes it end, and forgets what it comes to.
  void cancel();

 private:
  std::future<Move> result_;
  std::function<void()> hurry_;
};

}  // namespace houserule
