#include "base/text.h"

#include <algorithm>
#include <cctype>

#include "base/shown.h"

namespace houserule {

namespace {

constexpr char32_t replacement = 0xFFFD;

// Latin letters with marks, as base letters; "" for what is no such letter. Latin-1 and Latin
// Extended-A.
std::string_view base_letters(char32_t point) {
  static constexpr std::string_view latin_1 =
      "aaaaaa*ceeeeiiiidnooooo*ouuuuy**aaaaaa*ceeeeiiiidnooooo*ouuuuy*y";
  static constexpr std::string_view extended_a =
      "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii**jjkkkllllllllllnnnnnnnnnoooooo**rrrrrrss"
      "ssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
  switch (point) {
    case 0xC6:
    case 0xE6:
      return "ae";
    case 0xDE:
    case 0xFE:
      return "th";
    case 0xDF:
      return "ss";
    case 0x132:
    case 0x133:
      return "ij";
    case 0x152:
    case 0x153:
      return "oe";
    case 0xD7:  // the signs for times and divided by
    case 0xF7:
      return "";
    default:
      break;
  }
  if (point >= 0xC0 && point < 0xC0 + latin_1.size()) return latin_1.substr(point - 0xC0, 1);
  if (point >= 0x100 && point < 0x100 + extended_a.size()) {
    return extended_a.substr(point - 0x100, 1);
  }
  return "";
}

bool is_mark(char32_t p) {
  return (p >= 0x300 && p <= 0x36F) || (p >= 0x1AB0 && p <= 0x1AFF) ||
         (p >= 0x1DC0 && p <= 0x1DFF) || (p >= 0x20D0 && p <= 0x20FF) ||
         (p >= 0xFE00 && p <= 0xFE0F) || (p >= 0xFE20 && p <= 0xFE2F);
}

}  // namespace

CodePoint code_point_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return {first, 1};
  std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || at + size > text.size()) return {replacement, 1};
  char32_t point = first & (0xFF >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return {replacement, 1};
    point = (point << 6) | (byte(i) & 0x3F);
  }
  const bool overlong = (size == 3 && point < 0x800) || (size == 4 && point < 0x10000);
  if (overlong || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) return {replacement, 1};
  return {point, size};
}

std::string folded(std::string_view name) {
  std::string result;
  for (std::size_t at = 0; at < name.size();) {
    const CodePoint next = code_point_at(name, at);
    if (next.point < 0x80) {
      result += static_cast<char>(std::tolower(static_cast<int>(next.point)));
    } else if (const auto letters = base_letters(next.point); !letters.empty()) {
      result += letters;
    } else if (next.point == replacement) {
      result += "\uFFFD";
    } else if (!is_mark(next.point) && !is_hidden(next)) {
      result += name.substr(at, next.size);
    }
    at += next.size;
  }
  return result;
}

std::string slug(std::string_view name) {
  std::string result;
  for (const char c : folded(name)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x80 || std::isalnum(byte)) {
      result += c;
    } else if (!result.empty() && result.back() != '_') {
      result += '_';
    }
  }
  while (!result.empty() && result.back() == '_') result.pop_back();
  return result;
}

std::vector<char32_t> code_points(std::string_view text) {
  std::vector<char32_t> points;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint next = code_point_at(text, at);
    points.push_back(next.point);
    at += next.size;
  }
  return points;
}

bool is_utf8(std::string_view text) {
  // What stands for a broken byte may also be written, in three bytes.
  for (std::size_t at = 0; at < text.size();) {
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      ++at;
      continue;
    }
    const CodePoint next = code_point_at(text, at);
    if (next.point == replacement && next.size == 1) return false;
    at += next.size;
  }
  return true;
}

std::string quotable(std::string_view text, std::size_t most) {
  std::size_t at = 0;
  for (std::size_t points = 0; at < text.size(); ++points) {
    if (points == most) return shown(text.substr(0, at)) + "...";
    at += code_point_at(text, at).size;
  }
  return shown(text);
}

std::string joined(const std::vector<std::string>& parts, std::string_view between,
                   std::string_view last) {
  std::string result;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) result += i + 1 == parts.size() ? last : between;
    result += parts[i];
  }
  return result;
}

std::string grouped_digits(std::int64_t number) {
  std::string text = std::to_string(number);
  const int first = number < 0 ? 1 : 0;
  for (int at = static_cast<int>(text.size()) - 3; at > first; at -= 3) {
    text.insert(static_cast<std::size_t>(at), ",");
  }
  return text;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text) {
    if (std::isspace(static_cast<unsigned char>(c))) {
      if (!word.empty()) words.push_back(std::move(word));
      word.clear();
    } else {
      word += c;
    }
  }
  if (!word.empty()) words.push_back(std::move(word));
  return words;
}

std::string with_single_blanks(std::string_view text) { return joined(words_of(text), " ", " "); }

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace houserule
