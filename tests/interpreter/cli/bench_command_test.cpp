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

TEST_CASE("a profile names every function of a settlement", "[limits]") {
  const auto profile =
      nlohmann::json::parse(run_program("bench exposure --profile --json").text, nullptr, false);
  REQUIRE(profile.is_object());
  REQUIRE_FALSE(profile.at("phases").empty());
  CHECK(profile.at("phases")[0].at("path") == "settle");
  CHECK(profile.at("phases")[0].at("microseconds_by_lua") > 0);
  REQUIRE_FALSE(profile.at("functions").empty());
}
