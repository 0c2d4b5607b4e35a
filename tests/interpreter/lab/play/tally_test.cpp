#include "lab/play/tally.h"

#include <catch2/catch.hpp>

#include "base/random.h"
#include "lab/play/histogram.h"

using namespace houserule;

namespace {

std::vector<std::int64_t> some_numbers(std::uint64_t seed, int count, std::uint32_t span) {
  RandomStream random(seed, Purpose::agent);
  std::vector<std::int64_t> numbers;
  for (int i = 0; i < count; ++i) {
    numbers.push_back(static_cast<std::int64_t>(random.below(span)) - span / 2);
  }
  return numbers;
}

}  // namespace

TEST_CASE("a tally is the sum of its parts, in any order", "[lab]") {
  Tally whole;
  Tally forwards;
  Tally backwards;
  std::vector<Tally> parts(7);
  const auto numbers = some_numbers(3, 1000, 2'000'000);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    whole.add(numbers[i]);
    parts[i % parts.size()].add(numbers[i]);
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    forwards.add(parts[i]);
    backwards.add(parts[parts.size() - 1 - i]);
  }
  CHECK(forwards == whole);
  CHECK(backwards == whole);
}

TEST_CASE("squares beyond 64 bits stay exact", "[lab]") {
  Tally tally;
  constexpr std::int64_t large = std::int64_t{1} << 40;
  for (int i = 0; i < 8; ++i) tally.add(i % 2 == 0 ? large : -large);
  CHECK(tally.squares == static_cast<WideSum>(8) * large * large);
  CHECK(tally.sum == 0);
  CHECK(tally.moments(1).spread() == Approx(static_cast<double>(large) * std::sqrt(8.0 / 7)));
}

TEST_CASE("histograms join bins by what was observed, not by its order", "[lab]") {
  for (const std::uint32_t span : {20U, 3000U, 5'000'000U}) {
    CAPTURE(span);
    const auto numbers = some_numbers(span, 2000, span);
    Histogram whole;
    Histogram reversed;
    std::vector<Histogram> parts(5);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      whole.add(numbers[i]);
      reversed.add(numbers[numbers.size() - 1 - i]);
      parts[i * parts.size() / numbers.size()].add(numbers[i]);
    }
    Histogram joined;
    for (std::size_t i = parts.size(); i-- > 0;) joined.add(parts[i]);
    CHECK(reversed == whole);
    CHECK(joined == whole);
    CHECK(whole.total() == 2000);
    CHECK(static_cast<std::int64_t>(whole.counts().size()) <= Histogram::most_bins);
    Histogram read;
    REQUIRE(Histogram::read(whole.width(), whole.first(), whole.counts(), read));
    CHECK(read == whole);
  }
}

TEST_CASE("a histogram counts each value where it lies", "[lab]") {
  Histogram histogram;
  for (const std::int64_t value : {-3, 4, 4, 0}) histogram.add(value);
  CHECK(histogram.width() == 1);
  CHECK(histogram.first() == -3);
  CHECK(histogram.counts() == std::vector<std::int64_t>{1, 0, 0, 1, 0, 0, 0, 2});
  histogram.add(5000);
  CHECK(histogram.width() == 8);
  CHECK(histogram.first() == -8);
  CHECK(histogram.counts().front() == 1);
  CHECK(histogram.counts()[1] == 3);
}

TEST_CASE("what is no histogram is not read", "[lab]") {
  Histogram read;
  CHECK_FALSE(Histogram::read(3, 0, {1}, read));
  CHECK_FALSE(Histogram::read(4, 2, {1}, read));
  CHECK_FALSE(Histogram::read(0, 0, {1}, read));
  CHECK_FALSE(Histogram::read(1, 0, {-1}, read));
}
