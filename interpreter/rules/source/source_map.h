// Where in the text of a script each part of the value it returns is written.
//
// A reader that meets a wrong number in a table knows its path, say follow[2].unless, but Lua keeps
// no lines for fields. This finds them by reading the text again: `return game "Skat" { ... }` is a
// tree of table constructors, and that tree is what comes back. Knows nothing of Lua's library and
// runs nothing.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace houserule {

struct SourceTable;

// One field of a constructor, in the order of the text.
struct SourceEntry {
  std::string key;         // its name; empty for a field with a number or a computed key
  std::int64_t index = 0;  // the number in [4] =, or the position from 1; 0 with a name
  int line = 0;            // where the entry begins, with its key if it has one
  std::size_t begin = 0;   // the bytes of the value, from begin up to end, in the text as given
  std::size_t end = 0;
  // Set if the value is { }, word { } or word "name" { } and nothing else.
  std::unique_ptr<SourceTable> table = nullptr;
};

struct SourceTable {
  int line = 0;  // of the opening brace
  std::vector<SourceEntry> entries = {};

  // Returns the entry that counts, the last of its name or number, or null.
  const SourceEntry* named(std::string_view key) const;
  const SourceEntry* at(std::int64_t index) const;
};

// Returns the constructor that `text` returns, or nothing if it returns anything else. Malformed
// text gives some answer too. Constructors deeper than 100 are left out. Linear.
std::optional<SourceTable> map_source(std::string_view text);

}  // namespace houserule
