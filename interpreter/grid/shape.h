// The shape of a tile: which squares it covers, and how it looks when it is turned.
//
// A shape has no empty row or column at an edge, so two shapes are equal where the tiles are. Tiles
// are turned; a shape and its mirror image are two shapes, which one tile may show where tiles may
// be turned over.

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/text.h"
namespace houserule {

struct Shape {
  static constexpr int max_side = 16;

  int height = 0;  // 1 to 16, as is `width`
  int width = 0;
  std::array<std::uint16_t, max_side> rows{};  // from the top; bit i: the square in column i

  // Reads rows of equal length, '#' a square that is covered and '.' one that is not. Returns
  // nothing if something is wrong with them; then `faults` is longer by what it is.
  static std::optional<Shape> read(const std::vector<std::string>& text, std::vector<Text>& faults);

  // Precondition: both from 1 to 16.
  static Shape rectangle(int width, int height);

  bool has(int row, int column) const {
    return (rows[static_cast<std::size_t>(row)] >> column & 1) != 0;
  }

  int cell_count() const;

  // Returns the shape turned clockwise by a quarter.
  Shape turned() const;

  // Returns the shape turned over, left to right.
  Shape mirrored() const;

  bool operator==(const Shape&) const = default;
};

// Returns the different shapes that turning gives, each a quarter further, the given one first: one
// of a square, two of any other rectangle, at most four. With `mirrored` those of the mirror image
// follow where they are others: at most eight.
std::vector<Shape> turns_of(const Shape& shape, bool mirrored = false);

}  // namespace houserule
