// House rules that show how far changes reach: tests/house_rules/GAME/NAME.lua, with their
// examples.

#include <catch2/catch.hpp>
#include <filesystem>

#include "lab/examine/table_check.h"
#include "tests/games/battery.h"

TEST_CASE("house rules that change every kind of place are sound, with their examples") {
  using namespace houserule;
  namespace fs = std::filesystem;
  int rules = 0;
  for (const auto& game :
       fs::directory_iterator(fs::path(HOUSERULE_SOURCE_DIR) / "tests" / "house_rules")) {
    const std::string name = game.path().filename().string();
    const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR).with_first(game.path());
    for (const std::string& rule : folders.loose()) {
      const GameCheck check =
          check_table(folders, battery::words(), name + " +" + rule, battery::is_slow ? 2 : 30);
      INFO(name << " +" << rule << "\n" << check.diagnostics.to_text());
      CHECK(check.diagnostics.empty());
      CHECK(check.examples > 0);
      for (const CheckedTable& table : check.singles) CHECK(table.sound);
      ++rules;
    }
  }
  CHECK(rules >= 32);
}
