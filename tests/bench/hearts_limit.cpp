// The limit for Hearts: how many whole random deals a second a program can play that knows no other
// game. `houserule bench` compares the interpreter with it; no interpreter and no Lua in here.
//
// Four players, 52 cards, one deal, nothing passed on, the queen of spades breaks hearts: the table
// `hearts +no_passing +queen_breaks_hearts`. Every card is uniform over what may be played.
//
// Bookkeeping only: cards are bits of a 64-bit word, sixteen places to a suit, so that a higher
// card of a suit is a greater number; hands are sets, for the order of cards in them decides
// nothing; what a seat took is kept as cards and counted at the end.

#include "limit_kit.h"

namespace {

using namespace limit;

// 2 3 4 ... K A of a suit from its lowest bit; three bits of each suit stay empty.
enum Suit { spades, hearts, diamonds, clubs };
enum Rank { two, jack = 9, queen, king, ace };

constexpr Cards card(Suit suit, int rank) { return Cards{1} << (16 * suit + rank); }
constexpr Cards suit_of(Cards one_card) {
  return Cards{0x1FFF} << (std::countr_zero(one_card) & 48);
}

constexpr Cards deck = 0x1FFF1FFF1FFF1FFF;
constexpr Cards all_hearts = suit_of(card(hearts, two));
constexpr Cards queen_of_spades = card(spades, queen);
constexpr Cards two_of_clubs = card(clubs, two);

constexpr int all_points = 26;
constexpr int points_in(Cards cards) {
  return std::popcount(cards & all_hearts) + ((cards & queen_of_spades) != 0 ? 13 : 0);
}

using Points = std::array<std::int32_t, 4>;

// `held_back` is what may not be led while there is anything else: hearts until they are broken.
constexpr Cards may_lead(Cards hand, Cards held_back) {
  const Cards free = hand & ~held_back;
  return free != 0 ? free : hand;
}

// In the first trick no points may be thrown on it while there is anything else.
template <bool first_trick>
constexpr Cards may_follow(Cards hand, Cards led) {
  const Cards following = hand & led;
  const Cards other = first_trick ? may_lead(hand, all_hearts | queen_of_spades) : hand;
  return following != 0 ? following : other;
}

struct Deal {
  Quarters hands;
  Quarters won{};
  int leader = 0;

  // Plays one trick: the leader leads `lead`, each other seat what `choose` takes from the legal
  // cards.
  template <bool first_trick, typename Choose>
  void play_trick(Cards lead, Choose&& choose) {
    hands[static_cast<std::size_t>(leader)] ^= lead;
    const Cards led = suit_of(lead);
    Cards best = lead;
    Cards lying = lead;
    int winner = leader;
    for (int i = 1; i < 4; ++i) {
      const int seat = (leader + i) & 3;
      Cards& hand = hands[static_cast<std::size_t>(seat)];
      const Cards played = choose(may_follow<first_trick>(hand, led));
      hand ^= played;
      lying |= played;
      const Cards rival = played & led;
      winner = rival > best ? seat : winner;
      best = std::max(best, rival);
    }
    won[static_cast<std::size_t>(winner)] |= lying;
    leader = winner;
  }

  void play(RandomStream& random) {
    TrickDraws<4> draws(random);
    const auto chosen = [&](Cards legal) { return one_of(legal, draws); };
    draws.begin_trick();
    while ((hands[static_cast<std::size_t>(leader)] & two_of_clubs) == 0) ++leader;
    play_trick<true>(two_of_clubs, chosen);
    for (int trick = 2; trick <= 12; ++trick) {
      draws.begin_trick();
      const Cards left = hands[0] | hands[1] | hands[2] | hands[3];
      constexpr Cards breaking = all_hearts | queen_of_spades;
      const Cards held_back = (left & breaking) == breaking ? all_hearts : 0;
      play_trick<false>(chosen(may_lead(hands[static_cast<std::size_t>(leader)], held_back)),
                        chosen);
    }
    const auto last_card = [](Cards only) { return only; };
    play_trick<false>(hands[static_cast<std::size_t>(leader)], last_card);
  }
};

// Who took every point has none, and the others have them all.
Points scored(const Points& taken) {
  for (std::size_t seat = 0; seat < 4; ++seat) {
    if (taken[seat] != all_points) continue;
    Points scores = {all_points, all_points, all_points, all_points};
    scores[seat] = 0;
    return scores;
  }
  return taken;
}

template <std::size_t seats>
class Loop {
 public:
  explicit Loop(std::uint64_t seed) : random_(seed, houserule::Purpose::deal) {}

  void play(std::int64_t deals) {
    for (std::int64_t i = 0; i < deals; ++i) {
      Deal deal{.hands = quarters(deck, random_)};
      std::size_t opener = 0;
      while ((deal.hands[opener] & two_of_clubs) == 0) ++opener;
      deal.play(random_);
      count(deal, opener);
    }
  }
  std::int64_t decisions() const { return 52 * deals_; }

  // The opener is the holder of the 2 of clubs; points are those of the cards taken, scores are
  // after a moon.
  void report(Report& report) const {
    report.mean("moons", moons_, deals_);
    report.means("mean_score_seat", scores_, deals_);
    report.mean("score_squares", score_squares_, deals_);
    report.mean("opener_points", opener_points_, deals_);
    report.mean("opener_tricks", opener_tricks_, deals_);
    report.mean("trick_squares", trick_squares_, deals_);
  }

 private:
  void count(const Deal& deal, std::size_t opener) {
    Points taken{};
    for (std::size_t seat = 0; seat < 4; ++seat) {
      taken[seat] = points_in(deal.won[seat]);
      const int tricks = size(deal.won[seat]) / 4;
      trick_squares_ += tricks * tricks;
    }
    const Points scores = scored(taken);
    ++deals_;
    moons_ += scores != taken;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      scores_[seat] += scores[seat];
      score_squares_ += scores[seat] * scores[seat];
    }
    opener_points_ += taken[opener];
    opener_tricks_ += size(deal.won[opener]) / 4;
  }

  RandomStream random_;
  std::int64_t deals_ = 0;
  std::int64_t moons_ = 0;
  std::array<std::int64_t, 4> scores_{};
  std::int64_t score_squares_ = 0;
  std::int64_t opener_points_ = 0;
  std::int64_t opener_tricks_ = 0;
  std::int64_t trick_squares_ = 0;
};

// ---- Self-test

void legal_cards(SelfTest& test) {
  constexpr Cards low_heart = card(hearts, two);
  constexpr Cards high_spade = card(spades, ace);
  test.expect(may_lead(low_heart | high_spade, all_hearts) == high_spade,
              "hearts are not led before they are broken");
  test.expect(may_lead(low_heart, all_hearts) == low_heart, "who has only hearts leads one");
  test.expect(may_lead(low_heart | queen_of_spades, all_hearts) == queen_of_spades,
              "the queen of spades may be led");
  test.expect(may_lead(low_heart | high_spade, 0) == (low_heart | high_spade),
              "broken hearts may be led");
  const Cards led = suit_of(two_of_clubs);
  const Cards mixed = low_heart | queen_of_spades | high_spade;
  test.expect(may_follow<true>(mixed, led) == high_spade, "no points on the first trick");
  test.expect(may_follow<true>(low_heart | queen_of_spades, led) == (low_heart | queen_of_spades),
              "points on the first trick when there is nothing else");
  test.expect(may_follow<false>(mixed, led) == mixed, "a void seat plays anything later on");
  test.expect(may_follow<false>(mixed, suit_of(high_spade)) == (high_spade | queen_of_spades),
              "suit must be followed");
}

void scores(SelfTest& test) {
  test.expect(points_in(deck) == all_points, "a deck holds 26 points");
  test.expect(scored({0, 26, 0, 0}) == Points{26, 0, 26, 26}, "a moon gives the others 26");
  test.expect(scored({0, 25, 1, 0}) == Points{0, 25, 1, 0}, "25 points are no moon");
}

void deals(SelfTest& test) {
  RandomStream random(1, houserule::Purpose::deal);
  std::array<int, 64> first_hand{};
  constexpr int times = 100'000;
  for (int i = 0; i < times; ++i) {
    Deal deal{.hands = quarters(deck, random)};
    Cards all = 0;
    for (const Cards hand : deal.hands) {
      test.expect(size(hand) == 13 && (all & hand) == 0, "hands are of 13 different cards");
      all |= hand;
    }
    test.expect(all == deck, "hands make up the deck");
    for (std::size_t bit = 0; bit < 64; ++bit) {
      first_hand[bit] += static_cast<int>((deal.hands[0] >> bit) & 1);
    }
    deal.play(random);
    Cards won = 0;
    int points = 0;
    for (const Cards taken : deal.won) {
      won ^= taken;
      points += points_in(taken);
    }
    test.expect(won == deck && points == all_points, "every card is taken once");
  }
  for (std::size_t bit = 0; bit < 64; ++bit) {
    if (((deck >> bit) & 1) == 0) continue;
    const int off = first_hand[bit] - times / 4;  // standard deviation 137
    test.expect(off > -822 && off < 822, "every card is dealt to the first hand equally often");
  }
}

void self_test(SelfTest& test) {
  legal_cards(test);
  scores(test);
  deals(test);
}

}  // namespace

int main(int count, char** arguments) {
  return run_program<Loop, 4>("hearts +no_passing +queen_breaks_hearts", count, arguments,
                              self_test);
}
