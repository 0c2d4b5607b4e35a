#include "lab/examine/test_run.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/lab/small_game.h"

using namespace houserule;

namespace {

const char* const three_pay =
    "{ say = \"three pay\", points = { 5, 0, 6 }, gains = { -5, 0, -6 } },\n";
const char* const wrong = "{ say = \"wrong\", points = { 5, 0, 6 }, gains = { 0, 0, 0 } },\n";

std::vector<std::string> outcomes_of(const std::vector<FileRun>& runs) {
  std::vector<std::string> told;
  for (const FileRun& run : runs) {
    for (const ExampleOutcome& outcome : run.outcomes()) {
      told.push_back(run.file.file.shown + (outcome.passed ? " ok " : " FAIL ") + outcome.say);
    }
  }
  return told;
}

}  // namespace

TEST_CASE("files are told in the same order, however many run at a time") {
  const SmallGame small(std::string(three_pay) + wrong);
  for (const char* const name : {"a", "b", "c"}) {
    small.tree.write("games/small/variants/" + std::string(name) + ".lua",
                     "-- House rule: none.\nreturn variant { of = \"small\", title = \"" +
                         std::string(name) + "\", changes = {} }\n");
    small.tree.write("games/small/variants/" + std::string(name) + ".examples.lua",
                     "return examples {\n" + std::string(three_pay) + "}\n");
  }
  TestOptions options;
  options.threads = 1;
  const auto alone = small.run(options);
  options.threads = 4;
  CHECK(outcomes_of(alone) == outcomes_of(small.run(options)));
  CHECK(outcomes_of(alone).size() == 5);
  CHECK(alone.front().passed() == 1);
  CHECK(alone.front().failed() == 1);
}

TEST_CASE("only examples whose sentence contains the filter run, and none after a failure") {
  const SmallGame small(std::string(wrong) + three_pay);
  TestOptions options;
  options.filter = "three";
  CHECK(small.run_one(options).passed() == 1);
  CHECK(small.run_one(options).failed() == 0);
  options.filter = "";
  options.until_failure = true;
  CHECK(small.run_one(options).outcomes().size() == 1);
}

TEST_CASE("a file that cannot be read is a failure of its own") {
  const SmallGame small("{ say = ");
  const FileRun run = small.run_one();
  CHECK(run.outcomes().empty());
  CHECK(run.failed() == 1);
  CHECK_FALSE(run.faults().empty());
}

TEST_CASE("the cases of an example share its fields, and a case may have its own") {
  const SmallGame small(R"({ say = "paying in", points = { 5, 0, 6 },
    cases = { { gains = { -5, 0, -6 } },
              { say = "others", points = { 1, 2, 3 }, gains = { -1, -2, -3 } },
              { gains = { 0, 0, 0 } } } },
)");
  const FileRun run = small.run_one();
  CHECK(outcomes_of({run}) ==
        std::vector<std::string>{"games/small/examples.lua ok paying in: case 1",
                                 "games/small/examples.lua ok paying in: others",
                                 "games/small/examples.lua FAIL paying in: case 3"});
}

TEST_CASE("what holds in every deal is tried in random ones") {
  const SmallGame small(R"({ say = "eleven points", for_all_deals = 40, holds = function (result)
  return result.all_points == 11
end },
)");
  CHECK(small.run_one().passed() == 1);
}

TEST_CASE("a deal in which it does not hold comes with its record and a smaller one") {
  const SmallGame small(R"({ say = "the queen of spades is never taken by the first seat",
  for_all_deals = 60, holds = function (result)
    return result.seats[1]:count("Queen of spades") == 0
  end },
)");
  const FileRun run = small.run_one();
  REQUIRE(run.failed() == 1);
  const ExampleOutcome& outcome = run.outcomes().front();
  CHECK(outcome.got.en.starts_with("it does not in the deal of seed "));
  CHECK(outcome.record.find("\"houserule\": 1") != std::string::npos);
  const auto smaller = std::find_if(
      outcome.position.begin(), outcome.position.end(),
      [](const std::string& line) { return line.find("hands = {") != std::string::npos; });
  REQUIRE(smaller != outcome.position.end());
  CHECK(smaller->find("\"SQ\"") != std::string::npos);
  CHECK(smaller->size() < 60);  // one card each
  // Pasted beside the rules it fails as well.
  const auto begin =
      std::find_if(outcome.position.begin(), outcome.position.end(),
                   [](const std::string& line) { return line.starts_with("{ say"); });
  std::string pasted;
  for (auto line = begin; line != outcome.position.end(); ++line) pasted += *line + "\n";
  const FileRun again = SmallGame(pasted).run_one();
  REQUIRE(again.outcomes().size() == 1);
  CHECK(again.outcomes().front().expected.en == "it holds");
}

TEST_CASE("a function that answers neither true nor false is a fault") {
  const SmallGame small(
      "{ say = \"a number\", for_all_deals = 2, holds = function (result) "
      "return 1 end },\n{ say = \"none\", for_all_deals = 2 },\n");
  const FileRun run = small.run_one();
  CHECK(run.passed() == 0);
  REQUIRE(run.outcomes().size() == 2);
  REQUIRE(run.outcomes()[0].faults.size() == 1);
  CHECK(run.outcomes()[0].faults[0].message.en == "'holds' must return true or false");
  REQUIRE(run.outcomes()[1].faults.size() == 1);
  CHECK(run.outcomes()[1].faults[0].message.en.starts_with("for_all_deals needs holds"));
}

TEST_CASE("a failure shows the table as it stood") {
  const SmallGame small(
      "{ say = \"must follow\", trick = { \"10 of clubs\" },"
      " hand = { \"9 of clubs\", \"Queen of spades\" },"
      " may_play = { \"Queen of spades\" } },\n");
  const FileRun run = small.run_one();
  REQUIRE(run.failed() == 1);
  const std::vector<std::string>& shown = run.outcomes().front().position;
  CHECK(shown.size() >= 4);
  CHECK(std::find(shown.begin(), shown.end(), "trick  1 C10") != shown.end());
}
