#include <catch2/catch.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("the editor begins with no game that is not there") {
  const ProgramRun run = run_program("edit lorm --no-browser");
  CHECK(run.exit_code == 1);
  CHECK(run.text.find("did you mean 'lorum'?") != std::string::npos);
  CHECK(run_program("edit --port 0 --no-browser").exit_code == 2);
}
