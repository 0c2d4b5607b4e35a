#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

// How fast either is says nothing here; that both played does.
TEST_CASE("bench finds the hand-written game of a table and compares with it", "[games][limits]") {
  const auto bench = nlohmann::json::parse(
      run_program("bench hearts +no_passing +queen_breaks_hearts --json").text, nullptr, false);
  REQUIRE(bench.is_object());
  CHECK(bench.at("deals_per_second") > 0);
  CHECK(bench.at("limit").at("per_second") > 0);
  CHECK(bench.at("limit").at("ratio") > 0);
}

TEST_CASE("bench asks, copies and reads as well", "[limits]") {
  const auto bench = nlohmann::json::parse(run_program("bench lorum --json").text, nullptr, false);
  REQUIRE(bench.is_object());
  for (const char* number : {"clone_ns", "question_ns", "two_threads", "milliseconds_to_read",
                             "milliseconds_to_prompt", "search_per_second"}) {
    CAPTURE(number);
    CHECK(bench.at(number) > 0);
  }
}

TEST_CASE("bench measures a program, as challenger or as field", "[strength]") {
  const ProgramFolder folder;
  const std::string bot = "\"python3 '" HOUSERULE_SOURCE_DIR "/docs/example_bot.py'\"";
  for (const std::string& players : {bot + " random", "greedy " + bot}) {
    const ProgramRun run = folder.run("bench lorum --strength " + players + " -n 4 --json --quiet");
    CAPTURE(run.text);
    CHECK(run.exit_code == 0);
    const auto json = nlohmann::json::parse(run.text, nullptr, false);
    REQUIRE(json.is_object());
    CHECK(json.at("deals") == 4);
    CHECK(json.at("challenger_ms") > 0);
    CHECK(json.at("field_ms") > 0);
  }
  const ProgramRun lost = folder.run("bench lorum --strength greedy 'exit 1' -n 4");
  CHECK(lost.exit_code == 1);
  CHECK(lost.text.find("broken off after 0 of 4") != std::string::npos);
  CHECK(lost.text.find("the program 'exit 1' in seat 1 cannot go on") != std::string::npos);
  // A misspelled level is no command.
  CHECK(folder.run("bench lorum --strength greddy random").text.find("no bot level 'greddy'") !=
        std::string::npos);
}

TEST_CASE("players are trained for a measurement where somebody can be trained", "[cli]") {
  const ProgramFolder folder;
  const ProgramRun greedy = folder.run("bench lorum --strength greedy random --trainings 2");
  CHECK(greedy.exit_code == 2);
  CHECK(greedy.text.find("not greedy") != std::string::npos);
  const ProgramRun board = folder.run("bench odin --strength learned greedy --trainings 2");
  CHECK(board.exit_code == 1);
  CHECK(board.text.find("no-effect") != std::string::npos);
}

TEST_CASE("a profile names every function of a settlement", "[limits]") {
  const auto profile =
      nlohmann::json::parse(run_program("bench exposure --profile --json").text, nullptr, false);
  REQUIRE(profile.is_object());
  REQUIRE_FALSE(profile.at("phases").empty());
  CHECK(profile.at("phases")[0].at("path") == "settle");
  CHECK(profile.at("phases")[0].at("microseconds_by_lua") > 0);
  REQUIRE_FALSE(profile.at("functions").empty());
}
