#include "base/display_width.h"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "base/text.h"
#include "base/width_table.h"

using namespace houserule;

TEST_CASE("Japanese takes two columns a character", "[base]") {
  CHECK(display_width("trick") == 5);
  CHECK(display_width("veľký") == 5);
  CHECK(display_width("vel\u030Cky\u0301") == 5);
  CHECK(display_width("切り札") == 6);
  CHECK(display_width("カード") == 6);
  CHECK(display_width("１２、。「」") == 12);
  CHECK(display_width("ｶｰﾄﾞ") == 4);
  CHECK(display_width("♠♥♦♣") == 4);
  CHECK(display_width("が") == 2);
  CHECK(display_width("か\u3099") == 2);
  CHECK(display_width("") == 0);
}

TEST_CASE("what is hidden takes the column of its mark", "[base]") {
  CHECK(display_width("a\u200Bb") == 3);
  CHECK(display_width("\uFEFFa") == 2);
  CHECK(display_width("\x1b[m\u202E") == 4);
  CHECK(display_width("\xFF\xE3\x81", 2) == 3);
  CHECK(cut_to_width("\u202Eab", 2) == "\u202Ea");
}

TEST_CASE("padding fills columns, not bytes", "[base]") {
  CHECK(padded("親", 4) == "親  ");
  CHECK(padded_left("親", 4) == "  親");
  CHECK(padded("ľ", 3) == "ľ  ");
  CHECK(padded("too long", 3) == "too long");
  CHECK(padded_left("too long", 3) == "too long");
  CHECK(padded("a", -1) == "a");
}

TEST_CASE("how wide some characters are the terminal decides", "[base]") {
  CHECK(display_width("♠♥♣", 2) == 6);
  CHECK(display_width("♦", 2) == 1);  // not so in Unicode, whatever the others are
  CHECK(display_width("─│┌┘", 2) == 8);
  CHECK(display_width("ľ", 2) == 1);
  CHECK(display_width("é") == 1);
  CHECK(display_width("é", 2) == 2);
  CHECK(display_width("札", 2) == 2);
  CHECK(padded("♠", 3, 2) == "♠ ");
  CHECK(padded_left("♠", 3, 2) == " ♠");
}

TEST_CASE("marks take no column, whatever script they are of", "[base]") {
  CHECK(display_width("\u05E9\u05C1") == 1);        // Hebrew shin with its dot
  CHECK(display_width("\u0E01\u0E34") == 1);        // Thai ko kai with a vowel above
  CHECK(display_width("\u1112\u1161\u11AB") == 2);  // Hangul, one syllable of three letters
  CHECK(display_width("\U0001F0A1") == 1);          // a playing card
  CHECK(display_width("\U0001F0CF") == 2);          // the joker, as an emoji
  CHECK(display_width("\U0010FFFF") == 1);
}

TEST_CASE("text is cut between characters", "[base]") {
  CHECK(cut_to_width("切り札", 6) == "切り札");
  CHECK(cut_to_width("切り札", 5) == "切り");
  CHECK(cut_to_width("切り札", 1).empty());
  CHECK(cut_to_width("か\u3099き", 3) == "か\u3099");
  CHECK(cut_to_width("e\u0301e", 1) == "e\u0301");
  CHECK(cut_to_width("♠♥", 3, 2) == "♠");
  CHECK(cut_to_width("any", 0).empty());
  CHECK(fitted("切り札", 8) == "切り札  ");
  CHECK(fitted("切り札", 5) == "切り~");
  CHECK(fitted("切り札", 4) == "切 ~");
  CHECK(fitted("long", 1) == "~");
  CHECK(fitted("long", 0).empty());
}

TEST_CASE("what fits takes exactly its columns", "[base]") {
  CHECK(rc::check([](const std::vector<char32_t>& drawn, std::uint8_t number, bool wide) {
    const int ambiguous = wide ? 2 : 1;
    std::string text;
    for (const char32_t point : drawn) text += point % 3 == 0 ? "札" : point % 3 == 1 ? "♠" : "a";
    const int width = number % 40;
    RC_ASSERT(display_width(fitted(text, width, ambiguous), ambiguous) == width);
    const int left = width - display_width(cut_to_width(text, width, ambiguous), ambiguous);
    RC_ASSERT(left >= 0);
    RC_ASSERT(left <= 1 || display_width(text, ambiguous) < width);
  }));
}

TEST_CASE("the table of widths is in order", "[base]") {
  CHECK(width_runs.front() == 1);
  for (std::size_t i = 1; i < width_runs.size(); ++i) {
    REQUIRE(width_runs[i - 1] / 4 < width_runs[i] / 4);
    REQUIRE(width_runs[i - 1] % 4 != width_runs[i] % 4);
  }
}
