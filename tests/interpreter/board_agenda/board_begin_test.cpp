#include <catch2/catch.hpp>

#include "board_agenda/board_books.h"
#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

// The ferry's game from its start.
class Beginning {
 public:
  explicit Beginning(const std::string& changes = "")
      : ferry_(changes), state_(ferry_.rules().layout) {
    ferry_.table().agenda->begin(state_, 1);
    decision_ = ferry_.table().agenda->run(state_, {.hooks = ferry_.table().hooks.get()});
  }

  const Decision& decision() const { return decision_; }
  BoardSight sight() const { return {ferry_.board(), ferry_.rules().layout, state_}; }
  int good(const std::string& name) const { return ferry_.good(name); }

 private:
  Ferry ferry_;
  State state_;
  Decision decision_;
};

constexpr const char* two_colours =
    R"(set { path = "workers", value = { "hand", many = "hands", colours = 2, ready = { 3, 2 } } })";

std::string with_two_colours() { return std::string(Trial::quiet) + ", " + two_colours; }

}  // namespace

TEST_CASE("a table begins with its stock, its piles, its boards and its workers", "[begin]") {
  const Beginning table(R"(append { path = "goods", values = {
                             tile { "belt", "##" }, pile { "ropes", { 3, "rope" } } } },
                           append { path = "boards", values = {
                             board { "isle", back = "reef", "." }, board { "reef", "." } } },
                           remove { path = "phases.setup" })");
  const BoardSight sight = table.sight();
  CHECK(sight.stock(table.good("belt")) == 1);
  CHECK(sight.drawable(table.good("rope")) == 3);
  CHECK(sight.supply(table.good("rope")) == 0);
  CHECK(sight.pool(0) == 3);
  CHECK(sight.owned(0) == 1);
  CHECK(sight.owned(1) == 0);
  CHECK(sight.face_up(1) == 1);
  CHECK(sight.face_up(2) == 0);
}

TEST_CASE("the phases before the rounds come first, once", "[begin]") {
  const Beginning table;
  CHECK(table.sight().supply(table.good("silver")) == 2);
  CHECK(table.sight().round() == 0);
  CHECK(table.decision().choices.at_gap);
}

TEST_CASE("a position begins with its phase, in its round, with what it states", "[begin]") {
  Trial trial(R"(gap "rest")");
  trial.given(
      "2 fish; boat with 1; belt at pen 0,0; hand 1; open 3; strip 2 from 1; hut; round 2; "
      "1 on F-01");
  CHECK(trial.things() ==
        "2 fish, 1 boat, 1 hut; belt on pen; cargo 1; hand Smoker; open Cook; strip 2 at 2; 1 on "
        "F-01; 0 on T-01");
  CHECK(trial.sight().round() == 2);
  CHECK(trial.sight().stock(trial.ferry().good("belt")) == 0);
  CHECK(trial.zone(1) == "Pilot");
  CHECK(trial.asked() == "turn");
  CHECK_FALSE(broken_books(trial.ferry().rules(), trial.state()));
}

TEST_CASE("a position inside a round begins with the phases that are left of it", "[begin]") {
  Trial trial(R"(gap "rest")");
  trial.given("silver at stall 1,1; round 2", "income");
  CHECK(trial.supply() == "2 silver");
  CHECK(trial.sight().round() == 3);  // where workers are placed next
}

TEST_CASE("so many workers are at home as are stated, or are left", "[begin]") {
  Trial trial(R"(gap "rest")");
  CHECK(trial.given("1 on F-01").at_home() == 2);
  CHECK(trial.given("1 on F-01; workers 1").at_home() == 1);
}

TEST_CASE("workers that stand somewhere have been placed in this round", "[begin]") {
  Trial trial(R"(gap "rest")");
  trial.given("1 on F-01; 1 on F-02; round 2");
  CHECK(trial.sight().placements(1) == 2);
  trial.move("pass").given("round 2");
  CHECK(trial.sight().placements(1) == 0);
}

TEST_CASE("workers of another colour stand where a position says so", "[begin]") {
  Trial trial(R"(gap "rest")", "", with_two_colours());
  trial.given("1 other on F-01");
  CHECK(trial.workers("F-01", 1) == 1);
  CHECK(trial.workers("F-01", 0) == 0);
  CHECK(trial.at_home(1) == 1);
  CHECK(trial.at_home(0) == 3);
}

TEST_CASE("a position has the workers that phases have brought until then", "[begin]") {
  const std::string brings = with_two_colours() + R"(, insert { before = "rounds.actions",
                                         entry = phase "hiring" { bring_workers { 2 } } })";
  Trial trial(R"(gap "rest")", "", brings);
  trial.given("round 3");
  CHECK(trial.at_home(0) == 3 + 2 * 2);
  CHECK(trial.at_home(1) == 2 + 2);
  CHECK(trial.sight().colour() == 0);
  trial.given("round 2", "hiring");
  CHECK(trial.at_home(0) == 3 + 2);
  CHECK(trial.at_home(1) == 2 + 2);
  CHECK(trial.sight().colour() == 1);
}

TEST_CASE("what a space brings is none of the workers a position has", "[begin]") {
  Trial trial("bring_workers { 2 }");
  CHECK(trial.given("round 2").at_home() == 3);
}

TEST_CASE("nobody listens to workers that came before a position", "[begin]") {
  Trial trial(
      R"(gap "rest")", "",
      Trial::heard_by(R"(on_home { "crew", exactly = 5, gain { "fish" } })") +
          R"(, insert { before = "rounds.actions", entry = phase "hiring" { bring_workers { 2 } } })");
  trial.given("round 1").move("pass");
  CHECK(trial.sight().round() == 2);
  for (int rounds = 0; trial.asked() != "over" && rounds < 9; ++rounds) trial.move("pass");
  CHECK(trial.supply("fish") == 0);
}
