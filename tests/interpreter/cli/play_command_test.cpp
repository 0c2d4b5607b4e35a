// Who sits at a table, and what they are called.

#include <catch2/catch.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

namespace {

bool has(const ProgramRun& run, const std::string& text) {
  UNSCOPED_INFO(run.text);
  return run.text.find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("some share the keyboard, bots have the other seats, all have names", "[cli]") {
  const ProgramFolder folder;
  const ProgramRun two = folder.run(
      "play lorum --plain --seed 4 --bots random --hotseat 2 --names 'Eva, Jan,Ola' < typed",
      "printf '\\n1\\n' > typed && ");
  CHECK(two.exit_code == 0);
  CHECK(has(two, "Ola and Zuza are in seats 2 and 4"));
  CHECK(has(two, "Pass the keyboard to Jan."));
  // Names and seats are kept with the table.
  const ProgramRun later = folder.run("resume --plain </dev/null");
  CHECK(has(later, "Pass the keyboard to Jan."));
  // One alone names the others.
  const ProgramRun alone =
      folder.run("play lorum --plain --seed 4 --bots random --names Ola </dev/null");
  CHECK(has(alone, "Ola, Milan and Zuza are in seats 2, 3 and 4"));
}

TEST_CASE("people and names that a table cannot have are refused", "[cli]") {
  const ProgramFolder folder;
  const auto refused = [&](const std::string& options) {
    const ProgramRun run = folder.run("play lorum --plain " + options + " </dev/null");
    CHECK(run.exit_code != 0);
    return run;
  };
  CHECK(has(refused("--hotseat 1"), "from 2 to 4 people"));
  CHECK(has(refused("--hotseat 5"), "from 2 to 4 people"));
  CHECK(has(refused("--hotseat=x"), "one digit"));
  CHECK(has(refused("--hotseat 2 --seat 2"), "excludes"));
  CHECK(has(refused("--hotseat 2 --bot 3=x"), "A person sits in seat 3"));
  CHECK(has(refused("--hotseat 4 --bots random"), "--bots is for seats"));
  CHECK(has(refused("--names A,B,C,D"), "3 to be named"));
  CHECK(has(refused("--hotseat --names A,B,C,D,E"), "4 to be named"));
  CHECK(has(refused("--names A,A"), "is there twice"));
  CHECK(has(refused("--names A,,B"), "will not do"));
  CHECK(has(refused("--names You"), "will not do"));
  CHECK(has(refused("--names ''"), "will not do"));
  CHECK(has(refused("--names \"$(printf 'A\\342\\200\\256B')\""), "will not do"));
  // Anna sits in seat 2 unless she is called otherwise.
  CHECK(has(refused("--hotseat 2 --names Anna"), "'Anna' is there twice"));
  CHECK(has(folder.run("play odin --plain --hotseat </dev/null"), "for one player"));
  CHECK(has(refused("--names Bartholomew-the-Great"), "will not do"));
}

TEST_CASE("--explain tells where a rule is written", "[cli]") {
  const ProgramFolder folder;
  const std::string typed = " < typed";
  const std::string types = "printf 'why\\nwhy\\n' > typed && ";
  const ProgramRun usual = folder.run("play hearts +no_passing --plain --seed 4" + typed, types);
  CHECK_FALSE(has(usual, ".lua"));
  const ProgramRun explained =
      folder.run("play hearts +no_passing --plain --explain --seed 4" + typed, types);
  CHECK(has(explained, "games/hearts/rules.lua line "));
}
