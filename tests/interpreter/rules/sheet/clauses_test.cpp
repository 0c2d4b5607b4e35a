#include "rules/sheet/clauses.h"

#include "board_rules/sheet/board_sheet.h"
#include "tests/interpreter/rules/sheet_game.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;
using namespace houserule::sheet_game;

TEST_CASE("a clause from which a house rule has taken something is marked") {
  GameRules rules = game(4);
  VariantRules free;
  free.name = "free";
  free.title = {"Free", "自由"};
  free.says = {"House rule: the dealer says what he likes."};
  rules.variants = {free};
  rules.provenance = {{"predict.to", "5", {"predict.to", {}, ""}, {}, {}}};
  rules.removed = {{"predict.total_not", "", {"predict.total_not", {}, "free"}, {}, {}}};
  SheetClauses clauses(rules);
  clauses.begin({"T"});
  clauses.add("predict", {"A number."});
  clauses.add("play.follow", {"Follow."});
  clauses.end_section({"predict"});
  clauses.begin({"Others"});
  clauses.end_section({""});
  const RuleSheet sheet = clauses.finish();
  REQUIRE(sheet.sections.size() == 1);
  const std::vector<SheetClause>& told = sheet.sections.front().clauses;
  REQUIRE(told.size() == 2);
  CHECK(told[0].owners == std::vector<std::string>{"free"});
  CHECK(told[0].from.front().en == "House rule: Free. The dealer says what he likes.");
  CHECK_FALSE(told[1].changed());
}

TEST_CASE("what a function goes around still stands on the sheet, what replaces it does not") {
  ScriptTree tree;
  tree.copy("games/lorum");
  const auto sheet_with = [&](const std::string& changes) {
    tree.write("games/lorum/variants/own.lua",
               "-- House rule: whoever leads last pays a chip.\n\nreturn variant { of = \"lorum\", "
               "title = \"Own\", changes = {\n" +
                   changes + "\n} }\n");
    Diagnostics diagnostics;
    const auto table = tree.load("lorum +own", diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(table);
    std::string text;
    for (const SheetSection& section : make_table_sheet(*table->rules).sections) {
      for (const SheetClause& clause : section.clauses) {
        text += (clause.changed() ? "*" : "") + clause.text.en + "\n";
        for (const Text& from : clause.from) text += "  " + from.en + "\n";
      }
    }
    return text;
  };
  const std::string usual = "No contract otherwise: every player pays one chip into the pool";
  const std::string around = sheet_with(R"(wrap { path = "settle.pay",
      with = function (base, result, chips) base(result, chips) end })");
  CHECK(has(around, "*" + usual));
  CHECK(has(around, "What stands here is still done"));
  CHECK(has(around, "Whoever leads last pays a chip."));
  CHECK_FALSE(has(around, "This replaces or changes"));
  for (const char* changes :
       {R"(wrap { path = "settle.pay", with = function (_, result, chips) end })",
        R"(set { path = "settle.pay", value = function (result, chips) end })"}) {
    const std::string instead = sheet_with(changes);
    CHECK(has(instead, "This replaces or changes: " + usual));
    CHECK_FALSE(has(instead, "still done"));
  }
}
