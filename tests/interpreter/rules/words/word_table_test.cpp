#include "rules/words/word_table.h"

#include <catch2/catch.hpp>

using namespace houserule;

TEST_CASE("a copy of a table of words goes its own way once a word is added", "[words]") {
  const auto word = [](const char* name) {
    Word made;
    made.name = name;
    made.kind = "set";
    return made;
  };
  WordTable first;
  first.add(word("red"));
  WordTable copy = first;
  CHECK(&copy.all() == &first.all());
  copy.add(word("black"));
  CHECK(copy.find("red") != nullptr);
  CHECK(copy.find("black") != nullptr);
  CHECK(first.find("black") == nullptr);
  CHECK(first.all().size() == 1);
}
