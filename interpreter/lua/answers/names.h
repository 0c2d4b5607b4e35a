// What objects have: the names of fields and methods, and which kind of object has which.
//
// Made of scripts/words/: words of the kinds "result" and "method", and `of` what.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "base/vocabulary.h"
#include "lua/answers/value.h"

namespace houserule {

// A field that is answered without a script.
enum class Field : std::uint8_t { HOUSERULE_FIELD_WORDS };

enum class Method : std::uint8_t { HOUSERULE_METHOD_WORDS };

template <class Name>
struct NameOfObject {
  const char* text;
  Name name;
  Tag of;
};
inline constexpr auto field_rows = std::to_array<NameOfObject<Field>>({HOUSERULE_FIELD_ROWS});
inline constexpr auto method_rows = std::to_array<NameOfObject<Method>>({HOUSERULE_METHOD_ROWS});

template <class Rows>
constexpr int count_names(const Rows& rows) {
  int count = 0;
  for (const auto& row : rows) count = std::max(count, static_cast<int>(row.name) + 1);
  return count;
}
inline constexpr int field_count = count_names(field_rows);
inline constexpr int method_count = count_names(method_rows);

template <class Rows, class Name>
constexpr const char* text_of_name(const Rows& rows, Name name) {
  return std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.name == name; })
      ->text;
}
constexpr std::string_view name_of(Field field) { return text_of_name(field_rows, field); }
constexpr const char* name_of(Method method) { return text_of_name(method_rows, method); }

// Returns which of the names such a value has: a bit for each, by its number.
template <class Rows>
constexpr std::uint64_t names_of(const Rows& rows, Tag tag) {
  std::uint64_t bits = 0;
  for (const auto& row : rows) {
    // The table of a step is `in_hand` where a table of Lua is a `table`.
    const Tag of = row.of == Tag::table ? Tag::in_hand : row.of;
    if (of == tag) bits |= std::uint64_t{1} << static_cast<int>(row.name);
  }
  return bits;
}

struct ObjectNames {
  std::uint64_t fields = 0;
  std::uint64_t methods = 0;
};

inline constexpr auto names_by_tag = [] {
  std::array<ObjectNames, tag_count> names{};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto tag = static_cast<Tag>(i);
    names[i] = {names_of(field_rows, tag), names_of(method_rows, tag)};
  }
  return names;
}();

// Returns which fields and methods such a value has: bit i, the Field or Method i.
constexpr std::uint64_t fields_of(Tag tag) {
  return names_by_tag[static_cast<std::size_t>(tag)].fields;
}
constexpr std::uint64_t methods_of(Tag tag) {
  return names_by_tag[static_cast<std::size_t>(tag)].methods;
}

}  // namespace houserule
