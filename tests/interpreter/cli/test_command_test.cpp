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
