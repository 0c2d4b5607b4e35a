#include "rules/model/words.h"

#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>

#include "base/sentence.h"
#include "session/table/table_loader.h"

using namespace houserule;

namespace {

template <class Rows>
void check_row(const Rows& rows, const Word& word, const std::set<std::string>& others) {
  CAPTURE(word.kind, word.name);
  CHECK((row_named(rows, word.name) != nullptr) != others.contains(word.name));
}

}  // namespace

TEST_CASE("a word that may stand in a rules file has a row, or a way of its own to be read") {
  Diagnostics diagnostics;
  const auto words = load_words(ScriptFolders::of(HOUSERULE_SOURCE_DIR), diagnostics);
  REQUIRE(words);
  std::map<std::string, int> seen;
  for (const Word& word : words->all()) {
    ++seen[word.kind];
    if (word.kind == "cards") {
      check_row(card_rows, word,
                {"any_card", "cards", "not_trump", "pass", "picked", "trump_suit", "by_suit",
                 "above", "below", "just_melded"});
    }
    if (word.kind == "condition") check_row(condition_rows, word, {"none_of", "players"});
    if (word.kind == "selector") check_row(selector_rows, word, {});
    if (word.kind == "seat" || word.kind == "who") check_row(seat_rows, word, {"each_side"});
  }
  CHECK(seen["selector"] == static_cast<int>(selector_rows.size()));
  CHECK(seen["cards"] == static_cast<int>(card_rows.size()) + 10);
  CHECK(seen["condition"] == static_cast<int>(condition_rows.size()) + 2);
}

TEST_CASE("an enumerator and its row are found by each other") {
  CHECK(row_of(card_rows, CardWord::overtrump)->name == "overtrump");
  CHECK(row_of(card_rows, CardWord::overtrump)->sees == LookUp::winning);
  CHECK(row_of(card_rows, CardWord::overtrump)->needs == Needs::trumps);
  CHECK(word_at<CardWord>(card_rows, row_named(card_rows, "new_suit")) == CardWord::new_suit);
  CHECK(row_named(card_rows, "nonsense") == nullptr);
  CHECK(word_of(SeatWord::opposite) == "opposite");
  CHECK(word_of(SeatWord::selected).empty());
}

TEST_CASE("a refusal that a word has can be said") {
  for (const CardRow& word : card_rows) {
    CAPTURE(word.name);
    CHECK((word.refused.empty() || has_sentence(word.refused)));
  }
}
