#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("list shows the games, list GAME its house rules and numbers") {
  const ProgramRun games = run_program("list");
  CHECK(games.exit_code == 0);
  CHECK(games.text.find("lorum") != std::string::npos);
  const ProgramRun game = run_program("list lorum");
  CHECK(game.text.find("own_horniky_triple") != std::string::npos);
  CHECK(game.text.find("pool_winners=1,2") != std::string::npos);
}

TEST_CASE("list as JSON has bounds and values") {
  const auto game = nlohmann::json::parse(run_program("list lorum --json").text);
  CHECK(game.at("players") == nlohmann::json({4, 3}));
  bool found = false;
  for (const auto& number : game.at("numbers")) {
    if (number.at("name") != "pool_winners") continue;
    found = true;
    CHECK(number.at("value") == nlohmann::json({1, 2}));
    CHECK(number.at("to") == 3);
  }
  CHECK(found);
}

TEST_CASE("an unknown game is answered with the nearest") {
  const ProgramRun run = run_program("list lorm");
  CHECK(run.exit_code == 1);
  CHECK(run.text.find("did you mean 'lorum'?") != std::string::npos);
}
