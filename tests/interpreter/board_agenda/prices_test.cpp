#include <catch2/catch.hpp>

#include "tests/enumerators.h"
#include "tests/ferry/trial.h"

using namespace houserule;

namespace {

// A number of the rules that a card makes different, and what is told without it and with it.
struct AdjustmentCase {
  Adjustment::Of of;
  std::string adjustment;
  std::string acts;
  std::string given;
  std::vector<std::string> moves;
  std::string usual;
  std::string adjusted;
};

std::string with_adjuster(const std::string& does) {
  return std::string(Trial::quiet) + R"(, append { path = "cards", values = { card { 4, "Bell", )" +
         does + " } } }";
}

// Beside the cruise, a step that needs a fish.
constexpr const char* washing =
    R"(steps = { act_step "wash" { needs = count "fish", gain { "lamb" } },
                 roll "cruise" { die = 6, rolls = 2, vessels = { "boat", most = 1 },
                                 success = { gain { "ring" } }, failure = {} } }, )";

const std::vector<AdjustmentCase>& adjustment_cases() {
  using Of = Adjustment::Of;
  static const std::string five = R"(gain { { "lamb", times = points_of_cards } })";
  static const std::vector<AdjustmentCase> cases = {
      {Of::price,
       R"(adjust { "price", by = -1 })",
       R"(buy { "boat" })",
       "3 silver",
       {"buy boat"},
       "(buy boat); > buy boat; exchange {silver 3} -> {boat 1}",
       "(buy boat); > buy boat; exchange {silver 2} -> {boat 1}"},
      {Of::cost,
       R"(adjust { "cost", goods = "fish", by = -1 })",
       R"(spend { "2 fish" })",
       "2 fish",
       {},
       "pay {fish 2}",
       "pay {fish 1}"},
      {Of::placement,
       R"(adjust { "placement", space = "T-01", by = 1 })",
       "gain { { \"lamb\", times = placed_now } }",
       "",
       {},
       "gain {lamb 1}",
       "gain {lamb 2}"},
      {Of::roll,
       R"(adjust { "roll", by = 2 })",
       R"(run "cruise")",
       "boat; die 1",
       {},
       "roll 1 -> 1; (roll, succeed, fail)",
       "roll 1 -> 3; (roll, succeed, fail)"},
      {Of::rolls,
       R"(adjust { "rolls", by = -1 })",
       R"(run "cruise")",
       "boat; die 1",
       {},
       "roll 1 -> 1; (roll, succeed, fail)",
       "roll 1 -> 1; (succeed, fail)"},
      {Of::worth_of,
       R"(adjust { "worth", goods = "silver", by = 1 })",
       R"(run "fishing")",
       "2 silver; die 2",
       {},
       "roll 2 -> 2; (roll, succeed 2, fail)",
       "roll 2 -> 2; (roll, succeed 1, fail)"},
      {Of::lying,
       R"(adjust { "lying", goods = "fish", by = 1 })",
       R"(put_one { "fish", boards = "table" })",
       "fish; fish at table 1,0; workers 4",
       {},
       "(put fish table 0,2 turned, put fish table 0,3 turned)",
       "(put fish table 1,2, put fish table 0,2 turned, put fish table 0,3 turned)"},
      {Of::needs,
       R"(adjust { "needs", deed = "wash", by = 1 })",
       R"(run "wash")",
       "",
       {},
       "fizzle T-01",
       "gain {lamb 1}"},
      {Of::pays,
       R"(adjust { "pays", goods = "fish" })",
       R"(run "fishing")",
       "fish; die 1",
       {},
       "roll 1 -> 1; (roll, fail)",
       "roll 1 -> 1; (roll, succeed 1, fail)"},
      {Of::points,
       R"(adjust { "points", by = 3 })",
       five,
       "open 1",
       {},
       "gain {lamb 1}",
       "gain {lamb 4}"},
      {Of::offers,
       R"(adjust { "offers", goods = "kipper", deed = "sale" })",
       R"(action "sale" { gain_one { "fish" } })",
       "",
       {},
       "(get fish)",
       "(get fish, get kipper)"},
      {Of::loot,
       R"(adjust { "loot", goods = "belt", by = -1 })",
       R"(gain_one { "belt", worth = 2 })",
       "",
       {},
       "fizzle T-01",
       "(get belt)"},
      {Of::split,
       R"(adjust { "split" })",
       R"(gain_one { "belt", "ring", worth = 8 })",
       "",
       {"get ring"},
       "(get belt, get ring); > get ring; gain {ring 1}",
       "(get belt, get ring); > get ring; gain {ring 1}; (get belt, pass)"},
      {Of::accepts,
       R"(adjust { "accepts", goods = "silver", boards = "pen" })",
       R"(put_one { "silver", boards = "pen" })",
       "silver",
       {},
       "fizzle T-01",
       "(put silver pen 0,0, put silver pen 0,1)"},
  };
  return cases;
}

}  // namespace

TEST_CASE("every number a card can change has a case", "[prices]") {
  std::vector<Adjustment::Of> kinds;
  for (const AdjustmentCase& one : adjustment_cases()) {
    INFO(one.adjustment);
    kinds.push_back(one.of);
    const Trial trial(R"(gap "rest")", washing, with_adjuster(one.adjustment));
    REQUIRE(trial.ferry().board().adjustments.size() == 1);
    CHECK(trial.ferry().board().adjustments.front().of == one.of);
  }
  CHECK(missed(kinds) == std::vector<std::string>());
}

TEST_CASE("a number is another while the card lies open that changes it", "[prices]") {
  for (const AdjustmentCase& one : adjustment_cases()) {
    INFO(one.adjustment);
    Trial trial(one.acts, washing, with_adjuster(one.adjustment));
    for (const bool open : {false, true}) {
      const std::string cards = open ? "open 4" : "hand 4";
      trial.given(one.given.empty() ? cards : one.given + "; " + cards).use();
      for (const std::string& move : one.moves) trial.move(move);
      CHECK(trial.story() == (open ? one.adjusted : one.usual));
    }
  }
}

namespace {

// Silver that is paid for the acts of the space with the card open, of ten.
int paid_for(const std::string& acts, const std::string& adjustment) {
  Trial trial(acts, "", with_adjuster("adjust { " + adjustment + " }"));
  return 10 - trial.given("10 silver; open 4").use().supply("silver");
}

}  // namespace

TEST_CASE("a price is never below nothing, and what costs nothing costs no more", "[prices]") {
  CHECK(paid_for(R"(spend { "2 silver" })", R"("price", by = -5)") == 0);
  CHECK(paid_for(R"(spend { { "silver", times = count "kipper" }, "fish" })",
                 R"("price", by = 2)") == 0);
}

TEST_CASE("a price changes on some spaces, for some deeds, from some price on", "[prices]") {
  const std::string two = R"(spend { "2 silver" })";
  CHECK(paid_for(two, R"("price", by = -1, space = "T-01")") == 1);
  CHECK(paid_for(two, R"("price", by = -1, space = "F-01")") == 2);
  CHECK(paid_for(two, R"("price", by = -1, group = "Trial")") == 1);
  CHECK(paid_for(two, R"("price", by = -1, group = "Rest")") == 2);
  CHECK(paid_for(two, R"("price", by = -1, at_least = 2)") == 1);
  CHECK(paid_for(two, R"("price", by = -1, at_least = 3)") == 2);
  const std::string deed = R"("price", by = -1, deed = "sale")";
  CHECK(paid_for(two, deed) == 2);
  CHECK(paid_for(R"(action "sale" { spend { "2 silver" } })", deed) == 1);
  const std::string spaces = R"("price", by = -1, only_spaces = true)";
  CHECK(paid_for(two, spaces) == 1);
  CHECK(paid_for(R"(action "sale" { spend { "2 silver" } })", spaces) == 2);
}

TEST_CASE("an adjustment that counts once in an action looks at all that is paid in it",
          "[prices]") {
  const std::string twice = R"(spend { "2 silver" }, spend { "2 silver" })";
  CHECK(paid_for(twice, R"("price", by = -1)") == 2);
  CHECK(paid_for(twice, R"("price", by = -1, once_per = "action")") == 3);
  CHECK(paid_for(twice, R"("price", by = -1, at_least = 3, once_per = "action")") == 3);
  CHECK(paid_for(twice, R"("price", by = -1, at_least = 5, once_per = "action")") == 4);
  // Also where it is judged whether all of it can be paid.
  Trial trial(twice, "", with_adjuster(R"(adjust { "price", by = -1, once_per = "action" })"));
  CHECK(trial.given("3 silver; open 4").can());
  CHECK_FALSE(trial.given("2 silver; open 4").can());
}

TEST_CASE("only the dearest of some goods is another in a fight", "[prices]") {
  Trial trial(R"(gain_one { "belt", "ring", worth = 2 })", "",
              with_adjuster(R"(adjust { "loot", goods = { "belt", "ring" }, by = -2,
                                        dearest = true })"));
  CHECK_FALSE(trial.given("open 4").can());
  // The ring is gone, so the belt is the dearest.
  CHECK(trial.given("open 4; ring").use().asked() == "get belt");
}

TEST_CASE("a share counts as often as is said, and only while its condition holds", "[prices]") {
  Trial trial(R"(gain { { "lamb", times = count "fish" }, { "ewe", when = count "kipper" },
                        { "silver", unless = count "kipper" } })");
  CHECK(trial.given("2 fish").use().story() == "gain {lamb 2, silver 1}");
  CHECK(trial.given("kipper").use().story() == "gain {ewe 1}");
}

TEST_CASE("all that is paid at once must be there together", "[prices]") {
  Trial trial(R"(spend { "fish", "2 fish", "silver" })");
  CHECK(trial.given("3 fish; silver").can());
  CHECK_FALSE(trial.given("2 fish; silver").can());
  CHECK_FALSE(trial.given("3 fish").can());
}
