#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "session/files/script_folders.h"
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
               "-- House rule: bells count.\n"
               "return variant { of = \"lorum\", title = \"Plain\", ja = \"平\", changes = {"
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

TEST_CASE("check tells of a told figure that fails as long as the deal goes on") {
  const ProgramFolder folder;
  const auto write = [&](const std::string& function) {
    folder.write("house/told.lua",
                 "-- House rule: told.\n\nreturn variant {\n"
                 "  of = \"french_tarot\", title = { \"Told\", ja = \"数\" },\n"
                 "  ja = \"数。\",\n  changes = {\n"
                 "    wrap { path = \"settle.taken\", with = function (base, result)\n" +
                     function + "\n    end } } }\n");
    return folder.run("check house/told.lua");
  };
  CHECK(write("      return base(result)").exit_code == 0);
  // All tricks are taken once all is over, and not before.
  const ProgramRun late = write(
      "      local taken = 0\n"
      "      for _, seat in ipairs(result.seats) do taken = taken + seat.tricks end\n"
      "      if taken < result.trick_count then error(\"too early\") end\n"
      "      return base(result)");
  INFO(late.text);
  CHECK(late.exit_code == 1);
  CHECK(late.text.find("the table cannot tell its figures while cards are played") !=
        std::string::npos);
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
  CHECK(folder.run("--lang ja play lorum +nothing").text.find("というハウスルールはありません") !=
        std::string::npos);
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

TEST_CASE("of a file that cannot be read no other faults follow") {
  const ProgramFolder folder;
  folder.write("house/bonus.lua", "return variant { of = \"hearts\", title =\n");
  const ProgramRun run = folder.run("check \"hearts +bonus bonus=9\"");
  INFO(run.text);
  CHECK(run.exit_code == 1);
  CHECK(run.text.find("[syntax]\n1 problem in 1 file.") != std::string::npos);
  const ProgramRun missing = folder.run("check \"hearts +bonux bonus=9\"");
  INFO(missing.text);
  CHECK(missing.text.find("[unknown-variant]") != std::string::npos);
  CHECK(missing.text.find("has no number") == std::string::npos);
}

TEST_CASE("no hearts to pass on: a rule that could leave a table dead is refused") {
  const ProgramFolder folder;
  const auto rule = [](const std::string& gives) {
    return "-- House rule: no heart may be passed on.\n"
           "return variant { of = \"hearts\", title = { \"Hearts stay\", ja = \"残す\" },"
           " ja = \"ハートは渡せない。\",\n  changes = { set { path = \"exchange.gives\","
           " value = pick { 3, cards { except = { \"hearts\" } }" +
           gives + " } } },\n}\n";
  };
  folder.write("house/hearts_stay.lua", rule(""));
  folder.write("record.json", R"({ "houserule": 1, "table": "hearts +hearts_stay", "seed": "3",
  "setups": [ { "deal": 1, "hands": {
    "1": ["HA","HK","HQ","HJ","H10","H9","H8","H7","H6","H5","H4","S2","S3"],
    "2": ["SA","SK","SQ","SJ","S10","S9","S8","S7","S6","S5","S4","H3","H2"],
    "3": ["DA","DK","DQ","DJ","D10","D9","D8","D7","D6","D5","D4","D3","D2"],
    "4": ["CA","CK","CQ","CJ","C10","C9","C8","C7","C6","C5","C4","C3","C2"] } } ],
  "moves": ["1 give S2 S3 H4", "2 give SA SK SQ", "3 give DA DK DQ", "4 give CA CK CQ"] }
)");
  const std::string refused =
      "house/hearts_stay.lua:3: exchange.gives: a hand may hold fewer than 3 of these: of 13 cards "
      "13 may be others (as_many_as_possible = true, and the rest comes from all cards of the "
      "hand) [too-few-cards]";
  for (const char* command :
       {"check house/hearts_stay.lua", "replay record.json", "play hearts +hearts_stay --plain",
        "simulate --bots random hearts +hearts_stay -n 10", "rules hearts +hearts_stay"}) {
    INFO(command);
    const ProgramRun run = folder.run(command);
    INFO(run.text);
    CHECK(run.exit_code == 1);
    CHECK(run.text.find(refused) != std::string::npos);
  }
  folder.write("house/hearts_stay.lua", rule(", as_many_as_possible = true"));
  CHECK(folder.run("check house/hearts_stay.lua").exit_code == 0);
  const ProgramRun replayed = folder.run("replay record.json");
  INFO(replayed.text);
  CHECK(replayed.exit_code == 0);
  // The two that are no hearts must go.
  std::string kept = folder.text("record.json");
  kept.replace(kept.find("1 give S2 S3 H4"), 15, "1 give S2 H5 H4");
  folder.write("kept.json", kept);
  const ProgramRun greedy = folder.run("replay kept.json");
  INFO(greedy.text);
  CHECK(greedy.exit_code == 1);
  CHECK(folder.run("simulate hearts +hearts_stay -n 50 --bots greedy").exit_code == 0);
}

TEST_CASE("what hides something installed says so, or is refused") {
  const ProgramFolder folder;
  const std::string deck =
      read_file(std::string(HOUSERULE_SOURCE_DIR) + "/scripts/decks/french_52.lua").value_or("");
  const auto replacing = [](std::string text, const std::string& opening) {
    const auto at = text.find(opening);
    REQUIRE(at != std::string::npos);
    return text.insert(at + opening.size(), " replaces = true,");
  };
  // A deck: of installed games, too.
  folder.write("house/decks/french_52.lua", deck);
  const std::string hides =
      "hides scripts/decks/french_52.lua, which is installed (write replaces "
      "= true if it is to be used instead, or give it another name) "
      "[file-exists]";
  for (const char* command : {"check house/decks/french_52.lua", "rules hearts", "check hearts"}) {
    INFO(command);
    const ProgramRun run = folder.run(command);
    INFO(run.text);
    CHECK(run.exit_code == 1);
    CHECK(run.text.find("house/decks/french_52.lua:") != std::string::npos);
    CHECK(run.text.find(hides) != std::string::npos);
  }
  const std::string opening = "deck \"french_52\" {";
  folder.write("house/decks/french_52.lua", replacing(deck, opening));
  CHECK(folder.run("rules hearts").exit_code == 0);
  // One that says so and replaces nothing.
  folder.write("house/decks/mine.lua", replacing(deck, opening));
  const ProgramRun nothing = folder.run("check house/decks/mine.lua");
  INFO(nothing.text);
  CHECK(nothing.exit_code == 1);
  CHECK(nothing.text.find("there is nothing installed that this replaces") != std::string::npos);
  std::filesystem::remove_all(folder / "house/decks");

  // A house rule, right in the folder or in that of its game.
  const std::string rule =
      "return variant { of = \"hearts\", title = { \"Mine\", ja = \"私の\" }, changes = { set { "
      "path = \"house.target_score\", value = 50 } } }\n";
  for (const char* path : {"house/no_passing.lua", "house/hearts/variants/no_passing.lua"}) {
    INFO(path);
    folder.write(path, rule);
    const ProgramRun run = folder.run("rules hearts +no_passing");
    INFO(run.text);
    CHECK(run.exit_code == 1);
    CHECK(run.text.find(std::string(path) +
                        ":1: this house rule hides "
                        "games/hearts/variants/no_passing.lua, which is installed") !=
          std::string::npos);
    CHECK(folder.run("--json list hearts").text.find("this house rule hides") != std::string::npos);
    std::filesystem::remove_all(folder / "house");
  }
  // A game.
  const std::string game =
      read_file(std::string(HOUSERULE_SOURCE_DIR) + "/games/exposure/rules.lua").value_or("");
  folder.write("house/exposure/rules.lua", game);
  const ProgramRun hidden = folder.run("rules exposure");
  INFO(hidden.text);
  CHECK(hidden.exit_code == 1);
  CHECK(hidden.text.find("this game hides games/exposure/rules.lua, which is installed") !=
        std::string::npos);
  folder.write("house/exposure/rules.lua", replacing(game, "game \"Exposure\" {"));
  CHECK(folder.run("rules exposure").exit_code == 0);
}

TEST_CASE("a file that nobody could name at the table is told by list and by check") {
  const ProgramFolder folder;
  folder.write("house/a b.lua", "return variant { of = \"lorum\", title = \"A\" }\n");
  const std::string told =
      "a script cannot be called 'a b': nobody could type it (call it "
      "a_b.lua) [bad-name]";
  for (const char* command : {"check house", "check 'house/a b.lua'", "list lorum", "list"}) {
    INFO(command);
    CHECK(folder.run(command).text.find(told) != std::string::npos);
  }
  CHECK(folder.run("check house").exit_code == 1);
}

TEST_CASE("a house rule without its game is no reason to check every game") {
  const ProgramRun run = run_program("check +exposed_horniky");
  CHECK(run.exit_code == 1);
  CHECK(run.text.find("+exposed_horniky") != std::string::npos);
  CHECK(run.text.find("hearts") == std::string::npos);
}
