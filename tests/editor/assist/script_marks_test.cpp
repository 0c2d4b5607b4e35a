#include "editor/assist/script_marks.h"

#include <catch2/catch.hpp>

using namespace houserule;

namespace {

// What a mark covers, by its line, as "line: text".
std::string marked(const std::string& message, int line, const std::string& text,
                   const std::string& suggestion = "") {
  const ScriptMark mark = mark_of({"x", {"a.lua", line}, message, suggestion}, text);
  std::size_t begin = 0;
  for (int i = 1; i < mark.line; ++i) begin = text.find('\n', begin) + 1;
  return std::to_string(mark.line) + ": " +
         text.substr(begin + static_cast<std::size_t>(mark.from),
                     static_cast<std::size_t>(mark.to - mark.from)) +
         (mark.instead.empty() ? "" : " -> " + mark.instead);
}

}  // namespace

TEST_CASE("the name a diagnostic quotes is marked", "[editor]") {
  const std::string text = "return game \"x\" {\n  -- folow_suit\n  play { folow_suit, any },\n}\n";
  CHECK(marked("unknown word 'folow_suit'", 3, text, "did you mean 'follow_suit'?") ==
        "3: folow_suit -> follow_suit");
  CHECK(marked("unknown word 'any'", 3, text, "add it") == "3: any");
}

TEST_CASE("a name inside a text is marked alone, and only whole", "[editor]") {
  const std::string text = "set { path = \"settle.payy.pay\", value = pay }\n";
  CHECK(marked("there is no 'payy'", 1, text, "did you mean 'pay'?") == "1: payy -> pay");
  CHECK(marked("there is no 'pay'", 1, text) == "1: pay");
  CHECK(marked("there is no 'settle.payy'", 1, text) == "1: settle.payy");
  CHECK(marked("there is no 'ettle'", 1, text, "did you mean 'x'?") ==
        "1: set { path = \"settle.payy.pay\", value = pay }");
}

TEST_CASE("where nothing is quoted the line is marked", "[editor]") {
  CHECK(marked("a '}' is expected", 2, "return {\n    a = 1  \r\n") == "2: a = 1");
  CHECK(marked("nothing", 2, "return {\n\n}") == "2: ");
  // A script is at fault as a whole, or ends before it should.
  CHECK(marked("nothing", 0, "return 1") == "1: return 1");
  CHECK(marked("nothing", 9, "return") == "9: ");
  CHECK(mark_of({"x", {"", 9}, "nothing", ""}, "").from == 0);
}

TEST_CASE("columns are counted as browsers count", "[editor]") {
  CHECK(utf16_length("a") == 1);
  CHECK(utf16_length("ルール") == 3);
  CHECK(utf16_length("\U0001F0A1") == 2);
  const ScriptMark mark =
      mark_of({"x", {"", 1}, "unknown word 'b'", ""}, "title = \"ルール\U0001F0A1\", b\n");
  CHECK(mark.from == 17);
  CHECK(mark.to == 18);
}

TEST_CASE("any bytes have some mark", "[editor]") {
  for (const std::string& text : {std::string("\xFF\xFE 'x"), std::string("\"\n\n"),
                                  std::string("[[\n"), std::string(3, '\0')}) {
    const ScriptMark mark = mark_of({"x", {"", 1}, "unknown word 'x'", "did you mean ''?"}, text);
    CHECK(mark.from <= mark.to);
    CHECK(mark.instead.empty());
  }
}
