// All layers share one namespace: no two files define one name in it, not even where no file reads
// both, for the linker takes one of the two and says nothing. What a source file has for itself
// stands in an anonymous namespace.

#include <catch2/catch.hpp>
#include <map>
#include <regex>

#include "tests/layout/source_tree.h"

using namespace houserule::layout;

namespace {

using Definitions = std::map<std::string, std::set<std::string>>;  // by name, the files

// Adds the types that a file defines at namespace scope, and its functions that the linker takes
// once: those whose line is not indented. Declarations ("class Node;"), specialisations and members
// defined apart are none. Functions are told apart by the line they begin with.
void add_definitions(const std::string& file, const std::vector<std::string>& lines,
                     Definitions& definitions) {
  static const std::regex space(R"(namespace ([\w:]+) \{)");
  static const std::regex type(
      R"((enum class|enum|class|struct|union)\s+(\w+)(?!\w|::)(\s+final)?(\s*\{.*|\s*:[^;]*\{.*|[^;<]*))");
  static const std::regex alias(R"((using)\s+(\w+)\s*=.*)");
  static const std::regex function(R"((inline|constexpr)\s[^=;]*\w\(.*)");
  std::string prefix;
  bool is_own = false;
  std::smatch match;
  for (const std::string& line : lines) {
    if (line == "namespace {") is_own = true;
    if (line == "}  // namespace") is_own = false;
    if (is_own) continue;
    if (std::regex_match(line, match, space)) prefix = match[1].str() + "::";
    // An alias of a source file is nothing that the linker sees.
    const bool is_alias = file.ends_with(".h") && std::regex_match(line, match, alias);
    if (is_alias || std::regex_match(line, match, type)) {
      definitions[prefix + match[2].str()].insert(file);
    } else if (std::regex_match(line, function)) {
      definitions[prefix + line].insert(file);
    }
  }
}

}  // namespace

TEST_CASE("no two files define one name", "[layout]") {
  Definitions definitions;
  for (const char* const folder : {"interpreter", "editor", "tests"}) {
    for (const auto& file : files_below(folder, {".h", ".cpp"})) {
      // These are programs of their own.
      if (shown(file).starts_with("tests/bench/")) continue;
      add_definitions(shown(file), lines_of(file), definitions);
    }
  }
  REQUIRE(definitions.contains("houserule::Window"));
  REQUIRE(definitions.contains("houserule::CardSet"));
  for (const auto& [name, files] : definitions) {
    CAPTURE(name, files);
    CHECK(files.size() == 1);
  }
}

TEST_CASE("what defines a name is told from what mentions it", "[layout]") {
  Definitions found;
  add_definitions(
      "a.h",
      {"enum class Window : std::uint8_t { a, b };", "struct Place {", "class Node final",
       "class Machine final : public Agenda {", "using CardSet = BasicCardSet<4>;",
       "struct Declared;", "enum class Later : std::uint8_t;", "class Agenda;", "  struct Inner {",
       "template <> struct hash<Card> {", "class Machine<Words>::TableNow final {"},
      found);
  add_definitions("b.h", {"enum class Window {"}, found);
  add_definitions("c.h", {"namespace houserule::twin {", "struct Place {"}, found);
  add_definitions(
      "d.cpp",
      {"namespace {", "struct Own {", "}  // namespace", "struct Place::Own {",
       "inline int twice(int n) {", "constexpr int most = least(3);", "int once(int n) {"},
      found);
  CHECK(found.at("Window") == std::set<std::string>{"a.h", "b.h"});
  std::set<std::string> names;
  for (const auto& [name, files] : found) names.insert(name);
  CHECK(names == std::set<std::string>{"Window", "Place", "Node", "Machine", "CardSet",
                                       "houserule::twin::Place", "inline int twice(int n) {"});
}
