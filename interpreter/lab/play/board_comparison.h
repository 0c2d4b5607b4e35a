// Two tables of a board game: do they show the same? Things are matched by their names. Private to
// table_comparison and side_by_side.

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "agenda/decision.h"
#include "rules/model/game_rules.h"
#include "table/state.h"

namespace houserule {

class BoardComparison {
 public:
  // Keeps references to both, of one game. Neither needs to be a board game; then nothing may be
  // asked.
  BoardComparison(const GameRules& first, const GameRules& second);

  // Whether the same may be done: the same moves, as people write them.
  bool same_options(const Choices& first, const Choices& second) const;

  // What an option of the first table is at the second. Precondition: same_options().
  Option option(const Option& of_first, const Choices& second) const;

  // Whether both wait at the same point of the game, or not; what may be done there is not asked.
  bool same_place(const State& first, const State& second) const;

  // Which of two tables at different points has stopped for what the other has passed by: -1: the
  // first, 1: the second, 0: that cannot be told. A question of its own goes before a menu, then
  // what comes sooner in a round.
  int waiting(const State& first, const State& second) const;

  // Returns what a player would see to be different, the nearest to his supply first: "2 grain, not
  // 1"; "" if there is nothing. What is still hidden from him does not count, and neither does what
  // only the program keeps in mind.
  std::string difference(const State& first, const State& second) const;

 private:
  using Pairs = std::vector<std::pair<int, int>>;  // -1: this table has none

  struct Sights;
  std::string goods_differ(const Sights& sights) const;
  std::string workers_differ(const Sights& sights) const;
  std::string boards_differ(const Sights& sights) const;
  std::string cards_differ(const State& first, const State& second) const;

  const GameRules& first_;
  const GameRules& second_;
  bool same_names_ = false;  // of everything: numbers mean the same at both tables
  Pairs goods_;
  Pairs spaces_;
  Pairs places_;
};

}  // namespace houserule
