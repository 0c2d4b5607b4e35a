// Finding melds: every combination of a seat's own cards and the shared ones that is a shape.

#include <array>
#include <bit>

#include "agenda/decision.h"

namespace houserule {

namespace {

std::uint64_t binomial(int from, int count) {
  if (count < 0 || count > from) return 0;
  std::uint64_t ways = 1;
  for (int i = 1; i <= count; ++i) {
    ways = ways * static_cast<std::uint64_t>(from - count + i) / static_cast<std::uint64_t>(i);
  }
  return ways;
}

// Visits the melds in order; `visit(cards, shape)` returns false to stop. The melds of one shape
// that begin at one rank are a group, which can be counted without being visited.
template <int Words, typename Visit>
class MeldFinder {
 public:
  using Set = BasicCardSet<Words>;

  MeldFinder(const BasicMeldChoice<Words>& choice, Visit& visit) : choice_(choice), visit_(visit) {
    const Set all = choice.own | choice.shared;
    const auto& sets = choice.phase->rank_sets;
    ranks_ = static_cast<int>(sets.size());
    for (std::size_t rank = 0; rank < sets.size(); ++rank) by_rank_[rank] = all & Set(sets[rank]);
  }

  void run() {
    for_each_group([&] {
      visit_group();
      return going_;
    });
  }

  std::uint64_t count() {
    std::uint64_t ways = 0;
    for_each_group([&] {
      ways += count_group();
      return true;
    });
    return ways;
  }

  // Goes on to the group with meld number n; `n` is then its number in the group.
  void visit_from(std::uint64_t& n) {
    for_each_group([&] {
      const std::uint64_t here = count_group();
      if (n >= here) {
        n -= here;
        return true;
      }
      visit_group();
      return false;
    });
  }

 private:
  template <typename Each>
  void for_each_group(Each each) {
    for (const MeldShape& shape : choice_.phase->shapes) {
      shape_ = &shape;
      const bool in_row = shape.kind == MeldShape::Kind::sequence;
      const int last = in_row ? ranks_ - shape.count : ranks_ - 1;
      for (first_ = 0; first_ <= last; ++first_) {
        if (!each()) return;
      }
    }
  }

  const Set& of_rank(int rank) const { return by_rank_[static_cast<std::size_t>(rank)]; }

  void visit_group() {
    if (shape_->kind == MeldShape::Kind::of_a_kind) {
      pick_equal(of_rank(first_), Set(), shape_->count);
    } else {
      pick_next(first_, Set(), shape_->count, -1);
    }
  }

  std::uint64_t count_group() {
    const int own_cards = choice_.phase->own_cards;
    if (shape_->kind == MeldShape::Kind::of_a_kind) {
      const int own = (of_rank(first_) & choice_.own).count();
      const int shared = of_rank(first_).count() - own;
      std::uint64_t ways = 0;
      for (int k = 0; k <= shape_->count && k <= shared; ++k) {
        if (k > 0 && shape_->count - k < own_cards) break;
        ways += binomial(own, shape_->count - k) * binomial(shared, k);
      }
      return ways;
    }
    if (shape_->same_suit) return count_by_visiting();
    // ways[j]: to take one card of each rank so far, j of them one's own.
    std::array<std::uint64_t, max_meld_ranks + 1> ways{};
    ways[0] = 1;
    for (int i = 0; i < shape_->count; ++i) {
      const Set& here = of_rank(first_ + i);
      if (here.empty()) return 0;
      const auto own = static_cast<std::uint64_t>((here & choice_.own).count());
      const auto shared = static_cast<std::uint64_t>(here.count()) - own;
      for (int j = i + 1; j >= 0; --j) {
        const auto slot = static_cast<std::size_t>(j);
        ways[slot] = ways[slot] * shared + (j > 0 ? ways[slot - 1] * own : 0);
      }
    }
    std::uint64_t sum = ways[static_cast<std::size_t>(shape_->count)];
    for (int j = own_cards; j < shape_->count; ++j) sum += ways[static_cast<std::size_t>(j)];
    return sum;
  }

  std::uint64_t count_by_visiting() {
    std::uint64_t ways = 0;
    const auto add = [&](const Set&, const MeldShape&) {
      ++ways;
      return true;
    };
    MeldFinder<Words, decltype(add)> counter(choice_, add);
    counter.shape_ = shape_;
    counter.first_ = first_;
    counter.visit_group();
    return ways;
  }

  void found(const Set& cards) {
    const bool shares = !(cards & choice_.shared).empty();
    if (shares && (cards & choice_.own).count() < choice_.phase->own_cards) return;
    going_ = visit_(cards, *shape_);
  }

  void pick_equal(Set from, const Set& chosen, int count) {
    if (count == 0) return found(chosen);
    while (going_ && from.count() >= count) {
      Set with = chosen;
      with.add(from.take_first());
      pick_equal(from, with, count - 1);
    }
  }

  void pick_next(int rank, const Set& chosen, int count, int suit) {
    if (count == 0) return found(chosen);
    for (const Card card : of_rank(rank)) {
      if (!going_) return;
      Set with = chosen;
      with.add(card);
      if (!shape_->same_suit) {
        pick_next(rank + 1, with, count - 1, -1);
        continue;
      }
      const int own_suit = choice_.deck->info(card).suit;
      if (suit < 0 || own_suit == suit) pick_next(rank + 1, with, count - 1, own_suit);
    }
  }

  template <int, typename>
  friend class MeldFinder;

  const BasicMeldChoice<Words>& choice_;
  Visit& visit_;
  const MeldShape* shape_ = nullptr;
  std::array<Set, max_meld_ranks> by_rank_;
  int ranks_ = 0;
  int first_ = 0;
  bool going_ = true;
};

template <int Words, typename Visit>
void for_each_meld(const BasicMeldChoice<Words>& choice, Visit visit) {
  MeldFinder<Words, Visit>(choice, visit).run();
}

}  // namespace

template <int Words>
std::uint64_t BasicMeldChoice<Words>::ways() const {
  const auto nothing = [](const BasicCardSet<Words>&, const MeldShape&) { return true; };
  return MeldFinder<Words, decltype(nothing)>(*this, nothing).count();
}

template <int Words>
std::vector<typename BasicMeldChoice<Words>::Found> BasicMeldChoice<Words>::list(
    std::size_t most) const {
  std::vector<Found> melds;
  for_each_meld(*this, [&](const BasicCardSet<Words>& cards, const MeldShape& shape) {
    melds.push_back({cards, &shape});
    return melds.size() < most;
  });
  return melds;
}

template <int Words>
BasicCardSet<Words> BasicMeldChoice<Words>::meld(std::uint64_t n) const {
  BasicCardSet<Words> meld;
  const auto take = [&](const BasicCardSet<Words>& cards, const MeldShape&) {
    meld = cards;
    return n-- != 0;
  };
  MeldFinder<Words, decltype(take)>(*this, take).visit_from(n);
  return meld;
}

template <int Words>
const MeldShape* BasicMeldChoice<Words>::shape_of(const BasicCardSet<Words>& cards) const {
  if (!cards.is_subset_of(own | shared)) return nullptr;
  BasicMeldChoice<Words> only = *this;
  only.own = own & cards;
  only.shared = (shared & cards) - only.own;
  const MeldShape* shape = nullptr;
  for_each_meld(only, [&](const BasicCardSet<Words>& meld, const MeldShape& of) {
    if (meld == cards) shape = &of;
    return shape == nullptr;
  });
  return shape;
}

template struct BasicMeldChoice<1>;
template struct BasicMeldChoice<2>;
template struct BasicMeldChoice<4>;

}  // namespace houserule
