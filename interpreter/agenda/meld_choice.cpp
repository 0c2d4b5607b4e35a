// Finding melds: every combination of a seat's own cards and the shared ones that is a shape.

#include <array>
#include <bit>

#include "agenda/decision.h"

namespace houserule {

namespace {

// Visits the melds in order; `visit(cards, shape)` returns false to stop.
template <int Words, typename Visit>
class MeldFinder {
 public:
  using Set = BasicCardSet<Words>;

  MeldFinder(const BasicMeldChoice<Words>& choice, Visit& visit) : choice_(choice), visit_(visit) {
    const Deck& deck = *choice.deck;
    for (const Card card : choice.own | choice.shared) {
      const int rank = deck.info(card).rank;
      if (rank >= 0 && rank < max_ranks) by_rank_[static_cast<std::size_t>(rank)].add(card);
    }
  }

  void run() {
    for (const MeldShape& shape : choice_.phase->shapes) {
      shape_ = &shape;
      const int ranks = static_cast<int>(choice_.deck->ranks.size());
      for (int rank = 0; rank < ranks && going_; ++rank) {
        if (shape.kind == MeldShape::Kind::of_a_kind) {
          pick_equal(by_rank_[static_cast<std::size_t>(rank)], Set(), shape.count);
        } else if (rank + shape.count <= ranks) {
          pick_next(rank, Set(), shape.count, -1);
        }
      }
    }
  }

 private:
  static constexpr int max_ranks = 64;

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
    for (const Card card : by_rank_[static_cast<std::size_t>(rank)]) {
      if (!going_) return;
      const int own_suit = choice_.deck->info(card).suit;
      if (shape_->same_suit && suit >= 0 && own_suit != suit) continue;
      Set with = chosen;
      with.add(card);
      pick_next(rank + 1, with, count - 1, own_suit);
    }
  }

  const BasicMeldChoice<Words>& choice_;
  Visit& visit_;
  const MeldShape* shape_ = nullptr;
  std::array<Set, max_ranks> by_rank_{};
  bool going_ = true;
};

template <int Words, typename Visit>
void for_each_meld(const BasicMeldChoice<Words>& choice, Visit visit) {
  MeldFinder<Words, Visit>(choice, visit).run();
}

}  // namespace

template <int Words>
std::uint64_t BasicMeldChoice<Words>::ways() const {
  std::uint64_t ways = 0;
  for_each_meld(*this, [&](const BasicCardSet<Words>&, const MeldShape&) {
    ++ways;
    return true;
  });
  return ways;
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
  for_each_meld(*this, [&](const BasicCardSet<Words>& cards, const MeldShape&) {
    meld = cards;
    return n-- != 0;
  });
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
