// Whether a table has a row for each member of an enumeration, in their order.

#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace houserule {

// Whether a value has a name: what has none GCC and Clang write as a cast, "Value = (Kind)52".
template <auto Value>
constexpr bool is_member() {
  constexpr std::string_view text = __PRETTY_FUNCTION__;
  constexpr std::string_view mark = "Value = ";
  return text[text.find(mark) + mark.size()] != '(';
}

template <typename Row, std::size_t Size, typename Enum>
constexpr bool in_order(const std::array<Row, Size>& rows, Enum Row::*key) {
  for (std::size_t i = 0; i < Size; ++i) {
    if (rows[i].*key != static_cast<Enum>(i)) return false;
  }
  return !is_member<static_cast<Enum>(Size)>();
}

}  // namespace houserule
