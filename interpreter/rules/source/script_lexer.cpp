#include "rules/source/script_lexer.h"

#include <algorithm>
#include <string>

#include "base/content_hash.h"
#include "base/text.h"

namespace houserule {

namespace {

bool is_hex_digit(char letter) {
  return is_digit(letter) || (letter >= 'a' && letter <= 'f') || (letter >= 'A' && letter <= 'F');
}

bool begins_name(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_';
}

}  // namespace

ScriptLexer::ScriptLexer(std::string_view text) : text_(text) {
  if (text.starts_with("\xEF\xBB\xBF")) at_ = 3;
  if (peek() == '#') skip_line();
}

ScriptToken ScriptLexer::next() {
  skip_blanks_and_comments();
  ScriptToken token;
  token.line = line_;
  token.begin = at_;
  token.kind = read();
  token.text = text_.substr(token.begin, at_ - token.begin);
  return token;
}

void ScriptLexer::step() {
  if (text_[at_++] == '\n') ++line_;
}

void ScriptLexer::skip_line() {
  while (at_ < text_.size() && text_[at_] != '\n') ++at_;
}

void ScriptLexer::skip_blanks_and_comments() {
  while (at_ < text_.size()) {
    const char letter = text_[at_];
    if (letter == ' ' || (letter >= '\t' && letter <= '\r')) {
      step();
    } else if (letter == '-' && peek(1) == '-') {
      at_ += 2;
      if (!read_long_string()) skip_line();
    } else {
      return;
    }
  }
}

// Goes over [[...]] or [==[...]==]; stays where it is if there is none.
bool ScriptLexer::read_long_string() {
  if (peek() != '[') return false;
  std::size_t level = 0;
  while (peek(1 + level) == '=') ++level;
  if (peek(1 + level) != '[') return false;
  const std::string fence = "]" + std::string(level, '=') + "]";
  const std::size_t close = text_.find(fence, at_ + level + 2);
  const std::size_t end = close == text_.npos ? text_.size() : close + fence.size();
  while (at_ < end) step();
  return true;
}

void ScriptLexer::read_string(char quote) {
  ++at_;
  while (at_ < text_.size() && text_[at_] != quote) {
    if (text_[at_] == '\n') return;  // not closed
    if (text_[at_] == '\\') {
      const bool skips_blanks = peek(1) == 'z';
      ++at_;
      if (at_ < text_.size()) step();
      while (skips_blanks && at_ < text_.size() &&
             (text_[at_] == ' ' || (text_[at_] >= '\t' && text_[at_] <= '\r'))) {
        step();
      }
    } else {
      ++at_;
    }
  }
  if (at_ < text_.size()) ++at_;
}

void ScriptLexer::read_number() {
  const bool is_hex = peek() == '0' && (peek(1) == 'x' || peek(1) == 'X');
  if (is_hex) at_ += 2;
  while (true) {
    const char letter = peek();
    const bool is_exponent =
        is_hex ? letter == 'p' || letter == 'P' : letter == 'e' || letter == 'E';
    if (is_exponent) {
      ++at_;
      if (peek() == '+' || peek() == '-') ++at_;
    } else if (is_hex_digit(letter) || letter == '.') {
      ++at_;
    } else {
      return;
    }
  }
}

ScriptToken::Kind ScriptLexer::read() {
  if (at_ >= text_.size()) return ScriptToken::Kind::end;
  const char letter = text_[at_];
  if (begins_name(letter)) {
    while (begins_name(peek()) || is_digit(peek())) ++at_;
    return ScriptToken::Kind::name;
  }
  if (is_digit(letter) || (letter == '.' && is_digit(peek(1)))) {
    read_number();
    return ScriptToken::Kind::number;
  }
  if (letter == '"' || letter == '\'') {
    read_string(letter);
    return ScriptToken::Kind::string;
  }
  if (read_long_string()) return ScriptToken::Kind::string;
  constexpr std::string_view longer[] = {"==", "~=", "<=", ">=", "//", "..", "::", "<<", ">>"};
  if (text_.substr(at_, 3) == "...") {
    at_ += 3;
    return ScriptToken::Kind::symbol;
  }
  if (static_cast<unsigned char>(letter) >= 0x80) {
    at_ += code_point_at(text_, at_).size;  // a sign that is none of Lua's, and stays whole
    return ScriptToken::Kind::symbol;
  }
  const std::string_view two = text_.substr(at_, 2);
  at_ += std::ranges::find(longer, two) == std::ranges::end(longer) ? 1 : 2;
  return ScriptToken::Kind::symbol;
}

std::uint64_t token_hash(std::string_view text) {
  std::string tokens;
  ScriptLexer lexer(text);
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
       token = lexer.next()) {
    tokens.append(token.text).push_back('\n');
  }
  return content_hash(tokens);
}

}  // namespace houserule
