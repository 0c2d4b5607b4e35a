// tests/interpreter/ mirrors interpreter/, tests/editor/ editor/: what a test tests is found by its
// path.

#include <catch2/catch.hpp>

#include "tests/layout/source_tree.h"

using namespace houserule::layout;

namespace {

// Returns the path the tested file has, without extension; "" if `test` is no name of a test.
// "tests/interpreter/base/text_test.cpp" tests "interpreter/base/text".
std::string tested_by(const std::string& test) {
  const std::string above = "tests/";
  const std::string ending = "_test.cpp";
  if (!test.starts_with(above) || !test.ends_with(ending)) return "";
  return test.substr(above.size(), test.size() - above.size() - ending.size());
}

}  // namespace

TEST_CASE("every test of the interpreter and the editor lies where its subject lies", "[layout]") {
  auto tests = files_below("tests/interpreter", {".cpp"});
  REQUIRE_FALSE(tests.empty());
  const auto of_the_editor = files_below("tests/editor", {".cpp"});
  REQUIRE_FALSE(of_the_editor.empty());
  tests.insert(tests.end(), of_the_editor.begin(), of_the_editor.end());
  for (const auto& test : tests) {
    INFO(shown(test));
    const std::string subject = tested_by(shown(test));
    REQUIRE(subject != "");
    CHECK((std::filesystem::exists(source_tree / (subject + ".h")) ||
           std::filesystem::exists(source_tree / (subject + ".cpp"))));
  }
}

TEST_CASE("the subject of a test follows from its path", "[layout]") {
  CHECK(tested_by("tests/interpreter/base/text_test.cpp") == "interpreter/base/text");
  CHECK(tested_by("tests/interpreter/base/text.cpp") == "");
  CHECK(tested_by("interpreter/base/text_test.cpp") == "");
}
