#include "trick/card_points.h"

#include <algorithm>

namespace houserule {

Amount CardPoints::worth(Card card) const {
  Amount sum;
  for (const PointLine& line : lines) {
    if (line.cards.has(card)) sum += line.worth;
  }
  return sum;
}

bool TrickLine::counts(int number, bool is_last) const {
  if (last) return is_last;
  return numbers.empty() || std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

Amount CardPoints::of_trick(int number, bool is_last) const {
  Amount sum;
  for (const TrickLine& line : tricks) {
    if (line.counts(number, is_last)) sum += line.worth;
  }
  return sum;
}

int CardPoints::factor(bool exposed_by_captor) const {
  int factor = 1;
  for (const TimesLine& line : times) {
    if (line.mark == Mark::exposed || exposed_by_captor) factor = line.times;
  }
  return factor;
}

}  // namespace houserule
