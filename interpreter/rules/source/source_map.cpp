#include "rules/source/source_map.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

#include "base/text.h"
#include "rules/source/script_lexer.h"

namespace houserule {

namespace {

constexpr int deepest_table = 100;

void append_utf8(std::string& made, std::uint32_t point) {
  if (point < 0x80) {
    made += static_cast<char>(point);
  } else if (point < 0x800) {
    made += static_cast<char>(0xC0 | point >> 6);
    made += static_cast<char>(0x80 | (point & 0x3F));
  } else if (point < 0x10000) {
    made += static_cast<char>(0xE0 | point >> 12);
    made += static_cast<char>(0x80 | (point >> 6 & 0x3F));
    made += static_cast<char>(0x80 | (point & 0x3F));
  } else {
    made += static_cast<char>(0xF0 | (point >> 18 & 0x07));
    made += static_cast<char>(0x80 | (point >> 12 & 0x3F));
    made += static_cast<char>(0x80 | (point >> 6 & 0x3F));
    made += static_cast<char>(0x80 | (point & 0x3F));
  }
}

// Returns the text that a string token stands for.
std::string string_value(std::string_view token) {
  if (token.starts_with('[')) {
    const std::size_t fence = token.find('[', 1) + 1;
    if (token.size() < 2 * fence) return "";
    std::string_view body = token.substr(fence, token.size() - 2 * fence);
    if (body.starts_with("\r\n")) body.remove_prefix(2);
    if (body.starts_with('\n')) body.remove_prefix(1);
    return std::string(body);
  }
  const bool is_closed = token.size() >= 2 && token.front() == token.back();
  const std::string_view body = token.substr(1, token.size() - (is_closed ? 2 : 1));
  std::string made;
  for (std::size_t at = 0; at < body.size(); ++at) {
    if (body[at] != '\\' || at + 1 == body.size()) {
      made += body[at];
      continue;
    }
    const char letter = body[++at];
    const std::string_view rest = body.substr(at);
    constexpr std::string_view escapes = "abfnrtv";
    constexpr std::string_view meanings = "\a\b\f\n\r\t\v";
    if (const std::size_t escape = escapes.find(letter); escape != escapes.npos) {
      made += meanings[escape];
    } else if (is_digit(letter)) {
      int code = 0;
      const auto end =
          std::from_chars(rest.data(), rest.data() + std::min<std::size_t>(3, rest.size()), code)
              .ptr;
      made += static_cast<char>(code);
      at += static_cast<std::size_t>(end - rest.data()) - 1;
    } else if (letter == 'x' && rest.size() >= 3) {
      int code = 0;
      std::from_chars(rest.data() + 1, rest.data() + 3, code, 16);
      made += static_cast<char>(code);
      at += 2;
    } else if (letter == 'u' && rest.size() >= 3 && rest[1] == '{') {
      std::uint32_t point = 0;
      const auto end = std::from_chars(rest.data() + 2, rest.data() + rest.size(), point, 16).ptr;
      append_utf8(made, point);
      at += static_cast<std::size_t>(end - rest.data());
    } else if (letter == 'z') {
      while (at + 1 < body.size() &&
             (body[at + 1] == ' ' || (body[at + 1] >= '\t' && body[at + 1] <= '\r')))
        ++at;
    } else {
      made += letter;
    }
  }
  return made;
}

// What a token adds to the depth of brackets and blocks. `for` and `while` have a `do` of their
// own.
int depth_of(const ScriptToken& token) {
  constexpr std::string_view open[] = {"(", "{", "[", "function", "if", "do", "repeat"};
  constexpr std::string_view close[] = {")", "}", "]", "end", "until"};
  if (token.kind != ScriptToken::Kind::name && token.kind != ScriptToken::Kind::symbol) return 0;
  if (std::ranges::find(open, token.text) != std::ranges::end(open)) return 1;
  if (std::ranges::find(close, token.text) != std::ranges::end(close)) return -1;
  return 0;
}

class SourceParser {
 public:
  explicit SourceParser(std::string_view text) : lexer_(text) {
    now_ = lexer_.next();
    next_ = lexer_.next();
  }

  std::optional<SourceTable> run() {
    int depth = 0;
    while (now_.kind != ScriptToken::Kind::end) {
      if (depth == 0 && now_.is("return")) {
        advance();
        const SourceEntry value = read_value(0);
        if (!value.table) return std::nullopt;
        return std::move(*value.table);
      }
      depth = std::max(0, depth + depth_of(now_));
      advance();
    }
    return std::nullopt;
  }

 private:
  void advance() {
    last_end_ = now_.end();
    now_ = std::exchange(next_, lexer_.next());
  }

  bool at_end_of_value() const {
    return now_.kind == ScriptToken::Kind::end || now_.is(",") || now_.is(";") || now_.is("}");
  }

  // Goes to the end of the value that is being read.
  void skip_value() {
    int depth = 0;
    while (now_.kind != ScriptToken::Kind::end && (depth > 0 || !at_end_of_value())) {
      depth = std::max(0, depth + depth_of(now_));
      advance();
    }
  }

  SourceEntry read_value(int depth) {
    SourceEntry entry;
    entry.begin = now_.begin;
    entry.table = read_table_value(depth);
    if (!at_end_of_value()) {
      entry.table.reset();
      skip_value();
    }
    entry.end = std::max(entry.begin, last_end_);
    return entry;
  }

  // Reads { }, word { } or word "name" { } as far as the text goes along with it.
  std::unique_ptr<SourceTable> read_table_value(int depth) {
    // A function's keyword is a name to the lexer; its block is for skip_value to count.
    if (now_.kind == ScriptToken::Kind::name && depth_of(now_) == 0) {
      advance();
      while (now_.is(".") && next_.kind == ScriptToken::Kind::name) {
        advance();
        advance();
      }
      while (now_.kind == ScriptToken::Kind::string) advance();
    }
    if (!now_.is("{") || depth >= deepest_table) return nullptr;
    return read_table(depth + 1);
  }

  std::unique_ptr<SourceTable> read_table(int depth) {
    auto table = std::make_unique<SourceTable>();
    table->line = now_.line;
    advance();
    std::int64_t position = 0;
    while (now_.kind != ScriptToken::Kind::end && !now_.is("}")) {
      if (now_.is(",") || now_.is(";")) {
        advance();
        continue;
      }
      const int line = now_.line;
      std::string key;
      std::int64_t index = 0;
      bool has_key = true;
      if (now_.is("[")) {
        read_computed_key(key, index);
      } else if (now_.kind == ScriptToken::Kind::name && next_.is("=")) {
        key = now_.text;
        advance();
      } else {
        index = ++position;
        has_key = false;
      }
      if (has_key && now_.is("=")) advance();
      SourceEntry entry = read_value(depth);
      entry.key = std::move(key);
      entry.index = index;
      entry.line = line;
      table->entries.push_back(std::move(entry));
    }
    if (now_.is("}")) advance();
    return table;
  }

  // Reads ["name"], [4] or [-4]; anything else between the brackets is gone over.
  void read_computed_key(std::string& key, std::int64_t& index) {
    advance();
    const bool is_negative = now_.is("-");
    if (is_negative) advance();
    if (next_.is("]") && now_.kind == ScriptToken::Kind::string && !is_negative) {
      key = string_value(now_.text);
      advance();
    } else if (next_.is("]") && now_.kind == ScriptToken::Kind::number) {
      const bool is_hex = now_.text.starts_with("0x") || now_.text.starts_with("0X");
      const std::string_view digits = is_hex ? now_.text.substr(2) : now_.text;
      const char* const end = digits.data() + digits.size();
      std::int64_t number = 0;
      const auto [rest, error] = std::from_chars(digits.data(), end, number, is_hex ? 16 : 10);
      if (error == std::errc() && rest == end) index = is_negative ? -number : number;
      advance();
    } else {
      int depth = 0;
      while (now_.kind != ScriptToken::Kind::end && (depth > 0 || !now_.is("]"))) {
        depth = std::max(0, depth + depth_of(now_));
        advance();
      }
    }
    if (now_.is("]")) advance();
  }

  ScriptLexer lexer_;
  ScriptToken now_;
  ScriptToken next_;
  std::size_t last_end_ = 0;
};

}  // namespace

const SourceEntry* SourceTable::named(std::string_view key) const {
  const auto found = std::find_if(entries.rbegin(), entries.rend(), [&](const SourceEntry& entry) {
    return entry.index == 0 && !entry.key.empty() && entry.key == key;
  });
  return found == entries.rend() ? nullptr : &*found;
}

const SourceEntry* SourceTable::at(std::int64_t index) const {
  const auto found = std::find_if(entries.rbegin(), entries.rend(), [&](const SourceEntry& entry) {
    return entry.key.empty() && entry.index == index;
  });
  return found == entries.rend() ? nullptr : &*found;
}

std::optional<SourceTable> map_source(std::string_view text) { return SourceParser(text).run(); }

}  // namespace houserule
