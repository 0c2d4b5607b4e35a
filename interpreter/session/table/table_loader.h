// From the words a person types to a table that can be played.

#pragma once

#include <memory>
#include <optional>

#include "agenda/agenda.h"
#include "rules/model/hooks.h"
#include "rules/model/table_spec.h"
#include "rules/source/node.h"
#include "rules/words/word_table.h"
#include "session/files/script_folders.h"

namespace houserule {

struct LoadedTable {
  std::shared_ptr<const GameRules> rules;
  std::shared_ptr<const Agenda> agenda;
  std::shared_ptr<Hooks> hooks;      // of this thread; Hooks::fresh for others
  std::vector<ScriptFile> files;     // all it was read from but the words
  std::shared_ptr<const Node> tree;  // the rules as they were put together
  Text opening;                      // the comment the game's file opens with, and its translation
  std::vector<std::string> usual;    // house rules that are in force unless a table drops them
  Diagnostics notices;               // what whoever typed the table should hear before it is played
  Diagnostics remarks;               // for `check`: missing translations, names that nothing has
};

// The agenda of a game, of cards or of boards; keeps the rules alive.
std::shared_ptr<const Agenda> make_agenda(std::shared_ptr<const GameRules> rules);

// The vocabulary of the installed scripts/words.
std::optional<WordTable> load_words(const ScriptFolders& folders, Diagnostics& diagnostics);

// Reports a game, a house rule (of `game`) or a deck of one's own that hides an installed one and
// does not say so, and one that says so and hides nothing: file-exists, no-effect.
void check_hiding(const ScriptFolders& folders, const ScriptFile& file, const Node& tree,
                  const std::string& game, Diagnostics& diagnostics);

// Reads one file, as the folders have it, and checks its words, without a table around it.
std::optional<Node> read_script(const ScriptFolders& folders, const ScriptFile& file,
                                const WordTable& words, Diagnostics& diagnostics);

// The tree of a script that is there as a text; `shown` and `owner` go into its places. Its words
// are not checked.
std::optional<Node> read_text(const std::string& text, const std::string& shown,
                              const std::string& owner, const WordTable& words,
                              Diagnostics& diagnostics);

// Returns `name` and every variant it requires, as table words: "+own_horniky_triple
// +exposed_horniky". A variant that cannot be read stands alone; loading it says why.
std::string with_required(const ScriptFolders& folders, const WordTable& words,
                          const std::string& game, const std::string& name);

// A file that is read along with a table's own, so that the table's hooks can call its functions
// (SettleLine::hook). It is no part of the rules.
struct FileBeside {
  ScriptFile file;
  std::optional<Node> tree;  // what it returns
};

// Reads, composes, checks and compiles a table. Nothing is returned if anything is at fault; then
// `diagnostics` has all of it.
std::optional<LoadedTable> load_table(const ScriptFolders& folders, const WordTable& words,
                                      const TableSpec& spec, Diagnostics& diagnostics,
                                      FileBeside* beside = nullptr);

}  // namespace houserule
