// All layers share one namespace: no two headers define one name in it.

#include <catch2/catch.hpp>
#include <map>
#include <regex>

#include "tests/layout/source_tree.h"

using namespace houserule::layout;

namespace {

using Definitions = std::map<std::string, std::set<std::string>>;  // by name, the headers

// Adds the types that a header defines at namespace scope: those whose line is not indented.
// Declarations ("class Node;"), specialisations and members defined apart are none.
void add_definitions(const std::string& header, const std::vector<std::string>& lines,
                     Definitions& definitions) {
  static const std::regex space(R"(namespace ([\w:]+) \{)");
  static const std::regex type(
      R"((enum class|enum|class|struct|union)\s+(\w+)(\s+final)?(\s*\{.*|\s*:[^;]*\{.*|[^;<]*))");
  static const std::regex alias(R"((using)\s+(\w+)\s*=.*)");
  std::string prefix;
  std::smatch match;
  for (const std::string& line : lines) {
    if (std::regex_match(line, match, space)) prefix = match[1].str() + "::";
    if (std::regex_match(line, match, type) || std::regex_match(line, match, alias)) {
      definitions[prefix + match[2].str()].insert(header);
    }
  }
}

}  // namespace

TEST_CASE("no two headers define one name", "[layout]") {
  Definitions definitions;
  for (const char* const folder : {"interpreter", "editor"}) {
    for (const auto& header : files_below(folder, {".h"})) {
      add_definitions(shown(header), lines_of(header), definitions);
    }
  }
  REQUIRE(definitions.contains("houserule::Window"));
  REQUIRE(definitions.contains("houserule::CardSet"));
  for (const auto& [name, headers] : definitions) {
    CAPTURE(name, headers);
    CHECK(headers.size() == 1);
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
  CHECK(found.at("Window") == std::set<std::string>{"a.h", "b.h"});
  std::set<std::string> names;
  for (const auto& [name, headers] : found) names.insert(name);
  CHECK(names == std::set<std::string>{"Window", "Place", "Node", "Machine", "CardSet",
                                       "houserule::twin::Place"});
}
