// Small games, each of which stands for a kind of rule that no shipped game has:
// tests/small_games/.

#include <catch2/catch.hpp>
#include <filesystem>

#include "lab/examine/table_check.h"
#include "rules/sheet/rule_sheet.h"
#include "tests/games/battery.h"

TEST_CASE("small games are sound, with their examples", "[games]") {
  using namespace houserule;
  const auto folder = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "tests" / "small_games";
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR).with_first(folder);
  int games = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name == "decks") continue;
    const GameCheck check = check_game(folders, battery::words(), name, battery::is_slow ? 5 : 100);
    INFO(name << "\n" << check.diagnostics.to_text());
    CHECK(check.diagnostics.empty());
    CHECK(check.examples > 0);
    for (const CheckedTable& table : check.singles) CHECK(table.sound);
    ++games;
  }
  CHECK(games >= 2);
}

TEST_CASE("sheets tell what is drawn, of cards without a suit, and of whom a condition is true",
          "[games][sheet]") {
  using namespace houserule;
  const auto tests = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "tests";
  const auto sheet = [&](const std::filesystem::path& folder, const std::string& spec) {
    Diagnostics diagnostics;
    const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR).with_first(folder);
    const auto table =
        load_table(folders, battery::words(), parse_spec(spec, diagnostics), diagnostics);
    INFO(diagnostics.to_text());
    REQUIRE(table);
    return to_text(make_rule_sheet(*table->rules), Language::en, 10000);
  };
  const auto says = [](const std::string& text, const std::string& sentence) {
    INFO(text);
    INFO(sentence);
    CHECK(text.find(sentence) != std::string::npos);
  };
  const std::string drawing = sheet(tests / "small_games", "drawing");
  says(drawing,
       "takes 1 card into the hand: from the stock, or else the turned. If none is left "
       "there, nothing is taken.");
  says(drawing, "The play ends when nobody holds a card any more.");
  const std::string storm = sheet(tests / "small_games", "storm");
  says(storm, "Besides, it has the Storm and the Leaf, which belong to no suit.");
  says(storm, "The Storm and the Leaf belong to no suit. When one of them is led,");
  says(storm, "if the player does not hold the Leaf");
  const std::string petit =
      sheet(tests / "house_rules" / "french_tarot", "french_tarot +lone_petit_shown");
  says(petit,
       "The card chosen is noted (the cards shown). This is only for a player who holds the "
       "1 of trumps and who holds exactly 1 of the trumps and who does not hold the Excuse.");
  says(petit, "If the 1 of trumps lies in the cards shown,");
  const std::string contre = sheet(tests / "house_rules" / "french_tarot", "french_tarot +contre");
  says(contre, "each defender in turn may announce contre.");
  const std::string partners = sheet(tests / "house_rules" / "hearts", "hearts +pairs_of_partners");
  says(partners, "a side has 100 points or more");
}
