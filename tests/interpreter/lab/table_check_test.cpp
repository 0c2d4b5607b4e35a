#include "lab/table_check.h"

#include <catch2/catch.hpp>

#include "tests/games/battery.h"

TEST_CASE("every installed game passes its own check") {
  using namespace houserule;
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  Diagnostics diagnostics;
  const auto words = load_words(folders, diagnostics);
  REQUIRE(words);
  for (const std::string& game : folders.games()) {
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
