#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "bots/learned/player_bytes.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("train writes a player of the table that was asked for", "[cli][learned]") {
  const ProgramFolder folder;
  const ProgramRun run = folder.run("train briscola players=4 --rounds 1 -o mine.bin --json");
  INFO(run.text);
  REQUIRE(run.exit_code == 0);
  const auto said = nlohmann::json::parse(run.text);
  const std::string bytes = folder.text("mine.bin");
  CHECK(said.at("bytes") == bytes.size());
  CHECK(said.at("rounds") == 1);
  const auto kept = player_of(bytes, table_of("briscola players=4"));
  REQUIRE(kept);
  CHECK(kept->is_of_table);
  CHECK_FALSE(player_of(bytes, table_of("briscola"))->is_of_table);
}

TEST_CASE("train refuses what it cannot do, and writes nothing then", "[cli][learned]") {
  const ProgramFolder folder;
  const ProgramRun board = folder.run("train odin -o mine.bin");
  CHECK(board.exit_code == 1);
  CHECK(board.text.find("has no tricks") != std::string::npos);
  CHECK(board.text.find("[no-effect]") != std::string::npos);
  folder.write("house/fails.lua",
               "return variant { of = \"hearts\", title = \"F\", changes = { wrap { path = "
               "\"settle.points\", with = function (base, seat, result) error(\"no\") end } } }\n");
  const ProgramRun fault = folder.run("train hearts +fails --rounds 1 -o mine.bin");
  INFO(fault.text);
  CHECK(fault.exit_code == 1);
  CHECK(fault.text.find("house/fails.lua:1") != std::string::npos);
  CHECK(fault.text.find("[hook-fault]") != std::string::npos);
  CHECK(folder.run("train hearts --rounds 1").exit_code == 2);
  CHECK_FALSE(std::filesystem::exists(folder / "mine.bin"));
}
