#include "base/shown.h"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "base/display_width.h"

using namespace houserule;

TEST_CASE("what steers a terminal or cannot be seen is shown as a mark", "[base]") {
  CHECK(shown("a\x1b[2Jb") == "a?[2Jb");
  CHECK(shown("a\nb\tc\rd\x7F") == "a?b?c?d?");
  CHECK(shown("\u009B31m\u0085") == "?31m?");
  CHECK(shown("\u202Ecba\u2066\u2069\u200E\u200F\u061C") == "?cba?????");
  CHECK(shown("\u2028\u2029\u200B\uFEFF\u00AD") == "?????");
  CHECK(shown("\U000E0041\U000E007F") == "??");
  CHECK(shown("\x9B\xFF\xE3\x81") == "????");
  CHECK(shown(std::string("\0", 1)) == "?");
  CHECK(shown_lines("a\x1b\n\n\u202Eb\n") == "a?\n\n?b\n");
  CHECK(shown_lines("\n\r") == "\n?");
}

TEST_CASE("letters of every script, their marks and shapes are shown", "[base]") {
  for (const char* const text :
       {"veľký", "vel\u030C", "切り札", "か\u3099", "♥\uFE0E", "葛\U000E0100", "\U0001F0A1",
        "\uFFFD", "\u05E9\u05C1", "~ \u00A0"}) {
    CHECK(shown(text) == text);
    CHECK_FALSE(hidden_in(text));
  }
}

TEST_CASE("what is hidden is named", "[base]") {
  CHECK(hidden_in("ab\u202E") == "U+202E");
  CHECK(hidden_in("\x1b") == "U+001B");
  CHECK(hidden_in("\U000E0041") == "U+E0041");
  CHECK(hidden_in("\xFF") == "a byte that is no UTF-8");
}

TEST_CASE("a text of blanks has nothing to see", "[base]") {
  CHECK(is_blank(""));
  CHECK(is_blank(" \u3000\u00A0\u2003"));
  CHECK_FALSE(is_blank(" a"));
}

TEST_CASE("what is shown is clean, stays as it is, and takes the columns of the text", "[base]") {
  CHECK(rc::check([](const std::string& bytes, const std::vector<std::uint32_t>& drawn) {
    std::string text = bytes;
    for (const std::uint32_t one : drawn) {
      const std::uint32_t point = 0x800 + one % 0xD000;
      text += static_cast<char>(0xE0 | (point >> 12));
      text += static_cast<char>(0x80 | ((point >> 6) & 0x3F));
      text += static_cast<char>(0x80 | (point & 0x3F));
    }
    const std::string clean = shown(text);
    RC_ASSERT(is_utf8(clean));
    RC_ASSERT(!hidden_in(clean));
    RC_ASSERT(shown(clean) == clean);
    RC_ASSERT(display_width(clean) == display_width(text));
  }));
}
