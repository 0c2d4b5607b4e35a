#include "lab/examine/coverage.h"

#include <catch2/catch.hpp>

#include "tests/interpreter/lab/small_game.h"

using namespace houserule;

namespace {

std::vector<FileCoverage> covered(const SmallGame& small) {
  TestOptions options;
  options.coverage = true;
  std::vector<PointMap> points;
  for (const FileRun& run : small.run(options)) points.push_back(run.points);
  return coverage_of(points, {"games/small/rules.lua"});
}

std::string missing(const std::string& examples) {
  return coverage_text(covered(SmallGame(examples)));
}

bool tells_missing(const std::string& text, const std::string& what) {
  UNSCOPED_INFO(text);
  return text.find(what) != std::string::npos;
}

const char* const settled =
    "{ say = \"three pay\", points = { 5, 0, 6 }, gains = { -5, 0, -6 } },\n";

}  // namespace

TEST_CASE("a step is reached when it binds, and when it keeps a card in the hand") {
  const std::string void_hand =
      "{ say = \"void\", trick = { \"10 of clubs\" }, hand = { \"Queen of spades\" },"
      " may_play = { \"Queen of spades\" } },\n";
  const std::string follows =
      "{ say = \"follows\", trick = { \"10 of clubs\" }, hand = { \"9 of clubs\" },"
      " may_play = { \"9 of clubs\" } },\n";
  const std::string must_follow =
      "{ say = \"must\", trick = { \"10 of clubs\" }, hand = { \"9 of clubs\", \"9 of hearts\" },"
      " may_play = { \"9 of clubs\" } },\n";
  CHECK(tells_missing(missing(void_hand), "step follow_suit never binds"));
  CHECK_FALSE(tells_missing(missing(void_hand), "step any_card never binds"));
  CHECK_FALSE(tells_missing(missing(follows), "step follow_suit never binds"));
  CHECK(tells_missing(missing(follows), "step follow_suit never refuses a move"));
  CHECK_FALSE(tells_missing(missing(must_follow), "step follow_suit never refuses"));
}

TEST_CASE("lines of functions and both ways of their conditions are reached by running them") {
  const std::string none = missing(
      "{ say = \"void\", trick = { \"10 of clubs\" }, hand = { \"Queen of spades\" },"
      " may_play = { \"Queen of spades\" } },\n");
  CHECK(tells_missing(none, "games/small/rules.lua:24  function never runs"));
  const std::string one_way = missing(settled);
  CHECK_FALSE(tells_missing(one_way, "rules.lua:24  function never runs"));
  CHECK(tells_missing(one_way, "games/small/rules.lua:21  condition 1 goes one way only"));
  CHECK(tells_missing(one_way, "games/small/rules.lua:22  function never runs"));
  CHECK(tells_missing(one_way, "house.stake is always the usual one"));
  const std::string both =
      missing(std::string(settled) +
              "{ say = \"a call\", house = { stake = 20 }, contract = \"misère\", declarer = 1,"
              " tricks = { 0, 4, 4 }, gains = { 40, -20, -20 } },\n");
  CHECK_FALSE(tells_missing(both, "condition 1 goes"));
  CHECK_FALSE(tells_missing(both, "function never runs"));
  CHECK_FALSE(tells_missing(both, "house.stake is always"));
}

TEST_CASE("a line of the settlement is reached when it moves something") {
  CHECK(
      tells_missing(missing("{ say = \"nothing\", points = { 0, 0, 0 }, gains = { 0, 0, 0 } },\n"),
                    "line pay never scores"));
  CHECK_FALSE(tells_missing(missing(settled), "line pay never scores"));
}

TEST_CASE("coverage is told as a page with the script, and as a trace for editors") {
  const std::vector<FileCoverage> files = covered(SmallGame(settled));
  REQUIRE(files.size() == 1);
  CHECK(files.front().reached() < files.front().total());
  CHECK(percent_reached(files) < 100);
  const std::string page = coverage_html(files, {{"games/small/rules.lua", "one\n<two>\n"}});
  CHECK(tells_missing(page, "&lt;two&gt;"));
  const std::string trace = coverage_lcov(files, {{"games/small/rules.lua", "/here/rules.lua"}});
  CHECK(tells_missing(trace, "SF:/here/rules.lua\n"));
  CHECK(tells_missing(trace, "DA:22,0\n"));
  CHECK(tells_missing(trace, "BRF:" + std::to_string(files.front().total()) + "\n"));
  CHECK(trace.ends_with("end_of_record\n"));
}

TEST_CASE("nothing to reach is all reached") {
  const auto files = coverage_of({}, {"a.lua", "a.lua"});
  REQUIRE(files.size() == 1);
  CHECK(percent_reached(files) == 100);
}
