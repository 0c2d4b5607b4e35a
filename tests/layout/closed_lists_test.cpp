// A switch over one of our lists of kinds names them all: then the compiler names what was
// forgotten when a kind is added.

#include <catch2/catch.hpp>
#include <regex>

#include "tests/layout/source_tree.h"

using namespace houserule::layout;

namespace {

// Returns the numbers of the lines of `default` in switches over our kinds: enumerators with their
// scope. What a value of Lua is, and what it is asked, has no closed list of answers: where there
// is none, Lua answers (docs/decisions/0009).
std::vector<std::size_t> open_ends(const std::vector<std::string>& lines) {
  static const std::regex of_kind(R"(case (?!(Tag|Field|Method)::)\w+::\w+.*)");
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t indent = lines[i].find_first_not_of(' ');
    if (indent == std::string::npos || lines[i].compare(indent, 8, "switch (") != 0) continue;
    bool is_ours = false;
    std::size_t ends = 0;
    for (std::size_t j = i + 1; j < lines.size(); ++j) {
      const std::size_t here = lines[j].find_first_not_of(' ');
      if (here == indent && lines[j][here] == '}') break;
      if (here != indent + 2) continue;
      const std::string label = lines[j].substr(here);
      if (std::regex_match(label, of_kind)) is_ours = true;
      if (label.starts_with("default:")) ends = j + 1;
    }
    if (is_ours && ends != 0) found.push_back(ends);
  }
  return found;
}

}  // namespace

TEST_CASE("no switch over a closed list leaves its end open", "[layout]") {
  std::size_t switches = 0;
  for (const char* const folder :
       {"interpreter", "editor/server", "editor/http", "editor/web", "editor/assist"}) {
    for (const auto& file : files_below(folder, {".cpp", ".h"})) {
      const std::vector<std::string> lines = lines_of(file);
      for (const std::string& line : lines) switches += line.find("switch (") != std::string::npos;
      CAPTURE(shown(file));
      CHECK(open_ends(lines) == std::vector<std::size_t>());
    }
  }
  REQUIRE(switches > 50);
}

TEST_CASE("an open end is told from a list that is not ours", "[layout]") {
  using Lines = std::vector<std::size_t>;
  CHECK(open_ends({"  switch (kind) {", "    case Kind::a:", "    default:", "  }"}) == Lines{3});
  CHECK(open_ends({"switch (act.kind) {", "  case Act::Kind::a: {", "    break;", "  }",
                   "  default: {", "  }", "}"}) == Lines{5});
  CHECK(open_ends({"switch (kind) {", "  case Kind::a:", "    switch (letter) {",
                   "      case 'a':", "      default:", "    }", "}"}) == Lines());
  CHECK(open_ends({"switch (key) {", "  case KEY_UP:", "  case 'k':", "  default:", "}"}) ==
        Lines());
  CHECK(open_ends({"switch (value.tag()) {", "  case Tag::card:", "  default:", "}"}) == Lines());
}
