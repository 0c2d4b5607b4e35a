// Goods: what each entry of the list is read as.

#include <catch2/catch.hpp>
#include <utility>
#include <vector>

#include "tests/ferry/harbour.h"

using namespace houserule;

namespace {

std::string faults_of(const std::string& goods) {
  return Ferry("append { path = \"goods\", values = { " + goods + " } }").faults();
}

// Every field that is not as it is where nothing was written.
std::string kept_good(const Harbour& harbour, const std::string& name) {
  const BoardRules& rules = harbour.board();
  const GoodKind& kind = rules.goods[static_cast<std::size_t>(harbour.ferry().good(name))];
  std::string line = kind.slug;
  const auto add = [&](const char* field, const std::string& value) {
    line += std::string(" ") + field + "=" + value;
  };
  const auto number = [&](const char* field, int value, int usual) {
    if (value != usual) add(field, std::to_string(value));
  };
  if (kind.shape >= 0) {
    const Shape& shape = rules.shapes[static_cast<std::size_t>(kind.shape)];
    std::string rows;
    for (int row = 0; row < shape.height; ++row) {
      rows += row == 0 ? "" : "/";
      for (int column = 0; column < shape.width; ++column) {
        rows += shape.has(row, column) ? '#' : '.';
      }
    }
    add("shape", rows);
  }
  number("column", kind.column, -1);
  number("row", kind.row, -1);
  if (kind.same_as >= 0) add("same_as", harbour.kept().good(kind.same_as));
  number("worth", kind.worth, 0);
  number("price", kind.price, -1);
  number("stock", kind.stock, -1);
  if (kind.pile >= 0) add("pile", rules.piles[static_cast<std::size_t>(kind.pile)].name);
  if (kind.berths >= 0) add("berths", rules.berths[static_cast<std::size_t>(kind.berths)].name);
  if (kind.cargo >= 0) add("cargo", harbour.kept().good(kind.cargo));
  number("holds", kind.holds, 0);
  number("built_in", kind.built_in, 0);
  number("place", kind.place, -1);
  if (!kind.many.empty()) add("many", kind.many);
  return line;
}

std::string column_of(const std::string& size) {
  return "ladder { \"rough\", { \"" + size + "\", \"rock\" } }";
}

}  // namespace

TEST_CASE("a tile of a ladder is 1 to 15 cells wide and high", "[program]") {
  for (const char* const size : {"1x1", "15x15", "1x15"}) {
    CAPTURE(size);
    CHECK(faults_of(column_of(size)).empty());
  }
  for (const char* const size : {"0x1", "1x0", "16x1", "1x16", "99x99", "x", "1x", "x1", "1x-1"}) {
    CAPTURE(size);
    CHECK(faults_of(column_of(size)) ==
          "games/ferry/variants/mine.lua:2: a shape is written as its width and height, such as "
          "\"3x2\", not '" +
              std::string(size) + "' [wrong-type]\n");
  }
}

TEST_CASE("a tile that is drawn has 16 rows and columns at most", "[program]") {
  const std::string line(16, '#');
  const auto tile = [](const std::string& row, int rows) {
    std::string text = "tile { \"raft\"";
    for (int i = 0; i < rows; ++i) text += ", \"" + row + "\"";
    return text + " }";
  };
  CHECK(faults_of(tile(line, 16)).empty());
  CHECK(faults_of(tile(line, 17)).find("16 of each are the most [wrong-type]") !=
        std::string::npos);
  CHECK(faults_of(tile(line + "#", 1)).find("16 of each are the most [wrong-type]") !=
        std::string::npos);
  CHECK(faults_of(tile("..", 2)).find("the shape covers nothing [wrong-type]") !=
        std::string::npos);
}

TEST_CASE("every good is kept as it was written", "[program]") {
  const std::vector<std::pair<std::string, std::string>> goods = {
      {R"(piece { "tar pot" })", "tar_pot shape=#"},
      {R"(counter { "tar pot" })", "tar_pot"},
      {R"(tile { "tar pot", "##", "#." })", "tar_pot shape=##/#. stock=1"},
      {R"(tile { "tar pot", worth = 8, price = 2, ".#" })",
       "tar_pot shape=# worth=8 price=2 stock=1"},
      {R"(tile { "tar pot", same_as = "boat" })", "tar_pot same_as=boat"},
      {R"(vessel { "tar pot" })", "tar_pot"},
      {R"(vessel { "tar pot", many = "tar pots", price = 8, on = "quay",
                  holds = { 3, "fish" }, built_in = 1 })",
       "tar_pot price=8 berths=quay cargo=fish holds=3 built_in=1 many=tar pots"},
      {R"(pile { "junk", { 1, "rag" }, { 12, "tar pot" } })", "tar_pot pile=junk"},
      {R"(ladder { "poor", "rich", { "1x1", "rag" }, { "3x2", none, "tar pot" } })",
       "tar_pot shape=###/### column=1 row=2"},
  };
  for (const auto& [written, kept] : goods) {
    CAPTURE(written);
    CHECK(kept_good(Harbour::with_entry("goods", written), "tar pot") == kept);
  }
}

TEST_CASE("a ladder is kept row by row, and a column of it is a group", "[program]") {
  const Harbour harbour = Harbour::with_entry(
      "goods", R"(ladder { "raw", "rich", { "1x1", "rag" }, { "3x2", none, "robe" } })");
  const BoardRules& rules = harbour.board();
  const auto good = [&](const char* name) { return harbour.ferry().good(name); };
  CHECK(rules.ladder == std::vector<std::vector<int>>{
                            {good("fish"), good("kipper")}, {good("rag"), -1}, {-1, good("robe")}});
  std::vector<std::string> groups;
  for (const GoodGroup& group : rules.groups) {
    groups.push_back(group.slug + ": " + harbour.kept().goods(group.goods));
  }
  CHECK(groups == std::vector<std::string>{"raw: fish", "smoked: kipper", "raw: fish+rag",
                                           "rich: robe", "food: fish+kipper"});
}

TEST_CASE("piles say how many of each good there are, berths where they begin", "[program]") {
  const Harbour harbour = Harbour::with_entry(
      "goods", R"(pile { "old junk", { 1, "rag" }, { 12, "pot" } }, berths { "dry dock", 3 },
                  berths { "beach" })");
  const BoardRules& rules = harbour.board();
  const GoodPile& pile = rules.piles.at(1);
  CHECK(pile.slug == "old_junk");
  CHECK(pile.goods == std::vector<std::pair<int, int>>{{harbour.ferry().good("rag"), 1},
                                                       {harbour.ferry().good("pot"), 12}});
  REQUIRE(rules.berths.size() == 3);
  CHECK(rules.berths[1].name == "dry dock");
  CHECK(rules.berths[1].first == 2);
  CHECK(rules.berths[1].count == 3);
  CHECK(rules.berths[2].count == 0);
  CHECK(rules.berth_count == 5);
}

TEST_CASE("goods have a worth of their own, or from the list of the game", "[program]") {
  const Ferry ferry("", "", R"(worth = { fish = 3, ["kipper"] = 0 } )");
  const auto worth = [&](const char* name) {
    return ferry.board().goods[static_cast<std::size_t>(ferry.good(name))].worth;
  };
  CHECK(worth("fish") == 3);
  CHECK(worth("kipper") == 0);
  CHECK(ferry.board().silver == ferry.good("silver"));
  CHECK(Ferry("", "", "worth = { fihs = 3 } ").faults() ==
        "games/ferry/more.lua:1: there is no good 'fihs' (did you mean 'fish'?) "
        "[unknown-good]\n");
  CHECK(Ferry("", "", "worth = { fish = 1001 } ").faults() ==
        "games/ferry/more.lua:1: fish must be a whole number from 0 to 1000, not the number 1001 "
        "[wrong-type]\n");
}

TEST_CASE("a good that cannot be is told where it stands", "[program]") {
  const std::vector<std::pair<const char*, const char*>> wrong = {
      {R"(piece { "fish" })", "there is a good 'fish' already [duplicate-name]"},
      {"counter {}", "a good needs a name [duplicate-name]"},
      {"none", "the word none is no good [wrong-type]"},
      {R"(ladder { "rough", { "1x1", "rag", "pot" } })",
       "a row of this ladder is its size and a good, or none, for each of 1 columns [wrong-type]"},
      {R"(ladder { "rough", {} })",
       "a row of this ladder is its size and a good, or none, for each of 1 columns [wrong-type]"},
      {R"(tile { "sail", "#", "##" })", "row 2 has 2 squares and the first row 1 [wrong-type]"},
      {R"(tile { "sail", "#x" })", "row 1, column 2 is neither # nor a dot [wrong-type]"},
      {R"(tile { "sail", same_as = "fihs" })",
       "there is no good 'fihs' (did you mean 'fish'?) [unknown-good]"},
      {R"(tile { "sail", price = 1001, "#" })",
       "price must be a whole number from 0 to 1000, not the number 1001 [wrong-type]"},
      {R"(pile { "junk", "rag" })",
       "a pile says how many of what, such as { 2, \"bow\" } [wrong-type]"},
      {R"(pile { "junk", { "rag" } })",
       "a pile says how many of what, such as { 2, \"bow\" } [wrong-type]"},
      {R"(pile { "junk", { 0, "rag" } })",
       "junk must be a whole number from 1 to 1000, not the number 0 [wrong-type]"},
      {R"(pile { "catch", { 1, "rag" } })", "there is a pile 'catch' already [duplicate-name]"},
      {R"(berths { "quay", 2 })", "there is a row of berths 'quay' already [duplicate-name]"},
      {R"(berths { "dock", 16 })",
       "dock must be a whole number from 1 to 15, not the number 16 [wrong-type]"},
      {R"(berths { "dock", 15 })", "a game has at most 16 berths [too-many]"},
      {R"(vessel { "ship", on = "quya" })",
       "there is no row of berths 'quya' (did you mean 'quay'?) [unknown-good]"},
      {R"(vessel { "ship", on = "quay", holds = 2 })",
       "holds says how much of what, such as { 2, \"ore\" } [wrong-type]"},
      {R"(vessel { "ship", on = "quay", holds = { 16, "fish" } })",
       "holds must be a whole number from 0 to 15, not the number 16 [wrong-type]"},
      {R"(vessel { "ship", on = "quay", built_in = -1 })",
       "built_in must be a whole number from 0 to 15, not the number -1 [wrong-type]"},
  };
  for (const auto& [good, told] : wrong) {
    CAPTURE(good);
    CHECK(Harbour::with_entry("goods", good).fault() == told);
  }
}

TEST_CASE("a game has 128 goods at most", "[program]") {
  const auto with = [](int count) {
    std::string goods;
    for (int i = 0; i < count; ++i) goods += "counter { \"token " + std::to_string(i) + "\" }, ";
    return Harbour::with_entry("goods", goods);
  };
  const int more = max_goods - static_cast<int>(with(0).board().goods.size());
  CHECK(with(more).board().goods.size() == max_goods);
  // Boards are gained as goods are, and are read behind them: there are two.
  CHECK(with(more + 1).fault() == "there is no room for the good reef [too-many]");
  CHECK_THAT(with(more + 3).faults(), Catch::Contains("a game has at most 128 goods [too-many]"));
}
