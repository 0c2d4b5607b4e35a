// The limit for Lórum: how many whole random deals a second a program can play that knows no other
// game. `houserule bench` compares the interpreter with it; no interpreter and no Lua in here.
//
// A match is 8 deals (9 for three seats) with a rotating dealer. A deal is dealt, announced
// (polled: everybody once from eldest hand, then overrides of a malý), played to the last trick and
// settled with the pool carried over. Every decision is uniform over what is legal.
//
// What makes it quick, and why that is still the same game:
//   - Cards are bits of a 32-bit word, eight to a suit; the n-th legal card is one pdep.
//   - Hands are dealt, not shuffled: the order of cards in a hand decides nothing, so a deal is a
//     draw among all ways to part the deck, each exactly equally likely (see HandDraw).
//   - The answers of all announcements are one draw; which of them are heard is looked up.
//   - A random word makes four choices of 16 bits, each corrected to be exactly uniform (Lemire
//     2019). A single legal card takes its 16 bits too: to ask would be a branch nobody can
//     foresee.
//
// It plays one deal at a time, as the interpreter does: two side by side would be quicker still.
//
// Times are processor time, in rounds of a few thousand deals.

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <string_view>
#include <vector>

#include "base/random.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace {

using houserule::RandomStream;

// One bit a card: 7 8 9 T J Q K A of hearts, of balls, of greens, of acorns from the lowest bit.
using Cards = std::uint32_t;

enum Suit { hearts, balls, greens, acorns };
enum Rank { seven, eight, nine, ten, jack, queen, king, ace };

constexpr Cards card(Suit suit, Rank rank) { return Cards{1} << (8 * suit + rank); }

constexpr Cards all_hearts = 0xFF;
constexpr Cards queen_of_acorns = card(acorns, queen);
constexpr Cards queen_of_greens = card(greens, queen);

enum class Contract : std::uint8_t { none, maly, velky };

constexpr int most_seats = 4;
using BySeat = std::array<std::int32_t, most_seats>;

template <int seats>
struct Table {
  static_assert(seats == 3 || seats == 4);
  static constexpr Cards deck = seats == 4 ? ~Cards{0} : ~(card(balls, seven) | card(balls, eight));
  static constexpr int tricks = seats == 4 ? 8 : 10;
  static constexpr int deals_of_match = seats == 4 ? 8 : 9;
  static constexpr int sweep_stake = seats == 4 ? 10 : 15;
  static constexpr int maly_stake = seats == 4 ? 10 : 15;
  static constexpr int velky_stake = seats == 4 ? 20 : 30;

  static constexpr int after(int seat, int steps) {
    const int sum = seat + steps;
    if constexpr (seats == 4) return sum & 3;
    return sum >= seats ? sum - seats : sum;
  }
};

// Spreads the low bits of `bits` over the set bits of `places`, in order.
inline std::uint32_t deposit(std::uint32_t bits, std::uint32_t places) {
#ifdef __BMI2__
  return _pdep_u32(bits, places);
#else
  std::uint32_t spread = 0;
  for (; bits != 0 && places != 0; bits >>= 1, places &= places - 1) {
    if (bits & 1) spread |= places & -places;
  }
  return spread;
#endif
}

// Returns the `index`-th of `cards`, from 0 and the lowest bit.
inline Cards nth(Cards cards, std::uint32_t index) {
#ifdef __BMI2__
  return _pdep_u32(std::uint32_t{1} << index, cards);
#else
  while (index-- > 0) cards &= cards - 1;
  return cards & -cards;
#endif
}

// Returns a number below `bound` from the low half of `word`; takes another word for the few that
// would make it uneven. Uses up the low half.
template <std::uint32_t bound>
std::uint32_t below(std::uint64_t& word, RandomStream& random) {
  constexpr std::uint32_t threshold = -bound % bound;
  std::uint64_t product = (word & 0xFFFFFFFF) * bound;
  while (static_cast<std::uint32_t>(product) < threshold) [[unlikely]] {
      product = (random.next() >> 32) * bound;
    }
  word >>= 32;
  return static_cast<std::uint32_t>(product >> 32);
}

// Chooses one of `legal` with sixteen bits of `word`, which are used up.
inline Cards chosen(Cards legal, std::uint64_t& word, RandomStream& random) {
  const auto count = static_cast<std::uint32_t>(std::popcount(legal));
  std::uint32_t product = static_cast<std::uint32_t>(word & 0xFFFF) * count;
  if ((product & 0xFFFF) < count) [[unlikely]] {
    const std::uint32_t threshold = 0x10000 % count;
    while ((product & 0xFFFF) < threshold) {
      product = static_cast<std::uint32_t>(random.next() >> 48) * count;
    }
  }
  word >>= 16;
  return nth(legal, product >> 16);
}

// ---- Dealing

constexpr std::uint32_t binomial(int n, int k) {
  if (k < 0 || k > n) return 0;
  std::uint64_t ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * static_cast<std::uint64_t>(n - k + i) / i;
  return static_cast<std::uint32_t>(ways);
}

// Every word of 16 bits, sorted by the number of its bits and then by value, so that the first
// binomial(n, k) of those with k bits are those within the low n bits.
struct SortedWords {
  std::array<std::uint16_t, 65536> words;
  std::array<std::uint32_t, 18> first{};  // of those with so many bits

  SortedWords() {
    for (int bits = 0; bits <= 16; ++bits) first[bits + 1] = first[bits] + binomial(16, bits);
    std::array<std::uint32_t, 18> next = first;
    for (std::uint32_t word = 0; word < words.size(); ++word) {
      words[next[std::popcount(word)]++] = static_cast<std::uint16_t>(word);
    }
  }
  std::uint32_t at(int bits, std::uint32_t index) const { return words[first[bits] + index]; }
};

const SortedWords sorted_words;

// Draws `size` of `width` cards, every set equally likely: one number below binomial(width, size)
// says how many come from the lower half of the places, and which.
template <int width, int size>
class HandDraw {
 public:
  static std::uint32_t draw(std::uint64_t& word, RandomStream& random) {
    std::uint32_t number = below<ways>(word, random);
    if constexpr (width <= 16) return sorted_words.at(size, number);
    int low_size = 0;
    for (int k = 1; k <= size; ++k) low_size += number >= first_with[k];
    number -= first_with[low_size];
    const std::uint32_t high_ways = high_ways_with[low_size];
    return sorted_words.at(low_size, number / high_ways) |
           sorted_words.at(size - low_size, number % high_ways) << half;
  }

 private:
  static constexpr int half = width / 2;
  static constexpr std::uint32_t ways = binomial(width, size);
  static constexpr auto high_ways_with = [] {
    std::array<std::uint32_t, size + 1> table{};
    for (int k = 0; k <= size; ++k) table[k] = binomial(width - half, size - k);
    return table;
  }();
  static constexpr auto first_with = [] {
    std::array<std::uint32_t, size + 1> table{};
    for (int k = 1; k <= size; ++k) {
      table[k] = table[k - 1] + binomial(half, k - 1) * binomial(width - half, size - k + 1);
    }
    return table;
  }();
};

using Hands = std::array<Cards, most_seats>;

template <int seats>
Hands dealt_hands(std::uint64_t& first_word, RandomStream& random) {
  constexpr Cards deck = Table<seats>::deck;
  std::uint64_t word = random.next();
  if constexpr (seats == 4) {
    const Cards pair = HandDraw<32, 16>::draw(first_word, random);
    const Cards first = deposit(HandDraw<16, 8>::draw(word, random), pair);
    const Cards third = deposit(HandDraw<16, 8>::draw(word, random), ~pair);
    return {first, pair ^ first, third, ~pair ^ third};
  } else {
    const Cards first = deposit(HandDraw<30, 10>::draw(first_word, random), deck);
    const Cards second = deposit(HandDraw<20, 10>::draw(word, random), deck ^ first);
    return {first, second, deck ^ first ^ second, 0};
  }
}

// ---- Announcing

struct Announcement {
  Contract contract = Contract::none;
  std::uint8_t declarer = 0;  // counted from eldest hand; 0 without a contract, who leads then too
  std::uint8_t calls = 0;     // how many were asked

  bool operator==(const Announcement&) const = default;
};

// Plays the announcements with the answers given: `calls[s]` is what seat s says when asked first,
// `overrides[i]` whether the i-th seat asked after a malý says veľký.
template <int seats>
Announcement announced(const std::array<Contract, seats>& calls,
                       const std::array<bool, seats - 1>& overrides) {
  Announcement result;
  for (int seat = 0; seat < seats; ++seat) {
    ++result.calls;
    if (calls[seat] == Contract::none) continue;
    result.contract = calls[seat];
    result.declarer = static_cast<std::uint8_t>(seat);
    break;
  }
  if (result.contract != Contract::maly) return result;
  const int caller = result.declarer;
  for (int i = 0; i < seats - 1; ++i) {
    ++result.calls;
    if (!overrides[i]) continue;
    result.contract = Contract::velky;
    result.declarer = static_cast<std::uint8_t>(Table<seats>::after(caller, i + 1));
    break;
  }
  return result;
}

// Every way the seats could answer, each once: a uniform entry is a round of uniform answers. An
// answer nobody asks for decides nothing.
template <int seats>
struct Announcements {
  static constexpr std::uint32_t ways = seats == 4 ? 81 * 8 : 27 * 4;
  std::array<Announcement, ways> table;

  Announcements() {
    for (std::uint32_t number = 0; number < ways; ++number) {
      std::array<Contract, seats> calls{};
      std::array<bool, seats - 1> overrides{};
      std::uint32_t rest = number;
      for (Contract& call : calls) call = static_cast<Contract>(rest % 3), rest /= 3;
      for (bool& over : overrides) over = rest % 2 != 0, rest /= 2;
      table[number] = announced<seats>(calls, overrides);
    }
  }
  static const Announcements& get() {
    static const Announcements announcements;
    return announcements;
  }
};

// ---- Playing

inline Cards suit_of(Cards one_card) { return all_hearts << (std::countr_zero(one_card) & 24); }

// Returns what `hand` may play to a trick of the suit `led` whose best card so far is `best`.
// `must_head` is all cards if a seat that can head the trick must, none otherwise.
inline Cards playable(Cards hand, Cards led, Cards best, Cards must_head) {
  const Cards following = hand & led;
  const Cards heading = following & -best & must_head;
  const Cards legal = following != 0 ? following : hand;
  return heading != 0 ? heading : legal;
}

struct Deal {
  Hands hands{};
  Hands won{};
  Announcement announcement;
};

template <int seats, bool maly>
void play_tricks(Deal& deal, RandomStream& random) {
  using Rules = Table<seats>;
  constexpr Cards must_head = maly ? ~Cards{0} : 0;
  int leader = deal.announcement.declarer;
  std::uint64_t word = 0;
  const auto play_trick = [&](auto&& choose) {
    Cards best = choose(deal.hands[leader]);
    deal.hands[leader] ^= best;
    const Cards led = suit_of(best);
    Cards lying = best;
    int best_play = 0;  // how many seats after the leader
#pragma GCC unroll 3
    for (int i = 1; i < seats; ++i) {
      Cards& hand = deal.hands[Rules::after(leader, i)];
      const Cards play = choose(playable(hand, led, best, must_head));
      hand ^= play;
      lying |= play;
      const Cards rival = play & led;
      best_play = rival > best ? i : best_play;
      best = std::max(best, rival);
    }
    leader = Rules::after(leader, best_play);
    deal.won[leader] |= lying;
  };
  for (int i = 1; i < Rules::tricks; ++i) {
    word = random.next();
    play_trick([&](Cards legal) { return chosen(legal, word, random); });
  }
  play_trick([](Cards last_card) { return last_card; });
}

inline std::int32_t card_points(Cards cards) {
  return std::popcount(cards & all_hearts) + ((cards & queen_of_acorns) != 0 ? 4 : 0) +
         ((cards & queen_of_greens) != 0 ? 8 : 0);
}

// ---- Settling

struct Settlement {
  BySeat gains{};
  bool made = false;   // the contract
  bool sweep = false;  // of a game without contract
  int clean = -1;      // seats without points in a game without contract and sweep
};

template <int seats>
BySeat paid_by_all(int receiver, int stake) {
  BySeat gains{};
  for (int seat = 0; seat < seats; ++seat) {
    gains[seat] = seat == receiver ? stake * (seats - 1) : -stake;
  }
  return gains;
}

template <int seats>
Settlement settled(const Announcement& announcement, const BySeat& points, const BySeat& tricks,
                   std::int32_t& pool) {
  using Rules = Table<seats>;
  Settlement result;
  if (announcement.contract != Contract::none) {
    const bool velky = announcement.contract == Contract::velky;
    result.made = tricks[announcement.declarer] == (velky ? Rules::tricks : 0);
    const int stake = velky ? Rules::velky_stake : Rules::maly_stake;
    result.gains = paid_by_all<seats>(announcement.declarer, result.made ? stake : -stake);
    return result;
  }
  for (int seat = 0; seat < seats; ++seat) {
    if (tricks[seat] != Rules::tricks) continue;
    result.sweep = true;
    result.gains = paid_by_all<seats>(seat, Rules::sweep_stake);
    return result;
  }
  result.clean = 0;
  for (int seat = 0; seat < seats; ++seat) {
    result.gains[seat] = -points[seat];
    pool += points[seat];
    result.clean += points[seat] == 0;
  }
  if (result.clean == 0 || result.clean == seats - 1) return result;
  const std::int32_t share = pool / result.clean;
  for (int seat = 0; seat < seats; ++seat) {
    if (points[seat] == 0) result.gains[seat] += share;
  }
  pool -= share * result.clean;
  return result;
}

// ---- The loop

struct Counts {
  std::int64_t deals = 0;
  std::int64_t calls = 0;
  std::array<std::int64_t, 3> contracts{};
  std::array<std::int64_t, 3> made{};
  std::int64_t sweeps = 0;
  std::array<std::int64_t, 4> clean{};
  std::array<std::int64_t, most_seats> points{};
  std::int64_t gain_of_eldest_hand = 0;
  std::int64_t gain_squares = 0;
  std::int64_t matches = 0;
  std::int64_t pool_left = 0;
  std::int64_t best_chips = 0;
};

template <int seats>
class Loop {
 public:
  explicit Loop(std::uint64_t seed) : random_(seed, houserule::Purpose::deal) { start_match(); }

  void play(std::int64_t deals) {
    counts_.deals += deals;
    for (; deals > 0; --deals) play_deal();
  }
  const Counts& counts() const { return counts_; }
  std::int32_t all_chips() const {
    std::int32_t sum = pool_;
    for (std::int32_t chips : chips_) sum += chips;
    return sum;
  }

 private:
  using Rules = Table<seats>;

  void start_match() {
    std::uint64_t word = random_.next();
    eldest_hand_ = static_cast<int>(below<seats>(word, random_));
    deals_left_ = Rules::deals_of_match;
    chips_ = {};
    pool_ = 0;
  }

  void play_deal() {
    Deal deal;
    std::uint64_t word = random_.next();
    deal.hands = dealt_hands<seats>(word, random_);
    deal.announcement = announcements_.table[below<Announcements<seats>::ways>(word, random_)];
    if (deal.announcement.contract == Contract::maly) {
      play_tricks<seats, true>(deal, random_);
    } else {
      play_tricks<seats, false>(deal, random_);
    }
    settle(deal);
  }

  void settle(const Deal& deal) {
    BySeat points{};
    BySeat tricks{};
    for (int seat = 0; seat < seats; ++seat) {
      points[seat] = card_points(deal.won[seat]);
      tricks[seat] = std::popcount(deal.won[seat]) / seats;
    }
    const Settlement settlement = settled<seats>(deal.announcement, points, tricks, pool_);
    for (int seat = 0; seat < seats; ++seat) {
      chips_[Rules::after(eldest_hand_, seat)] += settlement.gains[seat];
    }
    count(deal.announcement, points, settlement);
    eldest_hand_ = Rules::after(eldest_hand_, 1);
    if (--deals_left_ == 0) {
      end_match();
      start_match();
    }
  }

  void count(const Announcement& announcement, const BySeat& points, const Settlement& settlement) {
    const auto contract = static_cast<std::size_t>(announcement.contract);
    counts_.calls += announcement.calls;
    ++counts_.contracts[contract];
    counts_.made[contract] += settlement.made;
    counts_.sweeps += settlement.sweep;
    if (settlement.clean >= 0) ++counts_.clean[static_cast<std::size_t>(settlement.clean)];
    std::int32_t squares = 0;
    for (int seat = 0; seat < seats; ++seat) {
      counts_.points[seat] += points[seat];
      squares += settlement.gains[seat] * settlement.gains[seat];
    }
    counts_.gain_of_eldest_hand += settlement.gains[0];
    counts_.gain_squares += squares;
  }

  void end_match() {
    ++counts_.matches;
    counts_.pool_left += pool_;
    const std::int32_t share = pool_ / seats;
    for (int seat = 0; seat < seats; ++seat) chips_[seat] += share;
    pool_ -= share * seats;
    counts_.best_chips += *std::max_element(chips_.begin(), chips_.begin() + seats);
  }

  RandomStream random_;
  const Announcements<seats>& announcements_ = Announcements<seats>::get();
  int eldest_hand_ = 0;
  int deals_left_ = 0;
  BySeat chips_{};
  std::int32_t pool_ = 0;
  Counts counts_;
};

// ---- Self-test: the worked examples the rules were agreed on

class SelfTest {
 public:
  bool passed() const { return faults_ == 0; }

  void run() {
    settlements_of_four();
    settlements_of_three();
    announcements();
    cards_that_may_be_played();
    deals<4>();
    deals<3>();
    chips_are_kept<4>();
    chips_are_kept<3>();
  }

 private:
  void expect(bool holds, const char* what) {
    if (holds) return;
    ++faults_;
    std::fprintf(stderr, "lorum_limit: does not hold: %s\n", what);
  }

  template <int seats>
  void settles(const char* what, Announcement announcement, BySeat points, BySeat tricks, int pool,
               BySeat gains, int pool_after) {
    const Settlement result = settled<seats>(announcement, points, tricks, pool);
    expect(result.gains == gains && pool == pool_after, what);
  }

  void settlements_of_four() {
    const Announcement none;
    const auto by = [](Contract contract, int declarer) {
      return Announcement{contract, static_cast<std::uint8_t>(declarer), 0};
    };
    const BySeat mixed = {2, 2, 2, 2};
    settles<4>("nobody clean", none, {4, 9, 3, 4}, mixed, 0, {-4, -9, -3, -4}, 20);
    settles<4>("one clean takes the pool", none, {0, 9, 10, 1}, mixed, 20, {40, -9, -10, -1}, 0);
    settles<4>("two clean share", none, {0, 14, 6, 0}, {0, 2, 6, 0}, 20, {20, -14, -6, 20}, 0);
    settles<4>("an odd chip stays", none, {0, 0, 7, 13}, mixed, 21, {20, 20, -7, -13}, 1);
    settles<4>("all points, not all tricks", none, {0, 0, 0, 20}, {1, 1, 0, 6}, 40, {0, 0, 0, -20},
               60);
    settles<4>("all tricks", none, {0, 0, 0, 20}, {0, 0, 0, 8}, 40, {-10, -10, -10, 30}, 40);
    settles<4>("malý made", by(Contract::maly, 0), {0, 10, 6, 4}, {0, 3, 3, 2}, 20,
               {30, -10, -10, -10}, 20);
    settles<4>("malý failed", by(Contract::maly, 1), {10, 0, 6, 4}, {3, 1, 2, 2}, 20,
               {10, -30, 10, 10}, 20);
    settles<4>("veľký made", by(Contract::velky, 3), {0, 0, 0, 20}, {0, 0, 0, 8}, 20,
               {-20, -20, -20, 60}, 20);
    settles<4>("veľký failed", by(Contract::velky, 0), {20, 0, 0, 0}, {7, 0, 1, 0}, 20,
               {-60, 20, 20, 20}, 20);
  }

  void settlements_of_three() {
    const Announcement none;
    settles<3>("three, nobody clean", none, {6, 10, 4}, {3, 4, 3}, 20, {-6, -10, -4}, 40);
    settles<3>("three, one clean", none, {0, 17, 3}, {1, 7, 2}, 20, {40, -17, -3}, 0);
    settles<3>("three, all points", none, {0, 20, 0}, {2, 7, 1}, 20, {0, -20, 0}, 40);
    settles<3>("three, all tricks", none, {20, 0, 0}, {10, 0, 0}, 20, {30, -15, -15}, 20);
    settles<3>("three, malý made", {Contract::maly, 2, 0}, {10, 10, 0}, {5, 5, 0}, 20,
               {-15, -15, 30}, 20);
    settles<3>("three, veľký failed", {Contract::velky, 1, 0}, {0, 20, 0}, {1, 9, 0}, 20,
               {30, -60, 30}, 20);
  }

  void announcements() {
    using enum Contract;
    expect(announced<4>({none, none, none, none}, {true, true, true}) == Announcement{none, 0, 4},
           "four passes are a game without contract");
    expect(announced<4>({none, velky, maly, maly}, {true, true, true}) == Announcement{velky, 1, 2},
           "the first veľký ends the announcements");
    expect(
        announced<4>({none, maly, maly, velky}, {false, false, true}) == Announcement{velky, 0, 5},
        "a seat that passed may override a malý");
    expect(announced<4>({none, maly, none, none}, {true, true, true}) == Announcement{velky, 2, 3},
           "the first override ends the announcements");
    expect(
        announced<4>({none, none, none, maly}, {false, false, false}) == Announcement{maly, 3, 7},
        "a malý nobody overrides stands");
    expect(announced<3>({none, none, maly}, {false, true}) == Announcement{velky, 1, 5},
           "three, an override goes round the table");
  }

  void cards_that_may_be_played() {
    constexpr Cards must_head = ~Cards{0};
    constexpr Cards free_choice = 0;
    const Cards jack_led = card(acorns, jack);
    const Cards led = suit_of(jack_led);
    const Cards ten_only = card(acorns, ten) | card(hearts, ace);
    expect(playable(ten_only, led, jack_led, must_head) == card(acorns, ten),
           "who cannot head the trick follows suit");
    const Cards four = card(acorns, king) | card(acorns, queen) | card(acorns, nine) |
                       card(acorns, eight) | card(hearts, seven);
    expect(playable(four, led, jack_led, must_head) == (card(acorns, king) | card(acorns, queen)),
           "who can head the trick must");
    const Cards ace_and_seven = card(acorns, ace) | card(acorns, seven);
    expect(playable(ace_and_seven, led, card(acorns, queen), must_head) == card(acorns, ace),
           "the duty looks at the best card so far");
    expect(playable(ace_and_seven, led, card(acorns, queen), free_choice) == ace_and_seven,
           "there is no such duty without malý");
    const Cards seven_and_jack = card(balls, seven) | card(balls, jack);
    const Cards balls_led = suit_of(card(balls, nine));
    expect(playable(seven_and_jack, balls_led, card(balls, ten), must_head) == card(balls, jack),
           "the declarer of a malý must head the trick too");
    expect(playable(seven_and_jack, balls_led, card(balls, queen), must_head) == seven_and_jack,
           "a card above both leaves the choice");
    const Cards no_greens = card(hearts, ace) | card(acorns, ace);
    expect(
        playable(no_greens, suit_of(card(greens, ten)), card(greens, ten), must_head) == no_greens,
        "a void seat plays any card");
    expect(card_points(~Cards{0}) == 20 && card_points(Table<3>::deck) == 20,
           "a deck holds twenty points");
  }

  // Every card goes to every seat, and two neighbours to one hand, as often as it should.
  template <int seats>
  void deals() {
    constexpr Cards deck = Table<seats>::deck;
    constexpr int size = Table<seats>::tricks;
    constexpr int times = 400'000;
    RandomStream random(1, houserule::Purpose::deal);
    std::array<std::array<int, 32>, most_seats> with_seat{};
    std::array<int, 32> with_next{};
    for (int i = 0; i < times; ++i) {
      std::uint64_t word = random.next();
      const Hands hands = dealt_hands<seats>(word, random);
      Cards all = 0;
      for (int seat = 0; seat < seats; ++seat) {
        if (std::popcount(hands[seat]) != size || (all & hands[seat]) != 0) {
          expect(false, "hands are of one size and hold no card twice");
          return;
        }
        all |= hands[seat];
        for (int bit = 0; bit < 32; ++bit) {
          with_seat[seat][bit] += (hands[seat] >> bit) & 1;
          with_next[bit] += (hands[seat] >> bit) & (hands[seat] >> ((bit + 13) % 32)) & 1;
        }
      }
      expect(all == deck, "hands make up the deck");
    }
    // Six standard deviations of a count are below 6 * sqrt(400,000 / 4).
    const auto near = [](int count, double share) {
      const double off = count - share * times;
      return off * off < 36.0 * times * share * (1 - share);
    };
    for (int bit = 0; bit < 32; ++bit) {
      if (((deck >> bit) & 1) == 0) continue;
      for (int seat = 0; seat < seats; ++seat) {
        expect(near(with_seat[seat][bit], 1.0 / seats), "every seat is dealt a card equally often");
      }
      if (((deck >> ((bit + 13) % 32)) & 1) == 0) continue;
      expect(near(with_next[bit], (size - 1.0) / (seats * size - 1.0)),
             "two cards meet in a hand as often as chance has it");
    }
  }

  template <int seats>
  void chips_are_kept() {
    Loop<seats> loop(1);
    for (int i = 0; i < 20'000; ++i) {
      loop.play(1);
      if (loop.all_chips() == 0) continue;
      expect(false, "chips and pool together stay the same");
      return;
    }
  }

  int faults_ = 0;
};

// ---- The program

struct Options {
  int seats = 4;
  double seconds = 1.0;
  std::int64_t deals = 0;  // 0: as many as the seconds allow
  std::uint64_t seed = 1;
  bool self_test = false;
};

template <typename Number>
bool read_number(std::string_view text, Number& number) {
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  return fault == std::errc{} && end == text.data() + text.size();
}

bool read_options(int count, char** arguments, Options& options) {
  for (int i = 1; i < count; ++i) {
    const std::string_view name = arguments[i];
    if (name == "--self-test") {
      options.self_test = true;
      continue;
    }
    if (name == "--json") continue;  // the only form there is
    if (i + 1 == count) return false;
    const std::string_view value = arguments[++i];
    bool understood = false;
    if (name == "--players") understood = read_number(value, options.seats);
    if (name == "--seconds") understood = read_number(value, options.seconds);
    if (name == "--deals") understood = read_number(value, options.deals);
    if (name == "--seed") understood = read_number(value, options.seed);
    if (!understood) return false;
  }
  return (options.seats == 3 || options.seats == 4) && options.seconds > 0 && options.deals >= 0;
}

double seconds_used() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Rates are of all deals; card points are those taken by each seat from eldest hand on, whatever
// the contract; gains are of the settlement; the last two are means of a match.
void print(const Counts& counts, int seats, double seconds) {
  const auto rate = [&](std::int64_t number) {
    return static_cast<double>(number) / static_cast<double>(counts.deals);
  };
  const auto per_match = [&](std::int64_t number) {
    return counts.matches == 0 ? 0.0
                               : static_cast<double>(number) / static_cast<double>(counts.matches);
  };
  const std::int64_t cards = seats == 4 ? 32 : 30;
  const std::int64_t decisions = counts.calls + cards * counts.deals;
  std::printf("{\"game\":\"lorum\",\"players\":%d,\"deals\":%lld,\"seconds\":%.6f,", seats,
              static_cast<long long>(counts.deals), seconds);
  std::printf("\"per_second\":%.0f,\"decisions\":%lld,\"stats\":{",
              seconds > 0 ? static_cast<double>(counts.deals) / seconds : 0.0,
              static_cast<long long>(decisions));
  std::printf("\"no_contract\":%.8f,", rate(counts.contracts[0]));
  std::printf("\"maly\":%.8f,\"maly_made\":%.8f,", rate(counts.contracts[1]), rate(counts.made[1]));
  std::printf("\"velky\":%.8f,\"velky_made\":%.8f,", rate(counts.contracts[2]),
              rate(counts.made[2]));
  std::printf("\"sweeps\":%.8f,", rate(counts.sweeps));
  for (std::size_t i = 0; i < counts.clean.size(); ++i) {
    std::printf("\"clean_%zu\":%.8f,", i, rate(counts.clean[i]));
  }
  std::printf("\"mean_points_seat\":[");
  for (int seat = 0; seat < seats; ++seat) {
    std::printf("%s%.6f", seat == 0 ? "" : ",", rate(counts.points[seat]));
  }
  std::printf("],\"mean_gain_eldest\":%.6f,\"gain_squares\":%.4f,",
              rate(counts.gain_of_eldest_hand), rate(counts.gain_squares));
  std::printf("\"match_pool_left\":%.5f,\"match_best_gain\":%.5f}}\n", per_match(counts.pool_left),
              per_match(counts.best_chips));
}

template <int seats>
void run(const Options& options) {
  constexpr std::int64_t round = 8192;
  Loop<seats> loop(options.seed);
  const double start = seconds_used();
  double used = 0;
  if (options.deals > 0) {
    loop.play(options.deals);
    used = seconds_used() - start;
  } else {
    do {
      loop.play(round);
      used = seconds_used() - start;
    } while (used < options.seconds);
  }
  print(loop.counts(), seats, used);
}

}  // namespace

int main(int count, char** arguments) {
  Options options;
  if (!read_options(count, arguments, options)) {
    std::fputs(
        "usage: lorum_limit [--players 3|4] [--seconds S | --deals N] [--seed N] [--json]\n"
        "       lorum_limit --self-test\n",
        stderr);
    return 2;
  }
  if (options.self_test) {
    SelfTest test;
    test.run();
    return test.passed() ? 0 : 1;
  }
  if (options.seats == 4) {
    run<4>(options);
  } else {
    run<3>(options);
  }
}
