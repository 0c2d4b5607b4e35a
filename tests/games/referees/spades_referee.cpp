// Spades: bids and nils, spades that are not led too early, bags over several deals.

#include "tests/games/referees/referee.h"

namespace houserule::referees {

namespace {

class SpadesReferee final : public Referee {
 public:
  SpadesReferee() : Referee(4) { strong_hand = 13; }

  void begin_match() override {
    Referee::begin_match();
    bags_ = {};
  }

  void begin_deal(const Dealt& dealt) override {
    dealer = dealt.dealer;
    hands = dealt.hands;
    bid_.fill(-1);
    tricks_ = {};
    trick_.clear();
    spade_was_played_ = false;
    turn = after(dealer);
  }

  May may() const override {
    May may;
    if (bid_[turn] < 0) {
      may.calls = {"nil"};
      for (int i = 1; i <= 13; ++i) may.calls.push_back(std::to_string(i));
    } else if (!trick_.empty()) {
      may.cards = follow_suit(hands[turn], trick_.led().suit);
    } else {
      may.cards = those(hands[turn], [](PlainCard card) { return card.suit != 'S'; });
      if (spade_was_played_ || may.cards.empty()) may.cards = hands[turn];
    }
    return may;
  }

  void say(const std::string& what) override {
    bid_[turn] = what == "nil" ? 0 : std::stoi(what);
    turn = after(turn);
  }

  void play(PlainCard card) override {
    take_out(hands[turn], card);
    trick_.lay(turn, card);
    if (trick_.size() < 4) {
      turn = after(turn);
      return;
    }
    for (const PlainCard one : trick_.cards) spade_was_played_ |= one.suit == 'S';
    turn = trick_.seats[trick_.winning(
        [](PlainCard later, PlainCard earlier) { return beats_plainly(later, earlier, 'S'); })];
    ++tricks_[turn];
    trick_.clear();
    if (hands[turn].empty()) settle();
  }

  bool match_is_over() const override {
    return std::max(scores[0], scores[1]) >= 500 && scores[0] != scores[1];
  }

  int height(PlainCard card) const override {
    return place_in("23456789TJQKA", card.rank) + (card.suit == 'S' ? 13 : 0);
  }

  // Bids about what it will take, so that matches come to an end.
  std::string wish(RandomStream& random) const override {
    int high = 0;
    for (const PlainCard card : hands[turn]) {
      high += (card.suit == 'S' ? 1 : 0) + (card.rank == 'A' ? 2 : card.rank == 'K' ? 1 : 0);
    }
    const auto roll = random.below(100);
    if (roll < (high < 4 ? 30 : 2)) return "nil";
    return roll < 98 ? std::to_string(std::max(1, high / 3 + static_cast<int>(roll % 2))) : "";
  }

 private:
  void settle() {
    deal_is_over = true;
    for (const int side : {0, 1}) {
      int contract = 0, taken = 0, bags = 0, points = 0;
      bool is_contract = false;
      std::string nils;
      for (const int seat : {side, side + 2}) {
        if (bid_[seat] > 0) {
          is_contract = true;
          contract += bid_[seat];
          taken += tricks_[seat];
          continue;
        }
        points += tricks_[seat] == 0 ? 100 : -100;
        bags += tricks_[seat];
        nils += tricks_[seat] == 0 ? " nil made" : " nil failed";
      }
      if (is_contract && taken >= contract) {
        points += 10 * contract;
        bags += taken - contract;
        count("contract made" + nils);
      } else if (is_contract) {
        points -= 10 * contract;
        count("contract failed" + nils);
      } else {
        count("no contract" + nils);
      }
      points += bags;
      bags_[side] += bags;
      int penalties = 0;
      for (; bags_[side] >= 10; bags_[side] -= 10) ++penalties;
      if (penalties > 0) count("bags cost " + std::to_string(penalties * 100));
      add(side, points - 100 * penalties);
    }
    const int high = std::max(scores[0], scores[1]), low = std::min(scores[0], scores[1]);
    if (high >= 500 && low >= 500) count(high == low ? "both at 500, equal" : "both at 500");
  }

  std::array<int, 4> bid_{}, tricks_{};
  std::array<int, 2> bags_{};
  bool spade_was_played_ = false;
  OpenTrick trick_;
};

}  // namespace

std::unique_ptr<Referee> spades_referee() { return std::make_unique<SpadesReferee>(); }

}  // namespace houserule::referees
