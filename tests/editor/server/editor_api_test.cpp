#include "editor/server/editor_api.h"

#include <catch2/catch.hpp>

#include "tests/editor/server/asking_editor.h"

using namespace houserule;

TEST_CASE("the page is told what there is to play", "[editor]") {
  AskingEditor editor;
  const Json hello = editor.result({{"verb", "hello"}});
  CHECK(hello["version"] == "1.2.3");
  CHECK(hello["table"] == "hearts");
  CHECK(hello["games"].size() == 14);
  CHECK(hello["diagnostics"].empty());
  const Json ja = editor.result({{"verb", "hello"}, {"language", "ja"}});
  CHECK(ja["games"][4]["title"] != hello["games"][4]["title"]);
}

TEST_CASE("a table comes with its choices and its rule sheet", "[editor]") {
  AskingEditor editor;
  const Json table = editor.result({{"verb", "table"}, {"table", "hearts +my_rule"}});
  CHECK(table["ok"] == true);
  CHECK(table["table"] == "hearts +my_rule");
  bool is_listed = false;
  for (const Json& variant : table["game"]["variants"]) {
    if (variant["name"] == "my_rule") is_listed = variant["own"] == true;
  }
  CHECK(is_listed);
  bool is_marked = false;
  for (const Json& clause : table["sheet"]["clauses"]) {
    for (const Json& owner : clause["changed_by"]) is_marked = is_marked || owner == "my_rule";
  }
  CHECK(is_marked);
  CHECK(table["files"][0] == "games/hearts/rules.lua");
}

TEST_CASE("what may be chosen among names is called as the pack calls it", "[editor]") {
  AskingEditor editor;
  const Json table = editor.result({{"verb", "table"}, {"table", "briscola"}, {"language", "ja"}});
  Json found;
  for (const Json& number : table["game"]["numbers"]) {
    if (number.contains("choices")) found = number;
  }
  CHECK(found["choices"] == Json({"cups", "coins", "swords", "clubs"}));
  CHECK(found["called"] == Json({"聖杯", "金貨", "剣", "棍棒"}));
  const Json said =
      editor.result({{"verb", "sentences"}, {"table", "briscola"}, {"language", "ja"}});
  CHECK(said.dump().find("clubs") == std::string::npos);
}

TEST_CASE("a number is what the house rules of the table have made of it", "[editor]") {
  AskingEditor editor;
  const std::string text =
      "-- House rule: Four deals.\n"
      "return variant { of = \"lorum\", title = { \"Four deals\", ja = \"4ディール\" }, ja = "
      "\"4ディール。\", changes = { set { path = \"house.deals\", value = 4 } } }\n";
  (void)editor.result({{"verb", "save"},
                       {"script", editor.folder() + "/four_deals.lua"},
                       {"base", ""},
                       {"text", text}});
  const auto deals_at = [&](const std::string& spec) {
    const Json table = editor.result({{"verb", "table"}, {"table", spec}});
    for (const Json& number : table["game"]["numbers"]) {
      if (number["name"] == "deals") return number;
    }
    return Json();
  };
  const Json usual = deals_at("lorum");
  CHECK(usual["value"] == 8);
  CHECK_FALSE(usual.contains("set_by"));
  for (const char* const spec : {"lorum +four_deals", "lorum +four_deals deals=5"}) {
    INFO(spec);
    CHECK(deals_at(spec)["value"] == 4);
    CHECK(deals_at(spec)["set_by"] == "Four deals");
  }
  CHECK(deals_at("lorum deals=5")["value"] == 8);
  // Comment and title are the same: it is said once.
  const Json table = editor.result({{"verb", "table"}, {"table", "lorum +four_deals"}});
  const std::string sheet = table["sheet"].dump();
  CHECK(sheet.find("House rule: Four deals") != std::string::npos);
  CHECK(sheet.find("Four deals. Four deals.") == std::string::npos);
}

TEST_CASE("what is refused is refused in the language of whoever asks", "[editor]") {
  AskingEditor editor;
  (void)editor.result({{"verb", "sit"}, {"table", "lorum"}, {"seed", "5"}});
  const Json choice = {
      {"verb", "choose"}, {"sitting", 1}, {"row", 9}, {"item", 9}, {"language", "ja"}};
  CHECK(editor.ask(choice)["error"]["message"] == "その選択肢はありません");
}

TEST_CASE("a table whose functions fail is none to play", "[editor]") {
  AskingEditor editor;
  const std::string text =
      "-- House rule: broken.\n"
      "return variant { of = \"lorum\", title = { \"B\", ja = \"B\" }, ja = \"B\", changes = {\n"
      "  wrap { path = \"settle.pay\", with = function (base, result, chips)\n"
      "    chip:pay(1, \"pool\", 1) end } } }\n";
  const std::string script = editor.folder() + "/broken.lua";
  (void)editor.result({{"verb", "save"}, {"script", script}, {"base", ""}, {"text", text}});
  const Json table = editor.result({{"verb", "table"}, {"table", "lorum +broken"}});
  INFO(table["diagnostics"].dump(2));
  CHECK(table["ok"] == false);
  CHECK(table["sheet"].is_null());
  REQUIRE_FALSE(table["diagnostics"].empty());
  CHECK(table["diagnostics"][0]["line"] == 4);
}

TEST_CASE("a table that cannot be set up says why and keeps its choices", "[editor]") {
  AskingEditor editor;
  const Json table = editor.result({{"verb", "table"}, {"table", "hearts +my_rul"}});
  CHECK(table["ok"] == false);
  CHECK(table["sheet"].is_null());
  CHECK(table["diagnostics"][0]["code"] == "unknown-variant");
  CHECK(table["game"]["name"] == "hearts");
  const Json japanese =
      editor.result({{"verb", "table"}, {"table", "hearts +my_rul"}, {"language", "ja"}});
  CHECK(japanese["diagnostics"][0]["message"] ==
        "heartsに「my_rul」というハウスルールはありません");
  CHECK(editor.error({{"verb", "table"}, {"table", "heats"}}) == "unknown-game");
  CHECK(editor.error({{"verb", "table"}, {"table", "hearts wrong"}}) == "spec-format");
}

TEST_CASE("a script is put in order, unless it is broken", "[editor]") {
  AskingEditor editor;
  const Json tidy = editor.result({{"verb", "format"}, {"text", "return game \"x\" {\na=1 }"}});
  CHECK(tidy["text"] == "return game \"x\" {\n  a = 1 }\n");
  CHECK(editor.result({{"verb", "format"}, {"text", "return {"}})["text"].is_null());
}

TEST_CASE("a script is read, saved and found among its versions", "[editor]") {
  AskingEditor editor;
  const Json before = editor.result({{"verb", "read"}, {"script", editor.rule()}});
  CHECK(before["writable"] == true);
  const std::string text = before["text"];
  const Json save = {{"verb", "save"},
                     {"script", editor.rule()},
                     {"text", text + "-- more\n"},
                     {"base", before["hash"]}};
  const Json saved = editor.result(save);
  CHECK(saved["saved"] == true);
  CHECK(saved["versions"] == 2);

  Json late = save;
  late["text"] = "-- other\n";
  const Json conflict = editor.result(late);
  CHECK(conflict["saved"] == false);
  CHECK(conflict["gone"] == false);
  CHECK(conflict["text"] == text + "-- more\n");
  const Json versions = editor.result({{"verb", "versions"}, {"script", editor.rule()}});
  REQUIRE(versions["versions"].size() == 3);
  const Json kept = editor.result({{"verb", "version"}, {"script", editor.rule()}, {"number", 3}});
  CHECK(kept["text"] == "-- other\n");
  CHECK(editor.error({{"verb", "version"}, {"script", editor.rule()}, {"number", 9}}) ==
        "no-such-script");
}

TEST_CASE("a script that is gone is written again only by who knows it", "[editor]") {
  AskingEditor editor;
  const Json before = editor.result({{"verb", "read"}, {"script", editor.rule()}});
  std::filesystem::remove(editor.rule());
  Json save = {{"verb", "save"},
               {"script", editor.rule()},
               {"text", "-- typed meanwhile\n"},
               {"base", before["hash"]}};
  const Json gone = editor.result(save);
  CHECK(gone["saved"] == false);
  CHECK(gone["gone"] == true);
  CHECK(gone["text"] == "");
  CHECK(gone["hash"] == "");
  save["base"] = gone["hash"];
  const Json saved = editor.result(save);
  CHECK(saved["saved"] == true);
  CHECK(saved["gone"] == false);
  CHECK(editor.text(editor.rule()) == "-- typed meanwhile\n");
}

TEST_CASE("a text that is being typed is checked at its table and saved nowhere", "[editor]") {
  AskingEditor editor;
  const std::string text = editor.result({{"verb", "read"}, {"script", editor.rule()}})["text"];
  const auto check = [&](const std::string& typed) {
    return editor.result({{"verb", "check"},
                          {"table", "hearts +my_rule"},
                          {"script", editor.rule()},
                          {"text", typed}});
  };
  CHECK(check(text)["ok"] == true);

  std::string mistyped = text;
  mistyped.replace(mistyped.find("target_score"), 12, "target_scor");
  const Json wrong_number = check(mistyped);
  CHECK(wrong_number["ok"] == false);
  REQUIRE(wrong_number["diagnostics"].size() == 1);
  const Json& fault = wrong_number["diagnostics"][0];
  CHECK(fault["code"] == "unknown-number");
  CHECK(fault["instead"] == "target_score");
  CHECK(fault["mark"] == Json({{"line", 5}, {"from", 14}, {"to", 25}}));

  const Json broken = check("return variant {");
  CHECK(broken["ok"] == false);
  CHECK(broken["diagnostics"][0]["code"] == "syntax");
  CHECK(editor.result({{"verb", "read"}, {"script", editor.rule()}})["text"] == text);
  CHECK(editor.error({{"verb", "check"},
                      {"table", "hearts"},
                      {"script", editor.rule()},
                      {"text", std::string(100'000, ' ')}}) == "too-large");
}

TEST_CASE("a fault elsewhere has no mark in the text", "[editor]") {
  AskingEditor editor;
  const Json answer =
      editor.result({{"verb", "check"},
                     {"table", "hearts +nothing_like_it"},
                     {"script", editor.rule()},
                     {"text", "return variant { of = \"hearts\", title = \"x\" }"}});
  bool is_told = false;
  for (const Json& fault : answer["diagnostics"]) {
    if (fault["code"] != "unknown-variant") continue;
    is_told = true;
    CHECK_FALSE(fault.contains("mark"));
  }
  CHECK(is_told);
}

TEST_CASE("the vocabulary comes with sentences in both languages", "[editor]") {
  AskingEditor editor;
  const Json words = editor.result({{"verb", "words"}})["words"];
  const Json ja = editor.result({{"verb", "words"}, {"language", "ja"}})["words"];
  REQUIRE(words.size() > 100);
  REQUIRE(words.size() == ja.size());
  std::size_t explained = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    CHECK_FALSE(words[i]["says"].get<std::string>().empty());
    if (words[i]["says"] != ja[i]["says"]) ++explained;
  }
  CHECK(explained > words.size() / 2);
}

TEST_CASE("whatever is asked, there is an answer", "[editor]") {
  AskingEditor editor;
  CHECK(editor.raw_error("") == "broken-json");
  CHECK(editor.raw_error("[1]") == "bad-request");
  CHECK(editor.raw_error(std::string(100, '[')) == "too-deep");
  CHECK(editor.raw_error("{}") == "bad-request");
  CHECK(editor.error({{"verb", "reed"}}) == "unknown-verb");
  CHECK(editor.error({{"verb", "read"}}) == "bad-request");
  CHECK(editor.error({{"verb", "read"}, {"script", 7}}) == "bad-request");
  CHECK(editor.error({{"verb", "read"}, {"script", "/etc/passwd"}}) == "no-such-script");
  CHECK(editor.error({{"verb", "read"}, {"scripts", "x"}}) == "unknown-key");
  CHECK(editor.error({{"verb", "hello"}, {"language", "fr"}}) == "bad-request");
  CHECK(
      editor.error(
          {{"verb", "save"}, {"script", "games/hearts/rules.lua"}, {"text", "x"}, {"base", ""}}) ==
      "read-only");
}

TEST_CASE("a table's words that are paths lead to no file of the machine", "[editor]") {
  AskingEditor editor;
  const ScriptTree elsewhere;
  elsewhere.write("rule.lua", "return variant { of = \"hearts\", title = \"Secret\" }\n");
  elsewhere.write("rules.lua", "return game \"Secret\" { }\n");
  const std::string outside = elsewhere.root().string();
  const std::string own = editor.folder();
  std::filesystem::create_symlink(outside + "/rule.lua", own + "/link.lua");
  for (const std::string& table :
       {outside + "/rule.lua", outside, "hearts +" + outside + "/rule.lua",
        "hearts -" + outside + "/rule.lua", "hearts +../../" + outside + "/rule",
        own + "/../" + elsewhere.root().filename().string() + "/rule.lua",
        "hearts +" + own + "/link.lua", std::string("../rules.lua"), std::string("..")}) {
    INFO(table);
    for (const char* verb : {"table", "sit", "examples", "sentences"}) {
      CHECK(editor.error({{"verb", verb}, {"table", table}}) == "foreign-path");
    }
    CHECK(editor.error(
              {{"verb", "check"}, {"table", table}, {"script", editor.rule()}, {"text", ""}}) ==
          "foreign-path");
    CHECK(editor.error({{"verb", "new_rule"},
                        {"table", table},
                        {"sentence", "paid"},
                        {"values", Json::array()}}) == "foreign-path");
    CHECK(editor.error({{"verb", "write_number"},
                        {"table", table},
                        {"script", editor.rule()},
                        {"number", "deals"},
                        {"value", "3"}}) == "foreign-path");
    CHECK(editor.error({{"verb", "compare"}, {"tables", {"hearts", table}}}) == "foreign-path");
  }
  CHECK(editor.result({{"verb", "table"}, {"table", "hearts +" + editor.rule()}})["ok"] == true);
  CHECK(editor.error({{"verb", "table"}, {"table", ""}}) == "spec-format");
}

TEST_CASE("the table the editor was started with may be given by a path", "[editor]") {
  const ScriptTree elsewhere;
  elsewhere.write("rule.lua", "return variant { of = \"hearts\", title = \"Given\" }\n");
  const std::string table = "hearts +" + (elsewhere.root() / "rule.lua").string();
  AskingEditor editor(std::chrono::seconds(10), table);
  CHECK(editor.result({{"verb", "hello"}})["table"] == table);
  CHECK(editor.result({{"verb", "table"}, {"table", table}})["ok"] == true);
  CHECK(editor.error({{"verb", "table"}, {"table", "/etc/passwd.lua"}}) == "foreign-path");
}
