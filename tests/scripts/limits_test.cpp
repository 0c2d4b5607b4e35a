// docs/limits.md: how much of each thing a rules file may have, and what is said of one more.
//
// Each line of the page is tried: what is just allowed is not refused for its number, and one more
// is, with the code that stands there.

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <regex>

#include "base/sentence.h"
#include "lab/examine/table_check.h"
#include "table/call_set.h"
#include "tests/scripts/board_limits.h"
#include "tests/scripts/card_limits.h"

using namespace houserule;

namespace {

struct Row {
  std::string what;
  int most = 0;
  std::string code;
};

std::vector<Row> rows_of_page() {
  const auto file = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "docs" / "limits.md";
  const std::string page = read_file(file).value_or("");
  static const std::regex form(R"(\n\| (.+) \| ([0-9,]+) \| `([a-z-]+)`.* \|(?=\n))");
  std::vector<Row> rows;
  for (std::sregex_iterator row(page.begin(), page.end(), form), end; row != end; ++row) {
    std::string number = (*row)[2];
    std::erase(number, ',');
    rows.push_back({(*row)[1], std::stoi(number), (*row)[3]});
  }
  return rows;
}

std::vector<LimitCase> all_cases() {
  std::vector<LimitCase> all = card_limits();
  for (LimitCase& one : board_limits()) all.push_back(std::move(one));
  return all;
}

// The longest piece of a sentence without a hole.
std::string fixed_part(std::string_view key) {
  static const std::regex hole(R"(\{[^}]*\})");
  const auto all = sentences();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Sentence& one) { return one.key == key; });
  REQUIRE(found != all.end());
  const std::string text(found->en);
  std::string longest;
  for (std::sregex_token_iterator piece(text.begin(), text.end(), hole, -1), end; piece != end;
       ++piece) {
    if (piece->length() > static_cast<long>(longest.size())) longest = *piece;
  }
  return longest;
}

}  // namespace

TEST_CASE("each line of docs/limits.md holds", "[docs]") {
  const std::vector<LimitCase> cases = all_cases();
  const std::vector<Row> rows = rows_of_page();
  CHECK(rows.size() == cases.size());
  for (const Row& row : rows) {
    CAPTURE(row.what);
    const auto tried = std::find_if(cases.begin(), cases.end(),
                                    [&](const LimitCase& one) { return one.what == row.what; });
    REQUIRE(tried != cases.end());
    const std::string sentence(tried->sentence);
    CHECK(sentence.substr(0, sentence.find('.')) == row.code);
    const std::string code = "[" + row.code + "]";
    const std::string just = tried->faults_of(row.most);
    CAPTURE(just);
    CHECK(just.find(code) == std::string::npos);
    const std::string more = tried->faults_of(row.most + 1);
    CAPTURE(more);
    CHECK(more.find(code) != std::string::npos);
    CHECK(more.find(fixed_part(sentence)) != std::string::npos);
  }
}

TEST_CASE("docs/limits.md has a line for whatever there is too much of", "[docs]") {
  // Not of a rules file.
  const std::map<std::string_view, const char*> elsewhere = {
      {"too-many.acts", "no file has room for as many"},
      {"too-many.card-elsewhere", "a position"},
      {"too-many.chance", "a position"},
      {"too-many.goods", "the same as too-many.no-room-for-good"},
      {"too-many.of-good", "a position"},
      {"too-many.on-berths", "a position"},
      {"too-many.tables", "bytes that steps of a ladder come to"},
      {"too-many.tables-suggest", "the same"},
      {"script-size.pack", "a packed house rule"},
      {"script-size.rule", "a house rule that is handed on"},
  };
  const std::vector<LimitCase> cases = all_cases();
  for (const Sentence& one : sentences()) {
    const std::string_view code = one.key.substr(0, one.key.find('.'));
    const bool limits = code == "too-many" || code == "deck-size" || code == "script-size" ||
                        code == "window-full" || code == "index-chain";
    if (!limits || elsewhere.contains(one.key)) continue;
    CAPTURE(one.key);
    CHECK(std::any_of(cases.begin(), cases.end(),
                      [&](const LimitCase& tried) { return tried.sentence == one.key; }));
  }
}

TEST_CASE("a game of as many calls as there may be is played to the last of them", "[docs]") {
  const std::string last = numbered("bid ", max_calls);
  const ScriptTree tree;
  tree.write("games/many/rules.lua",
             with_instead(
                 limits_game(
                     "", "bid {\n" +
                             repeated(max_calls,
                                      [](int i) { return "{ \"" + numbered("bid ", i) + "\" }"; }) +
                             "},\n"),
                 "seat.tricks", "seat:announced(\"" + last + "\") and 7 or 0"));
  tree.write("games/many/examples.lua",
             "return examples { { say = \"the last\", contract = \"" + last +
                 "\", declarer = 2, tricks = { 6, 6 }, gains = { 0, 7 } } }\n");
  Diagnostics diagnostics;
  const auto words = load_words(tree.folders(), diagnostics);
  REQUIRE(words);
  CHECK(check_table(tree.folders(), *words, "many", 60).diagnostics.to_text() == "");
  const auto files = find_examples(tree.folders(), *words, "many");
  REQUIRE(files.size() == 1);
  const ExampleRun run = run_examples(tree.folders(), *words, files.front());
  CHECK(run.faults.to_text() == "");
  REQUIRE(run.outcomes.size() == 1);
  CAPTURE(run.outcomes[0].expected.en, run.outcomes[0].got.en, run.outcomes[0].faults.size());
  CHECK(run.outcomes[0].passed);
}
