// A game to go on from that has what was asked for: so many players, this deck, partners, trumps,
// an auction, foretold tricks, melds, a stock to draw from.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/files/new_script.h"
#include "session/table/table_loader.h"

namespace houserule {

struct GamePlan {
  std::vector<int> players = {4};
  std::string deck = "french_52";
  bool partners = false;        // opposite each other
  std::string trumps = "none";  // "none", "turned", "chosen", or the name of a suit
  bool auction = false;         // the seat that bids most tricks plays for them
  bool predicts = false;        // each seat foretells its tricks; not beside an auction
  bool melds = false;           // sets and runs are melded before the play
  bool stock = false;           // hands are filled up after each trick
};

// Returns house/NAME/rules.lua and examples.lua, with comments in `language`; what players read is
// in both. The game passes check and test as it is. Writes nothing.
//
// Diagnoses: `bad-name`, `file-exists`; `missing-file` for a deck and `unknown-value` for trumps
// there are not;
// `wrong-type` for partners of an odd number and an auction beside foretold tricks; `deal-uneven`
// where the deck is too small.
std::optional<std::vector<NewScript>> planned_game(const ScriptFolders& folders,
                                                   const WordTable& words, const std::string& name,
                                                   const GamePlan& plan, Language language,
                                                   Diagnostics& diagnostics);

}  // namespace houserule
