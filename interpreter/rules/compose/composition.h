// Puts a game and its house rules together into one tree of effective rules.
//
// Order: by what variants require or come after, then by name, never as typed. Everything is
// reported before a card is dealt: missing and excluded variants, cycles, two writers of one value.

#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "rules/compose/changes.h"
#include "rules/model/game_rules.h"
#include "rules/model/table_spec.h"
#include "rules/source/node.h"
#include "rules/words/word_table.h"

namespace houserule {

// The files of one table, read but not yet put together.
struct RuleFiles {
  std::string game;  // the game's name
  Node game_tree;
  std::map<std::string, Node> variants;             // by name: those chosen, required or brought in
  std::map<std::string, std::string> comments;      // by variant: the comment the file opens with
  std::map<std::string, Node> decks;                // by name; for codes, read before composing
  std::map<std::string, std::string> translations;  // Japanese, by path
  std::string translation_file;  // as people see it; empty: the game is in one language on purpose
  std::string texts_hash;        // of all sources
  std::string code_hash;         // of their tokens, translations left out
};

struct Composition {
  Node tree;  // by_players chosen, house numbers filled in; `values.NAME` stays a reference
  int seats = 0;
  std::vector<int> player_counts;  // how many may play, house rules included
  std::vector<std::string> order;  // variants as applied
  std::vector<HouseNumber> house;
  std::vector<Write> writes;
  std::set<std::string> numbers_read;  // by values, at any number of players: "house.deals"
  std::string spec;                    // canonical
  // What whoever typed the table should hear, though it can be played: a house rule that changes
  // nothing for so many players.
  Diagnostics notices;
};

// Returns the variants of `spec` with those presets and the game bring in, less the dropped ones,
// in the order they apply. `files.variants` must hold them all. A variant that is not made for the
// number of players is left out if it was brought in, and refused if it was asked for.
std::vector<std::string> variant_order(const RuleFiles& files, const TableSpec& spec,
                                       Diagnostics& diagnostics);

// Puts the table together. With faults in `diagnostics` the result is not fit for use.
Composition compose(const RuleFiles& files, const TableSpec& spec, const WordTable& words,
                    Diagnostics& diagnostics);

}  // namespace houserule
