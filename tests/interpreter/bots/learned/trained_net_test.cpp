#include "bots/learned/trained_net.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

Statements said(std::initializer_list<int> numbers) {
  Statements statements;
  for (const int number : numbers) statements.add(number);
  return statements;
}

// A move is good where exactly one of two things is true: statement 0 of the position, 1 of the
// move. A sum of weights cannot say that.
NetSample sample_of(bool position) {
  NetSample sample(position ? said({0, 3}) : said({3}));
  sample.add({said({1})}, position ? 0.0F : 1.0F);
  sample.add({said({2})}, position ? 1.0F : 0.0F);
  sample.take_mean_off();
  return sample;
}

}  // namespace

TEST_CASE("a sample keeps what was said, part by part, and gains above their mean") {
  NetSample sample(said({7, 9}));
  sample.add({said({1}), said({2, 3})}, 1);
  sample.add({said({4})}, 4);
  sample.take_mean_off();
  REQUIRE(sample.moves() == 2);
  CHECK(sample.gain(0) == -1.5F);
  CHECK(sample.gain(1) == 1.5F);
  const auto numbers = [&](std::size_t part) {
    const auto all = sample.part(part);
    return std::vector<std::uint16_t>(all.begin(), all.end());
  };
  CHECK(numbers(0) == std::vector<std::uint16_t>{7, 9});
  CHECK(sample.first(0) == 1);
  CHECK(sample.end(0) == 3);
  CHECK(numbers(2) == std::vector<std::uint16_t>{2, 3});
  CHECK(sample.first(1) == 3);
  CHECK(sample.end(1) == 4);
  CHECK(numbers(3) == std::vector<std::uint16_t>{4});
}

TEST_CASE("a net learns what holds of a position and a move together, and plays it in integers") {
  const NetSample yes = sample_of(true);
  const NetSample no = sample_of(false);
  TrainedNet net(4, RandomStream(3, Purpose::agent));
  for (int i = 0; i < 4000; ++i) net.learn({&yes, &no, &yes, &no, &yes, &no, &yes, &no}, 0.01F);
  const Net plays = net.rounded();
  const auto judged = [&](const Statements& position, int move) {
    return plays.judge(plays.sums(position), said({move}));
  };
  CHECK(judged(said({0, 3}), 2) > judged(said({0, 3}), 1));
  CHECK(judged(said({3}), 1) > judged(said({3}), 2));

  // Statements are a set: the order they come in says nothing.
  CHECK(plays.sums(said({0, 3})) == plays.sums(said({3, 0})));
  // What is true of a position may as well be said of each move.
  CHECK(plays.judge(plays.sums(said({})), said({0, 3, 2})) == judged(said({0, 3}), 2));
}

TEST_CASE("what is said beyond the most that is kept does no harm") {
  Statements statements;
  for (int i = 0; i < 2 * Statements::most; ++i) statements.add(i);
  CHECK(statements.all().size() == Statements::most);
}
