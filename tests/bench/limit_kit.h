// What the hand-written games beside this file share: cards as bits, uniform draws, the command
// line, the clock and the line of JSON. Nothing in here knows a game.
//
//   PROGRAM [--players N] [--seconds S | --deals N] [--seed N] [--json]
//   PROGRAM --self-test
//
// Times are processor time, in rounds of a few thousand deals.

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <span>
#include <string>
#include <string_view>

#include "base/random.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace limit {

using houserule::RandomStream;

// ---- Cards

// One bit a card; each game says which.
using Cards = std::uint64_t;

inline int size(Cards cards) { return std::popcount(cards); }

// Spreads the low bits of `bits` over `places`, the lowest bit first.
inline Cards deposit(Cards bits, Cards places) {
#ifdef __BMI2__
  return _pdep_u64(bits, places);
#else
  Cards spread = 0;
  for (; bits != 0; bits >>= 1, places &= places - 1) {
    if ((bits & 1) != 0) spread |= places & -places;
  }
  return spread;
#endif
}

// Returns the `index`-th of `cards`, from 0 and the lowest bit.
inline Cards nth(Cards cards, std::uint32_t index) { return deposit(Cards{1} << index, cards); }

// How many ways there are to take `k` of `n`.
constexpr std::uint32_t binomial(int n, int k) {
  if (k < 0 || k > n) return 0;
  std::uint64_t ways = 1;
  for (int i = 1; i <= k; ++i) {
    ways = ways * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
  }
  return static_cast<std::uint32_t>(ways);
}

// The draws of one trick: a random word makes one for each of `seats`, of 64 / seats bits each,
// corrected to be exactly uniform (Lemire 2019).
template <std::size_t seats>
class TrickDraws {
 public:
  explicit TrickDraws(RandomStream& random) : random_(random) {}

  void begin_trick() { word_ = random_.next(); }

  // Returns a number from 0 to bound - 1, as RandomStream does.
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (word_ & mask) * bound;
    if ((product & mask) < bound) [[unlikely]] {
      const std::uint64_t threshold = (mask + 1) % bound;
      while ((product & mask) < threshold) product = (random_.next() & mask) * bound;
    }
    word_ >>= bits;
    return static_cast<std::uint32_t>(product >> bits);
  }

 private:
  static constexpr int bits = static_cast<int>(64 / seats);
  static constexpr std::uint64_t mask = (std::uint64_t{1} << bits) - 1;

  RandomStream& random_;
  std::uint64_t word_ = 0;
};

// Returns one of `cards`, each equally likely. A game may have a set of its own, with `size` and
// `nth`; `Random` is a RandomStream or the draws of a trick.
template <typename Set, typename Random>
Set one_of(const Set& cards, Random& random) {
  return nth(cards, random.below(static_cast<std::uint32_t>(size(cards))));
}

// Keeps each of `cards` with a chance of one half, or of one quarter.
inline Cards half_of(Cards cards, RandomStream& random) { return cards & random.next(); }
inline Cards quarter_of(Cards cards, RandomStream& random) {
  return cards & random.next() & random.next();
}

// Returns `wanted` of `cards`, every such part equally likely: some at random, then single cards
// are added or taken away until the number is right. No step prefers one card to another.
template <typename Set>
Set random_part(const Set& cards, int wanted, RandomStream& random) {
  Set part{};
  if (8 * wanted > 3 * size(cards)) {
    part = half_of(cards, random);
  } else if (8 * wanted > size(cards)) {
    part = quarter_of(cards, random);
  }
  int missing = wanted - size(part);
  for (; missing > 0; --missing) part = part | one_of(cards ^ part, random);
  for (; missing < 0; ++missing) part = part ^ one_of(part, random);
  return part;
}

// Four hands that make up the deck.
using Quarters = std::array<Cards, 4>;

inline Quarters quarters(Cards deck, RandomStream& random) {
  const int hand = size(deck) / 4;
  const Cards pair = random_part(deck, 2 * hand, random);
  const Cards first = random_part(pair, hand, random);
  const Cards third = random_part(deck ^ pair, hand, random);
  return {first, pair ^ first, third, deck ^ pair ^ third};
}

// ---- What a program prints

// Means and shares over so many deals, in one object.
class Report {
 public:
  void mean(const char* name, std::int64_t sum, std::int64_t over, double unit = 1) {
    add_name(name);
    add(sum, over, unit);
  }
  void means(const char* name, std::span<const std::int64_t> sums, std::int64_t over,
             double unit = 1) {
    add_name(name);
    text_ += '[';
    for (std::size_t i = 0; i < sums.size(); ++i) {
      if (i > 0) text_ += ',';
      add(sums[i], over, unit);
    }
    text_ += ']';
  }
  const std::string& text() const { return text_; }

 private:
  void add_name(const char* name) {
    text_ += text_.empty() ? "\"" : ",\"";
    text_ += name;
    text_ += "\":";
  }
  void add(std::int64_t sum, std::int64_t over, double unit) {
    std::array<char, 32> number;
    const double mean = static_cast<double>(sum) * unit / static_cast<double>(over);
    std::snprintf(number.data(), number.size(), "%.8f", over == 0 ? 0.0 : mean);
    text_ += number.data();
  }
  std::string text_;
};

class SelfTest {
 public:
  void expect(bool holds, const char* what) {
    if (holds) return;
    ++faults_;
    std::fprintf(stderr, "does not hold: %s\n", what);
  }
  bool passed() const { return faults_ == 0; }

 private:
  int faults_ = 0;
};

// ---- The program

struct Options {
  std::size_t seats = 0;
  double seconds = 1.0;
  std::int64_t deals = 0;  // 0: as many as the seconds allow
  std::uint64_t seed = 1;
  bool self_test = false;
};

template <typename Number>
bool read_number(std::string_view text, Number& number) {
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  return fault == std::errc{} && end == text.data() + text.size();
}

inline bool read_options(int count, char** arguments, Options& options) {
  for (int i = 1; i < count; ++i) {
    const std::string_view name = arguments[i];
    if (name == "--self-test") {
      options.self_test = true;
      continue;
    }
    if (name == "--json") continue;  // the only form there is
    if (i + 1 == count) return false;
    const std::string_view value = arguments[++i];
    bool understood = false;
    if (name == "--players") understood = read_number(value, options.seats);
    if (name == "--seconds") understood = read_number(value, options.seconds);
    if (name == "--deals") understood = read_number(value, options.deals);
    if (name == "--seed") understood = read_number(value, options.seed);
    if (!understood) return false;
  }
  return options.seconds > 0 && options.deals >= 0;
}

inline double seconds_used() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// A `Loop` is made from a seed, has `play(deals)`, `decisions()` (questions put to a seat, also
// those with one answer) and `report(Report&)`.
template <typename Loop>
void run(const char* game, const Options& options) {
  constexpr std::int64_t round = 4096;
  Loop loop(options.seed);
  std::int64_t deals = options.deals;
  const double start = seconds_used();
  if (deals > 0) {
    loop.play(deals);
  } else {
    do {
      loop.play(round);
      deals += round;
    } while (seconds_used() - start < options.seconds);
  }
  const double used = seconds_used() - start;
  Report report;
  loop.report(report);
  std::printf("{\"game\":\"%s\",\"players\":%zu,\"deals\":%lld,\"seconds\":%.6f,", game,
              options.seats, static_cast<long long>(deals), used);
  std::printf("\"per_second\":%.0f,\"decisions\":%lld,\"stats\":{%s}}\n",
              used > 0 ? static_cast<double>(deals) / used : 0.0,
              static_cast<long long>(loop.decisions()), report.text().c_str());
}

// The whole of `main`: `game` is the table that is played, as people ask for it; `seats` are the
// numbers of players there are, the usual one first.
template <template <std::size_t> class Loop, std::size_t... seats>
int run_program(const char* game, int count, char** arguments, void (*self_test)(SelfTest&)) {
  constexpr std::array numbers = {seats...};
  Options options;
  options.seats = numbers[0];
  if (!read_options(count, arguments, options) ||
      std::find(numbers.begin(), numbers.end(), options.seats) == numbers.end()) {
    std::fprintf(stderr, "usage: %s [--players N]", arguments[0]);
    std::fputs(" [--seconds S | --deals N] [--seed N] [--json]\n       or --self-test\n", stderr);
    return 2;
  }
  if (options.self_test) {
    SelfTest test;
    self_test(test);
    return test.passed() ? 0 : 1;
  }
  ((options.seats == seats ? run<Loop<seats>>(game, options) : void()), ...);
  return 0;
}

}  // namespace limit
