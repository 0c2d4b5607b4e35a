// The limit for Lórum: how many whole random deals a second a program can play that knows no other
// game. `houserule bench` compares the interpreter with it; no interpreter and no Lua in here.
//
// Three players or four; a match is 9 deals or 8 with a rotating dealer. A deal is dealt, announced
// (polled: everybody once from eldest hand, then overrides of a malý), played to the last trick and
// settled with the pool carried over. Every decision is uniform over what is legal.
//
// Bookkeeping only:
//   - Cards are bits, eight to a suit, so that hands are sets; one number draws a whole hand.
//   - The answers of all announcements are one draw; which of them are heard is looked up.
//   - A single legal card is drawn like any other: to ask would be a branch nobody can foresee.
//   - Seats of a deal are counted from eldest hand; whose chips they are follows at the end.

#include "hand_draw.h"
#include "limit_kit.h"

namespace {

using namespace limit;

// ---- Cards

// 7 8 9 T J Q K A of hearts from the lowest bit, then those of balls, of greens and of acorns.
enum Suit { hearts, balls, greens, acorns };
enum Rank { seven, eight, nine, ten, jack, queen, king, ace };

constexpr Cards card(Suit suit, Rank rank) { return Cards{1} << (8 * suit + rank); }
constexpr Cards suit_of(Cards one_card) { return Cards{0xFF} << (std::countr_zero(one_card) & 24); }

constexpr Cards all_hearts = suit_of(card(hearts, seven));
constexpr Cards all_cards = 0xFFFFFFFF;

constexpr int points_in(Cards cards) {
  return std::popcount(cards & all_hearts) + ((cards & card(acorns, queen)) != 0 ? 4 : 0) +
         ((cards & card(greens, queen)) != 0 ? 8 : 0);
}

template <std::size_t seats>
struct Table {
  static_assert(seats == 3 || seats == 4);
  static constexpr Cards deck =
      seats == 4 ? all_cards : all_cards ^ card(balls, seven) ^ card(balls, eight);
  static constexpr int tricks = seats == 4 ? 8 : 10;
  static constexpr int deals_of_match = seats == 4 ? 8 : 9;
  static constexpr int stake = seats == 4 ? 10 : 15;  // of a malý and a sweep; half a veľký's

  static constexpr std::size_t after(std::size_t seat, std::size_t steps) {
    const std::size_t sum = seat + steps;
    if constexpr (seats == 4) return sum & 3;
    return sum >= seats ? sum - seats : sum;
  }
};

template <std::size_t seats>
using Hands = std::array<Cards, seats>;
template <std::size_t seats>
using BySeat = std::array<std::int32_t, seats>;

// ---- Dealing

template <std::size_t seats>
Hands<seats> dealt_hands(RandomStream& random) {
  constexpr Cards deck = Table<seats>::deck;
  if constexpr (seats == 4) {
    const Cards pair = HandDraw<32, 16>::draw(random);
    const Cards first = deposit(HandDraw<16, 8>::draw(random), pair);
    const Cards third = deposit(HandDraw<16, 8>::draw(random), deck ^ pair);
    return {first, pair ^ first, third, deck ^ pair ^ third};
  } else {
    const Cards first = deposit(HandDraw<30, 10>::draw(random), deck);
    const Cards second = deposit(HandDraw<20, 10>::draw(random), deck ^ first);
    return {first, second, deck ^ first ^ second};
  }
}

// ---- Announcing

enum class Contract : std::uint8_t { none, maly, velky };

struct Announcement {
  Contract contract = Contract::none;
  std::uint8_t declarer = 0;  // eldest hand without a contract, who leads then too
  std::uint8_t calls = 0;     // how many were asked

  bool operator==(const Announcement&) const = default;
};

// Plays the announcements with the answers given: `calls[s]` is what seat s says when asked first,
// `overrides[i]` whether the i-th seat asked after a malý says veľký.
template <std::size_t seats>
constexpr Announcement announced(const std::array<Contract, seats>& calls,
                                 const std::array<bool, seats - 1>& overrides) {
  Contract contract = Contract::none;
  std::size_t asked = 0, asked_again = 0;
  while (contract == Contract::none && asked < seats) contract = calls[asked++];
  std::size_t declarer = contract == Contract::none ? 0 : asked - 1;
  while (contract == Contract::maly && asked_again < seats - 1) {
    if (!overrides[asked_again++]) continue;
    contract = Contract::velky;
    declarer = Table<seats>::after(declarer, asked_again);
  }
  return {contract, static_cast<std::uint8_t>(declarer),
          static_cast<std::uint8_t>(asked + asked_again)};
}

// Every way the seats could answer, each once: a uniform entry is a round of uniform answers. An
// answer nobody asks for decides nothing.
template <std::size_t seats>
constexpr auto announcements = [] {
  std::array<Announcement, seats == 4 ? 81 * 8 : 27 * 4> table{};
  for (std::size_t number = 0; number < table.size(); ++number) {
    std::array<Contract, seats> calls{};
    std::array<bool, seats - 1> overrides{};
    std::size_t rest = number;
    for (Contract& call : calls) call = static_cast<Contract>(rest % 3), rest /= 3;
    for (bool& over : overrides) over = rest % 2 != 0, rest /= 2;
    table[number] = announced<seats>(calls, overrides);
  }
  return table;
}();

// ---- Playing

// Returns what `hand` may play to a trick of the suit `led` whose best card so far is `best`. In a
// malý who can head the trick must.
template <bool maly>
constexpr Cards playable(Cards hand, Cards led, Cards best) {
  const Cards following = hand & led;
  const Cards heading = maly ? following & -best : 0;
  const Cards legal = following != 0 ? following : hand;
  return heading != 0 ? heading : legal;
}

template <std::size_t seats>
struct Deal {
  using Rules = Table<seats>;

  Hands<seats> hands{};
  Hands<seats> won{};
  Announcement announcement;

  explicit Deal(RandomStream& random)
      : hands(dealt_hands<seats>(random)),
        announcement(announcements<seats>[random.below(announcements<seats>.size())]) {}

  void play(RandomStream& random) {
    announcement.contract == Contract::maly ? play_tricks<true>(random)
                                            : play_tricks<false>(random);
  }

 private:
  template <bool maly>
  void play_tricks(RandomStream& random) {
    TrickDraws<seats> draws(random);
    std::size_t leader = announcement.declarer;
    for (int trick = 1; trick < Rules::tricks; ++trick) {
      draws.begin_trick();
      leader = play_trick<maly>(leader, [&](Cards legal) { return one_of(legal, draws); });
    }
    play_trick<maly>(leader, [](Cards last_card) { return last_card; });
  }

  // Each seat plays what `choose` takes from its legal cards. Returns who wins the trick.
  template <bool maly, typename Choose>
  std::size_t play_trick(std::size_t leader, Choose&& choose) {
    Cards best = choose(hands[leader]);
    hands[leader] ^= best;
    const Cards led = suit_of(best);
    Cards lying = best;
    std::size_t best_play = 0;  // how many seats after the leader
#pragma GCC unroll 3
    for (std::size_t i = 1; i < seats; ++i) {
      Cards& hand = hands[Rules::after(leader, i)];
      const Cards play = choose(playable<maly>(hand, led, best));
      hand ^= play;
      lying |= play;
      const Cards rival = play & led;
      best_play = rival > best ? i : best_play;
      best = std::max(best, rival);
    }
    const std::size_t winner = Rules::after(leader, best_play);
    won[winner] |= lying;
    return winner;
  }
};

// ---- Settling

template <std::size_t seats>
struct Settlement {
  BySeat<seats> gains{};
  bool made = false;   // the contract
  bool sweep = false;  // of a game without contract
  int clean = -1;      // seats without points in a game without contract and sweep

  // Every other seat pays the stake.
  void pay(std::size_t receiver, int stake) {
    gains.fill(-stake);
    gains[receiver] = stake * static_cast<int>(seats - 1);
  }
};

template <std::size_t seats>
Settlement<seats> settled(const Announcement& announcement, const BySeat<seats>& points,
                          const BySeat<seats>& tricks, std::int32_t& pool) {
  using Rules = Table<seats>;
  Settlement<seats> result;
  if (announcement.contract != Contract::none) {
    const bool velky = announcement.contract == Contract::velky;
    result.made = tricks[announcement.declarer] == (velky ? Rules::tricks : 0);
    const int stake = velky ? 2 * Rules::stake : Rules::stake;
    result.pay(announcement.declarer, result.made ? stake : -stake);
    return result;
  }
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (tricks[seat] != Rules::tricks) continue;
    result.sweep = true;
    result.pay(seat, Rules::stake);
    return result;
  }
  result.clean = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    result.gains[seat] = -points[seat];
    pool += points[seat];
    result.clean += points[seat] == 0;
  }
  if (result.clean == 0 || result.clean == seats - 1) return result;
  const std::int32_t share = pool / result.clean;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (points[seat] == 0) result.gains[seat] += share;
  }
  pool -= share * result.clean;
  return result;
}

// ---- The loop

template <std::size_t seats>
class Loop {
 public:
  explicit Loop(std::uint64_t seed) : random_(seed, houserule::Purpose::deal) { start_match(); }

  void play(std::int64_t deals) {
    for (std::int64_t i = 0; i < deals; ++i) {
      Deal<seats> deal(random_);
      deal.play(random_);
      settle(deal);
    }
  }
  std::int64_t decisions() const { return calls_ + size(Rules::deck) * deals_; }

  // Points are those of the cards taken, whatever the contract; gains are of the settlement; the
  // last two are means of a match.
  void report(Report& report) const {
    report.mean("no_contract", contracts_[0], deals_);
    report.mean("maly", contracts_[1], deals_);
    report.mean("maly_made", made_[1], deals_);
    report.mean("velky", contracts_[2], deals_);
    report.mean("velky_made", made_[2], deals_);
    report.mean("sweeps", sweeps_, deals_);
    constexpr std::array clean_names = {"clean_0", "clean_1", "clean_2", "clean_3"};
    for (std::size_t i = 0; i < 4; ++i) report.mean(clean_names[i], clean_[i], deals_);
    report.means("mean_points_seat", points_, deals_);
    report.mean("mean_gain_eldest", gain_of_eldest_hand_, deals_);
    report.mean("gain_squares", gain_squares_, deals_);
    report.mean("match_pool_left", pool_left_, matches_);
    report.mean("match_best_gain", best_chips_, matches_);
  }

  std::int32_t all_chips() const {
    std::int32_t sum = pool_;
    for (const std::int32_t chips : chips_) sum += chips;
    return sum;
  }

 private:
  using Rules = Table<seats>;

  void start_match() {
    eldest_hand_ = random_.below(seats);
    deals_left_ = Rules::deals_of_match;
    chips_ = {};
    pool_ = 0;
  }

  void settle(const Deal<seats>& deal) {
    BySeat<seats> points, tricks;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      points[seat] = points_in(deal.won[seat]);
      tricks[seat] = size(deal.won[seat]) / static_cast<int>(seats);
    }
    const Settlement<seats> settlement = settled<seats>(deal.announcement, points, tricks, pool_);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      chips_[Rules::after(eldest_hand_, seat)] += settlement.gains[seat];
    }
    count(deal.announcement, points, settlement);
    eldest_hand_ = Rules::after(eldest_hand_, 1);
    if (--deals_left_ > 0) return;
    end_match();
    start_match();
  }

  void count(const Announcement& announcement, const BySeat<seats>& points,
             const Settlement<seats>& settlement) {
    const auto contract = static_cast<std::size_t>(announcement.contract);
    ++deals_;
    calls_ += announcement.calls;
    ++contracts_[contract];
    made_[contract] += settlement.made;
    sweeps_ += settlement.sweep;
    if (settlement.clean >= 0) ++clean_[static_cast<std::size_t>(settlement.clean)];
    std::int32_t squares = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      points_[seat] += points[seat];
      squares += settlement.gains[seat] * settlement.gains[seat];
    }
    gain_of_eldest_hand_ += settlement.gains[0];
    gain_squares_ += squares;
  }

  void end_match() {
    ++matches_;
    pool_left_ += pool_;
    const std::int32_t share = pool_ / static_cast<std::int32_t>(seats);
    best_chips_ += *std::max_element(chips_.begin(), chips_.end()) + share;
  }

  RandomStream random_;
  std::size_t eldest_hand_ = 0;
  int deals_left_ = 0;
  BySeat<seats> chips_{};
  std::int32_t pool_ = 0;
  std::int64_t deals_ = 0, calls_ = 0, sweeps_ = 0, gain_of_eldest_hand_ = 0, gain_squares_ = 0;
  std::int64_t matches_ = 0, pool_left_ = 0, best_chips_ = 0;
  std::array<std::int64_t, 3> contracts_{}, made_{};
  std::array<std::int64_t, 4> clean_{};
  std::array<std::int64_t, seats> points_{};
};

// ---- Self-test: the worked examples the rules were agreed on

template <std::size_t seats>
struct Settles {
  SelfTest& test;

  void operator()(const char* what, Announcement announcement, BySeat<seats> points,
                  BySeat<seats> tricks, int pool, BySeat<seats> gains, int pool_after) const {
    const auto result = settled<seats>(announcement, points, tricks, pool);
    test.expect(result.gains == gains && pool == pool_after, what);
  }
};

void settlements(SelfTest& test) {
  using enum Contract;
  const Settles<4> four{test};
  const BySeat<4> mixed = {2, 2, 2, 2};
  four("nobody clean", {}, {4, 9, 3, 4}, mixed, 0, {-4, -9, -3, -4}, 20);
  four("one clean takes the pool", {}, {0, 9, 10, 1}, mixed, 20, {40, -9, -10, -1}, 0);
  four("two clean share", {}, {0, 14, 6, 0}, {0, 2, 6, 0}, 20, {20, -14, -6, 20}, 0);
  four("an odd chip stays", {}, {0, 0, 7, 13}, mixed, 21, {20, 20, -7, -13}, 1);
  four("all points, not all tricks", {}, {0, 0, 0, 20}, {1, 1, 0, 6}, 40, {0, 0, 0, -20}, 60);
  four("all tricks", {}, {0, 0, 0, 20}, {0, 0, 0, 8}, 40, {-10, -10, -10, 30}, 40);
  four("malý made", {maly, 0}, {0, 10, 6, 4}, {0, 3, 3, 2}, 20, {30, -10, -10, -10}, 20);
  four("malý failed", {maly, 1}, {10, 0, 6, 4}, {3, 1, 2, 2}, 20, {10, -30, 10, 10}, 20);
  four("veľký made", {velky, 3}, {0, 0, 0, 20}, {0, 0, 0, 8}, 20, {-20, -20, -20, 60}, 20);
  four("veľký failed", {velky, 0}, {20, 0, 0, 0}, {7, 0, 1, 0}, 20, {-60, 20, 20, 20}, 20);
  const Settles<3> three{test};
  three("three, nobody clean", {}, {6, 10, 4}, {3, 4, 3}, 20, {-6, -10, -4}, 40);
  three("three, one clean", {}, {0, 17, 3}, {1, 7, 2}, 20, {40, -17, -3}, 0);
  three("three, all points", {}, {0, 20, 0}, {2, 7, 1}, 20, {0, -20, 0}, 40);
  three("three, all tricks", {}, {20, 0, 0}, {10, 0, 0}, 20, {30, -15, -15}, 20);
  three("three, malý made", {maly, 2}, {10, 10, 0}, {5, 5, 0}, 20, {-15, -15, 30}, 20);
  three("three, veľký failed", {velky, 1}, {0, 20, 0}, {1, 9, 0}, 20, {30, -60, 30}, 20);
}

void announcing(SelfTest& test) {
  using enum Contract;
  using Answer = Announcement;
  test.expect(announced<4>({none, none, none, none}, {true, true, true}) == Answer{none, 0, 4},
              "four passes are a game without contract");
  test.expect(announced<4>({none, velky, maly, maly}, {true, true, true}) == Answer{velky, 1, 2},
              "the first veľký ends the announcements");
  test.expect(announced<4>({none, maly, maly, velky}, {false, false, true}) == Answer{velky, 0, 5},
              "a seat that passed may override a malý");
  test.expect(announced<4>({none, maly, none, none}, {true, true, true}) == Answer{velky, 2, 3},
              "the first override ends the announcements");
  test.expect(announced<4>({none, none, none, maly}, {false, false, false}) == Answer{maly, 3, 7},
              "a malý nobody overrides stands");
  test.expect(announced<3>({none, none, maly}, {false, true}) == Answer{velky, 1, 5},
              "three, an override goes round the table");
}

void legal_cards(SelfTest& test) {
  constexpr Cards led = suit_of(card(acorns, seven));
  constexpr Cards low = card(acorns, nine) | card(acorns, ten);
  constexpr Cards high = card(acorns, king) | card(acorns, ace);
  constexpr Cards other = card(hearts, ace) | card(greens, seven);
  constexpr Cards jack_lies = card(acorns, jack);
  constexpr Cards ace_and_seven = card(acorns, ace) | card(acorns, seven);
  test.expect(playable<true>(low | other, led, jack_lies) == low,
              "who cannot head the trick follows suit");
  test.expect(playable<true>(low | high | other, led, jack_lies) == high,
              "who can head the trick must");
  test.expect(playable<true>(ace_and_seven, led, card(acorns, queen)) == card(acorns, ace),
              "the duty looks at the best card so far");
  test.expect(playable<false>(ace_and_seven, led, card(acorns, queen)) == ace_and_seven,
              "there is no such duty without malý");
  test.expect(playable<true>(low, led, card(acorns, queen)) == low,
              "a card above both leaves the choice");
  test.expect(playable<true>(other, led, jack_lies) == other, "a void seat plays any card");
  test.expect(points_in(all_cards) == 20 && points_in(Table<3>::deck) == 20,
              "a deck holds twenty points");
}

// Every card goes to every seat, and two neighbours to one hand, as often as it should.
template <std::size_t seats>
void deals(SelfTest& test) {
  using Rules = Table<seats>;
  constexpr int times = 400'000;
  RandomStream random(1, houserule::Purpose::deal);
  std::array<std::array<int, 32>, seats> with_seat{};
  std::array<int, 32> with_next{};
  for (int i = 0; i < times; ++i) {
    Deal<seats> deal(random);
    Cards all = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const Cards hand = deal.hands[seat];
      test.expect(size(hand) == Rules::tricks && (all & hand) == 0, "hands are apart");
      all |= hand;
      for (std::size_t bit = 0; bit < 32; ++bit) {
        with_seat[seat][bit] += static_cast<int>(hand >> bit & 1);
        with_next[bit] += static_cast<int>(hand >> bit & hand >> (bit + 13) % 32 & 1);
      }
    }
    test.expect(all == Rules::deck, "hands make up the deck");
    deal.play(random);
    for (const Cards won : deal.won) all ^= won;
    test.expect(all == 0, "every card is taken once");
  }
  const auto near = [](int count, double share) {  // within six standard deviations
    const double off = count - share * times;
    return off * off < 36.0 * times * share * (1 - share);
  };
  for (std::size_t bit = 0; bit < 32; ++bit) {
    if ((Rules::deck >> bit & 1) == 0) continue;
    for (const auto& counts : with_seat) {
      test.expect(near(counts[bit], 1.0 / seats), "every seat is dealt a card equally often");
    }
    if ((Rules::deck >> (bit + 13) % 32 & 1) == 0) continue;
    test.expect(near(with_next[bit], (Rules::tricks - 1.0) / (size(Rules::deck) - 1.0)),
                "two cards meet in a hand as often as chance has it");
  }
}

template <std::size_t seats>
void chips_are_kept(SelfTest& test) {
  Loop<seats> loop(1);
  for (int i = 0; i < 20'000; ++i) {
    loop.play(1);
    test.expect(loop.all_chips() == 0, "chips and pool together stay the same");
  }
}

void self_test(SelfTest& test) {
  settlements(test);
  announcing(test);
  legal_cards(test);
  deals<4>(test);
  deals<3>(test);
  chips_are_kept<4>(test);
  chips_are_kept<3>(test);
}

}  // namespace

int main(int count, char** arguments) {
  return run_program<Loop, 4, 3>("lorum", count, arguments, self_test);
}
