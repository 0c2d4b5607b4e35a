#include "rules/explain.h"

#include <catch2/catch.hpp>

#include "base/text.h"
#include "session/table_loader.h"

using namespace houserule;

namespace {

std::string explained(const std::string& typed) {
  Diagnostics diagnostics;
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  const auto words = load_words(folders, diagnostics);
  REQUIRE(words);
  const auto table = load_table(folders, *words, parse_spec(typed, diagnostics), diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  return explain(*table->rules);
}

std::string line_with(const std::string& text, const std::string& part) {
  const auto at = text.find(part);
  if (at == std::string::npos) return "";
  const auto begin = text.rfind('\n', at) == std::string::npos ? 0 : text.rfind('\n', at) + 1;
  return text.substr(begin, text.find('\n', at) - begin);
}

}  // namespace

TEST_CASE("a table without house rules has no changed value") {
  const std::string text = explained("lorum");
  CHECK(text.find('*') == std::string::npos);
  CHECK(text.find(" values are the game's own.\n") != std::string::npos);
}

TEST_CASE("changed values are marked, with who set them and what was there before") {
  const std::string text = explained("lorum +exposed_horniky pool_winners=1");
  CHECK(line_with(text, "card_points[4]").starts_with("* card_points[4]"));
  CHECK(line_with(text, "card_points[4]").find("exposed_horniky.lua:13") != std::string::npos);
  CHECK(line_with(text, "house.pool_winners").starts_with("* "));
  CHECK(line_with(text, "house.pool_winners").ends_with("command line"));
  CHECK(line_with(text, "over { 1, 2 }").find("games/lorum/rules.lua:") != std::string::npos);
  CHECK(line_with(text, "play.follow").starts_with("play.follow"));
  CHECK(line_with(text, " changed (*)").starts_with("5 of "));
}

TEST_CASE("a number typed over a house rule's shows both before it") {
  const std::string text = explained("lorum +two_clean_leave_pool pool_winners=2");
  const auto first = text.find("over { 1 }");
  const auto second = text.find("over { 1, 2 }");
  CHECK(first != std::string::npos);
  CHECK(second != std::string::npos);
  CHECK(first < second);
}

TEST_CASE("the table of values keeps to eighty columns") {
  const std::string text = explained("lorum +declare_freely +exposed_horniky +own_horniky_triple");
  const std::string table = text.substr(0, text.find("The sheet in words"));
  for (std::size_t at = 0; at < table.size();) {
    const auto end = table.find('\n', at);
    CHECK(display_width(table.substr(at, end - at)) <= 80);
    at = end + 1;
  }
}
