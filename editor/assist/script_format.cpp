#include "editor/assist/script_format.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/display_width.h"
#include "rules/source/script_lexer.h"

namespace houserule {

namespace {

constexpr int indent_step = 2;     // columns
constexpr int furthest_hang = 60;  // further right a list that goes on leaves no room for itself

template <std::size_t N>
bool is_one_of(const ScriptToken& token, const std::array<std::string_view, N>& words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return token.is(word); });
}

// Between two values; `-` and `~` also stand before one.
constexpr std::array<std::string_view, 15> between = {
    "and", "or", "..", "==", "~=", "<=", ">=", "<", ">", "+", "*", "/", "//", "%", "="};

bool opens_bracket(const ScriptToken& token) {
  return is_one_of(token, std::array<std::string_view, 3>{"{", "(", "["});
}
bool closes_bracket(const ScriptToken& token) {
  return is_one_of(token, std::array<std::string_view, 3>{"}", ")", "]"});
}
bool ends_block(const ScriptToken& token) {
  return is_one_of(token, std::array<std::string_view, 4>{"end", "until", "else", "elseif"});
}
bool separates(const ScriptToken& token) { return token.is(",") || token.is(";"); }

// Whether a text cannot end a statement: the line below goes on with it.
bool goes_on_after(const ScriptToken& token) {
  return is_one_of(token, between) || token.is(",") || token.is("not") || token.is("-") ||
         token.is("return") || token.is(".") || token.is(":") || token.is("local") || token.is("#");
}

// Whether a line that begins so goes on with the line above.
bool goes_on_before(const ScriptToken& token) {
  return is_one_of(token, between) || token.is("-") || token.is(".") || token.is(":") ||
         token.is("{") || token.is("(") || token.kind == ScriptToken::Kind::string;
}

// Whether at least one blank stands between neighbours of one line.
bool wants_blank(const ScriptToken& left, const ScriptToken& right) {
  if (separates(left)) return true;
  if (left.is("{")) return !right.is("}");
  if (right.is("}")) return !left.is("{");
  const bool is_opened = left.is("(") || left.is("[");
  return is_one_of(left, between) || is_one_of(right, between) || (right.is("{") && !is_opened);
}

// A line of the text as it was.
struct Line {
  std::string_view text;   // with its blanks, without the break
  std::size_t begin = 0;   // in the whole text
  bool is_inside = false;  // begins within a long string or comment: blanks have a meaning
  bool runs_on = false;    // ends within one
  std::size_t first = 0;   // tokens that begin in it, from `first` up to `last`
  std::size_t last = 0;
};

// What is open at a place.
struct Nesting {
  char kind = 'b';  // { ( [ or b: a block, from its first word to `end`
  std::string_view head =
      {};                // of a block: the word that ends its head, `then` or `do`, until then
  std::size_t line = 0;  // that opened it
  int line_indent = 0;   // of that line
  int item = 0;          // column of the entry or statement that opened it
  int hang = -1;         // column of what stands behind the bracket in its line
  int contents = -1;     // what the first line in it was indented by
  int current = 0;       // column of the entry or statement that is being written
  bool at_start = true;  // the next token begins an entry or statement
};

class Formatter {
 public:
  explicit Formatter(std::string_view text) : text_(text) {
    read_tokens();
    read_lines();
  }

  std::optional<std::string> run() {
    nestings_ = {Nesting{}};
    nestings_[0].contents = 0;
    for (Line& line : lines_) {
      if (!write(line)) return std::nullopt;
      ++line_;
    }
    if (nestings_.size() != 1) return std::nullopt;
    while (result_.ends_with("\n\n")) result_.pop_back();
    return std::move(result_);
  }

 private:
  void read_tokens() {
    ScriptLexer lexer(text_);
    for (ScriptToken token = lexer.next(); token.kind != ScriptToken::Kind::end;
         token = lexer.next()) {
      tokens_.push_back(token);
    }
  }

  void read_lines() {
    std::size_t token = 0;
    for (std::size_t begin = 0; begin < text_.size();) {
      const std::size_t found = text_.find('\n', begin);
      const std::size_t end = found == text_.npos ? text_.size() : found;
      Line line;
      line.text = text_.substr(begin, end - begin);
      line.begin = begin;
      line.first = token;
      while (token < tokens_.size() && tokens_[token].begin < end) ++token;
      line.last = token;
      lines_.push_back(line);
      begin = end + 1;
    }
    mark_long_texts();
  }

  // Strings and comments of several lines: their inner lines stay to the letter.
  void mark_long_texts() {
    std::size_t from = 0;
    const auto mark = [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = line_of(begin); i + 1 < lines_.size() && lines_[i + 1].begin < end;
           ++i) {
        lines_[i].runs_on = true;
        lines_[i + 1].is_inside = true;
      }
    };
    for (std::size_t i = 0; i <= tokens_.size(); ++i) {
      const std::size_t to = i < tokens_.size() ? tokens_[i].begin : text_.size();
      mark_long_comments(from, to, mark);
      if (i == tokens_.size()) return;
      from = tokens_[i].end();
      if (tokens_[i].kind == ScriptToken::Kind::string) mark(tokens_[i].begin, from);
    }
  }

  template <class Mark>
  void mark_long_comments(std::size_t from, std::size_t to, const Mark& mark) const {
    while (true) {
      from = text_.find("--", from);
      if (from >= to || from == text_.npos) return;
      std::size_t open = from + 2;
      std::size_t level = open + 1;
      while (level < to && text_[level] == '=') ++level;
      const bool is_long = open < to && text_[open] == '[' && level < to && text_[level] == '[';
      if (!is_long) {
        from = std::min(text_.find('\n', from), to);
        continue;
      }
      const std::string fence = "]" + std::string(level - open - 1, '=') + "]";
      const std::size_t end = std::min(text_.find(fence, level + 1), to);
      mark(from, end);
      from = end;
    }
  }

  std::size_t line_of(std::size_t at) const {
    const auto after =
        std::upper_bound(lines_.begin(), lines_.end(), at,
                         [](std::size_t place, const Line& line) { return place < line.begin; });
    return static_cast<std::size_t>(after - lines_.begin()) - 1;
  }

  static std::string_view trimmed_end(std::string_view text) {
    const std::size_t last = text.find_last_not_of(" \t\r\v\f");
    return text.substr(0, last == text.npos ? 0 : last + 1);
  }

  bool write(const Line& line) {
    const std::string_view kept = line.runs_on ? line.text : trimmed_end(line.text);
    const std::size_t begins = std::min(kept.find_first_not_of(" \t\r\v\f"), kept.size());
    if (line.is_inside) {
      result_ += kept;
      indent_ = static_cast<int>(begins);
      comment_before_ = comment_after_ = -1;
      return follow(line, kept, 0) && end_line();
    }
    if (kept.size() == begins) {
      if (!result_.empty() && !result_.ends_with("\n\n")) result_ += '\n';
      return true;
    }
    const bool is_comment = line.first == line.last;
    const int was = column_of(kept.substr(0, begins));
    indent_ = is_comment ? indent_of_comment(was) : indent_of(line, was);
    moved_by_ = indent_ - was;
    result_ += std::string(static_cast<std::size_t>(indent_), ' ');
    const std::string body = in_order(line, kept, begins);
    result_ += body;
    note_comment(line, kept, was, body);
    return follow(line, body, indent_) && end_line();
  }

  bool end_line() {
    result_ += '\n';
    return true;
  }

  static int column_of(std::string_view blanks) {
    int column = 0;
    for (const char blank : blanks)
      column = blank == '\t' ? column / indent_step * indent_step + indent_step : column + 1;
    return column;
  }

  // The words of a line with the blanks that belong between them.
  std::string in_order(const Line& line, std::string_view kept, std::size_t begins) const {
    std::string body;
    std::size_t at = begins;
    for (std::size_t i = line.first; i < line.last; ++i) {
      const std::size_t begin = tokens_[i].begin - line.begin;
      body += blanks_only(kept.substr(at, begin - at));
      if (begin == at && i > line.first && wants_blank(tokens_[i - 1], tokens_[i])) body += ' ';
      at = std::min(kept.size(), tokens_[i].end() - line.begin);
      body += kept.substr(begin, at - begin);
    }
    const std::string_view rest = kept.substr(at);
    if (rest.starts_with("--") && at > begins) body += ' ';
    return body + std::string(line.first < line.last ? blanks_only(rest) : rest);
  }

  // Tabs between words would be of any width.
  static std::string blanks_only(std::string_view gap) {
    std::string result(gap);
    const std::size_t comment = std::min(result.find("--"), result.size());
    std::replace(result.begin(), result.begin() + static_cast<std::ptrdiff_t>(comment), '\t', ' ');
    return result;
  }

  // Remembers where a comment stands behind the words of this line, for one that goes on below.
  void note_comment(const Line& line, std::string_view kept, int was, const std::string& body) {
    if (line.first == line.last) return;  // its own line: what was remembered stays
    comment_before_ = comment_after_ = -1;
    const std::size_t end = tokens_[line.last - 1].end() - line.begin;
    if (end >= kept.size()) return;
    const std::string_view rest = kept.substr(end);
    const std::size_t dashes = rest.find("--");
    if (dashes == rest.npos) return;
    const std::size_t begins = kept.find_first_not_of(" \t\r\v\f");
    comment_before_ = was + display_width(kept.substr(begins, end + dashes - begins));
    const std::size_t tail = body.size() - (rest.size() - dashes);
    comment_after_ = indent_ + display_width(std::string_view(body).substr(0, tail));
  }

  // A comment belongs to what follows it, or goes on below another one.
  int indent_of_comment(int was) const {
    if (comment_before_ == was) return comment_after_;
    const Nesting& nesting = nestings_.back();
    return nesting.contents >= 0 ? nesting.contents : allowed(nesting, was);
  }

  // What the lines in a nesting may be indented by: what it was if that is one of the usual ways.
  int allowed(const Nesting& nesting, int was) const {
    const auto is_usual = [&](const Nesting& open) {
      return open.line == nesting.line &&
             (was == open.hang || was == open.line_indent + indent_step ||
              was == open.item + indent_step);
    };
    if (std::any_of(nestings_.begin() + 1, nestings_.end(), is_usual)) return was;
    if (nesting.kind != 'b') {
      const bool hangs = nesting.hang >= 0 && nesting.hang <= furthest_hang;
      return hangs ? nesting.hang : nesting.line_indent + indent_step;
    }
    return (is_hung(nesting) ? nesting.item : nesting.line_indent) + indent_step;
  }

  // Whether a block belongs below the entry of a table that it begins in, as in `settle { pay =
  // function ...`: the first one there, not one further along the line.
  bool is_hung(const Nesting& nesting) const {
    if (nesting.kind != 'b' || nestings_.size() < 2) return false;
    const Nesting& around = nestings_[nestings_.size() - 2];
    return around.kind == '{' && nesting.item == around.hang;
  }

  int indent_of(const Line& line, int was) {
    const ScriptToken& token = tokens_[line.first];
    Nesting& nesting = nestings_.back();
    const bool closes = nesting.kind == 'b' ? ends_block(token) : closes_bracket(token);
    if (closes && nestings_.size() > 1) {
      // The end of a block stands as its contents do.
      const int by_contents = nesting.contents - indent_step;
      const bool is_by = nesting.kind == 'b' && nesting.contents >= 0;
      if (is_by && (by_contents == nesting.line_indent || by_contents == nesting.item)) {
        return by_contents;
      }
      if (was == nesting.line_indent || was == nesting.item) return was;
      return is_hung(nesting) ? nesting.item : nesting.line_indent;
    }
    if (!begins_item(line)) {
      // It keeps its place beside the line that it goes on with.
      const int least = nesting.kind == 'b' ? nesting.current + 1 : nesting.line_indent + 1;
      return was + moved_by_ >= least ? was + moved_by_ : nesting.current + indent_step;
    }
    if (nesting.contents < 0) nesting.contents = allowed(nesting, was);
    nesting.current = nesting.contents;
    return nesting.contents;
  }

  // Whether a line begins an entry or a statement, or goes on with one.
  bool begins_item(const Line& line) const {
    const Nesting& nesting = nestings_.back();
    if (nesting.kind == 'b') {
      if (!nesting.head.empty()) return false;
      if (line.first == 0) return true;
      const ScriptToken& before = tokens_[line.first - 1];
      return !goes_on_after(before) && !goes_on_before(tokens_[line.first]);
    }
    return nesting.at_start;
  }

  // Goes through the words of a line as it is written now, and keeps what is open.
  bool follow(const Line& line, std::string_view body, int indent) {
    std::size_t at = 0;  // in the body
    for (std::size_t i = line.first; i < line.last; ++i) {
      const ScriptToken& token = tokens_[i];
      const std::string_view head = token.text.substr(0, token.text.find('\n'));
      at = body.find(head, at);
      if (at == body.npos) return false;
      const int column = indent + display_width(body.substr(0, at));
      at += head.size();
      const bool is_last = i + 1 == line.last;
      if (!follow(token, column, is_last)) return false;
    }
    return true;
  }

  bool follow(const ScriptToken& token, int column, bool is_last) {
    Nesting* nesting = &nestings_.back();
    if (nesting->hang == hang_unknown) nesting->hang = column;
    const bool begins = nesting->at_start && !separates(token);
    const bool closes = closes_bracket(token) || ends_block(token);
    if (begins && !closes) {
      nesting->current = column;
      nesting->at_start = false;
    }
    if (closes_bracket(token)) {
      const char open = token.is("}") ? '{' : token.is(")") ? '(' : '[';
      if (nesting->kind != open || nestings_.size() == 1) return false;
      nestings_.pop_back();
      return true;
    }
    if (opens_bracket(token)) return open(token.text[0], is_last);
    if (token.kind == ScriptToken::Kind::name) return follow_word(token);
    if (separates(token)) nesting->at_start = nesting->kind != 'b' || token.is(";");
    return true;
  }

  bool open(char kind, bool is_last) {
    Nesting nesting;
    nesting.kind = kind;
    nesting.line = line_;
    nesting.line_indent = indent_;
    nesting.item = nestings_.back().current;
    nesting.hang = is_last ? -1 : hang_unknown;
    nesting.current = nesting.item;
    nesting.at_start = kind != 'b';
    nestings_.push_back(nesting);
    return true;
  }

  static bool ends_head(Nesting& nesting, const ScriptToken& token) {
    if (!token.is(nesting.head)) return false;
    nesting.head = {};
    return true;
  }

  bool follow_word(const ScriptToken& token) {
    Nesting& nesting = nestings_.back();
    const bool is_block = nesting.kind == 'b' && nestings_.size() > 1;
    if (is_one_of(token,
                  std::array<std::string_view, 5>{"if", "while", "for", "function", "repeat"})) {
      open('b', true);
      if (token.is("if")) nestings_.back().head = "then";
      if (token.is("while") || token.is("for")) nestings_.back().head = "do";
    } else if (token.is("do")) {
      if (nesting.head.empty()) {
        open('b', true);
      } else if (!ends_head(nesting, token)) {
        return false;
      }
    } else if (token.is("then")) {
      return ends_head(nesting, token);
    } else if (token.is("elseif") || token.is("else")) {
      if (!is_block || !nesting.head.empty()) return false;
      if (token.is("elseif")) nesting.head = "then";
    } else if (token.is("end") || token.is("until")) {
      if (!is_block || !nesting.head.empty()) return false;
      nestings_.pop_back();
    }
    return true;
  }

  static constexpr int hang_unknown = -2;  // what stands behind the bracket comes next

  std::string_view text_;
  std::vector<ScriptToken> tokens_;
  std::vector<Line> lines_;
  std::vector<Nesting> nestings_;
  std::string result_;
  std::size_t line_ = 0;     // that is being written
  int indent_ = 0;           // of the line that is being written
  int moved_by_ = 0;         // how much further in it stands than before
  int comment_before_ = -1;  // column of a comment behind words, as it was and as it is
  int comment_after_ = -1;
};

}  // namespace

std::optional<std::string> formatted_script(std::string_view text) { return Formatter(text).run(); }

}  // namespace houserule
