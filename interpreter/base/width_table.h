// Which characters are wide. Private to base/; made by width_table.py.

#pragma once

#include <array>
#include <cstdint>

namespace houserule {

// Runs of characters of one width, in rising order: 4 times the first code point of a run, plus 0
// if they take no column, 1 if one, 2 if two, and 3 if the terminal decides. The first begins at 0.
extern const std::array<std::uint32_t, 1098> width_runs;

}  // namespace houserule
