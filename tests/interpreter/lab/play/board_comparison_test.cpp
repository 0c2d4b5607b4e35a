#include "lab/play/board_comparison.h"

#include <catch2/catch.hpp>

#include "board_agenda/board_table.h"
#include "lab/play/side_by_side.h"
#include "session/steering/steering.h"
#include "session/table/session.h"
#include "tests/games/battery.h"

using namespace houserule;

namespace {

LoadedTable odin(const std::string& options = "") {
  Diagnostics diagnostics;
  auto table = load_table(ScriptFolders::of(HOUSERULE_SOURCE_DIR), battery::words(),
                          parse_spec("odin " + options, diagnostics), diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  return std::move(*table);
}

int good_of(const GameRules& rules, const std::string& name) {
  const auto& goods = rules.board->goods;
  for (std::size_t i = 0; i < goods.size(); ++i) {
    if (goods[i].name == name) return static_cast<int>(i);
  }
  throw std::runtime_error("no good " + name);
}

// Two tables that stand at the same point of the same game.
struct TwoTables {
  LoadedTable table = odin();
  Session session{table, 1};
  State one = session.state();
  State other = session.state();
  BoardComparison comparison{*table.rules, *table.rules};

  BoardTable changed() { return {*table.rules->board, table.rules->layout, other}; }
  std::string difference() const { return comparison.difference(one, other); }
};

std::optional<FirstDifference> random_game(SideBySide& tables, std::uint64_t seed) {
  SteeredMover mover(Steering(), RandomStream(seed, Purpose::agent));
  Course course;
  course.seed = seed;
  return tables.play(course, mover);
}

}  // namespace

TEST_CASE("what differs on a board is told as a player sees it") {
  TwoTables two;
  CHECK(two.difference().empty());
  CHECK(two.comparison.same_place(two.one, two.other));

  SECTION("the supply first") {
    two.changed().supply(good_of(*two.table.rules, "grain")) += 1;
    two.changed().pool(0) += 1;
    CHECK(two.difference() == "1 grain, not 0");
  }
  SECTION("workers, at home and on spaces") {
    two.changed().workers(0, 1) = 2;
    CHECK(two.difference() == "Vikings on C1-01: 2, not 0");
  }
  SECTION("what is owned, and which side is up") {
    const auto& places = two.table.rules->board->places;
    const auto& kinds = two.table.rules->board->kinds;
    for (int i = 0; i < static_cast<int>(places.size()); ++i) {
      const auto kind = static_cast<std::size_t>(places[static_cast<std::size_t>(i)].kind);
      if (kinds[kind].name == "shed" && places[static_cast<std::size_t>(i)].copy == 0) {
        two.changed().owned(i) = 1;
      }
    }
    CHECK(two.difference() == "shed is new");
  }
  SECTION("cards that are open") {
    const auto& layout = two.table.rules->layout;
    two.other.set_cards(layout, StateLayout::first_declared, seat_at(0), CardSet::of(card_at(0)));
    CHECK(two.difference() == two.table.rules->deck.cards[0].name + " is open");
  }
  SECTION("not what is hidden, or what only the program keeps") {
    two.other.set_cards(two.table.rules->layout, StateLayout::first_declared + 1, seat_at(0), {});
    two.changed().drawable(good_of(*two.table.rules, "bow")) += 1;
    two.changed().latch(0) = 1;
    CHECK(two.difference().empty());
  }
}

TEST_CASE("of tables at different points, that which has stopped sooner is told") {
  TwoTables two;
  CHECK(two.comparison.waiting(two.one, two.other) == 0);
  two.changed().value(BoardValue::round) += 1;
  CHECK_FALSE(two.comparison.same_place(two.one, two.other));
  CHECK(two.comparison.waiting(two.one, two.other) == -1);
  CHECK(two.comparison.waiting(two.other, two.one) == 1);
}

TEST_CASE("tables of other numbers with the same rules never part") {
  // What it turns off lies where nobody comes to, but acts and terms have other numbers.
  SideBySide same(odin(), odin("gap_between_rolls=1"));
  SideBySide other(odin(), odin("decks=1"));
  for (std::uint64_t seed = 1; seed <= 20; ++seed) CHECK_FALSE(random_game(same, seed));
  const auto parted = random_game(other, 3);
  REQUIRE(parted);
  CHECK(parted->trick == 0);
}

TEST_CASE("moves are the same where they are written alike") {
  TwoTables two;
  const Choices choices = two.session.choices(seat_at(0));
  REQUIRE(choices.options.size() > 3);
  CHECK(two.comparison.same_options(choices, choices));
  Choices turned = choices;
  std::reverse(turned.options.begin(), turned.options.end());
  CHECK(two.comparison.same_options(choices, turned));
  CHECK(two.comparison.option(choices.options[2], turned) == choices.options[2]);
  turned.options.back() = turned.options.front();
  CHECK_FALSE(two.comparison.same_options(choices, turned));
}
