#include "editor/server/study_desk.h"

#include <fstream>

#include "tests/editor/server/asking_editor.h"

using namespace houserule;

namespace {

Json compare(const char* first, const char* second, int games) {
  return {{"verb", "compare"}, {"tables", {first, second}}, {"games", games}};
}

}  // namespace

TEST_CASE("two tables are compared over the same deals, however often one looks", "[editor]") {
  AskingEditor editor;
  const Json study = editor.finished(editor.result(compare("lorum", "lorum sweep_stake=50", 3000)));
  CHECK(study["done"] == 3000);
  CHECK(study["diagnostics"].empty());
  const Json& report = study["report"];
  CHECK(report["played"] == 3000);
  CHECK(report["bots"] == "random");
  // Only what a sweep brings can be different.
  const auto verdict = [&](const std::string& key) -> std::string {
    for (const Json& row : report["rows"]) {
      if (row["key"] == key) return row["differences"][0]["verdict"];
    }
    return "no such row";
  };
  CHECK(verdict("points.all") == "same");
  CHECK(verdict("tricks.1") == "same");
  CHECK(report["pairs"][0]["differing"] < 3000);
  CHECK(report["seed"] == "1");
}

TEST_CASE("a study is told in the language of the request", "[editor]") {
  AskingEditor editor;
  Json request = compare("lorum", "lorum sweep_stake=50", 300);
  request["language"] = "ja";
  const Json study = editor.finished(editor.result(request));
  const auto told = [&](const char* language) {
    const Json answer =
        editor.result({{"verb", "progress"}, {"study", study["study"]}, {"language", language}});
    return answer["report"];
  };
  const Json japanese = told("ja");
  CHECK(japanese["rows"][0]["key"] == "gain.1");
  CHECK(japanese["rows"][0]["label"] == "エルデストハンド");
  CHECK(japanese["tables"][0]["distributions"][0]["label"] == "1ディールでの各席のチップ");
  const Json english = told("en");
  CHECK(english["rows"][0]["label"] == "eldest hand");
  CHECK(english["rows"][0]["tables"] == japanese["rows"][0]["tables"]);
  CHECK(english == study["report"]);  // the editor was started in English
}

TEST_CASE("whole matches show what single deals cannot", "[editor]") {
  AskingEditor editor;
  Json request = compare("hearts", "hearts target_score=60", 20);
  CHECK(editor.finished(editor.result(request))["report"]["pairs"][0]["differing"] == 0);
  request["matches"] = true;
  const Json report = editor.finished(editor.result(request))["report"];
  CHECK(report["unit"] == "matches");
  CHECK(report["pairs"][0]["differing"] > 0);
}

TEST_CASE("a study that cannot be played says so", "[editor]") {
  AskingEditor editor;
  const Json study = editor.finished(editor.result(compare("lorum", "lorum +nothing", 100)));
  CHECK(study["report"].is_null());
  CHECK(study["diagnostics"][0]["code"] == "unknown-variant");
  CHECK(editor.error({{"verb", "compare"}, {"tables", {"lorum"}}}) == "bad-request");
  CHECK(editor.error({{"verb", "compare"}, {"tables", {"lorum", "lorum"}}, {"bots", "wise"}}) ==
        "bad-request");
  CHECK(editor.error({{"verb", "progress"}, {"study", 77}}) == "no-such-study");
}

TEST_CASE("a study goes on behind a fault, and tells of it", "[editor]") {
  AskingEditor editor;
  std::ofstream(editor.folder() + "/wrong.lua") << R"(-- House rule: thirteen are too many.
return variant { of = "hearts", title = { "Wrong", ja = "x" }, ja = "x", changes = {
  wrap { path = "settle.points", with = function (base, seat, result)
    if seat.points == 13 then error("not thought of") end
    return base(seat, result)
  end } } }
)";
  const Json study = editor.finished(editor.result(compare("hearts", "hearts +wrong", 2000)));
  const Json& report = study["report"];
  CHECK(study["done"] == 2000);
  CHECK(report["complete"] == true);
  CHECK(report["stopped"] > 0);
  CHECK(report["stopped"].get<int>() + report["played"].get<int>() == 2000);
  CHECK(report["stopped_by"][0]["games"] == report["stopped"]);
  REQUIRE(study["diagnostics"].size() == 1);
  CHECK(study["diagnostics"][0]["line"] == 4);
}

TEST_CASE("a study is given up for a newer one, or when nobody wants it", "[editor]") {
  AskingEditor editor;
  const int first = editor.result(compare("lorum", "lorum deals=9", 1'000'000))["study"];
  Json next = compare("lorum", "lorum sweep_stake=20", 500);
  next["instead_of"] = first;
  const Json second = editor.result(next);
  CHECK(editor.error({{"verb", "progress"}, {"study", first}}) == "no-such-study");
  CHECK(editor.finished(second)["report"]["played"] == 500);
  (void)editor.result({{"verb", "give_up"}, {"study", second["study"]}});
  CHECK(editor.error({{"verb", "progress"}, {"study", second["study"]}}) == "no-such-study");
}

TEST_CASE("a study that nobody asks for pauses, and goes on when somebody does", "[editor]") {
  AskingEditor editor(std::chrono::milliseconds(0));
  Json study = editor.result(compare("lorum", "lorum sweep_stake=50", 20'000));
  const Json ask = {{"verb", "progress"}, {"study", study["study"]}};
  while (study["finished"] != true && study["paused"] != true) study = editor.result(ask);
  REQUIRE(study["finished"] == false);
  CHECK(study["done"] == study["report"]["played"]);
  CHECK(study["done"].get<int>() >= 10);
  study = editor.finished(study);
  CHECK(study["paused"] == false);
  CHECK(study["report"]["played"] == 20'000);
}

TEST_CASE("a study is over soon though it pauses", "[editor]") {
  AskingEditor editor(std::chrono::milliseconds(0));
  Json study = editor.result(compare("lorum", "lorum deals=9", 1'000'000));
  const Json ask = {{"verb", "progress"}, {"study", study["study"]}};
  while (study["paused"] != true) study = editor.result(ask);
  (void)editor.result({{"verb", "give_up"}, {"study", study["study"]}});
  CHECK(editor.error(ask) == "no-such-study");
}

TEST_CASE("how far a study is is told from the first game on", "[editor]") {
  AskingEditor editor;
  // Bots that think: no part of the study is over soon.
  Json request = compare("hearts", "hearts", 1000);
  request["bots"] = "greedy";
  Json study = editor.result(request);
  const Json ask = {{"verb", "progress"}, {"study", study["study"]}};
  while (study["done"] == 0) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    study = editor.result(ask);
  }
  CHECK(study["finished"] == false);
  CHECK(study["done"].get<int>() < 250);
  (void)editor.result({{"verb", "give_up"}, {"study", study["study"]}});
}

TEST_CASE("who may play a study is told as at the table, those who know the game first",
          "[editor]") {
  AskingEditor editor;
  const Json bots = editor.result({{"verb", "table"}, {"table", "lorum"}})["bots"];
  REQUIRE(bots.size() == 2);
  CHECK(bots[0] == Json({{"level", "learned"}, {"says", "bots that have learned this table"}}));
  CHECK(bots[1] == Json({{"level", "random"}, {"says", "bots that move at random"}}));
}

TEST_CASE("a study says how often a rule came up, and with an allowance for all rows what it does",
          "[editor]") {
  AskingEditor editor;
  const Json study =
      editor.finished(editor.result(compare("lorum", "lorum +exposed_horniky", 2000)));
  const Json& pair = study["report"]["pairs"][0];
  CHECK(pair["deals_alike"] == true);
  REQUIRE(pair["where_it_acts"].size() == 2);
  const std::string came_up = pair["where_it_acts"][0];
  CHECK(came_up.starts_with("It came up in "));
  CHECK(came_up.ends_with(" of 2,000 deals."));
  CHECK(pair["where_it_acts"][1].get<std::string>().find("a card or a score is otherwise") !=
        std::string::npos);
  for (const Json& row : study["report"]["rows"]) {
    const Json& one = row["differences"][0];
    if (one.is_null() || !one["low"].is_number() || one["verdict"] == "too_early") continue;
    CAPTURE(row["key"]);
    CHECK(one["together"]["low"] <= one["low"]);
    CHECK(one["together"]["high"] >= one["high"]);
    const bool has_zero = one["together"]["low"] <= 0.0 && one["together"]["high"] >= 0.0;
    CHECK(one["clear"] == (one["verdict"] == "differs" && !has_zero));
  }
}

TEST_CASE("a rule that deals the pack otherwise is not said to have the same cards", "[editor]") {
  AskingEditor editor;
  std::ofstream(editor.folder() + "/at_once.lua") << R"(-- House rule: eight cards at once.
return variant { of = "lorum", title = { "At once", ja = "x" }, ja = "x",
  changes = { set { path = "deal.packets", value = { 8 } } } }
)";
  const Json study = editor.finished(editor.result(compare("lorum", "lorum +at_once", 100)));
  CHECK(study["report"]["pairs"][0]["deals_alike"] == false);
}

TEST_CASE("what goes into the pool is told as chips that move", "[editor]") {
  AskingEditor editor;
  std::ofstream(editor.folder() + "/last_trick.lua") << R"(-- House rule: the last trick costs two.
return variant { of = "lorum", title = { "Last trick", ja = "x" }, ja = "x", changes = {
  wrap { path = "settle.pay", with = function (base, result, chips)
    base(result, chips)
    chips:pay(result.last_trick.winner, "pool", 2, "last trick")
  end } } }
)";
  const Json study = editor.finished(editor.result(compare("lorum", "lorum +last_trick", 2000)));
  const Json& words = study["report"]["pairs"][0]["in_words"];
  REQUIRE(!words.empty());
  CHECK(words[0] == "About 2 chips move from the players into the pool in a deal.");
}

TEST_CASE("a study that is played in turn with its questions finds what threads find", "[editor]") {
  for (const char* const bots : {"random", "greedy", "learned"}) {
    CAPTURE(bots);
    Json request = compare("lorum", "lorum sweep_stake=50", 60);
    request["bots"] = bots;
    request["trainings"] = 2;
    AskingEditor threads;
    AskingEditor in_turn;
    in_turn.play_studies_in_turn();
    CHECK(in_turn.finished(in_turn.result(request)) == threads.finished(threads.result(request)));
  }
}

TEST_CASE("nobody waits long for a study that is played in turn", "[editor]") {
  AskingEditor editor;
  editor.play_studies_in_turn();
  Json study = editor.result(compare("lorum", "lorum deals=9", 1'000'000));
  for (int looks = 0; looks < 2; ++looks) {
    const auto done = study["done"].get<int>();
    study = editor.result({{"verb", "progress"}, {"study", study["study"]}});
    CHECK(study["done"].get<int>() > done);
    CHECK(study["done"].get<int>() < 1'000'000);
    CHECK(study["report"]["played"] == study["done"]);
  }
  (void)editor.result({{"verb", "give_up"}, {"study", study["study"]}});
}
