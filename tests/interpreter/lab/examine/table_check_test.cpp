#include "lab/examine/table_check.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

TEST_CASE("every installed game passes its own check") {
  using namespace houserule;
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  Diagnostics diagnostics;
  const auto words = load_words(folders, diagnostics);
  REQUIRE(words);
  for (const std::string& game : folders.games()) {
    if (battery::is_slow && game != "hearts" && game != "exposure") continue;
    const GameCheck check = check_game(folders, *words, game, battery::is_slow ? 2 : 20);
    INFO(game << "\n" << check.diagnostics.to_text());
    CHECK(check.diagnostics.empty());
    CHECK(check.deals > 0);
  }
}

TEST_CASE("a table that cannot be put together is reported with all its faults") {
  using namespace houserule;
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  Diagnostics diagnostics;
  const auto words = load_words(folders, diagnostics);
  REQUIRE(words);
  const GameCheck check =
      check_table(folders, *words, "lorum players=5 sweep_steak=3 pool_winners=9", 1);
  CHECK(check.diagnostics.size() >= 1);
  CHECK_FALSE(check.singles.front().sound);
}

TEST_CASE("rules that never come to an end are refused, not played for ever") {
  using namespace houserule;
  ScriptTree tree;
  tree.copy("games/lorum");
  const auto words = battery::words();
  const auto check = [&](const std::string& change) {
    tree.write(
        "games/lorum/variants/own.lua",
        "return variant { of = \"lorum\", title = \"Own\", changes = {\n" + change + "\n} }");
    const GameCheck checked = check_table(tree.folders(), words, "lorum players=4 +own", 3);
    CHECK_FALSE(checked.singles.front().sound);
    CHECK_FALSE(
        std::all_of(checked.diagnostics.all().begin(), checked.diagnostics.all().end(), is_remark));
    return checked.diagnostics.to_text();
  };
  const auto has = [](const std::string& text, const char* part) {
    INFO(text);
    CHECK(text.find(part) != std::string::npos);
  };
  const std::string always = ", when = somebody { holds { \"Ace\" } }";
  has(check("insert { after = \"deal\", phase = redeal { dealer = same" + always + " } }"),
      "[endless-redeal]");
  has(check("insert { before = \"play\", phase = redeal { dealer = same" + always + " } }"),
      "[endless-redeal]");
  has(check("insert { at_end_of = \"play.after_card\", phase = redeal { dealer = same } }"),
      "[endless-redeal]");
  has(check("insert { at_end_of = \"play.after_trick\", phase = move { \"Ace of hearts\", from = "
            "\"captured\", to = \"hand\", of = winner } }"),
      "[uneven-hands]");
  has(check("insert { before = \"play\", phase = step \"boom\" { apply = function (t) "
            "t:give(\"Ace of hearts\", t.seats[1]) end } }"),
      "belongs to nobody");
}

TEST_CASE("a table whose examples fail is not sound") {
  using namespace houserule;
  ScriptTree tree;
  tree.copy("games/lorum");
  tree.write("games/lorum/variants/own.lua",
             "return variant { of = \"lorum\", title = \"Own\", changes = { append { path = "
             "\"card_points\", values = { { 1, \"bells\" } } } } }");
  tree.write("games/lorum/variants/own.examples.lua",
             "return examples { { say = \"wrong\", captured = { { \"7 of bells\" }, {}, {}, {} },"
             " points = { 2, 0, 0, 0 } } }");
  const GameCheck check = check_table(tree.folders(), battery::words(), "lorum +own", 3);
  CHECK_FALSE(
      std::all_of(check.diagnostics.all().begin(), check.diagnostics.all().end(), is_remark));
  CHECK_FALSE(check.singles.front().sound);
}
