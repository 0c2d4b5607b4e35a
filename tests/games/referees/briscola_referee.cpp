// Briscola: anything may be played, each draws after a trick, the turned card is drawn last.

#include "tests/games/referees/referee.h"

namespace houserule::referees {

namespace {

class BriscolaReferee final : public Referee {
 public:
  using Referee::Referee;

  std::vector<std::string> zones() const override { return {"turned", "stock"}; }

  void begin_deal(const Dealt& dealt) override {
    dealer = dealt.dealer;
    hands = dealt.hands;
    trumps_ = dealt.zones[0][0].suit;
    stock_ = dealt.zones[0];
    stock_.insert(stock_.end(), dealt.zones[1].begin(), dealt.zones[1].end());
    points_.assign(hands.size(), 0);
    trick_.clear();
    turn = after(dealer);
  }

  May may() const override {
    May may;
    may.cards = hands[turn];
    return may;
  }

  void play(PlainCard card) override {
    take_out(hands[turn], card);
    trick_.lay(turn, card);
    if (trick_.size() < hands.size()) {
      turn = after(turn);
      return;
    }
    turn = trick_.seats[trick_.winning([&](PlainCard later, PlainCard earlier) {
      return later.suit == earlier.suit
                 ? place_in(ranks, later.rank) > place_in(ranks, earlier.rank)
                 : later.suit == trumps_;
    })];
    for (const PlainCard one : trick_.cards) points_[side_of(turn)] += worth(one);
    trick_.clear();
    for (int i = 0; i < players && !stock_.empty(); ++i) {
      hands[after(turn, i)].push_back(stock_.back());
      stock_.pop_back();
    }
    if (hands[turn].empty()) settle();
  }

  bool match_is_over() const override {
    return *std::max_element(scores.begin(), scores.end()) == 2;
  }

  int height(PlainCard card) const override {
    return place_in(ranks, card.rank) + (card.suit == trumps_ ? 10 : 0);
  }

 private:
  static constexpr const char* ranks = "24567JNK3A";

  int side_of(int seat) const { return players == 4 ? seat % 2 : seat; }

  static int worth(PlainCard card) {
    switch (card.rank) {
      case 'A':
        return 11;
      case '3':
        return 10;
      case 'K':
        return 4;
      case 'N':
        return 3;
      case 'J':
        return 2;
      default:
        return 0;
    }
  }

  void settle() {
    deal_is_over = true;
    const int most = *std::max_element(points_.begin(), points_.end());
    if (std::count(points_.begin(), points_.end(), most) > 1) {
      count("drawn");
      return;
    }
    count(players == 3 && most <= 60 ? "won with few" : "won");
    for (int i = 0; i < players; ++i) {
      if (points_[side_of(i)] == most) ++scores[i];
    }
  }

  char trumps_ = 0;
  Cards stock_;  // the turned card below
  std::vector<int> points_;
  OpenTrick trick_;
};

}  // namespace

std::unique_ptr<Referee> briscola_referee(int players) {
  return std::make_unique<BriscolaReferee>(players);
}

}  // namespace houserule::referees
