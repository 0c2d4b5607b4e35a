#include <catch2/catch.hpp>

#include "tests/ferry/ferry.h"

using namespace houserule;

TEST_CASE("an act that moves one good is refused where it names several", "[program]") {
  const auto faults_of = [](const std::string& act) {
    return Ferry("insert { at_start_of = \"setup\", entry = may { " + act + " } }").faults();
  };
  for (const char* act :
       {R"(gain_and_put { %, boards = "stall" })", R"(lift { %, fill = { "kipper" } })",
        R"(breed { %, young = "silver" })"}) {
    INFO(act);
    const auto with = [&](const char* goods) {
      std::string text = act;
      return text.replace(text.find('%'), 1, goods);
    };
    CHECK(faults_of(with(R"("kipper")")).empty());
    const std::string told = faults_of(with(R"("food")"));
    CHECK_THAT(told, Catch::StartsWith("games/ferry/variants/mine.lua:2: ") &&
                         Catch::Contains(" takes one good, not 2") &&
                         Catch::Contains("[wrong-type]"));
  }
}
