// A learned player as it lies in a file: whom it is of, what its nets say, a checksum.
//
// Whole numbers, the lowest byte first. Of the weights only those of statements that were made in
// training are written, so that a file has some ten thousand bytes a net.

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bots/learned/learned_player.h"

namespace houserule {

std::string bytes_of(const LearnedPlayer& player, const LoadedTable& table);

struct KeptPlayer {
  LearnedPlayer player;
  bool is_of_table = false;  // it was trained on these very rules
};

// Returns the player for `table`, whatever table it was trained at: statements about cards, calls
// and phases that both have mean the same, by their names, and of others nothing is known. Nothing
// is returned for bytes that are damaged or of another version.
std::optional<KeptPlayer> player_of(std::string_view bytes, const LoadedTable& table);

}  // namespace houserule
