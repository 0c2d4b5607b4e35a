// Euchre: ordering up, naming a suit, going alone, and the left bower, which is a trump.

#include "tests/games/referees/referee.h"

namespace houserule::referees {

namespace {

class EuchreReferee final : public Referee {
 public:
  EuchreReferee() : Referee(4) {}

  std::vector<std::string> zones() const override { return {"turned"}; }

  void begin_deal(const Dealt& dealt) override {
    dealer = dealt.dealer;
    hands = dealt.hands;
    turned_ = dealt.zones[0][0];
    said_ = 0;
    trumps_ = 0;
    maker_ = resting_ = -1;
    tricks_ = {};
    trick_.clear();
    step_ = Step::naming;
    turn = after(dealer);
  }

  May may() const override {
    May may;
    switch (step_) {
      case Step::naming:
        may.pass = true;
        if (said_ < 4) {
          may.calls = {"order_up"};
          break;
        }
        for (const char* suit : {"clubs", "diamonds", "hearts", "spades"}) {
          if (letter(suit) != turned_.suit) may.calls.push_back(suit);
        }
        break;
      case Step::alone:
        may.pass = true;
        may.calls = {"alone"};
        break;
      case Step::laying_away:
        may.cards = hands[turn];
        may.together = 1;
        break;
      case Step::playing:
        may.cards = hands[turn];
        if (trick_.empty()) break;
        const char led = suit_of(trick_.led());
        const Cards following =
            those(hands[turn], [&](PlainCard card) { return suit_of(card) == led; });
        if (!following.empty()) may.cards = following;
        break;
    }
    return may;
  }

  void say(const std::string& what) override {
    if (step_ == Step::alone) {
      if (what == "alone") resting_ = after(maker_, 2);
      if (said_ < 4 && resting_ != dealer) {
        hands[dealer].push_back(turned_);
        step_ = Step::laying_away;
        turn = dealer;
      } else {
        begin_play();
      }
      return;
    }
    if (what != "pass") {
      trumps_ = said_ < 4 ? turned_.suit : letter(what);
      maker_ = turn;
      step_ = Step::alone;
      return;
    }
    turn = after(turn);
    if (++said_ == 8) {
      count("all pass twice");
      deal_is_over = is_thrown_in = true;
    }
  }

  void lay(const Cards& cards) override {
    take_out(hands[turn], cards[0]);
    begin_play();
  }

  void play(PlainCard card) override {
    take_out(hands[turn], card);
    trick_.lay(turn, card);
    if (trick_.size() < (resting_ < 0 ? 4U : 3U)) {
      turn = next(turn);
      return;
    }
    turn = trick_.seats[trick_.winning([&](PlainCard later, PlainCard earlier) {
      if (suit_of(later) != suit_of(earlier)) return suit_of(later) == trumps_;
      return height(later) > height(earlier);
    })];
    ++tricks_[turn % 2];
    trick_.clear();
    if (hands[turn].empty()) settle();
  }

  bool match_is_over() const override { return std::max(scores[0], scores[1]) >= 10; }

  int height(PlainCard card) const override {
    if (card.rank == 'J' && suit_of(card) == trumps_) return card.suit == trumps_ ? 40 : 39;
    return place_in("9TJQKA", card.rank) + (card.suit == trumps_ ? 20 : 0);
  }

  std::string wish(RandomStream& random) const override {
    return step_ == Step::naming && random.below(100) < 75 ? "pass" : "";
  }

 private:
  enum class Step { naming, alone, laying_away, playing };

  static char letter(const std::string& suit) { return static_cast<char>(suit[0] - 'a' + 'A'); }

  int next(int seat) const { return after(seat) == resting_ ? after(seat, 2) : after(seat); }

  void begin_play() {
    step_ = Step::playing;
    turn = next(dealer);
  }

  // The left bower is of the trump suit.
  char suit_of(PlainCard card) const {
    const auto other = [](char suit) {
      return suit == 'S' ? 'C' : suit == 'C' ? 'S' : suit == 'H' ? 'D' : 'H';
    };
    return card.rank == 'J' && trumps_ != 0 && card.suit == other(trumps_) ? trumps_ : card.suit;
  }

  void settle() {
    deal_is_over = true;
    const int makers = maker_ % 2;
    const int taken = tricks_[makers];
    const bool alone = resting_ >= 0;
    if (taken == 5) {
      add(makers, alone ? 4 : 2);
    } else if (taken >= 3) {
      add(makers, 1);
    } else {
      add(1 - makers, 2);
    }
    count(std::string(alone ? "alone, " : "") + std::to_string(taken) +
          (said_ < 4 ? ", ordered up" : ", named"));
    if (resting_ == dealer) count("the dealer sits out");
    if (resting_ == after(dealer)) count("the eldest sits out");
  }

  PlainCard turned_;
  int said_ = 0;
  char trumps_ = 0;
  int maker_ = -1, resting_ = -1;
  Step step_ = Step::naming;
  std::array<int, 2> tricks_{};
  OpenTrick trick_;
};

}  // namespace

std::unique_ptr<Referee> euchre_referee() { return std::make_unique<EuchreReferee>(); }

}  // namespace houserule::referees
