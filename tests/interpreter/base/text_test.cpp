#include "base/text.h"
#include "base/display_width.h"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <cctype>

using namespace houserule;

TEST_CASE("slugs are how paths and moves spell names", "[base]") {
  CHECK(slug("veľký") == "velky");
  CHECK(slug("malý") == "maly");
  CHECK(slug("Horník of leaves") == "hornik_of_leaves");
  CHECK(slug("garde sans") == "garde_sans");
  CHECK(slug("  Two --- words!  ") == "two_words");
  CHECK(slug("2 of clubs") == "2_of_clubs");
  CHECK(slug("") == "");
  CHECK(slug("...") == "");
  CHECK(slug("切り札") == "切り札");
}

TEST_CASE("letters with marks fold to their base letters", "[base]") {
  CHECK(folded("čžľšťňďýáíéôäúóŕĺ") == "czlstndyaieoauorl");
  CHECK(folded("ČŽĽŠŤŇĎÝÁÍÉÔÄÚÓŔĹ") == "czlstndyaieoauorl");
  CHECK(folded("ěřů ĚŘŮ") == "eru eru");
  CHECK(folded("àâçèêëîïùûüÿ ÀÂÇÈÊËÎÏÙÛÜŸ") == "aaceeeiiuuuy aaceeeiiuuuy");
  CHECK(folded("őű ąćęłńśźż") == "ou acelnszz");
  CHECK(folded("ãõñøå") == "aonoa");
  CHECK(folded("ĀāĂăĄąĆćĈĉĊċČčĎďĐđ") == "aaaaaaccccccccdddd");
  CHECK(folded("ĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħ") == "eeeeeeeeeegggggggghhhh");
  CHECK(folded("ĨĩĪīĬĭĮįİıĴĵĶķĸĹĺĻļĽľĿŀŁł") == "iiiiiiiiiijjkkkllllllllll");
  CHECK(folded("ŃńŅņŇňŉŊŋŌōŎŏŐő") == "nnnnnnnnnoooooo");
  CHECK(folded("ŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧ") == "rrrrrrsssssssstttttt");
  CHECK(folded("ŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſ") == "uuuuuuuuuuuuwwyyyzzzzzzs");
}

TEST_CASE("letters that are two letters fold to both", "[base]") {
  CHECK(folded("cœur CŒUR") == "coeur coeur");
  CHECK(folded("Æsir æ") == "aesir ae");
  CHECK(folded("Straße") == "strasse");
  CHECK(folded("ĳ Ĳ") == "ij ij");
}

TEST_CASE("a letter and its mark fold alike, together or apart", "[base]") {
  CHECK(folded("ve\u013Ek\u00FD") == folded("vel\u030Cky\u0301"));
  CHECK(slug("Horni\u0301k") == "hornik");
}

TEST_CASE("signs of Latin-1 are no letters", "[base]") {
  CHECK(folded("3 × 4 ÷ 2") == "3 × 4 ÷ 2");
  CHECK(folded("♠A") == "♠a");
}

TEST_CASE("folding and slugs are done after once", "[base]") {
  CHECK(rc::check([](const std::string& any) {
    RC_ASSERT(folded(folded(any)) == folded(any));
    RC_ASSERT(slug(slug(any)) == slug(any));
  }));
}

TEST_CASE("a slug has no capitals, spaces or signs of ASCII", "[base]") {
  CHECK(rc::check([](const std::string& any) {
    const std::string result = slug(any);
    for (const char c : result) {
      const auto byte = static_cast<unsigned char>(c);
      RC_ASSERT(byte >= 0x80 || byte == '_' || std::islower(byte) || std::isdigit(byte));
    }
    RC_ASSERT(result.find("__") == std::string::npos);
    RC_ASSERT(!result.starts_with('_'));
    RC_ASSERT(!result.ends_with('_'));
  }));
}

TEST_CASE("UTF-8 is split into code points", "[base]") {
  CHECK(code_points("aľ切🂡") == std::vector<char32_t>{'a', U'ľ', U'切', U'🂡'});
  CHECK(code_points("").empty());
}

TEST_CASE("what is not UTF-8 becomes U+FFFD, a byte at a time", "[base]") {
  const auto bad = [](std::size_t count) { return std::vector<char32_t>(count, 0xFFFD); };
  CHECK(code_points("\xFF") == bad(1));
  CHECK(code_points("\x80\xBF") == bad(2));
  CHECK(code_points("\xC3") == bad(1));
  CHECK(code_points("\xE5\x88") == bad(2));
  CHECK(code_points("\xF0\x9F\x82") == bad(3));
  CHECK(code_points("\xC0\xAF") == bad(2));
  CHECK(code_points("\xE0\x80\x80") == bad(3));
  CHECK(code_points("\xED\xA0\x80") == bad(3));
  CHECK(code_points("\xF4\x90\x80\x80") == bad(4));
  CHECK(code_points("\xC3(") == std::vector<char32_t>{0xFFFD, '('});
  CHECK(code_points("\xF4\x8F\xBF\xBF") == std::vector<char32_t>{0x10FFFF});
}

TEST_CASE("any bytes are survived", "[base]") {
  CHECK(rc::check([](const std::vector<std::uint8_t>& bytes, std::uint8_t number) {
    const std::string text(bytes.begin(), bytes.end());
    RC_ASSERT(code_points(text).size() <= text.size());
    RC_ASSERT(display_width(text) >= 0);
    RC_ASSERT(display_width(padded(text, number)) >= number);
    RC_ASSERT(code_points(quotable(text, number)).size() <= number + 3U);
    for (const char32_t point : code_points(quotable(text, number))) {
      RC_ASSERT(point >= 0x20);
      RC_ASSERT(point != 0xFFFD);
    }
    folded(text);
    slug(text);
    words_of(text);
  }));
}

TEST_CASE("quoting hides what could disturb a terminal", "[base]") {
  CHECK(quotable("Horník") == "Horník");
  CHECK(quotable("a\x1B[31mb\n") == "a?[31mb?");
  CHECK(quotable("a\u0085b\x7F") == "a?b?");
  CHECK(quotable("\xFFz") == "?z");
  CHECK(quotable("abcdef", 3) == "abc...");
  CHECK(quotable("abc", 3) == "abc");
  CHECK(quotable("切り札", 2) == "切り...");
}

TEST_CASE("quoting shows no letter that turns the line around", "[base]") {
  CHECK(quotable("a\u202Eb") == "a?b");
  CHECK(quotable("a\u2066b\u200Fc") == "a?b?c");
}

TEST_CASE("parts are joined as in a sentence", "[base]") {
  CHECK(joined({}, ", ", " or ") == "");
  CHECK(joined({"a"}, ", ", " or ") == "a");
  CHECK(joined({"a", "b"}, ", ", " or ") == "a or b");
  CHECK(joined({"a", "b", "c"}, ", ", " or ") == "a, b or c");
}

TEST_CASE("words are split at white space", "[base]") {
  CHECK(words_of("  lorum players=3\t+x\n") ==
        std::vector<std::string>{"lorum", "players=3", "+x"});
  CHECK(words_of(" \n ").empty());
}

TEST_CASE("a text without Japanese is English", "[base]") {
  const Text both{"trump", "切り札"};
  const Text english{"trump"};
  CHECK(both.in(Language::en) == "trump");
  CHECK(both.in(Language::ja) == "切り札");
  CHECK(english.in(Language::ja) == "trump");
}

TEST_CASE("broken bytes are told from the sign that stands for them") {
  CHECK(is_utf8(""));
  CHECK(is_utf8("Horník ホルニーク"));
  CHECK(is_utf8("a \xEF\xBF\xBD b"));
  CHECK_FALSE(is_utf8("Horn\xEDk"));
  CHECK_FALSE(is_utf8("\xEF\xBF\xBD\xFF"));
  CHECK_FALSE(is_utf8("\xE3\x83"));
}
