#include "table/chips.h"

#include <bit>

namespace houserule {

Amount& Chips::amount_of(Account account) {
  return account.kind == Account::Kind::seat ? state_.score(layout_, seat_at(account.index))
                                             : state_.value(layout_, account.index);
}

Amount Chips::balance(Account account) const {
  return const_cast<Chips*>(this)->amount_of(account);
}

void Chips::pay(Account from, Account to, Amount amount, const std::string& line,
                const Place& rule) {
  amount_of(from) -= amount;
  amount_of(to) += amount;
  if (lines_ == nullptr || amount.halves == 0) return;
  if (from.kind == Account::Kind::seat) {
    lines_->push_back({seat_at(from.index), -amount, to, false, line, rule});
  }
  if (to.kind == Account::Kind::seat) {
    lines_->push_back({seat_at(to.index), amount, from, false, line, rule});
  }
}

void Chips::score(Seat seat, Amount amount, const std::string& line, const Place& rule) {
  state_.score(layout_, seat) += amount;
  if (amount.halves != 0) note_score();
  if (lines_ != nullptr) lines_->push_back({seat, amount, {}, true, line, rule});
}

void Chips::share(Account from, SeatSet seats, const std::string& line, const Place& rule) {
  const int among = std::popcount(seats);
  const int held = balance(from).units();
  if (among == 0 || held <= 0) return;
  const Amount part = Amount::whole(held / among);
  for (int i = 0; i < layout_.seats(); ++i) {
    if ((seats >> i & 1) != 0) pay(from, Account::of(seat_at(i)), part, line, rule);
  }
}

}  // namespace houserule
