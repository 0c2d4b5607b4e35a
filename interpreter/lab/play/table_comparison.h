// Two tables at a stop: do they still stand alike? Private to side_by_side.

#pragma once

#include <optional>
#include <string>

#include "lab/play/played_table.h"
#include "lab/play/side_by_side.h"
#include "lab/play/table_match.h"

namespace houserule {

class TableComparison {
 public:
  // Keeps references; the tables must have been run to where they ask, or to their end.
  TableComparison(const PlayedTable& first, const PlayedTable& second, const TableMatch& match)
      : first_(first), second_(second), match_(match) {}

  // Where both stood alike: compare() is about what has happened since.
  struct Stop {
    int deals_played = 0;
    int deal = 1;
    int tricks = 0;
    std::string phase;  // empty: the match begins
  };
  Stop stop_here() const;
  void since(Stop stop) { since_ = std::move(stop); }

  // Returns how the tables have parted since, without seed, setups and moves; nothing if they have
  // not. What happened goes before the scores, and these before what may be done now: who has won
  // another trick has other cards to choose from, too.
  std::optional<FirstDifference> compare() const;

 private:
  std::optional<FirstDifference> compare_events() const;
  std::optional<FirstDifference> compare_scores() const;
  std::optional<FirstDifference> compare_end() const;
  std::optional<FirstDifference> compare_choices() const;
  std::optional<FirstDifference> compare_boards() const;
  std::string state_differs() const;
  std::string zones_differ() const;
  bool same_choices() const;

  FirstDifference differ(Parting parting, const PlayedTable& where, std::string phase,
                         std::string detail) const;
  FirstDifference differ_in_legal() const;
  FirstDifference event_differs(std::size_t one, std::size_t other) const;
  std::string event_text(const PlayedTable& side, const Event& event) const;
  std::string last_phase() const { return since_.phase.empty() ? "start" : since_.phase; }

  const PlayedTable& first_;
  const PlayedTable& second_;
  const TableMatch& match_;
  Stop since_;
};

}  // namespace houserule
