#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("a new house rule passes check and test at once, and is played") {
  const ProgramFolder folder;
  const ProgramRun made = folder.run("new variant lorum last_trick_two");
  INFO(made.text);
  CHECK(made.exit_code == 0);
  CHECK(made.text.find("house/last_trick_two.lua           the rule, ") == 0);
  CHECK(made.text.find("houserule check house/last_trick_two.lua\n") != std::string::npos);
  CHECK(folder.run("check house/last_trick_two.lua").exit_code == 0);
  const ProgramRun tested = folder.run("test house/last_trick_two");
  CHECK(tested.exit_code == 0);
  CHECK(tested.text.find("2 passed, 0 failed") != std::string::npos);
  CHECK(folder.run("rules lorum +last_trick_two").exit_code == 0);
  const std::string before = folder.text("house/last_trick_two.lua");
  const ProgramRun again = folder.run("new variant lorum last_trick_two");
  CHECK(again.exit_code == 1);
  CHECK(again.text.find("house/last_trick_two.lua: ") == 0);
  CHECK(folder.text("house/last_trick_two.lua") == before);
}

TEST_CASE("a new game passes check and test at once, and has house rules of its own") {
  const ProgramFolder folder;
  const ProgramRun made = folder.run("new game odd_tricks --lang ja");
  INFO(made.text);
  CHECK(made.exit_code == 0);
  CHECK(made.text.find("ゲーム、") != std::string::npos);
  CHECK(folder.run("check odd_tricks").exit_code == 0);
  CHECK(folder.run("test odd_tricks").exit_code == 0);
  CHECK(folder.run("new variant odd_tricks mine").exit_code == 0);
  CHECK(folder.run("check house/mine.lua").exit_code == 0);
  CHECK(folder.run("test house/mine").exit_code == 0);
  CHECK(folder.run("new game odd_tricks").exit_code == 1);
}

TEST_CASE("new as JSON has the files, or the faults") {
  const ProgramFolder folder;
  const auto made = nlohmann::json::parse(folder.run("new variant hearts mine --json").text);
  CHECK(made.at("files").size() == 2);
  CHECK(made.at("files")[0].at("file") == "house/mine.lua");
  CHECK(made.at("next")[0] == "houserule check house/mine.lua");
  const auto refused = nlohmann::json::parse(folder.run("new variant heart mine --json").text);
  CHECK(refused.at("ok") == false);
  CHECK(refused.at("diagnostics")[0].at("suggestion") == "did you mean 'hearts'?");
  CHECK(folder.run("new").exit_code == 2);
  CHECK(folder.run("new game x +y").exit_code == 1);
}
