// The limit for French Tarot: how many whole random deals a second a program can play that knows no
// other game. `houserule bench` compares the interpreter with it; no interpreter and no Lua in
// here.
//
// Three, four or five players. A deal is bid, called (five players), exchanged, declared, played
// and settled; one that all pass is dealt again and not counted. Every decision is uniform over
// what is legal: bids over passing and all higher ones, discards and handfuls over all sets of
// cards that may be laid away or shown.
//
// Bookkeeping only:
//   - Cards are bits of two words, suits and trumps, so that hands are sets; a greater number is
//   the
//     higher card of a suit, and of the trumps.
//   - What a handful shows decides nothing, so only its size is drawn, by how many such sets there
//     are.
//   - Half points are counted as whole numbers: all points and payments are doubled.
//   - Seats are counted from the dealer's right; only the takers' cards are kept, for the defence
//     has the others.

#include "limit_kit.h"

namespace {

using namespace limit;

// ---- Cards

// Suits: sixteen places each, 1 2 3 ... 10 J C Q K from the lowest bit. Trumps: the Excuse is the
// lowest bit, trump n the n-th above it.
struct Set {
  Cards suited = 0;
  Cards trumps = 0;

  bool operator==(const Set&) const = default;
};

constexpr Set operator|(Set a, Set b) { return {a.suited | b.suited, a.trumps | b.trumps}; }
constexpr Set operator&(Set a, Set b) { return {a.suited & b.suited, a.trumps & b.trumps}; }
constexpr Set operator^(Set a, Set b) { return {a.suited ^ b.suited, a.trumps ^ b.trumps}; }

using limit::half_of;
using limit::nth;
using limit::quarter_of;
using limit::size;

inline int size(Set cards) { return std::popcount(cards.suited) + std::popcount(cards.trumps); }

inline Set nth(Set cards, std::uint32_t index) {
  const auto suited = static_cast<std::uint32_t>(std::popcount(cards.suited));
  const bool trump = index >= suited;
  const Cards one = nth(trump ? cards.trumps : cards.suited, index - (trump ? suited : 0));
  return {trump ? 0 : one, trump ? one : 0};
}

inline Set half_of(Set cards, RandomStream& random) {
  return {half_of(cards.suited, random), half_of(cards.trumps, random)};
}
inline Set quarter_of(Set cards, RandomStream& random) {
  return {quarter_of(cards.suited, random), quarter_of(cards.trumps, random)};
}

enum Suit { spades, hearts, diamonds, clubs };

constexpr Cards card(Suit suit, int rank) { return Cards{1} << (16 * suit + rank - 1); }
constexpr Cards trump(int number) { return Cards{1} << number; }
constexpr Cards of_all_suits(int rank) { return Cards{0x0001000100010001} << (rank - 1); }
constexpr Cards suit_of(Cards one_card) {
  return one_card != 0 ? Cards{0x3FFF} << (std::countr_zero(one_card) & 48) : 0;
}

constexpr Cards jacks = of_all_suits(11);
constexpr Cards knights = of_all_suits(12);
constexpr Cards queens = of_all_suits(13);
constexpr Cards kings = of_all_suits(14);
constexpr Cards excuse = 1;
constexpr Cards petit = trump(1);
constexpr Cards oudlers = excuse | petit | trump(21);
constexpr Cards middle_trumps = (trump(21) - 1) & ~oudlers;  // 2 to 20
constexpr Set deck = {0x3FFF3FFF3FFF3FFF, trump(22) - 1};
constexpr Set small = {deck.suited & ~(jacks | knights | queens | kings), middle_trumps};

// In half points, as all points and payments here.
constexpr int points_in(Set cards) {
  return std::popcount(cards.suited) + std::popcount(cards.trumps) +
         2 * std::popcount(cards.suited & jacks) + 4 * std::popcount(cards.suited & knights) +
         6 * std::popcount(cards.suited & queens) + 8 * std::popcount(cards.suited & kings) +
         8 * std::popcount(cards.trumps & oudlers);
}

// ---- The table

enum Bid { pass, prise, garde, garde_sans, garde_contre };
constexpr std::array<int, 5> times = {0, 1, 2, 4, 6};

constexpr std::size_t nobody = 99;

template <std::size_t seats>
struct Table {
  static_assert(seats >= 3 && seats <= 5);
  static constexpr int hand_size = seats == 3 ? 24 : seats == 4 ? 18 : 15;
  static constexpr int chien_size = seats == 5 ? 3 : 6;
  static constexpr int tricks = hand_size;
  static constexpr std::array<int, 3> handful_sizes = seats == 3   ? std::array{13, 15, 18}
                                                      : seats == 4 ? std::array{10, 13, 15}
                                                                   : std::array{8, 10, 13};
  static constexpr int shortest_handful = handful_sizes[0];

  static constexpr std::size_t after(std::size_t seat, std::size_t steps) {
    const std::size_t sum = seat + steps;
    return sum >= seats ? sum - seats : sum;
  }
};

// How many handfuls of the three sizes a hand with so many trumps can show: the Excuse is shown
// only when the trumps are one too few.
template <std::size_t seats>
std::array<std::uint32_t, 3> handful_ways(Cards trumps) {
  static constexpr auto table = [] {
    std::array<std::array<std::array<std::uint32_t, 3>, 22>, 2> ways{};
    for (std::size_t with_excuse = 0; with_excuse < 2; ++with_excuse) {
      for (std::size_t count = 0; count < 22; ++count) {
        for (std::size_t i = 0; i < 3; ++i) {
          const int wanted = Table<seats>::handful_sizes[i];
          const auto held = static_cast<int>(count);
          ways[with_excuse][count][i] =
              held == wanted - 1 ? static_cast<std::uint32_t>(with_excuse) : binomial(held, wanted);
        }
      }
    }
    return ways;
  }();
  return table[trumps & excuse][static_cast<std::size_t>(std::popcount(trumps & ~excuse))];
}

// ---- Playing

struct Trick {
  Cards led = 0;              // the suit led; none while nothing or a trump is
  Cards best_suited = 0;      // of the suit led
  Cards best_trump = excuse;  // which no trump is below
  std::size_t suit_winner = 0;
  std::size_t trump_winner = 0;
  Set lying{};

  Set legal(Set hand) const {
    if (led == 0 && best_trump == excuse) return hand;
    const Cards following = hand.suited & led;
    const Cards held_excuse = hand.trumps & excuse;
    if (following != 0) return {following, held_excuse};
    const Cards trumps = hand.trumps & ~excuse;
    if (trumps == 0) return hand;
    const Cards over = trumps & -(best_trump << 1);
    return {0, (over != 0 ? over : trumps) | held_excuse};
  }

  void add(Set played, std::size_t seat) {
    lying = lying | played;
    led = led == 0 && best_trump == excuse ? suit_of(played.suited) : led;
    const Cards rival = played.suited & led;
    suit_winner = rival > best_suited ? seat : suit_winner;
    best_suited = std::max(best_suited, rival);
    trump_winner = played.trumps > best_trump ? seat : trump_winner;
    best_trump = std::max(best_trump, played.trumps);
  }

  std::size_t winner() const { return best_trump > excuse ? trump_winner : suit_winner; }
};

// What a deal comes to, before it is paid.
struct Result {
  int bid = pass;
  std::size_t taker = 0;
  std::size_t partner = nobody;
  int points = 0;  // of the takers
  int oudlers = 0;
  int petit = 0;  // the side with the petit in the last trick: 1 the takers, -1 the defence
  int handfuls = 0;
  int tricks = 0;                        // of the takers
  std::array<bool, 2> slam_announced{};  // by the takers, by the defence
};

template <std::size_t seats>
struct Deal {
  using Rules = Table<seats>;

  std::array<Set, seats> hands{};
  Set chien{};
  Set takers{};  // the cards of the takers' side
  Result result;
  std::array<bool, seats> is_taker{};
  std::size_t leader = 0;
  std::int32_t questions = 0;
  std::int32_t redeals = 0;
  std::int32_t shown_trumps = 0;  // discarded
  bool excuse_came_home = false;

  void deal(RandomStream& random) {
    chien = random_part(deck, Rules::chien_size, random);
    Set rest = deck ^ chien;
    for (std::size_t seat = 0; seat + 1 < seats; ++seat) {
      hands[seat] = random_part(rest, Rules::hand_size, random);
      rest = rest ^ hands[seat];
    }
    hands[seats - 1] = rest;
  }

  void bid(RandomStream& random) {
    for (std::size_t seat = 0; seat < seats; ++seat) {
      ++questions;
      const auto higher = static_cast<std::uint32_t>(garde_contre - result.bid);
      const std::uint32_t step = random.below(1 + higher);
      if (step == 0) continue;
      result.bid += static_cast<int>(step);
      result.taker = seat;
    }
  }

  void call(RandomStream& random) {
    ++questions;
    const bool all_kings = (hands[result.taker].suited & kings) == kings;
    const Cards called = one_of(all_kings ? kings | queens : kings, random);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      if (seat != result.taker && (hands[seat].suited & called) != 0) result.partner = seat;
    }
  }

  void exchange(RandomStream& random) {
    if (result.bid == garde_contre) return;
    if (result.bid == garde_sans) {
      takers = chien;
      return;
    }
    ++questions;
    Set& hand = hands[result.taker];
    hand = hand | chien;
    const Cards plain = hand.suited & ~kings;
    const int missing = Rules::chien_size - size(plain);
    if (missing > 0) {
      takers = {plain, random_part(hand.trumps & middle_trumps, missing, random)};
      shown_trumps = missing;
    } else {
      takers = {random_part(plain, Rules::chien_size, random), 0};
    }
    hand = hand ^ takers;
  }

  void declare(RandomStream& random) {
    bool announced = false;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      ++questions;
      if (random.below(2) != 0) {
        result.slam_announced[is_taker[seat] ? 0 : 1] = true;
        if (!announced) leader = seat;
        announced = true;
      }
      const Cards trumps = hands[seat].trumps;
      if (std::popcount(trumps) < Rules::shortest_handful) continue;
      ++questions;
      const auto ways = handful_ways<seats>(trumps);
      const std::uint32_t number = random.below(1 + ways[0] + ways[1] + ways[2]);
      if (number == 0) continue;
      result.handfuls += 40 + 20 * (number > ways[0]) + 20 * (number > ways[0] + ways[1]);
    }
  }

  void play_tricks(RandomStream& random) {
    TrickDraws<seats> draws(random);
    std::size_t excuse_owner = nobody;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      if ((hands[seat].trumps & excuse) != 0) excuse_owner = seat;
    }
    Trick trick;
    for (int i = 0; i < Rules::tricks; ++i) {
      draws.begin_trick();
      trick = Trick{};
      for (std::size_t step = 0; step < seats; ++step) {
        const std::size_t seat = Rules::after(leader, step);
        const Set played = one_of(step == 0 ? hands[seat] : trick.legal(hands[seat]), draws);
        hands[seat] = hands[seat] ^ played;
        trick.add(played, seat);
      }
      leader = trick.winner();
      if (is_taker[leader]) {
        takers = takers | trick.lying;
        ++result.tricks;
      }
    }
    const bool kept = excuse_owner == nobody || (trick.lying.trumps & excuse) != 0;
    if (!kept) excuse_came_home = bring_excuse_home(takers, is_taker[excuse_owner]);
    if ((trick.lying.trumps & petit) != 0) result.petit = is_taker[leader] ? 1 : -1;
  }

  // Gives the Excuse back to its owner's side for a small card, if the other side has it and the
  // owner's has one. `takers` holds the takers' cards, the defence all others.
  static bool bring_excuse_home(Set& takers, bool owner_is_taker) {
    const bool with_takers = (takers.trumps & excuse) != 0;
    const Set payable = (owner_is_taker ? takers : deck ^ takers) & small;
    if (with_takers == owner_is_taker || payable == Set{}) return false;
    takers = takers ^ Set { 0, excuse } ^ nth(payable, 0);
    return true;
  }

  void play(RandomStream& random) {
    for (redeals = -1; result.bid == pass; ++redeals) {
      deal(random);
      bid(random);
    }
    if (seats == 5) call(random);
    is_taker[result.taker] = true;
    if (result.partner != nobody) is_taker[result.partner] = true;
    exchange(random);
    declare(random);
    play_tricks(random);
    result.points = points_in(takers);
    result.oudlers = std::popcount(takers.trumps & oudlers);
  }
};

// ---- Settling

struct Unit {
  bool won;
  int amount;  // what each defender pays or gets
};

constexpr Unit unit_of(const Result& result) {
  constexpr std::array<int, 4> targets = {112, 102, 82, 72};
  const int margin = result.points - targets[static_cast<std::size_t>(result.oudlers)];
  const bool won = margin >= 0;
  const int base = (won ? margin : -margin) + 50;
  const int petit_au_bout = won ? 20 * result.petit : -20 * result.petit;
  return {won,
          (base + petit_au_bout) * times[static_cast<std::size_t>(result.bid)] + result.handfuls};
}

constexpr int slam_of(bool announced, bool made) {
  if (announced) return made ? 800 : -400;
  return made ? 400 : 0;
}

template <std::size_t seats>
using Gains = std::array<std::int32_t, seats>;

template <std::size_t seats>
Gains<seats> gains_of(const Result& result) {
  const Unit unit = unit_of(result);
  const int stake = unit.won ? unit.amount : -unit.amount;
  constexpr int tricks = Table<seats>::tricks;
  const int slam_of_takers = slam_of(result.slam_announced[0], result.tricks == tricks);
  const int slam_of_defence = slam_of(result.slam_announced[1], result.tricks == 0);
  Gains<seats> gains;
  gains.fill(-stake + slam_of_defence);
  const bool has_partner = result.partner != nobody;
  const int defenders = static_cast<int>(seats) - (has_partner ? 2 : 1);
  gains[result.taker] = stake * (defenders - (has_partner ? 1 : 0)) + slam_of_takers;
  if (has_partner) gains[result.partner] = stake + slam_of_takers;
  return gains;
}

// ---- The loop

template <std::size_t seats>
class Loop {
 public:
  explicit Loop(std::uint64_t seed) : random_(seed, houserule::Purpose::deal) {}

  void play(std::int64_t deals) {
    for (std::int64_t i = 0; i < deals; ++i) {
      Deal<seats> deal;
      deal.play(random_);
      count(deal);
    }
  }
  std::int64_t decisions() const {
    return questions_ + deals_ * Table<seats>::tricks * static_cast<int>(seats);
  }

  // Seats are counted from the dealer's right. Points, tricks and oudlers are those of the takers;
  // slams are by the takers and by the defence.
  void report(Report& report) const {
    report.mean("redeals", redeals_, deals_);
    report.means("contract", std::span(contracts_).subspan(1), deals_);
    report.mean("alone", alone_, deals_);
    report.mean("trumps_discarded", shown_trumps_, deals_);
    report.mean("handfuls", handfuls_, deals_, 0.5);
    report.mean("excuse_came_home", excuse_came_home_, deals_);
    report.mean("mean_tricks", tricks_, deals_);
    report.mean("mean_points", points_, deals_, 0.5);
    report.mean("point_squares", point_squares_, deals_, 0.25);
    report.mean("mean_oudlers", oudlers_, deals_);
    report.means("petit_last", petit_last_, deals_);
    report.mean("won", won_, deals_);
    report.mean("mean_unit", units_, deals_, 0.5);
    report.means("slams_announced", slams_announced_, deals_);
    report.means("slams_made", slams_made_, deals_);
    report.mean("mean_gain_taker", taker_gains_, deals_, 0.5);
    report.means("mean_gain_seat", gains_, deals_, 0.5);
    report.mean("gain_squares", gain_squares_, deals_, 0.25);
  }

 private:
  using Rules = Table<seats>;
  using BothSides = std::array<std::int64_t, 2>;

  void count(const Deal<seats>& deal) {
    const Result& result = deal.result;
    ++deals_;
    questions_ += deal.questions;
    redeals_ += deal.redeals;
    ++contracts_[static_cast<std::size_t>(result.bid)];
    alone_ += result.partner == nobody;
    shown_trumps_ += deal.shown_trumps;
    handfuls_ += result.handfuls;
    excuse_came_home_ += deal.excuse_came_home;
    tricks_ += result.tricks;
    points_ += result.points;
    point_squares_ += result.points * result.points;
    oudlers_ += result.oudlers;
    petit_last_[0] += result.petit > 0;
    petit_last_[1] += result.petit < 0;
    const Unit unit = unit_of(result);
    won_ += unit.won;
    units_ += unit.amount;
    for (std::size_t side = 0; side < 2; ++side) {
      slams_announced_[side] += result.slam_announced[side];
      slams_made_[side] += result.tricks == (side == 0 ? Rules::tricks : 0);
    }
    const Gains<seats> gains = gains_of<seats>(result);
    taker_gains_ += gains[result.taker];
    for (std::size_t seat = 0; seat < seats; ++seat) {
      gains_[seat] += gains[seat];
      gain_squares_ += std::int64_t{gains[seat]} * gains[seat];
    }
  }

  RandomStream random_;
  std::int64_t deals_ = 0, questions_ = 0, redeals_ = 0, alone_ = 0, shown_trumps_ = 0;
  std::int64_t handfuls_ = 0, excuse_came_home_ = 0, tricks_ = 0, points_ = 0, point_squares_ = 0;
  std::int64_t oudlers_ = 0, won_ = 0, units_ = 0, taker_gains_ = 0, gain_squares_ = 0;
  std::array<std::int64_t, 5> contracts_{};
  BothSides petit_last_{}, slams_announced_{}, slams_made_{};
  std::array<std::int64_t, seats> gains_{};
};

// ---- Self-test: the worked examples the rules were agreed on

Set suited(Cards cards) { return {cards, 0}; }
Set trumps(std::initializer_list<int> numbers) {
  Set cards;
  for (const int number : numbers) cards.trumps |= trump(number);
  return cards;
}
const Set the_excuse = {0, excuse};

// Returns what may be played from `hand` after `lying` was played in this order.
Set legal_after(std::initializer_list<Set> lying, Set hand) {
  Trick trick;
  std::size_t seat = 0;
  for (const Set played : lying) trick.add(played, seat++);
  return trick.legal(hand);
}

std::size_t winner_of(std::initializer_list<Set> lying) {
  Trick trick;
  std::size_t seat = 0;
  for (const Set played : lying) trick.add(played, seat++);
  return trick.winner();
}

void tricks(SelfTest& test) {
  const Set king = suited(card(diamonds, 14));
  const Set low_club = suited(card(clubs, 3));
  const Set five = trumps({5}), twelve = trumps({12}), fifteen = trumps({15});
  test.expect(legal_after({king}, trumps({5, 12}) | low_club) == trumps({5, 12}), "must trump");
  test.expect(legal_after({king, twelve}, trumps({8, 15, 20}) | low_club | the_excuse) ==
                  (trumps({15, 20}) | the_excuse),
              "must overtrump, or play the Excuse");
  const Set low_diamond = suited(card(diamonds, 2));
  test.expect(legal_after({king, twelve, fifteen}, low_diamond | trumps({3, 7})) == low_diamond,
              "must follow suit");
  test.expect(legal_after({king, twelve, fifteen}, trumps({3, 7}) | low_club) == trumps({3, 7}),
              "must undertrump");
  test.expect(winner_of({king, twelve, fifteen, trumps({3})}) == 2, "the highest trump wins");
  const Set ten = trumps({10}), fourteen = trumps({14});
  test.expect(legal_after({ten}, trumps({14, 4}) | suited(card(spades, 2))) == fourteen,
              "must overtrump a led trump");
  test.expect(legal_after({ten, fourteen}, trumps({13, 2})) == trumps({13, 2}), "cannot overtrump");
  const Set mixed = king | low_club | the_excuse;
  test.expect(legal_after({ten}, mixed) == mixed, "neither suit nor trumps: anything");
  const Set club_seven = suited(card(clubs, 7)), club_two = suited(card(clubs, 2));
  test.expect(legal_after({the_excuse}, mixed | five) == (mixed | five), "free after the Excuse");
  test.expect(legal_after({the_excuse, club_seven}, club_two | king) == club_two,
              "the second card decides what to follow");
  test.expect(winner_of({the_excuse, club_seven, club_two, suited(card(hearts, 14))}) == 1,
              "the led Excuse does not win");
  test.expect(legal_after({the_excuse, trumps({9})}, trumps({6, 16}) | king) == trumps({16}),
              "a trump after the Excuse is overtrumped");
  test.expect(winner_of({king, trumps({1}), the_excuse, low_diamond}) == 1, "the petit wins");
  test.expect(legal_after({low_diamond}, the_excuse | low_club | suited(card(hearts, 9))) ==
                  (the_excuse | low_club | suited(card(hearts, 9))),
              "the Excuse is no trump");
}

void excuse_at_the_end(SelfTest& test) {
  // 44 points and the 21; the fifth trick has the Excuse, and the defence has that.
  const Set pile = trumps({21}) | suited(kings | queens | card(spades, 12) | card(hearts, 12)) |
                   trumps({2, 3, 4, 5, 6});
  test.expect(points_in(pile) == 88, "the pile of the example");
  Set takers = pile;
  test.expect(Deal<4>::bring_excuse_home(takers, true) && points_in(takers) == 96, "a swap");
  test.expect(unit_of({.bid = garde, .points = 96, .oudlers = 2}).amount == 128, "won by 7");
  test.expect(unit_of({.bid = garde, .points = 88, .oudlers = 1}).amount == 128, "lost by 7");
  Set everything = deck;
  test.expect(!Deal<4>::bring_excuse_home(everything, false) && points_in(everything) == 182,
              "an Excuse that cannot be paid for stays");
  Set nearly = deck ^ suited(card(clubs, 5));
  test.expect(Deal<4>::bring_excuse_home(nearly, false) && points_in(nearly) == 182 - 9,
              "a single small card pays");
}

void discards(SelfTest& test) {
  RandomStream random(1, houserule::Purpose::chance);
  const Cards plain = card(diamonds, 8) | card(diamonds, 2) | card(clubs, 3);
  const Set strong = {card(spades, 14) | card(hearts, 14) | plain,
                      oudlers | (trump(8) - trump(2)) | (trump(19) - trump(9))};
  for (int i = 0; i < 100; ++i) {
    Deal<4> deal;
    deal.result = {.bid = garde, .taker = 1};
    deal.chien = random_part(strong, 6, random);
    deal.hands[1] = strong ^ deal.chien;
    deal.exchange(random);
    test.expect(deal.takers.suited == plain && size(deal.takers) == 6 &&
                    (deal.takers.trumps & ~middle_trumps) == 0 && deal.shown_trumps == 3,
                "three plain cards and three trumps are discarded");
    test.expect((deal.hands[1] ^ deal.takers) == strong && size(deal.hands[1]) == 18,
                "the taker keeps the others");
  }
}

void handfuls(SelfTest& test) {
  const auto ways = [](int count, Cards also) {
    return handful_ways<4>(((trump(count) - 1) << 1) | also);
  };
  using Ways = std::array<std::uint32_t, 3>;
  test.expect(ways(9, excuse) == Ways{1, 0, 0} && ways(9, 0) == Ways{0, 0, 0}, "nine trumps");
  test.expect(ways(10, excuse) == Ways{1, 0, 0}, "ten trumps");
  test.expect(ways(11, excuse) == Ways{11, 0, 0}, "eleven trumps");
  test.expect(ways(12, excuse) == Ways{66, 1, 0}, "twelve trumps");
  test.expect(ways(14, excuse) == Ways{1001, 14, 1}, "fourteen trumps");
  test.expect(binomial(21, 13) == 203490, "handfuls of all trumps");
}

struct Settled {
  Result result;
  int taker, partner, defender;  // doubled
};

template <std::size_t seats>
void settles(SelfTest& test, const char* what, const Settled& example) {
  const Result& result = example.result;
  const auto gains = gains_of<seats>(result);
  test.expect(gains[0] == example.taker, what);
  for (std::size_t seat = 1; seat < seats; ++seat) {
    test.expect(gains[seat] == (seat == result.partner ? example.partner : example.defender), what);
  }
}

void settlements(SelfTest& test) {
  const auto plain = [](Bid bid, int points, int count, int petit_last = 0, int shown = 0) {
    return Result{.bid = bid,
                  .points = points,
                  .oudlers = count,
                  .petit = petit_last,
                  .handfuls = shown,
                  .tricks = 5};
  };
  const auto with_partner = [](Result result) {
    result.partner = 2;
    return result;
  };
  settles<4>(test, "17", {plain(prise, 90, 2), 174, 0, -58});
  settles<4>(test, "18", {plain(garde, 96, 1), -336, 0, 112});
  settles<4>(test, "19", {plain(garde_sans, 72, 3), 600, 0, -200});
  settles<4>(test, "20", {plain(garde_contre, 80, 0), -1476, 0, 492});
  settles<4>(test, "21", {plain(garde, 98, 2, 1), 516, 0, -172});
  settles<4>(test, "22", {plain(garde, 98, 2, -1), 276, 0, -92});
  settles<4>(test, "23", {plain(garde, 90, 1, 1), -252, 0, 84});
  settles<4>(test, "24", {plain(garde, 90, 1, -1), -492, 0, 164});
  settles<4>(test, "25", {plain(garde, 120, 2, 0, 40), 648, 0, -216});
  settles<4>(test, "26", {plain(garde, 94, 1, -1, 100), -768, 0, 256});
  settles<5>(test, "27", {with_partner(plain(garde, 110, 2)), 312, 156, -156});
  settles<5>(test, "28", {with_partner(plain(prise, 80, 1, 0, 40)), -224, -112, 112});
  settles<5>(test, "29", {plain(garde, 110, 2), 624, 0, -156});
  settles<5>(test, "30", {plain(garde, 88, 1), -512, 0, 128});
  settles<3>(test, "31", {plain(garde_sans, 122, 2, 1, 40), 960, 0, -480});
  settles<3>(test, "32", {plain(prise, 81, 2), -102, 0, 51});
  settles<3>(test, "33", {plain(prise, 83, 2), 102, 0, -51});
  settles<4>(test, "34 contre", {plain(garde_contre, 94, 1), -1044, 0, 348});
  settles<4>(test, "34 sans", {plain(garde_sans, 108, 2), 912, 0, -304});

  const auto slam = [](Result result, int taken, bool by_takers, bool by_defence) {
    result.tricks = taken;
    result.slam_announced = {by_takers, by_defence};
    return result;
  };
  const Result all = plain(garde, 182, 3);
  settles<4>(test, "35", {slam(all, 18, true, false), 1760, 0, -320});
  settles<4>(test, "36", {slam(plain(garde, 176, 3), 17, true, false), 524, 0, -308});
  settles<4>(test, "37", {slam(all, 18, false, false), 1360, 0, -320});
  settles<4>(test, "38", {slam(plain(garde, 8, 0), 0, false, false), -924, 0, 708});
  settles<4>(test, "39", {slam(plain(garde, 8, 0), 0, false, true), -924, 0, 1108});
  settles<5>(test, "40",
             {slam(with_partner(plain(prise, 182, 3)), 15, true, false), 1120, 960, -160});
}

template <std::size_t seats>
void deals(SelfTest& test) {
  using Rules = Table<seats>;
  RandomStream random(1, houserule::Purpose::deal);
  for (int i = 0; i < 50'000; ++i) {
    Deal<seats> dealt;
    dealt.deal(random);
    Set all = dealt.chien;
    bool apart = size(dealt.chien) == Rules::chien_size;
    for (const Set hand : dealt.hands) {
      apart &= size(hand) == Rules::hand_size && (all & hand) == Set{};
      all = all | hand;
    }
    test.expect(apart && all == deck, "hands and chien make up the deck");
    Deal<seats> deal;
    deal.play(random);
    for (const Set hand : deal.hands) test.expect(hand == Set{}, "every card is played");
    const Result& result = deal.result;
    const bool has_chien = result.bid != garde_contre;
    test.expect(size(deal.takers) ==
                    result.tricks * static_cast<int>(seats) + (has_chien ? Rules::chien_size : 0),
                "a swap keeps the number of cards");
    test.expect(points_in(deal.takers) + points_in(deck ^ deal.takers) == 182, "91 points in all");
    const bool no_slam = result.slam_announced == std::array{false, false} && result.tricks != 0 &&
                         result.tricks != Rules::tricks;
    int sum = 0;
    for (const int gain : gains_of<seats>(result)) sum += gain;
    test.expect(!no_slam || sum == 0, "without slams the gains add up to nothing");
  }
}

void self_test(SelfTest& test) {
  test.expect(size(deck) == 78 && points_in(deck) == 182 && size(small) == 59, "the deck");
  tricks(test);
  excuse_at_the_end(test);
  discards(test);
  handfuls(test);
  settlements(test);
  deals<3>(test);
  deals<4>(test);
  deals<5>(test);
}

}  // namespace

int main(int count, char** arguments) {
  return run_program<Loop, 4, 3, 5>("french_tarot", count, arguments, self_test);
}
