// Whether two tables deal the same cards from the same seed.

#pragma once

#include <cstdint>

#include "session/table/table_loader.h"

namespace houserule {

// Returns whether each seat is dealt the same cards at both tables, as far as both deal cards
// before anybody is asked something: a table that deals fewer by then may still deal the rest. It
// deals some hundred games of the study with this seed; a deal that fails says nothing.
// Precondition: the same game, for as many players.
bool deals_alike(const LoadedTable& first, const LoadedTable& other, std::uint64_t seed);

}  // namespace houserule
