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
