// How a command line is taken apart, seen from outside.

#include <catch2/catch.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("what follows --bot is no table word") {
  // A command without tables says which table words it got.
  const auto refused = [](const std::string& word) {
    return run_program("serve " + word).text.find("is for tables") != std::string::npos;
  };
  CHECK(refused("a=b"));
  CHECK(refused("+x"));
  CHECK(refused("-xy"));
  for (const char* option : {"--bot 3=command", "--bot '3=python3 bot.py'", "--bot=3=command"}) {
    INFO(option);
    const ProgramRun run = run_program(std::string("serve ") + option);
    CHECK(run.exit_code == 2);
    CHECK(run.text.find("3=") != std::string::npos);  // among what it cannot use
  }
}
