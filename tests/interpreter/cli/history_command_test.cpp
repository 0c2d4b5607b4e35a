#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "session/store/store.h"
#include "tests/interpreter/cli/program_run.h"

namespace houserule {

namespace {

using nlohmann::json;

// Answers each question with its first choice, or a card that is allowed: enough for any deal.
std::string many_answers() {
  std::string typed;
  for (int round = 0; round < 10; ++round) {
    typed += "1\n";
    for (const char* suit : {"H", "B", "L", "A"}) {
      for (const char* rank : {"A", "K", "O", "U", "10", "9", "8", "7"}) {
        typed += std::string(suit) + rank + "\n";
      }
    }
  }
  return typed;
}

// Plays a whole match of one deal, then a few moves of another. Returns what was said at the first.
std::string play_two(const ProgramFolder& folder) {
  folder.write("answers", many_answers());
  folder.write("few", "1\n1\n");
  const ProgramRun whole =
      folder.run("play lorum deals=1 +exposed_horniky --plain --seed 3 < answers");
  CHECK(folder.run("play lorum --plain --seed 17 < few").exit_code == 0);
  return whole.text;
}

bool contains(const ProgramRun& run, const std::string& text) {
  UNSCOPED_INFO(run.text);
  return run.text.find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("an empty history says how to begin one", "[history]") {
  const ProgramFolder folder;
  const ProgramRun run = folder.run("history");
  CHECK(run.exit_code == 0);
  CHECK(run.text == "No table has been played yet. Sit down with: houserule play GAME\n");
  CHECK(contains(folder.run("history --lang ja"), "まだ遊んだテーブルがありません。"));
  CHECK(folder.run("history --export x").exit_code == 2);
}

TEST_CASE("the history lists tables and shows one", "[history]") {
  const ProgramFolder folder;
  const std::string talk = play_two(folder);
  const ProgramRun list = folder.run("history");
  CHECK(contains(list, "lorum players=4 +exposed_horniky d~"));
  CHECK(contains(list, "Go on: houserule resume 2\n"));
  CHECK(contains(list, "lorum: 1 table finished"));
  CHECK(contains(folder.run("history --open --game hearts"), "No table is like that."));
  CHECK(contains(folder.run("history --most 1"), "1 table is older: houserule history --most 2"));

  const json all = json::parse(folder.run("history --json").text);
  REQUIRE(all["tables"].size() == 2);
  CHECK(all["tables"][0]["id"] == 2);
  CHECK(all["tables"][0]["state"] == "open");
  CHECK(all["tables"][1]["seed"] == "3");
  CHECK(all["tables"][1]["scores_after_deals"].size() == 1);
  CHECK(all["tables"][1]["places"].size() == 4);
  CHECK(all["statistics"][0]["finished"] == 1);

  const ProgramRun one = folder.run("history 1");
  CHECK(contains(one, "Table 1: lorum players=4 +exposed_horniky deals=1\n"));
  CHECK(contains(one, "As a record: houserule history 1 --export FILE"));
  const std::string before = "to send: ";
  const auto at = one.text.find(before);
  REQUIRE(at != std::string::npos);
  const std::string code = words_of(one.text.substr(at + before.size())).front();

  // The code deals the same cards under the same rules.
  CHECK(folder.run("play " + code + " --plain < answers").text == talk);
  CHECK_FALSE(folder.run("play " + code + " --seed 4 --plain < answers").text == talk);
  CHECK(contains(folder.run("play " + code + "0 --plain"), "is mistyped"));
  CHECK(contains(folder.run("play " + code + " +declare_freely --plain"),
                 "A table code is the whole table: leave out +declare_freely"));

  CHECK(contains(folder.run("history 1 --delete"),
                 "Table 1 is deleted: lorum players=4 +exposed_horniky deals=1, "));
  CHECK(contains(folder.run("history 1"), "There is no table 1."));
}

TEST_CASE("a table goes out as a record and comes in as a table", "[history]") {
  const ProgramFolder folder;
  play_two(folder);
  CHECK(folder.run("history 1 --export whole.json").exit_code == 0);
  CHECK(contains(folder.run("history 1 --export whole.json"), "whole.json is there already."));
  CHECK(contains(folder.run("replay whole.json"), "match over"));
  CHECK(folder.run("history 2 --export - > part.json").exit_code == 0);

  const auto entry = [&](int id) {
    return json::parse(folder.run("history " + std::to_string(id) + " --json").text);
  };
  CHECK(contains(folder.run("history --import whole.json --seat 2"),
                 "The record is table 3 now. Look: houserule history 3"));
  json taken = entry(3);
  CHECK(taken["seat"] == 2);
  json from = entry(1);
  for (const char* key : {"table", "seed", "moves", "state", "scores_after_deals", "final_scores",
                          "places", "rules_hash", "code"}) {
    CAPTURE(key);
    CHECK(taken[key] == from[key]);
  }

  // An older version has kept no results: they are worked out from the moves.
  Store::open(folder / "data/houserule/tables.sqlite").set_result(1, {});
  CHECK(entry(1) == from);

  CHECK(contains(folder.run("history --import part.json"), "Go on: houserule resume 4"));

  json record = json::parse(folder.text("part.json"));
  record["moves"][0] = "1 play XX";
  folder.write("bad.json", record.dump());
  const ProgramRun refused = folder.run("history --import bad.json");
  CHECK(refused.exit_code == 1);
  CHECK(contains(refused, "bad.json: move 1: "));
  CHECK(contains(refused, " [unreadable]\n"));
  CHECK(folder.run("history --import whole.json --seat 5").exit_code == 1);
}

TEST_CASE("a record with laid out cards is resumed with them", "[history]") {
  const ProgramFolder folder;
  folder.write("laid.json", R"({"houserule": 1, "table": "lorum players=4", "seed": "1",
    "setups": [{"deal": 1, "dealer": 2, "zones": {"scores": {"1": 70, "2": 110, "3": 110, "4": 110}}}],
    "moves": []})");
  folder.write("few", "1\n");
  CHECK(contains(folder.run("history --import laid.json"), "houserule resume 1"));
  CHECK(contains(folder.run("history 1"), "cards that a record has laid out"));
  const ProgramRun back = folder.run("resume 1 < few");
  CHECK(back.exit_code == 0);
  CHECK(contains(back, "70"));
  CHECK(folder.run("history 1 --export again.json").exit_code == 0);
  CHECK(json::parse(folder.text("again.json"))["setups"][0]["dealer"] == 2);
  CHECK(contains(folder.run("replay again.json"), "again.json: ok"));
}

}  // namespace houserule
