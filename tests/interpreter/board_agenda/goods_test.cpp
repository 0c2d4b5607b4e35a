#include <catch2/catch.hpp>

#include "board_agenda/board_books.h"
#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

std::string with_card(const std::string& does) {
  return std::string(Trial::quiet) + R"(, append { path = "cards", values = { card { 4, "Bell", )" +
         does + " } } }";
}

}  // namespace

TEST_CASE("goods of one gain and of one exchange are one event", "[goods]") {
  Trial trial(R"(gain { "fish", "kipper" }, convert { { "fish" }, to = { "kipper", "belt" } })", "",
              Trial::heard_by(R"(on_gain { "heard", goods = "food", gain { "lamb" } })"));
  CHECK(trial.given("").use().story() ==
        "gain {fish 1, kipper 1}; rule heard; gain {lamb 1}; "
        "exchange {fish 1} -> {kipper 1, belt 1}; rule heard; gain {lamb 1}");
}

TEST_CASE("what is paid and gained of one good are two things", "[goods]") {
  Trial trial(R"(convert { { "2 fish" }, to = { "fish", "silver" } })");
  trial.given("2 fish").use();
  CHECK(trial.story() == "exchange {fish 2} -> {fish 1, silver 1}");
  CHECK(trial.supply() == "1 fish, 1 silver");
}

TEST_CASE("the only tile of its kind comes from the stock and goes back to it", "[goods]") {
  Trial trial(R"(gain { "belt" }, convert { { "belt" }, to = { "silver" } })");
  trial.given("");
  const int belt = trial.ferry().good("belt");
  CHECK(trial.sight().stock(belt) == 1);
  CHECK(trial.use().supply() == "1 silver");
  CHECK(trial.sight().stock(belt) == 1);
}

TEST_CASE("what is used of a pile is laid aside, and is what is gained first", "[goods]") {
  Trial trial(R"(spend { "rope" }, choose { gain { "rope" }, gain { "silver" } })");
  trial.given("2 rope").use();
  const int rope = trial.ferry().good("rope");
  CHECK(trial.sight().drawable(rope) == 0);
  CHECK(trial.sight().discarded(rope) == 1);
  trial.move("choose 1");
  CHECK(trial.sight().discarded(rope) == 0);
  CHECK(trial.supply() == "2 rope");
}

TEST_CASE("a pile that has run out is made of what was laid aside, but where that is ruled out",
          "[goods]") {
  const std::string acts = R"(spend { "2 rope", "net" }, gain { "lamb" }, draw { "ropes", 2 })";
  Trial trial(acts);
  trial.given("2 rope; net").use();
  CHECK(trial.supply("rope") + trial.supply("net") == 2);
  CHECK_FALSE(broken_books(trial.ferry().rules(), trial.state()));
  Trial over(acts, "rulings = { piles_run_out = true }, ");
  CHECK(over.given("2 rope; net").use().story() == "pay {rope 2, net 1}; gain {lamb 1}");
  CHECK_FALSE(Trial(R"(draw { "ropes" })", "rulings = { piles_run_out = true }, ")
                  .given("2 rope; net")
                  .can());
}

TEST_CASE("a vessel takes a berth, with cargo where it comes with some", "[goods]") {
  Trial trial(R"(convert { { "fish" }, to = { { "boat", loaded = 2 } } })");
  trial.given("fish; boat with 1").use();
  CHECK(trial.story() == "exchange {fish 1} -> {boat 1}; loaded boat 2");
  CHECK(trial.things() == "2 boat; cargo 1; cargo 2");
  // The new one has the berth of the raft, before that of the other.
  Trial swap(R"(convert { { "raft" }, to = { { "boat", loaded = 2 } } })");
  swap.given("raft; boat with 1").use();
  CHECK(swap.things() == "2 boat; cargo 2; cargo 1");
}

TEST_CASE("what comes after an action is no part of it", "[goods]") {
  Trial trial(R"(gain { "kipper" })", "",
              Trial::heard_by(R"(after { "late", group = "Trial", gain { "fish" } },
                                 after { "counts", group = "Trial",
                                         gain { { "lamb", times = gained "food" } } })"));
  trial.given("").use().move("use late");
  CHECK(trial.supply() == "1 fish, 1 kipper, 1 lamb");
}

TEST_CASE("of vessels that are alike the one with least cargo is given up", "[goods]") {
  Trial trial(R"(spend { "boat" })");
  CHECK(trial.given("boat with 2; boat with 1").use().things() == "1 boat; cargo 2");
}

TEST_CASE("a board that is gained is one's own, with what lies on it", "[goods]") {
  Trial trial(R"(turn_boards { by_round { "hut" }, lay = 3 }, gain { "isle" })", "",
              Trial::heard_by(R"(on_gain { "rich", goods = "silver", gain { "lamb" } })"));
  trial.given("round 1").use();
  CHECK(trial.story() == "gain {isle 1, silver 3}");  // nobody listens to what lay there
  CHECK(trial.things() == "3 silver, 1 isle");
  CHECK(trial.sight().owned(trial.place("isle")) == 1);
}

TEST_CASE("animals with young bear them all, and only the young are new", "[goods]") {
  Trial trial(R"(breed { "lamb", young = "ewe" })", "",
              Trial::heard_by(R"(on_gain { "born", goods = "lamb", for_each = true,
                                           gain { "silver" } })"));
  trial.given("2 ewe").use();
  CHECK(trial.supply() == "2 silver, 4 lamb");
  CHECK(trial.given("lamb").use().story().empty());
  CHECK(trial.given("lamb; ewe").use().supply() == "1 silver, 3 lamb");
}

TEST_CASE("an action counts what it brings and costs, but not what was bought at a gap",
          "[goods]") {
  const std::string counts =
      R"(gain { "fish" }, gap "rest", gain { { "lamb", times = gained "belt" },
                                             { "ewe", times = spent "silver" } })";
  Trial trial(counts, "", Trial::at_any_time(R"(buy { "belt" })"));
  trial.given("2 silver").use().move("buy belt");
  CHECK(trial.story() ==
        "(buy belt, pass); > buy belt; exchange {silver 2} -> {belt 1}; "
        "gain {fish 1}");
  CHECK(trial.asked() == "turn");
}

TEST_CASE("an action inside another counts for itself, or where so ruled for both", "[goods]") {
  const std::string acts =
      R"(action "swim" { gain { "2 fish" } }, gain { "silver", { "lamb", times = gained "fish" } })";
  CHECK(Trial(acts).given("").use().supply("lamb") == 0);
  CHECK(Trial(acts, "rulings = { nested_gains = true }, ").given("").use().supply("lamb") == 2);
}

TEST_CASE("what a card brings is told with the card", "[goods]") {
  Trial trial(R"(gain { "fish" })", "", with_card(R"(after { group = "Trial", gain { "lamb" } })"));
  CHECK(trial.given("open 4").use().story() == "gain {fish 1}; fires 4; 4: gain {lamb 1}");
}

TEST_CASE("goods about to be gained can be replaced, as many as are meant", "[goods]") {
  const std::string swap = R"(instead_of { gaining = "2 fish", convert { { "fish" },
                                           to = { "belt" } } })";
  Trial trial(R"(gain { "2 fish" })", "", with_card(swap));
  CHECK(trial.given("").use().story() == "gain {fish 2}");
  trial.given("open 4").use().move("use 4");
  CHECK(trial.story() == "(use 4, pass); > use 4; replaced by 4; gain {fish 1, belt 1}");
  trial.given("open 4").use().move("pass");
  CHECK(trial.story() == "(use 4, pass); > pass; gain {fish 2}");
  const auto asked_about = [&](const std::string& gain, const std::string& listener) {
    Trial other("gain { \"" + gain + "\" }", "", with_card(listener));
    return other.given("open 4").use().asked();
  };
  CHECK(asked_about("3 fish", swap) == "turn");
  CHECK(asked_about("fish", swap) == "turn");
  CHECK(asked_about("3 fish", R"(instead_of { gaining = "2 fish", or_more = true,
                                 convert { { "fish" }, to = { "belt" } } })") == "use 4, pass");
}

TEST_CASE("the yield of a board can be replaced", "[goods]") {
  Trial trial("evaluate_bonus {}", "",
              with_card(R"(instead_of { yield_of = "stall", gain { "belt" } })"));
  const std::string due = "silver at stall 0,1; silver at stall 1,0; silver at stall 1,1; open 4";
  trial.given(due).use().move("use 4");
  CHECK(trial.story() == "evaluate actions; (use 4, pass); > use 4; replaced by 4; gain {belt 1}");
  trial.given(due).use().move("pass");
  CHECK(trial.story() == "evaluate actions; (use 4, pass); > pass; gain {fish 1}");
  CHECK(trial.given("open 4").use().story() == "evaluate actions");
}
