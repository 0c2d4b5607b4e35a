#include <catch2/catch.hpp>

#include "session/files/script_folders.h"
#include "tests/interpreter/cli/program_run.h"
#include "tests/this_build.h"

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

TEST_CASE("tests are told to programs as TAP, JUnit and JSON") {
  const ProgramRun tap = run_program("test hearts --filter \"the moon\" --format tap");
  CHECK(tap.exit_code == 0);
  CHECK(tap.text.starts_with("TAP version 13\n1.."));
  CHECK(tap.text.find("\nok 1 - ") != std::string::npos);
  const ProgramRun junit = run_program("test hearts --format junit");
  CHECK(junit.text.starts_with("<?xml version=\"1.0\""));
  CHECK(junit.text.find("<testsuite name=\"games/hearts/examples.lua\"") != std::string::npos);
  CHECK(junit.text.find("failures=\"0\"") != std::string::npos);
  CHECK(run_program("--json test hearts").text.starts_with("{\"passed\":"));
}

TEST_CASE("a failed test is told with its place, what was expected and the table") {
  const ProgramFolder folder;
  folder.write(
      "house/own.lua",
      "-- House rule: none.\nreturn variant { of = \"lorum\", title = \"Own\", changes = {} "
      "}\n");
  folder.write(
      "house/own.examples.lua",
      "return examples {\n{ say = \"one & two # three\", pool = 0, points = { 1, 9, 3, 7 },"
      " gains = { 0, 0, 0, 0 } },\n}\n");
  const ProgramRun text = folder.run("test house");
  CHECK(text.exit_code == 1);
  CHECK(text.text.find("house/own.examples.lua:2\n      expected  gains 0, 0, 0, 0") !=
        std::string::npos);
  CHECK(text.text.find("      pool  20\n") != std::string::npos);
  CHECK(text.text.find("houserule test house --filter") != std::string::npos);
  CHECK(folder.run("test house --format tap").text.find("\nnot ok 1 - one & two \\# three\n") !=
        std::string::npos);
  CHECK(folder.run("test house --format junit").text.find("name=\"one &amp; two # three\"") !=
        std::string::npos);
}

TEST_CASE("coverage is printed, written for editors, and can be asked for") {
  const ProgramFolder folder;
  const ProgramRun run =
      folder.run("test hearts --quiet --coverage --coverage-html a.html --coverage-lcov a.info");
  CHECK(run.exit_code == 0);
  CHECK(run.text.find("games/hearts/rules.lua") != std::string::npos);
  CHECK(folder.text("a.html").starts_with("<!DOCTYPE html>"));
  CHECK(folder.text("a.info").starts_with("TN:\nSF:/"));
  CHECK(folder.run("test lorum --filter nothing --coverage-min 90").exit_code == 1);
}

TEST_CASE("a rule without examples is not covered, and nothing notices its faults") {
  const ProgramFolder folder;
  folder.write("house/own.lua",
               "-- House rule: a small stake.\nreturn variant { of = \"lorum\", title = \"Own\","
               " changes = { set { path = \"house.pool_ante\", value = 2 } } }\n");
  const ProgramRun plain = folder.run("test house/own.lua");
  CHECK(plain.exit_code == 1);
  CHECK(plain.text.find("they would stand in house/own.examples.lua") != std::string::npos);
  const ProgramRun covered = folder.run("test house/own.lua --coverage --coverage-min 100");
  INFO(covered.text);
  CHECK(covered.exit_code == 1);
  CHECK(covered.text.find("house/own.lua            0 of 1 ") != std::string::npos);
  const ProgramRun mutated = folder.run("test house/own.lua --mutate --mutate-min 100");
  INFO(mutated.text);
  CHECK(mutated.exit_code == 1);
  CHECK(mutated.text.find("house/own.lua:2:") != std::string::npos);
  CHECK(mutated.text.find("2 changes, 0.0 % noticed") != std::string::npos);
  CHECK(folder.run("--json test house/own.lua --mutate").text.find("\"fate\":\"unnoticed\"") !=
        std::string::npos);
}

TEST_CASE("examples whose rule is gone or broken are a fault, not nothing") {
  const ProgramFolder folder;
  folder.write("house/gone.examples.lua", "return examples { { say = \"x\", gains = {} } }\n");
  const ProgramRun gone = folder.run("test house");
  CHECK(gone.exit_code == 1);
  CHECK(gone.text.find("house/gone.lua: the file cannot be read [missing-file]") !=
        std::string::npos);
  folder.write("house/gone.lua", "return variant { of = \"lorum\",, }\n");
  const ProgramRun broken = folder.run("test house/gone.lua --format junit");
  CHECK(broken.exit_code == 1);
  CHECK(broken.text.find("<failure>house/gone.lua:1: ") != std::string::npos);
  CHECK(folder.run("test house --coverage").exit_code == 1);
}

TEST_CASE("a fault of a function is told where the example is told") {
  const ProgramFolder folder;
  folder.write("house/own.lua",
               "-- House rule: fails.\nreturn variant { of = \"lorum\", title = \"Own\", changes ="
               " {\nwrap { path = \"settle.pay\", with = function (inside) inside.x.y = 1 end } } "
               "}\n");
  folder.write("house/own.examples.lua",
               "return examples {\n{ say = \"it's $5\", points = { 0, 0, 7, 13 },"
               " gains = { 0, 0, 0, 0 } },\n}\n");
  const ProgramRun text = folder.run("test house");
  INFO(text.text);
  CHECK(text.text.find("      house/own.lua:3: ") != std::string::npos);
  CHECK(text.text.find("--filter 'it'\\''s $5'") != std::string::npos);
  CHECK(folder.run("test house --format junit").text.find("message=\"house/own.lua:3: ") !=
        std::string::npos);
  CHECK(folder.run("test house --filter \"IT'S\"").text.find("0 passed, 1 failed") !=
        std::string::npos);
}

TEST_CASE("a report does not take the place of something else") {
  const ProgramFolder folder;
  folder.write("rules.lua", "-- mine\n");
  const ProgramRun run = folder.run("test hearts --coverage-html rules.lua");
  CHECK(run.exit_code == 1);
  CHECK(run.text.find("'rules.lua' is there already and no such report") != std::string::npos);
  CHECK(folder.text("rules.lua") == "-- mine\n");
  CHECK(folder.run("test hearts --coverage-html page.html").exit_code == 0);
  CHECK(folder.run("test hearts --coverage-html page.html").exit_code == 0);  // once more
}

TEST_CASE("mutation goes with nothing else that is about single examples") {
  CHECK(run_program("test hearts --mutate-min 90").exit_code == 2);
  CHECK(run_program("test hearts --mutate --filter x").exit_code == 2);
  CHECK(run_program("test hearts --mutate --watch").exit_code == 2);
}

namespace {

// The shipped Hearts, but that the moon counts one less: its examples fail.
void copy_hearts(const ProgramFolder& folder, const std::string& to) {
  namespace fs = std::filesystem;
  const fs::path from = fs::path(HOUSERULE_SOURCE_DIR) / "games" / "hearts";
  for (const auto& entry : fs::recursive_directory_iterator(from)) {
    if (!entry.is_regular_file()) continue;
    std::string text = read_file(entry.path()).value_or("");
    if (entry.path().filename() == "rules.lua") {
      const auto at = text.find("13, \"Queen of spades\"");
      REQUIRE(at != std::string::npos);
      text.replace(at, 2, "14");
    }
    folder.write(to + "/" + entry.path().lexically_relative(from).string(), text);
  }
}

}  // namespace

TEST_CASE("a path is what lies there, never what is called so") {
  const ProgramFolder folder;
  copy_hearts(folder, "games/hearts");
  const std::string whole = (folder / "games/hearts").string();
  for (const std::string& path :
       {std::string("./games/hearts"), std::string("games/hearts"), std::string("games/hearts/"),
        std::string("games/hearts/rules.lua"), std::string("games/hearts/examples.lua"), whole,
        whole + "/examples.lua", std::string("games"), std::string("./games")}) {
    if (this_build::is_slow && path.starts_with("./")) continue;
    INFO(path);
    const ProgramRun run = folder.run("test " + path);
    INFO(run.text);
    CHECK(run.exit_code == 1);
    CHECK(run.text.find(" failed") != std::string::npos);
  }
  const ProgramRun checked = folder.run("check games/hearts");
  CHECK(checked.exit_code == 1);
  CHECK(checked.text.find("games/hearts/examples.lua:") != std::string::npos);
  // A name is the installed game.
  CHECK(folder.run("test hearts --quiet").exit_code == 0);
  // A house rule of the copy is tried with the copy.
  const ProgramRun rule = folder.run("test games/hearts/variants/jack_of_diamonds.lua --coverage");
  INFO(rule.text);
  CHECK(rule.text.find("games/hearts/variants/jack_of_diamonds.lua") != std::string::npos);
  const ProgramRun nowhere = folder.run("test games/nowhere");
  CHECK(nowhere.exit_code == 1);
  CHECK(nowhere.text.find("there are no examples at 'games/nowhere'") != std::string::npos);
}
