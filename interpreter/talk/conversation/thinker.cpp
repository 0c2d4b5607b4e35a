#include "talk/conversation/thinker.h"

#include <chrono>
#include <exception>
#include <utility>

namespace houserule {

void Thinker::start(std::function<Move()> think, std::function<void()> hurry) {
  hurry_ = std::move(hurry);
  result_ = std::async(std::launch::async, std::move(think));
}

bool Thinker::is_ready() const {
  return result_.valid() && result_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

void Thinker::cancel() {
  if (!result_.valid()) return;
  // What is just about to begin would not hear it the first time.
  do {
    if (hurry_) hurry_();
  } while (result_.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready);
  try {
    result_.get();
  } catch (const std::exception&) {
    // Nobody waits for it any more.
  }
}

}  // namespace houserule
