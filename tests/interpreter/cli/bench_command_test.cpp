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
