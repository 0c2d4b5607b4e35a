#include "trick/card_points.h"

namespace houserule {

Amount CardPoints::worth(Card card) const {
  Amount sum;
  for (const PointLine& line : lines) {
    if (line.cards.has(card)) sum += line.worth;
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
