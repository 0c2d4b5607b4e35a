// A screen as a grid of cells: what full screen draws before a terminal shows it.
//
// Pictures are drawn on a canvas and know no terminal; what comes out can be compared as text.
// Every line has exactly the width of the canvas, whatever is drawn: text that is cut ends with a
// mark, and a wide character that would be halved is left out.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace houserule {

// What a text is, not how it looks: terminal.cpp has a colour for it, where there are colours.
enum class Role : std::uint8_t {
  plain,
  dim,  // may not be chosen; an aside
  red,  // the suits that decks have coloured so
  amber,
  green,
  violet,
  house_rule,
  problem,
};

struct Style {
  Role role = Role::plain;
  bool bold = false;
  bool reverse = false;
  bool underline = false;

  bool operator==(const Style&) const = default;
};

inline constexpr Style plain_style{};
inline constexpr Style dim_style{Role::dim};
inline constexpr Style bold_style{Role::plain, true};

// Stands where text was left out.
inline constexpr std::string_view cut_mark = "~";

struct Cell {
  std::string text = " ";  // one character with its combining marks; empty behind a wide one
  Style style;

  bool operator==(const Cell&) const = default;
};

struct Area {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  bool has(int at_x, int at_y) const {
    return at_x >= x && at_x < x + width && at_y >= y && at_y < y + height;
  }
};

class Canvas {
 public:
  // `ambiguous`: columns of an ambiguous character (base/display_width.h). `plain_lines`: lines are
  // drawn with '-' and '|'.
  Canvas(int width, int height, int ambiguous = 1, bool plain_lines = false);

  int width() const { return width_; }
  int height() const { return height_; }
  int ambiguous() const { return ambiguous_; }
  const Cell& cell(int x, int y) const { return cells_[index(x, y)]; }

  // Draws text from a cell on, at most `most` columns of it. Returns the columns it took. What lies
  // outside the canvas is not drawn. Of text that is cut at the right the last column is the mark.
  int put(int x, int y, std::string_view text, Style style = {}, int most = 10000);

  // The same, ending before column `right`.
  int put_left_of(int right, int y, std::string_view text, Style style = {});

  // Draws paragraphs one below the other, broken at the width of `area`, as far as there is room:
  // their beginning, or their end. Where something is left out a mark says so.
  enum class Part { beginning, end };
  void put_wrapped(const Area& area, const std::vector<std::string>& paragraphs, Style style = {},
                   Part part = Part::beginning);

  // Draws a line across `area`'s width with a title in it, "── title ──────". `title` may be empty.
  void line(int x, int y, int width, std::string_view title = {}, Style style = {});
  void vertical(int x, int y, int height);
  // Where a line meets another: '┬', '┴', '┼' by which sides go on.
  enum class Joint { down, up, both };
  void joint(int x, int y, Joint joint);

  void clear(const Area& area);
  int columns(std::string_view text) const;

  // Returns a line of the picture, as wide as the canvas.
  std::string text(int y) const;
  std::vector<std::string> lines() const;

  bool operator==(const Canvas&) const = default;

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x);
  }
  void free_cell(int x, int y);
  void set(int x, int y, std::string_view character, int columns, Style style);
  int mark_cut(int end, int y, int last, int room, Style style);

  int width_;
  int height_;
  int ambiguous_;
  bool plain_lines_;
  std::vector<Cell> cells_;
};

}  // namespace houserule
