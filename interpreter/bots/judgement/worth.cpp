#include "bots/judgement/worth.h"

#include <algorithm>
#include <cmath>

#include "bots/guesses/shuffle.h"

namespace houserule {

namespace {

constexpr int samples = 700;
constexpr double ridge = 0.5;

// How likely a seat that has taken no trick (no point, every trick) so far is to keep to it for
// each further trick. Rough on purpose: it only sets how early hope is given up.
constexpr double stays_clean = 0.85;
constexpr double goes_on = 0.7;

template <std::size_t N>
using Matrix = std::array<std::array<double, N>, N>;

// Solves a symmetric positive definite system by elimination.
template <std::size_t N>
std::array<double, N> solve(Matrix<N> a, std::array<double, N> b) {
  for (std::size_t i = 0; i < N; ++i) {
    for (std::size_t row = i + 1; row < N; ++row) {
      const double factor = a[row][i] / a[i][i];
      for (std::size_t column = i; column < N; ++column) a[row][column] -= factor * a[i][column];
      b[row] -= factor * b[i];
    }
  }
  std::array<double, N> x{};
  for (std::size_t i = N; i-- > 0;) {
    double rest = b[i];
    for (std::size_t column = i + 1; column < N; ++column) rest -= a[i][column] * x[column];
    x[i] = rest / a[i][i];
  }
  return x;
}

// A result nobody played: some seats take much, some nothing.
DealResult made_up(const GameRules& rules, int contract, State& state, RandomStream& random) {
  constexpr std::array<std::uint32_t, 5> weights = {0, 1, 4, 12, 40};
  DealResult result;
  result.seats = rules.seats;
  result.trick_count = rules.tricks();
  std::array<std::uint32_t, max_seats> weight{};
  std::uint32_t sum = 0;
  while (sum == 0) {
    for (int i = 0; i < rules.seats; ++i) {
      weight[static_cast<std::size_t>(i)] = weights[random.below(weights.size())];
      sum += weight[static_cast<std::size_t>(i)];
    }
  }
  std::vector<Card> cards;
  for (const Card card : rules.in_play) cards.push_back(card);
  shuffle(std::span(cards), random);
  std::array<CardSet, max_seats> piles{};
  std::size_t next = 0;
  for (int trick = 0; trick < result.trick_count; ++trick) {
    auto drawn = static_cast<std::int64_t>(random.below(sum));
    std::size_t winner = 0;
    while ((drawn -= weight[winner]) >= 0) ++winner;
    ++result.tricks[winner];
    for (int i = 0; i < rules.seats && next < cards.size(); ++i) {
      piles[winner].add(cards[next]);
      const Amount worth = rules.card_points.worth(cards[next++]);
      result.points[winner] += worth;
      result.all_points += worth;
    }
  }
  result.sweeper = result.find_sweeper();
  if (contract >= 0) {
    result.contract = static_cast<std::uint8_t>(contract);
    result.declarer =
        seat_at(static_cast<int>(random.below(static_cast<std::uint32_t>(rules.seats))));
  }
  for (int i = 0; i < rules.seats; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    const auto all = static_cast<SeatSet>((1U << rules.seats) - 1);
    result.side[slot] = set_of(seat_at(i));
    if (result.declarer != no_seat && result.declarer != seat_at(i)) {
      result.side[slot] = static_cast<SeatSet>(all & ~set_of(result.declarer));
    }
    state.set_cards(rules.layout, StateLayout::captured, seat_at(i), piles[slot]);
    state.core().tricks_won[slot] = static_cast<std::uint8_t>(result.tricks[slot]);
  }
  state.core().contract = result.contract;
  state.core().declarer = result.declarer;
  state.core().tricks_played = static_cast<std::uint8_t>(result.trick_count);
  result.state = &state;
  return result;
}

}  // namespace

Worth::Worth(const GameRules& rules, Hooks& hooks) : rules_(rules), tricks_(rules.tricks()) {
  for (std::size_t i = 0; i < absent_.size(); ++i) {
    absent_[i] = std::pow(1.0 - 1.0 / std::max(1, rules.seats - 1), i);
    stays_clean_[i] = std::pow(stays_clean, i);
    goes_on_[i] = std::pow(goes_on, i);
  }
  for (int i = 0; i < rules.deck.size(); ++i) {
    const int suit = rules.deck.info(card_at(i)).suit;
    suits_.push_back(suit < 0 ? CardSet() : rules.deck.suit(suit));
    points_on_.push_back(rules.card_points.worth(card_at(i)).halves / 2.0);
  }
  lines_.resize(2 * (rules.calls.size() + 1));
  for (int contract = -1; contract < static_cast<int>(rules.calls.size()); ++contract) {
    learn(hooks, contract);
  }
}

void Worth::learn(Hooks& hooks, int contract) {
  std::array<Matrix<terms>, 2> sums{};
  std::array<Terms, 2> gains{};
  for (auto& sum : sums) {
    for (std::size_t i = 0; i < terms; ++i) sum[i][i] = ridge;
  }
  // The same samples for every table, so that an agent does not depend on when it was made.
  RandomStream random(0x576F727468, Purpose::agent, static_cast<std::uint64_t>(contract + 1));
  State state(rules_.layout);
  for (int sample = 0; sample < samples; ++sample) {
    const DealResult result = made_up(rules_, contract, state, random);
    double held_before = 0;
    for (int i = 0; i < rules_.seats; ++i) state.score(rules_.layout, seat_at(i)) = Amount();
    const int declared = static_cast<int>(rules_.values.size());
    for (int i = declared; i < rules_.layout.values(); ++i) {
      state.value(rules_.layout, i) = Amount();
    }
    for (int i = 0; i < declared; ++i) {
      state.value(rules_.layout, i) =
          Amount::whole(static_cast<std::int32_t>(random.below(11)) * 4);
      held_before += state.value(rules_.layout, i).units();
    }
    Chips chips(rules_.layout, state, nullptr);
    for (const Phase& phase : rules_.phases) {
      const auto* settle = std::get_if<SettlePhase>(&phase.body);
      if (settle == nullptr) continue;
      const bool is_for_none =
          phase.when.kind == Condition::Kind::no_contract && phase.when.negated == (contract < 0);
      if (is_for_none) continue;
      if (!hooks.settle(*settle, result, chips, nullptr)) return;
      break;
    }
    for (int i = 0; i < rules_.seats; ++i) {
      const auto slot = static_cast<std::size_t>(i);
      Terms x{};
      x[constant] = 1;
      x[tricks] = result.tricks[slot];
      x[points] = result.points[slot].halves / 2.0;
      x[no_trick] = result.tricks[slot] == 0;
      x[every_trick] = result.tricks[slot] == result.trick_count;
      x[no_points] = result.points[slot] == Amount();
      x[no_points_held] = result.points[slot] == Amount() ? held_before / 10 : 0;
      if (result.declarer != no_seat) {
        const int won = result.tricks[static_cast<std::size_t>(index_of(result.declarer))];
        x[declarer_tricks] = won;
        x[declarer_no_trick] = won == 0;
        x[declarer_every_trick] = won == result.trick_count;
      }
      const std::size_t role = result.declarer == seat_at(i) ? 0 : 1;
      const double score = state.score(rules_.layout, seat_at(i)).halves / 2.0;
      const double gain = rules_.match.winner == Winner::lowest_score ? -score : score;
      for (std::size_t a = 0; a < terms; ++a) {
        for (std::size_t b = 0; b < terms; ++b) sums[role][a][b] += x[a] * x[b];
        gains[role][a] += x[a] * gain;
      }
    }
  }
  for (std::size_t role = 0; role < 2; ++role) {
    lines_[static_cast<std::size_t>(contract + 1) * 2 + role] =
        solve<terms>(sums[role], gains[role]);
  }
}

const Worth::Terms& Worth::line_of(const State& state, Seat seat) const {
  const Core& core = state.core();
  const std::size_t contract = core.contract == no_call ? 0 : core.contract + std::size_t{1};
  return lines_[contract * 2 + (core.declarer == seat ? 0 : 1)];
}

double Worth::held(const State& state) const {
  double sum = 0;
  for (int i = 0; i < static_cast<int>(rules_.values.size()); ++i) {
    sum += state.value(rules_.layout, i).halves / 2.0;
  }
  return sum;
}

double Worth::points_of(const State& state, Seat seat) const {
  const CardSet pile = state.cards(rules_.layout, StateLayout::captured, seat);
  return rules_.card_points.total(pile).halves / 2.0;
}

double Worth::own_trick(const State& state, Seat seat, double with_points) const {
  const Core& core = state.core();
  const Terms& line = line_of(state, seat);
  const auto left = static_cast<std::size_t>(std::max(0, tricks_ - core.tricks_played - 1));
  const int won = core.tricks_won[static_cast<std::size_t>(index_of(seat))];
  double value = line[tricks] + line[points] * with_points;
  if (won == 0) value -= line[no_trick] * stays_clean_[left];
  if (won == core.tricks_played) value += line[every_trick] * goes_on_[left];
  if (with_points > 0 && points_of(state, seat) == 0) {
    const double clean = line[no_points] + line[no_points_held] * (held(state) / 10);
    value -= clean * stays_clean_[left];
  }
  return value;
}

double Worth::declarers_trick(const State& state, Seat seat) const {
  const Core& core = state.core();
  if (core.declarer == no_seat || core.declarer == seat) return 0;
  const Terms& line = line_of(state, seat);
  const auto left = static_cast<std::size_t>(std::max(0, tricks_ - core.tricks_played - 1));
  const int won = core.tricks_won[static_cast<std::size_t>(index_of(core.declarer))];
  double value = line[declarer_tricks];
  if (won == 0) value -= line[declarer_no_trick] * stays_clean_[left];
  if (won == core.tricks_played) value += line[declarer_every_trick] * goes_on_[left];
  return value;
}

}  // namespace houserule
