#include "editor/server/running_study.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "bots/agents/player_shelf.h"

namespace houserule {

namespace {

using Clock = std::chrono::steady_clock;

constexpr unsigned most_threads = 8;
constexpr auto one_turn = std::chrono::milliseconds(250);

int threads_here() {
  return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, most_threads));
}

Json told(const StudySight& sight, const StudyProgress& progress, bool paused, Language language) {
  Json answer = {{"done", progress.done.load()}};
  sight.tell(answer, language);
  answer["paused"] = paused;
  answer["training"] = sight.finished ? -1 : PlayerShelf::of_process().percent();
  return answer;
}

class StudyThread final : public RunningStudy {
 public:
  StudyThread(const EditorRoom& room, StudyRequest request)
      : patience_(room.settings.study_patience),
        play_(room, std::move(request), threads_here()),
        sight_(play_.sight()) {
    thread_ = std::thread([this] { run(); });
  }

  ~StudyThread() override {
    play_.progress().stop = true;
    { const std::lock_guard lock(mutex_); }  // it looks at `stop`, or waits
    asked_for_.notify_all();
    thread_.join();
  }

  Json answer(Language language) override {
    const std::lock_guard lock(mutex_);
    Json answer = told(sight_, play_.progress(), paused_, language);
    asked_ = Clock::now();
    asked_for_.notify_all();
    return answer;
  }

 private:
  void run() {
    bool goes_on = true;
    while (goes_on) {
      goes_on = play_.play_part([] { return false; });
      {
        const std::lock_guard lock(mutex_);
        sight_ = play_.sight();
      }
      if (goes_on && sight_.shown) wait_for_somebody();
    }
  }

  // A study that nobody asks for waits until somebody does: the page may be gone, or be asleep.
  void wait_for_somebody() {
    std::unique_lock lock(mutex_);
    const auto until = asked_ + patience_;
    if (Clock::now() < until) return;
    paused_ = true;
    const auto before = asked_;
    asked_for_.wait(lock, [&] { return play_.progress().stop || asked_ != before; });
    paused_ = false;
  }

  const std::chrono::milliseconds patience_;
  StudyPlay play_;  // of the thread, but for its progress
  std::condition_variable asked_for_;
  std::mutex mutex_;  // of what follows
  Clock::time_point asked_ = Clock::now();
  bool paused_ = false;
  StudySight sight_;
  std::thread thread_;
};

class StudyInTurn final : public RunningStudy {
 public:
  StudyInTurn(const EditorRoom& room, StudyRequest request) : play_(room, std::move(request), 1) {
    PlayerShelf::of_process().pause_trainings();
  }
  ~StudyInTurn() override { PlayerShelf::of_process().leave_paused(); }

  Json answer(Language language) override {
    const auto until = Clock::now() + one_turn;
    const auto is_over = [&] { return Clock::now() >= until; };
    while (play_.play_part(is_over) && !is_over()) {
    }
    return told(play_.sight(), play_.progress(), false, language);
  }

 private:
  StudyPlay play_;
};

}  // namespace

std::unique_ptr<RunningStudy> study_in_thread(const EditorRoom& room, StudyRequest request) {
  return std::make_unique<StudyThread>(room, std::move(request));
}

std::unique_ptr<RunningStudy> study_in_turn(const EditorRoom& room, StudyRequest request) {
  return std::make_unique<StudyInTurn>(room, std::move(request));
}

}  // namespace houserule
