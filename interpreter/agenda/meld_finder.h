// Which melds are among some cards: in order, by number, and how many. Private to agenda/.

#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "agenda/binomials.h"
#include "agenda/decision.h"

namespace houserule {

inline std::uint64_t binomial(int from, int count) {
  if (count < 0 || count > from) return 0;
  if (is_small_binomial(from)) return small_binomial(from, count);
  std::uint64_t ways = 1;
  for (int i = 1; i <= count; ++i) {
    ways = ways * static_cast<std::uint64_t>(from - count + i) / static_cast<std::uint64_t>(i);
  }
  return ways;
}

// Finds the melds in order. Those of one shape that begin at one rank are a group: groups are
// counted, and a meld in them found, without listing what lies before.
template <int Words>
class MeldFinder {
 public:
  using Set = BasicCardSet<Words>;

  explicit MeldFinder(const BasicMeldChoice<Words>& choice)
      : MeldFinder(choice, choice.phase->shapes) {}

  MeldFinder(const BasicMeldChoice<Words>& choice, std::span<const MeldShape> shapes)
      : choice_(choice), shapes_(shapes), some_used_(!choice.used.empty()) {
    // In locals: the counts are bytes, which might be anything for all a compiler knows.
    const bool some_used = some_used_;
    const Set own = choice.own;
    const Set both = own | choice.shared;
    std::uint64_t present = 0;
    std::uint64_t with_shared = 0;
    std::uint64_t bit = 1;
    Rank* to = ranks_.data();
    for (const CardSet& all : choice.phase->rank_sets) {
      const Set cards = both & Set(all);
      const int held = cards.count();
      const int of_own = (cards & own).count();
      for (int i = 0; i < Words; ++i) to->words[i] = cards.word(i);
      to->held = static_cast<std::uint8_t>(held);
      to->own = static_cast<std::uint8_t>(of_own);
      to->shared = static_cast<std::uint8_t>(held - of_own);
      to->used = some_used ? static_cast<std::uint8_t>((cards & choice.used).count()) : 0;
      present |= held > 0 ? bit : 0;
      with_shared |= held > of_own ? bit : 0;
      bit <<= 1;
      ++to;
    }
    present_ = present;
    with_shared_ = with_shared;
  }

  // The groups whose ranks are all there; `each(shape, first)` returns false to stop.
  template <typename Each>
  void for_each_group(Each each) const {
    Runs runs{present_};
    AsMany as_many{present_};
    for (const MeldShape& shape : shapes_) {
      const bool in_sequence = shape.kind == MeldShape::Kind::sequence;
      std::uint64_t firsts = in_sequence ? runs.of_length(shape.count, present_)
                             : shape.kind == MeldShape::Kind::named
                                 ? ways_open(shape)
                                 : as_many.of_count(shape.count, *this) & shape.ranks;
      for (; firsts != 0; firsts &= firsts - 1) {
        if (!each(shape, std::countr_zero(firsts))) return;
      }
    }
  }

  std::uint64_t count(const MeldShape& shape, int first) const {
    if (all_count(shape, first)) {
      if (shape.kind == MeldShape::Kind::of_a_kind) return binomial(rank(first).held, shape.count);
      std::uint64_t ways = 1;
      for (int i = 0; i < shape.count; ++i) ways *= std::uint64_t{rank(first + i).held};
      return ways;
    }
    return count_by_owner(shape, first);
  }

  // The same where it matters which or whose cards they are.
  [[gnu::noinline]] std::uint64_t count_by_owner(const MeldShape& shape, int first) const {
    if (shape.simple && shape.kind == MeldShape::Kind::of_a_kind) {
      const Rank& of = rank(first);
      std::uint64_t ways = 0;
      for (int k = 0; k <= shape.count && k <= of.shared; ++k) {
        if (!is_enough(shape, shape.count - k)) break;
        ways += binomial(of.own, shape.count - k) * binomial(of.shared, k);
      }
      return is_enough(shape, 0) ? ways - binomial(of.used, shape.count) : ways;
    }
    if (shape.same_suit || !shape.simple) {
      std::uint64_t ways = 0;
      visit(shape, first, [&](const Set&) {
        ++ways;
        return true;
      });
      return ways;
    }
    switch (least_own(shape)) {
      case 0:
        return count_sequence<0>(shape, first);
      case 1:
        return count_sequence<1>(shape, first);
      case 2:
        return count_sequence<2>(shape, first);
      default:
        return count_sequence<any_least>(shape, first);
    }
  }

  // Visits the melds of a group; `each(cards)` returns false to stop.
  template <typename Each>
  void visit(const MeldShape& shape, int first, Each each) const {
    const auto found = [&](const Set& cards) {
      const bool counts = is_enough(shape, (cards & choice_.own).count()) &&
                          !cards.is_subset_of(choice_.used) &&
                          (shape.simple || fits(shape, first, cards));
      return !counts || each(cards);
    };
    switch (shape.kind) {
      case MeldShape::Kind::of_a_kind:
        pick_equal(of_rank(first), Set(), shape.count, found);
        break;
      case MeldShape::Kind::sequence:
        pick_next(shape, first, Set(), shape.count, -1, found);
        break;
      case MeldShape::Kind::named:
        pick_parts(shape.ways[static_cast<std::size_t>(first)].parts, Set(), found);
        break;
    }
  }

  // Returns meld number n of a group.
  Set at(const MeldShape& shape, int first, std::uint64_t n) const {
    Set meld;
    if (all_count(shape, first)) {
      return shape.kind == MeldShape::Kind::of_a_kind ? equal_at(shape, first, n)
                                                      : sequence_at(shape, first, n);
    }
    const bool some_used = is_enough(shape, 0) && some_used_;
    if (shape.kind == MeldShape::Kind::of_a_kind || shape.same_suit || !shape.simple || some_used) {
      visit(shape, first, [&](const Set& cards) {
        meld = cards;
        return n-- != 0;
      });
      return meld;
    }
    // left[i]: the ways to take a card of each rank from number i of the sequence on.
    const int least = least_own(shape);
    std::array<Ways, max_meld_ranks + 1> left;
    left[static_cast<std::size_t>(shape.count)].begin(least);
    for (int i = shape.count; i-- > 0;) {
      const auto slot = static_cast<std::size_t>(i);
      add_rank(left[slot + 1], left[slot], first + i, least);
    }
    int missing = least;
    for (int i = 0; i < shape.count; ++i) {
      for (const Card card : of_rank(first + i)) {
        const int still = missing - (missing > 0 && choice_.own.has(card) ? 1 : 0);
        const std::uint64_t ways = left[static_cast<std::size_t>(i) + 1].with_at_least(still);
        if (n >= ways) {
          n -= ways;
          continue;
        }
        meld.add(card);
        missing = still;
        break;
      }
    }
    return meld;
  }

  // How many cards of one's own a meld needs.
  int least_own(const MeldShape& shape) const {
    return std::min(choice_.phase->own_cards, shape.count);
  }
  bool is_enough(const MeldShape& shape, int own) const { return own >= least_own(shape); }

 private:
  static constexpr int any_least = -1;

  // `Least` cards of one's own are needed: a number that is known, as it nearly always is, leaves
  // nothing of the loops over it.
  template <int Least>
  std::uint64_t count_sequence(const MeldShape& shape, int first) const {
    const int least = Least == any_least ? least_own(shape) : Least;
    Ways ways;
    ways.begin(least);
    for (int i = 0; i < shape.count; ++i) add_rank(ways, ways, first + i, least);
    std::uint64_t all_used = least == 0 ? 1 : 0;
    for (int i = 0; least == 0 && i < shape.count; ++i) all_used *= rank(first + i).used;
    return ways.with_at_least(least) - all_used;
  }

  // Whether all combinations of cards with the ranks of a group are melds: there are too few shared
  // cards to leave too few of one's own, and no meld is one only of cards that are used. Then
  // nothing has to be counted by whose cards they are (`houserule bench exposure`).
  bool all_count(const MeldShape& shape, int first) const {
    if (shape.same_suit || !shape.simple) return false;
    const int least = least_own(shape);
    if (least == 0) return !some_used_;
    const int most_shared = shape.kind == MeldShape::Kind::of_a_kind
                                ? rank(first).shared
                                : std::popcount(with_shared_ >> first & low_bits(shape.count));
    return shape.count - most_shared >= least;
  }
  static constexpr std::uint64_t low_bits(int count) {
    return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
  }

  // The ways of a shape of named cards of which there are enough, by bit.
  std::uint64_t ways_open(const MeldShape& shape) const {
    const Set both = choice_.own | choice_.shared;
    std::uint64_t open = 0;
    for (std::size_t i = 0; i < shape.ways.size(); ++i) {
      const MeldShape::Way& way = shape.ways[i];
      if (shape.of_trump_suit && way.suit != (choice_.more ? choice_.more->trump_suit : -1))
        continue;
      const bool there = std::ranges::all_of(way.parts, [&](const MeldShape::Part& part) {
        return (both & Set(part.from)).count() >= part.take;
      });
      if (there) open |= std::uint64_t{1} << i;
    }
    return open;
  }

  // Whether there is no lower card equal to one of these that might take its place: nobody can tell
  // them apart, so one of the melds is listed.
  bool has_lowest(const Set& cards) const {
    return std::none_of(cards.begin(), cards.end(), [&](Card card) {
      if (card == card_at(0)) return false;
      const Card lower = card_at(index_of(card) - 1);
      return choice_.deck->are_equal(lower, card) && !cards.has(lower) &&
             (choice_.own.has(card) ? choice_.own : choice_.shared).has(lower);
    });
  }

  // What a shape asks for beside ranks and numbers.
  bool fits(const MeldShape& shape, int first, const Set& cards) const {
    if (!has_lowest(cards)) return false;
    if (shape.different_suits) {
      std::uint64_t suits = 0;
      for (const Card card : cards) {
        const std::uint64_t bit = std::uint64_t{1} << (choice_.deck->info(card).suit + 1);
        if ((suits & bit) != 0) return false;
        suits |= bit;
      }
    }
    if (!shape.whole || !choice_.more) return true;
    const int suit = shape.same_suit ? choice_.deck->info(cards.first()).suit : -1;
    const auto goes_on = [&](int rank) {
      if (rank < 0 || rank >= static_cast<int>(choice_.phase->rank_sets.size())) return false;
      const Set next =
          choice_.more->held & Set(choice_.phase->rank_sets[static_cast<std::size_t>(rank)]);
      return std::any_of(next.begin(), next.end(), [&](Card card) {
        return suit < 0 || choice_.deck->info(card).suit == suit;
      });
    };
    return !goes_on(first - 1) && !goes_on(first + shape.count);
  }

  // Meld number n of a group where all of them count.
  Set equal_at(const MeldShape& shape, int first, std::uint64_t n) const {
    Set meld;
    int missing = shape.count;
    int left = rank(first).held;
    for (Set rest = of_rank(first); missing > 0; --left) {
      const Card card = rest.take_first();
      const std::uint64_t with_it = binomial(left - 1, missing - 1);
      if (n >= with_it) {
        n -= with_it;
        continue;
      }
      meld.add(card);
      --missing;
    }
    return meld;
  }
  Set sequence_at(const MeldShape& shape, int first, std::uint64_t n) const {
    Set meld;
    for (int i = shape.count; i-- > 0;) {  // the last rank's cards follow each other
      const auto here = std::uint64_t{rank(first + i).held};
      meld.add(of_rank(first + i).nth(static_cast<int>(n % here)));
      n /= here;
    }
    return meld;
  }

  // In how many ways some cards can be taken: in all, and with 0, 1 .. cards of one's own, as far
  // as these are too few; the rest is not initialised.
  struct Ways {
    std::uint64_t all;
    std::array<std::uint64_t, max_meld_ranks + 1> few;

    [[gnu::always_inline]] void begin(int least) {
      all = 1;
      for (int own = 0; own < least; ++own) few[static_cast<std::size_t>(own)] = own == 0 ? 1 : 0;
    }
    [[gnu::always_inline]] std::uint64_t with_at_least(int least) const {
      std::uint64_t ways = all;
      for (int own = 0; own < least; ++own) ways -= few[static_cast<std::size_t>(own)];
      return ways;
    }
  };

  // The ranks at which so many ranks in a row begin of which there are cards, by bit. Shapes mostly
  // ask for more and more.
  struct Runs {
    std::uint64_t firsts;
    int length = 1;

    std::uint64_t of_length(int wanted, std::uint64_t present) {
      if (wanted < length) *this = {present};
      for (; length < wanted; ++length) firsts &= length < 64 ? present >> length : 0;
      return firsts;
    }
  };

  // The ranks of which there are so many cards, by bit; likewise.
  struct AsMany {
    std::uint64_t ranks;
    int count = 1;

    std::uint64_t of_count(int wanted, const MeldFinder& finder) {
      if (wanted < count) ranks = finder.present_;
      count = wanted;
      for (std::uint64_t left = ranks; left != 0; left &= left - 1) {
        if (finder.rank(std::countr_zero(left)).held < wanted) ranks ^= left & -left;
      }
      return ranks;
    }
  };

  // What there is of a rank, of the phase's. Words, since sets are never without a value, and there
  // is room for many more ranks than most decks have.
  struct Rank {
    std::uint64_t words[Words];
    std::uint8_t held;
    std::uint8_t own;
    std::uint8_t shared;
    std::uint8_t used;
  };
  const Rank& rank(int number) const { return ranks_.data()[number]; }
  Set of_rank(int number) const {
    Set cards;
    for (int i = 0; i < Words; ++i) cards.set_word(i, rank(number).words[i]);
    return cards;
  }

  // One more card, of this rank. May be in place.
  [[gnu::always_inline]] void add_rank(const Ways& before, Ways& after, int number,
                                       int least) const {
    const Rank& of = rank(number);
    after.all = before.all * of.held;
    for (int i = least; i-- > 0;) {
      const auto own = static_cast<std::size_t>(i);
      after.few[own] = before.few[own] * of.shared + (i > 0 ? before.few[own - 1] * of.own : 0);
    }
  }

  template <typename Found>
  bool pick_equal(Set from, const Set& chosen, int count, const Found& found) const {
    if (count == 0) return found(chosen);
    while (from.count() >= count) {
      Set with = chosen;
      with.add(from.take_first());
      if (!pick_equal(from, with, count - 1, found)) return false;
    }
    return true;
  }

  template <typename Found>
  bool pick_parts(std::span<const MeldShape::Part> parts, const Set& chosen,
                  const Found& found) const {
    if (parts.empty()) return found(chosen);
    const Set from = (choice_.own | choice_.shared) & Set(parts.front().from);
    return pick_equal(from, chosen, parts.front().take,
                      [&](const Set& with) { return pick_parts(parts.subspan(1), with, found); });
  }

  template <typename Found>
  bool pick_next(const MeldShape& shape, int number, const Set& chosen, int count, int suit,
                 const Found& found) const {
    if (count == 0) return found(chosen);
    for (const Card card : of_rank(number)) {
      const int own_suit = shape.same_suit ? choice_.deck->info(card).suit : -1;
      if (suit >= 0 && own_suit != suit) continue;
      Set with = chosen;
      with.add(card);
      if (!pick_next(shape, number + 1, with, count - 1, own_suit, found)) return false;
    }
    return true;
  }

  const BasicMeldChoice<Words>& choice_;
  std::span<const MeldShape> shapes_;
  bool some_used_;
  std::uint64_t present_ = 0;      // ranks of which there is a card, by bit
  std::uint64_t with_shared_ = 0;  // of which there is a shared one
  std::array<Rank, max_meld_ranks> ranks_;
};

}  // namespace houserule
