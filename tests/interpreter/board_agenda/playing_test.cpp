#include <catch2/catch.hpp>

#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

// The ferry with a card 4 that does this.
std::string with_fourth(const std::string& does, const std::string& changes = Trial::quiet) {
  return changes + R"(, append { path = "cards", values = { card { 4, "Bell", )" + does + " } } }";
}

}  // namespace

TEST_CASE("cards are drawn from the pile by chance, as many as there are", "[cards]") {
  Trial trial("draw_cards { 2 }");
  trial.given("draws 2; draws 3").use();
  CHECK(trial.story() == "draw 2; draw 3");
  CHECK(trial.hand() == "Pilot, Cook");
  CHECK(trial.zone(1) == "Smoker");
  CHECK(trial.given("hand 1; open 3").use().hand() == "Smoker, Pilot");
  CHECK_FALSE(trial.given("hand 1; hand 2; open 3").can());
}

TEST_CASE("cards with a mark are drawn alone, or chosen among", "[cards]") {
  const std::string marks = with_fourth(R"(marks = { "late" })");
  Trial trial(R"(draw_cards { 3, of = "late" })", "", marks);
  CHECK(trial.given("").use().hand() == "Cook, Bell");
  Trial chosen(R"(draw_cards { 1, of = "late", chosen = true })", "", marks);
  chosen.given("").use().move("pick 4");
  CHECK(chosen.story() == "(pick 3, pick 4); > pick 4; draw 4");
}

TEST_CASE("cards with a mark go out of the game from the pile alone", "[cards]") {
  Trial trial(R"(remove_cards { "late" })", "", with_fourth(R"(marks = { "late" })"));
  CHECK(trial.given("hand 3").use().things() == "hand Cook; out Bell");
  CHECK(trial.zone(1) == "Smoker, Pilot");
}

TEST_CASE("something else can come instead of a card that would be drawn", "[cards]") {
  Trial trial("draw_cards { 2 }", "",
              with_fourth(R"(instead_of { draw = "card", may { gain { "fish" } } })"));
  trial.given("open 4; draws 1; draws 2").use().moves("use 4", "pass");
  CHECK(trial.things() == "1 fish; hand Smoker; open Bell");
  CHECK(trial.story() ==
        "(use 4, pass); > use 4; fires 4; 4: gain {fish 1}; (use 4, pass); > pass; draw 1");
  // Also where no card is left.
  CHECK(trial.given("open 4; hand 1; hand 2; hand 3").can());
}

TEST_CASE("a card is played from the hand, lies open and does what it does at once", "[cards]") {
  Trial trial("play_cards {}");
  trial.given("hand 1; hand 3").use().move("play 1");
  CHECK(trial.story() == "(play 1, play 3); > play 1; play 1; gain {kipper 1}; gain {kipper 1}");
  CHECK(trial.things() == "2 kipper; hand Cook; open Smoker");
}

TEST_CASE("several cards are played with a gap between them, until the seat passes", "[cards]") {
  Trial trial("play_cards { up_to = 3 }");
  trial.with_gaps().given("hand 2; hand 3; hand 1").use().forget().moves("play 3", "pass");
  CHECK_THAT(trial.story(), Catch::StartsWith("(play 1, play 2, play 3); > play 3; play 3; "
                                              "gap(card); (play 1, play 2, pass); > pass; "));
}

TEST_CASE("what a card does when it is played leaves no gap, but where it begins a phase",
          "[cards]") {
  const auto gaps = [](const std::string& does) {
    Trial trial("play_cards {}", "", with_fourth("on_play { " + does + " }"));
    trial.with_gaps().given("hand 4").use().forget().move("play 4");
    const std::string story = trial.story();
    return story.substr(0, story.find("lamb")).find("gap(") != std::string::npos;
  };
  const std::string panels = R"(panels { gain { "fish" }, gain { "lamb" } })";
  CHECK_FALSE(gaps(R"(gain { "fish" }, gain { "lamb" })"));
  CHECK(gaps(R"(phase "night" { gain { "fish" }, gap "rest", gain { "lamb" } })"));
}

TEST_CASE("a card that lies open can be used at a gap, once in a game where so said", "[cards]") {
  const std::string acts = R"(gap "rest", gap "rest")";
  Trial trial(acts, "", with_fourth(R"(at_any_time { gain { "fish" } })"));
  trial.given("open 4").use().moves("use 4", "use 4");
  CHECK(trial.story() ==
        "(use 4, pass); > use 4; use 4; gain {fish 1}; (use 4, pass); > use 4; "
        "use 4; gain {fish 1}; (use 4, pass)");
  CHECK(trial.given("hand 4").use().asked() == "turn");
  Trial once(acts, "", with_fourth(R"(at_any_time { once_per = "game", gain { "fish" } })"));
  once.given("open 4").use().move("use 4");
  CHECK(once.asked() == "turn");
  CHECK(once.supply() == "1 fish");
}

TEST_CASE("a use of a card is not offered inside itself", "[cards]") {
  Trial trial(R"(gap "rest")", "",
              with_fourth(R"(at_any_time { gain { "fish" }, gap "deep", gain { "lamb" } })"));
  trial.given("open 4").use().move("use 4");
  CHECK(trial.story() ==
        "(use 4, pass); > use 4; use 4; gain {fish 1}; gain {lamb 1}; (use 4, pass)");
}

TEST_CASE("a card is used only where it can do something", "[cards]") {
  Trial trial(R"(gap "rest")", "", with_fourth(R"(at_any_time { spend { "fish" } })"));
  CHECK(trial.given("open 4").use().asked() == "turn");
  CHECK(trial.given("open 4; fish").use().asked() == "use 4, pass");
}
