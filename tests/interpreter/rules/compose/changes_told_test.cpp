#include "rules/compose/changes_told.h"

#include <catch2/catch.hpp>

using namespace houserule;

TEST_CASE("one change alone is told first, several beside the fault", "[rules]") {
  const auto told = [](std::vector<std::pair<Place, Text>> changes) {
    Diagnostic fault{"deal-uneven", {"game.lua", 3}, "m", ""};
    tell_changes(fault, std::move(changes));
    std::string places = to_text(fault.place);
    for (const auto& note : fault.notes) places += " " + to_text(note.first);
    return places;
  };
  const auto at = [](int line) { return std::pair<Place, Text>{{"own.lua", line}, "own"}; };
  CHECK(told({}) == "game.lua:3");
  CHECK(told({at(1)}) == "own.lua:1 game.lua:3");
  CHECK(told({at(1), at(2)}) == "game.lua:3 own.lua:1 own.lua:2");
  CHECK(told({at(1), at(2), at(3), at(4), at(5)}) == "game.lua:3");
}

TEST_CASE("of two house rules that clash the loose one is told to come after", "[rules]") {
  CHECK(choose_or_after("a", "b").en.find("after = { \"a\" } in b,") != std::string::npos);
  CHECK(choose_or_after("x/a.lua", "b").en.find("after = { \"b\" } in x/a.lua,") !=
        std::string::npos);
  CHECK(choose_or_after("a", "x/b.lua").en.find("after = { \"a\" } in x/b.lua,") !=
        std::string::npos);
}
