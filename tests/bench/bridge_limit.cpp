// The limit for Bridge: how many whole random deals a second a program can play that knows no other
// game. `houserule bench` compares the interpreter with it; no interpreter and no Lua in here.
//
// Four players, matches of four deals. A deal is bid, played and settled; one that all pass is
// dealt again and not counted. Every decision is uniform over what is legal: passing, all higher
// bids, and doubling or redoubling where it is possible.
//
// Bookkeeping only:
//   - Cards are bits, sixteen places to a suit, and suits in the order of bids. After the bids they
//     are turned so that trumps are the highest suit: then a greater number is the higher card.
//   - A bid is a number from 0 to 34, the five strains of a level one after the other.
//   - Only the number of tricks is kept, not what is in them.
//   - Seats are counted from the dealer; the dealer's side is that of seats 0 and 2.

#include "limit_kit.h"

namespace {

using namespace limit;

// ---- Cards

// 2 3 4 ... K A of a suit from its lowest bit; three bits of each suit stay empty.
enum Strain { clubs, diamonds, hearts, spades, no_trumps };
enum Rank { two, ten = 8, jack, queen, king, ace };

constexpr Cards card(int suit, int rank) { return Cards{1} << (16 * suit + rank); }
constexpr Cards suit_of(Cards one_card) {
  return Cards{0x1FFF} << (std::countr_zero(one_card) & 48);
}

constexpr Cards deck = 0x1FFF1FFF1FFF1FFF;
constexpr Cards top_suit = Cards{0x1FFF} << 48;

// Makes `suit` the highest.
constexpr Cards turned(Cards cards, int suit) { return std::rotl(cards, 16 * (spades - suit)); }

// ---- Bidding

constexpr int bids = 35;
constexpr int bid_of(int level, Strain strain) { return 5 * (level - 1) + strain; }

struct Contract {
  int bid = -1;
  int doubled = 0;  // 2 if redoubled
  std::size_t declarer = 0;

  int level() const { return bid / 5 + 1; }
  int strain() const { return bid % 5; }
};

class Auction {
 public:
  bool has_bid() const { return contract_.bid >= 0; }
  // Or to redouble, for the side that has bid.
  bool may_double() const {
    const bool of_bidder = ((turn_ ^ bidder_) & 1) == 0;
    return has_bid() && contract_.doubled == (of_bidder ? 1 : 0);
  }
  bool is_over() const {
    return passes_ == (has_bid() ? 3 : 4) || (contract_.doubled == 2 && contract_.bid == bids - 1);
  }
  // What may be said beside passing: doubling or redoubling first, then each higher bid.
  int choices() const { return bids - 1 - contract_.bid + (may_double() ? 1 : 0); }

  // Says the choice of that number, from 1; 0 is to pass.
  void say(int choice) {
    if (choice == 0) {
      ++passes_;
    } else if (choice == 1 && may_double()) {
      ++contract_.doubled;
      passes_ = 0;
    } else {
      bid(contract_.bid + choice - (may_double() ? 1 : 0));
    }
    turn_ = (turn_ + 1) & 3;
  }

  // Precondition: somebody has bid.
  Contract contract() const {
    Contract contract = contract_;
    contract.declarer = first_[bidder_ & 1][static_cast<std::size_t>(contract.bid % 5)];
    return contract;
  }

 private:
  static constexpr std::uint8_t nobody = 4;

  void bid(int bid) {
    contract_.bid = bid;
    contract_.doubled = 0;
    passes_ = 0;
    bidder_ = turn_;
    std::uint8_t& first = first_[turn_ & 1][static_cast<std::size_t>(bid % 5)];
    if (first == nobody) first = static_cast<std::uint8_t>(turn_);
  }

  Contract contract_;
  int passes_ = 0;
  std::size_t turn_ = 0, bidder_ = 0;
  // By side: who named each strain first.
  std::array<std::array<std::uint8_t, 5>, 2> first_ = {
      {{nobody, nobody, nobody, nobody, nobody}, {nobody, nobody, nobody, nobody, nobody}}};
};

// ---- A deal

struct Deal {
  Quarters hands{};
  Contract contract;
  int tricks = 0;  // of the declarer's side
  std::int32_t questions = 0;
  std::int32_t redeals = 0;

  void bid(RandomStream& random) {
    Auction auction;
    while (!auction.is_over()) {
      ++questions;
      auction.say(
          static_cast<int>(random.below(static_cast<std::uint32_t>(1 + auction.choices()))));
    }
    if (auction.has_bid()) contract = auction.contract();
  }

  // Each seat plays what `choose` takes from the legal cards. Returns the winner.
  template <typename Choose>
  std::size_t play_trick(std::size_t leader, Cards trumps, Choose&& choose) {
    const Cards lead = choose(hands[leader]);
    hands[leader] ^= lead;
    const Cards led = suit_of(lead);
    const Cards rivals = led | trumps;
    Cards best = lead;
    std::size_t winner = leader;
    for (std::size_t step = 1; step < 4; ++step) {
      const std::size_t seat = (leader + step) & 3;
      Cards& hand = hands[seat];
      const Cards following = hand & led;
      const Cards played = choose(following != 0 ? following : hand);
      hand ^= played;
      const Cards rival = played & rivals;
      winner = rival > best ? seat : winner;
      best = std::max(best, rival);
    }
    tricks += static_cast<int>(((winner ^ contract.declarer) & 1) ^ 1);
    return winner;
  }

  void play_tricks(RandomStream& random) {
    const bool has_trumps = contract.strain() != no_trumps;
    if (has_trumps) {
      for (Cards& hand : hands) hand = turned(hand, contract.strain());
    }
    const Cards trumps = has_trumps ? top_suit : 0;
    TrickDraws<4> draws(random);
    std::size_t leader = (contract.declarer + 1) & 3;
    for (int trick = 1; trick <= 12; ++trick) {
      draws.begin_trick();
      leader = play_trick(leader, trumps, [&](Cards legal) { return one_of(legal, draws); });
    }
    play_trick(leader, trumps, [](Cards only) { return only; });
  }

  void play(RandomStream& random) {
    for (redeals = -1; contract.bid < 0; ++redeals) {
      hands = quarters(deck, random);
      bid(random);
    }
    play_tricks(random);
  }
};

// ---- Settling

int made(const Contract& contract, int over, bool vulnerable) {
  const int strain = contract.strain();
  const int trick = strain <= diamonds ? 20 : 30;
  const int value = (trick * contract.level() + (strain == no_trumps ? 10 : 0)) << contract.doubled;
  const int game = vulnerable ? 500 : 300;
  const int slam = (contract.level() == 6 ? 500 : contract.level() == 7 ? 1000 : 0);
  const int over_each = contract.doubled == 0 ? trick : contract.doubled * (vulnerable ? 200 : 100);
  return value + (value < 100 ? 50 : game) + (vulnerable ? slam + slam / 2 : slam) +
         50 * contract.doubled + over * over_each;
}

int failed(const Contract& contract, int down, bool vulnerable) {
  if (contract.doubled == 0) return down * (vulnerable ? 100 : 50);
  // 300 each, but 200 for the first, and 100 less for each of the first three if not vulnerable:
  // 100, 300, 500, 800.
  const int less = vulnerable ? 100 : 100 + 100 * std::min(down, 3);
  return contract.doubled * (300 * down - less);
}

// What the declarer's side scores; the other side scores it where it is less than nothing.
int score_of(const Contract& contract, int tricks, bool vulnerable) {
  const int over = tricks - 6 - contract.level();
  return over >= 0 ? made(contract, over, vulnerable) : -failed(contract, -over, vulnerable);
}

// In the first deal of four nobody is vulnerable, then the dealer's side twice, then everybody.
constexpr bool is_vulnerable(std::size_t side, std::int64_t deal) {
  const std::int64_t place = deal & 3;
  return place == 3 || (place != 0 && side == 0);
}

// ---- The loop

template <std::size_t seats>
class Loop {
 public:
  explicit Loop(std::uint64_t seed) : random_(seed, houserule::Purpose::deal) {}

  void play(std::int64_t deals) {
    for (std::int64_t i = 0; i < deals; ++i) {
      Deal deal;
      deal.play(random_);
      count(deal);
    }
  }
  std::int64_t decisions() const { return questions_ + 52 * deals_; }

  // Sides: the dealer's, then the other. A game is what is worth 100 points without its bonus.
  void report(Report& report) const {
    report.mean("passed_out", redeals_, deals_);
    report.means("level", levels_, deals_);
    report.means("strain", strains_, deals_);
    report.means("doubled", doubled_, deals_);
    report.means("declarer_seat", declarers_, deals_);
    report.mean("made", made_, deals_);
    report.mean("mean_tricks", tricks_, deals_);
    report.mean("trick_squares", trick_squares_, deals_);
    report.means("mean_score_side", scores_, deals_);
    report.mean("score_squares", score_squares_, deals_);
  }

 private:
  void count(const Deal& deal) {
    const Contract& contract = deal.contract;
    const std::size_t side = contract.declarer & 1;
    const int score = score_of(contract, deal.tricks, is_vulnerable(side, deals_));
    ++deals_;
    questions_ += deal.questions;
    redeals_ += deal.redeals;
    ++levels_[static_cast<std::size_t>(contract.level() - 1)];
    ++strains_[static_cast<std::size_t>(contract.strain())];
    ++doubled_[static_cast<std::size_t>(contract.doubled)];
    ++declarers_[contract.declarer];
    made_ += score > 0;
    tricks_ += deal.tricks;
    trick_squares_ += deal.tricks * deal.tricks;
    scores_[score > 0 ? side : side ^ 1] += score > 0 ? score : -score;
    score_squares_ += std::int64_t{score} * score;
  }

  RandomStream random_;
  std::int64_t deals_ = 0, questions_ = 0, redeals_ = 0, made_ = 0, tricks_ = 0;
  std::int64_t trick_squares_ = 0, score_squares_ = 0;
  std::array<std::int64_t, 7> levels_{};
  std::array<std::int64_t, 5> strains_{};
  std::array<std::int64_t, 3> doubled_{};
  std::array<std::int64_t, seats> declarers_{};
  std::array<std::int64_t, 2> scores_{};
};

// ---- Self-test

void tricks(SelfTest& test) {
  test.expect(turned(card(hearts, ten), hearts) == card(spades, ten) &&
                  turned(card(spades, two), hearts) == card(clubs, two),
              "hearts are turned to the top");
  const auto winner_of = [](std::array<Cards, 4> cards, Cards trumps) {
    Deal deal;
    deal.hands = cards;
    return deal.play_trick(0, trumps, [](Cards only) { return only; });
  };
  const std::array<Cards, 4> spade_ruff = {card(clubs, ten), card(clubs, king), card(spades, two),
                                           card(hearts, ace)};
  test.expect(winner_of(spade_ruff, top_suit) == 2, "a trump wins");
  test.expect(winner_of(spade_ruff, 0) == 1, "without trumps the highest of the suit led");
  Deal follows;
  follows.hands = {card(hearts, two), card(hearts, ace) | card(spades, ace), card(clubs, two),
                   card(clubs, ten)};
  follows.play_trick(0, top_suit, [](Cards legal) { return nth(legal, 0); });
  test.expect(follows.hands[1] == card(spades, ace), "suit must be followed");
}

void auctions(SelfTest& test) {
  Auction passed;
  for (int i = 0; i < 4; ++i) passed.say(0);
  test.expect(passed.is_over(), "four passes");

  Auction auction;
  test.expect(auction.choices() == bids, "35 bids");
  auction.say(1 + bid_of(1, hearts));
  test.expect(auction.may_double() && auction.choices() == 33, "32 bids are higher");
  auction.say(1);
  test.expect(auction.may_double(), "the bidder's side may redouble");
  auction.say(2);  // 1 redoubles
  test.expect(auction.contract().bid == bid_of(1, spades), "the next bid");
  auction.say(0);
  auction.say(bid_of(4, hearts) - bid_of(1, spades));
  for (int i = 0; i < 3; ++i) auction.say(0);
  const Contract contract = auction.contract();
  test.expect(auction.is_over() && contract.bid == bid_of(4, hearts) && contract.declarer == 0 &&
                  contract.doubled == 0,
              "whoever named hearts first declares");

  Auction highest;
  highest.say(bids);
  highest.say(1);
  highest.say(1);
  test.expect(highest.is_over() && highest.contract().doubled == 2, "nobody can say more");
}

void scores(SelfTest& test) {
  const auto score = [](int level, Strain strain, int doubled, int tricks, bool vulnerable) {
    return score_of({bid_of(level, strain), doubled, 0}, tricks, vulnerable);
  };
  test.expect(score(2, spades, 0, 9, false) == 140, "two spades and one over");
  test.expect(score(3, no_trumps, 0, 9, true) == 600, "three without trumps, vulnerable");
  test.expect(score(5, diamonds, 0, 11, false) == 400, "just a game");
  test.expect(score(2, hearts, 1, 9, false) == 570, "a game by doubling, one over");
  test.expect(score(1, clubs, 2, 8, true) == 630, "redoubled but no game, one over");
  test.expect(score(6, spades, 0, 12, true) == 1430, "small slam, vulnerable");
  test.expect(score(7, no_trumps, 0, 13, false) == 1520, "grand slam");
  test.expect(score(7, no_trumps, 2, 13, true) == 2980, "the highest of all");
  test.expect(score(4, hearts, 0, 8, true) == -200 && score(4, hearts, 0, 8, false) == -100,
              "two short");
  constexpr std::array<int, 4> doubled_short = {-100, -300, -500, -800};
  constexpr std::array<int, 4> vulnerable_short = {-200, -500, -800, -1100};
  for (int down = 1; down <= 4; ++down) {
    const auto place = static_cast<std::size_t>(down - 1);
    test.expect(score(4, spades, 1, 10 - down, false) == doubled_short[place], "short, doubled");
    test.expect(score(4, spades, 2, 10 - down, true) == 2 * vulnerable_short[place],
                "short, redoubled and vulnerable");
  }
  test.expect(
      !is_vulnerable(0, 0) && is_vulnerable(0, 1) && !is_vulnerable(1, 2) && is_vulnerable(1, 3),
      "nobody, the dealer's side twice, everybody");
}

void deals(SelfTest& test) {
  RandomStream random(1, houserule::Purpose::deal);
  for (int i = 0; i < 100'000; ++i) {
    Deal deal;
    const Quarters dealt = quarters(deck, random);
    for (const Cards hand : dealt) test.expect(size(hand) == 13, "thirteen cards each");
    test.expect((dealt[0] | dealt[1] | dealt[2] | dealt[3]) == deck, "hands make up the deck");
    deal.play(random);
    for (const Cards hand : deal.hands) test.expect(hand == 0, "every card is played");
    test.expect(deal.tricks >= 0 && deal.tricks <= 13, "thirteen tricks");
  }
}

void self_test(SelfTest& test) {
  tricks(test);
  auctions(test);
  scores(test);
  deals(test);
}

}  // namespace

int main(int count, char** arguments) {
  return run_program<Loop, 4>("bridge", count, arguments, self_test);
}
