#include "bots/judgement/outcome.h"

namespace houserule {

namespace {

int figure_shown(const GameRules& rules) {
  for (const Phase& phase : rules.phases) {
    const auto* settle = std::get_if<SettlePhase>(&phase.body);
    if (settle != nullptr && settle->shows >= 0) return settle->shows;
  }
  return -1;
}

// How much the figure that is shown weighs beside what is really won.
constexpr double weight_of_shown = 0.5;

// Of a match that a line has won, in points: more than a deal brings.
constexpr double worth_of_match = 1000;

}  // namespace

OutcomeScale scale_of(const Moments& gains, const Moments& shown) {
  const double of_gain = gains.spread();
  const double of_shown = shown.spread();
  // Where nothing is won either way only the figure is left to go by.
  const double weight =
      of_shown <= 0 ? 0 : weight_of_shown * (of_gain > 0 ? of_gain / of_shown : 1);
  return {weight, of_gain + weight * of_shown};
}

OutcomeReader::OutcomeReader(const LoadedTable& table)
    : table_(table), shows_(figure_shown(*table.rules)) {}

Surroundings OutcomeReader::begin() {
  figures_.clear();
  Surroundings around;
  around.hooks = table_.hooks.get();
  if (shows_ >= 0) around.figures = &figures_;
  return around;
}

Outcome OutcomeReader::of(Seat seat, const State& before, const State& after) const {
  return {gain(seat, before, after), shown(seat, after)};
}

// Chips are money; points are a race, in which what others do not get is as good.
double OutcomeReader::gain(Seat seat, const State& before, const State& after) const {
  const GameRules& rules = *table_.rules;
  std::array<double, max_seats> gains{};
  for (int i = 0; i < rules.seats; ++i) {
    const Amount change =
        after.score(rules.layout, seat_at(i)) - before.score(rules.layout, seat_at(i));
    gains[static_cast<std::size_t>(i)] = change.halves / 2.0;
  }
  const SeatSet won_by = after.core().won_by;
  if (won_by != 0) return (won_by & set_of(seat)) != 0 ? worth_of_match : -worth_of_match;
  if (rules.uses_chips()) return gains[static_cast<std::size_t>(index_of(seat))];
  const double above = above_others(seat, after, gains);
  return rules.match.winner == Winner::lowest_score ? -above : above;
}

double OutcomeReader::shown(Seat seat, const State& after) const {
  if (shows_ < 0) return 0;
  const GameRules& rules = *table_.rules;
  std::array<double, max_seats> values{};
  for (const FigureValue& figure : figures_) {
    if (figure.line != shows_ || figure.seat == no_seat) continue;
    const auto* amount = std::get_if<Amount>(&figure.value);
    if (amount == nullptr) continue;
    const SeatSet side = table_.agenda->side_of(after, figure.seat);
    for (int i = 0; i < rules.seats; ++i) {
      if ((side >> i & 1) != 0) values[static_cast<std::size_t>(i)] = amount->halves / 2.0;
    }
  }
  const double above = above_others(seat, after, values);
  return rules.match.winner == Winner::lowest_score ? -above : above;
}

double OutcomeReader::above_others(Seat seat, const State& after,
                                   const std::array<double, max_seats>& of) const {
  const GameRules& rules = *table_.rules;
  const SeatSet side = table_.agenda->side_of(after, seat);
  double others = 0;
  int count = 0;
  for (int i = 0; i < rules.seats; ++i) {
    if ((side >> i & 1) != 0) continue;
    others += of[static_cast<std::size_t>(i)];
    ++count;
  }
  const double own = of[static_cast<std::size_t>(index_of(seat))];
  return count == 0 ? own : own - others / count;
}

}  // namespace houserule
