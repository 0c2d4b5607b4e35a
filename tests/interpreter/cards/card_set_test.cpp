#include "cards/card_set.h"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <set>
#include <vector>

using namespace houserule;

namespace {

template <int Words>
BasicCardSet<Words> set_of_numbers(const std::set<int>& numbers) {
  BasicCardSet<Words> set;
  for (const int number : numbers) set.add(card_at(number));
  return set;
}

template <int Words>
std::vector<int> numbers_of(const BasicCardSet<Words>& set) {
  std::vector<int> numbers;
  for (const Card card : set) numbers.push_back(index_of(card));
  return numbers;
}

// Everything a set of cards does, beside std::set.
template <int Words>
void behaves_like_a_set() {
  CHECK(rc::check("a set of " + std::to_string(Words) + " words is a set", [] {
    const auto numbers = rc::gen::container<std::set<int>>(rc::gen::inRange(0, 64 * Words));
    const std::set<int> a = *numbers;
    const std::set<int> b = *numbers;
    const auto one = set_of_numbers<Words>(a);
    const auto two = set_of_numbers<Words>(b);

    RC_ASSERT(numbers_of(one) == std::vector<int>(a.begin(), a.end()));
    RC_ASSERT(one.count() == static_cast<int>(a.size()));
    RC_ASSERT(one.empty() == a.empty());
    if (!a.empty()) {
      RC_ASSERT(index_of(one.first()) == *a.begin());
      RC_ASSERT(index_of(one.last()) == *a.rbegin());
    }
    int n = 0;
    for (const int number : a) RC_ASSERT(index_of(one.nth(n++)) == number);

    std::set<int> both, either = a, only = a;
    for (const int number : b) {
      if (a.contains(number)) both.insert(number);
      either.insert(number);
      only.erase(number);
    }
    RC_ASSERT((one & two) == set_of_numbers<Words>(both));
    RC_ASSERT((one | two) == set_of_numbers<Words>(either));
    RC_ASSERT((one - two) == set_of_numbers<Words>(only));
    RC_ASSERT(one.is_subset_of(two) == only.empty());
    for (int number = 0; number < 64 * Words; ++number) {
      RC_ASSERT(one.has(card_at(number)) == a.contains(number));
    }
    auto rest = one;
    for (const int number : a) RC_ASSERT(index_of(rest.take_first()) == number);
    RC_ASSERT(rest.empty());
  }));
}

}  // namespace

TEST_CASE("a set of cards does what a set does", "[cards]") {
  behaves_like_a_set<1>();
  behaves_like_a_set<2>();
  behaves_like_a_set<4>();
}

TEST_CASE("the n-th card is found over the words of a set", "[cards]") {
  CardSet set;
  for (const int number : {0, 63, 64, 127, 128, 200, 254}) set.add(card_at(number));
  CHECK(index_of(set.nth(0)) == 0);
  CHECK(index_of(set.nth(1)) == 63);
  CHECK(index_of(set.nth(2)) == 64);
  CHECK(index_of(set.nth(3)) == 127);
  CHECK(index_of(set.nth(4)) == 128);
  CHECK(index_of(set.nth(5)) == 200);
  CHECK(index_of(set.nth(6)) == 254);
}

TEST_CASE("widening a set keeps its cards and narrowing keeps what fits", "[cards]") {
  BasicCardSet<1> narrow;
  narrow.add(card_at(5));
  narrow.add(card_at(63));
  CardSet wide(narrow);
  CHECK(numbers_of(wide) == std::vector<int>{5, 63});
  wide.add(card_at(64));
  CHECK(BasicCardSet<1>(wide) == narrow);
  CHECK(numbers_of(BasicCardSet<2>(wide)) == std::vector<int>{5, 63, 64});
}

TEST_CASE("a removed card is gone and an absent one may be removed", "[cards]") {
  CardSet set = CardSet::of(card_at(70));
  set.remove(card_at(71));
  CHECK(set.count() == 1);
  set.remove(card_at(70));
  CHECK(set.empty());
}
