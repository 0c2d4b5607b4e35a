#include "bots/judgement/board_worth.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/talk/board_position.h"

using namespace houserule;

namespace {

double worth_of(const BoardPosition& position) {
  const Session session = position.session();
  return BoardWorth(*session.table().agenda).of(session.state());
}

double worth_with(const std::string& good, int count) {
  BoardPosition position;
  position.has(good, count);
  return worth_of(position);
}

}  // namespace

TEST_CASE("goods are worth more the nearer they are to a board", "[board_worth]") {
  // One shape, one trade apart: orange, red, green.
  const double none = worth_of(BoardPosition());
  CHECK(worth_with("oil", 1) > none);
  CHECK(worth_with("rune stone", 1) >= worth_with("oil", 1));
  CHECK(worth_with("hide", 1) > worth_with("silver", 1));
}

TEST_CASE("silver is worth its points and a little more", "[board_worth]") {
  const double none = worth_of(BoardPosition());
  CHECK(worth_with("silver", 3) - none >= 3);
}

TEST_CASE("meals are set out on the board that is for them", "[board_worth]") {
  const Session session = BoardPosition().session();
  const BoardWorth worth(*session.table().agenda);
  const BoardRules& rules = *session.rules().board;
  for (int place = 0; place < static_cast<int>(rules.places.size()); ++place) {
    const int kind = rules.places[static_cast<std::size_t>(place)].kind;
    CHECK(worth.is_meal(place) == rules.kinds[static_cast<std::size_t>(kind)].for_meals);
  }
}
