// What captured cards are worth.
//
// `card_points` in a rules file is a list of lines. Lines with a number add up; of the lines with
// `times`, which look at marks, the last that fits a card multiplies what it is worth.

#pragma once

#include <vector>

#include "base/amount.h"
#include "cards/card_set.h"

namespace houserule {

// Which marked cards a `times` line holds for.
enum class Mark : std::uint8_t {
  exposed,            // any card laid face up before its holder
  exposed_by_captor,  // one that the capturing seat itself exposed
};

struct PointLine {
  Amount worth;
  CardSet cards;
};

struct TimesLine {
  int times = 1;
  Mark mark = Mark::exposed;
};

// What a trick is worth to whoever takes it, beside its cards.
struct TrickLine {
  Amount worth;
  std::vector<int> numbers;  // which tricks, from 1; none: each
  bool last = false;         // only the one after which nobody holds a card

  bool counts(int number, bool is_last) const;
};

class CardPoints {
 public:
  std::vector<PointLine> lines;
  std::vector<TrickLine> tricks;
  std::vector<TimesLine> times;

  // Returns the worth of one card without marks.
  Amount worth(Card card) const;

  // Returns the worth of a pile. `exposed` are all exposed cards, `own` those that the seat which
  // captured the pile exposed itself. A few population counts; one look at each exposed card.
  template <int Words>
  Amount worth(const BasicCardSet<Words>& pile, const BasicCardSet<Words>& exposed,
               const BasicCardSet<Words>& own) const {
    Amount sum;
    for (const PointLine& line : lines) {
      sum += line.worth * (pile & BasicCardSet<Words>(line.cards)).count();
    }
    if (!times.empty()) {
      for (const Card card : pile& exposed) sum += worth(card) * (factor(own.has(card)) - 1);
    }
    return sum;
  }

  // Returns what all cards of `set` are worth without marks.
  Amount total(const CardSet& set) const { return worth(set, CardSet(), CardSet()); }

  // Returns what a trick is worth beside its cards.
  Amount of_trick(int number, bool is_last) const;

  // Returns what an exposed card is multiplied with.
  int factor(bool exposed_by_captor) const;
};

}  // namespace houserule
