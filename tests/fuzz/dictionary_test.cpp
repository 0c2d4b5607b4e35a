// Every word of the language is in the dictionary of the fuzzer, with its fields: what is not there
// it can hardly find.

#include <catch2/catch.hpp>
#include <set>
#include <sstream>

#include "tests/fuzz/fuzz_target.h"

using namespace houserule;

namespace {

std::set<std::string> dictionary() {
  const std::string text =
      read_file(std::string(HOUSERULE_SOURCE_DIR) + "/tests/fuzz/rules_file.dict").value_or("");
  std::istringstream lines(text);
  std::set<std::string> entries;
  for (std::string line; std::getline(lines, line);) {
    if (line.size() > 2 && line.front() == '"') entries.insert(line.substr(1, line.size() - 2));
  }
  return entries;
}

}  // namespace

TEST_CASE("the fuzzer knows every word of the language, and its fields", "[fuzz]") {
  const std::set<std::string> known = dictionary();
  CHECK(fuzz::words().all().size() > 250);
  for (const Word& word : fuzz::words().all()) {
    CAPTURE(word.name);
    if (word.kind != "table") CHECK(known.contains(word.name));
    for (const WordField& field : word.fields) {
      CAPTURE(field.name);
      CHECK(known.contains(field.name));
    }
  }
}
