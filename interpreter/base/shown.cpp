#include "base/shown.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace houserule {

namespace {

struct HiddenRange {
  char32_t first;
  char32_t last;
};

// In rising order: the categories Cc, Zl, Zp and Cf of Unicode and what is "default ignorable",
// without signs of Cf that have a shape and without variation selectors.
constexpr std::array<HiddenRange, 24> hidden_ranges = {{
    {0x00, 0x1F},       {0x7F, 0x9F},       {0xAD, 0xAD},         {0x34F, 0x34F},
    {0x61C, 0x61C},     {0x115F, 0x1160},   {0x17B4, 0x17B5},     {0x180B, 0x180F},
    {0x200B, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F},     {0x3164, 0x3164},
    {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB},     {0xFFFE, 0xFFFF},
    {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A},   {0xE0000, 0xE00FF},
    {0xE01F0, 0xE0FFF}, {0xFFFFE, 0xFFFFF}, {0x10FFFE, 0x10FFFF}, {0x110000, 0xFFFFFFFF},
}};

constexpr char32_t instead_of_bytes = 0xFFFD;

bool is_broken(CodePoint character) {
  return character.point == instead_of_bytes && character.size == 1;
}

// Whether eight bytes are letters, digits and signs of ASCII.
bool are_plain(const char* bytes) {
  constexpr std::uint64_t each = 0x0101010101010101;
  std::uint64_t all = 0;
  std::memcpy(&all, bytes, sizeof all);
  return ((all | (all - each * 0x20) | (all + each)) & (each * 0x80)) == 0;
}

// Whether these bytes are a character from U+3000 to U+9FFF that shows something.
bool is_of_japanese(std::string_view bytes) {
  constexpr std::string_view hangul_filler = "\u3164";
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(bytes[at]); };
  return bytes.size() == 3 && byte(0) >= 0xE3 && byte(0) <= 0xE9 && (byte(1) & 0xC0) == 0x80 &&
         (byte(2) & 0xC0) == 0x80 && bytes != hangul_filler;
}

bool is_space(char32_t point) {
  return point == ' ' || point == 0xA0 || point == 0x1680 || (point >= 0x2000 && point <= 0x200A) ||
         point == 0x202F || point == 0x205F || point == 0x2800 || point == 0x3000;
}

}  // namespace

bool is_hidden(CodePoint character) {
  if (character.point >= 0x20 && character.point < 0x7F) return false;
  const auto* const range =
      std::lower_bound(hidden_ranges.begin(), hidden_ranges.end(), character.point,
                       [](const HiddenRange& one, char32_t point) { return one.last < point; });
  return is_broken(character) || character.point >= range->first;
}

std::string shown(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint next = code_point_at(text, at);
    if (is_hidden(next)) {
      result += '?';
    } else {
      result += text.substr(at, next.size);
    }
    at += next.size;
  }
  return result;
}

std::string shown_lines(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    result += shown(text.substr(at, end - at));
    if (end < text.size()) result += '\n';
    at = end + 1;
  }
  return result;
}

std::optional<std::string> hidden_in(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    // Most text is of ASCII.
    if (at + 8 <= text.size() && are_plain(text.data() + at)) {
      at += 8;
      continue;
    }
    if (text[at] >= 0x20 && text[at] < 0x7F) {
      ++at;
      continue;
    }
    if (is_of_japanese(text.substr(at, 3))) {
      at += 3;
      continue;
    }
    const CodePoint next = code_point_at(text, at);
    if (is_broken(next)) return "a byte that is no UTF-8";
    if (is_hidden(next)) return fmt::format("U+{:04X}", static_cast<std::uint32_t>(next.point));
    at += next.size;
  }
  return std::nullopt;
}

bool is_blank(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint next = code_point_at(text, at);
    if (!is_space(next.point)) return false;
    at += next.size;
  }
  return true;
}

}  // namespace houserule
