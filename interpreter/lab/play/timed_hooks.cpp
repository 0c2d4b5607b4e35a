#include "lab/play/timed_hooks.h"

#include <algorithm>
#include <chrono>

namespace houserule {

namespace {

using Clock = std::chrono::steady_clock;

double now() { return std::chrono::duration<double>(Clock::now().time_since_epoch()).count(); }

// What a look at the clock takes, which every call that is timed pays once.
double seconds_to_look() {
  constexpr int looks = 1000;
  const double begun = now();
  double last = begun;
  for (int i = 0; i < looks; ++i) last = now();
  return (last - begun) / looks;
}

// Adds the time until it goes to a sum.
class Watch {
 public:
  explicit Watch(double& seconds) : seconds_(seconds) {}
  ~Watch() {
    static const double look = seconds_to_look();
    seconds_ += std::chrono::duration<double>(Clock::now() - begin_).count() - look;
  }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

 private:
  double& seconds_;
  Clock::time_point begin_ = Clock::now();
};

// The path of the phase that `is_meant`; "" for one outside the rules.
template <class Body, class Test>
std::string path_of(const GameRules& rules, Test&& is_meant) {
  for (const Phase& phase : rules.phases) {
    const auto* body = std::get_if<Body>(&phase.body);
    if (body != nullptr && is_meant(*body)) return phase.rule.path;
  }
  return "";
}

}  // namespace

TimedHooks::TimedHooks(const GameRules& rules, Hooks& inner, SettledBy by)
    : rules_(rules), inner_(inner), by_(by) {}

bool TimedHooks::settle(const SettlePhase& phase, const DealResult& result, Chips& chips,
                        std::vector<FigureValue>* figures) {
  const auto is_meant = [&](const SettlePhase& other) { return &other == &phase; };
  const Watch watch(seconds_[path_of<SettlePhase>(rules_, is_meant)]);
  if (by_ == SettledBy::lua && figures == nullptr) {
    figures_.clear();
    figures = &figures_;
  }
  return inner_.settle(phase, result, chips, figures);
}

bool TimedHooks::run_step(int hook, TableInHand& table) {
  const auto is_meant = [&](const StepPhase& step) { return step.hook == hook; };
  const Watch watch(seconds_[path_of<StepPhase>(rules_, is_meant)]);
  if (by_ != SettledBy::lua) return inner_.run_step(hook, table);
  lines_.clear();
  std::vector<ScoreLine>* const before = table.chips().keep_in(&lines_);
  const bool done = inner_.run_step(hook, table);
  table.chips().keep_in(before);
  return done;
}

std::vector<HookCost> TimedHooks::costs(int deals) const {
  std::vector<HookCost> costs;
  for (const auto& [path, seconds] : seconds_) {
    if (!path.empty() && deals > 0) costs.push_back({path, std::max(0.0, seconds / deals * 1e6)});
  }
  return costs;
}

}  // namespace houserule
