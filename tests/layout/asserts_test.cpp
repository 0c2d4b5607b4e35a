// Every assert is argued: why no input reaches it stands in a record, and a test holds it there.

#include <catch2/catch.hpp>
#include <map>
#include <regex>

#include "tests/layout/source_tree.h"

using namespace houserule::layout;

namespace {

const char* const record = "docs/decisions/0013-asserts.md";

bool asserts(const std::string& line) {
  static const std::regex call(R"((^|[^\w])assert\()");
  return std::regex_search(line.substr(0, line.find("//")), call);
}

std::map<std::string, int> asserts_of_sources() {
  std::map<std::string, int> found;
  for (const char* const folder : {"interpreter", "editor"}) {
    for (const auto& file : files_below(folder, {".h", ".cpp"})) {
      for (const std::string& line : lines_of(file)) {
        if (asserts(line)) ++found[shown(file)];
      }
    }
  }
  return found;
}

// Rows of the record: | `interpreter/grid/shape.cpp` | 1 | what it says | why nothing reaches it |
const std::regex row(R"(\| `((interpreter|editor)/[^`]+)` \| (\d+) \| .+ \| .+ \|)");

std::set<std::string> names_of_tests() {
  static const std::regex test(R"re(TEST_CASE(_SIG)?\("([^"]+)")re");
  std::set<std::string> names;
  for (const auto& file : files_below("tests", {".cpp"})) {
    for (const std::string& line : lines_of(file)) {
      std::smatch match;
      if (std::regex_search(line, match, test)) names.insert(match[2]);
    }
  }
  return names;
}

}  // namespace

TEST_CASE("every assert stands in the record of asserts, and nothing else does", "[layout]") {
  std::map<std::string, int> argued;
  for (const std::string& line : lines_of(source_tree / record)) {
    std::smatch match;
    if (std::regex_match(line, match, row)) argued[match[1]] += std::stoi(match[3]);
  }
  CHECK(argued == asserts_of_sources());
}

TEST_CASE("the tests that the record of asserts names exist", "[layout]") {
  static const std::regex quoted("\"([^\"]+)\"");
  const std::set<std::string> names = names_of_tests();
  int named = 0;
  for (const std::string& line : lines_of(source_tree / record)) {
    if (!line.starts_with("|")) continue;
    for (std::sregex_iterator it(line.begin(), line.end(), quoted), end; it != end; ++it) {
      CAPTURE((*it)[1].str());
      CHECK(names.contains((*it)[1]));
      ++named;
    }
  }
  CHECK(named > 15);
}

TEST_CASE("an assert is told from what only looks like one", "[layout]") {
  CHECK(asserts("  assert(n >= 0);"));
  CHECK(asserts("if (x) assert(y);"));
  CHECK_FALSE(asserts("static_assert(sizeof(x) == 8);"));
  CHECK_FALSE(asserts("// assert(n >= 0)"));
  CHECK_FALSE(asserts("#include <cassert>"));
}
