// Bridge in four deals: the auction, who declares, contracts made and failed.

#include "tests/games/referees/referee.h"

namespace houserule::referees {

namespace {

const std::vector<std::string> bids = [] {
  std::vector<std::string> all;
  for (const char level : {'1', '2', '3', '4', '5', '6', '7'}) {
    for (const char* strain : {"c", "d", "h", "s", "nt"})
      all.push_back(level + std::string(strain));
  }
  return all;
}();

class BridgeReferee final : public Referee {
 public:
  BridgeReferee() : Referee(4) { strong_hand = 13; }

  void begin_match() override {
    Referee::begin_match();
    deal_ = 1;
  }

  void begin_deal(const Dealt& dealt) override {
    dealer = dealt.dealer;
    hands = dealt.hands;
    bid_ = -1;
    doubled_ = passes_ = 0;
    for (auto& of_side : first_) of_side.fill(-1);
    is_played_ = false;
    tricks_ = 0;
    trick_.clear();
    turn = dealer;
  }

  May may() const override {
    May may;
    if (is_played_) {
      may.cards = trick_.empty() ? hands[turn] : follow_suit(hands[turn], trick_.led().suit);
      return may;
    }
    may.pass = true;
    for (int i = bid_ + 1; i < 35; ++i) may.calls.push_back(bids[static_cast<std::size_t>(i)]);
    if (may_double()) may.calls.push_back("double");
    if (may_redouble()) may.calls.push_back("redouble");
    return may;
  }

  void say(const std::string& what) override {
    if (what == "pass") {
      ++passes_;
      if (bid_ < 0 && passes_ == 4) {
        count("passed out");
        deal_is_over = is_thrown_in = must_deal_again = true;
        return;
      }
      if (bid_ >= 0 && passes_ == 3) {
        begin_play();
        return;
      }
    } else {
      passes_ = 0;
      if (what == "double") {
        doubled_ = 1;
      } else if (what == "redouble") {
        doubled_ = 2;
        if (bid_ == 34) {  // nobody can say more
          begin_play();
          return;
        }
      } else {
        bid_ = static_cast<int>(std::find(bids.begin(), bids.end(), what) - bids.begin());
        bidder_ = turn;
        doubled_ = 0;
        int& first = first_[turn % 2][bid_ % 5];
        if (first < 0) first = turn;
      }
    }
    turn = after(turn);
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
    if (turn % 2 == declarer_ % 2) ++tricks_;
    trick_.clear();
    if (hands[turn].empty()) settle();
  }

  bool match_is_over() const override { return deal_ > 4; }

  int height(PlainCard card) const override {
    return place_in("23456789TJQKA", card.rank) + (card.suit == trumps_ ? 13 : 0);
  }

  std::string wish(RandomStream& random) const override {
    const auto roll = random.below(100);
    if (roll < 20 && (may_double() || may_redouble())) return may_double() ? "double" : "redouble";
    if (roll < 65) return "pass";
    const std::uint32_t jump =
        roll < 95 ? std::min(random.below(12), random.below(12)) : random.below(35);
    const auto next = static_cast<std::size_t>(bid_ + 1) + jump;
    return next < 35 ? bids[next] : "pass";
  }

 private:
  bool may_double() const { return bid_ >= 0 && doubled_ == 0 && bidder_ % 2 != turn % 2; }
  bool may_redouble() const { return bid_ >= 0 && doubled_ == 1 && bidder_ % 2 == turn % 2; }

  void begin_play() {
    is_played_ = true;
    declarer_ = first_[bidder_ % 2][bid_ % 5];
    trumps_ = "CDHSN"[bid_ % 5];
    turn = after(declarer_);
  }

  bool is_vulnerable(int side) const { return deal_ == 4 || (deal_ > 1 && dealer % 2 == side); }

  void settle() {
    deal_is_over = true;
    const int side = declarer_ % 2;
    const bool vulnerable = is_vulnerable(side);
    const int level = bid_ / 5 + 1;
    const int over = tricks_ - 6 - level;
    const std::string& kind = bids[static_cast<std::size_t>(bid_)];
    const char* const stakes = doubled_ == 0 ? "" : doubled_ == 1 ? " doubled" : " redoubled";
    count(kind + (over >= 0 ? " made" : " failed"));
    count(std::string(over > 0    ? "overtricks"
                      : over == 0 ? "just made"
                                  : "undertricks") +
          stakes + (vulnerable ? " vulnerable" : ""));
    if (over >= 0) {
      add(side, made(level, over, vulnerable));
    } else {
      add(1 - side, failed(-over, vulnerable));
    }
    ++deal_;
  }

  int made(int level, int over, bool vulnerable) const {
    const bool minor = bid_ % 5 < 2;
    const bool no_trumps = bid_ % 5 == 4;
    const int trick = minor ? 20 : 30;
    const int bid_tricks = (trick * level + (no_trumps ? 10 : 0)) * (1 << doubled_);
    int score = bid_tricks;
    score += bid_tricks < 100 ? 50 : vulnerable ? 500 : 300;
    if (level == 6) score += vulnerable ? 750 : 500;
    if (level == 7) score += vulnerable ? 1500 : 1000;
    score += doubled_ * 50;
    const int overtrick = doubled_ == 0 ? trick : doubled_ * (vulnerable ? 200 : 100);
    return score + over * overtrick;
  }

  int failed(int down, bool vulnerable) const {
    if (doubled_ == 0) return down * (vulnerable ? 100 : 50);
    int score = 0;
    for (int i = 1; i <= down; ++i) {
      score += vulnerable ? (i == 1 ? 200 : 300) : i == 1 ? 100 : i <= 3 ? 200 : 300;
    }
    return score * doubled_;
  }

  int deal_ = 1;
  int bid_ = -1, bidder_ = 0, doubled_ = 0, passes_ = 0;
  std::array<std::array<int, 5>, 2> first_{};  // by side: who named each strain first
  bool is_played_ = false;
  int declarer_ = 0, tricks_ = 0;
  char trumps_ = 0;
  OpenTrick trick_;
};

}  // namespace

std::unique_ptr<Referee> bridge_referee() { return std::make_unique<BridgeReferee>(); }

}  // namespace houserule::referees
