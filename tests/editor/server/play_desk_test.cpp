#include "editor/server/play_desk.h"

#include <fstream>

#include "tests/editor/server/asking_editor.h"

using namespace houserule;

namespace {

// The first choice that may be made.
Json first_choice(const Json& table) {
  for (std::size_t row = 0; row < table["rows"].size(); ++row) {
    for (std::size_t item = 0; item < table["rows"][row]["items"].size(); ++item) {
      if (table["rows"][row]["items"][item]["allowed"] != true) continue;
      return {{"verb", "choose"}, {"sitting", table["sitting"]}, {"row", row}, {"item", item}};
    }
  }
  return {{"verb", "choose"}, {"sitting", table["sitting"]}, {"done", true}};
}

}  // namespace

TEST_CASE("a table is played by choosing what may be chosen", "[editor]") {
  AskingEditor editor;
  Json table = editor.result({{"verb", "sit"}, {"table", "lorum"}, {"seed", "5"}});
  CHECK(table["fits"] == true);
  CHECK(table["seats"].size() == 4);
  CHECK(table["seats"][0]["name"] == "You");
  CHECK(table["values"][0] == Json({{"name", "pool"}, {"amount", "0"}}));
  CHECK(table["rows"][0]["items"][1]["text"] == "2 malý");
  CHECK(table["said"].back()["kind"] == "question");
  const Json before = table["moves"];
  for (int i = 0; i < 20 && table["deal"] == 1; ++i) table = editor.result(first_choice(table));
  CHECK(table["deal"] == 2);
  CHECK(table["moves"].size() > before.size());
  CHECK(table["seats"][1]["score"] != "100");
}

TEST_CASE("a card has the suit of its pack and its rank as it is read", "[editor]") {
  AskingEditor editor;
  const Json table =
      editor.result({{"verb", "sit"}, {"table", "lorum"}, {"seed", "5"}, {"language", "ja"}});
  for (const Json& item : table["rows"].back()["items"]) {
    const Json& card = item["card"];
    CAPTURE(card.dump());
    CHECK(card["pack"] == "german_32");
    CHECK_FALSE(card["suit"].get<std::string>().empty());
    const std::string name = card["name"];
    CHECK(name.ends_with(card["rank"].get<std::string>()));
  }
}

TEST_CASE("cards that may not be played say why, and the table says how it was judged",
          "[editor]") {
  AskingEditor editor;
  Json table = editor.result({{"verb", "sit"}, {"table", "hearts"}, {"seed", "3"}});
  // Three cards are passed on: chosen one by one, then given away.
  CHECK(table["collects"] == true);
  CHECK(table["wanted"] == 3);
  CHECK(editor.result({{"verb", "choose"}, {"sitting", 1}, {"done", true}})["moves"].empty());
  Json refused;
  for (int i = 0; i < 60 && refused.is_null(); ++i) {
    Json choice = first_choice(table);
    if (table["collects"] == true) choice["item"] = table["chosen"];
    if (table["collects"] == true && table["chosen"] == 3) {
      choice = {{"verb", "choose"}, {"sitting", 1}, {"done", true}};
    }
    table = editor.result(choice);
    for (const Json& row : table["rows"]) {
      for (const Json& item : row["items"]) {
        if (item.contains("why") && item["why"] != "") refused = item;
      }
    }
  }
  REQUIRE(refused.is_object());
  const std::string move = "1 play " + refused["card"]["code"].get<std::string>();
  const Json why = editor.result({{"verb", "why"}, {"sitting", 1}, {"move", move}});
  CHECK(why["legal"] == false);
  CHECK(why["message"] == refused["why"]);
  CHECK_FALSE(why["steps"].empty());
}

TEST_CASE("a table goes on from its record, under other rules if its moves still stand",
          "[editor]") {
  AskingEditor editor;
  Json table = editor.result({{"verb", "sit"}, {"table", "lorum"}, {"seed", "5"}});
  for (int i = 0; i < 4; ++i) table = editor.result(first_choice(table));
  Json again = {{"verb", "sit"},
                {"table", "lorum sweep_stake=20"},
                {"seed", table["seed"]},
                {"moves", table["moves"]}};
  const Json other = editor.result(again);
  CHECK(other["fits"] == true);
  CHECK(other["moves"] == table["moves"]);
  CHECK(other["rows"] == table["rows"]);
  again["moves"][0] = "1 declare velky";
  again["moves"][1] = "2 declare maly";
  const Json misfit = editor.result(again);
  CHECK(misfit["fits"] == false);
  CHECK(misfit["number"] == 2);
  CHECK(misfit["reason"].get<std::string>().size() > 10);
  // The table that was there is there still.
  CHECK(editor.result({{"verb", "say"}, {"sitting", 1}, {"line", "score"}})["deal"] == 1);
}

TEST_CASE("what is typed at a table is understood as at the console", "[editor]") {
  AskingEditor editor;
  const Json table =
      editor.result({{"verb", "sit"}, {"table", "lorum"}, {"seed", "5"}, {"language", "ja"}});
  const Json said = editor.result({{"verb", "say"}, {"sitting", table["sitting"]}, {"line", "1"}});
  CHECK(said["moves"][0] == "1 pass");
  CHECK(said["said"].dump().find("パス") != std::string::npos);
  const Json hands = editor.result({{"verb", "hands"}, {"sitting", table["sitting"]}});
  CHECK(hands["hands"].size() == 4);
  CHECK(hands["hands"][1]["cards"].size() == 8);
}

TEST_CASE("tables that nobody asks for make room; what is asked wrongly is refused", "[editor]") {
  AskingEditor editor;
  for (std::size_t i = 0; i < PlayDesk::most_tables; ++i) {
    (void)editor.result({{"verb", "sit"}, {"table", "lorum"}, {"seed", "1"}});
  }
  (void)editor.result({{"verb", "say"}, {"sitting", 1}, {"line", "score"}});
  (void)editor.result({{"verb", "sit"}, {"table", "lorum"}});
  CHECK(editor.error({{"verb", "say"}, {"sitting", 2}, {"line", ""}}) == "no-such-sitting");
  (void)editor.result({{"verb", "say"}, {"sitting", 1}, {"line", "score"}});
  CHECK(editor.error({{"verb", "sit"}, {"table", "lorum"}, {"seed", "five"}}) == "bad-request");
  CHECK(editor.error({{"verb", "sit"}, {"table", "lorum"}, {"moves", "1 pass"}}) == "bad-request");
  CHECK(editor.error({{"verb", "sit"}, {"table", "lorum +nothing"}}) == "unknown-variant");
  CHECK(editor.error({{"verb", "choose"}, {"sitting", 1}, {"row", 9}, {"item", 0}}) ==
        "bad-request");
  const std::string long_line(3000, 'x');
  CHECK(editor.error({{"verb", "say"}, {"sitting", 1}, {"line", long_line}}) == "too-large");
}

TEST_CASE("cards that go together: too few are not enough, and others say why not", "[editor]") {
  AskingEditor editor;
  Json now = editor.result({{"verb", "sit"}, {"table", "hearts"}, {"seed", "3"}});
  REQUIRE(now["collects"] == true);
  CHECK(now["wanted"] == 3);
  const auto choose = [&](int item, bool done) {
    Json request = {{"verb", "choose"}, {"sitting", now["sitting"]}};
    if (done) request["done"] = true;
    if (!done) request["row"] = 0;
    if (!done) request["item"] = item;
    return editor.result(request);
  };
  now = choose(0, false);
  now = choose(1, false);
  CHECK(now["chosen"] == 2);
  now = choose(0, true);
  CHECK(now["chosen"] == 2);
  CHECK(now["moves"].empty());
  now = choose(2, false);
  CHECK(choose(0, true)["moves"].size() > 0);

  now = editor.result({{"verb", "sit"}, {"table", "french_tarot"}, {"seed", "1"}});
  std::string why;
  for (int i = 0; i < 40 && now["collects"] != true; ++i) {
    now = editor.result({{"verb", "say"}, {"sitting", now["sitting"]}, {"line", "garde"}});
    if (now["collects"] == true) break;
    now = editor.result(
        {{"verb", "sit"}, {"table", "french_tarot"}, {"seed", std::to_string(i + 2)}});
  }
  REQUIRE(now["collects"] == true);
  for (const Json& row : now["rows"]) {
    for (const Json& item : row["items"]) {
      if (item["allowed"] == false && item.contains("why")) why = item["why"];
    }
  }
  CHECK(why.find("may not be discarded") != std::string::npos);
}

TEST_CASE("every line of what happened in a deal names the rules behind it", "[editor]") {
  const std::string game = GENERATE(as<std::string>(), "lorum", "hearts", "french_tarot");
  AskingEditor editor;
  Json table = editor.result({{"verb", "sit"}, {"table", game}, {"seed", "5"}});
  const Json sheet = editor.result({{"verb", "table"}, {"table", game}})["sheet"];
  const auto clause_text = [&](int number) -> Json {
    for (const Json& clause : sheet["clauses"]) {
      if (clause["number"] == number) return clause["text"];
    }
    return nullptr;
  };
  int lines = 0;
  std::vector<std::string> without;
  for (int i = 0; i < 60; ++i) {
    for (const Json& said : table["said"]) {
      if (said["kind"] != "news") {
        CHECK(said["rules"].empty());
        continue;
      }
      ++lines;
      bool leads = false;
      for (const Json& rule : said["rules"]) {
        leads = leads || !rule["clauses"].empty();
        for (const Json& clause : rule["clauses"]) {
          CHECK(clause["text"] == clause_text(clause["number"]));
        }
      }
      if (!leads) without.push_back(said["text"]);
    }
    if (table["finished"] == true || table["deal"] > 1) break;
    Json choice = first_choice(table);
    if (table["collects"] == true) choice["item"] = table["chosen"];
    if (table["collects"] == true && table["chosen"] == table["wanted"]) {
      choice = {{"verb", "choose"}, {"sitting", table["sitting"]}, {"done", true}};
    }
    table = editor.result(choice);
  }
  // That nobody has called anything is written nowhere.
  CAPTURE(game, without);
  CHECK(lines > 5);
  CHECK(static_cast<int>(without.size()) * 5 <= lines);
}

TEST_CASE("a payment by a house rule leads to its clause and to the line of its script",
          "[editor]") {
  AskingEditor editor;
  std::ofstream(editor.folder() + "/last_trick.lua") << R"(-- House rule: the last trick costs two.
return variant { of = "lorum", title = { "Last trick", ja = "x" }, ja = "x", changes = {
  wrap { path = "settle.pay", with = function (base, result, chips)
    base(result, chips)
    chips:pay(result.last_trick.winner, "pool", 2, "last trick")
  end } } }
)";
  Json table = editor.result({{"verb", "sit"}, {"table", "lorum +last_trick"}, {"seed", "5"}});
  Json paid;
  for (int i = 0; i < 40 && paid.is_null(); ++i) {
    table = editor.result(first_choice(table));
    for (const Json& said : table["said"]) {
      for (const Json& rule : said["rules"]) {
        if (rule["house_rule"] == "Last trick") paid = said;
      }
    }
  }
  REQUIRE(paid.is_object());
  CHECK(paid["text"].get<std::string>().find("2.") != std::string::npos);
  REQUIRE(paid["rules"].size() == 1);
  const Json& rule = paid["rules"][0];
  CHECK(rule["rule"].get<std::string>().ends_with("last_trick.lua:5"));
  CHECK_FALSE(rule["clauses"].empty());  // of the settlement it is put around
}

TEST_CASE("a table in one word is the same table with the same cards", "[editor]") {
  AskingEditor editor;
  const std::string words = "lorum +exposed_horniky deals=4";
  const Json table = editor.result({{"verb", "sit"}, {"table", words}, {"seed", "4711"}});
  const Json coded = editor.result({{"verb", "table_code"}, {"sitting", table["sitting"]}});
  CHECK(coded["why_none"] == "");
  const Json read = editor.result({{"verb", "read_code"}, {"code", coded["code"]}});
  CHECK(read == Json({{"table", table["table"]}, {"seed", "4711"}, {"warning", ""}}));

  std::string other = coded["code"];
  other.back() = other.back() == '0' ? '1' : '0';
  CHECK(editor.error({{"verb", "read_code"}, {"code", other}}) == "spec-format");
  CHECK(editor.error({{"verb", "read_code"}, {"code", "lorum"}}) == "unknown-game");
  CHECK(editor.error({{"verb", "read_code"}, {"code", std::string(3000, 'A')}}) == "too-large");
}

TEST_CASE("a table with a rule of one's own has no word, and it is said why", "[editor]") {
  AskingEditor editor;
  const Json table = editor.result({{"verb", "sit"}, {"table", "hearts +my_rule"}, {"seed", "3"}});
  const Json coded = editor.result({{"verb", "table_code"}, {"sitting", table["sitting"]}});
  CHECK(coded["code"] == "");
  CHECK_THAT(coded["why_none"].get<std::string>(), Catch::Contains("no code"));
}
