#include <catch2/catch.hpp>

#include "board_agenda/board_books.h"
#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

// Three cells of the stall: what its track pays, and the fish of its bonus.
constexpr const char* full = "silver at stall 0,1; silver at stall 1,0; silver at stall 1,1";

}  // namespace

TEST_CASE("a tile that is laid leaves the supply, covers its cells and is heard of", "[boards]") {
  Trial trial(R"(put_one { "belt", "silver" })", "",
              Trial::heard_by(R"(on_put { "laid", goods = "belt", boards = "pen",
                                          gain { "fish" } })"));
  trial.given("belt").use().move("put belt pen 0,0");
  CHECK(trial.things() == "1 fish; belt on pen");
  CHECK(trial.sight().covered(trial.place("pen")).count() == 2);
  trial.given("silver").use().move("put silver stall 0,1");
  CHECK(trial.supply().empty());
}

TEST_CASE("cells of a board that only one good may fill are filled once", "[boards]") {
  Trial trial(R"(gap "rest", gap "rest")", "", Trial::at_any_time("put_tiles {}"));
  trial.given("2 rope; hut; net").use();
  CHECK(trial.asked() == "fill rope hut_1, pass");
  trial.move("fill rope hut_1");
  CHECK(trial.things() == "1 rope, 1 net, 1 hut");
  CHECK(trial.sight().slot(trial.place("hut_1"), 0) == 1);
  CHECK(trial.asked() == "turn");
}

TEST_CASE("slots can be filled when it is ruled", "[boards]") {
  Trial trial(R"(gap "rest")", R"(rulings = { slots_when = at_gap "rest" }, )",
              Trial::at_any_time("put_tiles {}"));
  trial.with_gaps().given("rope; hut").use();
  CHECK_THAT(trial.story(), Catch::EndsWith("gap(rest); (fill rope hut_1, pass)"));
}

TEST_CASE("a board that is cleared gives back what there is only once of", "[boards]") {
  Trial trial(R"(clear_board { "pen" })");
  trial.given("belt at pen 0,0; silver at stall 0,1");
  CHECK(trial.sight().stock(trial.ferry().good("belt")) == 0);
  trial.use();
  CHECK(trial.things() == "silver on stall");
  CHECK(trial.sight().stock(trial.ferry().good("belt")) == 1);
  CHECK(trial.sight().covered(trial.place("pen")).empty());
}

TEST_CASE("what was set out before a meal counts for it", "[boards]") {
  Trial trial(R"(phase "supper" { set_out { "table" }, gain { { "lamb", times = served "fish" } },
                                  clear_board { "table" } })",
              "", Trial::heard_by(R"(on_put { "dish", boards = "table", gain { "silver" } })"));
  trial.given("fish turned at table 0,0").use();
  CHECK(trial.story() == "phase supper; rule dish; gain {silver 1}; gain {lamb 1}; end supper");
  CHECK(trial.things() == "1 silver, 1 lamb");
}

TEST_CASE("goods are forgone as long as none of them is set out", "[boards]") {
  Trial trial(R"(forgo { "fish" })");
  CHECK(trial.given("fish").can());
  CHECK_FALSE(trial.given("fish turned at table 0,0").can());
  CHECK(Trial(R"(forgo { "fish" }, gain { "lamb" }, forgo { "fish" }, gain { "ewe" })")
            .given("")
            .use()
            .supply() == "1 lamb");
}

TEST_CASE("income is what the tracks of all own boards come to, as one event", "[boards]") {
  const std::string second = std::string(Trial::quiet) + R"(, append { path = "boards", values = {
          board { "yard", yours = true, accepts = { "silver" }, income = { { 4 } }, "I" } } })";
  Trial trial("evaluate_income {}", "", second);
  CHECK(trial.given("").use().story() == "evaluate actions; gain {silver 5}");
  CHECK(trial.given("silver at stall 1,1").use().story() == "evaluate actions; gain {silver 6}");
  Trial apart("evaluate_income {}", "rulings = { gaps_in_evaluation = true }, ", second);
  CHECK(apart.given("").use().story() == "evaluate actions; gain {silver 1}; gain {silver 4}");
}

TEST_CASE("a bonus pays while its own cell is open and its neighbours are covered", "[boards]") {
  Trial trial("evaluate_bonus {}");
  CHECK(trial.given("silver at stall 0,1; silver at stall 1,0").use().supply().empty());
  CHECK(trial.given(full).use().supply() == "1 fish");
  CHECK(trial.given(std::string(full) + "; silver at stall 0,0").use().supply().empty());
}

TEST_CASE("bonuses of some boards are paid alone", "[boards]") {
  CHECK(Trial(R"(evaluate_bonus { "stall" })").given(full).use().supply() == "1 fish");
  CHECK(Trial(R"(evaluate_bonus { "pen" })").given(full).use().supply().empty());
}

TEST_CASE("a board that nobody has is turned in its round, and the others get silver", "[boards]") {
  Trial trial(R"(turn_boards { by_round { none, "isle" }, lay = 2 })", "",
              std::string(Trial::quiet) + R"(, append { path = "boards", values = {
                  board { "cliff", back = "cave", "." }, board { "cave", "." } } })");
  CHECK(trial.given("round 1").use().things().empty());
  CHECK(trial.given("round 2").use().things() == "turned to reef; 2 lie on cliff");
  CHECK(trial.sight().face_up(trial.place("isle")) == 0);
  // One's own board stays as it is.
  CHECK(trial.given("round 2; isle").use().things() == "1 isle; 2 lie on cliff");
}

TEST_CASE("a strip loses the item at its front, and is over with the last", "[boards]") {
  Trial trial("advance_strips { reveal = 0 }", "",
              Trial::heard_by(R"(on_lost { "flood", goods = "fish",
                                           gain { { "lamb", times = just_gained "fish" } } })"));
  CHECK(trial.given("strip 1; strip 2 from 1").use().things() ==
        "1 lamb; strip 1 at 2; strip 2 at -1");
  Trial keeps(R"(advance_strips { reveal = 1, keep_last = "silver" })");
  CHECK(keeps.given("strip 1; strip 2 from 1").use().things() == "strip 1 at 2; strip 2 at 2");
  CHECK(keeps.given("strip 1").use().things() == "strip 1 at 2; strip 2 at 1");
}

TEST_CASE("strips are turned up as long as some lie face down", "[boards]") {
  CHECK(Trial("reveal_strips { 1 }").given("strip 2").use().things() ==
        "strip 1 at 1; strip 2 at 1");
  CHECK(Trial("reveal_strips { 1 }").given("strip 1; strip 2").use().things() ==
        "strip 1 at 1; strip 2 at 1");
}

TEST_CASE("cargo goes from the supply to a vessel and back, as far as there is room", "[boards]") {
  Trial trial(R"(again { 3, load_vessel { "kipper" } })");
  trial.given("3 kipper; boat with 0").use().moves("load boat 0", "load boat 1");
  CHECK(trial.asked() == "turn");
  CHECK(trial.things() == "1 kipper, 1 boat; cargo 2");
  Trial back(R"(unload_vessel { "kipper" })");
  CHECK(back.given("boat with 2").use().move("unload boat 2").things() ==
        "1 kipper, 1 boat; cargo 1");
}

TEST_CASE("cargo of a vessel that is used is lost, and it is chosen anew where that is said",
          "[boards]") {
  const auto second_roll = [](const std::string& fields) {
    Trial trial(R"({ run "cruise", remove_cargo { )" + fields + R"( }, run "cruise" })");
    trial.given("boat with 2; boat with 2; die 3; die 3").use().moves("fail", "fail");
    return trial.story();
  };
  CHECK_THAT(second_roll(""), Catch::Contains("lose cargo of boat 2; roll 3 -> 4"));
  CHECK_THAT(second_roll("choose_again = true"),
             Catch::Contains("lose cargo of boat 2; roll 3 -> 5"));
}

TEST_CASE("a board for meals is open as far as there are workers, less what vessels cover",
          "[boards]") {
  Trial trial(R"(gain { "silver", { "lamb", times = uncovered { "hall" } } })", "",
              std::string(Trial::quiet) + R"(, append { path = "boards", values = {
                  board { "hall", yours = true, stands = true, accepts = { "fish" },
                          meals = { covered_by = "pier", wide = 1 }, "......", "......" } } })");
  CHECK(trial.given("").use().supply("lamb") == 3);
  CHECK(trial.given("1 on F-01; workers 3").use().supply("lamb") == 4);
  CHECK(trial.given("2 raft").use().supply("lamb") == 1);
}
