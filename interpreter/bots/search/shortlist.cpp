#include "bots/search/shortlist.h"

#include <algorithm>

namespace houserule {

namespace {

constexpr int moves_in_a_guess = 5;
constexpr int neighbours = 4;

// What the moves with a card did better than the others tried in the same guesses.
class CardWorth {
 public:
  // Notes moves of one guess with what they brought.
  void note(const std::vector<Move>& moves, const std::vector<double>& gains) {
    double mean = 0;
    for (const double gain : gains) mean += gain / static_cast<double>(gains.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      for (std::size_t pick = 0; pick < max_picks; ++pick) {
        const Card card = moves[i].picks[pick];
        if (card != no_card) at(pick, card).add(gains[i] - mean);
      }
      for (const Card card : moves[i].cards) at(0, card).add(gains[i] - mean);
    }
  }
  // Few trials say little: the mean is drawn towards nothing.
  double of(std::size_t pick, Card card) const {
    const Sum& sum = sums_[pick * max_cards + static_cast<std::size_t>(index_of(card))];
    return sum.sum / (sum.n + 2);
  }

 private:
  struct Sum {
    double sum = 0;
    int n = 0;
    void add(double gain) {
      sum += gain;
      ++n;
    }
  };
  Sum& at(std::size_t pick, Card card) {
    return sums_[pick * max_cards + static_cast<std::size_t>(index_of(card))];
  }

  std::vector<Sum> sums_ = std::vector<Sum>(max_picks * max_cards);
};

std::vector<Card> by_worth(const CardSet& cards, const CardWorth& worth, std::size_t pick) {
  std::vector<Card> order;
  for (const Card card : cards) order.push_back(card);
  std::stable_sort(order.begin(), order.end(),
                   [&](Card a, Card b) { return worth.of(pick, a) > worth.of(pick, b); });
  return order;
}

void add(std::vector<Move>& moves, const Move& move) {
  if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
}

// The best set, and some in which one card is exchanged for one that just missed it.
void add_sets(std::vector<Move>& moves, Seat seat, const SetChoice& choice,
              const CardWorth& worth) {
  const std::vector<Card> order = by_worth(choice.from, worth, 0);
  const auto count = static_cast<std::size_t>(choice.count);
  CardSet best = choice.fixed;
  for (std::size_t i = 0; i < count; ++i) best.add(order[i]);
  add(moves, Move::of_set(seat, best, choice.call));
  for (std::size_t swap = 0; swap < neighbours; ++swap) {
    // 1 for the last, 1 for the last but one, 2 for the last, ...
    const std::size_t out = swap % 2 + 1;
    const std::size_t in = count + swap / 2;
    if (out > count || in >= order.size()) continue;
    CardSet cards = best;
    cards.remove(order[count - out]);
    cards.add(order[in]);
    add(moves, Move::of_set(seat, cards, choice.call));
  }
}

void add_picks(std::vector<Move>& moves, const Choices& choices, const CardWorth& worth) {
  std::array<std::vector<Card>, max_picks> orders;
  std::array<Card, max_picks> best = {no_card, no_card, no_card};
  for (std::size_t i = 0; i < choices.pick_count; ++i) {
    orders[i] = by_worth(choices.picks[i], worth, i);
    best[i] = orders[i].front();
  }
  add(moves, Move::of_picks(choices.seat, best));
  for (std::size_t i = 0; i < choices.pick_count; ++i) {
    for (std::size_t next = 1; next < std::min<std::size_t>(orders[i].size(), 3); ++next) {
      auto picks = best;
      picks[i] = orders[i][next];
      add(moves, Move::of_picks(choices.seat, picks));
    }
  }
}

}  // namespace

std::vector<Move> shortlist(const Choices& choices, std::size_t most, Trials& trials,
                            int number_of_trials, RandomStream& random) {
  std::vector<Move> moves;
  const std::uint64_t count = choices.count();
  if (count <= most) {
    for (std::uint64_t i = 0; i < count; ++i) moves.push_back(choices.move(i));
    return moves;
  }
  // Pass, calls and single cards stay as they are.
  Choices few = choices;
  few.set_count = few.pick_count = 0;
  for (std::uint64_t i = 0; i < few.count(); ++i) moves.push_back(few.move(i));
  Choices many = choices;
  many.pass = false;
  many.calls = {};
  many.cards = CardSet();
  // Showing cards is announcing something; which of them are shown makes no difference to the play.
  many.set_count = 0;
  for (std::size_t i = 0; i < choices.set_count; ++i) {
    const SetChoice& set = choices.sets[i];
    if (set.call == no_call) {
      many.sets[many.set_count++] = set;
      continue;
    }
    CardSet shown = set.fixed;
    CardSet from = set.from;
    for (int n = 0; n < set.count; ++n) {
      shown.add(from.last());
      from.remove(from.last());
    }
    add(moves, Move::of_set(choices.seat, shown, set.call));
  }
  const std::uint64_t ways = many.count();
  if (ways == 0) return moves;
  CardWorth worth;
  for (int made = 0; made < number_of_trials; made += moves_in_a_guess) {
    trials.guess(random);
    std::vector<Move> tried;
    std::vector<double> gains;
    for (int i = 0; i < moves_in_a_guess; ++i) {
      tried.push_back(many.move(random.below_large(ways)));
      const auto outcome = trials.trial(tried.back());
      if (!outcome) return {};
      gains.push_back(outcome->gain + outcome->shown);
    }
    worth.note(tried, gains);
  }
  for (std::size_t i = 0; i < many.set_count; ++i) {
    add_sets(moves, choices.seat, many.sets[i], worth);
  }
  if (many.pick_count > 0) add_picks(moves, many, worth);
  return moves;
}

}  // namespace houserule
