// Skat and Bridge against the games written by hand (tests/bench): random deals of both must come
// out alike, as two samples of one distribution do.

#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/games/battery.h"
#include "tests/games/limit_samples.h"

using namespace houserule;
using namespace houserule::battery;

namespace {

const std::int64_t auction_deals = is_slow ? 5'000 : 60'000;

// Seats and sides are counted from `first`: the dealer, or the eldest hand.
class AuctionObserver : public EventSink {
 public:
  explicit AuctionObserver(const LoadedTable& table) : table_(table), rules_(*table.rules) {}

  Sample passed_out, declarer_gain, points, point_squares, tricks, other_tricks, trick_squares;
  Sample gain_squares, bid, made;
  std::array<Sample, max_seats> gains, declarers;
  std::vector<Sample> games, games_won;  // of those a table names
  std::array<Sample, 3> doubled;
  std::array<Sample, 5> strains;
  std::array<Sample, 7> levels;
  std::int64_t deals = 0;

  void on_event(const Event& event, const State& state) override {
    if (event.kind == Event::Kind::deal_begins) {
      for (int i = 0; i < rules_.seats; ++i) {
        before_[static_cast<std::size_t>(i)] = state.score(rules_.layout, seat_at(i));
      }
      is_settled_ = false;
    }
    if (event.kind == Event::Kind::settled) {
      result_ = table_.agenda->result(state);
      is_settled_ = result_.declarer != no_seat;
      first_ = first_seat(state);
      for (int i = 0; i < rules_.seats; ++i) {
        const Seat seat = seat_after(first_, rules_.seats, i);
        const auto slot = static_cast<std::size_t>(index_of(seat));
        gained_[static_cast<std::size_t>(i)] =
            (state.score(rules_.layout, seat) - before_[slot]).halves / 2.0;
      }
    }
    if (event.kind == Event::Kind::redealt) passed_out.add(1);
    if (event.kind == Event::Kind::deal_ends) {
      ++deals;
      passed_out.add(is_settled_ ? 0 : 1);
      if (!is_settled_) gained_ = {};
      count_gains();
      count_contract();
      if (is_settled_) count_play(state);
    }
  }

 protected:
  virtual Seat first_seat(const State& state) const = 0;
  virtual void count_gains() = 0;
  virtual void count_contract() = 0;
  virtual void count_play(const State& state) = 0;

  double gained(Seat seat) const {
    return gained_[static_cast<std::size_t>((index_of(seat) - index_of(first_) + rules_.seats) %
                                            rules_.seats)];
  }
  double tricks_of(SeatSet seats) const {
    double sum = 0;
    for (int i = 0; i < rules_.seats; ++i) {
      if ((seats & set_of(seat_at(i))) != 0) sum += result_.tricks[static_cast<std::size_t>(i)];
    }
    return sum;
  }

  const LoadedTable& table_;
  const GameRules& rules_;
  DealResult result_;
  Seat first_ = no_seat;
  bool is_settled_ = false;
  std::array<double, max_seats> gained_{};  // from the first seat on

 private:
  std::array<Amount, max_seats> before_{};
};

class SkatObserver final : public AuctionObserver {
 public:
  explicit SkatObserver(const LoadedTable& table) : AuctionObserver(table) {
    for (const char* name : {"diamonds", "hearts", "spades", "clubs", "grand", "null", "open_null",
                             "null_hand", "open_null_hand"}) {
      calls_.push_back(rules_.call_index(name));
    }
    games.resize(calls_.size());
    games_won.resize(calls_.size());
  }

 private:
  Seat first_seat(const State& state) const override {
    return seat_after(state.core().dealer, rules_.seats);
  }
  void count_gains() override {
    double squares = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules_.seats); ++i) {
      gains[i].add(gained_[i]);
      squares += gained_[i] * gained_[i];
    }
    gain_squares.add(squares);
  }
  void count_contract() override {
    for (std::size_t i = 0; i < calls_.size(); ++i) {
      const bool is_it = is_settled_ && result_.contract == calls_[i];
      games[i].add(is_it);
      games_won[i].add(is_it && gained(result_.declarer) > 0);
    }
  }
  void count_play(const State&) override {
    const auto declarer = static_cast<std::size_t>(index_of(result_.declarer));
    const double taken = result_.points[declarer].halves / 2.0;
    const double own = result_.tricks[declarer];
    points.add(taken);
    point_squares.add(taken * taken);
    tricks.add(own);
    other_tricks.add(result_.trick_count - own);
    declarer_gain.add(gained(result_.declarer));
    bid.add(rules_.calls[result_.bid].number);
  }

  std::vector<int> calls_;
};

class BridgeObserver final : public AuctionObserver {
 public:
  using AuctionObserver::AuctionObserver;

 private:
  Seat first_seat(const State& state) const override { return state.core().dealer; }
  void count_gains() override {
    gains[0].add(gained_[0]);
    gains[1].add(gained_[1]);
    gain_squares.add(gained_[0] * gained_[0] + gained_[1] * gained_[1]);
  }
  void count_contract() override {
    const CallRules& call = rules_.calls[result_.bid];
    for (std::size_t i = 0; i < levels.size(); ++i) {
      levels[i].add(call.number == static_cast<int>(i) + 1);
    }
    for (std::size_t i = 0; i < strains.size(); ++i)
      strains[i].add(call.strain == static_cast<int>(i));
    for (std::size_t i = 0; i < doubled.size(); ++i) doubled[i].add(result_.doubled == i);
    for (int i = 0; i < rules_.seats; ++i) {
      declarers[static_cast<std::size_t>(i)].add(seat_after(first_, rules_.seats, i) ==
                                                 result_.declarer);
    }
  }
  void count_play(const State&) override {
    const double own = tricks_of(result_.side_of(result_.declarer));
    tricks.add(own);
    trick_squares.add(own * own);
    made.add(gained(result_.declarer) > 0);
  }
};

template <typename Observer>
struct ComparedAuction {
  LoadedTable table;
  nlohmann::json stats;
  Observer here;

  ComparedAuction(const std::string& game, int seats)
      : table(must_load(game + " players=" + std::to_string(seats))),
        stats(limit_stats(game + "_limit", seats)),
        here(table) {
    play_random_deals(table, here, [&] { return here.deals >= auction_deals; });
  }

  void mean(const char* name, const Sample& sample) const {
    agree(name, sample, stats.at(name).get<double>(), static_cast<double>(deals_there));
  }
  template <typename Samples>
  void means(const char* name, const Samples& samples) const {
    const auto there = stats.at(name).get<std::vector<double>>();
    REQUIRE(samples.size() >= there.size());
    for (std::size_t i = 0; i < there.size(); ++i) {
      CAPTURE(i);
      agree(name, samples[i], there[i], static_cast<double>(deals_there));
    }
  }
};

}  // namespace

TEST_CASE("Skat comes out as in the hand-written game", "[games][limits]") {
  for (const int seats : {3, 4}) {
    CAPTURE(seats);
    const ComparedAuction<SkatObserver> skat("skat", seats);
    skat.mean("passed_out", skat.here.passed_out);
    skat.means("game", skat.here.games);
    skat.means("won", skat.here.games_won);
    skat.mean("mean_gain_declarer", skat.here.declarer_gain);
    skat.means("mean_gain_seat", skat.here.gains);
    skat.mean("gain_squares", skat.here.gain_squares);
    skat.mean("mean_points", skat.here.points);
    skat.mean("point_squares", skat.here.point_squares);
    skat.mean("mean_tricks", skat.here.tricks);
    skat.mean("mean_tricks_defence", skat.here.other_tricks);
    skat.mean("mean_bid", skat.here.bid);
  }
}

TEST_CASE("Bridge comes out as in the hand-written game", "[games][limits]") {
  const ComparedAuction<BridgeObserver> bridge("bridge", 4);
  bridge.mean("passed_out", bridge.here.passed_out);
  bridge.means("level", bridge.here.levels);
  bridge.means("strain", bridge.here.strains);
  bridge.means("doubled", bridge.here.doubled);
  bridge.means("declarer_seat", bridge.here.declarers);
  bridge.mean("made", bridge.here.made);
  bridge.mean("mean_tricks", bridge.here.tricks);
  bridge.mean("trick_squares", bridge.here.trick_squares);
  bridge.means("mean_score_side", bridge.here.gains);
  bridge.mean("score_squares", bridge.here.gain_squares);
}

// At random hardly any game of Skat is won and hardly any contract of Bridge is low: the limits
// know some by heart.
TEST_CASE("every hand-written game passes its own test", "[games][limits]") {
  namespace fs = std::filesystem;
  int programs = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(HOUSERULE_SOURCE_DIR) / "tests/bench")) {
    const std::string name = entry.path().stem().string();
    if (!name.ends_with("_limit")) continue;
    INFO(name);
    CHECK(std::system(("'" + this_build::limits + "/" + name + "' --self-test").c_str()) == 0);
    ++programs;
  }
  CHECK(programs >= 7);
}
