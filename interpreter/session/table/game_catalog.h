// What there is to play: games, their house rules and numbers, read without setting up a table.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "base/text.h"
#include "rules/model/game_rules.h"
#include "rules/words/word_table.h"
#include "session/files/script_folders.h"
#include "session/table/game_traits.h"
#include "session/table/table_loader.h"

namespace houserule {

struct CatalogVariant {
  std::string name;
  Text title;
  Text says;           // the rule as said at the table: the comment its file opens with, and `ja`
  std::string file;    // as people see it
  bool own = false;    // from a house folder, not installed
  bool usual = false;  // in force unless a table drops it
  std::vector<std::string> needs;        // house rules it requires
  std::vector<std::string> includes;     // of a preset
  std::vector<std::string> numbers;      // house numbers it sets, as they are typed: "deals=2"
  std::vector<std::string> own_numbers;  // house numbers it adds, as they are typed: "bonus=3"
  std::vector<int> players;              // empty: any number
  bool broken = false;                   // the file cannot be read; `houserule check` says all
  std::string why;                       // of a broken one: the first that is wrong
};

struct CatalogGame {
  std::string name;
  Text title;
  Text says;  // the first sentence of the file's opening comment, and what its translation says
  std::string file;
  bool own = false;
  std::vector<int> players;          // the usual number first
  std::vector<HouseNumber> numbers;  // as with the usual number of players
  std::vector<CatalogVariant> variants;
  Shelf shelf;
  std::vector<GameTrait> traits;  // as with the usual number of players
};

// The first sentence of a game's file, and what its translation says.
Text says_of_game(const LoadedTable& table);

// A heading of the list of games.
struct GameFamily {
  std::string name;  // "": of games that say none
  Text title;
};

// The families some of the games are of, in the order of their words.
std::vector<GameFamily> families_of(const std::vector<CatalogGame>& games, const WordTable& words);

// A game as people ask for it.
struct FoundGame {
  const CatalogGame* game = nullptr;  // one of the list, or null: nobody calls one so
  bool is_nearest = false;            // a game of that name is not there: this one is nearest
};

// Finds a game by its file's name, its title in any language or another name that it has, in small
// letters or large and with accents or without.
FoundGame find_game(const std::vector<CatalogGame>& games, const std::string& typed);

// Returns what to suggest where `typed` was to be a game: a name spelt nearly so, the game that is
// called so elsewhere or is nearest to one that is, or where the games are listed. Reads all games
// where no name is near.
Text game_meant_by(const ScriptFolders& folders, const WordTable& words, const std::string& typed);

// A game that has much in common with another.
struct KinGame {
  const CatalogGame* game;
  std::vector<Text> shared;  // in the order of its traits
};

// Those that share at least half of the traits of one of the two, each as it weighs, nearest first.
std::vector<KinGame> kin_of(const CatalogGame& game, const std::vector<CatalogGame>& games);

// Returns the game that the text of a house rule names, `of = "lorum"`, whether it can be read or
// not;
// "" if it names none.
std::string game_named_in(std::string_view text);

// Returns the game of that name, or nothing with the faults of its file in `diagnostics`. Files of
// house rules that cannot be read are listed as broken and not reported; of those right in a house
// folder the ones that name the game as a house rule does.
std::optional<CatalogGame> catalog_game(const ScriptFolders& folders, const WordTable& words,
                                        const std::string& name, Diagnostics& diagnostics);

// Reports the scripts of one's own whose names nobody could type: `bad-name`.
void check_file_names(const ScriptFolders& folders, Diagnostics& diagnostics);

// The same of one file; returns whether its name will do.
bool check_file_name(const ScriptFile& file, Diagnostics& diagnostics);

// Returns all games that can be read; the faults of others are in `diagnostics`. Each file is read
// once.
std::vector<CatalogGame> catalog_games(const ScriptFolders& folders, const WordTable& words,
                                       Diagnostics& diagnostics);

}  // namespace houserule
