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
