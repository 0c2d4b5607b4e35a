#include "editor/assist/script_marks.h"

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "rules/source/script_lexer.h"

namespace houserule {

namespace {

struct Stretch {
  std::size_t begin = 0;  // bytes of the script
  std::size_t end = 0;
};

// The line with that number, without its line feed.
Stretch line_at(std::string_view text, int number) {
  Stretch line;
  for (int i = 1; i < number; ++i) {
    const auto feed = text.find('\n', line.begin);
    if (feed == std::string_view::npos) return {text.size(), text.size()};
    line.begin = feed + 1;
  }
  line.end = std::min(text.find('\n', line.begin), text.size());
  if (line.end > line.begin && text[line.end - 1] == '\r') --line.end;
  return line;
}

// What stands between the first two quotes of a sentence.
std::string_view quoted_in(std::string_view sentence) {
  const auto open = sentence.find('\'');
  if (open == std::string_view::npos) return {};
  const auto close = sentence.find('\'', open + 1);
  if (close == std::string_view::npos) return {};
  return sentence.substr(open + 1, close - open - 1);
}

bool is_of_name(char c) {
  return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         static_cast<unsigned char>(c) >= 0x80;
}

// Where `name` stands as a whole in a token, inside a longer text too: "settle.payy".
std::optional<std::size_t> whole_in(std::string_view token, std::string_view name) {
  for (auto at = token.find(name); at != std::string_view::npos; at = token.find(name, at + 1)) {
    const bool begins = at == 0 || !is_of_name(token[at - 1]) || !is_of_name(name.front());
    const auto behind = at + name.size();
    const bool ends =
        behind == token.size() || !is_of_name(token[behind]) || !is_of_name(name.back());
    if (begins && ends) return at;
  }
  return std::nullopt;
}

// The first place of a name in the tokens of a line; comments are none.
std::optional<Stretch> name_in_line(std::string_view text, int line, std::string_view name) {
  if (name.empty()) return std::nullopt;
  ScriptLexer lexer(text);
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
       token = lexer.next()) {
    if (token.line > line) break;
    if (token.line < line) continue;
    if (const auto at = whole_in(token.text, name)) {
      return Stretch{token.begin + *at, token.begin + *at + name.size()};
    }
  }
  return std::nullopt;
}

Stretch without_blanks(std::string_view text, Stretch line) {
  const auto is_blank = [&](std::size_t at) { return text[at] == ' ' || text[at] == '\t'; };
  while (line.begin < line.end && is_blank(line.begin)) ++line.begin;
  while (line.end > line.begin && is_blank(line.end - 1)) --line.end;
  return line;
}

}  // namespace

int utf16_length(std::string_view text) {
  int units = 0;
  for (const char32_t point : code_points(text)) units += point > 0xFFFF ? 2 : 1;
  return units;
}

ScriptMark mark_of(const Diagnostic& diagnostic, std::string_view text) {
  ScriptMark mark;
  mark.line = std::max(diagnostic.place.line, 1);
  const Stretch line = line_at(text, mark.line);
  const auto name = name_in_line(text, mark.line, quoted_in(diagnostic.message.en));
  const Stretch marked = name ? *name : without_blanks(text, line);
  mark.from = utf16_length(text.substr(line.begin, marked.begin - line.begin));
  mark.to = mark.from + utf16_length(text.substr(marked.begin, marked.end - marked.begin));
  if (name && diagnostic.suggestion.en.starts_with("did you mean ")) {
    mark.instead = quoted_in(diagnostic.suggestion.en);
  }
  return mark;
}

}  // namespace houserule
