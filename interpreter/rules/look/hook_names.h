// The names that functions of rules files use: what can be known of them without running them.
//
// A hook that says `house.sweep_steak` loads without a word and fails in the deal that comes there.
// The reader finds the names in the compiled code; here they are held against what there is.

#pragma once

#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "rules/compose/composition.h"
#include "rules/model/game_rules.h"
#include "rules/words/word_table.h"

namespace houserule {

// A name that a function reads.
struct NameUse {
  enum class Kind {
    global,   // `contains`
    member,   // `math.floor`, `house.deals`: the whole of it
    field,    // `.points` of anything
    method,   // `:pay` of anything
    written,  // a field the script itself writes
    placed,  // `house.targets[2]`, `house.targets[n]`: "house.targets"; not where `#` asks how many
    first,   // what it is given first, without a name
  };
  Kind kind = Kind::global;
  std::string name;
  int line = 0;
};

// What a function reads, and the `local function`s of its file that it has at hand.
struct FunctionUses {
  std::vector<NameUse> names;
  std::vector<int> helpers;  // indices of FunctionNames::helpers
};

// Answers for the functions of one table, by their handles, and for all of the files together.
struct FunctionNames {
  std::function<const FunctionUses&(int function)> of_function;
  std::span<const FunctionUses> helpers;
  std::vector<NameUse> of_files;
  std::span<const std::string_view> of_lua;  // "pairs", "string.find", ..
};

// Reports the names that functions of the effective rules use and that nothing has, with the line:
// unknown-name, unknown-number. Never reports a name that some object of the language, a figure or
// the script itself has. Of wraps, those that never ask the function inside: wrong-arguments.
void check_hook_names(const Composition& composition, const GameRules& rules,
                      const FunctionNames& names, const WordTable& words, Diagnostics& remarks);

// Notes which numbers functions read by their places, unless several meet in one variable before,
// and reports those of which there are more or fewer than the game has: bad-number.
void check_number_places(Composition& composition, const FunctionNames& names, Diagnostics& faults);

// Reports house numbers that no value and no function of the effective rules reads: unused-number.
void check_unused_numbers(const Composition& composition, const FunctionNames& names,
                          Diagnostics& remarks);

}  // namespace houserule
