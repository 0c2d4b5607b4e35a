#include "bots/level.h"

#include <catch2/catch.hpp>

using namespace houserule;

TEST_CASE("levels are read as they are written", "[level]") {
  for (const char* text : {"random", "greedy", "ismcts", "ismcts:10", "ismcts:2000"}) {
    INFO(text);
    const ReadLevel read = read_level(text);
    REQUIRE(read.level.has_value());
    CHECK(read.fault.empty());
    CHECK(read.level->text() == text);
    CHECK(make_agent(text) != nullptr);
  }
  CHECK(read_level("ismcts:1000").level->text() == "ismcts");
  CHECK(read_level("ismcts:2000").level->iterations == 2000);
}

TEST_CASE("what is no level is said why", "[level]") {
  CHECK(read_level("nobody").fault.find("'nobody'") != std::string::npos);
  for (const char* text : {"", "Greedy", "greedy:3", "ismcts:", "ismcts:0", "ismcts:9", "ismcts:-5",
                           "ismcts:1e3", "ismcts:1000 ", "ismcts:99999999999999999999"}) {
    INFO(text);
    CHECK_FALSE(read_level(text).level.has_value());
    CHECK_FALSE(read_level(text).fault.empty());
    CHECK(make_agent(text) == nullptr);
  }
}
