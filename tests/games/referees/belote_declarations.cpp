#include "tests/games/referees/belote_declarations.h"

namespace houserule::referees {

namespace {

constexpr const char* sequence_ranks = "789TJQKA";
constexpr const char* four_ranks = "QKTA9J";  // the best last

Cards in_order(Cards cards) {
  std::sort(cards.begin(), cards.end(), [](PlainCard a, PlainCard b) {
    return place_in(sequence_ranks, a.rank) < place_in(sequence_ranks, b.rank);
  });
  return cards;
}

// Whether one declaration is better than another, whoever has them.
bool is_better(const Cards& one, const Cards& other, char trumps) {
  if (is_four(one) != is_four(other)) return is_four(one);
  if (is_four(one)) return place_in(four_ranks, one[0].rank) > place_in(four_ranks, other[0].rank);
  if (one.size() != other.size()) return one.size() > other.size();
  const int top = place_in(sequence_ranks, in_order(one).back().rank);
  const int other_top = place_in(sequence_ranks, in_order(other).back().rank);
  if (top != other_top) return top > other_top;
  return one[0].suit == trumps && other[0].suit != trumps;
}

}  // namespace

bool is_four(const Cards& declaration) { return declaration[0].rank == declaration[1].rank; }

int worth_of(const Cards& declaration) {
  if (is_four(declaration)) {
    return declaration[0].rank == 'J' ? 200 : declaration[0].rank == '9' ? 150 : 100;
  }
  return declaration.size() == 3 ? 20 : declaration.size() == 4 ? 50 : 100;
}

std::vector<Cards> declarations_in(const Cards& cards) {
  std::vector<Cards> found;
  for (const char* rank = four_ranks; *rank != 0; ++rank) {
    const Cards four = those(cards, [&](PlainCard card) { return card.rank == *rank; });
    if (four.size() == 4) found.push_back(four);
  }
  for (const char suit : {'C', 'D', 'H', 'S'}) {
    Cards run;
    for (const char* rank = sequence_ranks;; ++rank) {
      if (*rank != 0 && holds(cards, {suit, *rank})) {
        run.push_back({suit, *rank});
        continue;
      }
      if (run.size() >= 3) found.push_back(run);
      run.clear();
      if (*rank == 0) break;
    }
  }
  return found;
}

std::array<int, 2> valid_declarations(const std::vector<Declaration>& declared, char trumps) {
  const Declaration* best = nullptr;  // of equal ones the first who spoke has it
  for (const Declaration& one : declared) {
    if (best == nullptr || is_better(one.cards, best->cards, trumps)) best = &one;
  }
  std::array<int, 2> worth{};
  for (const Declaration& one : declared) {
    if (one.seat % 2 == best->seat % 2) worth[one.seat % 2] += worth_of(one.cards);
  }
  return worth;
}

}  // namespace houserule::referees
