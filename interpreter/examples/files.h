// Where examples lie: beside a game `examples.lua`, beside a house rule or a part of a game
// `NAME.examples.lua`. More examples of a game may stand anywhere in its folder.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/words/word_table.h"
#include "session/files/script_folders.h"

namespace houserule {

// Where examples lie and what they are about.
struct ExampleFile {
  ScriptFile file;
  std::string game;     // empty: of no rule that can be read, which running it tells
  std::string variant;  // empty: of the game itself
  ScriptFile rules;     // what they stand beside: of a file beside nothing, the game's own rules
};

// Returns the examples beside games and variants of the folders, in a fixed order. `wanted` narrows
// to what lies at a path (is_path): beneath a folder, or one file, the examples themselves or the
// rules they stand beside; or else to the name of a game or a house rule; empty: all.
std::vector<ExampleFile> find_examples(const ScriptFolders& folders, const WordTable& words,
                                       const std::string& wanted);

// Returns the examples of one game and of its house rules; a path is the game at it.
std::vector<ExampleFile> examples_of_game(const ScriptFolders& folders, const WordTable& words,
                                          const std::string& game);

// Returns the rules without examples that `wanted` means: each with the place where examples would
// stand.
std::vector<ExampleFile> find_untested(const ScriptFolders& folders, const WordTable& words,
                                       const std::string& wanted);

// Returns the table the rules are for that examples stand beside: "lorum +sting". Their game is
// known.
std::string spec_beside(const ScriptFolders& folders, const WordTable& words,
                        const ExampleFile& file);

// Returns the examples beside one house rule, if there are any.
std::optional<ExampleFile> examples_of(const ScriptFolders& folders, const std::string& game,
                                       const std::string& variant);

}  // namespace houserule
