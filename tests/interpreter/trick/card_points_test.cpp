#include "trick/card_points.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

CardSet cards(std::initializer_list<int> numbers) {
  CardSet set;
  for (const int number : numbers) set.add(card_at(number));
  return set;
}

// Cards 0 to 3 are worth one, card 3 another half, card 5 eight.
CardPoints points() {
  CardPoints points;
  points.lines = {{Amount::whole(1), cards({0, 1, 2, 3})},
                  {Amount{1}, cards({3})},
                  {Amount::whole(8), cards({5})}};
  return points;
}

}  // namespace

TEST_CASE("lines with a number add up", "[trick]") {
  CHECK(points().worth(card_at(0)) == Amount::whole(1));
  CHECK(points().worth(card_at(3)) == Amount{3});
  CHECK(points().worth(card_at(4)) == Amount());
  CHECK(points().total(cards({0, 3, 4, 5})) == Amount{2 + 3 + 16});
}

TEST_CASE("without lines of marks an exposed card is worth what it is", "[trick]") {
  CHECK(points().worth(cards({0, 5}), cards({5}), cards({5})) == Amount::whole(9));
}

TEST_CASE("of the lines with times the last that fits multiplies", "[trick]") {
  CardPoints marked = points();
  marked.times = {{2, Mark::exposed}};
  CHECK(marked.worth(cards({0, 5}), cards({5}), cards({})) == Amount::whole(17));
  CHECK(marked.worth(cards({0, 5}), cards({5}), cards({5})) == Amount::whole(17));
  marked.times.push_back({3, Mark::exposed_by_captor});
  CHECK(marked.worth(cards({0, 5}), cards({5}), cards({})) == Amount::whole(17));
  CHECK(marked.worth(cards({0, 5}), cards({5}), cards({5})) == Amount::whole(25));
  marked.times.push_back({0, Mark::exposed});
  CHECK(marked.worth(cards({0, 5}), cards({5}), cards({5})) == Amount::whole(1));
}

TEST_CASE("an exposed card counts in the pile that captured it only", "[trick]") {
  CardPoints marked = points();
  marked.times = {{2, Mark::exposed}};
  CHECK(marked.worth(cards({0, 1}), cards({5}), cards({5})) == Amount::whole(2));
}

TEST_CASE("piles of every width are worth the same", "[trick]") {
  CardPoints marked = points();
  marked.times = {{2, Mark::exposed}};
  const auto narrow = [](const CardSet& set) { return BasicCardSet<1>(set); };
  CHECK(marked.worth(narrow(cards({0, 3, 5})), narrow(cards({3})), narrow(cards({}))) ==
        marked.worth(cards({0, 3, 5}), cards({3}), cards({})));
}
