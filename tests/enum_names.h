// What the enumerators of a list are called, so that a table of cases can be held against all there
// are: one that has been added is missed at once.

#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace houserule {

template <typename Enum, Enum Value>
constexpr std::string_view enum_name() {
  // GCC and Clang: ".. Value = houserule::Act::Kind::gain]", and "(houserule::Act::Kind)99" of
  // none.
  std::string_view text = __PRETTY_FUNCTION__;
  const auto begin = text.find("Value = ") + 8;
  text = text.substr(begin, text.find_first_of(";]", begin) - begin);
  return text.starts_with('(') ? std::string_view() : text.substr(text.rfind(':') + 1);
}

// Precondition: the enumerators are numbered from 0 on, and fewer than 100.
template <typename Enum>
std::vector<std::string> enum_names() {
  std::vector<std::string> names;
  const auto all = [&]<int... i>(std::integer_sequence<int, i...>) {
    (names.emplace_back(enum_name<Enum, static_cast<Enum>(i)>()), ...);
  };
  all(std::make_integer_sequence<int, 100>());
  while (!names.empty() && names.back().empty()) names.pop_back();
  return names;
}

// The names of those that are not among `values`.
template <typename Enum>
std::vector<std::string> missed(const std::vector<Enum>& values) {
  const std::vector<std::string> names = enum_names<Enum>();
  std::vector<bool> met(names.size());
  for (const Enum value : values) met.at(static_cast<std::size_t>(value)) = true;
  std::vector<std::string> left;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!met[i]) left.push_back(names[i]);
  }
  return left;
}

}  // namespace houserule
