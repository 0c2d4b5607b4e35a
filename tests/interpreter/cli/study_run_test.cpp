#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/interpreter/cli/program_run.h"

using namespace houserule;

namespace {

// Without how long it took, which goes to standard error.
ProgramRun quietly(const ProgramFolder& folder, const std::string& arguments) {
  return folder.run(arguments + " --quiet");
}

}  // namespace

TEST_CASE("simulate prints the same whatever the number of threads", "[cli][lab]") {
  const ProgramFolder folder;
  const ProgramRun one =
      quietly(folder, "simulate --bots random lorum +exposed_horniky -n 500 --threads 1");
  CHECK(one.exit_code == 0);
  CHECK(one.text.find("lorum players=4 +exposed_horniky: 500 deals, random moves, seed 1\n") == 0);
  const ProgramRun three =
      quietly(folder, "simulate --bots random lorum +exposed_horniky -n 500 --threads 3");
  CHECK(three.text == one.text);
  CHECK(quietly(folder, "simulate --bots random lorum +exposed_horniky -n 500 --seed 2").text !=
        one.text);
  const ProgramRun json = quietly(folder, "simulate --bots random lorum deals=2 -n 20 --json");
  CHECK(nlohmann::json::parse(json.text)["unit"] == "matches");
}

TEST_CASE("a rule that would remember is refused whatever the number of threads", "[cli][lab]") {
  const ProgramFolder folder;
  folder.write("house/memory.lua", R"(-- House rule: thirteen points cost a chip more each time.
local memo = { times = 0 }
return variant { of = "lorum", title = { "Dearer", ja = "x" }, ja = "x", changes = {
  wrap { path = "settle.pay", with = function (base, result, chips)
    base(result, chips)
    for _, seat in ipairs(result.seats) do
      if not result.contract and seat.points == 13 then
        memo.times = memo.times + 1
        chips:pay(seat, "pool", memo.times % 5, "thirteen")
      end
    end
  end } } }
)");
  const std::string study = "simulate --bots random 'lorum +memory' -n 20000";
  const ProgramRun one = quietly(folder, study + " --threads 1");
  CHECK(one.exit_code == 1);
  CHECK(one.text.find("house/memory.lua:8: a function writes 'times' into a table outside of it") !=
        std::string::npos);
  CHECK(one.text.find("[outer-local]") != std::string::npos);
  for (const char* const how : {" --threads 2", " --threads 4"}) {
    const ProgramRun other = quietly(folder, study + how);
    CHECK(other.exit_code == 1);
    CHECK(other.text == one.text);
  }
  // A part of it meets the rule in another deal.
  const ProgramRun part = quietly(folder, study + " --shard 2/2 --out part.json");
  CHECK(part.exit_code == 1);
  CHECK(part.text.find("[outer-local]") != std::string::npos);
}

TEST_CASE("how long a study took is said on standard error only", "[cli][lab]") {
  const ProgramFolder folder;
  const ProgramRun run = folder.run("simulate --bots random lorum -n 200 --json 2>time.txt; true");
  CHECK(nlohmann::json::parse(run.text)["played"] == 200);
  CHECK(folder.text("time.txt").find(" deals a second") != std::string::npos);
}

TEST_CASE("seven shards put together are one run", "[cli][lab]") {
  const ProgramFolder folder;
  const std::string study = "compare --bots random lorum 'lorum +exposed_horniky' -n 203";
  for (int i = 1; i <= 7; ++i) {
    const std::string number = std::to_string(i);
    const ProgramRun part =
        quietly(folder, study + " --shard " + number + "/7 --out part" + number + ".json");
    CHECK(part.exit_code == 0);
    CHECK(part.text.empty());
  }
  const ProgramRun whole = quietly(folder, study + " --html whole.html --csv whole.csv");
  const ProgramRun merged = folder.run("merge part*.json --html merged.html --csv merged.csv");
  CHECK(merged.exit_code == 0);
  CHECK(merged.text == whole.text);
  CHECK(folder.text("merged.html") == folder.text("whole.html"));
  CHECK(folder.text("merged.csv") == folder.text("whole.csv"));
  CHECK(folder.run("merge part*.json --json").text == quietly(folder, study + " --json").text);
  const ProgramRun missing = folder.run("merge part1.json part3.json");
  CHECK(missing.exit_code == 1);
  CHECK(missing.text.find("part 2 of 7 is missing") != std::string::npos);
  CHECK(folder.run("merge nothing.json").exit_code == 1);
}

TEST_CASE("the first difference can be replayed", "[cli][lab]") {
  const ProgramFolder folder;
  const ProgramRun run = quietly(
      folder, "compare --bots random lorum 'lorum +exposed_horniky' -n 300 --record first.json");
  CHECK(run.exit_code == 0);
  CHECK(folder.run("replay first.json").exit_code == 0);
}

TEST_CASE("a study that is interrupted prints what is done", "[cli][lab]") {
  const ProgramFolder folder;
  // Long enough for the program to have begun, however busy the machine is.
  const std::string after = this_build::is_slow ? "4" : "2";
  const ProgramRun run =
      run_program("simulate --bots random lorum -n 100000000 --quiet",
                  "timeout --preserve-status --foreground -s INT " + after + " env ");
  CHECK(run.text.find("broken off after ") == 0);
  CHECK(run.text.find("of 100,000,000 deals") != std::string::npos);
  CHECK(run.exit_code == 130);
}

TEST_CASE("long runs of all kinds that are broken off print what is done", "[cli][lab]") {
  const ProgramFolder folder;
  const std::string after = this_build::is_slow ? "4" : "2";
  for (const std::string command :
       {"compare --bots random lorum 'lorum +exposed_horniky' -n 100000000 --quiet --csv x.csv",
        "simulate --bots random lorum -n 100000000 --quiet --shard 1/2 --out part.json",
        "bench lorum --strength random random -n 1000000", "check",
        "liveness aurum --no-pairs --deals 1000000"}) {
    for (const std::string signal : {"INT", "TERM"}) {
      if (this_build::is_slow && signal == "INT") continue;
      CAPTURE(command, signal);
      const ProgramRun run = folder.run(
          command, "timeout --preserve-status --foreground -s " + signal + " " + after + " env ");
      CHECK(run.exit_code == 130);
      CHECK(run.text.find("broken off after ") != std::string::npos);
    }
  }
  CHECK_FALSE(std::filesystem::exists(folder / "part.json"));
  CHECK(folder.text("x.csv").find("lorum players=4") != std::string::npos);
}

TEST_CASE("a study goes on behind a fault and keeps the game", "[cli][lab]") {
  const ProgramFolder folder;
  folder.write("house/seldom.lua", R"(-- House rule: thirteen points cost a chip more.
return variant { of = "lorum", title = { "Dearer", ja = "x" }, ja = "x", changes = {
  wrap { path = "settle.pay", with = function (base, result, chips)
    base(result, chips)
    for _, seat in ipairs(result.seats) do
      if not result.contract and seat.points == 13 then error("not thought of") end
    end
  end } } }
)");
  const std::string study = "simulate --bots random lorum +seldom -n 3000";
  const ProgramRun run = quietly(folder, study + " --threads 1");
  INFO(run.text);
  CHECK(run.exit_code == 1);
  CHECK(run.text.find("stopped: ") != std::string::npos);
  CHECK(run.text.find(" of 3,000 deals (") != std::string::npos);
  CHECK(run.text.find("house/seldom.lua:6: ") != std::string::npos);
  const auto file = run.text.find("stopped_");
  REQUIRE(file != std::string::npos);
  const std::string record = run.text.substr(file, run.text.find(')', file) - file);
  const ProgramRun replay = folder.run("replay " + record);
  CHECK(replay.exit_code == 1);
  CHECK(replay.text.find("not thought of") != std::string::npos);
  CHECK(replay.text.find("house/seldom.lua:6") != std::string::npos);
  CHECK(quietly(folder, study + " --threads 3").text == run.text);
  const ProgramRun json = quietly(folder, study + " --json");
  CHECK(json.exit_code == 1);
  const auto told = nlohmann::json::parse(json.text);
  CHECK(told["stopped"].get<int>() + told["played"].get<int>() == 3000);
  CHECK(told["stopped_by"][0]["record"] == record);
  for (const std::string number : {"1", "2", "3"}) {
    const ProgramRun part =
        quietly(folder, study + " --shard " + number + "/3 --out part" + number + ".json");
    CHECK(std::filesystem::exists(folder / ("part" + number + ".json")));
  }
  const ProgramRun merged = folder.run("merge part*.json");
  CHECK(merged.exit_code == 1);
  CHECK(merged.text == run.text);
}

// Longer than anybody waits.
TEST_CASE("a study whose results can go nowhere does not begin", "[cli][lab]") {
  const ProgramFolder folder;
  for (const char* files : {"--csv nowhere/x.csv", "--html /proc/nothing/x.html",
                            "--csv ok.csv --html .", "--shard 1/2 --out nowhere/x.json"}) {
    CAPTURE(files);
    const ProgramRun run =
        folder.run("simulate --bots random lorum -n 100000000000 --quiet " + std::string(files));
    CHECK(run.exit_code == 1);
    CHECK(run.text.find(": the file cannot be written: ") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(folder / "ok.csv"));
  }
}

TEST_CASE("what is expected of a study is its exit code", "[cli][lab]") {
  const ProgramFolder folder;
  const auto code = [&](const std::string& arguments) {
    return folder.run(arguments + " --bots random --quiet").exit_code;
  };
  CHECK(code("simulate hearts -n 20000 --expect gain.1=5..8") == 0);
  CHECK(code("simulate hearts -n 20000 --expect gain.1=..5 --expect gain.2=..8") == 1);
  CHECK(code("simulate hearts -n 100 --expect gain.1=6.49..6.51") == 4);
  CHECK(code("compare lorum 'lorum pool_winners=1' -n 20000 --expect value.pool=..-5") == 1);
  CHECK(code("simulate hearts --expect tricks=..3") == 1);
  const ProgramRun open = folder.run("simulate hearts -n 200 --bots random --expect gain.1=6..7");
  CHECK(open.text.find("not known yet") != std::string::npos);
}

TEST_CASE("a report says what a rule does, in words and numbers, and tells deals",
          "[cli][lab][statistics]") {
  const ProgramFolder folder;
  const std::string asked =
      "report lorum +exposed_horniky deals=2 --bots random -n 200 --trainings 0 --quiet";
  for (const std::string language : {" --lang en", " --lang ja"}) {
    const ProgramRun report = folder.run(asked + language + " --html report.html");
    CHECK(report.exit_code == 0);
    const std::string page = *read_file(folder / "report.html");
    CHECK(page.find("<details>") != std::string::npos);
    for (const auto& [english, japanese] : std::vector<std::pair<std::string, std::string>>{
             {"What the rule says", "ルールの内容"},
             {"Where it acts", "働く場面"},
             {"What it does", "結果への影響"},
             {"Deals to look at", "見ておきたいディール"},
             {"What is not known", "わからないこと"},
             {"In numbers", "数字で"}}) {
      const std::string& heading = language.ends_with("ja") ? japanese : english;
      CAPTURE(heading);
      CHECK(report.text.find(heading) != std::string::npos);
      CHECK(page.find(heading) != std::string::npos);
    }
    CHECK(report.text.find("games/lorum/variants/exposed_horniky.lua") != std::string::npos);
  }
  CHECK(folder.run("report lorum").exit_code == 2);
  CHECK(folder.run("report lorum players=3").exit_code == 2);
  // A board game and a match tell deals as well.
  const ProgramRun board = folder.run("report odin +cook_takes_silver --bots random -n 3 --quiet");
  CHECK(board.text.find("In numbers") != std::string::npos);
}

TEST_CASE("who plays it as well stands beside, and rows that go the other way are marked",
          "[cli][lab]") {
  const ProgramFolder folder;
  const ProgramRun run = folder.run(
      "compare lorum 'lorum +exposed_horniky' -n 2000 --bots random --also-by greedy --quiet");
  CHECK(run.exit_code == 0);
  CHECK(run.text.find("by who plays                       random       greedy") !=
        std::string::npos);
}

TEST_CASE("wrong usage of studies is refused", "[cli][lab]") {
  const ProgramFolder folder;
  for (const char* arguments :
       {"simulate", "compare lorum", "simulate lorum -n 0", "simulate lorum --bots clever",
        "simulate --bots random lorum --shard 3/2 --out x",
        "simulate --bots random lorum --shard 1/2",
        "simulate --bots random lorum --until-width 1 --shard 1/2 --out x",
        "simulate --bots random lorum --out x --html y.html", "simulate lorum --expect gain.1",
        "simulate lorum --expect gain.1=..5 --until-width 1",
        "compare lorum lorum --also-by greedy --shard 1/2 --out x",
        "compare lorum lorum --also-by clever", "report lorum +exposed_horniky --out x"}) {
    CAPTURE(arguments);
    CHECK(folder.run(arguments).exit_code == 2);
  }
  const ProgramRun unquoted = folder.run("compare --bots random lorum lorum +exposed_horniky");
  CHECK(unquoted.exit_code == 2);
  CHECK(unquoted.text.find("quotes") != std::string::npos);
  for (const char* twice : {"--bots random --also-by random", "--also-by greedy,greedy"}) {
    const ProgramRun same = folder.run(std::string("compare lorum lorum -n 5 ") + twice);
    CHECK(same.exit_code == 1);
    CHECK(same.text.find("plays it already") != std::string::npos);
  }
  CHECK(folder.run("simulate --bots random lorm").exit_code == 1);
}
