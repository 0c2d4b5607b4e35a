#include "cli/bot_programs.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

namespace {

const std::string bot = "\"python3 '" HOUSERULE_SOURCE_DIR "/docs/example_bot.py'\"";

// What a command line that is refused says.
std::string refused(const std::string& arguments) {
  const ProgramFolder folder;
  const ProgramRun run = folder.run(arguments + " --quiet </dev/null");
  CAPTURE(arguments);
  CHECK(run.exit_code == 2);
  return run.text;
}

bool says(const std::string& text, const std::string& part) {
  INFO(text);
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a program plays seats of a study, at every table of it", "[cli][lab][statistics]") {
  const ProgramFolder folder;
  const std::string all = " --bot 1=" + bot + " --bot 3=" + bot;
  const auto study = [&](const std::string& arguments) {
    const ProgramRun run = folder.run(arguments + all + " --quiet --json");
    CHECK(run.exit_code == 0);
    return nlohmann::json::parse(run.text);
  };
  const auto one = study("simulate lorum -n 12 --bots greedy");
  CHECK(one["played"] == 12);
  CHECK(one["bots"][0].get<std::string>().starts_with("python3 "));
  CHECK(one["bots"][1] == "greedy");
  CHECK(study("simulate lorum -n 12 --bots greedy") == one);
  // The same bots at the same table twice: nothing differs.
  const auto both = study("compare lorum lorum -n 6");
  CHECK(both["played"] == 6);
  CHECK(both["pairs"][0]["differing"] == 0);
  // Tables may stand behind the option.
  CHECK(folder.run("simulate --bot 1=" + bot + " lorum -n 2 --quiet").exit_code == 0);
}

TEST_CASE("a program that dies ends a study with a report", "[cli][lab]") {
  const ProgramFolder folder;
  const ProgramRun run =
      folder.run("simulate lorum -n 40 --quiet --bot 2='echo no cards >&2; exit 1'");
  CHECK(run.exit_code == 1);
  CHECK(says(run.text, "lorum players=4: 0 of 40 deals"));
  CHECK(says(run.text, "in seat 2 cannot go on: its program has ended: no cards; asked in deal 1"));
  CHECK(says(run.text, "[bot-fails]"));
}

TEST_CASE("no option is passed over for a program", "[cli]") {
  const std::string none = " is for seats that no person and no program has, and there are none";
  const std::string seats = " --bot 1=x --bot 2=x --bot 3=x --bot 4=x";
  CHECK(says(refused("simulate lorum --bot 1=x --bot 1=y"), "Seat 1 has two programs"));
  CHECK(says(refused("simulate lorum --threads 2 --bot 1=x"), "one deal after the other"));
  CHECK(says(refused("simulate lorum --bot 1=x --shard 1/2 --out part.json"), "excludes"));
  CHECK(says(refused("simulate lorum --bots greedy" + seats), "--bots" + none));
  CHECK(says(refused("compare lorum lorum --bots greedy" + seats), "--bots" + none));
  CHECK(says(refused("simulate lorum --bot 9=x"), "a bot is written SEAT="));
  CHECK(says(refused("simulate lorum --bot 0=x"), "a bot is written SEAT="));
  CHECK(says(refused("simulate lorum --bot x"), "a bot is written SEAT="));
  CHECK(says(refused("play lorum" + seats), "A person sits in seat 1"));
  CHECK(says(refused("play lorum --seat 2 --bot 2=x"), "A person sits in seat 2"));
  CHECK(says(refused("play lorum --bot 2=x --bot 2=y"), "Seat 2 has two programs"));
  CHECK(says(refused("play lorum --bot 5=x"), "There is no seat 5"));
  CHECK(says(refused("play lorum --bots greedy --bot 2=x --bot 3=x --bot 4=x"), "--bots" + none));
  CHECK(says(refused("play lorum --hotseat --bot 3=x"), "A person sits in seat 3"));
  CHECK(says(refused("play lorum --hotseat --bots greedy"), "--bots" + none));
  CHECK(says(refused("play lorum --hotseat --ms 100"), "--ms" + none));
  CHECK(says(refused("play lorum --hotseat --seat 2"), "excludes"));
  CHECK(
      says(refused("bench lorum --strength 'x y' greedy --threads 2"), "one deal after the other"));
  CHECK(says(refused("bench lorum --strength greedy random --profile"), "excludes"));
}

TEST_CASE("the time to think is also for programs", "[cli]") {
  const ProgramFolder folder;
  const ProgramRun run =
      folder.run("play lorum --plain --seed 17 --ms 20 --bot 2=x --bot 3=x --bot 4=x </dev/null");
  CHECK(run.exit_code == 0);
}
