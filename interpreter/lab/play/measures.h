// What a study looks at: how deals and matches come out, in numbers.
//
// The list follows from the rules: a table with contracts has their rates, one with a pool its
// size, a board game the lines of its score sheet. Two tables are compared by the measures both
// have. Seats are told apart by how they sit from the eldest hand, since whoever deals goes round
// from game to game. Of a game for one there are no seats to tell apart, and nobody to be ahead of.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "agenda/agenda.h"
#include "lab/play/habits.h"

namespace houserule {

// Watches the games of one table, one after the other. A game is a single deal or a whole match; of
// a match, what is measured of deals is the mean over its deals. No allocation once it has run,
// except for the score sheet of a board game, once a game.
class Observer {
 public:
  // `seat_names` is empty, or says who sits in each seat: then seats are told apart as well.
  // `with_habits`: every move is shown to moved(), and how cards are played is counted.
  Observer(const Agenda& agenda, bool matches, const std::vector<std::string>& seat_names,
           bool with_habits = false);

  const MeasureList& list() const { return list_; }

  // A game begins: `state` has not dealt yet.
  void begin(const State& state);
  // A move is about to be made; of a deal that is thrown in afterwards it counts for nothing.
  void moved(const State& state, const Decision& decision, const Move& move) {
    if (habits_) habits_->moved(state, decision, move);
  }
  // A deal begins.
  void deal_begins() {
    if (habits_) habits_->begin_deal();
  }
  // A deal was settled, `decisions` choices long.
  void deal_ended(const State& state, std::int64_t decisions);
  // The game is over. Valid until the next begins.
  const Observation& finish(const State& state);

 private:
  // Amounts are counted in halves. Parts of a half for as many seats as there may be, and of the
  // deals of a match: exact where it matters, and a whole number for sums.
  static constexpr std::int64_t halves = 2;
  static constexpr std::int64_t parts = 840;  // has all divisors up to 8
  static constexpr std::int64_t match_parts = 5040;

  // What is measured, and what it is called: measure_list.cpp.
  void list_deal_measures(const std::vector<std::string>& seat_names);
  void list_contracts();
  void list_match_measures();
  void list_spread(std::string key, Text label, std::int64_t scale);
  int add(std::string key, Text group, Text label, Measure::Kind kind, std::int64_t scale,
          bool is_detail = false);
  void set(int measure, std::int64_t value) {
    if (measure >= 0) deal_[static_cast<std::size_t>(measure)] = value;
  }
  void observe_gains(const State& state, const DealResult& result);
  void observe_sides(const DealResult& result);
  void observe_points(const DealResult& result);
  void observe_contract(const DealResult& result);
  void observe_predictions(const State& state, const DealResult& result);
  std::uint64_t observe_sheet(const State& state);
  void observe_match(const State& state);
  void note_lead(const State& state);
  // Those who win and lose with a seat in every deal, itself among them.
  SeatSet mates_of(int seat) const {
    const SeatSet own = set_of(seat_at(seat));
    return rules_.has_teams()
               ? static_cast<SeatSet>(own | set_of(seat_after(seat_at(seat), seats_, seats_ / 2)))
               : own;
  }
  Amount score(const State& state, int seat) const {
    return state.score(rules_.layout, seat_at(seat));
  }

  const Agenda& agenda_;
  const GameRules& rules_;
  bool matches_;
  int seats_;
  MeasureList list_;

  // Indexes of first measures; -1: the table does not have them.
  int gains_ = -1, by_seat_ = -1, points_ = -1, tricks_ = -1;
  int declarer_ = -1, partner_ = -1, defender_ = -1, teams_ = -1;
  int predicted_ = -1, kept_ = -1;
  bool is_scored_by_sides_ = false;  // what a side scores each of its seats has
  int without_points_ = -1, sweep_ = -1, all_points_ = -1, gap_ = -1;
  int no_contract_ = -1, exposed_ = -1, melds_ = -1, decisions_ = -1, thrown_in_ = -1;
  struct CallMeasures {
    int is_contract = -1, made = -1, gain = -1, said = -1;
  };
  std::vector<CallMeasures> calls_;
  std::vector<std::pair<int, int>> values_;  // declared value, measure
  int finals_ = -1, wins_ = -1, deals_ = -1, lead_changes_ = -1, led_throughout_ = -1;
  int match_gap_ = -1, runaway_ = -1, sheet_ = -1;

  std::optional<Habits> habits_;
  Observation observation_;
  std::vector<std::int64_t> deal_;                // of the deal just played
  std::vector<std::int64_t> sums_, counts_;       // over the deals of a match
  std::array<Amount, max_seats> before_{};        // scores
  std::array<std::int64_t, max_seats> gained_{};  // in the deal, in halves
  std::uint32_t begun_before_ = 0;                // deals, thrown-in ones included
  int first_eldest_ = -1;
  std::int64_t deals_played_ = 0;
  SeatSet leaders_ = 0;
  std::int64_t changes_ = 0;
};

// Returns what is gained: "chips", "points", or what the game calls them.
Text counted_in(const GameRules& rules);

// Returns "eldest hand", "2nd", .., "dealer"; of a game for one "the player".
Text position_name(int position, int seats);

}  // namespace houserule
