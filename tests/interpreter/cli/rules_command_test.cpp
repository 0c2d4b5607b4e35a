#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

TEST_CASE("rules prints the sheet of exactly this table") {
  const ProgramRun run = run_program("rules lorum +exposed_horniky");
  CHECK(run.exit_code == 0);
  CHECK(run.text.starts_with("Lórum\nFor 4 players.\nHouse rules: Exposed Horníks.\n"));
  CHECK(run_program("rules lorum --lang ja").text.starts_with("ロールム\n"));
}

TEST_CASE("rules as JSON has the clauses with their rules") {
  const auto sheet = nlohmann::json::parse(run_program("rules lorum pool_winners=1 --json").text);
  CHECK(sheet.at("table") == "lorum players=4 pool_winners=1");
  int changed = 0;
  for (const auto& clause : sheet.at("clauses")) {
    changed += clause.at("changed_by").empty() ? 0 : 1;
  }
  CHECK(changed == 1);
}

TEST_CASE("rules --explain says who set what, as a table and as JSON") {
  const ProgramRun run = run_program("rules lorum +exposed_horniky --explain");
  CHECK(run.exit_code == 0);
  CHECK(run.text.find("\n* card_points[4]") != std::string::npos);
  const auto values =
      nlohmann::json::parse(run_program("rules lorum +exposed_horniky --explain --json").text);
  CHECK(values.at("changed") == 4);
}

TEST_CASE("an unknown house rule is not so, a missing table is wrong usage") {
  CHECK(run_program("rules lorum +exposed_hornik").exit_code == 1);
  CHECK(run_program("rules").exit_code == 2);
}

TEST_CASE("the sheet is also Markdown or a page, on standard output or in a file") {
  CHECK(run_program("rules lorum --format markdown").text.starts_with("# Lórum\n"));
  const ProgramFolder folder;
  CHECK(folder.run("rules lorum --format html --lang ja -o sheet.html").exit_code == 0);
  CHECK(folder.text("sheet.html").starts_with("<!DOCTYPE html>\n<html lang=\"ja\">"));
  CHECK(folder.run("rules lorum -o sheet.txt --quiet").text.empty());
  CHECK(folder.text("sheet.txt").starts_with("Lórum\n"));
  CHECK(run_program("rules lorum --format pdf").exit_code == 2);
  CHECK(run_program("rules lorum --format html --json").exit_code == 2);
  CHECK(run_program("rules lorum --format html --explain").exit_code == 2);
  CHECK(folder.run("rules lorum -o sheet.txt/x").exit_code == 1);
}
