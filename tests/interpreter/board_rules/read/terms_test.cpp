// Numbers and conditions: what each word is read as.

#include <array>
#include <catch2/catch.hpp>
#include <set>
#include <utility>
#include <vector>

#include "tests/ferry/harbour.h"

using namespace houserule;

namespace {

struct ReadTerm {
  const char* written;
  const char* kept;
};

constexpr auto read_terms = std::to_array<ReadTerm>({
    {"2", "2"},
    {"-3", "-3"},
    {R"(count "fish")", "count(fish)"},
    {R"(count { "fish", "silver" })", "count(fish+silver)"},
    {R"(count "food")", "count(fish+kipper)"},
    {R"(kinds_of { "raw", "smoked" })", "kinds(fish+kipper)"},
    {"round_number", "round"},
    {"last_round", "last_round"},
    {"workers_on {}", "workers"},
    {R"(workers_on { group = { "Market" }, column = 2, own_colour = true })",
     "workers(groups=Market, column=2, own_colour)"},
    {"workers_on { column = 1, at_least = 2 }", "at_least(workers(column=1), 2)"},
    {"workers_at_home", "at_home"},
    {"placed_now", "placed_now"},
    {"placements", "placements(1)"},
    {"placements { 2 }", "placements(2)"},
    {R"(owned "stall")", "owned(boards=stall)"},
    {R"(owned { "isle", "fish", "isles" })", "owned(fish, boards=isle+reef)"},
    {R"(points_of { "isle", "stall" })", "points_of(boards=stall+isle)"},
    {"points_of_cards", "card_points"},
    {"income_of_boards", "income"},
    {R"(uncovered { "isle" })", "uncovered(isle)"},
    {"uncovered_points", "bad_cells"},
    {R"(served { "food" })", "served(fish+kipper)"},
    {R"(cargo_on "boat")", "cargo(boat)"},
    {R"(laden "boat")", "laden(1, boat)"},
    {R"(laden { "boat", 2 })", "laden(2, boat)"},
    {"level", "level"},
    {R"(had_at_start "fish")", "had_at_start(counts fish, fish)"},
    {R"(gained "silver")", "gained(counts silver, silver)"},
    {R"(gained { "fish", 2 })", "at_least(gained(counts fish, fish), 2)"},
    {R"(spent { 1, "fish", "silver" })", "at_least(spent(counts fish+silver, fish+silver), 1)"},
    {"cards_played", "cards_played"},
    {"kinds_taken", "kinds_taken"},
    {"rolled", "rolled"},
    {"rolls_made", "rolls"},
    {"vessels_used", "vessels_used"},
    {R"(forgone "kipper")", "forgone(kipper)"},
    {R"(just_gained "fish")", "just_gained(fish)"},
    {R"(did "fishing")", "done(fishing)"},
    {R"(in_phase "income")", "in_phase(income)"},
    {R"(phases_begun "home")", "phases_begun(home)"},
    {"actions_open", "actions_open"},
    {"actions_begun", "actions_begun"},
    {"no_action_open", "exactly(actions_open, 0)"},
    {"no_action_begun", "exactly(actions_begun, 0)"},
    {R"(at_gap "placed")", "at_gap(placed)"},
    {"by_round { 1, 0, 3 }", "by_round(1:1, 2:0, 3:3)"},
    {R"(by_count { count "fish", [4] = -2, [2] = 1 })", "by_count(count(fish), 2:1, 4:-2)"},
    {"by_count { level, [12] = 2, [5] = 1 }", "by_count(level, 5:1, 12:2)"},
    {R"(sum { 1, count "fish", 2 })", "sum(1, count(fish), 2)"},
    {"product { 2, level }", "product(2, level)"},
    {"half { level }", "half(level)"},
    {"least_of { 1, level }", "least(1, level)"},
    {"most_of { 1, level }", "most(1, level)"},
    {"minus { level }", "minus(level)"},
    {"at_least { level, 2 }", "at_least(level, 2)"},
    {"at_most { level, 2 }", "at_most(level, 2)"},
    {"exactly { level, 2 }", "exactly(level, 2)"},
    {"all_of { level, rolled }", "all_of(level, rolled)"},
    {"{ level, rolled }", "all_of(level, rolled)"},
    {"{ level }", "level"},
    {"any_of { level, rolled }", "any_of(level, rolled)"},
    {"none_of { level, rolled }", "none_of(level, rolled)"},
});

void collect_kinds(const BoardRules& rules, int index, std::set<Term::Kind>& kinds) {
  const Term& term = rules.terms[static_cast<std::size_t>(index)];
  kinds.insert(term.kind);
  for (const int part : term.parts) collect_kinds(rules, part, kinds);
}

}  // namespace

TEST_CASE("every number that can be written is kept as it was written", "[program]") {
  std::set<Term::Kind> kinds;
  for (const ReadTerm& term : read_terms) {
    CAPTURE(term.written);
    const Harbour harbour = Harbour::with_term(term.written);
    CHECK(harbour.kept().term(harbour.term()) == term.kept);
    collect_kinds(harbour.board(), harbour.term(), kinds);
  }
  for (const Term::Kind kind : all_of_enumeration<Term::Kind>()) {
    INFO("no number of this test is " << enumerator_of(kind));
    CHECK(kinds.contains(kind));
  }
}

TEST_CASE("a number that cannot be is told where it stands", "[program]") {
  const auto range = [](const std::string& of, const char* from, const char* to, const char* got) {
    return of + " must be a whole number from " + from + " to " + to + ", not the number " + got +
           " [wrong-type]";
  };
  const std::vector<std::pair<const char*, std::string>> wrong = {
      {"10001", range("number", "-10000", "10000", "10001")},
      {"1.5", range("number", "-10000", "10000", "1.5")},
      {R"("fish")", "a number is made of words, not of the text 'fish' [wrong-type]"},
      {"leave", "the word leave is no number of a board game [wrong-type]"},
      {"sum {}", "sum takes at least 2 entries without a field name, not 0 [wrong-type]"},
      {"by_round { -1 }", range("by_round", "0", "10000", "-1")},
      {"by_count { level, [2] = 10001 }", range("by_count", "-10000", "10000", "10001")},
      {"by_count { level, [9] = 0.5 }", range("by_count", "-10000", "10000", "0.5")},
      {"placements { -1 }", range("placements", "1", "7", "-1")},
      {"workers_on { column = 8 }", range("column", "1", "7", "8")},
      {"workers_on { at_least = -1 }", range("at_least", "1", "10000", "-1")},
      {R"(workers_on { group = "Markt" })",
       "there is no group of spaces 'Markt' (did you mean 'Market'?) [unknown-good]"},
      {R"(count "fihs")", "there is no good 'fihs' (did you mean 'fish'?) [unknown-good]"},
      {R"(owned { "isel" })", "there is no good 'isel' (did you mean 'isle'?) [unknown-good]"},
      {R"(points_of { "isel" })", "there is no board 'isel' (did you mean 'isle'?) [unknown-good]"},
      {R"(uncovered { "fish" })", "there is no board 'fish' [unknown-good]"},
      {R"(in_phase "incom")",
       "there is no phase 'incom' (did you mean 'income'?) [no-such-window]"},
      {R"(phases_begun "incom")",
       "there is no phase 'incom' (did you mean 'income'?) [no-such-window]"},
      {R"(did "slae")", "nothing here does 'slae' (did you mean 'sale'?) [unknown-step]"},
      {R"(at_gap "placd")", "there is no gap 'placd' (did you mean 'placed'?) [no-such-window]"},
  };
  for (const auto& [term, told] : wrong) {
    CHECK(Harbour::with_act(std::string(R"(gain { { "fish", times = )") + term + " } }").fault() ==
          told);
  }
}

TEST_CASE("a condition is said once, and unless is none of what it says", "[program]") {
  const Harbour harbour = Harbour::with_act(R"(gain { "fish", unless = level })");
  CHECK(harbour.kept().term(harbour.term()) == "none_of(level)");
  CHECK(Harbour::with_act(R"(gain { "fish", when = level, unless = rolled })").fault() ==
        "it takes when or unless, not both [wrong-type]");
}

TEST_CASE("an action counts each set of goods once, and sixteen at most", "[program]") {
  const auto asked = [](int sets) {
    std::string goods = "counter { \"thing 1\" }";
    std::string asks = R"(gained { 1, "thing 1" }, spent "thing 1")";
    for (int i = 2; i <= sets; ++i) {
      const std::string name = "\"thing " + std::to_string(i) + "\"";
      goods += ", counter { " + name + " }";
      asks += ", gained { " + name + " }";
    }
    return Harbour(
        "append { path = \"goods\", values = { " + goods +
        R"( } }, append { path = "always", values = { after { gain { "fish", when = any_of { )" +
        asks + " } } } } }");
  };
  CHECK(asked(16).board().counters.size() == 16);
  CHECK(asked(17).fault() == "conditions ask actions for at most 16 different goods [too-many]");
}
