#include "editor/server/rule_desk.h"

#include "tests/editor/server/asking_editor.h"

using namespace houserule;

TEST_CASE("a house rule begins with a sentence and a change that works", "[editor]") {
  AskingEditor editor;
  const Json list =
      editor.result({{"verb", "beginnings"}, {"table", "lorum players=3"}})["beginnings"];
  REQUIRE(list.size() > 4);
  CHECK(list[0]["stage"] == "deal_end");
  CHECK(list[0]["says"] == "the winner of the last trick pays two");
  const Json made = editor.result({{"verb", "new_rule"},
                                   {"table", "lorum"},
                                   {"says", "the last trick costs two"},
                                   {"begins", 1}});
  CHECK(made["name"] == "the_last_trick_costs_two");
  CHECK(made["script"] == editor.folder() + "/the_last_trick_costs_two.lua");
  const std::string text = editor.text(made["script"]);
  CHECK(text.starts_with("-- House rule: The last trick costs two.\n"));
  CHECK(text.find("last_trick.winner") != std::string::npos);
  const std::string beside =
      editor.text(editor.folder() + "/the_last_trick_costs_two.examples.lua");
  CHECK(beside.find("by the rule as it is") != std::string::npos);
  CHECK(beside.find("by itself") == std::string::npos);
  const Json table =
      editor.result({{"verb", "table"}, {"table", "lorum +the_last_trick_costs_two"}});
  CHECK(table["ok"] == true);
  CHECK(table["remarks"].empty());
  const Json run = editor.result(
      {{"verb", "examples"}, {"table", "lorum +the_last_trick_costs_two"}})["examples"];
  REQUIRE_FALSE(run.empty());
  for (const Json& example : run) CHECK(example["passed"] == true);

  // The same words again are another rule.
  const Json second = editor.result(
      {{"verb", "new_rule"}, {"table", "lorum"}, {"says", "The last trick costs two."}});
  CHECK(second["name"] == "the_last_trick_costs_two_2");
}

TEST_CASE("a sentence in Japanese, or without end, makes a rule as well", "[editor]") {
  AskingEditor editor;
  const Json made = editor.result({{"verb", "new_rule"},
                                   {"table", "lorum"},
                                   {"says", "最後のトリックは2払い"},
                                   {"language", "ja"}});
  CHECK(made["name"] == "my_rule_2");  // hearts has a my_rule of one's own
  const Json in_english =
      editor.result({{"verb", "new_rule"}, {"table", "lorum"}, {"says", "最後のトリックは3払い"}});
  CHECK(editor.text(in_english["script"]).find("最後のトリックは3払い。") != std::string::npos);
  std::string sentence = "who";
  for (int i = 0; i < 40; ++i) sentence += " and who";
  const Json longer =
      editor.result({{"verb", "new_rule"}, {"table", "lorum"}, {"says", sentence + "\n!"}});
  CHECK(longer["name"].get<std::string>().size() <= 40);
  CHECK(editor.error({{"verb", "new_rule"}, {"table", "lorum"}, {"says", " "}}) == "bad-request");
  CHECK(editor.error({{"verb", "new_rule"}, {"table", "lorum"}, {"says", std::string(500, 'x')}}) ==
        "bad-request");
  CHECK(editor.error({{"verb", "new_rule"}, {"table", "lorm"}, {"says", "x"}}) == "unknown-game");
  CHECK(editor.error({{"verb", "new_rule"}, {"table", "lorum"}, {"says", "x"}, {"begins", 99}}) ==
        "bad-request");
}

TEST_CASE("a number goes into a house rule and leaves the rest as it was", "[editor]") {
  AskingEditor editor;
  const std::string before = editor.text(editor.rule());
  const auto write = [&](const std::string& number, const std::string& value) {
    return Json{{"verb", "write_number"},
                {"table", "hearts"},
                {"script", editor.rule()},
                {"number", number},
                {"value", value}};
  };
  (void)editor.result(write("target_score", "75"));
  std::string expected = before;
  expected.replace(expected.find("50"), 2, "75");
  CHECK(editor.text(editor.rule()) == expected);
  CHECK(editor.error(write("taget_score", "75")) == "bad-number");
  CHECK(editor.error(write("target_score", "")) == "bad-number");
  for (const char* value : {"100000", "-1", "2.5", "a", "50,60"}) {
    CAPTURE(value);
    CHECK(editor.error(write("target_score", value)) == "bad-number");
  }
  CHECK(editor.text(editor.rule()) == expected);
  Json installed = write("target_score", "75");
  installed["script"] = "games/hearts/rules.lua";
  CHECK(editor.error(installed) == "read-only");
}

TEST_CASE("a number of another game is not written into a house rule", "[editor]") {
  AskingEditor editor;
  const std::string before = editor.text(editor.rule());
  CHECK(editor.error({{"verb", "write_number"},
                      {"table", "lorum"},
                      {"script", editor.rule()},
                      {"number", "deals"},
                      {"value", "4"}}) == "bad-request");
  CHECK(editor.text(editor.rule()) == before);
}

TEST_CASE("a house rule is packed for somebody else once it was tried", "[editor]") {
  AskingEditor editor;
  const Json pack = editor.result({{"verb", "pack"}, {"script", editor.rule()}});
  CHECK(pack["file"] == "my_rule.houserule");
  CHECK(pack["deals"] > 0);
  CHECK(pack["text"].get<std::string>().find("four deals make a match") != std::string::npos);
  CHECK(editor.error({{"verb", "pack"}, {"script", "nowhere.lua"}}) == "no-such-script");
  CHECK(editor.error({{"verb", "pack"}, {"script", "games/hearts/rules.lua"}}) != "");
}
