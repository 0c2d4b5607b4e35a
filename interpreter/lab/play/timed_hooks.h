// Hooks with a watch: what the functions of a table's rules cost.

#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/model/hooks.h"

namespace houserule {

// Who settles while the watch runs.
enum class SettledBy : std::uint8_t {
  whoever_can,  // twins where there are any, as in playouts and studies
  lua,          // as where somebody looks on
};

// A phase whose work is done by functions of a script.
struct HookCost {
  std::string path;         // of the phase: "settle"
  double microseconds = 0;  // a deal, on this machine, the calls of all its functions
};

// Passes every call on and measures it. For one thread; `inner` must outlive it.
class TimedHooks final : public Hooks {
 public:
  TimedHooks(const GameRules& rules, Hooks& inner, SettledBy by = SettledBy::whoever_can);

  bool settle(const SettlePhase& phase, const DealResult& result, Chips& chips,
              std::vector<FigureValue>* figures) override;
  bool run_step(int hook, TableInHand& table) override;
  void refuse(Diagnostic fault) override { inner_.refuse(std::move(fault)); }
  const Diagnostic& fault() const override { return inner_.fault(); }
  std::vector<Printed> take_printed() override { return inner_.take_printed(); }
  std::unique_ptr<Hooks> fresh() const override { return inner_.fresh(); }

  // Returns what each phase cost over `deals` deals; those that were never called are left out.
  std::vector<HookCost> costs(int deals) const;

 private:
  const GameRules& rules_;
  Hooks& inner_;
  SettledBy by_;
  std::vector<FigureValue> figures_;  // asked for so that Lua settles
  std::vector<ScoreLine> lines_;
  std::map<std::string, double> seconds_;  // by path
};

}  // namespace houserule
