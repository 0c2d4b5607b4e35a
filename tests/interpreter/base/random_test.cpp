#include "base/random.h"

#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <set>
#include <vector>

using namespace houserule;

namespace {

// Returns Pearson's statistic of `draws` draws below `bound` against equal chances.
double chi_square(RandomStream stream, std::uint32_t bound, int draws) {
  std::vector<int> counts(bound);
  for (int i = 0; i < draws; ++i) ++counts.at(stream.below(bound));
  const double expected = static_cast<double>(draws) / bound;
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

// Returns the value that chi square with `freedom` degrees exceeds about once in 100,000 times
// (Wilson and Hilferty's approximation).
double chi_square_limit(double freedom) {
  const double spread = 2 / (9 * freedom);
  return freedom * std::pow(1 - spread + 4.265 * std::sqrt(spread), 3);
}

}  // namespace

TEST_CASE("SplitMix64 is the published one", "[base]") {
  // The stream's state is hidden, so the generator is written here once more, from the paper.
  std::uint64_t state = 0;
  const auto published = [&state] {
    std::uint64_t z = (state += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  };
  RandomStream stream;
  CHECK(stream.next() == 0xE220A8397B1DCDAFULL);
  published();
  for (int i = 0; i < 1000; ++i) CHECK(stream.next() == published());
}

TEST_CASE("a seed means the same stream for ever", "[base]") {
  RandomStream deal(17, Purpose::deal, 1);
  const std::array first = {deal.below(32), deal.below(32), deal.below(32), deal.below(32)};
  RandomStream again(17, Purpose::deal, 1);
  for (const std::uint32_t number : first) CHECK(again.below(32) == number);
  CHECK(again == deal);
}

TEST_CASE("bounded draws stay below the bound", "[base]") {
  RandomStream stream(1, Purpose::deal);
  for (const std::uint32_t bound : {1U, 2U, 3U, 52U, 1U << 31, 0xFFFFFFFFU}) {
    for (int i = 0; i < 1000; ++i) CHECK(stream.below(bound) < bound);
  }
}

TEST_CASE("bounded draws are equally likely", "[base]") {
  for (const std::uint32_t bound : {2U, 3U, 5U, 7U, 10U, 13U, 32U, 52U, 78U, 1000U}) {
    for (const std::uint64_t seed : {0ULL, 1ULL, 17ULL, 0xFFFFFFFFFFFFFFFFULL}) {
      CAPTURE(bound, seed);
      const double statistic = chi_square(RandomStream(seed, Purpose::deal), bound, 200'000);
      CHECK(statistic < chi_square_limit(bound - 1));
      // Too even would be no chance either.
      if (bound > 30) CHECK(statistic > bound * 0.3);
    }
  }
}

TEST_CASE("bounds near the width of the generator are unbiased", "[base]") {
  // Without the rejection of Lemire's method half of these numbers would come up twice as often.
  const std::uint32_t bound = 3U << 30;
  RandomStream stream(5, Purpose::chance);
  std::array<int, 3> thirds{};
  std::array<int, 3> remainders{};
  const int draws = 300'000;
  for (int i = 0; i < draws; ++i) {
    const std::uint32_t number = stream.below(bound);
    ++thirds[number >> 30];
    ++remainders[number % 3];
  }
  for (const int count : thirds) CHECK(std::abs(count - draws / 3) < 1500);
  for (const int count : remainders) CHECK(std::abs(count - draws / 3) < 1500);
}

TEST_CASE("every order of three cards is equally likely", "[base]") {
  std::array<int, 27> orders{};
  const int shuffles = 60'000;
  for (int i = 0; i < shuffles; ++i) {
    RandomStream stream(static_cast<std::uint64_t>(i), Purpose::deal, 1);
    std::array<int, 3> cards = {0, 1, 2};
    for (std::uint32_t left = 3; left > 1; --left)
      std::swap(cards[left - 1], cards[stream.below(left)]);
    ++orders[static_cast<std::size_t>(cards[0] * 9 + cards[1] * 3 + cards[2])];
  }
  int seen = 0;
  for (const int count : orders) {
    if (count == 0) continue;
    ++seen;
    CHECK(std::abs(count - shuffles / 6) < 450);
  }
  CHECK(seen == 6);
}

TEST_CASE("streams of different seeds, purposes and deals differ", "[base]") {
  std::set<std::uint64_t> firsts;
  int streams = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    for (const Purpose purpose : {Purpose::deal, Purpose::chance, Purpose::agent}) {
      for (std::uint64_t index = 0; index < 50; ++index) {
        firsts.insert(RandomStream(seed, purpose, index).next());
        ++streams;
      }
    }
  }
  CHECK(firsts.size() == static_cast<std::size_t>(streams));
}

TEST_CASE("neighbouring streams do not run into each other", "[base]") {
  // Two streams of SplitMix64 are one sequence at two places; the places must lie far apart.
  std::set<std::uint64_t> seen;
  int numbers = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    for (std::uint64_t index = 0; index < 10; ++index) {
      RandomStream stream(seed, Purpose::deal, index);
      for (int i = 0; i < 200; ++i, ++numbers) seen.insert(stream.next());
    }
  }
  CHECK(seen.size() == static_cast<std::size_t>(numbers));
}

TEST_CASE("streams of two purposes are independent", "[base]") {
  RandomStream deal(17, Purpose::deal);
  RandomStream agent(17, Purpose::agent);
  std::array<int, 16> pairs{};
  const int draws = 160'000;
  for (int i = 0; i < draws; ++i) ++pairs[deal.below(4) * 4 + agent.below(4)];
  double sum = 0;
  for (const int count : pairs) sum += std::pow(count - draws / 16.0, 2) / (draws / 16.0);
  CHECK(sum < chi_square_limit(15));
}

TEST_CASE("a fresh seed is short enough to read out", "[base]") {
  std::set<std::uint64_t> seeds;
  for (int i = 0; i < 20; ++i) seeds.insert(fresh_seed());
  CHECK(*seeds.rbegin() < 1'000'000'000U);
  CHECK(seeds.size() > 15);
}
