// Notes which points of the rules are reached at a table: an agenda and hooks that stand before the
// table's own, pass everything on and look at what comes of it.

#pragma once

#include <map>
#include <memory>

#include "examples/examples.h"
#include "rules/look/rule_points.h"
#include "rules/source/script_trace.h"

namespace houserule {

// How far a point was reached: 0 not at all, all_ways entirely. Of a condition in a function each
// way is a bit, so that runs can be put together.
using Ways = unsigned;
inline constexpr Ways all_ways = 3;

// Every point of the rules that were looked at.
using PointMap = std::map<RulePoint, Ways>;

class RuleWitness final : public ExampleWitness {
 public:
  RuleWitness();
  ~RuleWitness() override;

  LoadedTable watch(const LoadedTable& table) override;
  void on_meld(const MeldShape& shape) override;
  void on_refusal(const RuleRef& rule) override;

  // Returns the points of all tables watched so far. Those of functions come from what has run by
  // now. Two points are the same if they stand at one place of a file and say the same.
  PointMap points() const;

 private:
  class WatchedAgenda;
  class WatchedHooks;
  class Teller;

  void reach(const RulePoint& point);

  PointMap points_;
  std::vector<std::unique_ptr<ScriptTrace>> traces_;  // one for each table
};

}  // namespace houserule
