// The nearest known name to one that is not known.

#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/text.h"

namespace houserule {

// Returns the number of edits between two names: insertions, deletions, replacements and swaps of
// neighbours, each one edit; letters compare without case and accents.
//
// Optimal string alignment distance (Damerau 1964; Boytsov 2011 for the name). O(|a| * |b|).
int edit_distance(std::string_view a, std::string_view b);

// Returns the candidate nearest to `name`, or "" when none is within a third of its length (at
// least one edit, for names of three letters or more) or is `name` continued. Ties go to the first.
std::string nearest_name(std::string_view name, std::span<const std::string> candidates);

// Returns "did you mean 'x'?" or nothing.
Text did_you_mean(std::string_view name, std::span<const std::string> candidates);

// The same; where no name is near and there are few, "there is: 'x', 'y'".
Text nearest_or_all(std::string_view name, std::span<const std::string> candidates);

}  // namespace houserule
