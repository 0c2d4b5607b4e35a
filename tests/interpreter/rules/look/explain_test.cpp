#include "rules/look/explain.h"
#include "base/display_width.h"

#include <catch2/catch.hpp>

#include "base/text.h"
#include "rules/sheet/rule_sheet.h"
#include "session/table/table_loader.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

std::string explained(const std::string& typed) {
  Diagnostics diagnostics;
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  const auto words = load_words(folders, diagnostics);
  REQUIRE(words);
  const auto table = load_table(folders, *words, parse_spec(typed, diagnostics), diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  return explain(*table->rules);
}

std::string line_with(const std::string& text, const std::string& part) {
  const auto at = text.find(part);
  if (at == std::string::npos) return "";
  const auto begin = text.rfind('\n', at) == std::string::npos ? 0 : text.rfind('\n', at) + 1;
  return text.substr(begin, text.find('\n', at) - begin);
}

}  // namespace

TEST_CASE("a table without house rules has no changed value") {
  const std::string text = explained("lorum");
  CHECK(text.find('*') == std::string::npos);
  CHECK(text.find(" values are the game's own.\n") != std::string::npos);
}

TEST_CASE("changed values are marked, with who set them and what was there before") {
  const std::string text = explained("lorum +exposed_horniky pool_winners=1");
  CHECK(line_with(text, "card_points[4]").starts_with("* card_points[4]"));
  CHECK(line_with(text, "card_points[4]").find("exposed_horniky.lua:15") != std::string::npos);
  CHECK(line_with(text, "house.pool_winners").starts_with("* "));
  CHECK(line_with(text, "house.pool_winners").ends_with("command line"));
  CHECK(line_with(text, "over { 1, 2 }").find("games/lorum/rules.lua:") != std::string::npos);
  CHECK(line_with(text, "play.follow").starts_with("play.follow"));
  CHECK(line_with(text, " changed (*)").starts_with("5 of "));
}

TEST_CASE("a number typed over a house rule's shows both before it") {
  const std::string text = explained("lorum +two_clean_leave_pool pool_winners=2");
  const auto first = text.find("over { 1 }");
  const auto second = text.find("over { 1, 2 }");
  CHECK(first != std::string::npos);
  CHECK(second != std::string::npos);
  CHECK(first < second);
}

TEST_CASE("the table of values keeps to eighty columns") {
  const std::string text = explained("lorum +declare_freely +exposed_horniky +own_horniky_triple");
  const std::string table = text.substr(0, text.find("The sheet in words"));
  for (std::size_t at = 0; at < table.size();) {
    const auto end = table.find('\n', at);
    CHECK(display_width(table.substr(at, end - at)) <= 80);
    at = end + 1;
  }
}

TEST_CASE("a sentence has the path of its place, not one made of its words") {
  const std::string text = explained("aurum +over_bid_scores_bid");
  CHECK(line_with(text, "settle.says[2]").starts_with("* settle.says[2]"));
  CHECK(line_with(text, "settle.says[2]").find("over_bid_scores_bid.lua:") != std::string::npos);
  CHECK(line_with(text, "settle.says[1]").starts_with("settle.says[1]"));
  CHECK(line_with(text, "over { Fewer").find("games/aurum/rules.lua:") != std::string::npos);
  CHECK(text.find("settle.says.") == std::string::npos);
}

TEST_CASE("every house rule that changed a part of a value is named") {
  ScriptTree tree;
  GameText game;
  game.fields = "trumps = \"hearts\",";
  game.play =
      "first_lead = eldest_hand, follow = { follow_suit, trump, any_card },"
      "winner = { highest_trump, highest_of_led_suit },";
  tree.write("games/g/rules.lua", game.text());
  const auto rule = [&](const std::string& name, const std::string& change) {
    tree.write("games/g/variants/" + name + ".lua", "return variant { of = \"g\", title = { \"T " +
                                                        name + "\", ja = \"T\" }, " +
                                                        "changes = {\n" + change + " } }");
  };
  rule("first", "insert { at_start_of = \"play.follow\", step = cards { \"Ace of hearts\" } }");
  rule("second",
       "insert { before = \"play.follow.any_card\", step = cards { \"King of spades\" } }");
  rule("third", "remove { path = \"play.follow.trump\" }");
  Diagnostics diagnostics;
  const auto table = tree.load("g +first +second +third", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  const std::string text = explain(*table->rules);
  CAPTURE(text);
  CHECK(line_with(text, "* play.follow").ends_with("first.lua:2"));
  CHECK(line_with(text, "also changed by second").ends_with("second.lua:2"));
  CHECK(line_with(text, "also changed by third").ends_with("third.lua:2"));
  // And the clause of the sheet belongs to all three.
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  const RuleSheet sheet = make_rule_sheet(*table->rules);
  std::vector<std::string> owners;
  for (const SheetSection& section : sheet.sections) {
    for (const SheetClause& clause : section.clauses) {
      if (clause.rule.path == "play.follow") owners = clause.owners;
    }
  }
  CHECK(owners == std::vector<std::string>{"first", "second", "third"});
}

TEST_CASE("on a table with four house rules every line has its chain") {
  const std::string text =
      explained("french_tarot players=4 +misere +little_slam +half_points_fft +slam_per_defender");
  const auto has_row = [&](const std::string& path, const std::string& ends) {
    const std::string line = line_with(text, path);
    INFO(line);
    CHECK(line.ends_with(ends));
  };
  has_row("* bid.little_slam.times", "little_slam.lua:11");
  has_row("* chien_to_the_taker.when", "little_slam.lua:12");
  has_row("* declare.misere.worth", "misere.lua:12");
  has_row("* settle.margin", "half_points_fft.lua:13");
  has_row("* settle.won", "little_slam.lua:16");
  has_row("* settle.stake", "slam_per_defender.lua:23");
  has_row("* settle.says[5]", "slam_per_defender.lua:17");
  has_row("over { A slam", "games/french_tarot/rules.lua:139");
  has_row("- settle.slam", "slam_per_defender.lua:26");
  has_row("was score \"sl", "games/french_tarot/rules.lua:170");
  has_row("settle.base", "games/french_tarot/rules.lua:150");
  // What a function was put around, and what a list was before entries came in.
  const auto after = [&](const std::string& path) {
    const auto at = text.find(path);
    const auto next = text.find('\n', at) + 1;
    return text.substr(next, text.find('\n', next) - next);
  };
  CHECK(after("* settle.margin").find("around") != std::string::npos);
  CHECK(after("* settle.margin").ends_with("games/french_tarot/rules.lua:148"));
  CHECK(after("* chien_to_the_taker.when").ends_with("games/french_tarot/rules.lua:82"));
  CHECK(text.find("Taken out (-): 1.") != std::string::npos);
}
