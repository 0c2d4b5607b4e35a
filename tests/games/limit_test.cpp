// The interpreter against a game written by hand (tests/bench): random deals of both must come out
// alike, as two samples of one distribution do.

#include <array>
#include <catch2/catch.hpp>

#include "tests/games/battery.h"
#include "tests/games/limit_samples.h"

using namespace houserule;
using namespace houserule::battery;

namespace {

const std::int64_t deals_here = is_slow ? 20'000 : 80'000;
struct Outcome {
  Sample no_contract, maly, maly_made, velky, velky_made, sweeps;
  std::array<Sample, 4> clean;
  std::array<Sample, max_seats> points;  // from the eldest hand on
  Sample gain_of_eldest;
  Sample gain_squares;
  Sample pool_left;  // of a match, before it is divided
};

// Looks at each deal when it is settled.
class Observer final : public EventSink {
 public:
  Observer(const LoadedTable& table, Outcome& outcome)
      : table_(table),
        rules_(*table.rules),
        outcome_(outcome),
        maly_(rules_.call_index("maly")),
        velky_(rules_.call_index("velky")),
        pool_(rules_.value_index("pool")) {}

  void on_event(const Event& event, const State& state) override {
    if (event.kind == Event::Kind::deal_begins) {
      for (int i = 0; i < rules_.seats; ++i) {
        before_[static_cast<std::size_t>(i)] = state.score(rules_.layout, seat_at(i));
      }
    }
    if (event.kind == Event::Kind::settled) count(state);
    if (event.kind == Event::Kind::deal_ends && state.core().deals_played == rules_.match.deals) {
      outcome_.pool_left.add(state.value(rules_.layout, pool_).units());
    }
  }

 private:
  void count(const State& state) {
    const DealResult result = table_.agenda->result(state);
    const bool none = result.contract == no_call;
    const bool maly = !none && result.contract == maly_;
    const bool velky = !none && result.contract == velky_;
    const auto tricks = [&](Seat seat) {
      return result.tricks[static_cast<std::size_t>(index_of(seat))];
    };
    outcome_.no_contract.add(none);
    outcome_.maly.add(maly);
    outcome_.velky.add(velky);
    outcome_.maly_made.add(maly && tricks(result.declarer) == 0);
    outcome_.velky_made.add(velky && tricks(result.declarer) == rules_.tricks());
    const bool sweep = none && result.sweeper != no_seat;
    outcome_.sweeps.add(sweep);
    int clean = 0;
    double squares = 0;
    const Seat eldest = seat_after(state.core().dealer, rules_.seats);
    for (int i = 0; i < rules_.seats; ++i) {
      const auto slot = static_cast<std::size_t>(index_of(seat_after(eldest, rules_.seats, i)));
      const double gain =
          (state.score(rules_.layout, seat_at(static_cast<int>(slot))) - before_[slot]).units();
      outcome_.points[static_cast<std::size_t>(i)].add(result.points[slot].units());
      if (i == 0) outcome_.gain_of_eldest.add(gain);
      squares += gain * gain;
      clean += result.points[slot] == Amount() ? 1 : 0;
    }
    outcome_.gain_squares.add(squares);
    for (int i = 0; i < 4; ++i) {
      outcome_.clean[static_cast<std::size_t>(i)].add(none && !sweep && clean == i);
    }
  }

  const LoadedTable& table_;
  const GameRules& rules_;
  Outcome& outcome_;
  int maly_, velky_, pool_;
  std::array<Amount, max_seats> before_{};
};

Outcome outcome_of(const std::string& spec) {
  const LoadedTable table = must_load(spec);
  Outcome outcome;
  Observer observer(table, outcome);
  play_random_deals(table, observer, [&] { return outcome.maly.count >= deals_here; });
  return outcome;
}

void compare(int seats) {
  const auto stats = limit_stats("lorum_limit", seats);
  const Outcome outcome = outcome_of("lorum players=" + std::to_string(seats));
  const auto of = [&](const char* name) { return stats.at(name).get<double>(); };
  const auto times = static_cast<double>(deals_there);
  agree("no contract", outcome.no_contract, of("no_contract"), times);
  agree("maly", outcome.maly, of("maly"), times);
  agree("maly made", outcome.maly_made, of("maly_made"), times);
  agree("velky", outcome.velky, of("velky"), times);
  agree("velky made", outcome.velky_made, of("velky_made"), times);
  agree("sweeps", outcome.sweeps, of("sweeps"), times);
  for (std::size_t i = 0; i < 4; ++i) {
    agree("clean", outcome.clean[i], of(("clean_" + std::to_string(i)).c_str()), times);
  }
  for (int i = 0; i < seats; ++i) {
    const auto slot = static_cast<std::size_t>(i);
    agree("points", outcome.points[slot], stats.at("mean_points_seat").at(slot).get<double>(),
          times);
  }
  agree("gain of the eldest hand", outcome.gain_of_eldest, of("mean_gain_eldest"), times);
  agree("squares of gains", outcome.gain_squares, of("gain_squares"), times);
  const double matches = times / (seats == 4 ? 8 : 9);
  agree("pool left", outcome.pool_left, of("match_pool_left"), matches);
}

}  // namespace

TEST_CASE("Lórum of four comes out as in the hand-written game", "[games][limits]") { compare(4); }

TEST_CASE("Lórum of three comes out as in the hand-written game", "[games][limits]") { compare(3); }
