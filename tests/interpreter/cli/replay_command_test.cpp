#include <catch2/catch.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("a record becomes an example that can be read, or it is said why not", "[cli]") {
  const ProgramFolder folder;
  folder.write("hearts.json",
               R"({"houserule": 1, "table": "hearts +no_passing", "seed": "3", "moves": []})");
  folder.write("odin.json", R"({"houserule": 1, "table": "odin", "seed": "3", "moves": []})");
  const ProgramRun hearts = folder.run("replay hearts.json --as-spec");
  CHECK(hearts.exit_code == 0);
  REQUIRE(folder.run("new variant hearts mine").exit_code == 0);
  folder.write("house/mine.examples.lua", hearts.text);
  const ProgramRun tested = folder.run("test house/mine.examples.lua");
  INFO(tested.text);
  CHECK(tested.exit_code == 0);
  CHECK(tested.text.find("1 passed, 0 failed") != std::string::npos);

  const ProgramRun odin = folder.run("replay odin.json --as-spec");
  CHECK(odin.exit_code == 1);
  CHECK(odin.text.find("odin.json: what chance has brought in a board game") == 0);
  CHECK(folder.run("--lang ja replay odin.json --as-spec").text.find("偶然") != std::string::npos);
}
