#include "rules/sheet/clauses.h"

#include "tests/interpreter/rules/sheet_game.h"

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
