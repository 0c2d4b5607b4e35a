#include "base/shown.h"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "base/display_width.h"

using namespace houserule;

namespace {

std::string utf8_of(char32_t point) {
  const auto part = [&](int shift) { return static_cast<char>(0x80 | ((point >> shift) & 0x3F)); };
  if (point < 0x80) return {static_cast<char>(point)};
  if (point < 0x800) return {static_cast<char>(0xC0 | (point >> 6)), part(0)};
  if (point < 0x10000) return {static_cast<char>(0xE0 | (point >> 12)), part(6), part(0)};
  return {static_cast<char>(0xF0 | (point >> 18)), part(12), part(6), part(0)};
}

}  // namespace

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

// Long runs of common characters are looked at in larger steps.
TEST_CASE("what is hidden is found wherever it stands", "[base]") {
  for (char32_t point = 1; point <= 0x10FFFF; ++point) {
    if (point >= 0xD800 && point < 0xE000) continue;
    const std::string character = utf8_of(point);
    if (hidden_in(character).has_value() != (shown(character) == "?" && character != "?")) {
      FAIL("U+" << std::hex << static_cast<std::uint32_t>(point));
    }
  }
  for (std::size_t at = 0; at < 20; ++at) {
    for (const char* const hidden :
         {"\x1f", "\x7f", "\xc2\x9b", "\xe3\x85\xa4", "\xe3\x80", "\xff"}) {
      std::string text(20, ' ');
      text.replace(at, 1, hidden);
      INFO(at);
      CHECK(hidden_in(text));
      CHECK_FALSE(hidden_in(shown(text)));
    }
  }
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
      text += utf8_of(0x800 + one % 0xD000);
    }
    const std::string clean = shown(text);
    RC_ASSERT(is_utf8(clean));
    RC_ASSERT(!hidden_in(clean));
    RC_ASSERT(shown(clean) == clean);
    RC_ASSERT(display_width(clean) == display_width(text));
  }));
}
