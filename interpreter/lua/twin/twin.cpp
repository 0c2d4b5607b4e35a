#include "lua/twin/twin.h"

namespace houserule::twin {

Twin::Twin(lua_State* state, ScriptReader& reader, const GameRules& rules, const SettlePhase& phase,
           bool is_step)
    : made_(translate(state, reader, rules, phase, is_step)) {
  if (made_.program != nullptr) space_ = std::make_unique<Workspace>(phase.lines.size());
}

bool Twin::settle(const DealResult& result, Chips& chips) {
  if (made_.program == nullptr) return false;
  Run run(*made_.program, result, chips.amounts(), *space_);
  const int stopped = run.settle();
  if (stopped >= 0) {
    ++made_.functions[static_cast<std::size_t>(stopped)].gave_up;
    return false;
  }
  if (run.has_scored()) chips.note_score();
  if (run.won_by() != 0) chips.win(run.won_by());
  return true;
}

bool Twin::run_step(TableInHand& table) {
  if (made_.program == nullptr) return false;
  DealResult sides;
  sides.state = &table.state();
  for (int i = 0; i < made_.program->rules->seats; ++i) {
    sides.side[static_cast<std::size_t>(i)] = table.side_of(seat_at(i));
  }
  Run run(*made_.program, sides, table.chips().amounts(), *space_);
  if (!run.run_step(table)) {
    ++made_.functions.front().gave_up;
    return false;
  }
  if (run.has_scored()) table.chips().note_score();
  return true;
}

}  // namespace houserule::twin
