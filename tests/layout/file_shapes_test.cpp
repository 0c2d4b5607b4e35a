// No file is too long to read at one sitting, and none has white space that nobody sees.

#include <catch2/catch.hpp>
#include <map>
#include <optional>

#include "tests/layout/source_tree.h"

using namespace houserule::layout;

namespace {

constexpr std::size_t most_lines = 500;

// Longer files, each with its reason. A file that became short again leaves the list.
const std::map<std::string, std::string> long_files = {
    {"games/french_tarot/examples.lua",
     "every worked example of the longest rules, in their order"},
    {"tests/bench/aurum_limit.cpp", "a game by hand with its self-test, all of it in one program"},
    {"tests/bench/french_tarot_limit.cpp", "the same; the longest rules of all"},
};

const std::set<std::string> source_extensions = {".h", ".cpp", ".lua", ".js", ".css", ".html"};

std::vector<std::filesystem::path> sources_below(const std::vector<std::string>& folders) {
  std::vector<std::filesystem::path> all;
  for (const std::string& folder : folders) {
    for (auto& file : files_below(folder, source_extensions)) all.push_back(std::move(file));
  }
  return all;
}

// Everything people read and write. Of the tests only C++: scripts there may be bad on purpose.
std::vector<std::filesystem::path> readable_sources() {
  auto all = sources_below({"interpreter", "scripts", "games", "editor"});
  for (auto& file : files_below("tests", {".h", ".cpp"})) all.push_back(std::move(file));
  return all;
}

// Returns what is wrong with the white space of a line, or nothing.
std::optional<std::string> white_space_fault(const std::string& line) {
  if (line.find('\t') != std::string::npos) return "has a tab";
  if (line.ends_with('\r')) return "ends as on Windows";
  if (line.ends_with(' ')) return "has a space at its end";
  return std::nullopt;
}

}  // namespace

TEST_CASE("source files are at most 500 lines long", "[layout]") {
  for (const auto& file : readable_sources()) {
    const std::size_t lines = lines_of(file).size();
    CAPTURE(shown(file), lines);
    CHECK((lines > most_lines) == long_files.contains(shown(file)));
  }
  for (const auto& [file, reason] : long_files) {
    CAPTURE(file);
    CHECK(std::filesystem::exists(source_tree / file));
    CHECK(reason.size() > 10);
  }
}

TEST_CASE("sources have no tabs and no white space at the end of a line", "[layout]") {
  for (const auto& file : readable_sources()) {
    int number = 0;
    for (const std::string& line : lines_of(file)) {
      ++number;
      if (const auto fault = white_space_fault(line)) {
        FAIL_CHECK(shown(file) << ":" << number << ": " << *fault);
      }
    }
  }
  CHECK(white_space_fault("a\tb"));
  CHECK(white_space_fault("a "));
  CHECK(white_space_fault("a\r"));
  CHECK_FALSE(white_space_fault("  a b"));
}
