#include "editor/assist/script_format.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "rules/source/script_lexer.h"

using namespace houserule;

namespace {

std::vector<std::string> own_scripts() {
  std::vector<std::string> texts;
  for (const char* folder : {"games", "scripts", "tests/house_rules"}) {
    const auto root = std::filesystem::path(HOUSERULE_SOURCE_DIR) / folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
      if (entry.path().extension() != ".lua") continue;
      std::stringstream text;
      text << std::ifstream(entry.path()).rdbuf();
      texts.push_back(text.str());
    }
  }
  return texts;
}

// All that has a meaning: words in their order, long strings to the letter.
std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words;
  ScriptLexer lexer(text);
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
       token = lexer.next()) {
    words.emplace_back(token.text);
  }
  return words;
}

// As somebody types who never indents.
std::string flattened(std::string_view text) {
  std::string flat;
  bool begins = true;
  for (const char letter : text) {
    if (begins && letter == ' ') continue;
    flat += letter;
    begins = letter == '\n';
  }
  return flat;
}

}  // namespace

TEST_CASE("a script is put in order", "[editor]") {
  CHECK(formatted_script("-- The last trick costs two.\n"
                         "\n"
                         "return variant {\n"
                         "of = \"lorum\",\n"
                         "\ttitle=\"The last trick costs two\",  \n"
                         "\n"
                         "\n"
                         "  changes={\n"
                         "  wrap {path=\"settle.pay\",\n"
                         "  with = function (base,result,chips)\n"
                         "  if result.last_winner then\n"
                         "  chips:pay(result.last_winner,\"pool\",2)--two\n"
                         "  else\n"
                         "      -- nobody\n"
                         "  end\n"
                         "        for _,seat in ipairs(result.seats) do\n"
                         "    chips:pay(seat,\n"
                         "    \"pool\",1)\n"
                         "  end\n"
                         "    local x=a\n"
                         "or b\n"
                         "    base(result,chips)\n"
                         "     end,\n"
                         "    },\n"
                         "  },\n"
                         "      }\n"
                         "\n")
            .value() ==
        "-- The last trick costs two.\n"
        "\n"
        "return variant {\n"
        "  of = \"lorum\",\n"
        "  title = \"The last trick costs two\",\n"
        "\n"
        "  changes = {\n"
        "    wrap { path = \"settle.pay\",\n"
        "           with = function (base, result, chips)\n"
        "             if result.last_winner then\n"
        "               chips:pay(result.last_winner, \"pool\", 2) --two\n"
        "             else\n"
        "               -- nobody\n"
        "             end\n"
        "             for _, seat in ipairs(result.seats) do\n"
        "               chips:pay(seat,\n"
        "                         \"pool\", 1)\n"
        "             end\n"
        "             local x = a\n"
        "               or b\n"
        "             base(result, chips)\n"
        "           end,\n"
        "    },\n"
        "  },\n"
        "}\n");
}

TEST_CASE("a function further along a line goes on below the line, and ends there", "[editor]") {
  CHECK(formatted_script("return variant { changes = {\n"
                         "wrap { path = \"a\", with = function (base, r)\n"
                         "base(r)\n"
                         "end },\n"
                         "wrap { path = \"b\", with = function (base, r)\n"
                         "                                base(r)\n"
                         "  end },\n"
                         "} }\n")
            .value() ==
        "return variant { changes = {\n"
        "  wrap { path = \"a\", with = function (base, r)\n"
        "    base(r)\n"
        "  end },\n"
        "  wrap { path = \"b\", with = function (base, r)\n"
        "    base(r)\n"
        "  end },\n"
        "} }\n");
}

TEST_CASE("the scripts that come along are in order, however they are aligned", "[editor]") {
  for (const std::string& text : own_scripts()) {
    INFO(text.substr(0, 200));
    CHECK(formatted_script(text) == text);
  }
}

TEST_CASE("only blanks change, and once is enough", "[editor]") {
  for (const std::string& text : own_scripts()) {
    INFO(text.substr(0, 200));
    const auto once = formatted_script(flattened(text));
    REQUIRE(once);
    CHECK(words_in(*once) == words_in(flattened(text)));
    CHECK(formatted_script(*once) == once);
  }
}

TEST_CASE("each of several ways to indent stays as it is", "[editor]") {
  for (const std::string text : {
           "return f(a,\n         b)\n",
           "return f(\n  a,\n  b\n)\n",
           "each(function (x)\n  use(x)\nend)\n",
           "local t = { a = 1, -- one\n            -- and more of it\n            b = 2 }\n",
           "repeat\n  step()\nuntil done\n",
           "while a\n  and b do\n  step()\nend\n",
           "local x = a and b\n          or c\nuse(x)\n",
           "return function (...) return { ... }, -1, a - 1, not a, #a, ({ 1 })[1] end\n",
       }) {
    CHECK(formatted_script(text) == text);
  }
}

TEST_CASE("texts and comments of several lines stay to the letter", "[editor]") {
  const std::string text =
      "local a = [[\n one  \n\ttwo ]]\n--[==[ as\n   it  \n is ]==]\nlocal b = \"x \\\n  y\"\n";
  CHECK(formatted_script(text) == text);
}

TEST_CASE("where nobody knows what belongs where a script is left alone", "[editor]") {
  for (const char* text : {"return {", "}", "end", "return { ( } )", "if a do end", "then",
                           "function f() }", "repeat end until", "for x in y then end"}) {
    INFO(text);
    CHECK_FALSE(formatted_script(text));
  }
  CHECK(formatted_script("") == "");
  CHECK(formatted_script("\n\n\n") == "");
}
