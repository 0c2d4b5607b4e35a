#include "editor/server/deed_desk.h"

#include "tests/editor/server/asking_editor.h"

using namespace houserule;

namespace {

std::string write_rule(AskingEditor& editor, const std::string& name, const std::string& changes) {
  const std::string file = editor.folder() + "/" + name + ".lua";
  std::ofstream(file) << "-- House rule: x.\nreturn variant { of = \"lorum\", title = { \"" << name
                      << "\", ja = \"x\" }, ja = \"x\", changes = { " << changes << " } }\n";
  return file;
}

Json deeds_of(AskingEditor& editor, const std::string& rule, const char* language = "en") {
  return editor.result(
      {{"verb", "deeds"}, {"table", "lorum +" + rule}, {"rule", rule}, {"language", language}});
}

}  // namespace

TEST_CASE("what a rule pays is told in deals where it does", "[editor]") {
  AskingEditor editor;
  const std::string file =
      write_rule(editor, "dear_end",
                 "wrap { path = \"settle.pay\", with = function (base, result, chips) "
                 "chips:pay(result.last_trick.winner, \"pool\", 2, \"last trick\") "
                 "base(result, chips) end }");
  const Json deeds = deeds_of(editor, "dear_end");
  REQUIRE(deeds["deals"].size() == DeedDesk::most_shown);
  for (const Json& deal : deeds["deals"]) {
    INFO(deal.dump());
    CHECK(deal["says"].dump().find("2") != std::string::npos);
    CHECK(deal["story"].size() > 0);
  }
  CHECK(deeds == deeds_of(editor, "dear_end"));  // the same again
  CHECK(deeds != deeds_of(editor, "dear_end", "ja"));

  // Whoever meant that has an example of it, which passes.
  const auto examples = [&] {
    const Json run = editor.result({{"verb", "examples"}, {"table", "lorum +dear_end"}});
    int count = 0;
    for (const Json& one : run["examples"]) {
      if (one["variant"] != "dear_end") continue;
      CHECK(one["passed"] == true);
      ++count;
    }
    return count;
  };
  CHECK(examples() == 0);
  const Json keep = {{"verb", "keep_deed"},
                     {"table", "lorum +dear_end"},
                     {"rule", "dear_end"},
                     {"script", file},
                     {"at", 1}};
  (void)editor.result(keep);
  CHECK(examples() == 1);
}

TEST_CASE("what a rule forbids is told at the move where it does", "[editor]") {
  AskingEditor editor;
  (void)write_rule(editor, "beat", "insert { at_start_of = \"play.follow\", step = head_trick }");
  const Json deeds = deeds_of(editor, "beat");
  REQUIRE(deeds["deals"].size() == DeedDesk::most_shown);
  for (const Json& deal : deeds["deals"]) {
    INFO(deal.dump());
    const std::string says = deal["says"].dump();
    CHECK((says.find("may no longer choose") != std::string::npos ||
           says.find("has to play") != std::string::npos));
  }
}

TEST_CASE("a rule that makes no difference in a deal, or is not in force, has no deeds",
          "[editor]") {
  AskingEditor editor;
  (void)write_rule(editor, "longer", "set { path = \"house.deals\", value = 9 }");
  const Json deeds = deeds_of(editor, "longer");
  CHECK(deeds["deals"].empty());
  CHECK(deeds["tried"] == DeedDesk::most_tried);
  CHECK(editor.error({{"verb", "deeds"}, {"table", "lorum"}, {"rule", "longer"}}) == "bad-request");
}
