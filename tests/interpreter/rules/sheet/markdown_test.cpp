#include "rules/sheet/markdown.h"

#include <catch2/catch.hpp>
#include <regex>
#include <sstream>

#include "tests/interpreter/rules/written_sheet.h"

using namespace houserule;

namespace {

// Takes backslashes out again.
std::string plain_markdown(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size()) ++i;
    plain += text[i];
  }
  return plain;
}

std::vector<std::string> clauses_in_markdown(const std::string& page) {
  std::vector<std::string> clauses;
  std::istringstream lines(page);
  const std::regex clause(R"(^(> )?(\d+)\. (\*\*[^*]+\*\* )?(.*)$)");
  std::smatch parts;
  for (std::string line; std::getline(lines, line);) {
    if (!std::regex_match(line, parts, clause)) continue;
    CHECK(parts[1].matched == parts[3].matched);
    clauses.push_back(parts[2].str() + " " + plain_markdown(parts[4]));
  }
  return clauses;
}

}  // namespace

TEST_CASE("a sheet as Markdown") {
  CHECK(to_markdown(written_sheet::by_hand(), Language::en) ==
        R"md(# Ace \& \<King\>

- For 3 players.
- House rules: "Two\* for one".
- Clauses with a bar and the word "changed" are not as in the usual game.

## Before the game

1. A trick is 1 \< 2\_points\_.

> 2. **changed** \- The \[Jack\] counts two.
>
>    House rule: Two\* for one. \<b\>Say\</b\> it.

## The end

3. 1\. is a text; so is \`this\`.

---

This table: small players=3 +two

Hash of its rules: 0123456789abcdef
)md");
}

TEST_CASE("a sheet as Markdown in Japanese") {
  const std::string page = to_markdown(written_sheet::by_hand(), Language::ja);
  CHECK(page.starts_with("# エース\n\n- 3人用。\n"));
  CHECK(page.find("\n> 2. **変更** ジャックは2点。\n>\n>    ハウスルール: 2倍\n") !=
        std::string::npos);
}

TEST_CASE("Markdown has every clause of a sheet, with its number") {
  for (const RuleSheet& sheet : written_sheet::of_games()) {
    for (const Language language : {Language::en, Language::ja}) {
      INFO(sheet.spec);
      CHECK(clauses_in_markdown(to_markdown(sheet, language)) ==
            written_sheet::numbered_clauses(sheet, language));
    }
  }
}

TEST_CASE("nothing a script says begins a list, a heading or a link") {
  for (const auto& [text, escaped] : std::vector<std::pair<const char*, const char*>>{
           {"# no heading", "\\# no heading"},
           {"+ no list", "\\+ no list"},
           {"12) no list", "12\\) no list"},
           {"12 cards", "12 cards"},
           {"a\n\n---\nb", "a --- b"},
           {"[x](y) ![z](y)", "\\[x\\](y) \\!\\[z\\](y)"},
           {"&amp; <br> |", "\\&amp; \\<br\\> \\|"},
           {"Horn\xEDk \x1b[31m", "Horn?k ?\\[31m"}}) {
    CHECK(markdown_text(text) == escaped);
  }
}
