// docs/words.md and docs/diagnostics.md say what the program says, and every word says enough.

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "rules/words/word_pages.h"
#include "session/table/table_loader.h"

using namespace houserule;

namespace {

WordTable all_words() {
  Diagnostics diagnostics;
  const auto words = load_words(ScriptFolders::of(HOUSERULE_SOURCE_DIR), diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(words);
  return *words;
}

// With HOUSERULE_UPDATE set, writes what it would have compared.
void check_page(const std::string& name, const std::string& text) {
  const std::string path = std::string(HOUSERULE_SOURCE_DIR) + "/docs/" + name;
  if (std::getenv("HOUSERULE_UPDATE") != nullptr) std::ofstream(path) << text;
  std::ifstream file(path);
  const std::string written((std::istreambuf_iterator<char>(file)), {});
  INFO("docs/" << name << " is out of date: see the first line of that page");
  CHECK((written == text));
}

}  // namespace

TEST_CASE("docs/words.md is what the words say") {
  check_page("words.md", words_markdown(all_words()));
}

TEST_CASE("docs/diagnostics.md is what the codes say") {
  check_page("diagnostics.md", codes_markdown());
}

TEST_CASE("every word has both languages, an example and a kind with a chapter") {
  const auto& chapters = word_chapters();
  const WordTable words = all_words();
  for (const Word& word : words.all()) {
    INFO(written(word));
    CHECK_FALSE(word.says.en.empty());
    CHECK_FALSE(word.says.ja.empty());
    if (word.kind == "sentence") continue;  // of the editor: no script says it
    CHECK_FALSE(word.example.empty());
    CHECK(word.phrase.en.empty() == word.phrase.ja.empty());
    CHECK(std::any_of(chapters.begin(), chapters.end(),
                      [&](const WordChapter& chapter) { return chapter.kind == word.kind; }));
    for (const WordField& field : word.fields) {
      INFO(field.name);
      CHECK_FALSE(field.says.en.empty());
      CHECK_FALSE(field.says.ja.empty());
      CHECK_FALSE(field.types.empty());
    }
  }
}

TEST_CASE("every word a rule sheet speaks of has a phrase") {
  const WordTable words = all_words();
  for (const Word& word : words.all()) {
    static constexpr std::string_view spoken[] = {"phase",   "effect", "mark",      "selector",
                                                  "promise", "seat",   "direction", "match"};
    if (std::find(std::begin(spoken), std::end(spoken), word.kind) == std::end(spoken)) continue;
    INFO(written(word));
    CHECK_FALSE(word.phrase.en.empty());
  }
}

TEST_CASE("codes are in alphabetical order and say what to do") {
  const auto codes = diagnostic_codes();
  CHECK(std::is_sorted(codes.begin(), codes.end(),
                       [](const auto& a, const auto& b) { return a.code < b.code; }));
  for (const DiagnosticCode& code : codes) {
    INFO(code.code);
    CHECK(code.means.ends_with("."));
    CHECK(code.mend.ends_with("."));
  }
}
