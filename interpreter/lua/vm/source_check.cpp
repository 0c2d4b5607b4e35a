#include "lua/vm/source_check.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "base/text.h"
#include "lua/vm/lua_reports.h"
#include "lua/vm/script_slips.h"

namespace houserule {

namespace {

constexpr std::size_t longest_quotation = 200;

int line_of(std::string_view text, std::size_t at) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + at, '\n'));
}

// Lua shortens long file names to "..." and their end.
bool names_file(std::string_view head, std::string_view file) {
  if (head == file) return true;
  return head.starts_with("...") && file.ends_with(head.substr(3));
}

// Splits "file:12: sentence"; line 0 if there is no place.
std::pair<int, std::string_view> split_place(std::string_view message, std::string_view file) {
  for (std::size_t at = message.find(':'); at != message.npos; at = message.find(':', at + 1)) {
    int line = 0;
    const char* const end = message.data() + message.size();
    const auto [rest, error] = std::from_chars(message.data() + at + 1, end, line);
    if (error != std::errc() || end - rest < 2 || rest[0] != ':' || rest[1] != ' ') continue;
    if (!names_file(message.substr(0, at), file)) continue;
    return {line, {rest + 2, static_cast<std::size_t>(end - rest - 2)}};
  }
  return {0, message};
}

// Returns the last line before `line` that holds more than a comment; 0 if there is none.
int line_with_code_before(std::string_view source, int line) {
  int last = 0;
  for (int current = 1; current < line; ++current) {
    const std::string_view text = source.substr(0, source.find('\n'));
    source.remove_prefix(std::min(text.size() + 1, source.size()));
    const std::size_t code = text.find_first_not_of(" \t\r");
    if (code != text.npos && !text.substr(code).starts_with("--")) last = current;
  }
  return last;
}

std::string_view text_of_line(std::string_view source, int line) {
  for (; line > 1; --line) {
    source.remove_prefix(std::min(source.find('\n'), source.size() - 1) + 1);
    if (source.empty()) return source;
  }
  return source.substr(0, source.find('\n'));
}

struct Hint {
  std::string_view starts;  // how Lua's sentence begins
  std::string_view ends;    // and how it ends
  const char* suggestion;   // a sentence
};

constexpr auto hints = std::to_array<Hint>({
    {"", " near '!'", "syntax-hint.not"},
    {"", " near '&'", "syntax-hint.and"},
    {"", " near '|'", "syntax-hint.or"},
    {"'then' expected", " near '='", "syntax-hint.equal"},
    {"'do' expected", " near '='", "syntax-hint.equal"},
    {"syntax error", " near '+'", "syntax-hint.plus"},
    {"syntax error", " near '-'", "syntax-hint.minus"},
    {"unfinished string", "", "syntax-hint.quote"},
    {"invalid escape sequence", "", "syntax-hint.escape"},
    {"hexadecimal digit expected", "", "syntax-hint.escape"},
    {"decimal escape too large", "", "syntax-hint.escape"},
    {"missing '", "", "syntax-hint.escape"},
    {"UTF-8 value too large", "", "syntax-hint.escape"},
    {"<eof> expected near '}'", "", "syntax-hint.many-braces"},
    {"<eof> expected near ')'", "", "syntax-hint.many-braces"},
    {"unfinished long string", "", "syntax-hint.long"},
    {"unfinished long comment", "", "syntax-hint.long"},
    {"')' expected", "", "syntax-hint.bracket"},
    {"unexpected symbol", " near <eof>", "syntax-hint.closing"},
    {"'end' expected", "", "syntax-hint.end"},
    {"<eof> expected near 'end'", "", "syntax-hint.many-ends"},
});

// Between the entries of a table Lua names the line of the entry after the gap, and that of the
// opening brace only if it is another one.
Text missing_in_table(std::string_view told, std::string_view source, int line) {
  constexpr std::string_view near = " near ";
  const std::string_view token = told.substr(told.rfind(near) + near.size());
  constexpr auto no_entry = std::to_array<std::string_view>(
      {"<eof>", "'end'", "'return'", "'local'", "'then'", "'do'", "')'", "']'"});
  if (std::find(no_entry.begin(), no_entry.end(), token) != no_entry.end()) {
    return sentence("syntax-hint.brace");
  }
  const int before = line_with_code_before(source, line);
  const std::string_view here = text_of_line(source, line);
  const std::string_view bare = token.substr(1, token.size() - 2);
  const bool is_first =
      here.substr(std::min(here.find_first_not_of(" \t"), here.size())).starts_with(bare);
  if (told.find("(to close") == told.npos || before == 0 || !is_first) {
    return sentence("syntax-hint.comma-before", {{"token", quotable(token)}});
  }
  return sentence("syntax-hint.comma-after", {{"line", std::to_string(before)}});
}

Text suggestion_for(std::string_view told, std::string_view source, int line) {
  if (told.starts_with("'}' expected")) return missing_in_table(told, source, line);
  const std::string_view here = text_of_line(source, line);
  if (told.starts_with("unfinished string") &&
      (here.find("\u201C") != here.npos || here.find("\u201D") != here.npos)) {
    return sentence("syntax-hint.curly");
  }
  for (const Hint& hint : hints) {
    if (told.starts_with(hint.starts) && told.ends_with(hint.ends)) {
      return sentence(hint.suggestion);
    }
  }
  return {};
}

// Of a `break` or a `goto` Lua names the end of the function first, and then where it stands.
std::optional<int> line_of_jump(std::string_view told) {
  constexpr std::string_view at_line = " at line ";
  const std::size_t at = told.find(at_line);
  const bool is_jump =
      told.starts_with("break ") || told.starts_with("<goto ") || told.starts_with("no visible");
  if (at == told.npos || !is_jump) return std::nullopt;
  int line = 0;
  std::from_chars(told.data() + at + at_line.size(), told.data() + told.size(), line);
  return line;
}

}  // namespace

std::optional<Diagnostic> check_source(std::string_view source, const std::string& file) {
  if (source.size() > largest_script) {
    return fault_of(
        "script-size.file", {file, 0},
        {{"bytes", std::to_string(source.size())}, {"most", std::to_string(largest_script)}});
  }
  if (readable_source(source).starts_with('\x1b')) {
    return fault_of("syntax.compiled", {file, 1});
  }
  if (const std::size_t at = source.find('\0'); at != source.npos) {
    return fault_of("syntax.zero", {file, line_of(source, at)});
  }
  return std::nullopt;
}

std::string_view readable_source(std::string_view source) {
  if (source.starts_with("\xEF\xBB\xBF")) source.remove_prefix(3);
  if (source.starts_with('#')) source.remove_prefix(std::min(source.find('\n'), source.size()));
  return source;
}

Diagnostic syntax_fault(std::string_view message, std::string_view source,
                        const std::string& file) {
  auto [line, told] = split_place(message, file);
  // Lua's word for brackets or blocks inside each other 200 deep; it names no line.
  if (told.find("C stack overflow") != told.npos) return fault_of("syntax.too-deep", {file, line});
  if (auto slip = slip_in(source, told, line, file)) return std::move(*slip);
  line = line_of_jump(told).value_or(line);
  Text text = told_by_lua(quotable(told.substr(0, 4 * longest_quotation), longest_quotation));
  for (const char* const token : {"<eof>", "<name>"}) {
    const Text called = sentence(token == std::string_view("<eof>") ? "lua-end" : "lua-name");
    replace_all(text.en, token, called.en);
    replace_all(text.ja, token, called.ja);
  }
  return {.code = "syntax",
          .place = {file, line},
          .message = std::move(text),
          .suggestion = suggestion_for(told, source, line)};
}

}  // namespace houserule
