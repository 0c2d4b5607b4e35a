#include "editor/server/position_desk.h"

#include <algorithm>
#include <fstream>

#include "tests/editor/server/asking_editor.h"

using namespace houserule;

namespace {

std::vector<std::string> codes_of(const Json& cards) {
  std::vector<std::string> codes;
  for (const Json& card : cards) codes.push_back(card["code"]);
  return codes;
}

bool has(const Json& cards, const std::string& code) {
  const auto codes = codes_of(cards);
  return std::find(codes.begin(), codes.end(), code) != codes.end();
}

}  // namespace

TEST_CASE("a seat is given cards in every game that deals hands", "[editor]") {
  AskingEditor editor;
  int games = 0;
  const Json hello = editor.result({{"verb", "hello"}});
  for (const Json& game : hello["games"]) {
    const std::string table = game["name"];
    CAPTURE(table);
    const Json asked = {{"verb", "arrange"}, {"table", table}, {"seed", "5"}};
    const Json answer = editor.ask(asked);
    if (answer.contains("error")) {
      CHECK(answer["error"]["code"] == "not-a-deal");
      CHECK(game["players"][0] == 1);  // a board game
      continue;
    }
    ++games;
    const Json before = answer["result"];
    // Another hand's first cards, and one from elsewhere where something lies there.
    std::vector<std::string> wanted = {before["hands"][1]["cards"][0]["code"],
                                       before["hands"][1]["cards"][1]["code"]};
    if (!before["others"].empty()) wanted.push_back(before["others"][0]["code"]);
    Json give = asked;
    for (const std::string& code : wanted) give["give"].push_back("1 " + code);
    const Json after = editor.result(give);
    for (std::size_t i = 0; i < before["hands"].size(); ++i) {
      CHECK(after["hands"][i]["cards"].size() == before["hands"][i]["cards"].size());
    }
    CHECK(after["others"].size() == before["others"].size());
    const Json seated = editor.result(
        {{"verb", "sit"}, {"table", table}, {"seed", after["seed"]}, {"setups", after["setups"]}});
    CHECK(seated["setups"] != "");
    const Json hands = editor.result({{"verb", "hands"}, {"sitting", seated["sitting"]}})["hands"];
    const bool is_untouched = hands[0]["cards"].size() == after["hands"][0]["cards"].size();
    for (const std::string& code : wanted) {
      CAPTURE(code);
      CHECK(has(after["hands"][0]["cards"], code));
      if (is_untouched) CHECK(has(hands[0]["cards"], code));
    }
    // With its moves it is set up again.
    const Json again = editor.result({{"verb", "sit"},
                                      {"table", table},
                                      {"seed", seated["seed"]},
                                      {"setups", seated["setups"]},
                                      {"moves", seated["moves"]}});
    CHECK(again["fits"] == true);
    CHECK(editor.result({{"verb", "hands"}, {"sitting", again["sitting"]}})["hands"] == hands);
  }
  CHECK(games >= 12);
}

TEST_CASE("what cannot be dealt is refused", "[editor]") {
  AskingEditor editor;
  const auto error = [&](const Json& more) {
    Json asked = {{"verb", "arrange"}, {"table", "hearts"}, {"seed", "5"}};
    asked.update(more);
    return editor.error(asked);
  };
  CHECK(error({{"give", {"1 nothing"}}}) == "bad-request");
  CHECK(error({{"give", {"9 HA"}}}) == "bad-request");
  CHECK(error({{"give", {""}}}) == "bad-request");
  CHECK(error({{"give", {"1 HA", "2 HA"}}}) == "not-a-deal");
  CHECK(error({{"give", std::vector<std::string>(201, "1 HA")}}) == "too-large");
  CHECK(error({{"dealer", 9}}) == "bad-request");
  CHECK(error({{"table", "heats"}}) == "unknown-game");
  std::vector<std::string> all;
  for (const char* suit : {"H", "S"}) {
    for (const char* rank : {"A", "K", "Q", "J", "10", "9", "8"}) {
      all.push_back("1 " + std::string(suit) + rank);
    }
  }
  CHECK(error({{"give", all}}) == "not-a-deal");  // fourteen for a hand of thirteen
  all.pop_back();
  CHECK(
      editor.result({{"verb", "arrange"}, {"table", "hearts"}, {"give", all}})["hands"][0]["cards"]
          .size() == 13);
  CHECK(editor.error({{"verb", "sit"}, {"table", "hearts"}, {"setups", "[{]"}}) == "record-format");
  CHECK(editor.error({{"verb", "sit"}, {"table", "hearts"}, {"setups", "[{\"hands\":{}}]"}}) ==
        "not-a-deal");
}

TEST_CASE("a position has a name and is there another day", "[editor]") {
  AskingEditor editor;
  Json now = editor.result({{"verb", "sit"}, {"table", "hearts +my_rule"}, {"seed", "3"}});
  const Json keep = {
      {"verb", "keep_position"}, {"sitting", now["sitting"]}, {"name", " All  hearts "}};
  CHECK(editor.result(keep)["positions"][0]["name"] == "All hearts");
  const Json list = editor.result(keep)["positions"];
  REQUIRE(list.size() == 2);
  CHECK(list[0]["name"] == "All hearts (2)");
  CHECK(list[0]["table"] == "hearts players=4 +my_rule");
  CHECK(list[0]["seed"] == "3");
  CHECK(list[0]["moves"] == now["moves"]);
  CHECK(editor.result({{"verb", "positions"}, {"game", "hearts"}})["positions"] == list);
  CHECK(editor.result({{"verb", "positions"}, {"game", "lorum"}})["positions"].empty());
  // It may be played by other rules, too.
  const Json other = editor.result({{"verb", "sit"},
                                    {"table", "hearts"},
                                    {"seed", list[0]["seed"]},
                                    {"setups", list[0]["setups"]},
                                    {"moves", list[0]["moves"]}});
  CHECK(other["fits"] == true);
  const Json left = editor.result(
      {{"verb", "drop_position"}, {"game", "hearts"}, {"name", "All hearts (2)"}})["positions"];
  CHECK(left.size() == 1);
  Json nameless = keep;
  nameless["name"] = "  ";
  CHECK(editor.error(nameless) == "bad-request");
  nameless["sitting"] = 99;
  CHECK(editor.error(nameless) == "no-such-sitting");
}

TEST_CASE("a file of positions that cannot be read is told and left as it is", "[editor]") {
  AskingEditor editor;
  const std::string file = editor.data() + "/positions.json";
  const Json now = editor.result({{"verb", "sit"}, {"table", "hearts"}, {"seed", "3"}});
  const Json keep = {{"verb", "keep_position"}, {"sitting", now["sitting"]}, {"name", "x"}};
  (void)editor.result(keep);
  std::ofstream(file) << "[{\"name\": 3}]";
  CHECK(editor.error({{"verb", "positions"}, {"game", "hearts"}}) == "bad-positions");
  CHECK(editor.error(keep) == "bad-positions");
  CHECK(read_file(file) == "[{\"name\": 3}]");
}

TEST_CASE("a deal that has ended is told after the next has begun, and may be written down",
          "[editor]") {
  AskingEditor editor;
  Json now = editor.result({{"verb", "sit"}, {"table", "hearts +my_rule"}, {"seed", "3"}});
  CHECK(now["ended"].is_null());
  CHECK(now["example_deal"] == 1);
  const Json of = {{"sitting", now["sitting"]}};
  for (int i = 0; i < 200 && now["ended"].is_null(); ++i) {
    Json hint = {{"verb", "say"}, {"line", "hint"}};
    hint.update(of);
    (void)editor.result(hint);
    Json act = {{"verb", "say"}, {"line", "do"}};
    act.update(of);
    now = editor.result(act);
  }
  REQUIRE(now["ended"].is_object());
  CHECK(now["ended"]["deal"] == 1);
  CHECK(now["ended"]["seats"].size() == 4);
  CHECK(now["ended"]["last_trick"]["number"] == 13);
  CHECK(now["deal"] == 2);
  CHECK(now["example_deal"] == 1);
  const Json added = editor.result({{"verb", "add_example"},
                                    {"sitting", now["sitting"]},
                                    {"script", editor.rule()},
                                    {"deal", now["example_deal"]}});
  const std::string text = editor.text(added["script"]);
  CHECK(text.find("deal 1 of") != std::string::npos);
  CHECK(text.find("gains = {") != std::string::npos);
  CHECK(editor.error({{"verb", "add_example"},
                      {"sitting", now["sitting"]},
                      {"script", editor.rule()},
                      {"deal", 7}}) == "bad-request");
}
