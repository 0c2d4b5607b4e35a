#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("liveness tells where each option first shows, and keeps the way there") {
  const ProgramFolder folder;
  const ProgramRun run = folder.run("liveness hearts --deals 60 --record kept");
  INFO(run.text);
  CHECK(run.exit_code == 0);
  CHECK(run.text.find("\n-must_break_hearts         alive  seed 1, play in trick ") !=
        std::string::npos);
  CHECK(run.text.find("which 20 change what the single ones do not. Dead: 0.\n") !=
        std::string::npos);
  const ProgramRun kept = folder.run("replay kept/jack_of_diamonds.json --json");
  CHECK(kept.exit_code == 0);
}

TEST_CASE("liveness finds a house rule that does nothing, and answers as JSON") {
  const ProgramFolder folder;
  folder.write("house/idle.lua", R"(-- House rule: whoever takes ninety tricks has five points more.

return variant {
  of    = "hearts",
  title = { "Ninety tricks", ja = "90トリック" },
  ja    = "90トリック取った人は5点増える。",

  changes = {
    insert { after = "settle.points", line = score "ninety" { ja = "90", each_seat, function (seat)
      return seat.tricks > 90 and 5 or 0
    end } },
  },
}
)");
  const ProgramRun run = folder.run("liveness hearts --deals 20 --no-pairs --json");
  INFO(run.text);
  CHECK(run.exit_code == 1);
  const auto json = nlohmann::json::parse(run.text);
  CHECK(json["dead"] == 1);
  CHECK(json["pairs"].empty());
  for (const auto& option : json["options"]) {
    CHECK(option["alive"] == (option["name"] != "idle"));
    CHECK(option.contains("seed") == option["alive"].get<bool>());
  }
  folder.write("house/idle.lua",
               "return variant { of = \"hearts\", title = \"Idle\", changes = {"
               " remove { path = \"deel\" } } }");
  const ProgramRun broken = folder.run("liveness hearts --deals 20 --no-pairs");
  CHECK(broken.exit_code == 1);
  CHECK(broken.text.find("FAULT  house/idle.lua:1: ") != std::string::npos);
  CHECK(folder.run("liveness harts").exit_code == 1);
  CHECK(folder.run("liveness").exit_code == 2);
}
