// Belote: taking the turned card, declarations, trumps that must be gone above, held points.

#include "tests/games/referees/belote_declarations.h"

namespace houserule::referees {

namespace {

constexpr const char* trump_ranks = "78QKTA9J";
constexpr const char* plain_ranks = "789JQKTA";

class BeloteReferee final : public Referee {
 public:
  BeloteReferee() : Referee(4) { strong_hand = 5; }

  std::vector<std::string> zones() const override { return {"turned", "stock"}; }

  void begin_match() override {
    Referee::begin_match();
    held_ = 0;
  }

  void begin_deal(const Dealt& dealt) override {
    dealer = dealt.dealer;
    hands = dealt.hands;
    turned_ = dealt.zones[0][0];
    stock_ = dealt.zones[1];
    said_ = 0;
    trumps_ = 0;
    points_ = belote_ = won_ = {};
    declared_.clear();
    trick_.clear();
    tricks_ = 0;
    turn = after(dealer);
  }

  May may() const override {
    May may;
    if (trumps_ == 0) {
      may.pass = true;
      if (said_ < 4) {
        may.calls = {"take"};
        return may;
      }
      for (const char* suit : {"clubs", "diamonds", "hearts", "spades"}) {
        if (letter(suit) != turned_.suit) may.calls.push_back(suit);
      }
      return may;
    }
    may.pass = tricks_ == 0 && !has_declared_;
    if (may.pass) {
      may.melds = declarations_in(undeclared_);
    } else {
      may.cards = playable();
    }
    return may;
  }

  void say(const std::string& what) override {
    if (trumps_ != 0) {
      has_declared_ = true;
      return;
    }
    if (what != "pass") {
      count(said_ < 4 ? "taken in the first round" : "taken in the second round");
      take(said_ < 4 ? turned_.suit : letter(what));
      return;
    }
    turn = after(turn);
    if (++said_ == 8) {
      count("all pass");
      deal_is_over = is_thrown_in = true;
    }
  }

  void lay(const Cards& cards) override {
    declared_.push_back({turn, cards});
    for (const PlainCard card : cards) take_out(undeclared_, card);
  }

  void play(PlainCard card) override {
    take_out(hands[turn], card);
    trick_.lay(turn, card);
    if (trick_.size() < 4) {
      begin_turn(after(turn));
      return;
    }
    const int winner = trick_.seats[winning()];
    for (const PlainCard one : trick_.cards) points_[winner % 2] += worth(one);
    ++won_[winner % 2];
    ++tricks_;
    trick_.clear();
    begin_turn(winner);
    if (tricks_ == 8) settle();
  }

  bool match_is_over() const override {
    return std::max(scores[0], scores[1]) >= 1001 && scores[0] != scores[1];
  }

  int height(PlainCard card) const override {
    return card.suit == trumps_ ? 10 + place_in(trump_ranks, card.rank)
                                : place_in(plain_ranks, card.rank);
  }

  std::string wish(RandomStream& random) const override {
    return trumps_ == 0 && random.below(100) < 70 ? "pass" : "";
  }

 private:
  static char letter(const std::string& suit) { return static_cast<char>(suit[0] - 'a' + 'A'); }

  void take(char trumps) {
    trumps_ = trumps;
    taker_ = turn;
    hands[turn].push_back(turned_);
    for (int i = 1; i <= 4; ++i) {
      const int seat = after(dealer, i);
      while (hands[seat].size() < 8) {
        hands[seat].push_back(stock_.back());
        stock_.pop_back();
      }
      const bool has_belote =
          holds(hands[seat], {trumps_, 'K'}) && holds(hands[seat], {trumps_, 'Q'});
      if (has_belote) belote_[seat % 2] = 20;
    }
    begin_turn(after(dealer));
  }

  void begin_turn(int seat) {
    turn = seat;
    undeclared_ = hands[seat];
    has_declared_ = false;
  }

  std::size_t winning() const {
    return trick_.winning([&](PlainCard later, PlainCard earlier) {
      if (later.suit != earlier.suit) return later.suit == trumps_;
      return height(later) > height(earlier);
    });
  }

  Cards playable() const {
    const Cards& hand = hands[turn];
    if (trick_.empty()) return hand;
    const char led = trick_.led().suit;
    const std::size_t best = winning();
    const Cards following = those(hand, [&](PlainCard card) { return card.suit == led; });
    if (led != trumps_) {
      if (!following.empty()) return following;
      if (trick_.seats[best] % 2 == turn % 2) return hand;
    }
    const Cards trumps = those(hand, [&](PlainCard card) { return card.suit == trumps_; });
    const Cards above = those(trumps, [&](PlainCard card) {
      return trick_.cards[best].suit != trumps_ || height(card) > height(trick_.cards[best]);
    });
    return !above.empty() ? above : !trumps.empty() ? trumps : hand;
  }

  int worth(PlainCard card) const {
    switch (card.rank) {
      case 'A':
        return 11;
      case 'T':
        return 10;
      case 'K':
        return 4;
      case 'Q':
        return 3;
      case 'J':
        return card.suit == trumps_ ? 20 : 2;
      case '9':
        return card.suit == trumps_ ? 14 : 0;
      default:
        return 0;
    }
  }

  void settle() {
    deal_is_over = true;
    const int takers = taker_ % 2;
    const int others = 1 - takers;
    std::array<int, 2> cards = points_;
    cards[turn % 2] += 10;
    for (const int side : {0, 1}) {
      if (won_[side] == 8) cards[side] = 252;
    }
    const std::array<int, 2> declared = valid_declarations(declared_, trumps_);
    std::array<int, 2> total;
    for (const int side : {0, 1}) total[side] = cards[side] + declared[side] + belote_[side];
    std::string how;
    if (total[takers] > total[others]) {
      how = "made";
      add(takers, total[takers]);
      add(others, total[others]);
    } else if (total[takers] < total[others]) {
      how = "failed";
      add(takers, belote_[takers]);
      add(others, (won_[others] == 8 ? 252 : 162) + declared[0] + declared[1] + belote_[others]);
    } else {
      how = held_ > 0 ? "tied again" : "tied";
      add(takers, belote_[takers]);
      add(others, total[others]);
      held_ += total[takers] - belote_[takers];
    }
    if (total[takers] != total[others] && held_ > 0) {
      how += ", held points won";
      add(total[takers] > total[others] ? takers : others, held_);
      held_ = 0;
    }
    count(how);
    if (won_[takers] == 8) count("all tricks to the takers");
    if (won_[others] == 8) count("all tricks to the others");
    if (belote_[0] + belote_[1] > 0) count("belote, " + how);
    if (declared_.size() > 1) count("several declarations, " + how);
    count_declarations();
  }

  void count_declarations() {
    std::array<bool, 2> has_four{}, has_hundred{};
    for (const Declaration& one : declared_) {
      const int side = one.seat % 2;
      has_four[side] |= is_four(one.cards);
      has_hundred[side] |= !is_four(one.cards) && one.cards.size() >= 5;
      count((is_four(one.cards) ? "four, " : "sequence, ") + std::to_string(worth_of(one.cards)));
    }
    const bool both = (has_four[0] && has_hundred[1]) || (has_four[1] && has_hundred[0]);
    if (both) count("a four against a sequence of 100");
  }

  PlainCard turned_;
  Cards stock_;
  int said_ = 0;
  char trumps_ = 0;
  int taker_ = 0;
  Cards undeclared_;  // of the seat whose turn it is
  bool has_declared_ = false;
  std::vector<Declaration> declared_;  // in the order of play
  std::array<int, 2> points_{}, belote_{}, won_{};
  int tricks_ = 0;
  int held_ = 0;
  OpenTrick trick_;
};

}  // namespace

std::unique_ptr<Referee> belote_referee() { return std::make_unique<BeloteReferee>(); }

}  // namespace houserule::referees
