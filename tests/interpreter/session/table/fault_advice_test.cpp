#include "session/table/fault_advice.h"

#include <catch2/catch.hpp>

#include "rules/words/word_types.h"
#include "tests/games/battery.h"

using namespace houserule;

TEST_CASE("the line of a fault shows what was meant") {
  struct Line {
    const char* code;
    const char* told;
    const char* line;
    const char* advice;
  };
  const Line lines[] = {
      {"unknown-card", "no card is named 'any_card'", "follow = { \"any_card\" }",
       "any_card is a word of the language: write it without quotes"},
      {"wrong-type", "must begin with a whole number", "value = \"4\"", "write 4 without quotes"},
      {"wrong-type", "a line begins with a number", "by_rank { [\"3\"] = 10 }", ""},
      {"unknown-card", "no card is named '4'", "{ \"4\" }", ""},
      {"unknown-word", "'two' is no word", "value = two", "write 2"},
      {"unknown-word", "'run' is no word", "{ \"three in a row\", run { 3 } }",
       "did you mean 'sequence'?"},
      {"unknown-word", "'hello' is no word", "value = hello",
       "names of cards and of your own things are quoted: \"hello\""},
      {"wrong-type", "the number 5 is no set of cards", "{ 1,5, \"King\" }",
       "a number is written with a point: 1.5"},
      {"wrong-type", "the number 5 is no set of cards", "{ 1, 5 }", ""},
      {"wrong-type", "deal takes no values without a field name, but has a list", "{3,3,2}", ""},
  };
  for (const Line& one : lines) {
    CAPTURE(one.line);
    Diagnostic fault{one.code, {"t.lua", 2}, one.told};
    advise(fault, "return {\n" + std::string(one.line) + "\n}", battery::words());
    CHECK(fault.suggestion.en == one.advice);
  }
}

TEST_CASE("a suggestion that is there stays") {
  Diagnostic fault{"unknown-word", {"t.lua", 1}, "'two' is no word", "did you mean 'to'?"};
  advise(fault, "return two { 1 }", battery::words());
  CHECK(fault.suggestion.en == "did you mean 'to'?");
  // A name that stands alone may be one of the game's own.
  advise(fault, "return two", battery::words());
  CHECK(fault.suggestion.en == "did you mean 'to'? a name of your own is quoted: \"two\"");
}

TEST_CASE("a bare name is told by what its place takes") {
  const WordTable& words = battery::words();
  Node text;
  text.kind = Node::Kind::text;
  int told = 0;
  for (const Word& word : words.all()) {
    // Of two words of one name a fault knows the first.
    if (!word.is_bare() || words.find(word.name) != &word) continue;
    for (const WordField& field : word.fields) {
      CAPTURE(word.name, field.name);
      Diagnostic fault{"unknown-word", {"t.lua", 1}, "'zqxj' is no word"};
      advise(fault, "return " + word.name + " { " + field.name + " = zqxj }", words);
      const bool is_quoted = fault.suggestion.en.find("\"zqxj\"") != std::string::npos;
      if (field.types == std::vector<std::string>{"any"}) continue;
      CHECK(is_quoted == fits_any(text, field.types, words));
      if (is_quoted) CHECK(fault.suggestion.ja.find("zqxj") != std::string::npos);
      ++told;
    }
  }
  CHECK(told > 100);
}

TEST_CASE("where only some words may stand a name that is none is told them") {
  const auto advice = [](const std::string& name, const std::string& line) {
    Diagnostic fault{
        "unknown-word", {"t.lua", 1}, "'" + name + "' is no word", "did you mean 'x'?"};
    advise(fault, line, battery::words());
    return fault.suggestion.en;
  };
  CHECK(advice("most_points", "set { path = \"match.winner\", value = most_points }")
            .starts_with("there is: most_chips, highest_score, lowest_score"));
  CHECK(advice("most_chip", "match = { winner = most_chip }") == "did you mean 'x'?");
  CHECK(advice("most_chip", "return game { match = { winner = most_chip } }") ==
        "did you mean 'most_chips'?");
  CHECK(advice("spades", "return game { trumps = spades }").find("\"spades\"") !=
        std::string::npos);
}
