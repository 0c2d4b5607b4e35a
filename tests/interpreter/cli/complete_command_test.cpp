#include <catch2/catch.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

namespace {

std::string completed(const std::string& line) {
  const ProgramRun run = run_program("complete", "printf '%s\\n' '" + line + "' | ");
  CHECK(run.exit_code == 0);
  return run.text;
}

}  // namespace

TEST_CASE("a shell is told commands, options and games with what they mean") {
  CHECK(completed("comp") == "compare\tthe same deals under other rules: what do they change?\n");
  CHECK(completed("play lor") == "lorum\tLórum\n");
  CHECK(completed("--vers") == "--version\tDisplay program version information and exit\n");
  CHECK(completed("play lorum --hot").starts_with("--hotseat\t"));
  CHECK(completed("").find("\nedit\t") != std::string::npos);
  CHECK(completed("").find("complete") == std::string::npos);
}

TEST_CASE("of a game a shell is told what can be changed and was not yet") {
  CHECK(completed("play lorum +exposed_h") == "+exposed_horniky\tExposed Horníks\n");
  CHECK(completed("play lorum +exposed_horniky +exposed_h").empty());
  CHECK(completed("play --seed 5 lorum pool_w") ==
        "pool_winners=\thow many point-free players may share the pool\n");
  CHECK(completed("play lorum deals=4 +exposed_h") == "+exposed_horniky\tExposed Horníks\n");
  CHECK(completed("rules hearts -must").starts_with("-must_break_hearts\t"));
}

TEST_CASE("where nobody knows what comes next, nothing is said") {
  CHECK(completed("play lorum --seed 1").empty());
  CHECK(completed("dance lor").empty());
  CHECK(completed("serve lor").empty());
  CHECK(completed("play lorm +").empty());
}
