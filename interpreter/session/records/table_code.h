// A table in one word that can be sent to somebody: "lorum-2ZV4-8Q0K-T3XN".
//
// The game's name, then in base 32: what was typed after the name, the seed and 16 bits of the
// rules' hash. House rules and numbers stand in it by fingerprints of their names, so a code still
// means the same when others have been installed; whether they are what they were the hash tells.
//
// Bits, the highest of a number first:
//
//     0                             the game as it comes, or 1 and
//       players - 1                   3 bits
//       width - 5                     3 bits, width being that of the fingerprints below
//       (1 dropped fingerprint)* 0    house rules; dropped is 1 for those left out with '-'
//       (1 fingerprint values)* 0     numbers; values: how many, then each v as 2v + 1, or as -2v
//                                     below zero, all of them in Elias's gamma code
//     seed                          32 bits
//     hash                          the first 16 bits of the rules' hash
//     0 to 4 zeros                  so that characters are filled
//     check                         10 bits: a CRC of all the above, begun with the game's name
//
// The check finds any one wrong character and any two neighbours in the wrong order; of other
// slips one in 1,024 passes, and most of these find no rules.

#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "session/table/session.h"

namespace houserule {

// The code of a table, or why it has none.
struct TableCode {
  std::string code;
  Text why_none;
};

// A table has a code if its rules are all installed ones, it was dealt from a seed below 2^32, and
// no setup of a record lies under it.
TableCode table_code(const ScriptFolders& folders, const Session& session);

struct CodedTable {
  TableSpec spec;
  std::uint64_t seed = 0;
  std::uint16_t hash = 0;

  // Whether these are the rules the code was made under, as far as 16 bits can tell.
  bool has_rules(const GameRules& rules) const;
};

// Whether `typed` is meant as a code and not as a game: nothing of that name is there to play, and
// it begins with an installed game's name and a hyphen, or looks like the whole of a code.
bool is_table_code(const ScriptFolders& folders, const std::string& typed);

// Reads a code, in upper or lower case, with hyphens or without, O for 0 and I or L for 1.
// Diagnoses spec-format for a mistyped one; unknown-game, unknown-variant and unknown-number for
// one from another version.
std::optional<CodedTable> read_table_code(const ScriptFolders& folders, const WordTable& words,
                                          const std::string& typed, Diagnostics& diagnostics);

}  // namespace houserule
