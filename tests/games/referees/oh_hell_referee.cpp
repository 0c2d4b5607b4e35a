// Oh Hell: deals that shrink and grow, bids that may not come out even, ten and the bid if right.

#include "tests/games/referees/referee.h"

namespace houserule::referees {

namespace {

class OhHellReferee final : public Referee {
 public:
  explicit OhHellReferee(int how_many)
      : Referee(how_many),
        most_(how_many == 6   ? 8
              : how_many == 7 ? 7
                              : 10) {}

  std::vector<std::string> zones() const override { return {"turned"}; }

  void begin_match() override {
    Referee::begin_match();
    deal_ = 0;
  }

  void begin_deal(const Dealt& dealt) override {
    ++deal_;
    dealer = dealt.dealer;
    hands = dealt.hands;
    trumps_ = dealt.zones[0][0].suit;
    bid_.assign(hands.size(), -1);
    tricks_.assign(hands.size(), 0);
    trick_.clear();
    turn = after(dealer);
  }

  // Down to one card, which is played once, and up again.
  int cards() const { return deal_ <= most_ ? most_ + 1 - deal_ : deal_ + 1 - most_; }

  May may() const override {
    May may;
    if (bid_[turn] >= 0) {
      may.cards = trick_.empty() ? hands[turn] : follow_suit(hands[turn], trick_.led().suit);
      return may;
    }
    int sum = 0;
    for (const int bid : bid_) sum += std::max(bid, 0);
    for (int i = 0; i <= cards(); ++i) {
      if (turn != dealer || sum + i != cards()) may.calls.push_back(std::to_string(i));
    }
    return may;
  }

  void say(const std::string& what) override {
    bid_[turn] = std::stoi(what);
    turn = after(turn);
  }

  void play(PlainCard card) override {
    take_out(hands[turn], card);
    trick_.lay(turn, card);
    if (trick_.size() < hands.size()) {
      turn = after(turn);
      return;
    }
    turn = trick_.seats[trick_.winning([&](PlainCard later, PlainCard earlier) {
      return beats_plainly(later, earlier, trumps_);
    })];
    ++tricks_[turn];
    trick_.clear();
    if (!hands[turn].empty()) return;
    deal_is_over = true;
    for (int i = 0; i < players; ++i) {
      const bool right = tricks_[i] == bid_[i];
      if (right) scores[i] += 10 + bid_[i];
      count(std::to_string(bid_[i]) + (right ? " right" : " wrong"));
    }
  }

  bool match_is_over() const override { return deal_ == 2 * most_ - 1; }

  int height(PlainCard card) const override {
    return place_in("23456789TJQKA", card.rank) + (card.suit == trumps_ ? 13 : 0);
  }

  std::string wish(RandomStream& random) const override {
    return random.below(100) < 70 ? std::to_string(random.below(4)) : "";
  }

 private:
  int most_;
  int deal_ = 0;
  char trumps_ = 0;
  std::vector<int> bid_, tricks_;
  OpenTrick trick_;
};

}  // namespace

std::unique_ptr<Referee> oh_hell_referee(int players) {
  return std::make_unique<OhHellReferee>(players);
}

}  // namespace houserule::referees
