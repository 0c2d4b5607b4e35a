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
    tree.write("games/lorum/variants/own.lua",
               "return variant { of = \"lorum\", title = { \"Own\", ja = \"自\" }, ja = \"自\", "
               "changes = {\n" +
                   change + "\n} }");
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
             "return variant { of = \"lorum\", title = { \"Own\", ja = \"自\" }, ja = \"自\", "
             "changes = { append { path = "
             "\"card_points\", values = { { 1, \"bells\" } } } } }");
  tree.write("games/lorum/variants/own.examples.lua",
             "return examples { { say = \"wrong\", captured = { { \"7 of bells\" }, {}, {}, {} },"
             " points = { 2, 0, 0, 0 } } }");
  const GameCheck check = check_table(tree.folders(), battery::words(), "lorum +own", 3);
  CHECK_FALSE(
      std::all_of(check.diagnostics.all().begin(), check.diagnostics.all().end(), is_remark));
  CHECK_FALSE(check.singles.front().sound);
}

namespace {

// What `check` says of a house rule of an installed game.
std::string check_of(const std::string& game, const std::string& changes) {
  using namespace houserule;
  ScriptTree tree;
  tree.copy("games/" + game);
  tree.write("games/" + game + "/variants/own.lua",
             "-- House rule: own.\n\nreturn variant { of = \"" + game +
                 "\", title = { \"Own\", ja = \"自\" }, ja = \"自\", changes = {\n" + changes +
                 "\n} }");
  return check_table(tree.folders(), battery::words(), game + " +own", 20).diagnostics.to_text();
}

}  // namespace

TEST_CASE("every fault that a changed value brings about is told at the line of the change") {
  const std::string own = "variants/own.lua:4: ";
  for (const char* players : {"{ 5 }", "{ \"4\" }", "{}", "5", "{ 0 }", "{ 20 }", "{ 4, 4 }",
                              "\"x\"", "{ 2.5 }", "each_seat", "four"}) {
    CAPTURE(players);
    const std::string said =
        check_of("hearts", "set { path = \"players\", value = " + std::string(players) + " }");
    CAPTURE(said);
    CHECK(said.starts_with("games/hearts/" + own));
    CHECK(said.find("\ngames/") == std::string::npos);
  }
  CHECK(check_of("hearts", "set { path = \"match.winner\", value = most_chips }")
            .starts_with("games/hearts/" + own + "nothing pays chips"));
  CHECK(check_of("lorum", "remove { path = \"play.follow.any_card\" }")
            .starts_with("games/lorum/" + own + "play.follow: the last step"));
  // Of several it is not known which.
  const std::string two =
      check_of("hearts",
               "set { path = \"match.winner\", value = most_chips },\n"
               "set { path = \"values\", value = { pool = chips { ja = \"ポット\" } } },\n"
               "insert { after = \"deal\", phase = pay { 1, from = each_seat, to = \"pool\" } }");
  CAPTURE(two);
  CHECK(two.find("games/hearts/rules.lua:35: chips are made or lost here") != std::string::npos);
  CHECK(two.find("\n  games/hearts/variants/own.lua:4  own") != std::string::npos);
  CHECK(two.find("\n  games/hearts/variants/own.lua:5  own") != std::string::npos);
}

TEST_CASE("what a house rule gets wrong is told before what it clashes with") {
  const std::string said =
      check_of("hearts", "set { path = \"play.lead\", value = { cards { except = \"hearts\" } } }");
  CAPTURE(said);
  CHECK(said.find("(write { .., any_card }) [no-way-out]") < said.find("[patch-conflict]"));
}

TEST_CASE("what a guess of a bot comes upon is looked for in deals") {
  const std::string said =
      check_of("lorum", "append { path = \"card_points\", values = { { -3, \"7 of bells\" } } }");
  CAPTURE(said);
  CHECK(said.find("a payment cannot be below zero") != std::string::npos);
  CHECK(said.find("[hook-fault]") != std::string::npos);
  CHECK(said.find("[guess-fails]") == std::string::npos);
}

TEST_CASE(
    "a house rule that fits the game at no number of players is told of, or tried at its own") {
  using namespace houserule;
  const auto check_with = [](const std::string& fields) {
    ScriptTree tree;
    tree.copy("games/hearts");
    tree.write("games/hearts/variants/own.lua",
               "-- House rule: own.\n\nreturn variant { of = \"hearts\", title = { \"Own\", ja = "
               "\"自\" }, ja = \"自\", " +
                   fields + " }");
    return check_game(tree.folders(), battery::words(), "hearts", 2);
  };
  const auto sound = [](const GameCheck& check) {
    return std::ranges::count_if(check.singles, [](const CheckedTable& table) {
      return table.variant == "+own" && table.sound;
    });
  };
  const GameCheck strange =
      check_with("players = { 8 }, changes = { set { path = \"match.deals\", value = 3 } }");
  INFO(strange.diagnostics.to_text());
  CHECK(strange.diagnostics.to_text().find("[variant-players]") != std::string::npos);
  CHECK(sound(strange) == 0);
  const GameCheck idle =
      check_with("changes = { set { path = \"match.winner\", value = lowest_score } }");
  INFO(idle.diagnostics.to_text());
  CHECK(idle.diagnostics.to_text().find("own.lua") != std::string::npos);
}
