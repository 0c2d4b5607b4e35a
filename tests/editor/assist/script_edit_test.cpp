#include "editor/assist/script_edit.h"

#include <catch2/catch.hpp>

using namespace houserule;

TEST_CASE("a number is replaced where it stands", "[editor]") {
  const std::string text = "return variant { -- a\n  numbers = { a = 1, -- one\n b = 2 },\n}\n";
  CHECK(with_number(text, "a", "15") ==
        "return variant { -- a\n  numbers = { a = 15, -- one\n b = 2 },\n}\n");
  CHECK(with_number(text, "c", "{ 1, 2 }") ==
        "return variant { -- a\n  numbers = { a = 1, -- one\n b = 2, c = { 1, 2 } },\n}\n");
  CHECK(with_number("return variant { numbers = {} }", "c", "3") ==
        "return variant { numbers = { c = 3 } }");
}

TEST_CASE("where no number stands yet the table comes before the changes", "[editor]") {
  CHECK(with_number("return variant {\n  of = \"x\", -- why\n\n  -- what\n  changes = {},\n}\n",
                    "c", "3") ==
        "return variant {\n  of = \"x\",\n  numbers = { c = 3 }, -- why\n\n  -- what\n"
        "  changes = {},\n}\n");
  CHECK(with_number("return variant { of = \"x\" }", "c", "3") ==
        "return variant { of = \"x\",\n  numbers = { c = 3 } }");
}

TEST_CASE("a text that is no table of a rule is left alone", "[editor]") {
  CHECK_FALSE(with_number("", "a", "1"));
  CHECK_FALSE(with_number("local x = 1", "a", "1"));
  CHECK_FALSE(with_number("return variant { numbers = f() }", "a", "1"));
}

TEST_CASE("a title is changed in one language and the other stays", "[editor]") {
  const std::string both = "return variant { title = { \"A\", ja = 'B' }, -- x\n}\n";
  CHECK(with_title(both, Language::en, "a \"b\"") ==
        "return variant { title = { \"a \\\"b\\\"\", ja = 'B' }, -- x\n}\n");
  CHECK(with_title(both, Language::ja, "C") ==
        "return variant { title = { \"A\", ja = \"C\" }, -- x\n}\n");
  CHECK(with_title("return variant { title = \"A\" }", Language::ja, "C") ==
        "return variant { title = { \"A\", ja = \"C\" } }");
  CHECK(with_title("return variant { title = { \"A\" } }", Language::ja, "C") ==
        "return variant { title = { \"A\", ja = \"C\" } }");
  CHECK(with_longer_title(both, {" (x)", "（x）"}) ==
        "return variant { title = { \"A (x)\", ja = 'B（x）' }, -- x\n}\n");
  CHECK(with_longer_title("return variant { title = { ja = \"B\", \"A\" } }", {"1", "2"}) ==
        "return variant { title = { ja = \"B2\", \"A1\" } }");
  for (const char* text : {"", "return variant {}", "return variant { title = f() }",
                           "return variant { title = \"A\" .. \"B\" }"}) {
    CHECK_FALSE(with_title(text, Language::en, "x"));
    CHECK_FALSE(with_longer_title(text, {"x", "y"}));
  }
}

TEST_CASE("a field of an example says something else, and all else stays", "[editor]") {
  const std::string text =
      "return examples {\n  { say = \"a\", gains = { 1, 2 }, -- one\n    figures = { unit = 3 } "
      "},\n"
      "  { say = \"b\", cases = {\n    { gains = { 5 } },\n    { gains = { 6 } } } },\n}\n";
  const auto with = [&](int line, const char* field, const char* value) {
    return with_example_field(text, line, field, value);
  };
  const auto replaced = [&](const std::string& from, const std::string& to) {
    std::string whole = text;
    return whole.replace(whole.find(from), from.size(), to);
  };
  CHECK(with(2, "gains", "{ 3, 4 }") == replaced("{ 1, 2 }", "{ 3, 4 }"));
  CHECK(with(2, "figures.unit", "64") == replaced("unit = 3", "unit = 64"));
  CHECK(with(6, "gains", "{ 7 }") == replaced("{ 6 }", "{ 7 }"));
  for (const auto& [line, field] :
       {std::pair(2, "legal"), std::pair(3, "gains"), std::pair(4, "gains"),
        std::pair(2, "gains.unit"), std::pair(2, "figures.other"), std::pair(9, "gains")}) {
    CHECK_FALSE(with(line, field, "1"));
  }
  CHECK_FALSE(with_example_field("", 1, "gains", "1"));
}
