// Well-known games, written with the words alone: tests/classics/. Each is checked with its worked
// examples and played at every number of players, in single steps and in the playout loop.

#include <catch2/catch.hpp>
#include <filesystem>

#include "lab/examine/table_check.h"
#include "tests/games/battery.h"

namespace houserule::classics {

namespace {

const ScriptFolders& folders() {
  static const ScriptFolders with =
      ScriptFolders::of(HOUSERULE_SOURCE_DIR)
          .with_first(std::filesystem::path(HOUSERULE_SOURCE_DIR) / "tests" / "classics");
  return with;
}

std::vector<std::string> games() {
  std::vector<std::string> names;
  const auto folder = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "tests" / "classics";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name != "decks") names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<LoadedTable> tables_of(const std::string& game) {
  std::vector<LoadedTable> tables;
  for (int players = 1; players <= max_seats; ++players) {
    Diagnostics diagnostics;
    const TableSpec spec = parse_spec(game + " players=" + std::to_string(players), diagnostics);
    auto table = load_table(folders(), battery::words(), spec, diagnostics);
    if (table) tables.push_back(std::move(*table));
  }
  return tables;
}

}  // namespace

TEST_CASE("well-known games are sound, with their worked examples", "[games][classics]") {
  for (const std::string& name : games()) {
    const GameCheck check =
        check_game(folders(), battery::words(), name, battery::is_slow ? 20 : 2000);
    INFO(name << "\n" << check.diagnostics.to_text());
    CHECK(check.diagnostics.empty());
    CHECK(check.examples > 0);
    for (const CheckedTable& table : check.singles) CHECK(table.sound);
  }
}

TEST_CASE("well-known games keep cards, points and secrets at every decision",
          "[games][classics]") {
  for (const std::string& name : games()) {
    const std::vector<LoadedTable> tables = tables_of(name);
    CAPTURE(name);
    CHECK_FALSE(tables.empty());
    for (const LoadedTable& table : tables) {
      CAPTURE(table.rules->spec);
      for (std::uint64_t seed = 7; seed < (battery::is_slow ? 8 : 10); ++seed) {
        CHECK_NOTHROW(battery::Battery(table, seed).play_match(1));
      }
      battery::compare_quick_and_stepped(table, battery::is_slow ? 20 : 400);
    }
  }
}

}  // namespace houserule::classics
