#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("words WORD tells of one word, and an unknown one is answered with the nearest") {
  const ProgramRun known = run_program("words follow_suit");
  CHECK(known.exit_code == 0);
  CHECK(known.text.starts_with("follow_suit  (Cards)\n"));
  const ProgramRun unknown = run_program("words folow_suit");
  CHECK(unknown.exit_code == 1);
  CHECK(unknown.text.find("did you mean 'follow_suit'?") != std::string::npos);
}

TEST_CASE("words --code tells what a code means") {
  CHECK(run_program("words --code unknown-card").exit_code == 0);
  const ProgramRun unknown = run_program("words --code unknown-cart");
  CHECK(unknown.exit_code == 1);
  CHECK(unknown.text.find("did you mean 'unknown-card'?") != std::string::npos);
}

TEST_CASE("words speaks Japanese and JSON") {
  CHECK(run_program("words follow_suit --lang ja").text.find("スート") != std::string::npos);
  const auto all = nlohmann::json::parse(run_program("words --json").text);
  CHECK(all.size() > 50);
  const auto one = nlohmann::json::parse(run_program("words play --json").text);
  CHECK(one.at(0).at("word") == "play");
  CHECK(one.at(0).at("kind") == "phase");
}
