#include "grid/cell_set.h"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <set>
#include <vector>

using namespace houserule;

namespace {

CellSet cells_of_numbers(const std::set<int>& numbers) {
  CellSet set;
  for (const int number : numbers) set.add(number);
  return set;
}

std::vector<int> cell_numbers(const CellSet& set) {
  std::vector<int> numbers;
  for (const int number : set) numbers.push_back(number);
  return numbers;
}

std::set<int> numbers_moved_by(const std::set<int>& numbers, int by) {
  std::set<int> moved;
  for (const int number : numbers) {
    if (number + by >= 0 && number + by < CellSet::max_items) moved.insert(number + by);
  }
  return moved;
}

// All of it can be done while compiling.
static_assert(shifted_up(CellSet::of(3), 200).first() == 203);
static_assert(shifted_down(CellSet::of(203), 203) == CellSet::of(0));
static_assert((~CellSet()).count() == 256);

}  // namespace

TEST_CASE("a set of cells does what a set does", "[board]") {
  CHECK(rc::check("a set of cells is a set", [] {
    const auto numbers = rc::gen::container<std::set<int>>(rc::gen::inRange(0, 256));
    const std::set<int> a = *numbers;
    const std::set<int> b = *numbers;
    const CellSet one = cells_of_numbers(a);
    const CellSet two = cells_of_numbers(b);

    RC_ASSERT(cell_numbers(one) == std::vector<int>(a.begin(), a.end()));
    RC_ASSERT(one.count() == static_cast<int>(a.size()));
    RC_ASSERT(one.empty() == a.empty());
    if (!a.empty()) RC_ASSERT(one.first() == *a.begin());
    RC_ASSERT((one == two) == (a == b));

    std::set<int> both, either = a, only = a;
    for (const int number : b) {
      if (a.contains(number)) both.insert(number);
      either.insert(number);
      only.erase(number);
    }
    RC_ASSERT((one & two) == cells_of_numbers(both));
    RC_ASSERT((one | two) == cells_of_numbers(either));
    RC_ASSERT((one - two) == cells_of_numbers(only));
    RC_ASSERT(one.is_subset_of(two) == only.empty());
    const CellSet others = ~one;
    for (int number = 0; number < 256; ++number) {
      RC_ASSERT(one.has(number) == a.contains(number));
      RC_ASSERT(others.has(number) != a.contains(number));
    }
    CellSet rest = one;
    for (const int number : a) RC_ASSERT(rest.take_first() == number);
    RC_ASSERT(rest.empty());
  }));
}

TEST_CASE("a set of cells is shifted by any number, and cells drop out at the ends", "[board]") {
  CHECK(rc::check("every number is moved", [] {
    const std::set<int> a = *rc::gen::container<std::set<int>>(rc::gen::inRange(0, 256));
    const int by = *rc::gen::inRange(0, 300);
    const CellSet set = cells_of_numbers(a);
    RC_ASSERT(shifted_up(set, by) == cells_of_numbers(numbers_moved_by(a, by)));
    RC_ASSERT(shifted_down(set, by) == cells_of_numbers(numbers_moved_by(a, -by)));
  }));
  // The whole words and their edges, with all cells.
  std::set<int> all;
  for (int number = 0; number < 256; ++number) all.insert(number);
  const ManyShifts shifts(~CellSet());
  for (int by = 0; by <= 320; ++by) {
    CAPTURE(by);
    CHECK(shifts.up(by) == cells_of_numbers(numbers_moved_by(all, by)));
    CHECK(shifts.down(by) == cells_of_numbers(numbers_moved_by(all, -by)));
  }
}

TEST_CASE("a removed cell is gone and an absent one may be removed", "[board]") {
  CellSet set = CellSet::of(70);
  set.remove(71);
  CHECK(set.count() == 1);
  set.remove(70);
  CHECK(set.empty());
}

TEST_CASE("sets of cells are kept in as many words as a board needs", "[board]") {
  const CellSet set = cells_of_numbers({0, 63, 64, 130, 255});
  std::array<std::uint64_t, 4> words{};
  store_cells(set, words);
  CHECK(words == std::array<std::uint64_t, 4>{1 | 1ULL << 63, 1, 4, 1ULL << 63});
  CHECK(load_cells(words) == set);

  std::array<std::uint64_t, 3> fewer{};
  store_cells(set, fewer);
  CHECK(cell_numbers(load_cells(fewer)) == std::vector<int>{0, 63, 64, 130});
  CHECK(cell_numbers(load_cells(std::span(words).first(1))) == std::vector<int>{0, 63});
}
