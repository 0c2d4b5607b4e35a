#include "rules/sheet/texts.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

using namespace houserule;

namespace {

std::set<std::string> holes_in(std::string_view text) {
  std::set<std::string> holes;
  const std::string copy(text);
  const std::regex hole("\\{([a-z]+)\\}");
  for (auto at = std::sregex_iterator(copy.begin(), copy.end(), hole); at != std::sregex_iterator();
       ++at) {
    if ((*at)[1] != "who") holes.insert((*at)[1]);  // Japanese leaves out who holds a card
  }
  return holes;
}

// What the files of a folder quote and has dots in it, as keys have.
std::set<std::string> quoted_in(const std::string& folder) {
  std::set<std::string> keys;
  const std::regex key(R"re("([a-z]+(_[a-z]+)*(\.[a-z0-9_]+)+)")re");
  const auto root = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "interpreter" / folder;
  for (const auto& entry : std::filesystem::directory_iterator(root)) {
    const std::string file = entry.path().filename().string();
    if (file.starts_with("texts") || entry.path().extension() != ".cpp") continue;
    std::ifstream stream(entry.path());
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    for (std::sregex_iterator it(text.begin(), text.end(), key), end; it != end; ++it) {
      keys.insert((*it)[1]);
    }
  }
  return keys;
}

// What has dots in it and is a path into the rules, or the end of a key that is made of two.
const std::set<std::string> no_keys = {"card.if",      "house.deals",     "house.rounds",
                                       "match.deals",  "match.ends_when", "match.start",
                                       "match.winner", "rounds.harvest",  "rounds.leave",
                                       "some.any",     "spaces.column_"};

}  // namespace

TEST_CASE("every sentence that a rule sheet asks for exists", "[sheet]") {
  std::set<std::string> asked;
  for (const char* const folder : {"rules/sheet", "board_rules/sheet"}) {
    for (const std::string& key : quoted_in(folder)) asked.insert(key);
  }
  CHECK(asked.size() > 400);
  for (const std::string& key : asked) {
    CAPTURE(key);
    const bool counted = has_sheet_text(key + ".one") && has_sheet_text(key + ".many");
    CHECK((has_sheet_text(key) || counted || no_keys.contains(key)));
  }
}

TEST_CASE("every sentence that is made of parts exists", "[sheet]") {
  using Parts = std::vector<std::vector<std::string>>;  // one of each, one after the other
  const std::vector<Parts> made = {
      {{"condition.", "condition.unless."},
       {"no_contract",   "contract",           "announced",      "first_trick",
        "last_trick",    "hands_empty",        "passed",         "trick_complete",
        "trick_cards",   "cards_left",         "holds",          "holds.in",
        "holds.one",     "holds.any",          "played",         "played.one",
        "somebody",      "sweeping",           "promise_broken", "partner_winning",
        "score_reaches", "score_reaches.side", "always"}},
      {{"lead.", "follow.", "suit.", "trump."}, {"any", "step.first", "step.when"}},
      {{"lead.", "follow."}, {"call.any", "call.first", "call.when"}},
      {{"place."}, {"", "side.", "seat."}, {"face_up", "face_down", "owner"}},
      {{"settle.line."}, {"score", "score.seat", "score.side", "deal", "seat", "side"}},
      {{"call"}, {"", ".promise"}, {"", ".stake", ".worth"}},
      {{"announce"}, {".one", ".promise", ".worth", ".promise.worth"}},
      {{"times."}, {"", "instead."}, {"2", "3", "n"}},
      {{"declare.", "over."}, {"polled", "once", "freely"}},
      {{"raise."}, {"polled", "freely", "no"}},
      {{"players"}, {"", ".teams", ".partner", ".two", ".sides"}},
      {{"ranks", "ranks.listed"}, {"", ".of"}},
      {{"meld."}, {"of_a_kind", "sequence", "sequence.suit", "seat", "each", "all"}},
      {{"move.", "move.seat."}, {"every", "all", "card", "card.if", "some", "some.any"}},
      {{"slot."}, {"any", "1", "2", "3", "n"}},
      {{"rest.", "rest.one."}, {"up", "down"}},
      {{"exchange."}, {"lay", "lay.same", "lay.first", "give.all", "give.all.turns", "give.seat"}},
      {{"who."}, {"each_seat", "all_at_once", "anybody", "seat", "player", "somebody", "same"}},
      {{"set."}, {"trump_suit", "rank_value", "called", "called_suit", "picked"}},
      {{"card", "cell", "chip", "column", "deal", "item", "player", "point", "strip", "suit",
        "trick", "vessel", "score"},
       {".one", ".many"}}};
  for (const Parts& parts : made) {
    std::vector<std::string> keys = {""};
    for (const auto& part : parts) {
      std::vector<std::string> longer;
      for (const std::string& begun : keys) {
        for (const std::string& end : part) longer.push_back(begun + end);
      }
      keys = std::move(longer);
    }
    for (const std::string& key : keys) {
      CAPTURE(key);
      CHECK(has_sheet_text(key));
    }
  }
}

TEST_CASE("every sentence of a rule sheet exists in both languages and once") {
  std::set<std::string_view> keys;
  for (const SheetText& text : sheet_texts()) {
    INFO(text.key);
    CHECK_FALSE(text.en.empty());
    CHECK_FALSE(text.ja.empty());
    CHECK(keys.insert(text.key).second);
  }
}

TEST_CASE("both languages of a sentence speak of the same things") {
  for (const SheetText& text : sheet_texts()) {
    INFO(text.key);
    const bool one = text.key.ends_with(".one") || text.key == "from.variant.says";
    if (!one) CHECK(holes_in(text.en) == holes_in(text.ja));
  }
}

TEST_CASE("lists are joined as each language does it") {
  const std::vector<Text> three = {{"a", "あ"}, {"b", "い"}, {"c"}};
  CHECK(listed(three) == Text{"a, b and c", "あ、い、c"});
  CHECK(listed(three, true) == Text{"a, b or c", "あかいかc"});
  CHECK(listed({}) == Text{});
}

TEST_CASE("one thing and many things are counted differently") {
  CHECK(counted("chip", 1) == Text{"1 chip", "1チップ"});
  CHECK(counted("chip", 20) == Text{"20 chips", "20チップ"});
}

TEST_CASE("what is filled in is not looked at again") {
  CHECK(filled({"{a} {b}"}, {{"a", {"{a}"}}, {"b", {"x"}}}).en == "{a} x");
}
