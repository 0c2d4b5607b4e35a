#include "grid/shape.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "base/sentence.h"
namespace houserule {

namespace {

// Takes away the rows and columns at the edges that have no square.
void trim(Shape& shape) {
  std::uint16_t used = 0;
  for (const std::uint16_t row : shape.rows) used |= row;
  const auto has_square = [](std::uint16_t row) { return row != 0; };
  const auto top = std::find_if(shape.rows.begin(), shape.rows.end(), has_square);
  const auto bottom = std::find_if(shape.rows.rbegin(), shape.rows.rend(), has_square).base();
  const int left = std::countr_zero(used);
  shape.height = static_cast<int>(bottom - top);
  shape.width = std::bit_width(used) - left;
  std::fill(std::copy(top, bottom, shape.rows.begin()), shape.rows.end(), std::uint16_t{0});
  for (std::uint16_t& row : shape.rows) row = static_cast<std::uint16_t>(row >> left);
}

}  // namespace

std::optional<Shape> Shape::read(const std::vector<std::string>& text, std::vector<Text>& faults) {
  const std::size_t before = faults.size();
  const std::size_t width = text.empty() ? 0 : text.front().size();
  if (text.size() > max_side || width > max_side) {
    faults.push_back(sentence("shape.too-large", {{"rows", std::to_string(text.size())},
                                                  {"columns", std::to_string(width)},
                                                  {"most", std::to_string(max_side)}}));
    return std::nullopt;
  }
  Shape shape;
  for (std::size_t row = 0; row < text.size(); ++row) {
    const std::string& line = text[row];
    if (line.size() != width) {
      faults.push_back(sentence("shape.uneven", {{"row", std::to_string(row + 1)},
                                                 {"n", std::to_string(line.size())},
                                                 {"first", std::to_string(width)}}));
      continue;
    }
    for (std::size_t column = 0; column < width; ++column) {
      if (line[column] == '#') {
        shape.rows[row] |= static_cast<std::uint16_t>(1 << column);
      } else if (line[column] != '.') {
        faults.push_back(sentence("shape.letter", {{"row", std::to_string(row + 1)},
                                                   {"column", std::to_string(column + 1)}}));
      }
    }
  }
  if (faults.size() == before && shape.cell_count() == 0) faults.push_back(sentence("shape.empty"));
  if (faults.size() > before) return std::nullopt;
  trim(shape);
  return shape;
}

Shape Shape::rectangle(int width, int height) {
  assert(width >= 1 && width <= max_side && height >= 1 && height <= max_side);
  Shape shape;
  shape.width = width;
  shape.height = height;
  std::fill_n(shape.rows.begin(), height, static_cast<std::uint16_t>((1 << width) - 1));
  return shape;
}

int Shape::cell_count() const {
  int cells = 0;
  for (const std::uint16_t row : rows) cells += std::popcount(row);
  return cells;
}

Shape Shape::turned() const {
  Shape turned;
  turned.height = width;
  turned.width = height;
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      if (!has(row, column)) continue;
      turned.rows[static_cast<std::size_t>(column)] |=
          static_cast<std::uint16_t>(1 << (height - 1 - row));
    }
  }
  return turned;
}

Shape Shape::mirrored() const {
  Shape mirrored;
  mirrored.height = height;
  mirrored.width = width;
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      if (!has(row, column)) continue;
      mirrored.rows[static_cast<std::size_t>(row)] |=
          static_cast<std::uint16_t>(1 << (width - 1 - column));
    }
  }
  return mirrored;
}

std::vector<Shape> turns_of(const Shape& shape, bool mirrored) {
  std::vector<Shape> turns = {shape};
  for (Shape next = shape.turned(); next != shape; next = next.turned()) turns.push_back(next);
  if (!mirrored) return turns;
  const Shape image = shape.mirrored();
  if (std::find(turns.begin(), turns.end(), image) != turns.end()) return turns;
  for (const Shape& turn : turns_of(image)) turns.push_back(turn);
  return turns;
}

}  // namespace houserule
