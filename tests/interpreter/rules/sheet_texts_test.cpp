#include "rules/sheet_texts.h"

#include <catch2/catch.hpp>
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

}  // namespace

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
