#include "editor/server/example_desk.h"

#include "tests/editor/server/asking_editor.h"

using namespace houserule;

namespace {

// Of the rule of one's own; hearts has others in force.
Json own_examples(AskingEditor& editor) {
  Json own = Json::array();
  const Json all = editor.result({{"verb", "examples"}, {"table", "hearts +my_rule"}});
  for (const Json& example : all["examples"]) {
    if (example["variant"] == "my_rule") own.push_back(example);
  }
  return own;
}

}  // namespace

TEST_CASE("examples of the rules in force run, those of the game where they are wanted",
          "[editor]") {
  AskingEditor editor;
  Json ask = {{"verb", "examples"}, {"table", "lorum +exposed_horniky"}};
  const Json own = editor.result(ask)["examples"];
  REQUIRE_FALSE(own.empty());
  for (const Json& example : own) {
    INFO(example.dump());
    CHECK(example["variant"] == "exposed_horniky");
    CHECK(example["passed"] == true);
  }
  ask["whole"] = true;
  CHECK(editor.result(ask)["examples"].size() > own.size() + 10);
}

TEST_CASE("a deal that was played becomes an example, which passes", "[editor]") {
  AskingEditor editor;
  const std::string page = editor.folder() + "/my_rule.examples.lua";
  Json table = editor.result({{"verb", "sit"}, {"table", "hearts +my_rule"}, {"seed", "3"}});
  const Json add = {
      {"verb", "add_example"}, {"sitting", table["sitting"]}, {"script", editor.rule()}};
  for (std::size_t n = 1; n <= 2; ++n) {
    const Json added = editor.result(add);
    CHECK(added["script"] == page);
    const std::string text = editor.text(page);
    CHECK(text.starts_with("return examples {\n"));
    CHECK(text.ends_with("}\n"));
    const Json run = own_examples(editor);
    REQUIRE(run.size() == n);
    INFO(text << run.dump());
    CHECK(run[n - 1]["passed"] == true);
    CHECK(run[n - 1]["line"] == added["line"]);
  }
  CHECK(editor.error({{"verb", "add_example"},
                      {"sitting", table["sitting"]},
                      {"script", "games/hearts/rules.lua"}}) == "read-only");
  CHECK(editor.error({{"verb", "add_example"}, {"sitting", table["sitting"]}, {"script", page}}) ==
        "bad-request");
}

TEST_CASE("an example that fails says what was expected and what came of it", "[editor]") {
  AskingEditor editor;
  const std::string page = editor.folder() + "/my_rule.examples.lua";
  (void)editor.result({{"verb", "save"},
                       {"script", page},
                       {"text",
                        "return examples {\n  { say = \"fifty\", points = { 26, 0, 0, 0 },\n"
                        "    gains = { 1, 0, 0, 0 } },\n}\n"},
                       {"base", ""}});
  const Json run = own_examples(editor);
  REQUIRE(run.size() == 1);
  const Json& example = run[0];
  CHECK(example["passed"] == false);
  CHECK(example["file"] == page);
  CHECK(example["line"] == 2);
  CHECK(example["expected"].get<std::string>().starts_with("gains 1, 0, 0, 0"));
  CHECK_FALSE(example["got"].get<std::string>().empty());
}

TEST_CASE("an example that fails is written as it comes out now, field by field", "[editor]") {
  AskingEditor editor;
  const std::string page = editor.folder() + "/my_rule.examples.lua";
  const std::string text =
      "return examples {\n  { say = \"a\", points = { 26, 0, 0, 0 }, gains = { 26, 0, 0, 0 } },\n"
      "  -- as it is counted\n  { say = \"b\",\n    captured = { { \"hearts\" }, {}, {}, {} },\n"
      "    points = { 1, 2, 3, 4 }, gains = { 1, 0, 0, 0 } },\n"
      "  { say = \"c\", finish = true, scores = { 3, 2, 1, 9 }, winners = { 4 } },\n}\n";
  (void)editor.result({{"verb", "save"}, {"script", page}, {"text", text}, {"base", ""}});
  const auto right = [&](int line) {
    return editor.result({{"verb", "right_example"},
                          {"table", "hearts +my_rule"},
                          {"script", page},
                          {"line", line}});
  };
  for (const Json& example : own_examples(editor)) {
    INFO(example.dump());
    CHECK(example["passed"] == false);
    CHECK(example["mendable"] == true);
    const Json righted = right(example["line"]);
    INFO(righted.dump());
    CHECK(righted["passes"] == true);
    CHECK_FALSE(righted["changes"].empty());
    const std::string base = editor.result({{"verb", "read"}, {"script", page}})["hash"];
    CHECK(righted["base"] == base);
    (void)editor.result(
        {{"verb", "save"}, {"script", page}, {"text", righted["text"]}, {"base", base}});
  }
  for (const Json& example : own_examples(editor)) CHECK(example["passed"] == true);
  const std::string now = editor.text(page);
  CHECK_THAT(now, Catch::Contains("-- as it is counted"));
  CHECK_THAT(now, Catch::Contains("points = { 13, 0, 0, 0 }"));
  CHECK_THAT(now, Catch::Contains("winners = { 3 }"));
  CHECK(right(2)["changes"].empty());
  CHECK(right(2)["text"] == now);
  CHECK(editor.error({{"verb", "right_example"},
                      {"table", "hearts"},
                      {"script", "games/hearts/examples.lua"},
                      {"line", 2}}) == "no-such-script");
}

TEST_CASE("what no field says is not mended by one", "[editor]") {
  AskingEditor editor;
  const std::string page = editor.folder() + "/my_rule.examples.lua";
  (void)editor.result(
      {{"verb", "save"},
       {"script", page},
       {"text",
        "return examples {\n  { say = \"a\", deals = 3, for_all_deals = function (deal)\n"
        "    return false end },\n}\n"},
       {"base", ""}});
  const Json example = own_examples(editor)[0];
  INFO(example.dump());
  CHECK(example["passed"] == false);
  CHECK(example["mendable"] == false);
}
