// Equal cards, as the four zeros of gold in Aurum: which of them does a list of moves show?
//
// Nobody can tell equal cards apart, so to play one or the other is one move, that of the lower
// number. A deck without equal cards answers with one comparison.

#pragma once

#include <cstdint>

#include "cards/deck.h"

namespace houserule {

// Where equal cards begin and end in the numbering of a deck, made once for a table.
template <int Words>
class EqualCards {
 public:
  // Of a deck without equal cards.
  EqualCards() = default;
  explicit EqualCards(const Deck& deck) : any_(deck.has_equal_cards()) {
    for (int i = 0; any_ && i < deck.size(); ++i) {
      const bool first = deck.first_of_kind(card_at(i)) == card_at(i);
      const bool last = i + 1 == deck.size() || !deck.are_equal(card_at(i), card_at(i + 1));
      (first ? first_ : later_).add(card_at(i));
      if (last) last_.add(card_at(i));
    }
  }

  bool any() const { return any_; }
  const BasicCardSet<Words>& first() const { return first_; }  // the lowest-numbered of each kind
  const BasicCardSet<Words>& last() const { return last_; }    // the highest-numbered
  const BasicCardSet<Words>& later() const { return later_; }  // all but the first

 private:
  bool any_ = false;
  BasicCardSet<Words> first_;
  BasicCardSet<Words> last_;
  BasicCardSet<Words> later_;
};

// Returns `set` with only the lowest-numbered of equal cards that are all in it.
//
// Each kind is a field of bits, and x & -x leaves the lowest bit of x: -x is ~x + 1, added up in
// all fields at once. The highest bit of a field is added without carry, so that none runs over
// into the next field. However many copies there are, it takes a dozen operations a word.
template <int Words>
BasicCardSet<Words> lowest_of_each(const BasicCardSet<Words>& set, const EqualCards<Words>& equal) {
  BasicCardSet<Words> result;
  std::uint64_t carry = 0;  // within a field that lies across two words
  for (int i = 0; i < Words; ++i) {
    const std::uint64_t first = equal.first().word(i);
    const std::uint64_t last = equal.last().word(i);
    const std::uint64_t others = ~set.word(i);
    const std::uint64_t one = first & ~last;
    const std::uint64_t part = (others & ~last) + one;
    const std::uint64_t sum = part + carry;
    carry = static_cast<std::uint64_t>(part < one) | static_cast<std::uint64_t>(sum < part);
    result.set_word(i, set.word(i) & (sum ^ ((others ^ first) & last)));
  }
  return result;
}

// The same; most hands have nothing to leave out, and that is asked first.
template <int Words>
[[gnu::always_inline]] inline BasicCardSet<Words> one_of_each(const BasicCardSet<Words>& set,
                                                              const EqualCards<Words>& equal) {
  return (set & equal.later()).empty() ? set : lowest_of_each(set, equal);
}

}  // namespace houserule
