// What in the rules of one table is what in those of another: calls, zones and values by name.
// Private to side_by_side.

#pragma once

#include <array>
#include <utility>
#include <vector>

#include "agenda/decision.h"
#include "agenda/event.h"
#include "lab/play/board_comparison.h"
#include "rules/model/game_rules.h"

namespace houserule {

class TableMatch {
 public:
  // Keeps references to both.
  TableMatch(const GameRules& first, const GameRules& second);

  // Whether both play with the same cards at the same seats. Nothing else may be asked if not.
  bool same_cards() const { return same_cards_; }
  // Whether equal states have equal bytes.
  bool same_layout() const { return same_layout_; }

  // What the second table calls a call, calls or a move of the first; no_call where it has none.
  // `second` is what may be done there: the same as at the first.
  std::uint8_t call(std::uint8_t of_first) const;
  CallSet calls(const CallSet& of_first) const;
  Move move(Move of_first, const Choices& second) const;

  struct Zones {
    std::size_t first = 0;
    std::size_t second = 0;
    bool same_sight = true;  // the same seats see its cards
  };
  const std::vector<Zones>& zones() const { return zones_; }
  const std::vector<std::pair<int, int>>& values() const { return values_; }
  const BoardComparison& board() const { return board_; }

  // Whether a seat may do the same: pass, calls, cards, sets, picks, melds and options.
  bool same_choices(const Choices& first, const Choices& second) const;

  // Whether the same happens. Both are events that count.
  bool same_event(const Event& first, const Event& second) const;

  // Whether an event is to be the same at both tables. The beginning of a phase and a card that is
  // only marked do nothing yet; moves are the same anyway.
  bool counts(const Event& event, bool of_second) const;

 private:
  void match_calls();
  bool same_sets(const Choices& first, const Choices& second) const;
  bool same_melds(const MeldChoice& first, const MeldChoice& second) const;
  int zone_of_first(int of_second) const;

  const GameRules& first_;
  const GameRules& second_;
  bool same_cards_ = false;
  bool same_layout_ = false;
  std::array<std::uint8_t, max_calls> calls_{};
  std::vector<Zones> zones_;
  std::vector<std::pair<int, int>> values_;
  BoardComparison board_;
};

}  // namespace houserule
