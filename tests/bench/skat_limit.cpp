// The limit for Skat: how many whole random deals a second a program can play that knows no other
// game. `houserule bench` compares the interpreter with it; no interpreter and no Lua in here.
//
// Three players, or four of whom the dealer rests. A deal is bid, the skat taken or not, a game
// named and announced, played and settled; one that all pass counts as well. Every decision is
// uniform over what is legal: a number over passing and all higher ones, two cards to lay away over
// all pairs.
//
// Bookkeeping only:
//   - Cards are bits: a byte for each suit, 7 8 9 Q K 10 A from its lowest bit, and above all of
//     them the jacks. Once the game is named, suits are turned so that that of trumps is the
//     highest: then a greater number is the higher card.
//   - In null a byte is 7 8 9 10 J Q K A.
//   - Only what the declarer takes is kept.
//   - Seats are counted from forehand.

#include "hand_draw.h"
#include "limit_kit.h"

namespace {

using namespace limit;

// ---- Cards

enum Suit { diamonds, hearts, spades, clubs };
enum Rank { seven, eight, nine, queen, king, ten, ace };

constexpr Cards of_all_suits(Cards places) { return places * 0x01010101; }
constexpr Cards card(Suit suit, Rank rank) { return Cards{1} << (8 * suit + rank); }
constexpr Cards jack(Suit suit) { return Cards{1} << (32 + suit); }

constexpr Cards jacks = Cards{0xF} << 32;
constexpr Cards plain = of_all_suits(0x7F);
constexpr Cards deck = jacks | plain;
constexpr Cards top_suit = Cards{0x7F} << 24;

constexpr int points_in(Cards cards) {
  return 11 * std::popcount(cards & of_all_suits(1 << ace)) +
         10 * std::popcount(cards & of_all_suits(1 << ten)) +
         4 * std::popcount(cards & of_all_suits(1 << king)) +
         3 * std::popcount(cards & of_all_suits(1 << queen)) + 2 * std::popcount(cards & jacks);
}

// Makes `suit` the highest.
constexpr Cards turned(Cards cards, int suit) {
  return (cards & jacks) |
         std::rotl(static_cast<std::uint32_t>(cards & plain), 8 * (static_cast<int>(clubs) - suit));
}

inline Cards as_in_null(Cards cards) {
  return (cards & of_all_suits(0x07)) | (cards & of_all_suits(1 << ten)) >> 2 |
         deposit((cards & jacks) >> 32, of_all_suits(0x10)) |
         (cards & of_all_suits(1 << queen | 1 << king)) << 2 |
         (cards & of_all_suits(1 << ace)) << 1;
}

constexpr Cards byte_of(Cards one_card) {
  return Cards{0xFF} << (std::countr_zero(one_card) & 0x38);
}

// ---- Bidding

constexpr std::array<std::int32_t, 64> numbers = {
    0,   18,  20,  22,  23,  24,  27,  30,  33,  35,  36,  40,  44,  45,  46,  48,
    50,  54,  55,  59,  60,  63,  66,  70,  72,  77,  80,  81,  84,  88,  90,  96,
    99,  100, 108, 110, 117, 120, 121, 126, 130, 132, 135, 140, 143, 144, 150, 153,
    154, 156, 160, 162, 165, 168, 170, 176, 180, 187, 192, 198, 204, 216, 240, 264};

constexpr std::uint32_t last_number = numbers.size() - 1;

// ---- A deal

enum Game { suit_games = 0, grand = 4, null, open_null, null_hand, open_null_hand, games };
constexpr std::array<std::int32_t, games> stakes = {9, 10, 11, 12, 24, 23, 46, 35, 59};

enum Announced { nothing, schneider, schwarz, open };

struct Result {
  int bid = 0;  // nothing if all passed
  std::size_t declarer = 0;
  int game = 0;
  bool hand = false;
  int announced = nothing;  // each with those before it
  int matadors = 0;
  int points = 0;  // of the declarer, the skat too
  int tricks = 0;
  int defence_tricks = 0;

  bool is_null() const { return game >= null; }
};

// How many trumps from the jack of clubs down `hand` has, or has not. Trumps of a suit game are
// turned; `trumps` of them may count.
int matadors_of(Cards hand, int trumps) {
  const Cards places = trumps == 4 ? jacks : jacks | top_suit;
  // The trumps in a row from the highest bit: jacks, then those of the suit.
  const Cards from_above = (hand & jacks) << 28 | (hand & places & top_suit) << 29;
  const int with = std::countl_one(from_above);
  return std::min(with > 0 ? with : std::countl_zero(from_above), trumps);
}

struct Deal {
  std::array<Cards, 3> hands{};
  Cards skat = 0;
  Cards taken = 0;
  Result result;
  std::int32_t questions = 0;

  void deal(RandomStream& random) {
    hands[0] = deposit(HandDraw<32, 10>::draw(random), deck);
    Cards rest = deck ^ hands[0];
    hands[1] = deposit(HandDraw<22, 10>::draw(random), rest);
    rest ^= hands[1];
    skat = deposit(HandDraw<12, 2>::draw(random), rest);
    hands[2] = rest ^ skat;
  }

  // Returns whoever is left; `number` becomes the last that was named.
  std::size_t duel(std::size_t asker, std::size_t holder, std::uint32_t& number,
                   RandomStream& random) {
    while (number < last_number) {
      ++questions;
      const std::uint32_t step = random.below(1 + last_number - number);
      if (step == 0) return holder;
      number += step;
      ++questions;
      if (random.below(2) == 0) return asker;
    }
    return holder;
  }

  bool bid(RandomStream& random) {
    std::uint32_t number = 0;
    result.declarer = duel(2, duel(1, 0, number, random), number, random);
    if (number == 0) {  // forehand may still play for 18
      ++questions;
      number = random.below(2);
    }
    result.bid = numbers[number];
    return number > 0;
  }

  void name(RandomStream& random) {
    Cards& hand = hands[result.declarer];
    result.hand = random.below(2) != 0;
    if (!result.hand) {
      hand |= skat;
      skat = deposit(HandDraw<12, 2>::draw(random), hand);
      hand ^= skat;
    }
    const std::size_t first_null = result.hand ? null_hand : null;
    const auto nulls = static_cast<std::uint32_t>(stakes[first_null] >= result.bid) +
                       static_cast<std::uint32_t>(stakes[first_null + 1] >= result.bid);
    const std::uint32_t drawn = random.below(5 + nulls);
    // Of the two the open one is worth more: it is left where there is one.
    result.game = static_cast<int>(drawn < 5 ? drawn : first_null + (nulls == 2 ? drawn - 5 : 1));
    questions += result.hand ? 2 : 3;
    if (result.hand && !result.is_null()) {
      ++questions;
      result.announced = static_cast<int>(random.below(4));
    }
  }

  // Turns the cards to what they are in the game, and returns the trumps.
  Cards arrange() {
    if (result.is_null()) {
      for (Cards& hand : hands) hand = as_in_null(hand);
      return 0;
    }
    const bool has_suit = result.game < grand;
    if (has_suit) {
      for (Cards& hand : hands) hand = turned(hand, result.game);
      skat = turned(skat, result.game);
    }
    result.matadors = matadors_of(hands[result.declarer] | skat, has_suit ? 11 : 4);
    return has_suit ? jacks | top_suit : jacks;
  }

  void play_tricks(Cards trumps, RandomStream& random) {
    static constexpr std::array<std::size_t, 5> wrapped = {0, 1, 2, 0, 1};
    TrickDraws<3> draws(random);
    const bool stops = result.is_null();
    std::size_t leader = 0;
    for (int trick = 0; trick < 10; ++trick) {
      draws.begin_trick();
      const Cards lead = one_of(hands[leader], draws);
      hands[leader] ^= lead;
      const Cards led = (lead & trumps) != 0 ? trumps : byte_of(lead) & ~trumps;
      const Cards rivals = led | trumps;
      Cards best = lead;
      Cards lying = lead;
      std::size_t winner = leader;
      for (std::size_t step = 1; step < 3; ++step) {
        const std::size_t seat = wrapped[leader + step];
        const Cards following = hands[seat] & led;
        const Cards played = one_of(following != 0 ? following : hands[seat], draws);
        hands[seat] ^= played;
        lying |= played;
        const Cards rival = played & rivals;
        winner = rival > best ? seat : winner;
        best = std::max(best, rival);
      }
      leader = winner;
      const bool won = winner == result.declarer;
      taken |= won ? lying : 0;
      result.tricks += won;
      result.defence_tricks += !won;
      if (won && stops) return;
    }
  }

  void play(RandomStream& random) {
    deal(random);
    if (!bid(random)) return;
    name(random);
    play_tricks(arrange(), random);
    result.points = points_in(taken | skat);
  }
};

// ---- Settling

struct Settled {
  int value = 0;
  bool overbid = false;
  bool won = false;
  int gain = 0;  // of the declarer
};

Settled settled(const Result& result) {
  const int stake = stakes[static_cast<std::size_t>(result.game)];
  Settled end;
  if (result.is_null()) {
    end.value = stake;
    end.won = result.tricks == 0;
    end.gain = end.won ? stake : -2 * stake;
    return end;
  }
  int times = 1 + result.matadors + result.hand + result.announced;
  times += result.points <= 30 || result.points >= 90 || result.announced >= schneider;
  times += result.tricks == 0 || result.defence_tricks == 0 || result.announced >= schwarz;
  end.value = stake * times;
  end.overbid = end.value < result.bid;
  const bool enough = result.announced >= schwarz ? result.defence_tricks == 0
                                                  : result.points >= (result.announced ? 90 : 61);
  end.won = enough && !end.overbid;
  const int lost = end.overbid ? (result.bid + stake - 1) / stake * stake : end.value;
  end.gain = end.won ? end.value : -2 * lost;
  return end;
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
  std::int64_t decisions() const { return questions_; }

  // Games in the order of the rules: four suits, grand, null, open null, and these two from the
  // hand. All are shares of all deals, and sums of points and tricks over those that were played.
  void report(Report& report) const {
    report.mean("passed_out", passed_, deals_);
    report.means("game", games_, deals_);
    report.means("won", won_, deals_);
    report.mean("mean_gain_declarer", gain_, deals_ - passed_);
    report.means("mean_gain_seat", gains_, deals_);
    report.mean("gain_squares", gain_squares_, deals_);
    report.mean("mean_points", points_, deals_ - passed_);
    report.mean("point_squares", point_squares_, deals_ - passed_);
    report.mean("mean_tricks", tricks_, deals_ - passed_);
    report.mean("mean_tricks_defence", defence_tricks_, deals_ - passed_);
    report.mean("mean_bid", bids_, deals_ - passed_);
    report.mean("hand", hands_, deals_ - passed_);
    report.mean("overbid", overbid_, deals_ - passed_);
    report.means("announced", announced_, deals_ - passed_);
  }

 private:
  void count(const Deal& deal) {
    const Result& result = deal.result;
    ++deals_;
    questions_ += deal.questions + 3 * (result.tricks + result.defence_tricks);
    if (result.bid == 0) {
      ++passed_;
      return;
    }
    const Settled end = settled(result);
    const auto game = static_cast<std::size_t>(result.game);
    ++games_[game];
    won_[game] += end.won;
    gain_ += end.gain;
    gains_[result.declarer] += end.gain;
    gain_squares_ += end.gain * end.gain;
    points_ += result.points;
    point_squares_ += result.points * result.points;
    tricks_ += result.tricks;
    defence_tricks_ += result.defence_tricks;
    bids_ += result.bid;
    hands_ += result.hand;
    overbid_ += end.overbid;
    ++announced_[static_cast<std::size_t>(result.announced)];
  }

  RandomStream random_;
  std::int64_t deals_ = 0, questions_ = 0, passed_ = 0, gain_ = 0, gain_squares_ = 0;
  std::int64_t points_ = 0, point_squares_ = 0, tricks_ = 0, defence_tricks_ = 0, bids_ = 0;
  std::int64_t hands_ = 0, overbid_ = 0;
  std::array<std::int64_t, games> games_{}, won_{};
  std::array<std::int64_t, 4> announced_{};
  std::array<std::int64_t, seats> gains_{};
};

// ---- Self-test

void cards(SelfTest& test) {
  test.expect(size(deck) == 32 && points_in(deck) == 120, "32 cards, 120 points");
  const Cards mixed = card(hearts, ace) | card(clubs, seven) | jack(spades);
  test.expect(turned(mixed, hearts) == (card(clubs, ace) | card(hearts, seven) | jack(spades)),
              "hearts are turned to the top");
  test.expect(turned(mixed, clubs) == mixed, "clubs lie there already");
  test.expect(as_in_null(deck) == 0xFFFFFFFF, "32 cards in null");
  const Cards of_diamonds = as_in_null(jack(diamonds));
  test.expect(of_diamonds > as_in_null(card(diamonds, ten)) &&
                  of_diamonds < as_in_null(card(diamonds, queen)) &&
                  as_in_null(card(diamonds, nine)) < as_in_null(card(diamonds, ten)) &&
                  as_in_null(card(diamonds, king)) < as_in_null(card(diamonds, ace)),
              "in null it is 9 10 J Q K A");
}

void matadors(SelfTest& test) {
  const Cards all = jacks | top_suit;
  test.expect(matadors_of(all, 11) == 11 && matadors_of(all, 4) == 4, "with all");
  test.expect(matadors_of(0, 11) == 11 && matadors_of(0, 4) == 4, "without any");
  test.expect(matadors_of(jack(clubs), 11) == 1, "with one");
  test.expect(matadors_of(jack(spades) | card(clubs, ace), 11) == 1, "without one");
  test.expect(matadors_of(jacks | card(clubs, ace) | card(clubs, king), 11) == 5, "with five");
  test.expect(matadors_of(card(clubs, ten), 11) == 5, "without five");
  test.expect(matadors_of(card(clubs, ten), 4) == 4, "grand without four");
}

void gains(SelfTest& test) {
  const auto gain = [](Result result) { return settled(result).gain; };
  Result spades_with_two{
      .bid = 33, .game = spades, .matadors = 2, .points = 65, .tricks = 6, .defence_tricks = 4};
  test.expect(gain(spades_with_two) == 33, "three times 11");
  spades_with_two.bid = 35;
  test.expect(gain(spades_with_two) == -88, "overbid: twice 44");
  spades_with_two.bid = 18;
  spades_with_two.points = 60;
  test.expect(gain(spades_with_two) == -66, "60 points lose");
  spades_with_two.points = 30;
  test.expect(gain(spades_with_two) == -88, "schneider, of the declarer");
  Result open_grand{.bid = 24,
                    .game = grand,
                    .hand = true,
                    .announced = open,
                    .matadors = 4,
                    .points = 120,
                    .tricks = 10};
  test.expect(gain(open_grand) == 264, "the highest grand");
  open_grand.defence_tricks = 1;
  test.expect(gain(open_grand) == -528, "one trick loses schwarz");
  Result announced{.bid = 18,
                   .game = diamonds,
                   .hand = true,
                   .announced = schneider,
                   .matadors = 1,
                   .points = 89,
                   .tricks = 8,
                   .defence_tricks = 2};
  test.expect(gain(announced) == -90, "89 points lose schneider, which counts");
  announced.points = 90;
  test.expect(gain(announced) == 45, "90 points win it");
  test.expect(gain({.bid = 23, .game = null, .defence_tricks = 10}) == 23, "null");
  test.expect(gain({.bid = 46, .game = open_null, .tricks = 1}) == -92, "null with a trick");
}

void deals(SelfTest& test) {
  RandomStream random(1, houserule::Purpose::deal);
  std::array<int, 64> in_skat{};
  constexpr int times = 100'000;
  for (int i = 0; i < times; ++i) {
    Deal deal;
    deal.deal(random);
    const Cards all = deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.skat;
    test.expect(all == deck && size(deal.skat) == 2, "hands and skat make up the deck");
    for (const Cards hand : deal.hands) test.expect(size(hand) == 10, "ten cards each");
    for (std::size_t bit = 0; bit < 64; ++bit) {
      in_skat[bit] += static_cast<int>((deal.skat >> bit) & 1);
    }
    if (!deal.bid(random)) continue;
    deal.name(random);
    const Result& result = deal.result;
    test.expect(!result.is_null() || stakes[static_cast<std::size_t>(result.game)] >= result.bid,
                "null covers the bid");
    deal.play_tricks(deal.arrange(), random);
    test.expect(
        result.tricks + result.defence_tricks == 10 || (result.is_null() && result.tricks == 1),
        "ten tricks, or one of null");
    test.expect(size(deal.taken) == 3 * result.tricks, "three cards a trick");
  }
  for (std::size_t bit = 0; bit < 64; ++bit) {
    if (((deck >> bit) & 1) == 0) continue;
    const int off = in_skat[bit] - times / 16;  // standard deviation 77
    test.expect(off > -460 && off < 460, "every card lies in the skat equally often");
  }
}

void self_test(SelfTest& test) {
  cards(test);
  matadors(test);
  gains(test);
  deals(test);
}

}  // namespace

int main(int count, char** arguments) {
  return run_program<Loop, 3, 4>("skat", count, arguments, self_test);
}
