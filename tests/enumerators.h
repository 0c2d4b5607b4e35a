// The names of an enumeration, as the compiler knows them: a test that goes through all of them
// meets the one that is added next.

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace houserule {

// "gain", or "" if no enumerator has the value. GCC and Clang both write "Value = .." and, where
// there is none, a cast.
template <auto Value>
constexpr std::string_view enumerator() {
  constexpr std::string_view text = __PRETTY_FUNCTION__;
  constexpr std::string_view mark = "Value = ";
  constexpr std::size_t from = text.find(mark) + mark.size();
  constexpr std::string_view name = text.substr(from, text.find_first_of(";]", from) - from);
  return name.front() == '(' ? std::string_view() : name.substr(name.rfind(':') + 1);
}

// By value, from 0 on: "" behind the last.
template <typename Enum>
const std::array<std::string_view, 128>& enumerators() {
  static constexpr auto names = []<std::size_t... Value>(std::index_sequence<Value...>) {
    return std::array<std::string_view, 128>{enumerator<static_cast<Enum>(Value)>()...};
  }
  (std::make_index_sequence<128>());
  return names;
}

template <typename Enum>
std::string enumerator_of(Enum value) {
  return std::string(enumerators<Enum>().at(static_cast<std::size_t>(value)));
}

// In the order of their values.
template <typename Enum>
std::vector<Enum> all_of_enumeration() {
  std::vector<Enum> all;
  for (std::size_t i = 0; i < enumerators<Enum>().size(); ++i) {
    if (!enumerators<Enum>()[i].empty()) all.push_back(static_cast<Enum>(i));
  }
  return all;
}

// The names of those that are not among `values`.
template <typename Enum>
std::vector<std::string> missed(const std::vector<Enum>& values) {
  std::vector<std::string> left;
  for (const Enum one : all_of_enumeration<Enum>()) {
    if (std::find(values.begin(), values.end(), one) == values.end()) {
      left.push_back(enumerator_of(one));
    }
  }
  return left;
}

}  // namespace houserule
