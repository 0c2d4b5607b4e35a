#include "lua/vm/script_slips.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "base/shown.h"
#include "base/text.h"
#include "rules/source/script_lexer.h"

namespace houserule {

namespace {

struct LookAlike {
  char32_t sign;
  const char* plain;  // what Lua reads
};

constexpr auto look_alikes = std::to_array<LookAlike>({
    {U'`', "\""},      {U'\u00AB', "\""}, {U'\u00B4', "\""}, {U'\u00BB', "\""}, {U'\u00D7', "*"},
    {U'\u00F7', "//"}, {U'\u2010', "-"},  {U'\u2011', "-"},  {U'\u2012', "-"},  {U'\u2013', "-"},
    {U'\u2014', "-"},  {U'\u2018', "\""}, {U'\u2019', "\""}, {U'\u201A', "\""}, {U'\u201B', "\""},
    {U'\u201C', "\""}, {U'\u201D', "\""}, {U'\u201E', "\""}, {U'\u201F', "\""}, {U'\u2026', ".."},
    {U'\u2032', "\""}, {U'\u2033', "\""}, {U'\u2212', "-"},  {U'\u2260', "~="}, {U'\u2264', "<="},
    {U'\u2265', ">="}, {U'\u3001', ","},  {U'\u3002', "."},  {U'\u300C', "\""}, {U'\u300D', "\""},
    {U'\u300E', "\""}, {U'\u300F', "\""}, {U'\u3010', "{"},  {U'\u3011', "}"},  {U'\u301D', "\""},
    {U'\u301E', "\""}, {U'\u301F', "\""}, {U'\uFF07', "\""},
});

// Signs of full width stand in the order of ASCII.
std::string plain_of(char32_t sign) {
  for (const LookAlike& one : look_alikes) {
    if (one.sign == sign) return one.plain;
  }
  if (sign >= 0xFF01 && sign <= 0xFF5E) return {static_cast<char>(sign - 0xFF01 + '!')};
  return "";
}

// A sign that no word, number or sign of Lua begins with.
bool is_foreign(const ScriptToken& token) {
  return token.kind == ScriptToken::Kind::symbol &&
         (token.text.front() == '`' || static_cast<unsigned char>(token.text.front()) >= 0x80);
}

Diagnostic foreign_fault(const ScriptToken& token, const std::string& file) {
  const CodePoint sign = code_point_at(token.text, 0);
  const Place place = {file, token.line};
  if (is_blank(token.text) || is_hidden(sign)) {
    const auto code = fmt::format("U+{:04X}", static_cast<std::uint32_t>(sign.point));
    return fault_of("syntax.blank", place, {{"sign", code}}, sentence("syntax-hint.blank"));
  }
  const std::string plain = plain_of(sign.point);
  const Text hint = plain.empty()   ? sentence("syntax-hint.foreign")
                    : plain == "\"" ? sentence("syntax-hint.curly")
                                    : sentence("syntax-hint.sign", {{"plain", plain}});
  return fault_of("syntax.sign", place, {{"sign", quotable(token.text)}}, hint);
}

struct Opening {
  ScriptToken token;
  std::size_t indent = 0;  // of its line
};

bool is_block(const ScriptToken& token) { return token.kind == ScriptToken::Kind::name; }

// Pairs brackets and blocks, which Lua does too, but looks at how far the lines are indented: an
// `end` that stands under another block's beginning closes that one, and what lies between has
// none.
class Blocks {
 public:
  explicit Blocks(std::string_view source) : source_(source) {}

  // Returns the beginning of the block that has no `end`, or nothing if each has.
  std::optional<ScriptToken> without_end() {
    ScriptLexer lexer(source_);
    int last_line = 0;
    for (ScriptToken token = lexer.next();; token = lexer.next()) {
      const bool is_first = token.line != last_line;
      last_line = token.line;
      if (token.kind == ScriptToken::Kind::end) return top_block();
      if (opens(token)) {
        open_.push_back({token, indent_of(token)});
      } else if (token.is("end") || token.is("until")) {
        if (open_.empty() || !is_block(open_.back().token)) return std::nullopt;
        if (!suspect_ && is_first && indent_of(token) < open_.back().indent) {
          suspect_ = open_.back().token;
        }
        open_.pop_back();
      } else if (token.is("}") || token.is(")") || token.is("]")) {
        if (open_.empty()) return std::nullopt;
        if (is_block(open_.back().token)) return top_block();
        open_.pop_back();
      }
    }
  }

 private:
  // `while` and `for` have a `do` of their own; a line that begins with either is the block's.
  static bool opens(const ScriptToken& token) {
    constexpr std::string_view openings[] = {"(", "{", "[", "function", "if", "do", "repeat"};
    const bool is_text =
        token.kind == ScriptToken::Kind::string || token.kind == ScriptToken::Kind::number;
    return !is_text && std::ranges::find(openings, token.text) != std::ranges::end(openings);
  }

  std::optional<ScriptToken> top_block() const {
    if (open_.empty() || !is_block(open_.back().token)) return std::nullopt;
    return suspect_ ? suspect_ : open_.back().token;
  }

  std::size_t indent_of(const ScriptToken& token) const {
    const std::size_t line = source_.rfind('\n', token.begin) + 1;  // npos + 1 is the beginning
    return source_.find_first_not_of(" \t", line) - line;
  }

  std::string_view source_;
  std::vector<Opening> open_;
  std::optional<ScriptToken> suspect_;
};

bool is_keyword(std::string_view name) {
  constexpr auto keywords = std::to_array<std::string_view>(
      {"and",      "break",  "do",   "else", "elseif", "end",  "false", "for",
       "function", "goto",   "if",   "in",   "local",  "nil",  "not",   "or",
       "repeat",   "return", "then", "true", "until",  "while"});
  return std::find(keywords.begin(), keywords.end(), name) != keywords.end();
}

// Returns the names that stand beside each other at the token Lua stopped at: `hello world`.
std::string names_beside(std::string_view source, std::string_view told, int line) {
  ScriptLexer lexer(source);
  ScriptToken before;
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
       before = token, token = lexer.next()) {
    if (token.line > line) return "";
    const auto is_name = [](const ScriptToken& one) {
      return one.kind == ScriptToken::Kind::name && !is_keyword(one.text);
    };
    if (token.line == line && before.line == line && is_name(token) && is_name(before) &&
        told.ends_with("near '" + std::string(token.text) + "'")) {
      return std::string(before.text) + " " + std::string(token.text);
    }
  }
  return "";
}

// The tokens of a script up to the end of a line, and what is wrong with them where Lua stopped.
class Stop {
 public:
  Stop(std::string_view source, std::string_view told, int line, const std::string& file)
      : told_(told), line_(line), place_{file, line} {
    ScriptLexer lexer(source);
    for (ScriptToken token = lexer.next();
         token.kind != ScriptToken::Kind::end && token.line <= line; token = lexer.next()) {
      tokens_.push_back(token);
    }
  }

  std::optional<Diagnostic> slip() const {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].line < line_) continue;
      if (begins_comment(i)) {
        const std::string sign = joins(i) ? "/*" : std::string(tokens_[i].text);
        return fault_of("syntax.comment", place_, {{"sign", sign}},
                        sentence("syntax-hint.comment"));
      }
      if (tokens_[i].kind == ScriptToken::Kind::string && i + 1 < tokens_.size() &&
          tokens_[i + 1].kind == ScriptToken::Kind::name && joins(i)) {
        return fault_of("syntax.quote", place_, {{"text", quotable(tokens_[i].text)}},
                        sentence("syntax-hint.quote-inside"));
      }
    }
    return slip_inside();
  }

 private:
  // Whether the next token follows without a blank.
  bool joins(std::size_t i) const {
    return i + 1 < tokens_.size() && tokens_[i].end() == tokens_[i + 1].begin;
  }
  bool is_first(std::size_t i) const { return i == 0 || tokens_[i - 1].line < tokens_[i].line; }
  bool is_name(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == ScriptToken::Kind::name;
  }

  // As other languages write one: words stand where Lua looks for a value.
  bool begins_comment(std::size_t i) const {
    if (tokens_[i].is("/")) return joins(i) && tokens_[i + 1].is("*");
    if (!tokens_[i].is("//") && !tokens_[i].is("#")) return false;
    const bool divides =
        tokens_[i].is("//") && !is_first(i) && !tokens_[i - 1].is("{") && !tokens_[i - 1].is(",");
    return !divides || (is_name(i + 1) && is_name(i + 2));
  }

  // What may not stand between the brackets that are open.
  std::optional<Diagnostic> slip_inside() const {
    constexpr auto opens = std::to_array<std::string_view>({"function", "if", "do", "repeat"});
    constexpr auto statements =
        std::to_array<std::string_view>({"if", "for", "while", "local", "repeat", "return"});
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const ScriptToken& token = tokens_[i];
      const bool is_bracketed = !open.empty() && !is_name(open.back());
      const auto is_stop = [&](std::string_view told) {
        return token.line == line_ && told_.starts_with(told) &&
               told_.ends_with("near '" + std::string(token.text) + "'");
      };
      if (is_bracketed && token.is("=") && tokens_[open.back()].is("(") && open.back() > 0 &&
          is_name(open.back() - 1) && is_stop("')' expected")) {
        return fault_of("syntax.round", place_,
                        {{"word", quotable(tokens_[open.back() - 1].text)}});
      }
      if (is_bracketed && is_name(i) && is_stop("unexpected symbol") &&
          std::ranges::find(statements, token.text) != statements.end()) {
        return fault_of("syntax.statement", place_, {{"word", quotable(token.text)}},
                        sentence("syntax-hint.statement"));
      }
      if (token.is("(") || token.is("{") || token.is("[") ||
          (is_name(i) && std::ranges::find(opens, token.text) != opens.end())) {
        open.push_back(i);
      } else if (!open.empty() && (token.is(")") || token.is("}") || token.is("]") ||
                                   token.is("end") || token.is("until"))) {
        open.pop_back();
      }
    }
    return std::nullopt;
  }

  std::string_view told_;
  int line_;
  Place place_;
  std::vector<ScriptToken> tokens_;
};

}  // namespace

std::optional<Diagnostic> slip_in(std::string_view source, std::string_view told, int line,
                                  const std::string& file) {
  ScriptLexer lexer(source);
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end && token.line <= line;
       token = lexer.next()) {
    if (is_foreign(token)) return foreign_fault(token, file);
  }
  if (auto slip = Stop(source, told, line, file).slip()) return slip;
  // At the end of the file, before another keyword or before a bracket that closes.
  constexpr auto ends = std::to_array<std::string_view>(
      {"near '}'", "near ')'", "near ']'", "near ','", "near <eof>", "near 'end'"});
  const bool is_at_end = std::ranges::any_of(ends, [&](auto end) { return told.ends_with(end); });
  if (is_at_end && !told.starts_with("unfinished")) {
    if (const auto block = Blocks(source).without_end()) {
      return fault_of("syntax.no-end", {file, block->line}, {{"word", quotable(block->text)}},
                      sentence("syntax-hint.no-end", {{"line", std::to_string(line)}}));
    }
  }
  if (const std::string names = names_beside(source, told, line); !names.empty()) {
    return fault_of("syntax.names", {file, line}, {},
                    sentence("syntax-hint.names", {{"names", quotable(names)}}));
  }
  return std::nullopt;
}

}  // namespace houserule
