#include "base/wrap.h"

#include <cctype>

#include "base/display_width.h"
#include "base/text.h"

namespace houserule {

namespace {

// A run of text that is never broken, and whether a space stands before it.
struct Piece {
  std::string text;
  bool spaced = false;
};

bool is_one_of(std::string_view character, std::string_view list) {
  return !character.empty() && list.find(character) != std::string_view::npos;
}

bool may_not_begin_a_line(std::string_view character) {
  return is_one_of(character, "、。)」』】・ー!?:;%ぁぃぅぇぉっゃゅょァィゥェォッャュョ") ||
         is_one_of(character, "),.:;!?");
}

bool may_not_end_a_line(std::string_view character) { return is_one_of(character, "(「『【"); }

std::size_t bytes_at(std::string_view text, std::size_t at) {
  std::size_t size = 1;
  while (at + size < text.size() && (static_cast<unsigned char>(text[at + size]) & 0xC0) == 0x80) {
    ++size;
  }
  return size;
}

std::vector<Piece> pieces_of(std::string_view text) {
  std::vector<Piece> pieces;
  bool spaced = false;
  bool glue = false;  // the next character belongs to the piece before it
  bool narrow_before = false;
  std::string_view before;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = bytes_at(text, at);
    const std::string_view character = text.substr(at, size);
    at += size;
    if (size == 1 && std::isspace(static_cast<unsigned char>(character[0]))) {
      spaced = true;
      glue = false;
      before = {};
      continue;
    }
    const bool is_percent = character == "%" && spaced && !pieces.empty();  // stays by its number
    if (is_percent) {
      pieces.back().text += ' ';
      spaced = false;
    }
    const bool narrow = display_width(character) < 2;
    const bool counted = !before.empty() && std::isdigit(static_cast<unsigned char>(before[0]));
    const bool joins = !pieces.empty() && !spaced &&
                       (glue || is_percent || (narrow && narrow_before) ||
                        may_not_begin_a_line(character) || (!narrow && counted));
    if (joins) {
      pieces.back().text += character;
    } else {
      pieces.push_back({std::string(character), spaced});
    }
    glue = may_not_end_a_line(character);
    narrow_before = narrow;
    before = character;
    spaced = false;
  }
  return pieces;
}

}  // namespace

std::vector<std::string> wrapped(std::string_view text, int width, int ambiguous) {
  std::vector<std::string> lines;
  int used = 0;
  for (const Piece& piece : pieces_of(text)) {
    const int columns = display_width(piece.text, ambiguous);
    const int gap = piece.spaced && used > 0 ? 1 : 0;
    if (lines.empty() || (used > 0 && used + gap + columns > width)) {
      lines.push_back(piece.text);
      used = columns;
      continue;
    }
    lines.back() += (gap == 1 ? " " : "") + piece.text;
    used += gap + columns;
  }
  return lines;
}

std::string hanging(std::string_view first, std::string_view text, int width, int more) {
  const int indent = display_width(first) + more;
  std::string lines;
  for (const std::string& line : wrapped(text, width - indent)) {
    lines +=
        lines.empty() ? std::string(first) : std::string(static_cast<std::size_t>(indent), ' ');
    lines += line + "\n";
  }
  if (!lines.empty()) return lines;
  return std::string(first.substr(0, first.find_last_not_of(' ') + 1)) + "\n";
}

}  // namespace houserule
