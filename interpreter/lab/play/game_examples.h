// The examples of a game and its house rules, read once: where the search for differences can
// begin.

#pragma once

#include <string>
#include <vector>

#include "lab/play/liveness_options.h"
#include "writing/beginnings.h"

namespace houserule {

class GameExamples {
 public:
  // Reads all examples of a game. What cannot be read is left out: the search is poorer for it, and
  // `houserule test` tells why.
  GameExamples(const ScriptFolders& folders, const WordTable& words, const std::string& game);

  // Beginnings at `table`, in a fixed order: of examples about an option (those beside its house
  // rule, those that take the house rule or leave it out, those that set the number), and of all
  // others beside the game.
  std::vector<Beginning> of(const TableOption& option, const LoadedTable& table) const;
  std::vector<Beginning> not_of(const TableOption& option, const LoadedTable& table) const;

  // Of examples in whose position a card is held or lies open, by one of its names. For board
  // games.
  std::vector<Beginning> with_card(const std::vector<std::string>& names,
                                   const LoadedTable& table) const;

 private:
  struct Case {
    std::string variant;  // beside which house rule; empty: beside the game
    Node node;
  };

  static bool is_about(const Case& one, const TableOption& option);

  std::vector<Case> cases_;
};

}  // namespace houserule
