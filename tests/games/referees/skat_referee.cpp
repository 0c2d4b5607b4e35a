// Skat: bidding by asking and holding, hand and skat, announcements, matadors, overbids.

#include "tests/games/referees/skat_bidding.h"
#include "tests/games/referees/skat_score.h"

namespace houserule::referees {

namespace {

const std::map<std::string, int> nulls = {
    {"null", 23}, {"null_hand", 35}, {"open_null", 46}, {"open_null_hand", 59}};

bool is_hand(const std::string& null) { return null.find("hand") != std::string::npos; }

class SkatReferee final : public Referee {
 public:
  explicit SkatReferee(int how_many) : Referee(how_many) { strong_hand = players == 3 ? 10 : 0; }

  std::vector<std::string> zones() const override { return {"skat"}; }

  void begin_match() override {
    Referee::begin_match();
    deals_ = 0;
  }

  void begin_deal(const Dealt& dealt) override {
    dealer = dealt.dealer;
    hands = dealt.hands;
    skat_ = dealt.zones[0];
    game_.clear();
    suit_ = 0;
    null_ = 0;
    said_ = {};
    taken_ = {};
    trick_.clear();
    bidding_.begin(seat(1), seat(2), seat(3));
    ask(Step::bidding, bidding_.turn());
  }

  May may() const override {
    May may;
    const Cards& hand = hands[turn];
    switch (step_) {
      case Step::bidding:
        may.pass = true;
        may.calls = bidding_.may_say();
        break;
      case Step::skat_or_hand:
        may.pass = true;
        may.calls = {"hand"};
        break;
      case Step::laying_away:
        may.cards = hand;
        may.together = 2;
        break;
      case Step::naming_game:
        may.calls = {"diamonds", "hearts", "spades", "clubs", "grand"};
        for (const auto& [null, value] : nulls) {
          if (is_hand(null) == said_.hand && value >= bidding_.bid()) may.calls.push_back(null);
        }
        break;
      case Step::announcing:
        may.pass = true;
        may.calls = {"schneider", "schwarz", "open"};
        break;
      case Step::playing:
        may.cards = hand;
        if (!trick_.empty()) {
          const PlainCard led = trick_.led();
          const Cards following = those(hand, [&](PlainCard card) {
            return is_trump(led) ? is_trump(card) : !is_trump(card) && card.suit == led.suit;
          });
          if (!following.empty()) may.cards = following;
        }
        break;
    }
    return may;
  }

  void say(const std::string& what) override {
    const bool pass = what == "pass";
    switch (step_) {
      case Step::bidding:
        bidding_.say(what);
        if (!bidding_.is_over()) {
          turn = bidding_.turn();
        } else if (bidding_.bid() > 0) {
          if (bidding_.is_for_eighteen()) count("forehand for 18");
          ask(Step::skat_or_hand, bidding_.turn());
        } else {
          count("thrown in");
          is_thrown_in = deal_is_over = true;
          ++deals_;
        }
        break;
      case Step::skat_or_hand:
        said_.hand = !pass;
        if (!said_.hand) hands[turn].insert(hands[turn].end(), skat_.begin(), skat_.end());
        ask(said_.hand ? Step::naming_game : Step::laying_away, turn);
        break;
      case Step::naming_game:
        name(what);
        break;
      case Step::announcing:
        if (!pass) announce(what);
        begin_play();
        break;
      default:
        break;
    }
  }

  void lay(const Cards& cards) override {
    for (const PlainCard card : cards) take_out(hands[turn], card);
    skat_ = cards;
    ask(Step::naming_game, turn);
  }

  void play(PlainCard card) override {
    take_out(hands[turn], card);
    trick_.lay(turn, card);
    if (trick_.size() < 3) {
      turn = next(turn);
      return;
    }
    turn = trick_.seats[trick_.winning([&](PlainCard later, PlainCard earlier) {
      if (is_trump(later) || is_trump(earlier)) {
        return is_trump(later) && (!is_trump(earlier) || height(later) > height(earlier));
      }
      return later.suit == earlier.suit && height(later) > height(earlier);
    })];
    ++(turn == declarer_ ? taken_.tricks : taken_.opponents_tricks);
    if (turn == declarer_) taken_.points += points(trick_.cards);
    trick_.clear();
    const bool null_is_lost = null_ > 0 && taken_.tricks > 0;
    if (null_is_lost || hands[turn].empty()) settle();
  }

  bool match_is_over() const override { return deals_ == (players == 3 ? 12 : 16); }

  int height(PlainCard card) const override {
    if (null_ > 0) return place_in("789TJQKA", card.rank);
    if (card.rank == 'J') return 30 + place_in("DHSC", card.suit);
    return (is_trump(card) ? 20 : 0) + place_in("789QKTA", card.rank);
  }

  std::string wish(RandomStream& random) const override {
    const auto roll = random.below(100);
    if (step_ == Step::bidding && roll < 90) return roll < 50 ? "pass" : bidding_.may_say()[0];
    if (step_ == Step::announcing) return roll < 50 ? "pass" : "";
    return "";
  }

 private:
  enum class Step { bidding, skat_or_hand, laying_away, naming_game, announcing, playing };

  int seat(int place) const { return after(dealer, place); }  // 1 forehand, 2 middle, 3 rear
  int next(int from) const {
    const int to = after(from);
    return players == 4 && to == dealer ? after(to) : to;
  }
  void ask(Step step, int whom) {
    step_ = step;
    turn = whom;
  }

  void name(const std::string& game) {
    game_ = game;
    declarer_ = turn;
    const std::vector<std::string> suits = {"diamonds", "hearts", "spades", "clubs"};
    const auto at = std::find(suits.begin(), suits.end(), game);
    if (at != suits.end()) suit_ = "DHSC"[at - suits.begin()];
    null_ = nulls.count(game) > 0 ? nulls.at(game) : 0;
    if (said_.hand && null_ == 0) {
      ask(Step::announcing, turn);
    } else {
      begin_play();
    }
  }

  void announce(const std::string& what) {
    said_.open = what == "open";
    said_.schwarz = said_.open || what == "schwarz";
    said_.schneider = said_.schwarz || what == "schneider";
  }

  void begin_play() {
    Cards all = hands[declarer_];
    all.insert(all.end(), skat_.begin(), skat_.end());
    said_.trumps = suit_;
    said_.matadors = matadors(all, suit_);
    ask(Step::playing, seat(1));
  }

  bool is_trump(PlainCard card) const {
    return null_ == 0 && (card.rank == 'J' || card.suit == suit_);
  }

  static int points(const Cards& cards) {
    int sum = 0;
    for (const PlainCard card : cards) {
      for (const auto& [rank, worth] :
           {std::pair('A', 11), {'T', 10}, {'K', 4}, {'Q', 3}, {'J', 2}}) {
        if (card.rank == rank) sum += worth;
      }
    }
    return sum;
  }

  void settle() {
    deal_is_over = true;
    ++deals_;
    if (null_ > 0) {
      scores[declarer_] += taken_.tricks == 0 ? null_ : -2 * null_;
      count(game_ + (taken_.tricks == 0 ? " won" : " lost"));
      return;
    }
    taken_.points += points(skat_);
    const int score = skat_score(said_, taken_, bidding_.bid());
    const std::string won = score > 0 ? " won" : " lost";
    scores[declarer_] += score;
    count(game_ + (said_.hand ? " hand" : "") + (said_.open ? " open" : "") + won);
    if (said_.schneider && !said_.schwarz) count("schneider said" + won);
    if (said_.schwarz && !said_.open) count("schwarz said" + won);
    if (score < 0 && taken_.points >= 61) count("lost with enough");
    if (taken_.tricks == 0) count("no trick");
    if (taken_.opponents_tricks == 0) count("all tricks");
  }

  int deals_ = 0;
  Step step_ = Step::bidding;
  SkatBidding bidding_;
  Cards skat_;  // or the two cards laid away
  std::string game_;
  char suit_ = 0;  // of trumps
  int null_ = 0;   // what it is worth
  int declarer_ = 0;
  SkatGame said_;
  SkatTaken taken_;
  OpenTrick trick_;
};

}  // namespace

std::unique_ptr<Referee> skat_referee(int players) {
  return std::make_unique<SkatReferee>(players);
}

}  // namespace houserule::referees
