// What people read stands in scripts/, in both languages: C++ has no Japanese of its own.

#include <catch2/catch.hpp>
#include <map>
#include <regex>

#include "tests/layout/source_tree.h"

using namespace houserule::layout;

namespace {

// Kana, Chinese characters, and marks as wide as they are, in UTF-8.
bool has_japanese(const std::string& line) {
  static const std::regex japanese("\xe3[\x80-\x83]|[\xe4-\xe9][\x80-\xbf]|\xef\xbc");
  return std::regex_search(line.substr(0, line.find("//")), japanese);
}

// Files that know something of Japanese, each with what it is. One that does no more leaves the
// list.
const std::map<std::string, std::string> knows_japanese = {
    {"interpreter/base/wrap.cpp", "before and behind which marks a line may not end"},
    {"interpreter/board_rules/sheet/japanese_verbs.cpp", "how verbs are bent"},
    {"interpreter/cards/deck.cpp", "the word between a suit and a rank, as it is typed"},
    {"interpreter/rules/sheet/condition_phrases.cpp", "how a condition is bent"},
    {"interpreter/session/table/move_reader.cpp", "a comma, as it is typed"},
};

}  // namespace

TEST_CASE("no Japanese stands in C++", "[layout]") {
  std::set<std::string> found;
  for (const char* const folder : {"interpreter", "editor"}) {
    for (const auto& file : files_below(folder, {".h", ".cpp"})) {
      for (const std::string& line : lines_of(file)) {
        if (has_japanese(line)) found.insert(shown(file));
      }
    }
  }
  std::set<std::string> listed;
  for (const auto& [file, what] : knows_japanese) listed.insert(file);
  CHECK(found == listed);
}

TEST_CASE("Japanese is found wherever it stands", "[layout]") {
  for (const char* const line :
       {"{\"points\", \"点\"}", "\"の\"", "\"、\"", "\"（\"", "\"カード\""}) {
    CAPTURE(line);
    CHECK(has_japanese(line));
  }
  for (const char* const line : {"\"Lórum\"", "\"−\"", "// みどりの8", "\"„\""}) {
    CAPTURE(line);
    CHECK_FALSE(has_japanese(line));
  }
}

TEST_CASE("the editor's page has a use for each of its texts", "[layout]") {
  // Beside those that stand in it in quotes: a unit the server names, and what ends in a choice.
  std::set<std::string> said = {"games"};
  static const std::regex quoted("[\"'`](\\w+)");
  for (const auto& file : files_below("editor/page/src", {".ts", ".tsx"})) {
    for (const std::string& line : lines_of(file)) {
      for (std::sregex_iterator it(line.begin(), line.end(), quoted), end; it != end; ++it) {
        said.insert((*it)[1]);
      }
    }
  }
  static const std::regex entry("  \\[\"(\\w+)\"\\] = .*");
  int texts = 0;
  for (const std::string& line : lines_of(source_tree / "scripts/texts/page.lua")) {
    std::smatch match;
    if (!std::regex_match(line, match, entry)) continue;
    const std::string key = match[1];
    CAPTURE(key);
    CHECK((said.contains(key) || key.starts_with("stage_") || key.starts_with("show_")));
    ++texts;
  }
  CHECK(texts > 200);
}
