// Steps, rolls and spaces: what each is read as, and what they may come to do.

#include <catch2/catch.hpp>
#include <utility>
#include <vector>

#include "tests/ferry/harbour.h"

using namespace houserule;

namespace {

const RollRules& roll_called(const Harbour& harbour, const std::string& name) {
  const auto& rolls = harbour.board().rolls;
  const auto found = std::find_if(rolls.begin(), rolls.end(),
                                  [&](const RollRules& roll) { return roll.name == name; });
  REQUIRE(found != rolls.end());
  return *found;
}

// Every field that is not as it is where nothing was written.
std::string kept_roll(const Harbour& harbour, const std::string& name) {
  const RollRules& roll = roll_called(harbour, name);
  const Kept kept = harbour.kept();
  std::string line = "die=" + std::to_string(roll.die);
  if (roll.rolls != 3) line += " rolls=" + std::to_string(roll.rolls);
  if (roll.low) line += " low";
  if (!roll.pays.empty()) line += " pays=" + kept.goods(roll.pays);
  if (roll.vessel >= 0) line += " vessel=" + kept.good(roll.vessel);
  if (roll.most_vessels != 0) line += " most=" + std::to_string(roll.most_vessels);
  if (roll.cargo_counts) line += " cargo_counts";
  if (roll.needs != no_term) line += " needs=" + kept.term(roll.needs);
  if (roll.least_to_win != 1) line += " least=" + std::to_string(roll.least_to_win);
  return line + ": " + kept.act(roll.success) + " or " + kept.act(roll.failure);
}

const Space& space_called(const Harbour& harbour, const std::string& name) {
  return harbour.board().spaces[static_cast<std::size_t>(harbour.ferry().space(name))];
}

std::string deeds_in(const Harbour& harbour, std::uint64_t set) {
  std::string line;
  for (std::size_t i = 0; i < harbour.board().deeds.size(); ++i) {
    if ((set >> i & 1) != 0) line += (line.empty() ? "" : ", ") + harbour.board().deeds[i];
  }
  return line;
}

std::string faults_with(const char* list, const std::string& entry) {
  return Harbour::with_entry(list, entry).fault();
}

}  // namespace

TEST_CASE("every roll is kept as it was written", "[program]") {
  const std::vector<std::pair<std::string, std::string>> rolls = {
      {"die = 8", "die=8"},
      {"die = 8, rolls = 20, least = 5", "die=8 rolls=20 least=5"},
      {R"(die = 8, low = true, pay_with = { "food", "silver" })",
       "die=8 low pays=fish+kipper+silver"},
      {R"(die = 8, add_with = "food")", "die=8 pays=fish+kipper"},
      {R"(die = 8, needs = level)", "die=8 needs=level"},
      {R"(die = 8, vessels = { "boat" })", "die=8 vessel=boat most=1"},
      {R"(die = 8, vessels = { "boat", most = 2, cargo_counts = true })",
       "die=8 vessel=boat most=2 cargo_counts"},
  };
  for (const auto& [written, kept] : rolls) {
    CAPTURE(written);
    const Harbour harbour = Harbour::with_entry(
        "steps", R"(roll "raid" { success = { gain { "fish" } }, failure = {}, )" + written + " }");
    CHECK(kept_roll(harbour, "raid") == kept + ": list{gain gains=(fish)} or list");
    const RollRules& raid = roll_called(harbour, "raid");
    CHECK(harbour.board().deeds[static_cast<std::size_t>(raid.deed)] == "raid");
    CHECK(harbour.board().names[static_cast<std::size_t>(raid.name_index)] == "raid");
  }
}

TEST_CASE("every step is kept as it was written", "[program]") {
  const std::vector<std::pair<std::string, std::string>> steps = {
      {R"(act_step "barter" { gain { "fish" } })",
       "step name=barter deed=barter{gain gains=(fish)}"},
      {R"(act_step "barter" { needs = level, deed = "trade", premise = { spend { "fish" } },
                              gain { "eel" } })",
       "step needs=level name=barter deed=trade premise=list{spend costs=(fish)}"
       "{gain gains=(eel)}"},
  };
  for (const auto& [written, kept] : steps) {
    CAPTURE(written);
    const Harbour harbour = Harbour::with_entry("steps", written);
    const StepRules& step = harbour.board().steps.back();
    CHECK(step.name == "barter");
    CHECK(harbour.kept().act(step.act) == kept);
  }
}

TEST_CASE("a space is called by its column and row, and is of groups", "[program]") {
  const Harbour harbour =
      Harbour::with_entry("spaces", R"(column { 3, prefix = "C3", space { "Yard", gain { "eel" } },
                            space { "Market", also = { "Yard", "Dock" }, gain { "fish" },
                                    may { run "sale" } } })");
  const Space& plain = space_called(harbour, "C3-01");
  const Space& busy = space_called(harbour, "C3-02");
  CHECK(plain.column == 3);
  CHECK(plain.row == 1);
  CHECK(harbour.kept().act(plain.act) == "list{gain gains=(eel)}");
  CHECK(busy.row == 2);
  CHECK(Kept::bits("", plain.groups, harbour.board().space_groups) == "=Yard");
  CHECK(Kept::bits("", busy.groups, harbour.board().space_groups) == "=Market+Yard+Dock");
  CHECK_THAT(harbour.kept().act(busy.act),
             Catch::StartsWith("list{gain gains=(fish); may{list{step "));
  CHECK(busy.rule.place.line == 3);
}

TEST_CASE("a column that says nothing is the first", "[program]") {
  const Harbour harbour = Harbour::with_entry("spaces", "column {}");
  CHECK(harbour.board().spaces.size() == 2);
  CHECK(space_called(harbour, "F-01").column == 1);
}

TEST_CASE("a space knows what it may come to do, through whatever it holds", "[program]") {
  const Harbour harbour("");
  CHECK(deeds_in(harbour, space_called(harbour, "F-01").deeds) == "fishing");
  CHECK(deeds_in(harbour, space_called(harbour, "F-02").deeds) == "upgrade 1, sale");
  const Harbour inside = Harbour::with_entry("spaces", R"(column { 1, prefix = "G", space { "Yard",
                     may { choose { action "barter" { flip { "raw" } }, run "fishing" } } } })");
  CHECK(deeds_in(inside, space_called(inside, "G-01").deeds) == "barter, flip, fishing");
}

TEST_CASE("an act is marked where something may stand instead of it", "[program]") {
  const auto replaceable = [](const std::string& listener) {
    const Harbour harbour = Harbour::with_entry("always", listener);
    std::string kinds;
    for (std::size_t i = 0; i < harbour.board().acts.size(); ++i) {
      const Act& act = harbour.board().acts[i];
      if (!harbour.board().replaceable[i]) continue;
      kinds += (kinds.empty() ? "" : " ") + enumerator_of(act.kind);
      const auto* const step = std::get_if<Act::Step>(&act.keeps);
      if (step != nullptr) {
        kinds += " " + harbour.board().names[static_cast<std::size_t>(step->name)];
      }
    }
    return kinds;
  };
  CHECK(replaceable(R"(after { gain { "fish" } })").empty());
  CHECK(replaceable(R"(instead_of { upgrades = 1, gain { "fish" } })") == "upgrade");
  CHECK(replaceable(R"(instead_of { step = "sale", gain { "fish" } })") == "step sale roll roll");
  CHECK(replaceable(R"(instead_of { space = "F-02", gain { "fish" } })") == "list");
}

TEST_CASE("a phase knows which board its meals are set out on", "[program]") {
  const auto meal = [](const std::string& act) {
    const Harbour harbour(R"(insert { at_start_of = "setup", entry = )" + act + " }");
    const int board =
        harbour.board().phases[static_cast<std::size_t>(harbour.ferry().phase("setup"))].meal;
    return board < 0 ? "none" : harbour.board().kinds[static_cast<std::size_t>(board)].name;
  };
  CHECK(meal(R"(gain { "fish" })") == "none");
  CHECK(meal(R"(set_out { "isle" })") == "isle");
  CHECK(meal(R"(may { choose { gain { "fish" }, set_out { "isle" } } })") == "isle");
}

TEST_CASE("a step, a roll or a space that cannot be is told where it stands", "[program]") {
  const auto roll = [](const std::string& fields) {
    return faults_with("steps", R"(roll "raid" { success = {}, failure = {}, )" + fields + " }");
  };
  const std::vector<std::pair<const char*, const char*>> rolls = {
      {"die = 1", "die must be a whole number from 2 to 100, not the number 1 [wrong-type]"},
      {"die = 101", "die must be a whole number from 2 to 100, not the number 101 [wrong-type]"},
      {"die = 6, rolls = 21",
       "rolls must be a whole number from 1 to 20, not the number 21 [wrong-type]"},
      {"die = 6, least = 101",
       "least must be a whole number from 0 to 100, not the number 101 [wrong-type]"},
      {R"(die = 6, vessels = { "boat", most = 16 })",
       "most must be a whole number from 1 to 15, not the number 16 [wrong-type]"},
      {R"(die = 6, vessels = { "baot" })",
       "there is no good 'baot' (did you mean 'boat'?) [unknown-good]"},
      {R"(die = 6, add_with = { "food", "silver", "eel", "pike" })",
       "a roll is paid with at most 4 different goods [too-many]"},
  };
  for (const auto& [fields, told] : rolls) {
    CAPTURE(fields);
    CHECK(roll(fields) == told);
  }
  CHECK(faults_with("steps", R"(act_step "sale" { gain { "eel" } })") ==
        "there is a step 'sale' already [duplicate-name]");
  CHECK(faults_with("steps", R"(act_step "fishing" { gain { "eel" } })") ==
        "there is a step 'fishing' already [duplicate-name]");
  const std::vector<std::pair<const char*, const char*>> columns = {
      {"column { 8 }", "column must be a whole number from 1 to 7, not the number 8 [wrong-type]"},
      {R"(column { 1, gain { "fish" } })", "a column has spaces [wrong-type]"},
      {R"(column { 1, prefix = "F", space { "Yard", gain { "eel" } } })",
       "there is a space 'F-01' already [duplicate-name]"},
      {R"(column { 1, prefix = "G", space { gain { "fish" }, gain { "eel" } } })",
       "a group of spaces is a quoted name, not the word gain [wrong-type]"},
      {R"(column { 1, prefix = "G", space { "Yard", also = 3, gain { "eel" } } })",
       "a group of spaces is a quoted name, not the number 3 [wrong-type]"},
  };
  for (const auto& [column, told] : columns) {
    CAPTURE(column);
    CHECK(faults_with("spaces", column) == told);
  }
}

TEST_CASE("a game has 64 spaces and 32 groups of them at most", "[program]") {
  const auto spaces = [](int count, bool own_groups) {
    std::string column = "column { 1, prefix = \"G\"";
    for (int i = 0; i < count; ++i) {
      column += ", space { \"" + (own_groups ? "Yard " + std::to_string(i) : "Yard") +
                "\", gain { \"eel\" } }";
    }
    return Harbour::with_entry("spaces", column + " }");
  };
  CHECK(spaces(62, false).board().spaces.size() == max_spaces);
  CHECK(spaces(63, false).fault() == "a game has at most 64 spaces [too-many]");
  CHECK(spaces(30, true).board().space_groups.size() == 32);
  CHECK(spaces(31, true).fault() == "a game has at most 32 groups of spaces [too-many]");
}
