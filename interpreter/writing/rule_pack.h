// A house rule in one file that can be read, mailed and added to another person's folder.
//
// Format: docs/sharing.md. The hash tells that a file is as it was packed; it does not tell who
// packed it.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"

namespace houserule {

struct RulePack {
  std::string name;
  std::string game;
  std::vector<std::string> needs;  // house rules it requires, by name
  std::string rule;                // the text of NAME.lua
  std::string examples;            // of NAME.examples.lua; empty: there are none

  bool operator==(const RulePack&) const = default;
};

inline constexpr std::string_view pack_ending = ".houserule";
inline constexpr std::size_t most_pack_bytes = std::size_t{512} << 10U;
inline constexpr std::size_t most_source_bytes = std::size_t{64} << 10U;

// Returns the pack as JSON, a line of a script a line. Lines of the scripts end with a line feed
// only, the last one too.
//
// Precondition: the scripts are UTF-8.
std::string to_text(const RulePack& pack);

// Returns sixteen hexadecimal digits over all of it.
std::string hash_of(const RulePack& pack);

// Reads what to_text() has written. Diagnoses: `pack-format`, `pack-changed` where the hash is
// another, `bad-name`, `script-size`.
std::optional<RulePack> parse_rule_pack(const std::string& text, const std::string& file,
                                        Diagnostics& diagnostics);

// Returns `text` with every line ended by one line feed, and without a byte order mark.
std::string with_line_feeds(std::string text);

}  // namespace houserule
