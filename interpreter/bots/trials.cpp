#include "bots/trials.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace houserule {

namespace {

// How much the figure that is shown weighs beside what is really won.
constexpr double weight_of_shown = 0.5;

constexpr int first_look = 8;  // guesses before hopeless moves are dropped

double spread(double sum, double squares, double n) {
  return n < 2 ? 0 : std::sqrt(std::max(0.0, (squares - sum * sum / n) / (n - 1)));
}

}  // namespace

Trials::Trials(const LoadedTable& table, const View& view, const Determinizer& determinizer,
               PlayOut play_out)
    : table_(table),
      seat_(view.seat()),
      determinizer_(determinizer),
      play_out_(std::move(play_out)),
      outcomes_(table),
      guess_(table.rules->layout),
      state_(table.rules->layout) {}

void Trials::guess(RandomStream& random) {
  RandomStream seed = random;
  stream_ = RandomStream(seed.next(), Purpose::chance);
  determinizer_.guess(random, guess_);
}

std::optional<Outcome> Trials::trial(const Move& move) {
  state_.copy_from(guess_);
  const Surroundings around = outcomes_.begin();
  RandomStream stream = stream_;
  table_.agenda->apply(state_, move, around);
  if (!play_out_(state_, stream, around)) return std::nullopt;
  return outcomes_.of(seat_, guess_, state_);
}

// Where a deal is won or lost as a whole, the points that decide it tell much sooner which way it
// goes. They are brought to the scale of what is won.
void Contest::set_scale() {
  double n = 0;
  Outcome sum;
  Outcome squares;
  for (const auto& round : rounds_) {
    for (const auto& outcome : round) {
      if (!outcome) continue;
      ++n;
      sum.gain += outcome->gain;
      sum.shown += outcome->shown;
      squares.gain += outcome->gain * outcome->gain;
      squares.shown += outcome->shown * outcome->shown;
    }
  }
  const double of_shown = spread(sum.shown, squares.shown, n);
  const double of_gain = spread(sum.gain, squares.gain, n);
  // Nothing is won either way in what was tried: only the points are left to go by.
  weight_ = of_shown <= 0 ? 0 : weight_of_shown * (of_gain > 0 ? of_gain / of_shown : 1);
}

double Contest::mean(std::size_t i) const {
  double sum = 0;
  int n = 0;
  for (const auto& round : rounds_) {
    if (!round[i]) continue;
    sum += value(*round[i]);
    ++n;
  }
  return n == 0 ? 0 : sum / n;
}

// Moves still in the contest were tried in the same guesses, so their means compare.
std::size_t Contest::best() const {
  std::size_t best = 0;
  bool found = false;
  double best_mean = 0;
  for (std::size_t i = 0; i < moves_; ++i) {
    if (dropped_[i]) continue;
    const double here = mean(i);
    if (found && here <= best_mean + 1e-9) continue;
    best = i;
    best_mean = here;
    found = true;
  }
  return best;
}

Contest::Mean Contest::above_first(std::size_t i) const {
  double n = 0;
  double sum = 0;
  double squares = 0;
  for (const auto& round : rounds_) {
    if (!round[i] || !round[0]) continue;
    const double above = value(*round[i]) - value(*round[0]);
    ++n;
    sum += above;
    squares += above * above;
  }
  if (n == 0) return {};
  return {sum / n, spread(sum, squares, n) / std::sqrt(n)};
}

// Moves that hardly can be better than the first. Returns whether any other is left.
bool Contest::drop_hopeless() {
  bool any = false;
  for (std::size_t i = 1; i < moves_; ++i) {
    if (dropped_[i]) continue;
    const Mean above = above_first(i);
    dropped_[i] = above.mean + 2 * above.error <= 0;
    any = any || !dropped_[i];
  }
  return any;
}

void Contest::drop_half(bool keeps_first) {
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t i = keeps_first ? 1 : 0; i < moves_; ++i) {
    if (!dropped_[i]) order.emplace_back(-mean(i), i);
  }
  std::sort(order.begin(), order.end());
  for (std::size_t i = (order.size() + 1) / 2; i < order.size(); ++i) {
    dropped_[order[i].second] = true;
  }
}

bool Contest::run(Trials& trials, const std::vector<Move>& moves, int number, bool keeps_first,
                  RandomStream& random) {
  const std::size_t halved = keeps_first ? moves.size() - 1 : moves.size();
  const int rounds = std::max(1, static_cast<int>(std::bit_width(halved > 1 ? halved - 1 : 1)));
  for (int round = 0; round < rounds; ++round) {
    if (round > 0) drop_half(keeps_first);
    const auto left = static_cast<int>(std::count(dropped_.begin(), dropped_.end(), false));
    const int in_round = std::max(2, number / rounds / std::max(1, left));
    for (int i = 0; i < in_round; ++i) {
      trials.guess(random);
      auto& outcomes = rounds_.emplace_back(moves.size());
      for (std::size_t move = 0; move < moves.size(); ++move) {
        if (dropped_[move]) continue;
        outcomes[move] = trials.trial(moves[move]);
        if (!outcomes[move]) return false;
      }
      if (!keeps_first || guesses() % first_look != 0) continue;
      set_scale();
      if (!drop_hopeless()) return true;
    }
    set_scale();
  }
  return true;
}

}  // namespace houserule
