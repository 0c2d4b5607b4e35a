// The changes of a house rule: set, append, remove, insert, carry and wrap, each at a place of the
// game named by its path (rules/compose/rule_paths.h).
//
// Example: `wrap { path = "settle.earned", with = function (base, side) .. end }`.

#pragma once

#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "rules/compose/write.h"
#include "rules/source/node.h"
#include "rules/words/word_table.h"

namespace houserule {

// Applies the changes of `variant` (the node of its file) in order, then the house numbers it sets.
// Faults are reported with the place of the change; the other changes are still tried. Paths of
// things that an earlier house rule has carried elsewhere still lead to them.
//
// A function that is put around another joins the list in wraps_field of the line, or of the
// function itself.
void apply_changes(Node& game, const Node& variant, const std::string& name, const WordTable& words,
                   std::vector<Write>& writes, Diagnostics& diagnostics);

}  // namespace houserule
