#include "bots/search/trials.h"

#include <algorithm>
#include <bit>

namespace houserule {

namespace {

constexpr int first_guesses = 8;  // guesses before hopeless moves are dropped

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

void Contest::set_scale() {
  Moments gains;
  Moments shown;
  for (const auto& round : rounds_) {
    for (const auto& outcome : round) {
      if (!outcome) continue;
      gains.add(outcome->gain);
      shown.add(outcome->shown);
    }
  }
  scale_ = scale_of(gains, shown);
}

double Contest::mean(std::size_t i) const {
  Moments values;
  for (const auto& round : rounds_) {
    if (round[i]) values.add(scale_.value(*round[i]));
  }
  return values.mean();
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

Moments Contest::above_first(std::size_t i) const {
  Moments above;
  for (const auto& round : rounds_) {
    if (round[i] && round[0]) above.add(scale_.value(*round[i]) - scale_.value(*round[0]));
  }
  return above;
}

// Moves that hardly can be better than the first. Returns whether any other is left.
bool Contest::drop_hopeless() {
  bool any = false;
  for (std::size_t i = 1; i < moves_; ++i) {
    if (dropped_[i]) continue;
    const Moments above = above_first(i);
    dropped_[i] = above.mean() + 2 * above.error() <= 0;
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
      if (!keeps_first || guesses() % first_guesses != 0) continue;
      set_scale();
      if (!drop_hopeless()) return true;
    }
    set_scale();
  }
  return true;
}

}  // namespace houserule
