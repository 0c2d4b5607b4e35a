// Who pays whom: a ledger that cannot lose a chip.
//
// Every transfer takes from one account what it gives to another. Points (`score`) come from
// nowhere; a game uses either. With lines being kept, each amount remembers which line of the
// settlement and which place in the rules moved it.

#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/place.h"
#include "table/state.h"

namespace houserule {

// A seat's chips, or a declared value such as the pool.
struct Account {
  enum class Kind : std::uint8_t { seat, value } kind = Kind::seat;
  int index = 0;

  static Account of(Seat seat) { return {Kind::seat, index_of(seat)}; }
  static Account of_value(int index) { return {Kind::value, index}; }
  bool operator==(const Account&) const = default;
};

struct ScoreLine {
  Seat seat = no_seat;
  Amount amount;  // what the seat gained
  Account other;  // who paid it or got it; meaningless where is_score
  bool is_score = false;
  std::string line;  // the name of the line: "points", "stake"
  Place rule;
};

class Chips {
 public:
  // `lines` may be null: then nothing is kept and nothing allocated.
  Chips(const StateLayout& layout, State& state, std::vector<ScoreLine>* lines)
      : layout_(layout), state_(state), lines_(lines) {}

  bool keeps_lines() const { return lines_ != nullptr; }

  // From now on lines are kept in `lines`; returns where they were kept before.
  std::vector<ScoreLine>* keep_in(std::vector<ScoreLine>* lines) {
    return std::exchange(lines_, lines);
  }

  // All amounts of the state (State::all_amounts), for who keeps the books himself: only while no
  // lines are kept.
  std::span<Amount> amounts() { return state_.all_amounts(layout_); }

  Amount balance(Account account) const;
  void pay(Account from, Account to, Amount amount, const std::string& line, const Place& rule);
  Amount score_of(Seat seat) const { return state_.score(layout_, seat); }

  void score(Seat seat, Amount amount, const std::string& line, const Place& rule);

  // Whether points have been scored: in a game of chips they were made of nothing. Who keeps the
  // books himself says so.
  bool has_scored() const { return has_scored_; }
  void note_score() { has_scored_ = true; }

  // These seats have won the match.
  void win(SeatSet seats) { state_.core().won_by = seats; }

  // Divides what `from` holds into equal whole chips among `seats`; what does not divide stays.
  void share(Account from, SeatSet seats, const std::string& line, const Place& rule);

 private:
  Amount& amount_of(Account account);

  const StateLayout& layout_;
  State& state_;
  std::vector<ScoreLine>* lines_;
  bool has_scored_ = false;
};

}  // namespace houserule
