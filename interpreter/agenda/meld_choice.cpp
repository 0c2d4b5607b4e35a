// What a seat may meld: every combination of its own cards and the shared ones that is a shape.

#include <algorithm>
#include <array>

#include "agenda/meld_finder.h"

namespace houserule {

namespace {

// Goes through the finders of the groups within which a card serves once: `each(finder)` returns
// false to stop.
template <int Words, typename Each>
void for_each_finder(const BasicMeldChoice<Words>& choice, const Each& each) {
  const std::span<const MeldShape> shapes = choice.phase->shapes;
  if (choice.phase->groups == 1 || !choice.more) {
    each(MeldFinder<Words>(choice, shapes));
    return;
  }
  for (std::size_t first = 0; first < shapes.size();) {
    const std::size_t group = shapes[first].group;
    std::size_t count = 1;
    while (first + count < shapes.size() && shapes[first + count].group == group) ++count;
    BasicMeldChoice<Words> of_group = choice;
    of_group.own -= choice.more->spent[group];
    of_group.shared -= choice.more->spent[group];
    if (!each(MeldFinder<Words>(of_group, shapes.subspan(first, count)))) return;
    first += count;
  }
}

}  // namespace

template <int Words>
std::uint64_t BasicMeldChoice<Words>::ways() const {
  std::uint64_t ways = 0;
  for_each_finder(*this, [&](const MeldFinder<Words>& finder) {
    finder.for_each_group([&](const MeldShape& shape, int first) {
      ways += finder.count(shape, first);
      return true;
    });
    return true;
  });
  return ways;
}

template <int Words>
std::vector<typename BasicMeldChoice<Words>::Found> BasicMeldChoice<Words>::list(
    std::size_t most) const {
  std::vector<Found> melds;
  for_each_finder(*this, [&](const MeldFinder<Words>& finder) {
    finder.for_each_group([&](const MeldShape& shape, int first) {
      finder.visit(shape, first, [&](const BasicCardSet<Words>& cards) {
        melds.push_back({cards, &shape});
        return melds.size() < most;
      });
      return melds.size() < most;
    });
    return melds.size() < most;
  });
  return melds;
}

template <int Words>
BasicCardSet<Words> BasicMeldChoice<Words>::meld(std::uint64_t n) const {
  return found(n).cards;
}

template <int Words>
typename BasicMeldChoice<Words>::Found BasicMeldChoice<Words>::found(std::uint64_t n) const {
  Found meld;
  for_each_finder(*this, [&](const MeldFinder<Words>& finder) {
    finder.for_each_group([&](const MeldShape& shape, int first) {
      const std::uint64_t here = finder.count(shape, first);
      if (n >= here) {
        n -= here;
        return true;
      }
      meld = {finder.at(shape, first, n), &shape};
      return false;
    });
    return meld.shape == nullptr;
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
  if (phase->groups > 1) return draw_of_groups(random, decisions);
  constexpr std::ptrdiff_t most = 64;
  std::array<Group, most> groups;
  Group* end = groups.data();
  std::uint64_t all = 0;
  const MeldFinder<Words> finder(*this);
  finder.for_each_group([&](const MeldShape& shape, int first) {
    const std::uint64_t here = finder.count(shape, first);
    all += here;
    if (end != groups.data() + most) *end++ = {&shape, first, here};
    return true;
  });
  decisions += all > 0 ? 1 : 0;
  const std::uint64_t drawn = random.below_large(1 + all);
  if (drawn == 0) return {};
  std::uint64_t left = drawn - 1;
  for (const Group* group = groups.data(); group != end; ++group) {
    if (left < group->ways) return {finder.at(*group->shape, group->first, left), group->shape};
    left -= group->ways;
  }
  return found(drawn - 1);
}

template <int Words>
typename BasicMeldChoice<Words>::Found BasicMeldChoice<Words>::draw_of_groups(
    RandomStream& random, std::int64_t& decisions) const {
  const std::uint64_t all = ways();
  decisions += all > 0 ? 1 : 0;
  const std::uint64_t drawn = random.below_large(1 + all);
  return drawn == 0 ? Found() : found(drawn - 1);
}

template <int Words>
const MeldShape* BasicMeldChoice<Words>::shape_of(const BasicCardSet<Words>& cards) const {
  if (cards.empty() || !cards.is_subset_of(own | shared)) return nullptr;
  BasicMeldChoice<Words> only = *this;
  only.own = own & cards;
  only.shared = (shared & cards) - only.own;
  const int count = cards.count();
  const MeldShape* found = nullptr;
  for_each_finder(only, [&](const MeldFinder<Words>& finder) {
    finder.for_each_group([&](const MeldShape& shape, int first) {
      if (shape.count != count) return true;
      if (finder.count(shape, first) != 0) found = &shape;
      return found == nullptr;
    });
    return found == nullptr;
  });
  return found;
}

template struct BasicMeldChoice<1>;
template struct BasicMeldChoice<2>;
template struct BasicMeldChoice<4>;

}  // namespace houserule
