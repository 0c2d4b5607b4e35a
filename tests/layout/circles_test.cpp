// No file reads itself by way of others: neither the headers of C++ nor the parts of the page.

#include <catch2/catch.hpp>
#include <map>
#include <regex>

#include "tests/layout/source_tree.h"

using namespace houserule::layout;

namespace {

using Imports = std::map<std::string, std::set<std::string>>;  // by file, below its root

std::string text_of(const std::filesystem::path& file) {
  std::string text;
  for (const std::string& line : lines_of(file)) text += line + "\n";
  return text;
}

// What a part of the page imports of its own, as written: "../state".
std::set<std::string> imports_in(const std::string& text) {
  static const std::regex import(R"re((?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']*)["'])re");
  std::set<std::string> names;
  for (std::sregex_iterator it(text.begin(), text.end(), import), end; it != end; ++it) {
    names.insert((*it)[1]);
  }
  return names;
}

Imports imports_of_the_page() {
  const auto root = source_tree / "editor/page/src";
  Imports imports;
  for (const auto& file : files_below("editor/page/src", {".ts", ".tsx"})) {
    imports[file.lexically_relative(root).generic_string()];
  }
  for (auto& [file, files] : imports) {
    for (const std::string& name : imports_in(text_of(root / file))) {
      const std::string part =
          (std::filesystem::path(file).parent_path() / name).lexically_normal().generic_string();
      for (const char* const ending : {"", ".ts", ".tsx"}) {
        if (imports.contains(part + ending)) files.insert(part + ending);
      }
    }
  }
  return imports;
}

std::set<std::string> includes_in(const std::string& text) {
  static const std::regex include(R"re((?:^|\n)\s*#\s*include\s*"([^"]+)")re");
  std::set<std::string> names;
  for (std::sregex_iterator it(text.begin(), text.end(), include), end; it != end; ++it) {
    names.insert((*it)[1]);
  }
  return names;
}

Imports includes_of_headers() {
  Imports includes;
  for (const auto& file : files_below("interpreter", {".h"})) {
    includes[file.lexically_relative(source_tree / "interpreter").generic_string()] =
        includes_in(text_of(file));
  }
  for (const auto& file : files_below("editor", {".h"})) {
    includes[shown(file)] = includes_in(text_of(file));
  }
  return includes;
}

// Goes on from the end of `way`; returns the first circle met, "a > b > a", or "". `left` are the
// files from which none is met.
std::string circle_from(const Imports& imports, std::vector<std::string>& way,
                        std::set<std::string>& left) {
  const auto found = imports.find(way.back());
  if (found == imports.end()) return "";
  for (const std::string& name : found->second) {
    if (left.contains(name)) continue;
    const auto met = std::find(way.begin(), way.end(), name);
    if (met != way.end()) {
      std::string circle;
      for (auto at = met; at != way.end(); ++at) circle += *at + " > ";
      return circle + name;
    }
    way.push_back(name);
    const std::string circle = circle_from(imports, way, left);
    if (!circle.empty()) return circle;
    way.pop_back();
  }
  left.insert(way.back());
  return "";
}

std::string circle_in(const Imports& imports) {
  std::set<std::string> left;
  for (const auto& [file, files] : imports) {
    std::vector<std::string> way = {file};
    const std::string circle = circle_from(imports, way, left);
    if (!circle.empty()) return circle;
  }
  return "";
}

}  // namespace

TEST_CASE("no parts of the editor's page import each other", "[layout]") {
  const Imports imports = imports_of_the_page();
  REQUIRE(imports.at("main.tsx").contains("panes/ScriptPane.tsx"));
  REQUIRE(imports.at("panes/ScriptPane.tsx").contains("state.ts"));
  CHECK(circle_in(imports) == "");
}

TEST_CASE("no headers include each other", "[layout]") {
  const Imports includes = includes_of_headers();
  REQUIRE(includes.at("cards/deck.h").contains("cards/card_set.h"));
  CHECK(circle_in(includes) == "");
}

TEST_CASE("what the page imports is read however it is written", "[layout]") {
  CHECK(imports_in("import { render } from \"preact\";\n"
                   "import {\n  a,\n  type B,\n} from \"../state\";\n"
                   "import type { C } from './answers';\n"
                   "import \"./page.css\";\n"
                   "export { d } from \"./spec\";\n"
                   "const e = await import(\"./late\");\n") ==
        std::set<std::string>{"../state", "./answers", "./page.css", "./spec", "./late"});
}

TEST_CASE("a circle is found", "[layout]") {
  CHECK(circle_in({{"a", {"b", "c"}}, {"b", {"c"}}, {"c", {}}, {"d", {"a"}}}) == "");
  CHECK(circle_in({{"a", {"a"}}}) == "a > a");
  CHECK(circle_in({{"a", {"b"}}, {"b", {"c", "d"}}, {"d", {"b"}}}) == "b > d > b");
  CHECK(circle_in({{"a", {"c"}}, {"b", {"a"}}, {"c", {"b"}}, {"d", {"a"}}}) == "a > c > b > a");
}
