#include "rules/source/script_statements.h"

#include <algorithm>
#include <array>
#include <utility>

#include "rules/source/script_lexer.h"

namespace houserule {

namespace {

using TokenKind = ScriptToken::Kind;
using StatementKind = ScriptStatement::Kind;

constexpr int most_depth = 100;

// The grammar of Lua 5.4, manual section 9, as far as it tells where a statement ends.
class Reader {
 public:
  explicit Reader(std::string_view script) {
    ScriptLexer lexer(script);
    do {
      tokens_.push_back(lexer.next());
    } while (tokens_.back().kind != TokenKind::end);
  }

  ScriptStatements read() {
    while (!is_over()) {
      read_block();
      if (!is_over()) ++at_;  // an `end` too many
    }
    std::stable_sort(found_.statements.begin(), found_.statements.end(),
                     [](const auto& a, const auto& b) { return a.begin < b.begin; });
    return std::move(found_);
  }

 private:
  const ScriptToken& now() const { return tokens_[at_]; }
  const ScriptToken& ahead() const { return tokens_[std::min(at_ + 1, tokens_.size() - 1)]; }
  bool is_over() const { return now().kind == TokenKind::end; }
  std::size_t last_end() const { return at_ == 0 ? 0 : tokens_[at_ - 1].end(); }
  bool take(std::string_view word) {
    if (!now().is(word)) return false;
    ++at_;
    return true;
  }

  bool ends_block() const {
    constexpr std::array<std::string_view, 4> words = {"end", "else", "elseif", "until"};
    return is_over() || std::any_of(words.begin(), words.end(),
                                    [&](const auto& word) { return now().is(word); });
  }

  void note(StatementKind kind, std::size_t begin) {
    if (in_function_ > 0 && begin < last_end()) {
      found_.statements.push_back({kind, begin, last_end()});
    }
  }

  void read_block() {
    while (!ends_block()) {
      const std::size_t before = at_;
      read_statement();
      if (at_ == before) ++at_;  // nothing that can stand here
    }
  }

  void read_statement() {
    if (depth_ >= most_depth) return;
    ++depth_;
    if (take("if")) {
      read_condition();
      read_branches();
    } else if (take("while")) {
      read_condition();
      (void)take("do");
      read_rest();
    } else if (take("for")) {
      while (!is_over() && !now().is("do") && !ends_block()) step_over();
      (void)take("do");
      read_rest();
    } else if (take("do")) {
      read_rest();
    } else if (take("repeat")) {
      read_block();
      if (take("until")) read_expression();
    } else if (take("function")) {
      while (!is_over() && !now().is("(")) ++at_;
      read_function();
    } else if (take("local")) {
      read_local();
    } else if (take("return")) {
      read_answer();
    } else if (!take(";") && !take("break")) {
      read_call_or_assignment();
    }
    --depth_;
  }

  void read_rest() {
    read_block();
    (void)take("end");
  }

  void read_condition() {
    const std::size_t begin = now().begin;
    read_expression();
    note(StatementKind::condition, begin);
  }

  void read_branches() {
    (void)take("then");
    read_block();
    while (take("elseif")) {
      read_condition();
      (void)take("then");
      read_block();
    }
    if (take("else")) read_block();
    (void)take("end");
  }

  void read_local() {
    if (take("function")) {
      while (!is_over() && !now().is("(")) ++at_;
      read_function();
      return;
    }
    do {
      if (now().kind == TokenKind::name && !ends_block()) ++at_;
      if (take("<")) {
        while (!is_over() && !take(">")) ++at_;
      }
    } while (take(","));
    if (take("=")) read_list();
  }

  void read_answer() {
    if (ends_block()) return;
    const std::size_t begin = now().begin;
    if (!now().is(";")) read_list();
    note(StatementKind::answer, begin);
  }

  void read_call_or_assignment() {
    const std::size_t begin = now().begin;
    read_primary();
    if (now().is("=") || now().is(",")) {
      while (take(",")) read_primary();
      if (take("=")) read_list();
      note(StatementKind::assign, begin);
    } else if (at_ > 0 && tokens_[at_ - 1].is(")")) {
      note(StatementKind::call, begin);
    }
  }

  void read_list() {
    do {
      read_expression();
    } while (take(","));
  }

  void read_expression() {
    while (true) {
      while (take("not") || take("-") || take("#") || take("~")) {
      }
      read_primary();
      if (!is_operator()) return;
      ++at_;
    }
  }

  bool is_operator() const {
    constexpr std::array<std::string_view, 21> signs = {
        "+", "-",  "*",  "/",   "//", "%", "^", "..", "==", "~=", "<",
        ">", "<=", ">=", "and", "or", "&", "|", "~",  "<<", ">>"};
    return std::any_of(signs.begin(), signs.end(),
                       [&](const auto& sign) { return now().is(sign); });
  }

  // One token, or all of a bracket or a function.
  void step_over() {
    const std::size_t before = at_;
    read_primary();
    if (at_ == before) ++at_;
  }

  void read_primary() {
    if (depth_ >= most_depth || is_over()) return;
    ++depth_;
    if (take("function")) {
      read_function();
    } else if (now().is("{")) {
      read_table();
    } else if (take("(")) {
      read_expression();
      (void)take(")");
      read_suffixes();
    } else if (now().kind == TokenKind::name && !ends_block() && !is_word_of_lua()) {
      ++at_;
      read_suffixes();
    } else if (now().kind == TokenKind::number || now().kind == TokenKind::string ||
               now().is("true") || now().is("false") || now().is("nil") || now().is("...")) {
      ++at_;
    }
    --depth_;
  }

  bool is_word_of_lua() const {
    constexpr std::array<std::string_view, 13> words = {
        "and", "or",    "not",    "then",  "do",     "in",   "if",
        "for", "while", "repeat", "local", "return", "break"};
    return std::any_of(words.begin(), words.end(),
                       [&](const auto& word) { return now().is(word); });
  }

  void read_suffixes() {
    while (true) {
      if (now().is(".") || now().is(":")) {
        at_ += ahead().kind == TokenKind::name ? 2 : 1;
      } else if (take("[")) {
        read_expression();
        (void)take("]");
      } else if (take("(")) {
        if (!now().is(")")) read_list();
        if (!take(")")) return;
      } else if (now().is("{")) {
        read_table();
      } else if (now().kind == TokenKind::string) {
        ++at_;
      } else {
        return;
      }
    }
  }

  void read_table() {
    (void)take("{");
    while (!is_over() && !now().is("}")) {
      const std::size_t before = at_;
      if (take("[")) {
        read_expression();
        (void)take("]");
        (void)take("=");
      } else if (now().kind == TokenKind::name && ahead().is("=")) {
        at_ += 2;
      }
      read_expression();
      if (!take(",")) (void)take(";");
      if (at_ == before) ++at_;
    }
    (void)take("}");
  }

  void read_function() {
    ScriptFunction function{last_end(), 0};
    while (!is_over() && !take(")")) ++at_;
    ++in_function_;
    read_block();
    --in_function_;
    function.end = now().begin;
    found_.functions.push_back(function);
    (void)take("end");
  }

  std::vector<ScriptToken> tokens_;
  std::size_t at_ = 0;
  int depth_ = 0;
  int in_function_ = 0;
  ScriptStatements found_;
};

}  // namespace

ScriptStatements statements_of(std::string_view script) { return Reader(script).read(); }

}  // namespace houserule
