// Finding melds: every combination of a seat's own cards and the shared ones that is a shape.

#include <algorithm>
#include <array>

#include "agenda/binomials.h"
#include "agenda/decision.h"

namespace houserule {

namespace {

std::uint64_t binomial(int from, int count) {
  if (count < 0 || count > from) return 0;
  if (is_small_binomial(from)) return small_binomial(from, count);
  std::uint64_t ways = 1;
  for (int i = 1; i <= count; ++i) {
    ways = ways * static_cast<std::uint64_t>(from - count + i) / static_cast<std::uint64_t>(i);
  }
  return ways;
}

}  // namespace

// Finds the melds in order. Those of one shape that begin at one rank are a group: groups are
// counted, and a meld in them found, without listing what lies before.
template <int Words>
class MeldFinder {
 public:
  using Set = BasicCardSet<Words>;

  explicit MeldFinder(const BasicMeldChoice<Words>& choice) : choice_(choice) {
    const Set all = choice.own | choice.shared;
    for (std::size_t rank = 0; rank < choice.phase->rank_sets.size(); ++rank) {
      by_rank_[rank] = all & Set(choice.phase->rank_sets[rank]);
      own_[rank] = static_cast<std::uint8_t>((by_rank_[rank] & choice.own).count());
      used_[rank] = static_cast<std::uint8_t>((by_rank_[rank] & choice.used).count());
      shared_[rank] = static_cast<std::uint8_t>(by_rank_[rank].count() - own_[rank]);
      present_ |= static_cast<std::uint64_t>(!by_rank_[rank].empty()) << rank;
    }
  }

  // The groups whose ranks are all there; `each(shape, first)` returns false to stop.
  template <typename Each>
  void for_each_group(Each each) const {
    for (const MeldShape& shape : choice_.phase->shapes) {
      for (std::uint64_t firsts = firsts_of(shape); firsts != 0; firsts &= firsts - 1) {
        if (!each(shape, std::countr_zero(firsts))) return;
      }
    }
  }

  std::uint64_t count(const MeldShape& shape, int first) const {
    if (shape.kind == MeldShape::Kind::of_a_kind) {
      const auto rank = static_cast<std::size_t>(first);
      std::uint64_t ways = 0;
      for (int k = 0; k <= shape.count && k <= shared_[rank]; ++k) {
        if (!is_enough(shape, shape.count - k)) break;
        ways += binomial(own_[rank], shape.count - k) * binomial(shared_[rank], k);
      }
      return is_enough(shape, 0) ? ways - binomial(used_[rank], shape.count) : ways;
    }
    if (shape.same_suit) {
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
      const bool counts =
          is_enough(shape, (cards & choice_.own).count()) && !cards.is_subset_of(choice_.used);
      return !counts || each(cards);
    };
    if (shape.kind == MeldShape::Kind::of_a_kind) {
      pick_equal(of_rank(first), Set(), shape.count, found);
    } else {
      pick_next(shape, first, Set(), shape.count, -1, found);
    }
  }

  // Returns meld number n of a group.
  Set at(const MeldShape& shape, int first, std::uint64_t n) const {
    Set meld;
    const bool some_used = is_enough(shape, 0) && !choice_.used.empty();
    if (shape.kind == MeldShape::Kind::of_a_kind || shape.same_suit || some_used) {
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
    for (int i = 0; least == 0 && i < shape.count; ++i) {
      all_used *= used_[static_cast<std::size_t>(first + i)];
    }
    return ways.with_at_least(least) - all_used;
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

  // The ranks a meld of this shape can begin at, by bit.
  std::uint64_t firsts_of(const MeldShape& shape) const {
    std::uint64_t firsts = present_;
    if (shape.kind == MeldShape::Kind::sequence) {
      for (int i = 1; i < shape.count && firsts != 0; ++i) firsts &= present_ >> i;
      return firsts;
    }
    for (std::uint64_t ranks = present_; ranks != 0; ranks &= ranks - 1) {
      const auto rank = static_cast<std::size_t>(std::countr_zero(ranks));
      if (own_[rank] + shared_[rank] < shape.count) firsts &= ~(std::uint64_t{1} << rank);
    }
    return firsts;
  }

  const Set& of_rank(int rank) const { return by_rank_[static_cast<std::size_t>(rank)]; }

  // One more card, of this rank. May be in place.
  [[gnu::always_inline]] void add_rank(const Ways& before, Ways& after, int rank, int least) const {
    const auto at = static_cast<std::size_t>(rank);
    after.all = before.all * (std::uint64_t{own_[at]} + shared_[at]);
    for (int i = least; i-- > 0;) {
      const auto own = static_cast<std::size_t>(i);
      after.few[own] = before.few[own] * shared_[at] + (i > 0 ? before.few[own - 1] * own_[at] : 0);
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
  bool pick_next(const MeldShape& shape, int rank, const Set& chosen, int count, int suit,
                 const Found& found) const {
    if (count == 0) return found(chosen);
    for (const Card card : of_rank(rank)) {
      const int own_suit = shape.same_suit ? choice_.deck->info(card).suit : -1;
      if (suit >= 0 && own_suit != suit) continue;
      Set with = chosen;
      with.add(card);
      if (!pick_next(shape, rank + 1, with, count - 1, own_suit, found)) return false;
    }
    return true;
  }

  const BasicMeldChoice<Words>& choice_;
  std::uint64_t present_ = 0;                // ranks of which there is a card, by bit
  std::array<Set, max_meld_ranks> by_rank_;  // of the phase's ranks, like the next three
  std::array<std::uint8_t, max_meld_ranks> own_;
  std::array<std::uint8_t, max_meld_ranks> shared_;
  std::array<std::uint8_t, max_meld_ranks> used_;
};

template <int Words>
std::uint64_t BasicMeldChoice<Words>::ways() const {
  const MeldFinder<Words> finder(*this);
  std::uint64_t ways = 0;
  finder.for_each_group([&](const MeldShape& shape, int first) {
    ways += finder.count(shape, first);
    return true;
  });
  return ways;
}

template <int Words>
std::vector<typename BasicMeldChoice<Words>::Found> BasicMeldChoice<Words>::list(
    std::size_t most) const {
  const MeldFinder<Words> finder(*this);
  std::vector<Found> melds;
  finder.for_each_group([&](const MeldShape& shape, int first) {
    finder.visit(shape, first, [&](const BasicCardSet<Words>& cards) {
      melds.push_back({cards, &shape});
      return melds.size() < most;
    });
    return melds.size() < most;
  });
  return melds;
}

template <int Words>
BasicCardSet<Words> BasicMeldChoice<Words>::meld(std::uint64_t n) const {
  const MeldFinder<Words> finder(*this);
  BasicCardSet<Words> meld;
  finder.for_each_group([&](const MeldShape& shape, int first) {
    const std::uint64_t here = finder.count(shape, first);
    if (n >= here) {
      n -= here;
      return true;
    }
    meld = finder.at(shape, first, n);
    return false;
  });
  return meld;
}

template <int Words>
typename BasicMeldChoice<Words>::Found BasicMeldChoice<Words>::draw_or_pass(
    RandomStream& random, std::int64_t& decisions) const {
  struct Group {
    const MeldShape* shape;
    int first;
    std::uint64_t ways;
  };
  constexpr std::size_t most = 64;
  std::array<Group, most> groups;
  std::size_t size = 0;
  std::uint64_t all = 0;
  const MeldFinder<Words> finder(*this);
  finder.for_each_group([&](const MeldShape& shape, int first) {
    const std::uint64_t here = finder.count(shape, first);
    all += here;
    if (here > 0 && size < most) groups[size++] = {&shape, first, here};
    return true;
  });
  decisions += all > 0 ? 1 : 0;
  const std::uint64_t drawn = random.below_large(1 + all);
  if (drawn == 0) return {};
  std::uint64_t left = drawn - 1;
  std::size_t at = 0;
  while (at < size && left >= groups[at].ways) left -= groups[at++].ways;
  if (at < size) return {finder.at(*groups[at].shape, groups[at].first, left), groups[at].shape};
  const BasicCardSet<Words> cards = meld(drawn - 1);
  return {cards, shape_of(cards)};
}

template <int Words>
const MeldShape* BasicMeldChoice<Words>::shape_of(const BasicCardSet<Words>& cards) const {
  if (cards.empty() || !cards.is_subset_of(own | shared)) return nullptr;
  BasicMeldChoice<Words> only = *this;
  only.own = own & cards;
  only.shared = (shared & cards) - only.own;
  const MeldFinder<Words> finder(only);
  const int count = cards.count();
  const MeldShape* found = nullptr;
  finder.for_each_group([&](const MeldShape& shape, int first) {
    if (shape.count != count) return true;
    if (finder.count(shape, first) != 0) found = &shape;
    return found == nullptr;
  });
  return found;
}

template struct BasicMeldChoice<1>;
template struct BasicMeldChoice<2>;
template struct BasicMeldChoice<4>;

}  // namespace houserule
