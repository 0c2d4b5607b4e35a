// House rules on their way from one person to another: packed into a file, and added from one.
//
// Either way the rule is tried first, in a folder of its own: its table is put together, its
// examples run, and random deals are played. What is not sound is neither packed nor added.

#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "session/table/table_loader.h"
#include "writing/rule_pack.h"

namespace houserule {

// What was tried before a rule was packed or added.
struct RuleTrial {
  int examples = 0;
  int deals = 0;
  Diagnostics remarks;  // missing translations: nothing that stops play
};

// Finds the house rule that `typed` means, a name or a path to its file, and reads it with the
// examples beside it. Diagnoses a file that is none, and a name that several games have.
std::optional<RulePack> find_rule(const ScriptFolders& folders, const WordTable& words,
                                  const std::string& typed, Diagnostics& diagnostics);

// Reads a packed house rule, or a plain .lua file as find_rule() does.
std::optional<RulePack> read_rule(const ScriptFolders& folders, const WordTable& words,
                                  const std::string& file, Diagnostics& diagnostics);

// Whether its game and the house rules it needs are there; diagnoses `unknown-game` and
// `missing-variant`.
bool has_what_it_needs(const ScriptFolders& folders, const RulePack& pack,
                       Diagnostics& diagnostics);

// Tries a rule out; nothing if something is at fault with it. Faults name its files without a
// folder.
std::optional<RuleTrial> try_rule(const ScriptFolders& folders, const WordTable& words,
                                  const RulePack& pack, Diagnostics& diagnostics);

struct AddedRule {
  enum class How { added, replaced, same };
  How how = How::added;
  std::string file;  // where it lies
  RuleTrial trial;   // of `same`: nothing was tried
};

// Puts a rule that is sound into `house`, a folder of house rules. Another rule of that name is
// only replaced with `replace`, and one that belongs to an installed game never. Diagnoses
// `unknown-game`, `missing-variant`, `file-exists`, and what try_rule() finds.
std::optional<AddedRule> add_rule(const ScriptFolders& folders, const WordTable& words,
                                  const RulePack& pack, const std::filesystem::path& house,
                                  bool replace, Diagnostics& diagnostics);

}  // namespace houserule
