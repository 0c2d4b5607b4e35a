// Threads that share one piece of work and are waited for wherever its scope is left.

#pragma once

#include <thread>
#include <utility>
#include <vector>

namespace houserule {

class JoinedThreads {
 public:
  JoinedThreads() = default;
  ~JoinedThreads() { join(); }
  JoinedThreads(const JoinedThreads&) = delete;
  JoinedThreads& operator=(const JoinedThreads&) = delete;

  // Throws std::system_error where no more can be started.
  template <typename Work>
  void start(Work&& work) {
    threads_.emplace_back(std::forward<Work>(work));
  }

  // Waits for all of them.
  void join() {
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }

 private:
  std::vector<std::thread> threads_;
};

}  // namespace houserule
