#include "editor/server/rule_desk.h"

#include "tests/editor/server/asking_editor.h"

using namespace houserule;

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
