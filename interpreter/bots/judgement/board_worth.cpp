#include "bots/judgement/board_worth.h"

#include <algorithm>
#include <array>

#include "board_agenda/board_table.h"
#include "grid/grid_value.h"

namespace houserule {

namespace {

// How much of its cells a tile will cover that can be laid now, after one trade, after two.
constexpr std::array<double, 4> of_cells = {0.8, 0.6, 0.45, 0.3};
constexpr double most_covered = 0.9;  // of what is still open
constexpr double of_a_square = 3;     // that is left hungry
constexpr double of_food = 1;         // that is there for one
constexpr double of_stuff = 0.9;
constexpr int useful_stuff = 4;  // of each kind; more is worth half as much
constexpr double of_drawn = 0.3;
constexpr double of_card = 0.6;
constexpr double of_income = 0.9;  // in each round to come

}  // namespace

BoardWorth::BoardWorth(const Agenda& agenda)
    : agenda_(agenda), game_(agenda.rules()), board_(*game_.board) {
  if (board_.rounds != no_term) {
    const Term& rounds = board_.terms[static_cast<std::size_t>(board_.rounds)];
    if (rounds.kind == Term::Kind::number) rounds_ = rounds.value;
  }
  for (std::size_t i = 0; i < board_.places.size(); ++i) {
    if (board_.kinds[static_cast<std::size_t>(board_.places[i].kind)].for_meals) {
      meal_ = static_cast<int>(i);
    }
  }
  find_uses();
}

void BoardWorth::find_uses() {
  GoodSet food;
  for (const BoardKind& kind : board_.kinds) {
    if (kind.for_meals) food |= kind.accepts;
  }
  uses_.resize(board_.goods.size());
  for (std::size_t i = 0; i < uses_.size(); ++i) {
    const GoodKind& good = board_.goods[i];
    const int laid_as = good.same_as >= 0 ? good.same_as : static_cast<int>(i);
    const int shape_index = board_.goods[static_cast<std::size_t>(laid_as)].shape;
    Use& use = uses_[i];
    use.is_drawn = good.pile >= 0;
    const bool is_thing = good.berths >= 0 || good.place >= 0;
    if (static_cast<int>(i) == board_.silver || is_thing) continue;
    use.is_stuff =
        good.row < 0 && good.worth == 0 && !use.is_drawn && good.price < 0 && good.same_as < 0;
    if (shape_index < 0) continue;
    const Shape& shape = board_.shapes[static_cast<std::size_t>(shape_index)];
    use.cells = shape.cell_count();
    if (food.has(laid_as)) {
      use.long_side = std::max(shape.width, shape.height);
      use.short_side = std::min(shape.width, shape.height);
    }
    for (const BoardKind& kind : board_.kinds) use.steps.push_back(steps_to(laid_as, kind));
  }
}

// How many trades there are until a good may lie on a board; -1: it never may.
int BoardWorth::steps_to(int good, const BoardKind& kind) const {
  if (kind.for_meals || !kind.grid) return -1;
  if (kind.accepts.has(good)) return 0;
  const GoodKind& ranked = board_.goods[static_cast<std::size_t>(good)];
  if (ranked.row < 0) return -1;
  const auto& row = board_.ladder[static_cast<std::size_t>(ranked.row)];
  for (auto at = static_cast<std::size_t>(ranked.column); at < row.size(); ++at) {
    if (row[at] >= 0 && kind.accepts.has(row[at])) return static_cast<int>(at) - ranked.column;
  }
  return -1;
}

double BoardWorth::of(const State& state) const {
  return score(state) + of_tiles(state) + of_meal(state) + of_rest(state);
}

double BoardWorth::of_tiles(const State& state) const {
  const BoardSight sight(board_, game_.layout, state);
  int open = 0;
  std::uint64_t kinds = 0;  // of which a board has room
  for (int place = 0; place < static_cast<int>(board_.places.size()); ++place) {
    const BoardKind& kind = sight.kind_of(place);
    if (sight.owned(place) == 0 || !kind.grid || kind.for_meals) continue;
    const int uncovered = uncovered_penalties(*kind.grid, sight.covered(place));
    open += uncovered;
    if (uncovered > 0) kinds |= std::uint64_t{1} << sight.place_at(place).kind;
  }
  double worth = 0;
  for (std::size_t i = 0; i < uses_.size(); ++i) {
    const Use& use = uses_[i];
    const int count = sight.supply(static_cast<int>(i));
    if (count == 0 || use.cells == 0) continue;
    int least = -1;
    for (std::size_t kind = 0; kind < use.steps.size(); ++kind) {
      const int steps = use.steps[kind];
      if ((kinds >> kind & 1) != 0 && steps >= 0 && (least < 0 || steps < least)) least = steps;
    }
    if (least < 0) continue;
    worth += count * use.cells * of_cells[static_cast<std::size_t>(std::min(least, 3))];
  }
  return std::min(worth, most_covered * open);
}

// Squares that are to be fed at the next meal, as far as there is food for them.
double BoardWorth::of_meal(const State& state) const {
  if (meal_ < 0) return 0;
  const BoardSight sight(board_, game_.layout, state);
  const int colour = sight.colour();
  int hungry = sight.pool(colour);
  for (int space = 0; space < static_cast<int>(board_.spaces.size()); ++space) {
    hungry += sight.workers(space, colour);
  }
  const BoardKind& kind = sight.kind_of(meal_);
  for (int i = 0; i < board_.berth_count; ++i) {
    const int vessel = sight.vessel(i);
    const bool covers =
        vessel >= 0 && board_.goods[static_cast<std::size_t>(vessel)].berths == kind.covered_by;
    if (covers) hungry -= kind.covered_width;
  }
  const CellSet covered = sight.covered(meal_);
  for (int column = 0; column < kind.grid->width(); ++column) {
    hungry -= covered.has(kind.grid->number_of({kind.grid->height() - 1, column})) ? 1 : 0;
  }
  hungry = std::max(0, hungry);
  int fed = 0;
  for (std::size_t i = 0; i < uses_.size(); ++i) {
    const int count = sight.supply(static_cast<int>(i));
    if (count > 0 && uses_[i].long_side > 0) {
      fed += uses_[i].long_side + (count - 1) * uses_[i].short_side;
    }
  }
  fed = std::min(fed, hungry);
  const int paid = std::min<int>(hungry - fed, sight.supply(board_.silver));
  return of_food * fed + (of_food - 1) * paid - of_a_square * hungry;
}

double BoardWorth::of_rest(const State& state) const {
  const BoardSight sight(board_, game_.layout, state);
  double worth = 0;
  for (std::size_t i = 0; i < uses_.size(); ++i) {
    const int count = sight.supply(static_cast<int>(i));
    if (uses_[i].is_stuff) {
      worth += of_stuff * (std::min(count, useful_stuff) + std::max(0, count - useful_stuff) / 2.0);
    }
    if (uses_[i].is_drawn) worth += of_drawn * count;
  }
  int income = 0;
  for (int place = 0; place < static_cast<int>(board_.places.size()); ++place) {
    if (sight.owned(place) == 0 || !sight.kind_of(place).grid) continue;
    income += houserule::income(*sight.kind_of(place).grid, sight.covered(place));
  }
  worth += of_income * income * std::max(0, rounds_ - sight.round());
  return worth + of_card * state.cards(game_.layout, StateLayout::hand, seat_at(0)).count();
}

}  // namespace houserule
