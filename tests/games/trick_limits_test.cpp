// Aurum, Exposure, French Tarot and Hearts against the games written by hand (tests/bench): random
// deals of both must come out alike, as two samples of one distribution do.

#include <array>
#include <catch2/catch.hpp>
#include <vector>

#include "tests/games/battery.h"
#include "tests/games/limit_samples.h"

using namespace houserule;
using namespace houserule::battery;

namespace {

const std::int64_t trick_deals = is_slow ? 5'000 : 20'000;

// Seats are counted from the eldest hand on.
struct TrickOutcome {
  std::int64_t deals = 0;
  std::array<Sample, max_seats> gains, tricks, meld_points;
  Sample gain_squares, trick_squares, trick_count, declarer_gain, declarer_tricks;
  std::vector<Sample> contracts;
  std::int64_t redeals = 0;
};

class TrickObserver final : public EventSink {
 public:
  TrickObserver(const LoadedTable& table, TrickOutcome& outcome)
      : table_(table), rules_(*table.rules), outcome_(outcome) {
    outcome_.contracts.resize(rules_.calls.size());
  }

  void on_event(const Event& event, const State& state) override {
    if (event.kind == Event::Kind::redealt) ++outcome_.redeals;
    if (event.kind == Event::Kind::deal_begins) {
      for (int i = 0; i < rules_.seats; ++i) {
        before_[static_cast<std::size_t>(i)] = state.score(rules_.layout, seat_at(i));
      }
    }
    if (event.kind == Event::Kind::settled) count(state);
  }

 private:
  void count(const State& state) {
    ++outcome_.deals;
    const DealResult result = table_.agenda->result(state);
    const Seat eldest = seat_after(state.core().dealer, rules_.seats);
    const SeatSet side =
        result.declarer == no_seat ? SeatSet{0} : table_.agenda->side_of(state, result.declarer);
    double gain_squares = 0;
    double trick_squares = 0;
    double side_tricks = 0;
    for (int i = 0; i < rules_.seats; ++i) {
      const Seat seat = seat_after(eldest, rules_.seats, i);
      const auto slot = static_cast<std::size_t>(index_of(seat));
      const auto place = static_cast<std::size_t>(i);
      const double gain = (state.score(rules_.layout, seat) - before_[slot]).halves / 2.0;
      const double tricks = result.tricks[slot];
      outcome_.gains[place].add(gain);
      outcome_.tricks[place].add(tricks);
      outcome_.meld_points[place].add(state.meld_points(rules_.layout, seat).halves / 2.0);
      gain_squares += gain * gain;
      trick_squares += tricks * tricks;
      if ((side & set_of(seat)) != 0) side_tricks += tricks;
      if (seat == result.declarer) outcome_.declarer_gain.add(gain);
    }
    outcome_.gain_squares.add(gain_squares);
    outcome_.trick_squares.add(trick_squares);
    outcome_.trick_count.add(result.trick_count);
    outcome_.declarer_tricks.add(side_tricks);
    for (std::size_t i = 0; i < outcome_.contracts.size(); ++i) {
      outcome_.contracts[i].add(result.contract == i);
    }
  }

  const LoadedTable& table_;
  const GameRules& rules_;
  TrickOutcome& outcome_;
  std::array<Amount, max_seats> before_{};
};

TrickOutcome trick_outcome(const std::string& spec) {
  const LoadedTable table = must_load(spec);
  TrickOutcome outcome;
  TrickObserver observer(table, outcome);
  play_random_deals(table, observer, [&] { return outcome.deals >= trick_deals; });
  return outcome;
}

struct Compared {
  nlohmann::json stats;
  TrickOutcome outcome;

  Compared(const std::string& game, int seats, const std::string& variants = "")
      : stats(limit_stats(game + "_limit", seats)),
        outcome(trick_outcome(game + " players=" + std::to_string(seats) + variants)) {}

  void means(const char* name, const std::array<Sample, max_seats>& here) const {
    const auto there = stats.at(name).get<std::vector<double>>();
    for (std::size_t i = 0; i < there.size(); ++i) {
      agree(name, here[i], there[i], static_cast<double>(deals_there));
    }
  }
  void mean(const char* name, const Sample& here) const {
    agree(name, here, stats.at(name).get<double>(), static_cast<double>(deals_there));
  }
};

}  // namespace

TEST_CASE("Hearts comes out as in the hand-written game", "[games][limits]") {
  const Compared hearts("hearts", 4, " +no_passing +queen_breaks_hearts");
  hearts.means("mean_score_seat", hearts.outcome.gains);
  hearts.mean("score_squares", hearts.outcome.gain_squares);
  hearts.mean("trick_squares", hearts.outcome.trick_squares);
}

TEST_CASE("Exposure comes out as in the hand-written game", "[games][limits]") {
  const Compared exposure("exposure", 2);
  exposure.means("mean_tricks_seat", exposure.outcome.tricks);
  exposure.means("mean_meld_points_seat", exposure.outcome.meld_points);
  exposure.means("mean_score_seat", exposure.outcome.gains);
  exposure.mean("score_squares", exposure.outcome.gain_squares);
}

TEST_CASE("Aurum comes out as in the hand-written game", "[games][limits]") {
  for (const int seats : {3, 4}) {
    CAPTURE(seats);
    const Compared aurum("aurum", seats);
    aurum.mean("tricks", aurum.outcome.trick_count);
    aurum.means("mean_tricks_seat", aurum.outcome.tricks);
    aurum.means("nuggets_side", aurum.outcome.gains);
  }
}

TEST_CASE("French Tarot comes out as in the hand-written game", "[games][limits]") {
  for (const int seats : {3, 4, 5}) {
    CAPTURE(seats);
    const Compared tarot("french_tarot", seats);
    tarot.mean("mean_tricks", tarot.outcome.declarer_tricks);
    tarot.mean("mean_gain_taker", tarot.outcome.declarer_gain);
    tarot.means("mean_gain_seat", tarot.outcome.gains);
    tarot.mean("gain_squares", tarot.outcome.gain_squares);
    const auto contracts = tarot.stats.at("contract").get<std::vector<double>>();
    REQUIRE(tarot.outcome.contracts.size() >= contracts.size());
    for (std::size_t i = 0; i < contracts.size(); ++i) {
      agree("contract", tarot.outcome.contracts[i], contracts[i], static_cast<double>(deals_there));
    }
  }
}
