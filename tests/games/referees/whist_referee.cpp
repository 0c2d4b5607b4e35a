// Whist: the dealer's last card makes trumps; a point for each trick over six.

#include "tests/games/referees/referee.h"

namespace houserule::referees {

namespace {

class WhistReferee final : public Referee {
 public:
  WhistReferee() : Referee(4) {}

  void begin_deal(const Dealt& dealt) override {
    dealer = dealt.dealer;
    hands = dealt.hands;
    trumps_ = dealt.last_card.suit;
    tricks_ = {};
    trick_.clear();
    turn = after(dealer);
  }

  May may() const override {
    May may;
    may.cards = trick_.empty() ? hands[turn] : follow_suit(hands[turn], trick_.led().suit);
    return may;
  }

  void play(PlainCard card) override {
    take_out(hands[turn], card);
    trick_.lay(turn, card);
    if (trick_.size() < 4) {
      turn = after(turn);
      return;
    }
    turn = trick_.seats[trick_.winning([&](PlainCard later, PlainCard earlier) {
      return beats_plainly(later, earlier, trumps_);
    })];
    ++tricks_[turn % 2];
    trick_.clear();
    if (!hands[turn].empty()) return;
    deal_is_over = true;
    const int winners = tricks_[0] > tricks_[1] ? 0 : 1;
    add(winners, tricks_[winners] - 6);
    count(std::to_string(tricks_[winners]) + " tricks");
  }

  bool match_is_over() const override { return std::max(scores[0], scores[1]) >= 5; }

  int height(PlainCard card) const override {
    return place_in("23456789TJQKA", card.rank) + (card.suit == trumps_ ? 13 : 0);
  }

 private:
  char trumps_ = 0;
  std::array<int, 2> tricks_{};
  OpenTrick trick_;
};

}  // namespace

std::unique_ptr<Referee> whist_referee() { return std::make_unique<WhistReferee>(); }

}  // namespace houserule::referees
