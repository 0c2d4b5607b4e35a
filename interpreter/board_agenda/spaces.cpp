// Which spaces can be used, and from which workers come back.

#include <algorithm>

#include "board_agenda/board_reader.h"

namespace houserule {

bool BoardReader::may_take_back() const {
  const int at = action();
  if (at < 0 || action_word(at, ActionWord::no_return) != 0) return false;
  const int space = action_word(at, ActionWord::space);
  const bool placed = at == opened_;  // they will stand there
  return space >= 0 && (placed || sight_.workers(space, sight_.colour()) > 0);
}

int BoardReader::placement_cost(int space) const {
  const int usual = rules_.spaces[static_cast<std::size_t>(space)].column;
  if (!any_adjusts(Adjustment::Of::placement)) return std::max(1, usual);
  int less = 0;
  for (const Adjustment& one : rules_.adjustments) {
    if (one.of != Adjustment::Of::placement || (one.spaces >> space & 1) == 0) continue;
    if (one.card == no_card || is_open(one.card)) less += value(one.by);
  }
  return std::max(1, usual + less);
}

bool BoardReader::can_place(int space) const {
  if (!sight_.is_free(space) || sight_.pool(sight_.colour()) < placement_cost(space)) return false;
  return !rules_.rulings.judged_when_placed || can_use_space(space);
}

std::uint64_t BoardReader::spaces_to_bring_from(const Act::BringBack& act) const {
  std::uint64_t spaces = 0;
  const int count = value(act.times);
  if (count <= 0) return 0;
  for (int i = 0; i < static_cast<int>(rules_.spaces.size()); ++i) {
    const int column = rules_.spaces[static_cast<std::size_t>(i)].column;
    if (act.columns != 0 && (act.columns >> column & 1U) == 0) continue;
    if (act.each_once && runs(act) && has_bit(depth() - 1, 2, i)) continue;
    if (sight_.workers(i, sight_.colour()) >= count) spaces |= std::uint64_t{1} << i;
  }
  return spaces;
}

// Whether anything can be done there is judged when it is used, like where workers are placed.
std::uint64_t BoardReader::spaces_to_use(const Act::UseSpace& act) const {
  const auto stands = [&](int space) {
    if (act.own_colour) return sight_.workers(space, sight_.colour()) > 0;
    return !sight_.is_free(space);
  };
  std::uint64_t spaces = 0;
  for (int i = 0; i < static_cast<int>(rules_.spaces.size()); ++i) {
    const Space& space = rules_.spaces[static_cast<std::size_t>(i)];
    if (act.columns != 0 && (act.columns >> space.column & 1U) == 0) continue;
    if (act.occupied ? !stands(i) : !sight_.is_free(i)) continue;
    if (act.beside_workers) {
      bool near = false;
      for (int other = 0; other < static_cast<int>(rules_.spaces.size()); ++other) {
        const Space& neighbour = rules_.spaces[static_cast<std::size_t>(other)];
        const int rows = neighbour.row - space.row;
        near = near ||
               (neighbour.column == space.column && (rows == 1 || rows == -1) && stands(other));
      }
      if (!near) continue;
    }
    spaces |= std::uint64_t{1} << i;
  }
  return spaces;
}

}  // namespace houserule
