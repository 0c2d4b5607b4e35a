// Text that people read: two languages, widths on a terminal, names that can be typed anywhere.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace houserule {

enum class Language : std::uint8_t { en, ja };

// A text in the languages players read. Japanese may be missing while a script is being written.
struct Text {
  // No aggregate: two texts beside each other are never taken for the languages of one.
  Text() = default;
  Text(std::string english, std::string japanese = {})
      : en(std::move(english)), ja(std::move(japanese)) {}
  Text(const char* english, const char* japanese = "") : en(english), ja(japanese) {}

  std::string en;
  std::string ja;

  // Returns the text in `language`, English where it is missing.
  const std::string& in(Language language) const {
    return language == Language::ja && !ja.empty() ? ja : en;
  }
  bool operator==(const Text&) const = default;
};

// Returns `name` as paths and moves spell it: lower case, accents dropped, runs of anything that is
// no letter or digit turned into one '_'. "veľký" is "velky", "garde sans" is "garde_sans".
// Letters outside the Latin script stay as they are.
std::string slug(std::string_view name);

// Returns `name` in lower case without accents ("cœur" is "coeur"); what "did you mean" and typed
// cards compare. Always valid UTF-8: a byte that is none becomes U+FFFD.
std::string folded(std::string_view name);

// One character of UTF-8, and how many bytes it takes.
struct CodePoint {
  char32_t point;
  std::size_t size;
};

// Returns the code point that begins at byte `at` of `text`; U+FFFD and one byte where none does.
//
// Precondition: at < text.size().
CodePoint code_point_at(std::string_view text, std::size_t at);

// Splits UTF-8 into code points; a byte that is no part of valid UTF-8 becomes U+FFFD.
std::vector<char32_t> code_points(std::string_view text);

// Returns whether all of `text` is valid UTF-8.
bool is_utf8(std::string_view text);

// Returns `text` as it is shown (shown.h), cut after `most` code points with "..." behind: for
// quoting what a script or a stranger wrote.
std::string quotable(std::string_view text, std::size_t most = 40);

// Returns the parts joined: "a", "a or b", "a, b or c" with `last` = " or ".
std::string joined(const std::vector<std::string>& parts, std::string_view between,
                   std::string_view last);

// Returns "1,234,567".
std::string grouped_digits(std::int64_t number);

// Splits at runs of white space.
std::vector<std::string> words_of(std::string_view text);

// Returns the words with one blank between them: what stands in a line, however it was typed.
std::string with_single_blanks(std::string_view text);

// Puts `to` wherever `from`, which is not empty, stands.
void replace_all(std::string& text, std::string_view from, std::string_view to);

// Whether one of `names` is `name`.
bool contains(const std::vector<std::string>& names, std::string_view name);

inline bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

}  // namespace houserule
