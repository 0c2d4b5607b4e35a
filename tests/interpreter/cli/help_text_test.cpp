#include <catch2/catch.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("help says how a command is begun and what an option takes") {
  CHECK(run_program("--help").text.find("Usage: houserule [OPTIONS] SUBCOMMAND\n") !=
        std::string::npos);
  const std::string edit = run_program("edit --help").text;
  CHECK(edit.find("Usage: houserule edit [OPTIONS] [TABLE]\n") != std::string::npos);
  CHECK(edit.find("\n  --port N   ") != std::string::npos);
  const std::string rules = run_program("rules --help").text;
  CHECK(rules.find("\n  -o,--output FILE   ") != std::string::npos);
  CHECK(run_program("new variant --help").text.find("Usage: houserule new variant [OPTIONS] ") !=
        std::string::npos);
  const std::string whole = run_program("--help").text;
  CHECK(whole.find("\n  --lang en|ja   ") != std::string::npos);
  for (const char* command :
       {"play", "simulate", "compare", "test", "liveness", "bench", "history", "check"}) {
    const std::string text = run_program(std::string(command) + " --help").text;
    INFO(text);
    for (const char* jargon :
         {"INT", "UINT", "FLOAT", " in [", "REQUIRED", "{false}", "Excludes"}) {
      CHECK(text.find(jargon) == std::string::npos);
    }
  }
}
