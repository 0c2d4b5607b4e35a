// Small games, each of which stands for a kind of rule that no shipped game has:
// tests/small_games/.

#include <catch2/catch.hpp>
#include <filesystem>

#include "lab/examine/table_check.h"
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
