#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

namespace {

void write_rules(const ProgramFolder& folder) {
  folder.write("house/bells.lua", R"(-- House rule: bells count.

return variant {
  of    = "lorum",
  title = { "Bells count", ja = "ボール" },
  ja    = "ボールも1点。",

  changes = { append { path = "card_points", values = { { 1, "bells" } } } },
}
)");
  folder.write("house/broken.lua", R"(-- House rule: a slip of the pen.

return variant {
  of    = "lorum",
  title = "Broken",

  changes = {
    wrap { path = "settle.pay", with = function (base, result, chips)
      base(result, chips)
      if result.trick_count > 99 then chips:payy(1) end
    end },
  },
}
)");
}

}  // namespace

TEST_CASE("check says of a house rule what it found, and remarks are no faults") {
  const ProgramFolder folder;
  write_rules(folder);
  const ProgramRun sound = folder.run("check house/bells.lua");
  CHECK(sound.exit_code == 0);
  CHECK(sound.text.starts_with("lorum +house/bells.lua        ok    0 examples, "));

  folder.write("house/plain.lua",
               "return variant { of = \"lorum\", title = \"Plain\", changes = {"
               " append { path = \"card_points\", values = { { 1, \"bells\" } } } } }\n");
  const ProgramRun remarked = folder.run("check house/plain.lua");
  CHECK(remarked.exit_code == 0);
  CHECK(remarked.text.find("[missing-translation]\n1 remark in 1 file.") != std::string::npos);
  const ProgramRun strict = folder.run("check --strict house/plain.lua");
  CHECK(strict.exit_code == 1);
  CHECK(strict.text.find("1 remark in 1 file, which --strict does not let pass.") !=
        std::string::npos);

  const ProgramRun broken = folder.run("check house/broken.lua");
  CHECK(broken.exit_code == 1);
  CHECK(broken.text.find("house/broken.lua:10: nothing has a method 'payy' (did you mean 'pay'?) "
                         "[unknown-name]") != std::string::npos);
}

TEST_CASE("check takes a folder of house rules, and has the costs of Lua") {
  const ProgramFolder folder;
  write_rules(folder);
  const ProgramRun run = folder.run("check house");
  CHECK(run.exit_code == 1);
  CHECK(run.text.find("lorum +house/bells.lua") != std::string::npos);
  CHECK(run.text.find("lorum +house/broken.lua       FAIL") != std::string::npos);
  const ProgramRun game = folder.run("check hearts");
  CHECK(game.exit_code == 0);
  CHECK(game.text.find("settle is Lua, about ") != std::string::npos);
  CHECK(game.text.find("\n  +jack_of_diamonds           ok    settle is Lua, about ") !=
        std::string::npos);
  CHECK(game.text.find("\n  all pairs that compose      ok    ") != std::string::npos);
  CHECK(folder.run("check data/none").exit_code == 1);
}

TEST_CASE("check answers as JSON and as SARIF") {
  const ProgramFolder folder;
  write_rules(folder);
  const auto json = nlohmann::json::parse(folder.run("check house/broken.lua --json").text);
  CHECK(json.at("ok") == false);
  CHECK(json.at("diagnostics").at(0).contains("level"));
  CHECK(json.at("tables").at(0).at("ok") == false);
  const auto sarif =
      nlohmann::json::parse(folder.run("check house/broken.lua --format sarif").text);
  CHECK(sarif.at("version") == "2.1.0");
  const auto& run = sarif.at("runs").at(0);
  CHECK(run.at("tool").at("driver").at("name") == "houserule");
  bool found = false;
  for (const auto& result : run.at("results")) {
    const auto index = result.at("ruleIndex").get<std::size_t>();
    CHECK(run.at("tool").at("driver").at("rules").at(index).at("id") == result.at("ruleId"));
    if (result.at("ruleId") != "unknown-name") continue;
    found = true;
    CHECK(result.at("level") == "error");
    const auto& place = result.at("locations").at(0).at("physicalLocation");
    CHECK(place.at("artifactLocation").at("uri") == "house/broken.lua");
    CHECK(place.at("region").at("startLine") == 10);
  }
  CHECK(found);
}
