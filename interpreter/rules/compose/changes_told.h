// What a fault says of the house rules that may have brought it about.

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "rules/compose/changes.h"

namespace houserule {

// Returns what to do where two house rules clash of which the second is applied later: one of them
// says that it comes after the other. It is the one that lies loose, if only one does.
Text choose_or_after(const std::string& first, const std::string& second);

// Adds to a fault the changes that may have brought it about. One alone is told first.
void tell_changes(Diagnostic& fault, std::vector<std::pair<Place, Text>> changes);

// Adds to a fault the house rules that changed the list it stands in: they may be what is wrong. In
// a file of the game it is what those do that were `asked` for, where none changed that list.
void name_writers(Diagnostic& fault, const std::vector<Write>& writes,
                  const std::vector<std::string>& asked = {});

}  // namespace houserule
