#include "writing/game_plan.h"

#include <catch2/catch.hpp>

#include "examples/examples.h"
#include "lab/examine/table_check.h"
#include "tests/interpreter/session/script_tree.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

std::string described(const GamePlan& plan) {
  return plan.deck + ", trumps " + plan.trumps + (plan.partners ? ", partners" : "") +
         (plan.auction ? ", auction" : "") + (plan.predicts ? ", predicts" : "") +
         (plan.melds ? ", melds" : "") + (plan.stock ? ", stock" : "") + ", " +
         std::to_string(plan.players.size());
}

// Writes the game into a tree of its own; checks, plays and tests it.
void try_plan(const GamePlan& plan, Language language) {
  INFO(described(plan));
  const ScriptTree tree;
  const ScriptFolders folders = tree.folders().with_first(tree.root() / "house");
  Diagnostics faults;
  const auto words = load_words(folders, faults);
  REQUIRE(words);
  const auto scripts = planned_game(folders, *words, "planned", plan, language, faults);
  REQUIRE(scripts);
  for (const NewScript& script : *scripts) {
    INFO(script.text);
    CHECK(script.text.find("{title}") == std::string::npos);
    tree.write(script.file.string(), script.text);
  }
  INFO(scripts->front().text);
  const GameCheck check = check_game(folders, *words, "planned", 10);
  INFO(check.diagnostics.to_text());
  CHECK(check.diagnostics.empty());
  CHECK(check.examples == 3);
  CHECK(check.singles.size() == plan.players.size());
}

}  // namespace

TEST_CASE("whatever a new game is to have, it passes check and test as it is") {
  const std::vector<std::string> all_trumps = {"none", "turned", "chosen", "hearts"};
  int number = 0;
  for (unsigned parts = 0; parts < 32; ++parts) {
    GamePlan plan;
    plan.auction = (parts & 1) != 0;
    plan.predicts = (parts & 2) != 0;
    plan.melds = (parts & 4) != 0;
    plan.stock = (parts & 8) != 0;
    plan.partners = (parts & 16) != 0;
    if (plan.auction && plan.predicts) continue;
    if (!plan.partners) plan.players = {4, 3, 2, 5};
    for (const std::string& trumps : all_trumps) {
      if (this_build::is_slow && ++number % 12 != 0) continue;
      plan.trumps = trumps;
      plan.deck = (parts + trumps.size()) % 2 == 0 ? "french_52" : "french_32";
      try_plan(plan, parts % 3 == 0 ? Language::ja : Language::en);
    }
  }
}

TEST_CASE("a new game may have any deck that is installed") {
  const ScriptTree tree;
  for (const std::string& deck : tree.folders().decks()) {
    for (const char* const trumps : {"none", "turned", "chosen"}) {
      GamePlan plan;
      plan.deck = deck;
      plan.trumps = trumps;
      plan.predicts = true;
      try_plan(plan, Language::en);
    }
  }
}

TEST_CASE("what a new game cannot have is told") {
  const ScriptTree tree;
  Diagnostics none;
  const auto words = load_words(tree.folders(), none);
  REQUIRE(words);
  const auto told = [&](const GamePlan& plan) {
    Diagnostics faults;
    CHECK_FALSE(planned_game(tree.folders(), *words, "planned", plan, Language::en, faults));
    return faults.to_text();
  };
  const auto says = [](const std::string& told, const char* part) {
    INFO(told);
    CHECK(told.find(part) != std::string::npos);
  };
  says(told({.deck = "french_25"}), "did you mean 'french_24'?");
  says(told({.deck = "../french_52"}), "there is no deck");
  says(told({.trumps = "heart"}), "did you mean 'hearts'?");
  says(told({.auction = true, .predicts = true}), "one of the two");
  says(told({.players = {3}, .partners = true}), "not of 3");
  says(told({.players = {9}}), "cannot be dealt to 9");
  says(told({.players = {0}}), "cannot be dealt to 0");
  says(told({.players = {-1}}), "cannot be dealt to -1");
  says(told({.players = {4, 4}}), "twice");
  says(told({.players = {}}), "cannot be dealt");
}
