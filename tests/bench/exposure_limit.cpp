// The limit for Exposure: how many whole random deals a second a program can play that knows no
// other game. `houserule bench` compares the interpreter with it; no interpreter and no Lua in
// here.
//
// Two players, 24 cards, deals until somebody has 50 points. The non-dealer melds first, then the
// dealer: each answer is uniform over passing and every meld there is, one meld at a time. Then
// nine tricks, every card uniform over what may be played.
//
// Bookkeeping only:
//   - Cards are bits, eight places to a suit; hands are sets, and the face-up row is three cards.
//   - Melds are not listed but counted, rank by rank, and the drawn number is unfolded into cards.
//     The count takes in the few that use too few cards of the hand; one of them is drawn again.
//   - What the high rank does to the order of a suit is a table: which cards beat the one led.
//   - Open cards are not told from those in the hand: they are played alike.

#include <set>

#include "limit_kit.h"

namespace {

using namespace limit;

// 9 10 J Q K A of a suit from its lowest bit; two bits of each suit stay empty.
enum Suit { spades, hearts, diamonds, clubs };
enum Rank { nine, ten, jack, queen, king, ace };

constexpr int ranks = 6;
constexpr Cards deck = 0x3F3F3F3F;
constexpr Cards whole_suit = 0x3F;
constexpr Cards whole_rank = 0x01010101;

constexpr Cards card(int suit, int rank) { return Cards{1} << (8 * suit + rank); }
constexpr int first_bit_of_suit(Cards one_card) { return std::countr_zero(one_card) & 24; }
constexpr int rank_of(Cards one_card) { return std::countr_zero(one_card) & 7; }

// ---- Melds

struct Meld {
  Cards cards = 0;  // none: passed
  int points = 0;
};

constexpr int shortest_sequence = 4;
constexpr int hand_cards_in_row_meld = 2;

// What one seat may still meld with: each card of hand and row serves once.
struct Material {
  Cards hand;
  Cards row;
  std::array<std::uint32_t, ranks> of_rank{};
  std::array<std::uint32_t, ranks> sequences{};  // that begin with the rank, of all lengths
  std::uint32_t of_a_kind = 0;                   // sets of three and of four
  std::uint32_t melds = 0;

  Material(Cards hand_cards, Cards row_cards) : hand(hand_cards), row(row_cards) {
    constexpr std::array<std::uint32_t, 5> sets = {0, 0, 0, 1, 5};
    for (std::size_t rank = 0; rank < ranks; ++rank) {
      of_rank[rank] = static_cast<std::uint32_t>(size((hand | row) & (whole_rank << rank)));
      of_a_kind += sets[of_rank[rank]];
    }
    melds = of_a_kind;
    for (std::size_t rank = 0; rank + shortest_sequence <= ranks; ++rank) {
      std::uint32_t ways = of_rank[rank] * of_rank[rank + 1] * of_rank[rank + 2];
      for (std::size_t next = rank + 3; next < ranks; ++next) {
        ways *= of_rank[next];
        sequences[rank] += ways;
      }
      melds += sequences[rank];
    }
  }

  // The `number`-th meld, from 0.
  Meld at(std::uint32_t number) const {
    return number < of_a_kind ? set_at(number) : sequence_at(number - of_a_kind);
  }

  bool allows(Cards meld) const {
    return (meld & row) == 0 || size(meld & hand) >= hand_cards_in_row_meld;
  }

 private:
  Meld set_at(std::uint32_t number) const {
    for (std::size_t rank = 0;; ++rank) {
      const Cards cards = (hand | row) & (whole_rank << rank);
      if (of_rank[rank] < 3) continue;
      if (of_rank[rank] == 3) {
        if (number-- == 0) return {cards, 1};
        continue;
      }
      if (number < 4) return {cards ^ nth(cards, number), 1};
      if (number == 4) return {cards, 2};
      number -= 5;
    }
  }

  Meld sequence_at(std::uint32_t number) const {
    std::size_t rank = 0;
    for (; number >= sequences[rank]; ++rank) number -= sequences[rank];
    std::size_t end = rank + shortest_sequence;
    std::uint32_t ways = of_rank[rank] * of_rank[rank + 1] * of_rank[rank + 2] * of_rank[rank + 3];
    for (; number >= ways; ++end) {
      number -= ways;
      ways *= of_rank[end];
    }
    const auto length = static_cast<int>(end - rank);
    Cards meld = 0;
    for (; rank < end; ++rank) {
      meld |= nth((hand | row) & (whole_rank << rank), number % of_rank[rank]);
      number /= of_rank[rank];
    }
    return {meld, length - shortest_sequence + 1};
  }
};

// Draws among passing and the melds that are allowed.
Meld drawn_meld(const Material& material, RandomStream& random) {
  while (true) {
    const std::uint32_t number = random.below(material.melds + 1);
    if (number == 0) return {};
    const Meld meld = material.at(number - 1);
    if (material.allows(meld.cards)) return meld;
  }
}

// ---- Playing

// beating[high][led]: the ranks that beat `led` of the same suit while `high` is the high rank.
constexpr auto beating = [] {
  std::array<std::array<std::uint8_t, ranks>, ranks> table{};
  for (int high = 0; high < ranks; ++high) {
    const auto strength = [&](int rank, bool is_led) {
      if (rank == high) return 20;
      if (rank == ace) return is_led ? -1 : 19;
      return rank;
    };
    for (int led = 0; led < ranks; ++led) {
      for (int played = 0; played < ranks; ++played) {
        if (played == led || strength(played, false) < strength(led, true)) continue;
        table[static_cast<std::size_t>(high)][static_cast<std::size_t>(led)] |=
            static_cast<std::uint8_t>(1 << played);
      }
    }
  }
  return table;
}();

struct Terms {
  int high_rank;
  Cards trumps;
  int target;

  Terms(Cards left, Cards middle, Cards right)
      : high_rank(rank_of(left)),
        trumps(whole_suit << first_bit_of_suit(middle)),
        target(rank_of(right) + 4) {}

  bool second_wins(Cards led, Cards played) const {
    const int suit = first_bit_of_suit(led);
    const Cards winners =
        Cards{beating[static_cast<std::size_t>(high_rank)][static_cast<std::size_t>(rank_of(led))]}
        << suit;
    const Cards other_trumps = trumps & ~(whole_suit << suit);
    return (played & (winners | other_trumps)) != 0;
  }
};

// The seats of a deal: 0 is the non-dealer, 1 the dealer.
using BySeat = std::array<std::int32_t, 2>;
using Hands = std::array<Cards, 2>;

constexpr Cards may_follow(Cards hand, Cards led) {
  const Cards following = hand & (whole_suit << first_bit_of_suit(led));
  return following != 0 ? following : hand;
}

// Plays nine tricks; returns how many the non-dealer takes.
int played_tricks(Hands hands, const Terms& terms, RandomStream& random) {
  TrickDraws<2> draws(random);
  std::size_t leader = 0;
  std::size_t won_by_dealer = 0;
  for (int trick = 0; trick < 9; ++trick) {
    draws.begin_trick();
    const Cards led = one_of(hands[leader], draws);
    const Cards played = one_of(may_follow(hands[leader ^ 1], led), draws);
    hands[leader] ^= led;
    hands[leader ^ 1] ^= played;
    leader ^= static_cast<std::size_t>(terms.second_wins(led, played));
    won_by_dealer += leader;
  }
  return 9 - static_cast<int>(won_by_dealer);
}

constexpr int bonus = 5;
constexpr int target_score = 50;

constexpr int scored(int tricks, int meld_points, int target) {
  return 2 * tricks + meld_points + (tricks == target ? bonus : 0);
}

// ---- The loop

template <std::size_t seats>
class Loop {
 public:
  explicit Loop(std::uint64_t seed) : random_(seed, houserule::Purpose::deal) { start_match(); }

  void play(std::int64_t deals) {
    for (std::int64_t i = 0; i < deals; ++i) play_deal();
  }
  std::int64_t decisions() const { return asked_to_meld_ + 18 * deals_; }

  // By seat: the non-dealer, then the dealer. The last three are means of a match.
  void report(Report& report) const {
    report.means("mean_tricks_seat", tricks_, deals_);
    report.means("melds_seat", melds_, deals_);
    report.means("mean_meld_points_seat", meld_points_, deals_);
    report.means("contract_made_seat", made_, deals_);
    report.means("mean_score_seat", scores_, deals_);
    report.mean("score_squares", score_squares_, deals_);
    report.mean("trick_squares", trick_squares_, deals_);
    report.mean("matches", matches_, deals_);
    report.mean("match_best_score", best_scores_, matches_);
    report.mean("match_worst_score", worst_scores_, matches_);
    report.mean("match_drawn", drawn_, matches_);
  }

 private:
  void start_match() {
    dealer_ = random_.below(2);
    match_ = {};
  }

  int melded(Cards hand, Cards row, std::size_t seat) {
    int points = 0;
    while (true) {
      const Material material(hand, row);
      if (material.melds == 0) return points;
      ++asked_to_meld_;
      const Meld meld = drawn_meld(material, random_);
      if (meld.cards == 0) return points;
      hand &= ~meld.cards;
      row &= ~meld.cards;
      points += meld.points;
      ++melds_[seat];
    }
  }

  void play_deal() {
    Hands hands;
    hands[0] = random_part(deck, 9, random_);
    hands[1] = random_part(deck ^ hands[0], 9, random_);
    Cards rest = deck ^ hands[0] ^ hands[1];
    std::array<Cards, 3> row;
    for (Cards& turned : row) {
      turned = one_of(rest, random_);
      rest ^= turned;
    }
    const Terms terms(row[0], row[1], row[2]);
    const Cards row_cards = row[0] | row[1] | row[2];
    const BySeat meld_points = {melded(hands[0], row_cards, 0), melded(hands[1], row_cards, 1)};
    const int of_non_dealer = played_tricks(hands, terms, random_);
    settle({of_non_dealer, 9 - of_non_dealer}, meld_points, terms.target);
  }

  void settle(const BySeat& tricks, const BySeat& meld_points, int target) {
    ++deals_;
    for (std::size_t seat = 0; seat < 2; ++seat) {
      const int score = scored(tricks[seat], meld_points[seat], target);
      match_[(seat ^ dealer_) ^ 1] += score;
      tricks_[seat] += tricks[seat];
      meld_points_[seat] += meld_points[seat];
      made_[seat] += tricks[seat] == target;
      scores_[seat] += score;
      score_squares_ += score * score;
    }
    trick_squares_ += tricks[0] * tricks[0];
    dealer_ ^= 1;
    const auto [worst, best] = std::minmax(match_[0], match_[1]);
    if (best < target_score) return;
    ++matches_;
    best_scores_ += best;
    worst_scores_ += worst;
    drawn_ += worst == best;
    start_match();
  }

  using Sums = std::array<std::int64_t, 2>;

  RandomStream random_;
  std::size_t dealer_ = 0;
  BySeat match_{};
  std::int64_t deals_ = 0;
  std::int64_t asked_to_meld_ = 0;
  Sums tricks_{}, melds_{}, meld_points_{}, made_{}, scores_{};
  std::int64_t score_squares_ = 0;
  std::int64_t trick_squares_ = 0;
  std::int64_t matches_ = 0;
  std::int64_t best_scores_ = 0;
  std::int64_t worst_scores_ = 0;
  std::int64_t drawn_ = 0;
};

// ---- Self-test: the worked examples the rules were agreed on

// Reads cards written rank and suit, such as "9d Tc"; T is the ten.
Cards read(std::string_view text) {
  Cards cards = 0;
  for (std::size_t i = 0; i + 1 < text.size(); i += 3) {
    cards |= card(static_cast<int>(std::string_view("shdc").find(text[i + 1])),
                  static_cast<int>(std::string_view("9TJQKA").find(text[i])));
  }
  return cards;
}

void tricks(SelfTest& test) {
  const auto terms = [](const char* high, const char* trump) {
    return Terms(read(high), read(trump), read("9s"));
  };
  struct Trick {
    const char *high, *trump, *led, *played;
    bool second_wins;
  };
  constexpr std::array<Trick, 22> agreed = {{
      {"Ks", "As", "Ad", "9d", true},  {"Ks", "As", "Qd", "Ad", true},
      {"Ks", "As", "Kd", "Ad", false}, {"As", "As", "Ad", "Kd", false},
      {"9s", "As", "Kc", "9c", true},  {"9s", "As", "9c", "Ac", false},
      {"9s", "As", "Jc", "Ac", true},  {"Ts", "Ac", "Th", "Kh", false},
      {"Ts", "Ac", "Kh", "Th", true},  {"Ts", "Ac", "Kh", "Qh", false},
      {"Ks", "As", "Kh", "9s", true},  {"Ks", "As", "Kh", "Ad", false},
      {"Qs", "As", "Ac", "9h", false}, {"Qs", "As", "Ac", "9s", true},
      {"Qs", "Ac", "Ac", "9c", true},  {"Tc", "9c", "Qc", "Ac", true},
      {"Tc", "9c", "9d", "Ad", true},  {"Tc", "9c", "Kh", "Jh", false},
      {"Tc", "9c", "Ks", "Ts", true},  {"Tc", "9c", "Kd", "Jc", true},
      {"Tc", "9c", "Ah", "Td", false}, {"Tc", "9c", "As", "Jd", false},
  }};
  for (const Trick& trick : agreed) {
    test.expect(terms(trick.high, trick.trump).second_wins(read(trick.led), read(trick.played)) ==
                    trick.second_wins,
                trick.led);
  }
  test.expect(may_follow(read("Th 9s"), read("Qh")) == read("Th"), "suit must be followed");
  test.expect(may_follow(read("Th 9s"), read("Qc")) == read("Th 9s"), "a void hand is free");
}

// Whether `wanted` is among the melds for so many points.
bool offers(const char* hand, const char* row, const char* wanted, int points) {
  const Material material(read(hand), read(row));
  for (std::uint32_t i = 0; i < material.melds; ++i) {
    const Meld meld = material.at(i);
    if (meld.cards == read(wanted) && material.allows(meld.cards)) return meld.points == points;
  }
  return false;
}

void melds(SelfTest& test) {
  test.expect(offers("Ks Kd Kc", "Kh 9d Qc", "Ks Kh Kd Kc", 2), "four kings with one of the row");
  test.expect(!offers("Qs", "Qh Qd 9c", "Qs Qh Qd", 1), "one queen in hand is too few");
  test.expect(offers("Qs Qc", "Qh Jd 9c", "Qs Qh Qc", 1), "two queens in hand are enough");
  test.expect(offers("Js Qd", "Kh Tc 9s", "9s Tc Js Qd Kh", 2), "three of the row in a sequence");
  test.expect(offers("Td Jc Qs Kh", "As 9h 9d", "9h Td Jc Qs Kh As", 3), "six in sequence");
  test.expect(offers("As Kh Qs Jc Th", "Tc 9c Qd", "As Kh Qs Jc Th 9c", 3), "six in the fixture");
  test.expect(offers("Kd Jd Td 9d", "Tc 9c Qd", "Jd Td 9d Qd", 1), "four in the fixture");
  // Every set of cards against the meaning of the words, for random hands and rows.
  RandomStream random(1, houserule::Purpose::chance);
  for (int i = 0; i < 40; ++i) {
    const Cards hand = random_part(deck, 9, random);
    const Cards row = random_part(deck ^ hand, 3, random);
    const Material material(hand, row);
    std::set<Cards> offered;
    for (std::uint32_t number = 0; number < material.melds; ++number) {
      const Meld meld = material.at(number);
      if (!material.allows(meld.cards)) continue;
      test.expect(offered.insert(meld.cards).second, "no meld is offered twice");
    }
    std::set<Cards> expected;
    const auto places = static_cast<std::uint32_t>(hand | row);
    for (Cards part = places; part != 0; part = (part - 1) & places) {
      const int cards = size(part);
      if (cards < 3 || cards > 6 || ((part & row) != 0 && size(part & hand) < 2)) continue;
      Cards held = 0;
      for (Cards left = part; left != 0; left &= left - 1) held |= Cards{1} << rank_of(left);
      const bool in_row = held >> std::countr_zero(held) == (Cards{1} << cards) - 1;
      if ((held & (held - 1)) == 0 || (cards >= 4 && in_row)) expected.insert(part);
    }
    test.expect(offered == expected, "every meld is offered, and nothing else");
  }
}

void scores(SelfTest& test) {
  test.expect(scored(6, 0, 6) == 17 && scored(3, 0, 6) == 6, "the contract is hit");
  test.expect(scored(7, 0, 6) == 14 && scored(2, 0, 6) == 4, "the contract is missed");
  test.expect(scored(5, 0, 4) == 10 && scored(4, 0, 4) == 13, "fewer tricks, more points");
  test.expect(scored(9, 0, 9) == 23, "all nine tricks");
  test.expect(Terms(read("Tc"), read("9c"), read("Qd")).target == 7 && scored(7, 3, 7) == 22 &&
                  scored(2, 4, 7) == 8,
              "the complete deal");
}

// The complete deal of the rules: every card as it was played.
void complete_deal(SelfTest& test) {
  const Terms terms(read("Tc"), read("9c"), read("Qd"));
  Hands hands = {read("As Ks Qs Ah Kh Th Ad Qc Jc"), read("Ts 9s Qh Jh Kd Jd Td 9d Ac")};
  constexpr std::array<std::array<const char*, 2>, 9> plays = {{{"Th", "Qh"},
                                                                {"Qc", "Ac"},
                                                                {"9d", "Ad"},
                                                                {"Qs", "9s"},
                                                                {"Kh", "Jh"},
                                                                {"Ks", "Ts"},
                                                                {"Kd", "Jc"},
                                                                {"Ah", "Td"},
                                                                {"As", "Jd"}}};
  std::size_t leader = 0;
  BySeat won{};
  for (const auto& [first, second] : plays) {
    const Cards led = read(first);
    const Cards played = read(second);
    test.expect((hands[leader] & led) != 0, "the leader holds the card");
    test.expect((may_follow(hands[leader ^ 1], led) & played) != 0, "the answer is legal");
    hands[leader] ^= led;
    hands[leader ^ 1] ^= played;
    if (terms.second_wins(led, played)) leader ^= 1;
    ++won[leader];
  }
  test.expect(won == BySeat{7, 2}, "seven tricks to two");
}

void self_test(SelfTest& test) {
  tricks(test);
  melds(test);
  scores(test);
  complete_deal(test);
}

}  // namespace

int main(int count, char** arguments) {
  return run_program<Loop, 2>("exposure", count, arguments, self_test);
}
