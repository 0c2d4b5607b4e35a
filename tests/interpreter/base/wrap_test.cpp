#include "base/wrap.h"

#include <catch2/catch.hpp>

#include "base/text.h"

using namespace houserule;
using Lines = std::vector<std::string>;

TEST_CASE("lines break between words and are never too wide") {
  CHECK(wrapped("the dealer shuffles and cuts", 12) == Lines{"the dealer", "shuffles and", "cuts"});
  CHECK(wrapped("", 12).empty());
  CHECK(wrapped("  spaces   between  ", 40) == Lines{"spaces between"});
}

TEST_CASE("a word longer than a line stands alone on it") {
  CHECK(wrapped("an extraordinarily long word", 8) ==
        Lines{"an", "extraordinarily", "long", "word"});
}

TEST_CASE("Japanese breaks anywhere but before closing marks and behind opening ones") {
  CHECK(wrapped("カードを出す。", 8) == Lines{"カードを", "出す。"});
  CHECK(wrapped("あいう。え", 6) == Lines{"あい", "う。え"});
  CHECK(wrapped("あい「うえ」", 6) == Lines{"あい", "「う", "え」"});
}

TEST_CASE("a number stays with what it counts") {
  CHECK(wrapped("各人が20チップ", 8) == Lines{"各人が", "20チップ"});
  CHECK(wrapped("of 13.8 % of deals", 8) == Lines{"of", "13.8 %", "of deals"});
}

TEST_CASE("Latin words in Japanese are kept whole") {
  CHECK(wrapped("スートはžalude、gule", 12) == Lines{"スートは", "žalude、gule"});
}

TEST_CASE("lines behind a heading are indented below it") {
  CHECK(hanging("a  ", "one two three", 10) == "a  one two\n   three\n");
  CHECK(hanging("  ", "one two", 6, 1) == "  one\n   two\n");
  CHECK(hanging("a  ", "", 10) == "a\n");
}
