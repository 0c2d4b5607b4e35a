#include "lab/timed_hooks.h"

#include <chrono>

namespace houserule {

namespace {

using Clock = std::chrono::steady_clock;

// Adds the time until it goes to a sum.
class Watch {
 public:
  explicit Watch(double& seconds) : seconds_(seconds) {}
  ~Watch() { seconds_ += std::chrono::duration<double>(Clock::now() - begin_).count(); }
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

TimedHooks::TimedHooks(const GameRules& rules, Hooks& inner) : rules_(rules), inner_(inner) {}

bool TimedHooks::settle(const SettlePhase& phase, const DealResult& result, Chips& chips,
                        std::vector<FigureValue>* figures) {
  const auto is_meant = [&](const SettlePhase& other) { return &other == &phase; };
  const Watch watch(seconds_[path_of<SettlePhase>(rules_, is_meant)]);
  return inner_.settle(phase, result, chips, figures);
}

bool TimedHooks::run_step(int hook, TableInHand& table) {
  const auto is_meant = [&](const StepPhase& step) { return step.hook == hook; };
  const Watch watch(seconds_[path_of<StepPhase>(rules_, is_meant)]);
  return inner_.run_step(hook, table);
}

std::vector<HookCost> TimedHooks::costs(int deals) const {
  std::vector<HookCost> costs;
  for (const auto& [path, seconds] : seconds_) {
    if (!path.empty() && deals > 0) costs.push_back({path, seconds / deals * 1e6});
  }
  return costs;
}

}  // namespace houserule
