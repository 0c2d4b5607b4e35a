#include <catch2/catch.hpp>

#include "tests/enumerators.h"
#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

// A number, asked for where `acts` has a %, and what it comes to: so many lambs.
struct TermCase {
  Term::Kind kind;
  std::string term;
  int number;
  std::string given = "";
  std::string acts = "%";
  std::vector<std::string> moves = {};
  std::string changes = Trial::quiet;
};

std::string asking(const TermCase& one, std::string text) {
  const auto at = text.find('%');
  if (at == std::string::npos) return text;
  return text.replace(at, 1, R"(gain { { "lamb", times = )" + one.term + " } }");
}

const std::vector<TermCase>& term_cases() {
  using Kind = Term::Kind;
  static const std::string boats = "boat with 2; boat with 1";
  static const std::string cruise = R"(run "cruise", %)";
  static const std::vector<TermCase> cases = {
      {Kind::number, "3", 3},
      {Kind::count, R"(count "food")", 3, "2 fish; kipper"},
      {Kind::kinds, R"(kinds_of "food")", 1, "2 fish; silver"},
      {Kind::round, "round_number", 2, "round 2"},
      {Kind::last_round, "last_round", 1, "round 3"},
      {Kind::last_round, "last_round", 0, "round 2"},
      {Kind::workers, "workers_on {}", 2, "1 on F-01"},
      {Kind::workers, "workers_on { column = 2 }", 0, "1 on F-01"},
      {Kind::at_home, "workers_at_home", 1, "workers 2"},
      {Kind::placed_now, "placed_now", 1},
      {Kind::placements, "placements { 1 }", 2, "1 on F-01"},
      {Kind::owned, R"(owned { "belt", "ring", "hut" })", 4, "belt at pen 0,0; ring; 2 hut"},
      {Kind::points_of, R"(points_of { "hut" })", 8, "2 hut"},
      {Kind::card_points, "points_of_cards", 6, "open 1; open 3"},
      {Kind::income, "income_of_boards", 2, "silver at stall 1,1"},
      {Kind::uncovered, R"(uncovered { "table" })", 2, "fish turned at table 0,0"},
      {Kind::bad_cells, "uncovered_points", 2, "hut"},
      {Kind::served, R"(served "fish")", 1, "fish turned at table 0,0; fish"},
      {Kind::cargo, R"(cargo_on "boat")", 3, boats},
      {Kind::laden, R"(laden { "boat", 2 })", 1, boats},
      {Kind::level, "level", 2, "", R"(phase "night" { level = 2, % })"},
      {Kind::had_at_start, R"(had_at_start "fish")", 2, "2 fish", R"(gain { "fish" }, %)"},
      {Kind::gained, R"(gained "fish")", 3, "", R"(gain { "3 fish" }, spend { "fish" }, %)"},
      {Kind::gained, R"(gained { 3, "fish" })", 0, "", R"(gain { "2 fish" }, %)"},
      {Kind::spent, R"(spent "fish")", 1, "", R"(gain { "3 fish" }, spend { "fish" }, %)"},
      {Kind::cards_played, "cards_played", 1, "hand 3", "play_cards {}, %", {"play 3"}},
      {Kind::kinds_taken, "kinds_taken", 2, "strip 1", "take_items { 2 }, %", {"take 2 1"}},
      {Kind::rolled, "rolled", 6, "boat with 1; die 5", cruise, {"succeed"}},
      {Kind::rolls, "rolls_made", 2, "boat with 1; die 1; die 5", cruise, {"roll", "fail"}},
      {Kind::vessels_used, "vessels_used", 1, boats, cruise, {"fail"}},
      {Kind::forgone, R"(forgone "fish")", 1, "", R"(forgo { "fish" }, gain { "silver" }, %)"},
      {Kind::forgone, R"(forgone "fish")", 0, "", R"(forgo { "kipper" }, gain { "silver" }, %)"},
      {Kind::just_gained,
       R"(just_gained "fish")",
       2,
       "",
       R"(gain { "2 fish" })",
       {},
       Trial::heard_by(R"(on_gain { "heard", goods = "fish", % })")},
      {Kind::done, R"(did "sale")", 1, "fish", R"(run "sale", %)"},
      {Kind::done, R"(did "sale")", 0, "", R"(run "sale", %)"},
      {Kind::in_phase, R"(in_phase "actions")", 1},
      {Kind::in_phase, R"(in_phase "actions")", 0, "", R"(phase "night" { % })"},
      {Kind::actions_open, "actions_open", 2, "", R"(action "swim" { % })"},
      {Kind::actions_begun, "actions_begun", 2, "", R"(action "swim" { % })"},
      {Kind::at_gap,
       R"(at_gap "rest")",
       1,
       "open 4",
       R"(gap "rest")",
       {"use 4"},
       std::string(Trial::quiet) +
           R"(, append { path = "cards", values = { card { 4, "Bell", at_any_time {
                once_per = "game", % } } } })"},
      {Kind::phases_begun, R"(phases_begun "income")", 2, "", R"(run "income", run "income", %)"},
      {Kind::by_round, "by_round { 4, 5, 6 }", 5, "round 2"},
      {Kind::by_round, "by_round { 4, 5 }", 0, "round 3"},
      {Kind::by_count, R"(by_count { count "fish", [2] = 4, [3] = 7 })", 4, "2 fish"},
      {Kind::by_count, R"(by_count { count "fish", [2] = 4, [3] = 7 })", 7, "3 fish"},
      {Kind::by_count, R"(by_count { count "fish", [2] = 4, [3] = 7 })", 0, ""},
      {Kind::sum, "sum { 1, 2, 3 }", 6},
      {Kind::product, R"(product { 2, count "fish" })", 6, "3 fish"},
      {Kind::half, "half { 5 }", 2},
      {Kind::half, "sum { 5, half { minus { 5 } } }", 2},
      {Kind::least, "least_of { 4, 3, 5 }", 3},
      {Kind::most, "most_of { 4, 5, 3 }", 5},
      {Kind::minus, "sum { 5, minus { 3 } }", 2},
      {Kind::at_least, "at_least { 2, 2 }", 1},
      {Kind::at_least, R"(at_least { count "fish", 2 })", 0, "1 fish"},
      {Kind::at_most, "at_most { 2, 2 }", 1},
      {Kind::at_most, R"(at_most { count "fish", 2 })", 0, "3 fish"},
      {Kind::exactly, "exactly { 2, 2 }", 1},
      {Kind::exactly, R"(exactly { count "fish", 2 })", 0, "3 fish"},
      {Kind::all_of, "all_of { 1, 2 }", 1},
      {Kind::all_of, R"(all_of { 1, count "fish" })", 0, ""},
      {Kind::any_of, "any_of { 0, 2 }", 1},
      {Kind::any_of, R"(any_of { 0, count "fish" })", 0, ""},
      {Kind::none_of, "none_of { 0, 0 }", 1},
      {Kind::none_of, R"(none_of { count "fish", 0 })", 0, "1 fish"},
  };
  return cases;
}

}  // namespace

TEST_CASE("every kind of number has a case", "[terms]") {
  std::vector<Term::Kind> kinds;
  for (const TermCase& one : term_cases()) kinds.push_back(one.kind);
  CHECK(missed(kinds) == std::vector<std::string>());
}

TEST_CASE("a number is what its case says", "[terms]") {
  for (const TermCase& one : term_cases()) {
    INFO(one.term << " given " << one.given);
    Trial trial(asking(one, one.acts), "", asking(one, one.changes));
    trial.given(one.given).use();
    for (const std::string& move : one.moves) trial.move(move);
    CHECK(trial.supply("lamb") == one.number);
    const auto& terms = trial.ferry().board().terms;
    CHECK(std::any_of(terms.begin(), terms.end(),
                      [&](const Term& term) { return term.kind == one.kind; }));
  }
}

TEST_CASE("numbers of an action are refused where none runs", "[terms]") {
  for (const char* term :
       {"placed_now", R"(gained "fish")", R"(spent "fish")", "cards_played", "kinds_taken",
        "rolled", "rolls_made", "vessels_used", R"(did "sale")", "actions_open", "actions_begun"}) {
    INFO(term);
    const Ferry ferry(R"(insert { at_start_of = "rounds.income", entry =
                  gain { { "silver", times = )" +
                      std::string(term) + " } } }");
    CHECK_THAT(ferry.faults(), Catch::Contains("[nothing-here]"));
  }
}
