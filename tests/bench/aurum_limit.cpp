// The limit for Aurum: how many whole random rounds a second a program can play that knows no other
// game. `houserule bench` compares the interpreter with it; no interpreter and no Lua in here.
//
// Three players, or four in partnerships; rounds until a side has two nuggets. A round is dealt,
// bid with a card, played until all hands are empty, and scored. Every decision is uniform over
// what is legal: the bid over the hand; the change of a bid over none and every kind of gold, hand
// card and bid card; a play over base cards of a new suit and the kinds of gold, or a pass.
//
// Bookkeeping only:
//   - Base cards are bits, ordered by rank, so that hands are sets; two equal gold cards are one
//   kind
//     and a number, four bits to a rank.
//   - A change of a bid is one draw among the triples, taken apart by division.
//   - Seats of a round are counted from the marker holder; whose nugget it is follows at the end.

#include "limit_kit.h"

namespace {

using namespace limit;

// ---- Cards and gold

// Bi Cu P Ag Zn of rank 1 from the lowest bit, then those of rank 2, and so on.
constexpr int suits = 5;

constexpr Cards card(int suit, int rank) { return Cards{1} << (suits * (rank - 1) + suit); }

constexpr Cards whole_suit = [] {
  Cards cards = 0;
  for (int rank = 1; rank <= 10; ++rank) cards |= card(0, rank);
  return cards;
}();

constexpr int rank_of(Cards one_card) { return std::countr_zero(one_card) / suits + 1; }
constexpr Cards suit_of(Cards one_card) {
  return whole_suit << (std::countr_zero(one_card) % suits);
}

// How many gold cards of each rank: four bits a rank, from 0.
using Gold = std::uint64_t;

constexpr Gold gold(int rank) { return Gold{1} << (4 * rank); }

// One of each rank that is there; nobody holds more than two of a rank.
constexpr Gold kinds(Gold cards) { return (cards | cards >> 1) & 0x111111111; }

constexpr int value_of(Gold cards) {
  return std::popcount(cards & 0x1110) + 2 * std::popcount(cards & 0x2220) +
         2 * std::popcount(cards & 0x1110000) + 3 * std::popcount(cards & 0x110000000);
}

constexpr int none = -1;

// The rank of the best of `cards`, or `none`.
constexpr int best_rank(Gold cards) {
  return static_cast<int>((std::bit_width(cards) + 3) / 4) - 1;
}

// ---- A round

// What a seat may play: base cards, gold of these kinds, and whether to pass. A play is one of
// them.
struct Options {
  Cards base;
  Gold gold;
  bool pass;
};
struct Play {
  Cards base = 0;
  Gold gold = 0;  // neither: a pass
};

template <std::size_t seats>
struct Table {
  static_assert(seats == 3 || seats == 4);
  static constexpr int sides = seats == 4 ? 2 : seats;
  static constexpr int hand_size = 12;
  static constexpr Cards deck = [] {
    Cards cards = 0;
    for (int suit = 0; suit < (seats == 4 ? 5 : 4); ++suit) {
      for (int rank = 1; rank <= (seats == 4 ? 10 : 9); ++rank) cards |= card(suit, rank);
    }
    return cards;
  }();
  static constexpr Gold supply = (gold(1) + gold(2) + gold(3)) * 2 + gold(4) + gold(5) + gold(6) +
                                 gold(7) + (seats == 4 ? gold(8) : 0);

  static constexpr std::size_t after(std::size_t seat, std::size_t steps) {
    const std::size_t sum = seat + steps;
    return sum >= seats ? sum - seats : sum;
  }
};

template <std::size_t seats>
struct Round {
  using Rules = Table<seats>;

  std::array<Cards, seats> hands{};
  std::array<Cards, seats> bids{};
  std::array<Gold, seats> collections{};
  Gold supply = Rules::supply;
  std::array<std::int32_t, seats> tricks{};
  std::size_t start = 0;
  std::int32_t tricks_begun = 0;
  std::int32_t swaps_asked = 0;
  std::int32_t swaps = 0;
  std::int32_t gold_played = 0;
  std::int32_t passes = 0;
  std::int32_t awards = 0;

  Round() { collections.fill(gold(0)); }

  void deal(RandomStream& random) {
    if constexpr (seats == 4) {
      Cards four = Rules::deck;
      for (int unused = 0; unused < 2; ++unused) four ^= one_of(four, random);
      const Cards pair = random_part(four, 2 * Rules::hand_size, random);
      hands[0] = random_part(pair, Rules::hand_size, random);
      hands[1] = pair ^ hands[0];
      hands[2] = random_part(four ^ pair, Rules::hand_size, random);
      hands[3] = four ^ pair ^ hands[2];
    } else {
      hands[0] = random_part(Rules::deck, Rules::hand_size, random);
      hands[1] = random_part(Rules::deck ^ hands[0], Rules::hand_size, random);
      hands[2] = Rules::deck ^ hands[0] ^ hands[1];
    }
  }

  void bid(std::size_t seat, Cards one_card) {
    hands[seat] ^= one_card;
    bids[seat] = one_card;
  }

  void swap(std::size_t seat, Gold spent, Cards from_hand, std::size_t whose_bid) {
    collections[seat] -= spent;
    supply += spent;
    hands[seat] ^= from_hand ^ bids[whose_bid];
    bids[whose_bid] = from_hand;
    ++swaps;
  }

  bool hands_are_empty() const {
    Cards all = 0;
    for (const Cards hand : hands) all |= hand;
    return all == 0;
  }

  // Each seat plays once, clockwise from the start player: what `choose(seat, options)` returns.
  template <typename Choose>
  void play_trick(Choose&& choose) {
    Cards barred = 0;  // suits that lie in the trick
    Gold lying = 0;
    int best_base = none, best_gold = none, lowest = 99;
    std::size_t winner = 0, winner_by_gold = 0, lowest_seat = start;
    for (std::size_t i = 0; i < seats; ++i) {
      const std::size_t seat = Rules::after(start, i);
      const Cards base = hands[seat] & ~barred;
      const Gold offered = barred != 0 ? kinds(collections[seat]) : 0;
      const Play play = choose(seat, Options{base, offered, base == 0});
      if (play.base != 0) {
        hands[seat] ^= play.base;
        barred |= suit_of(play.base);
        const int rank = rank_of(play.base);
        winner = rank >= best_base ? seat : winner;
        best_base = std::max(rank, best_base);
        lowest_seat = rank <= lowest ? seat : lowest_seat;
        lowest = std::min(rank, lowest);
      } else if (play.gold != 0) {
        collections[seat] -= play.gold;
        lying += play.gold;
        const int rank = best_rank(play.gold);
        winner_by_gold = rank >= best_gold ? seat : winner_by_gold;
        best_gold = std::max(rank, best_gold);
        ++gold_played;
      } else {
        ++passes;
      }
    }
    ++tricks_begun;
    ++tricks[best_gold != none ? winner_by_gold : winner];
    if ((supply >> (4 * lowest) & 3) != 0) {  // before the played gold returns
      supply -= gold(lowest);
      collections[lowest_seat] += gold(lowest);
      ++awards;
    }
    supply += lying;
    start = lowest_seat;
  }

  void play(RandomStream& random) {
    for (std::size_t seat = 0; seat < seats; ++seat) bid(seat, one_of(hands[seat], random));
    TrickDraws<seats> draws(random);
    while (!hands_are_empty()) {
      draws.begin_trick();
      for (std::size_t i = 0; i < seats; ++i) offer_swap(Rules::after(start, i), draws);
      draws.begin_trick();
      play_trick([&](std::size_t, const Options& options) { return drawn(options, draws); });
    }
  }

 private:
  template <typename Random>
  void offer_swap(std::size_t seat, Random& random) {
    const Gold offered = kinds(collections[seat]);
    if (offered == 0 || hands[seat] == 0) return;
    ++swaps_asked;
    constexpr std::uint32_t bids_offered = seats == 4 ? 2 : 1;
    const auto gold_kinds = static_cast<std::uint32_t>(size(offered));
    const auto cards = static_cast<std::uint32_t>(size(hands[seat]));
    std::uint32_t number = random.below(1 + gold_kinds * cards * bids_offered);
    if (number-- == 0) return;
    const std::size_t whose = number % bids_offered == 0 ? seat : Rules::after(seat, 2);
    number /= bids_offered;
    swap(seat, nth(offered, number % gold_kinds), nth(hands[seat], number / gold_kinds), whose);
  }

  template <typename Random>
  static Play drawn(const Options& options, Random& random) {
    const auto base = static_cast<std::uint32_t>(size(options.base));
    const auto gold_kinds = static_cast<std::uint32_t>(size(options.gold));
    const std::uint32_t number = random.below(base + gold_kinds + (options.pass ? 1 : 0));
    if (number < base) return {nth(options.base, number), 0};
    if (number < base + gold_kinds) return {0, nth(options.gold, number - base)};
    return {};
  }
};

// ---- Scoring

struct Side {
  int bid = 0;
  int tricks = 0;
  int gold_points = 0;
  int best_gold = none;

  int total() const {
    if (tricks < bid) return gold_points;
    return gold_points + (tricks == bid ? 2 * tricks : tricks);
  }
};

template <std::size_t seats>
using Sides = std::array<Side, Table<seats>::sides>;

template <std::size_t seats>
Sides<seats> sides_of(const Round<seats>& round) {
  Sides<seats> sides{};
  for (std::size_t seat = 0; seat < seats; ++seat) {
    Side& side = sides[seat % sides.size()];
    side.bid = std::max(side.bid, rank_of(round.bids[seat]));
    side.tricks += round.tricks[seat];
    side.gold_points += value_of(round.collections[seat]);
    side.best_gold = std::max(side.best_gold, best_rank(round.collections[seat]));
  }
  return sides;
}

// Returns the sides that get a nugget, one bit each.
template <std::size_t count>
unsigned nugget_winners(const std::array<Side, count>& sides) {
  int best_total = 0;
  for (const Side& side : sides) best_total = std::max(best_total, side.total());
  unsigned first = 0, exact = 0, most_gold = 0;
  int best_gold = none;
  for (std::size_t i = 0; i < count; ++i) {
    const Side& side = sides[i];
    if (side.total() != best_total) continue;
    const unsigned bit = 1u << i;
    first |= bit;
    if (side.tricks == side.bid) exact |= bit;
    if (side.best_gold > best_gold) most_gold = 0;
    if (side.best_gold >= best_gold) most_gold |= bit;
    best_gold = std::max(best_gold, side.best_gold);
  }
  if (std::has_single_bit(first)) return first;
  return std::has_single_bit(exact) ? exact : most_gold;
}

// ---- The loop

constexpr int nuggets_to_win = 2;

template <std::size_t seats>
class Loop {
 public:
  explicit Loop(std::uint64_t seed) : random_(seed, houserule::Purpose::deal) { start_match(); }

  void play(std::int64_t rounds) {
    for (std::int64_t i = 0; i < rounds; ++i) {
      Round<seats> round;
      round.deal(random_);
      round.play(random_);
      settle(round);
    }
  }
  std::int64_t decisions() const {
    return std::int64_t{seats} * (rounds_ + tricks_begun_) + swaps_asked_;
  }

  // Seats and sides are counted from the marker holder.
  void report(Report& report) const {
    report.mean("tricks", tricks_begun_, rounds_);
    report.mean("swaps_asked", swaps_asked_, rounds_);
    report.mean("swaps", swaps_, rounds_);
    report.mean("gold_played", gold_played_, rounds_);
    report.mean("passes", passes_, rounds_);
    report.mean("gold_won", awards_, rounds_);
    report.means("mean_tricks_seat", tricks_, rounds_);
    report.means("mean_bid_side", bids_, rounds_);
    report.means("exact_side", exact_, rounds_);
    report.means("over_side", over_, rounds_);
    report.means("mean_gold_points_side", gold_points_, rounds_);
    report.means("mean_total_side", totals_, rounds_);
    report.mean("total_squares", total_squares_, rounds_);
    report.means("nuggets_side", nuggets_, rounds_);
    report.mean("shared", shared_, rounds_);
    report.mean("matches", matches_, rounds_);
  }

 private:
  using Rules = Table<seats>;
  using SeatSums = std::array<std::int64_t, seats>;
  using SideSums = std::array<std::int64_t, Rules::sides>;

  void start_match() {
    marker_ = random_.below(seats);
    match_ = {};
  }

  void settle(const Round<seats>& round) {
    ++rounds_;
    tricks_begun_ += round.tricks_begun;
    swaps_asked_ += round.swaps_asked;
    swaps_ += round.swaps;
    gold_played_ += round.gold_played;
    passes_ += round.passes;
    awards_ += round.awards;
    for (std::size_t seat = 0; seat < seats; ++seat) tricks_[seat] += round.tricks[seat];
    const Sides<seats> sides = sides_of(round);
    const unsigned winners = nugget_winners(sides);
    bool over = false;
    for (std::size_t i = 0; i < sides.size(); ++i) {
      count(i, sides[i]);
      const int nugget = (winners >> i) & 1;
      nuggets_[i] += nugget;
      const std::size_t side = (i + marker_) % sides.size();
      match_[side] += nugget;
      over |= match_[side] >= nuggets_to_win;
    }
    shared_ += !std::has_single_bit(winners);
    marker_ = Rules::after(marker_, 1);
    if (!over) return;
    ++matches_;
    start_match();
  }

  void count(std::size_t i, const Side& side) {
    bids_[i] += side.bid;
    exact_[i] += side.tricks == side.bid;
    over_[i] += side.tricks > side.bid;
    gold_points_[i] += side.gold_points;
    totals_[i] += side.total();
    total_squares_ += side.total() * side.total();
  }

  RandomStream random_;
  std::size_t marker_ = 0;
  std::array<int, Rules::sides> match_{};
  std::int64_t rounds_ = 0, tricks_begun_ = 0, swaps_asked_ = 0, swaps_ = 0, gold_played_ = 0;
  std::int64_t passes_ = 0, awards_ = 0, total_squares_ = 0, shared_ = 0, matches_ = 0;
  SeatSums tricks_{};
  SideSums bids_{}, exact_{}, over_{}, gold_points_{}, totals_{}, nuggets_{};
};

// ---- Self-test: the worked examples the rules were agreed on

// Reads cards such as "Bi1 P9 Ag2".
Cards read(std::string_view text) {
  constexpr std::array<std::string_view, suits> names = {"Bi", "Cu", "P", "Ag", "Zn"};
  Cards cards = 0;
  while (!text.empty()) {
    for (std::size_t suit = 0; suit < suits; ++suit) {
      if (!text.starts_with(names[suit])) continue;
      const std::string_view number = text.substr(names[suit].size(), text.find(' '));
      int rank = 0;
      std::from_chars(number.data(), number.data() + number.size(), rank);
      cards |= card(static_cast<int>(suit), rank);
    }
    text.remove_prefix(std::min(text.find(' '), text.size() - 1) + 1);
  }
  return cards;
}

// Reads a play: a card, "Au2", or "" for a pass.
Play read_play(std::string_view text) {
  if (text.starts_with("Au")) return {0, gold(text[2] - '0')};
  return {read(text), 0};
}

bool is_legal(const Play& play, const Options& options) {
  if (play.base != 0) return (play.base & options.base) != 0;
  return play.gold != 0 ? (play.gold & options.gold) != 0 : options.pass;
}

template <std::size_t seats>
void replay(SelfTest& test, Round<seats>& round, const std::array<const char*, seats>& plays) {
  auto next = plays.begin();
  round.play_trick([&](std::size_t, const Options& options) {
    const Play play = read_play(*next++);
    test.expect(is_legal(play, options), "the play is legal");
    return play;
  });
}

void complete_round(SelfTest& test) {
  Round<3> round;
  round.hands = {read("Bi1 Bi3 Bi5 Cu7 Cu9 P3 P5 P9 Ag2 Ag4 Ag5 Ag9"),
                 read("Bi2 Bi7 Bi8 Cu3 Cu4 Cu5 Cu6 Cu8 P1 P7 Ag3 Ag7"),
                 read("Bi4 Bi6 Bi9 Cu1 Cu2 P2 P4 P6 P8 Ag1 Ag6 Ag8")};
  round.bid(0, read("Ag4"));
  round.bid(1, read("Cu4"));
  round.bid(2, read("Bi4"));
  constexpr std::array<std::array<const char*, 3>, 13> plays = {{{"Bi1", "P7", "Cu1"},
                                                                 {"Ag1", "Bi3", "P1"},
                                                                 {"Bi2", "Cu2", "Ag2"},
                                                                 {"P3", "Ag7", "Bi9"},
                                                                 {"Bi5", "Cu3", "P2"},
                                                                 {"P8", "Ag5", "Cu5"},
                                                                 {"Ag3", "P4", "Cu9"},
                                                                 {"Bi8", "Ag8", "P5"},
                                                                 {"Cu7", "Bi7", "Au2"},
                                                                 {"Cu6", "Bi6", "Ag9"},
                                                                 {"P6", "", "Au0"},
                                                                 {"Ag6", "P9", "Au1"},
                                                                 {"", "", "Cu8"}}};
  for (const auto& trick : plays) replay(test, round, trick);
  test.expect(round.hands_are_empty(), "the round ends after thirteen tricks");
  test.expect(round.tricks == std::array{5, 4, 4}, "tricks of the complete round");
  test.expect(
      round.collections == std::array{gold(0) + gold(2) + gold(3), gold(5) + gold(3) + gold(7),
                                      gold(0) + gold(1) + gold(6)},
      "gold of the complete round");
  const auto sides = sides_of(round);
  test.expect(sides[0].total() == 7 && sides[1].total() == 14 && sides[2].total() == 11,
              "totals of the complete round");
  test.expect(nugget_winners(sides) == 0b010, "the nugget of the complete round");
}

void single_tricks(SelfTest& test) {
  Round<4> round;
  round.hands = {read("P9 Zn7"), read("Cu10 Bi1"), read("Bi5 Bi2"), read("Cu1 Ag1")};
  round.collections = {0, gold(2) + gold(6), gold(1), gold(2) + gold(0)};
  round.supply = gold(7);
  replay<4>(test, round, {"P9", "Au2", "Bi5", "Au2"});
  test.expect(round.tricks[3] == 1 && round.start == 2, "the later of equal gold cards wins");
  test.expect(round.supply == gold(7) + 2 * gold(2), "played gold returns");
  round.start = 0;
  replay<4>(test, round, {"Zn7", "Au6", "Au1", "Au0"});
  test.expect(round.tricks[1] == 1 && round.start == 0 && round.collections[0] == gold(7),
              "the only base card is the lowest");
  Round<3> other;
  other.hands = {read("Ag5"), read("Cu7"), read("P1")};
  other.collections = {0, 0, gold(5)};
  other.supply = 0;
  replay<3>(test, other, {"Ag5", "Cu7", "Au5"});
  test.expect(other.tricks[2] == 1 && other.collections[0] == 0 && other.supply == gold(5),
              "the award comes before the return");
}

void nuggets(SelfTest& test) {
  const auto side = [](int bid, int tricks, Gold held) {
    return Side{bid, tricks, value_of(held), best_rank(held)};
  };
  const auto held = [](std::initializer_list<int> ranks) {
    Gold cards = 0;
    for (const int rank : ranks) cards += gold(rank);
    return cards;
  };
  using Three = std::array<Side, 3>;
  const Side nobody = side(9, 0, 0);
  const Three plain = {side(4, 4, held({0, 1, 4})), side(3, 5, held({7, 2})),
                       side(5, 2, held({1, 3, 5, 6}))};
  test.expect(plain[0].total() == 11 && plain[1].total() == 9 && plain[2].total() == 6, "totals");
  test.expect(nugget_winners(plain) == 0b001, "the highest total has the nugget");
  test.expect(nugget_winners(Three{side(4, 4, held({1})), side(3, 5, held({4, 5})), nobody}) == 1,
              "one exact side");
  test.expect(nugget_winners(Three{side(3, 3, held({4, 1})), side(4, 4, held({3})), nobody}) == 1,
              "best gold of two exact sides");
  test.expect(nugget_winners(Three{side(3, 5, held({7})), side(4, 6, held({6})), nobody}) == 1,
              "best gold of two that are over");
  test.expect(nugget_winners(Three{side(4, 4, held({3})), side(4, 4, held({3})), nobody}) == 3,
              "equal in all");
  test.expect(nugget_winners(Three{side(3, 3, held({5, 1})), side(4, 4, held({2})),
                                   side(2, 5, held({6, 4}))}) == 4,
              "two exact among three");
  test.expect(nugget_winners(Three{side(4, 0, held({0})), side(4, 1, held({0})), nobody}) == 3,
              "everybody on zero");
  test.expect(value_of(2 * gold(1) + 2 * gold(3) + gold(8)) == 7, "two of a kind count twice");
}

template <std::size_t seats>
void rounds(SelfTest& test) {
  using Rules = Table<seats>;
  RandomStream random(1, houserule::Purpose::deal);
  for (int i = 0; i < 50'000; ++i) {
    Round<seats> round;
    round.deal(random);
    Cards all = 0;
    for (const Cards hand : round.hands) {
      test.expect(size(hand) == Rules::hand_size && (all & hand) == 0, "hands are apart");
      all |= hand;
    }
    test.expect((all & ~Rules::deck) == 0, "hands are of the deck");
    round.play(random);
    Gold all_gold = round.supply;
    for (const Gold held : round.collections) all_gold += held;
    test.expect(all_gold == Rules::supply + seats * gold(0), "no gold is lost");
    int won = 0;
    for (const int tricks : round.tricks) won += tricks;
    test.expect(won == round.tricks_begun && won >= Rules::hand_size - 1, "every trick is won");
  }
}

void self_test(SelfTest& test) {
  complete_round(test);
  single_tricks(test);
  nuggets(test);
  rounds<3>(test);
  rounds<4>(test);
}

}  // namespace

int main(int count, char** arguments) {
  return run_program<Loop, 4, 3>("aurum", count, arguments, self_test);
}
