#include "talk/pictures/canvas.h"

#include <algorithm>

#include "base/display_width.h"
#include "base/shown.h"
#include "base/wrap.h"

namespace houserule {

namespace {

// The bytes of the character that begins at `at`, with the marks that stand on it.
std::size_t character_at(std::string_view text, std::size_t at, int ambiguous) {
  const auto one = [&](std::size_t from) {
    std::size_t size = 1;
    while (from + size < text.size() &&
           (static_cast<unsigned char>(text[from + size]) & 0xC0) == 0x80) {
      ++size;
    }
    return size;
  };
  std::size_t size = one(at);
  while (at + size < text.size()) {
    const std::size_t next = one(at + size);
    if (display_width(text.substr(at + size, next), ambiguous) != 0) break;
    size += next;
  }
  return size;
}

}  // namespace

Canvas::Canvas(int width, int height, int ambiguous, bool plain_lines)
    : width_(std::max(width, 1)),
      height_(std::max(height, 1)),
      ambiguous_(ambiguous),
      plain_lines_(plain_lines),
      cells_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

int Canvas::columns(std::string_view text) const { return display_width(text, ambiguous_); }

// Half a wide character is none.
void Canvas::free_cell(int x, int y) {
  const bool is_behind = cell(x, y).text.empty();
  if (is_behind && x > 0) cells_[index(x - 1, y)].text = " ";
  if (x + 1 < width_ && cell(x + 1, y).text.empty()) cells_[index(x + 1, y)].text = " ";
}

int Canvas::put(int x, int y, std::string_view written, Style style, int most) {
  if (y < 0 || y >= height_) return 0;
  const std::string all = shown(written);
  const std::string_view text = all;
  int taken = 0;
  int last = 0;  // columns of the character drawn last
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = character_at(text, at, ambiguous_);
    const std::string_view character = text.substr(at, size);
    const int columns = display_width(character, ambiguous_);
    if (columns > 0 && (taken + columns > most || x + taken + columns > width_)) {
      if (text.find_first_not_of(' ', at) == std::string_view::npos) return taken;
      return taken +
             mark_cut(x + taken, y, last, std::min(most - taken, width_ - x - taken), style);
    }
    at += size;
    if (columns == 0) continue;  // a mark with nothing to stand on
    if (x + taken >= 0) set(x + taken, y, character, columns, style);
    taken += columns;
    last = columns;
  }
  return taken;
}

void Canvas::set(int x, int y, std::string_view character, int columns, Style style) {
  for (int i = 0; i < columns; ++i) {
    free_cell(x + i, y);
    cells_[index(x + i, y)] = {i == 0 ? std::string(character) : std::string(), style};
  }
}

// The mark takes a column that is left over, or the place of the last character. Returns the
// columns it took besides.
int Canvas::mark_cut(int end, int y, int last, int room, Style style) {
  if (room > 0 && end >= 0) {
    set(end, y, cut_mark, 1, style);
    return 1;
  }
  const int x = end - last;
  if (last == 0 || x < 0) return 0;
  if (last > 1) set(x + 1, y, " ", 1, style);
  set(x, y, cut_mark, 1, style);
  return 0;
}

void Canvas::put_wrapped(const Area& area, const std::vector<std::string>& paragraphs, Style style,
                         Part part) {
  const auto room = static_cast<std::size_t>(std::max(area.height, 0));
  if (room == 0) return;
  const auto broken = [&](int width) {
    std::vector<std::string> lines;
    for (const std::string& paragraph : paragraphs) {
      for (std::string& line : wrapped(paragraph, width, ambiguous_)) {
        lines.push_back(std::move(line));
      }
    }
    return lines;
  };
  std::vector<std::string> lines = broken(area.width);
  const bool is_cut = lines.size() > room;
  // The mark has a column of its own.
  if (is_cut) lines = broken(area.width - 1);
  const std::size_t first = is_cut && part == Part::end ? lines.size() - room : 0;
  for (std::size_t i = first; i < lines.size() && i - first < room; ++i) {
    put(area.x, area.y + static_cast<int>(i - first), lines[i], style, area.width);
  }
  if (!is_cut) return;
  const int row = part == Part::end ? area.y : area.y + area.height - 1;
  put(area.x + area.width - 1, row, cut_mark, dim_style);
}

int Canvas::put_left_of(int right, int y, std::string_view text, Style style) {
  const int wide = columns(text);
  return put(std::max(0, right - wide), y, text, style, std::min(wide, right));
}

void Canvas::line(int x, int y, int width, std::string_view title, Style style) {
  const std::string_view dash = plain_lines_ ? "-" : "─";
  const int end = std::min(x + width, width_);
  int at = x;
  const auto dashes = [&](int until) {
    while (at < until && at + columns(dash) <= width_) at += put(at, y, dash);
  };
  if (!title.empty()) {
    dashes(std::min(x + 2, end));
    at += put(at, y, " ");
    at += put(at, y, title, style, std::max(0, end - at - 2));
    at += put(at, y, " ");
  }
  dashes(end);
}

void Canvas::vertical(int x, int y, int height) {
  for (int i = 0; i < height; ++i) put(x, y + i, plain_lines_ ? "|" : "│");
}

void Canvas::joint(int x, int y, Joint joint) {
  constexpr std::string_view joints[] = {"┬", "┴", "┼"};
  put(x, y, plain_lines_ ? "+" : joints[static_cast<std::size_t>(joint)]);
}

void Canvas::clear(const Area& area) {
  const std::string blank(static_cast<std::size_t>(std::max(area.width, 0)), ' ');
  for (int y = area.y; y < area.y + area.height; ++y) put(area.x, y, blank);
}

std::string Canvas::text(int y) const {
  std::string result;
  for (int x = 0; x < width_; ++x) result += cell(x, y).text;
  return result;
}

std::vector<std::string> Canvas::lines() const {
  std::vector<std::string> result;
  for (int y = 0; y < height_; ++y) result.push_back(text(y));
  return result;
}

}  // namespace houserule
