// The words, numbers, texts and signs of a script, one after the other.
//
// Knows no grammar: whoever wants to find or change a place in a script reads the tokens. Malformed
// text gives some tokens, too. Linear.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace houserule {

struct ScriptToken {
  enum class Kind { name, string, number, symbol, end };

  Kind kind = Kind::end;
  std::string_view text = {};  // as written
  int line = 1;
  std::size_t begin = 0;  // in the text as given

  std::size_t end() const { return begin + text.size(); }
  bool is(std::string_view word) const {
    // Nearly all that is asked about differs in length or in its first letter.
    return (kind == Kind::name || kind == Kind::symbol) && text.size() == word.size() &&
           text.front() == word.front() && text == word;
  }
};

class ScriptLexer {
 public:
  // `text` must outlive the lexer and its tokens.
  explicit ScriptLexer(std::string_view text);

  // Returns the next token, blanks and comments left out; Kind::end at the end, again and again.
  ScriptToken next();

 private:
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  void step();
  void skip_line();
  void skip_blanks_and_comments();
  bool read_long_string();
  void read_string(char quote);
  void read_number();
  ScriptToken::Kind read();

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
};

// Returns the content_hash() of the tokens: the same for scripts that differ in blanks and
// comments.
std::uint64_t token_hash(std::string_view text);

}  // namespace houserule
