// The games printed in docs/ work as they stand there: they load without remark but for missing
// Japanese, and random matches of them come to an end.

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "base/random.h"
#include "lab/examine/table_check.h"
#include "session/table/session.h"
#include "tests/own_path.h"
#include "tests/this_build.h"

using namespace houserule;
namespace fs = std::filesystem;

namespace {

struct Page {
  fs::path path;  // "house/whist/rules.lua"
  std::string text;
};

// Fences that say which file they are.
std::vector<Page> pages_in(const std::string& doc) {
  std::ifstream file(fs::path(HOUSERULE_SOURCE_DIR) / "docs" / doc);
  const std::string text((std::istreambuf_iterator<char>(file)), {});
  const std::string fence = "```lua title=";
  std::vector<Page> pages;
  for (auto at = text.find(fence); at != std::string::npos; at = text.find(fence, at + 1)) {
    const auto line_end = text.find('\n', at);
    const auto end = text.find("```\n", line_end);
    pages.push_back({text.substr(at + fence.size(), line_end - at - fence.size()),
                     text.substr(line_end + 1, end - line_end - 1)});
  }
  return pages;
}

class Folder {
 public:
  Folder() : path_(own_path("doc_games")) { fs::remove_all(path_); }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  void write(const Page& page) const {
    fs::create_directories((path_ / page.path).parent_path());
    std::ofstream(path_ / page.path) << page.text;
  }
  fs::path house() const { return path_ / "house"; }

 private:
  fs::path path_;
};

LoadedTable table_of(const ScriptFolders& folders, const std::string& spec) {
  Diagnostics diagnostics;
  const auto words = load_words(folders, diagnostics);
  REQUIRE(words);
  auto table = load_table(folders, *words, parse_spec(spec, diagnostics), diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  for (const Diagnostic& remark : table->remarks.all()) CHECK(remark.code == "missing-translation");
  return std::move(*table);
}

void play_a_match(LoadedTable table, std::uint64_t seed) {
  Session session(std::move(table), seed);
  RandomStream random(seed, Purpose::agent);
  int moves = 0;
  while (!session.is_finished() && moves++ < 10000) {
    const auto legal = session.legal_moves().legal;
    REQUIRE_FALSE(legal.empty());
    const auto chosen = random.below(static_cast<std::uint32_t>(legal.size()));
    const auto refusal = session.try_move(legal[chosen]);
    REQUIRE_FALSE(refusal);
  }
  CHECK(session.is_finished());
}

}  // namespace

TEST_CASE("each step of docs/first_game.md is a game that can be played") {
  const Folder folder;
  const auto pages = pages_in("first_game.md");
  REQUIRE(pages.size() == 5);
  for (const Page& page : pages) {
    INFO(page.path << "\n" << page.text);
    folder.write(page);
    const auto folders = ScriptFolders::find(this_build::program, folder.house());
    const bool variant = page.path.parent_path().filename() == "variants";
    const std::string spec =
        std::string("heartless") + (variant ? " +" + page.path.stem().string() : "");
    for (std::uint64_t seed = 1; seed <= 3; ++seed) play_a_match(table_of(folders, spec), seed);
  }
}

TEST_CASE("the game of docs/rules_file.md can be played") {
  const Folder folder;
  const auto pages = pages_in("rules_file.md");
  REQUIRE_FALSE(pages.empty());
  for (const Page& page : pages) folder.write(page);
  const auto folders = ScriptFolders::find(this_build::program, folder.house());
  play_a_match(table_of(folders, "whist"), 1);
}

TEST_CASE("the house rules of the pages work as they stand there") {
  const Folder folder;
  std::size_t rules = 0;
  for (const char* doc : {"variants.md", "first_house_rule.md"}) {
    for (const Page& page : pages_in(doc)) folder.write(page);
  }
  const auto folders = ScriptFolders::find(this_build::program, folder.house());
  Diagnostics diagnostics;
  const auto words = load_words(folders, diagnostics);
  REQUIRE(words);
  for (const char* doc : {"variants.md", "first_house_rule.md"}) {
    for (const Page& page : pages_in(doc)) {
      const std::string name = page.path.stem().string();
      if (name.ends_with(".examples")) continue;
      const auto of = page.text.find("\"") + 1;
      const std::string game = page.text.substr(of, page.text.find('"', of) - of);
      const std::string spec = game + " " + with_required(folders, *words, game, name);
      const GameCheck check = check_table(folders, *words, spec, 20);
      INFO(page.path << "\n" << check.diagnostics.to_text());
      CHECK(std::all_of(check.diagnostics.all().begin(), check.diagnostics.all().end(), is_remark));
      CHECK_FALSE(check.singles.empty());
      ++rules;
    }
  }
  CHECK(rules >= 13);
}
