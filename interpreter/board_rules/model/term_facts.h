// Each kind of number: what it is called, what follows its name, and whether it is a condition.
//
// What it comes to is told by board_agenda/terms.cpp, how it is said by
// board_rules/sheet/count_phrases.cpp.

#pragma once

#include <array>
#include <string_view>

#include "board_rules/model/rows.h"
#include "board_rules/model/term.h"

namespace houserule {

struct TermFacts {
  using Kind = Term::Kind;
  enum class Takes : std::uint8_t {
    alone,
    goods,
    goods_and_number,
    counter,  // goods, and at least how many
    number,
    boards,
    board,
    owned,  // goods or boards
    workers,
    deed,
    phase,
    gap,
    by_round,
    by_count,
    parts,
    two_parts,
  };
  static constexpr std::string_view without_word = {};
  static constexpr bool is_condition = true;  // 1 or 0
  static constexpr bool is_number = false;

  Kind kind;
  std::string_view word;
  Takes takes;
  bool condition;

  static const std::array<TermFacts, static_cast<std::size_t>(Kind::none_of) + 1> all;
};

inline constexpr std::array<TermFacts, static_cast<std::size_t>(Term::Kind::none_of) + 1>
    TermFacts::all = {{
        {Kind::number, without_word, Takes::alone, is_number},
        {Kind::count, "count", Takes::goods, is_number},
        {Kind::kinds, "kinds_of", Takes::goods, is_number},
        {Kind::round, "round_number", Takes::alone, is_number},
        {Kind::last_round, "last_round", Takes::alone, is_condition},
        {Kind::workers, "workers_on", Takes::workers, is_number},
        {Kind::at_home, "workers_at_home", Takes::alone, is_number},
        {Kind::placed_now, "placed_now", Takes::alone, is_number},
        {Kind::placements, "placements", Takes::number, is_number},
        {Kind::owned, "owned", Takes::owned, is_number},
        {Kind::points_of, "points_of", Takes::boards, is_number},
        {Kind::card_points, "points_of_cards", Takes::alone, is_number},
        {Kind::income, "income_of_boards", Takes::alone, is_number},
        {Kind::uncovered, "uncovered", Takes::board, is_number},
        {Kind::bad_cells, "uncovered_points", Takes::alone, is_number},
        {Kind::served, "served", Takes::goods, is_number},
        {Kind::cargo, "cargo_on", Takes::goods, is_number},
        {Kind::laden, "laden", Takes::goods_and_number, is_number},
        {Kind::level, "level", Takes::alone, is_number},
        {Kind::had_at_start, "had_at_start", Takes::counter, is_number},
        {Kind::gained, "gained", Takes::counter, is_number},
        {Kind::spent, "spent", Takes::counter, is_number},
        {Kind::cards_played, "cards_played", Takes::alone, is_number},
        {Kind::kinds_taken, "kinds_taken", Takes::alone, is_number},
        {Kind::rolled, "rolled", Takes::alone, is_number},
        {Kind::rolls, "rolls_made", Takes::alone, is_number},
        {Kind::vessels_used, "vessels_used", Takes::alone, is_number},
        {Kind::forgone, "forgone", Takes::goods, is_condition},
        {Kind::just_gained, "just_gained", Takes::goods, is_number},
        {Kind::done, "did", Takes::deed, is_condition},
        {Kind::in_phase, "in_phase", Takes::phase, is_condition},
        {Kind::actions_open, "actions_open", Takes::alone, is_number},
        {Kind::actions_begun, "actions_begun", Takes::alone, is_number},
        {Kind::at_gap, "at_gap", Takes::gap, is_condition},
        {Kind::phases_begun, "phases_begun", Takes::phase, is_number},
        {Kind::by_round, "by_round", Takes::by_round, is_number},
        {Kind::by_count, "by_count", Takes::by_count, is_number},
        {Kind::sum, "sum", Takes::parts, is_number},
        {Kind::product, "product", Takes::parts, is_number},
        {Kind::half, "half", Takes::parts, is_number},
        {Kind::least, "least_of", Takes::parts, is_number},
        {Kind::most, "most_of", Takes::parts, is_number},
        {Kind::minus, "minus", Takes::parts, is_number},
        {Kind::at_least, "at_least", Takes::two_parts, is_condition},
        {Kind::at_most, "at_most", Takes::two_parts, is_condition},
        {Kind::exactly, "exactly", Takes::two_parts, is_condition},
        {Kind::all_of, "all_of", Takes::parts, is_condition},
        {Kind::any_of, "any_of", Takes::parts, is_condition},
        {Kind::none_of, "none_of", Takes::parts, is_condition},
    }};
static_assert(in_order(TermFacts::all, &TermFacts::kind));

constexpr const TermFacts& facts_of(Term::Kind kind) {
  return TermFacts::all[static_cast<std::size_t>(kind)];
}

}  // namespace houserule
