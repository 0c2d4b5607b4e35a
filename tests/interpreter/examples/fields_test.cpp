// What an example says must be readable, and something must look at it: nothing passes by mistake.

#include <algorithm>
#include <catch2/catch.hpp>

#include "examples/examples.h"
#include "tests/interpreter/lab/small_game.h"

using namespace houserule;

namespace {

// Runs one example of the small game; returns its faults, or "passed", or what differs.
std::string outcome_of(const std::string& fields) {
  const SmallGame small("{ say = \"it\", " + fields + " },\n");
  const ExampleRun run = run_examples(small.tree.folders(), small.words, small.files().front());
  std::string text;
  for (const Diagnostic& fault : run.faults.all()) text += fault.message.en + "\n";
  for (const ExampleOutcome& outcome : run.outcomes) {
    if (outcome.passed) text += "passed\n";
    if (!outcome.expected.en.empty()) {
      text += outcome.expected.en + " / " + outcome.got.en + "\n";
    }
    for (const Diagnostic& fault : outcome.faults) text += fault.message.en + "\n";
  }
  return text;
}

const std::string settled = "points = { 5, 0, 6 }, gains = { -5, 0, -6 }";
const std::string position =
    "trick = { \"10 of clubs\" }, hand = { \"9 of clubs\" }, may_play = { \"9 of clubs\" }";
const std::string deal =
    "hands = { { \"9 of clubs\" }, { \"10 of clubs\" }, { \"Jack of clubs\" } }";

}  // namespace

TEST_CASE("a field that the form of an example has no use for is a fault") {
  CHECK(outcome_of(settled) == "passed\n");
  CHECK(outcome_of(position) == "passed\n");
  for (const auto& [fields, name] : std::vector<std::pair<std::string, std::string>>{
           {position + ", points = { 1, 2, 3 }", "points"},
           {position + ", figures = { x = 1 }", "figures"},
           {settled + ", hand = { \"9 of clubs\" }", "hand"},
           {settled + ", tricks = { 1, 1, 1 }, tricks_won = { 1, 1, 1 }", "tricks"},
           {deal + ", moves = {}, to_act = { 1 }, captured = { {}, {}, {} }", "captured"},
           {deal + ", moves = {}, to_act = { 1 }, calls = {}", "calls"},
           {"finish = true, winners = { 1, 2, 3 }, gains = { 0, 0, 0 }", "gains"},
           {"match = { deals = 2 }, pool = 3", "pool"},
           {"for_all_deals = 1, holds = function () return true end, " + deal, "hands"}}) {
    INFO(fields);
    const std::string told = outcome_of(fields);
    CHECK(told.find("passed") == std::string::npos);
    CHECK(told.find("'" + name + "' says nothing here") != std::string::npos);
  }
}

TEST_CASE("a value of the wrong kind is a fault, not rounded, and not left out") {
  for (const auto& [fields, told] : std::vector<std::pair<std::string, std::string>>{
           {"points = { 5, 0, 6 }, gains = { -5.3, 0, -6 }", "not the number -5.3"},
           {"points = { 5, 0, 6 }, gains = { \"-5\", 0, -6 }", "not the text '-5'"},
           {"points = { 5, 0, 6 }, gains = { 4294967296, 0, -6 }", "whole or a half"},
           {"points = { 5, 0, 6 }, gains = 3", "a list of seats, not the number 3"},
           {settled + ", pool = 0.3", "a number, whole or a half"},
           {settled + ", pool = { 3 }", "a number, whole or a half"},
           {settled + ", tricks = { -1, 0, 0 }", "a whole number from 0 to 8"},
           {settled + ", tricks = { 8, 1, 0 }", "a deal has 8 tricks"},
           {settled + ", dealer = 0", "a seat of the table, 1 to 3"},
           {settled + ", last_trick = { leader = 1, card = {} }", "a trick has no 'card'"},
           {settled + ", last_trick = { \"9 of clubs\" }", "are its field 'cards'"},
           {position + ", leader = 1.5", "a seat of the table, 1 to 3"},
           {position + ", may_pass = \"no\"", "may_pass is true or false"},
           {"trick = 3, hand = { \"9 of clubs\" }, may_play = {}", "a list of cards"},
           {"trick = { \"9 of clubs\", \"10 of clubs\", \"Jack of clubs\" }, winner = 2.7",
            "or 0 for nobody, not the number 2.7"},
           {deal + ", to_act = { 1 }, moves = \"1 pass\"", "a list of moves"},
           {deal + ", to_act = { 1 }, moves = { 1 }", "one of the moves, in quotes"},
           {deal + ", to_act = { 1 }, deal = 0, moves = {}", "a whole number from 1"},
           {deal + ", to_act = { 1 }, deal = 1.5, moves = {}", "a whole number from 1"},
           {deal + ", moves = {}, refused = {}", "refused names no move"},
           {deal + ", moves = {}, refused = { [\"1 pass\"] = 3 }", "the code of a refusal"},
           {deal + ", moves = {}, hands_after = {}", "hands_after names no seat"},
           {"hands = {}, moves = {}, to_act = { 1 }", "hands names no seat"},
           {deal + ", sees = {}", "sees names no seat"},
           {deal + ", sees = { {} }", "sees names no card and no zone"},
           {deal + ", sees = { 3 }", "a list of cards and zones"},
           {deal + ", sees = { { 3 } }", "one of the cards and zones, in quotes"},
           {deal + ", sees = { { \"ponds\" } }", "no card of the deck and no zone of the game"},
           {deal + ", sees = { { \"hands of 4\" } }",
            "no card of the deck and no zone of the game"},
           {deal + ", does_not_see = { { \"captured\" } }", "no card lies in 'captured' here"},
           {deal + ", does_not_see = { { \"Ace of spades\" } }",
            "'Ace of spades' lies nowhere here"},
           {"for_all_deals = 2, never_below = { 3 }", "is stated by its name"},
           {"for_all_deals = 2, never_below = { pond = 0 }", "no value 'pond'"},
           {"for_all_deals = 2, gains_add_up_to = \"0\"", "a number, whole or a half"},
           {"for_all_deals = 2", "needs holds = function (result) .. end, gains_add_up_to or"},
           {"finish = false", "finish = true"},
           {"finish = true", "needs shares, winners"},
           {"finish = true, winners = 1", "a list of seats"},
           {"match = 3", "a match is stated as in"},
           {"match = {}", "a match is stated as in"},
           {"captured = {}", "needs points"},
           {settled + ", figures = {}", "figures are stated by their names"},
           {"for_all_deals = 1.5, holds = function () return true end", "a whole number from 1"},
           {"cases = {}, points = { 5, 0, 6 }", "cases is a list of tables"},
           {"cases = { 7 }, points = { 5, 0, 6 }", "a case is a table"},
           {settled + ", with = \"quiet\"", "with is a list of house rules"},
           {settled + ", house = { 3 }", "house numbers are stated by their names"},
           {settled + ", players = \"three\"", "players is a number"}}) {
    INFO(fields);
    const std::string got = outcome_of(fields);
    INFO(got);
    CHECK(got.find("passed") == std::string::npos);
    CHECK(got.find(told) != std::string::npos);
  }
}

TEST_CASE("a move that nobody can read is refused only where its code says so") {
  CHECK(outcome_of(deal + ", moves = {}, refused = { \"1 play XX\" }").find("no move: ") !=
        std::string::npos);
  CHECK(outcome_of(deal + ", moves = {}, refused = { [\"1 play XX\"] = \"unreadable\" }") ==
        "passed\n");
}

TEST_CASE("a deal that is played can be asked about as a whole") {
  const std::string played =
      deal + ", moves = { \"1 pass\", \"2 pass\", \"3 pass\", \"1 play C9\" }";
  CHECK(outcome_of(played + ", holds = function (result) return result.all_points == 0 end") ==
        "passed\n");
  CHECK(outcome_of(played + ", holds = function (result) return result.all_points == 1 end") ==
        "it holds / it does not\n");
  CHECK(outcome_of(deal + ", moves = {}, holds = function () return true end")
            .find("it is not over") != std::string::npos);
  // It reads what each seat has gained.
  CHECK(outcome_of(played + ", holds = function (result) return result.seats[1].gain == -1 end") ==
        "passed\n");
  // In a case as well.
  CHECK(outcome_of(played + ", cases = { { holds = function () return true end },"
                            " { holds = function () return false end } }") ==
        "passed\nit holds / it does not\n");
}

TEST_CASE("a deal without cards is settled without a trick") {
  CHECK(outcome_of("hands = { {}, {}, {} }, moves = { \"1 pass\", \"2 pass\", \"3 pass\" },"
                   " tricks = { 0, 0, 0 }, points = { 0, 0, 0 }, gains = { -1, -1, -1 }") ==
        "passed\n");
  CHECK(outcome_of("hands = { {}, {}, {} }, moves = {}, to_act = { 1 }, hands_after = { {} }") ==
        "passed\n");
}

TEST_CASE("a later deal of a match is played to its end") {
  const std::string moves = ", moves = { \"1 pass\", \"2 pass\", \"3 pass\", \"1 play C9\" }";
  CHECK(outcome_of("deal = 2, " + deal + moves + ", tricks = { 0, 0, 1 }") == "passed\n");
  CHECK(outcome_of("deal = 3, " + deal + moves + ", to_act = {}").find("from 1 to 2") !=
        std::string::npos);
}

TEST_CASE("nobody has won a last trick that is not told of") {
  const SmallGame small(
      "{ say = \"untold\", points = { 5, 0, 6 }, gains = { -5, 0, -6 } },\n"
      "{ say = \"told\", points = { 5, 0, 6 }, last_trick = { winner = 2 },"
      " gains = { -5, -1, -6 } },\n"
      "{ say = \"of several\", points = { 5, 0, 6 }, tricks = { 4, 0, 4 },"
      " gains = { -5, 0, -6 } },\n"
      "{ say = \"all\", points = { 11, 0, 0 }, tricks = { 8, 0, 0 }, gains = { -12, 0, 0 } },\n");
  small.tree.write("games/small/variants/last.lua",
                   "-- House rule: the last trick costs one.\n"
                   "return variant { of = \"small\", title = \"Last\", changes = {\n"
                   "  wrap { path = \"settle.pay\", with = function (base, result, chips)\n"
                   "    base(result, chips)\n"
                   "    local winner = result.last_trick.winner\n"
                   "    if winner then chips:pay(winner, \"pool\", 1) end\n"
                   "  end },\n} }\n");
  small.tree.write("games/small/variants/last.examples.lua",
                   read_file(small.tree.root() / "games/small/examples.lua").value_or(""));
  const auto files = find_examples(small.tree.folders(), small.words, "last");
  REQUIRE(files.size() == 1);
  const ExampleRun run = run_examples(small.tree.folders(), small.words, files.front());
  REQUIRE(run.outcomes.size() == 4);
  for (const ExampleOutcome& outcome : run.outcomes) {
    INFO(outcome.say << ": " << outcome.got.en);
    CHECK(outcome.passed);
  }
}

TEST_CASE("the examples of a file may not play more deals than there are for it") {
  const auto told = [](const ExampleOptions& options) {
    const SmallGame small(
        "{ say = \"true\", for_all_deals = 20, holds = function () return true end },\n"
        "{ say = \"never true\", for_all_deals = 2, holds = function () return false end },\n");
    const ExampleRun run =
        run_examples(small.tree.folders(), small.words, small.files().front(), options);
    REQUIRE(run.outcomes.size() == 2);
    CHECK(run.outcomes[0].passed);
    CHECK_FALSE(run.outcomes[1].passed);
    const auto& faults = run.outcomes[1].faults;
    return faults.empty() ? run.outcomes[1].expected.en : faults.front().code;
  };
  ExampleOptions options;
  options.most_deals = 20;
  CHECK(told(options) == "too-many");
  options.cut_short = true;
  CHECK(told(options) == "it holds in 1 deal");
}

TEST_CASE("what cannot be at this table is a fault") {
  for (const auto& [fields, told] : std::vector<std::pair<std::string, std::string>>{
           {settled + ", partner = 2", "nobody is partner"},
           {settled + ", melded = { 1, 2, 3 }", "no melds"},
           {settled + ", last_trick = { leader = 1, cards = { \"9 of clubs\" } }", "each seat: 3"},
           {position + ", played = { \"9 of clubs\" }", "lies here once more: 9 of clubs"},
           {"points = { 5 }, gains = { -5, 0, 0 }", "of all sides but one"},
           {"captured = { { \"hearts\" }, { \"hearts\" } }, points = { 6, 0, 0 }",
            "all of 'hearts' lie somewhere already"},
           {"finish = true, winners = { 2, 2 }", "seat 2 is named twice"},
           {settled + ", tricks = { [5] = 3 }", "this table has only 3 seats"},
           {"cases = { { say = 3 } }, " + settled, "'say' is a sentence"}}) {
    INFO(fields);
    const std::string got = outcome_of(fields);
    INFO(got);
    CHECK(got.find("passed") == std::string::npos);
    CHECK(got.find(told) != std::string::npos);
  }
}

TEST_CASE("a failed settlement shows what it has worked out and moved") {
  const SmallGame small("{ say = \"it\", points = { 5, 0, 6 }, gains = { 0, 0, 0 } },\n");
  const ExampleRun run = run_examples(small.tree.folders(), small.words, small.files().front());
  REQUIRE(run.outcomes.size() == 1);
  const std::vector<std::string>& shown = run.outcomes.front().position;
  CHECK(std::any_of(shown.begin(), shown.end(), [](const std::string& line) {
    return line.starts_with("line  ") && line.ends_with(" of seat 1 -5");
  }));
}

TEST_CASE("the functions of a file of examples have a budget together") {
  const std::string long_one =
      "for_all_deals = 5000, holds = function () for i = 1, 200000 do end return true end";
  const SmallGame small("{ say = \"long\", " + long_one + " },\n{ say = \"next\", " + long_one +
                        " },\n{ say = \"last\", points = { 5, 0, 6 }, gains = { -5, 0, -6 } },\n");
  const ExampleRun run = run_examples(small.tree.folders(), small.words, small.files().front());
  REQUIRE(run.outcomes.size() == 3);
  for (int i = 0; i < 3; ++i) {
    const ExampleOutcome& outcome = run.outcomes[static_cast<std::size_t>(i)];
    CHECK_FALSE(outcome.passed);
    REQUIRE(outcome.faults.size() == 1);
    CHECK(outcome.faults[0].code == "instruction-budget");
    CHECK(outcome.faults[0].place.file.ends_with("examples.lua"));
    CHECK(outcome.faults[0].place.line == i + 2);
  }
  CHECK(run.outcomes[0].faults[0].message.en ==
        "the script was stopped: it and those before it ran too long together");
  CHECK(
      run.outcomes[1].faults[0].message.en ==
      "the examples before it ran too long: those of a file have 100000000 instructions together");
}

TEST_CASE("what rules print is the example's that made them run") {
  const SmallGame small(
      "{ say = \"one\", for_all_deals = 1, holds = function (result)"
      " print(\"seen\", result.all_points) return true end },\n"
      "{ say = \"two\", points = { 5, 0, 6 }, gains = { -5, 0, -6 } },\n");
  const ExampleRun run = run_examples(small.tree.folders(), small.words, small.files().front());
  REQUIRE(run.outcomes.size() == 2);
  REQUIRE(run.outcomes[0].printed.size() == 1);
  CHECK(run.outcomes[0].printed[0].text == "seen 11");
  CHECK(run.outcomes[0].printed[0].place.line == 2);
  CHECK(run.outcomes[1].printed.empty());
  const SmallGame loud(
      "{ say = \"one\", for_all_deals = 1, holds = function ()"
      " for i = 1, 90 do print(i) end return true end },\n"
      "{ say = \"two\", for_all_deals = 2, holds = function ()"
      " for i = 1, 90 do print(i) end return true end },\n");
  const ExampleRun many = run_examples(loud.tree.folders(), loud.words, loud.files().front());
  REQUIRE(many.outcomes.size() == 2);
  CHECK(many.outcomes[0].printed.size() == 90);
  REQUIRE(many.outcomes[1].printed.size() == 100);
  CHECK(many.outcomes[1].printed.back().text == "(what is printed from here on is not kept)");
}

TEST_CASE("a function that was handed the wrong things says who called it") {
  const SmallGame small("{ say = \"it\", points = { 5, 0, 6 }, gains = { -5, 0, -6 } },\n");
  small.tree.write("games/small/variants/forgets.lua",
                   "-- House rule: hands on something else.\n"
                   "return variant { of = \"small\", title = \"Forgets\", changes = {\n"
                   "  wrap { path = \"settle.pay\", with = function (base, result, chips)\n"
                   "    base(result, 3)\n"
                   "  end },\n} }\n");
  small.tree.write("games/small/variants/forgets.examples.lua",
                   "return examples { { say = \"it\", points = { 5, 0, 6 },"
                   " gains = { -5, 0, -6 } } }\n");
  const auto files = find_examples(small.tree.folders(), small.words, "forgets");
  REQUIRE(files.size() == 1);
  const ExampleRun run = run_examples(small.tree.folders(), small.words, files.front());
  REQUIRE(run.outcomes.size() == 1);
  REQUIRE(run.outcomes[0].faults.size() == 1);
  const Diagnostic& fault = run.outcomes[0].faults.front();
  CHECK(fault.place.file == "games/small/rules.lua");
  REQUIRE(fault.notes.size() == 1);
  CHECK(to_text(fault.notes[0].first) == "games/small/variants/forgets.lua:4");
}
