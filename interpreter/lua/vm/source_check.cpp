#include "lua/vm/source_check.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "base/text.h"

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

struct Hint {
  std::string_view starts;  // how Lua's sentence begins
  std::string_view ends;    // and how it ends
  std::string_view suggestion;
};

constexpr auto hints = std::to_array<Hint>({
    {"", " near '!'", "Lua writes `~=` for not equal and `not` for not"},
    {"", " near '&'", "Lua writes `and`"},
    {"", " near '|'", "Lua writes `or`"},
    {"'then' expected", " near '='", "a comparison is written `==`"},
    {"'do' expected", " near '='", "a comparison is written `==`"},
    {"syntax error", " near '+'", "Lua writes `x = x + 1`"},
    {"syntax error", " near '-'", "Lua writes `x = x - 1`"},
    {"unfinished string", "", "is a closing quote missing?"},
    {"unfinished long string", "", "is `]]` missing?"},
    {"unfinished long comment", "", "is `]]` missing?"},
    {"')' expected", "", "is a `)` or a comma missing?"},
    {"unexpected symbol", " near <eof>", "is a `}`, `)` or `end` missing?"},
    {"'end' expected", "", "is an `end` missing?"},
    {"<eof> expected near 'end'", "", "is there one `end` too many?"},
});

// Between the entries of a table Lua names the line of the entry after the gap, and that of the
// opening brace only if it is another one.
std::string missing_in_table(std::string_view sentence, std::string_view source, int line) {
  constexpr std::string_view near = " near ";
  const std::string_view token = sentence.substr(sentence.rfind(near) + near.size());
  constexpr auto no_entry = std::to_array<std::string_view>(
      {"<eof>", "'end'", "'return'", "'local'", "'then'", "'do'", "')'", "']'"});
  if (std::find(no_entry.begin(), no_entry.end(), token) != no_entry.end()) {
    return "is a `}` missing?";
  }
  const int before = line_with_code_before(source, line);
  if (sentence.find("(to close") == sentence.npos || before == 0) {
    return "is a comma missing before " + quotable(token) + "?";
  }
  return "is a comma missing at the end of line " + std::to_string(before) + "?";
}

std::string suggestion_for(std::string_view sentence, std::string_view source, int line) {
  if (sentence.starts_with("'}' expected")) return missing_in_table(sentence, source, line);
  for (const Hint& hint : hints) {
    if (sentence.starts_with(hint.starts) && sentence.ends_with(hint.ends)) {
      return std::string(hint.suggestion);
    }
  }
  return "";
}

}  // namespace

std::optional<ScriptFault> check_source(std::string_view source, const std::string& file) {
  if (source.size() > largest_script) {
    return ScriptFault{.code = "script-size",
                       .place = {file, 0},
                       .message = "the file has " + std::to_string(source.size()) +
                                  " bytes; a script may have " + std::to_string(largest_script)};
  }
  if (readable_source(source).starts_with('\x1b')) {
    return ScriptFault{.code = "syntax",
                       .place = {file, 1},
                       .message = "the file is compiled code; scripts are text"};
  }
  if (const std::size_t at = source.find('\0'); at != source.npos) {
    return ScriptFault{.code = "syntax",
                       .place = {file, line_of(source, at)},
                       .message = "the file has a byte of value zero; scripts are text"};
  }
  return std::nullopt;
}

std::string_view readable_source(std::string_view source) {
  if (source.starts_with("\xEF\xBB\xBF")) source.remove_prefix(3);
  if (source.starts_with('#')) source.remove_prefix(std::min(source.find('\n'), source.size()));
  return source;
}

ScriptFault syntax_fault(std::string_view message, std::string_view source,
                         const std::string& file) {
  const auto [line, sentence] = split_place(message, file);
  // Lua's word for brackets or blocks inside each other 200 deep; it names no line.
  if (sentence.find("C stack overflow") != sentence.npos) {
    return {.code = "syntax",
            .place = {file, line},
            .message = "brackets or blocks lie too deep inside each other"};
  }
  std::string text = quotable(sentence.substr(0, 4 * longest_quotation), longest_quotation);
  replace_all(text, "<eof>", "the end of the file");
  replace_all(text, "<name>", "a name");
  return {.code = "syntax",
          .place = {file, line},
          .message = std::move(text),
          .suggestion = suggestion_for(sentence, source, line)};
}

}  // namespace houserule
