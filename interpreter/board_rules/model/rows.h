// Whether a table has a row for each member of an enumeration, in their order.

#pragma once

#include <array>
#include <cstddef>

namespace houserule {

template <typename Row, std::size_t Size, typename Enum>
constexpr bool in_order(const std::array<Row, Size>& rows, Enum Row::*key) {
  for (std::size_t i = 0; i < Size; ++i) {
    if (rows[i].*key != static_cast<Enum>(i)) return false;
  }
  return true;
}

}  // namespace houserule
