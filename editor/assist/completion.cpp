#include "editor/assist/completion.h"

#include <algorithm>
#include <set>

#include "rules/source/script_lexer.h"
#include "rules/words/word_pages.h"

namespace houserule {

namespace {

// A table constructor that is open: the word before it, and the fields it has so far.
struct OpenTable {
  std::string_view word;
  std::set<std::string_view> fields;
};

// The constructors around a place, the outermost first.
std::vector<OpenTable> open_tables(std::string_view text, std::size_t at) {
  std::vector<OpenTable> open;
  ScriptLexer lexer(text);
  ScriptToken before;       // the token before the one at hand
  std::string_view called;  // the name that a text stands behind: word "name" {
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end && token.begin < at;
       token = lexer.next()) {
    if (token.is("{")) {
      std::string_view word;
      if (before.kind == ScriptToken::Kind::name) word = before.text;
      if (before.kind == ScriptToken::Kind::string) word = called;
      // `name = {` is a table of that name, described as such or not at all.
      if (before.is("=") && !called.empty()) word = called;
      open.push_back({word, {}});
    } else if (token.is("}") && !open.empty()) {
      open.pop_back();
    } else if (token.is("=") && before.kind == ScriptToken::Kind::name && !open.empty()) {
      open.back().fields.insert(before.text);
    }
    if (token.kind == ScriptToken::Kind::name) called = token.text;
    if (token.kind == ScriptToken::Kind::symbol && !token.is("=")) called = {};
    before = token;
  }
  return open;
}

std::string types_text(const WordField& field) {
  std::string text;
  for (const std::string& type : field.types) text += (text.empty() ? "" : " | ") + type;
  return text;
}

bool is_of_word(char c) {
  return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

}  // namespace

std::vector<Completion> completions_at(const WordTable& words, std::string_view text,
                                       std::size_t at, Language language) {
  // A name that is being typed is no part of what stands before it.
  at = std::min(at, text.size());
  while (at > 0 && is_of_word(text[at - 1])) --at;
  std::vector<Completion> found;
  const std::vector<OpenTable> open = open_tables(text, at);
  if (!open.empty()) {
    const std::string_view name = open.back().word;
    const Word* word = words.find(name);
    if (word == nullptr) word = words.find_table(name);
    for (const WordField& field : word == nullptr ? std::vector<WordField>() : word->fields) {
      if (open.back().fields.count(field.name) != 0) continue;
      found.push_back({field.name, field.name + " = ", "field", types_text(field),
                       field.says.in(language), field.required});
    }
    std::stable_sort(found.begin(), found.end(), [](const Completion& a, const Completion& b) {
      return a.required && !b.required;
    });
  }
  for (const Word& word : words.all()) {
    if (!word.is_bare()) continue;
    found.push_back(
        {word.name, word.name, word.kind, written(word), word.says.in(language), false});
  }
  return found;
}

const Word* word_at(const WordTable& words, std::string_view text, std::size_t at) {
  ScriptLexer lexer(text);
  for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
       token = lexer.next()) {
    if (token.begin > at) break;
    if (at > token.end() || token.kind != ScriptToken::Kind::name) continue;
    if (const Word* word = words.find(token.text)) return word;
    for (const Word& word : words.all()) {
      if (word.name == token.text && !word.is_bare()) return &word;
    }
  }
  return nullptr;
}

std::size_t byte_at(std::string_view text, int line, int units) {
  std::size_t at = 0;
  for (int i = 0; i < line; ++i) {
    const auto feed = text.find('\n', at);
    if (feed == std::string_view::npos) return text.size();
    at = feed + 1;
  }
  const std::size_t end = std::min(text.find('\n', at), text.size());
  while (units > 0 && at < end) {
    const auto first = static_cast<unsigned char>(text[at]);
    const std::size_t bytes = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    units -= bytes == 4 ? 2 : 1;
    at = std::min(at + bytes, end);
  }
  return at;
}

}  // namespace houserule
