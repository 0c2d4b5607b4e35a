#include <catch2/catch.hpp>

#include "board_agenda/board_books.h"
#include "board_agenda/board_frames.h"
#include "tests/ferry/act_cases.h"

using namespace houserule;

namespace {

void make_moves(Trial& trial, const std::vector<std::string>& moves) {
  for (const std::string& move : moves) trial.move(move);
}

}  // namespace

TEST_CASE("every kind of act has a case", "[acts]") {
  std::vector<Act::Kind> kinds;
  for (const ActCase& one : act_cases()) {
    INFO(one.acts);
    kinds.push_back(one.kind);
    const Trial trial(one.acts, "", one.changes);
    const auto& acts = trial.ferry().board().acts;
    CHECK(std::any_of(acts.begin(), acts.end(),
                      [&](const Act& act) { return act.kind == one.kind; }));
  }
  CHECK(missed(kinds) == std::vector<std::string>());
}

TEST_CASE("an act asks, tells and does what its case says", "[acts]") {
  for (const ActCase& one : act_cases()) {
    INFO(one.acts);
    Trial trial(one.acts, "", one.changes);
    trial.given(one.given).use();
    make_moves(trial, one.moves);
    CHECK(trial.story() == one.story);
    CHECK(trial.things() == one.things);
    CHECK(trial.asked() == "turn");
    CHECK_FALSE(broken_books(trial.ferry().rules(), trial.state()));
  }
}

TEST_CASE("what may be done and is declined changes nothing", "[acts]") {
  for (const ActCase& one : act_cases()) {
    if (one.changes != Trial::quiet) continue;  // at gaps nobody is asked whether
    INFO(one.acts);
    Trial trial("may { " + one.acts + " }");
    trial.given(one.given).use();
    const std::string before = trial.things();
    CHECK_THAT(trial.asked(), Catch::EndsWith("pass"));
    CHECK(trial.move("pass").things() == before);
    CHECK(trial.asked() == "turn");
    CHECK_THAT(trial.story(), Catch::StartsWith("(") && Catch::EndsWith(", pass); > pass"));
  }
}
