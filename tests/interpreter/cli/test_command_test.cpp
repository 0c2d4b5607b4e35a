#include <catch2/catch.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("test FILE runs the examples of that file, test FOLDER all beneath it") {
  const ProgramRun file = run_program("test games/lorum/examples.lua");
  CHECK(file.exit_code == 0);
  CHECK(file.text.starts_with("games/lorum/examples.lua\n"));
  CHECK(file.text.find("variants/") == std::string::npos);
  const ProgramRun folder = run_program("test games/lorum");
  CHECK(folder.exit_code == 0);
  CHECK(folder.text.starts_with(file.text.substr(0, file.text.rfind('\n', file.text.size() - 2))));
  CHECK(folder.text.find("games/lorum/variants/") != std::string::npos);
}

TEST_CASE("a place without examples is a fault") {
  const ProgramRun run = run_program("test games/lorum/examples");
  CHECK(run.exit_code == 1);
  CHECK(run.text == "there are no examples at 'games/lorum/examples'\n");
}
