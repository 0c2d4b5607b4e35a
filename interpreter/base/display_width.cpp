#include "base/display_width.h"

#include <algorithm>

#include "base/shown.h"
#include "base/text.h"
#include "base/width_table.h"

namespace houserule {

namespace {

std::string spaces(int count) {
  return std::string(static_cast<std::size_t>(std::max(0, count)), ' ');
}

int width_of(CodePoint character, int ambiguous) {
  const char32_t point = character.point;
  if (point < 0x7F || is_hidden(character)) return 1;
  const std::uint32_t last_of_run = static_cast<std::uint32_t>(point) * 4 + 3;
  const int kind = *(std::upper_bound(width_runs.begin(), width_runs.end(), last_of_run) - 1) & 3;
  return kind == 3 ? ambiguous : kind;
}

}  // namespace

int display_width(std::string_view text, int ambiguous) {
  int width = 0;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint next = code_point_at(text, at);
    width += width_of(next, ambiguous);
    at += next.size;
  }
  return width;
}

std::string padded(std::string_view text, int width, int ambiguous) {
  return std::string(text) + spaces(width - display_width(text, ambiguous));
}

std::string padded_left(std::string_view text, int width, int ambiguous) {
  return spaces(width - display_width(text, ambiguous)) + std::string(text);
}

std::string_view cut_to_width(std::string_view text, int width, int ambiguous) {
  std::size_t at = 0;
  while (at < text.size()) {
    const CodePoint next = code_point_at(text, at);
    width -= width_of(next, ambiguous);
    if (width < 0) break;
    at += next.size;
  }
  return text.substr(0, at);
}

std::string fitted(std::string_view text, int width, int ambiguous) {
  if (display_width(text, ambiguous) <= width) return padded(text, width, ambiguous);
  if (width < 1) return "";
  return padded(cut_to_width(text, width - 1, ambiguous), width - 1, ambiguous) + "~";
}

}  // namespace houserule
