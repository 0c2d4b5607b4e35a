#include "bots/agents/level.h"

#include <catch2/catch.hpp>

using namespace houserule;

TEST_CASE("levels are read as they are written", "[level]") {
  for (const char* text : {"random", "greedy", "learned", "learned+10", "learned+200", "ismcts",
                           "ismcts:10", "ismcts:2000"}) {
    INFO(text);
    const ReadLevel read = read_level(text);
    REQUIRE(read.level.has_value());
    CHECK(read.fault.en.empty());
    CHECK(read.level->text() == text);
    CHECK(make_agent(*read.level) != nullptr);
  }
  CHECK(read_level("ismcts:1000").level->text() == "ismcts");
  CHECK(read_level("ismcts:2000").level->iterations == 2000);
}

TEST_CASE("who plays is said by name, by time, by both or not at all", "[level]") {
  CHECK(level_for({}, 0).level->text() == "learned+200");
  CHECK(level_for({}, 300).level == BotLevel{.kind = BotLevel::Kind::ismcts, .milliseconds = 300});
  CHECK(level_for("greedy", 300).level->kind == BotLevel::Kind::greedy);
  CHECK(level_for("ismcts:50", 0).level->iterations == 50);
}

TEST_CASE("what is no level is said why", "[level]") {
  CHECK(read_level("nobody").fault.en.find("'nobody'") != std::string::npos);
  for (const char* text :
       {"", "Greedy", "greedy:3", "learned+", "learned+9", "learned:200", "ismcts:", "ismcts:0",
        "ismcts:9", "ismcts:-5", "ismcts:1e3", "ismcts:1000 ", "ismcts:99999999999999999999"}) {
    INFO(text);
    CHECK_FALSE(read_level(text).level.has_value());
    CHECK_FALSE(read_level(text).fault.en.empty());
    CHECK_FALSE(level_for(text, 5).level.has_value());
  }
}
