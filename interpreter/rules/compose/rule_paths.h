// Where a path of the rules leads: `house.sweep_stake`, `declare.maly.stake`,
// `play.lead[2].unless`.
//
// A segment is a field, a thing's own name as a slug ("settle.best_gold", "order.king"), the word
// of a thing without a name while only one in its list has it, or [n]. The first segment may be a
// phase or a field of the game.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "rules/source/node.h"
#include "rules/words/word_table.h"

namespace houserule {

// Where a path leads. Pointers hold until the tree changes.
struct Found {
  Node* node = nullptr;    // null: nothing there yet
  Node* parent = nullptr;  // null: the path leads nowhere
  std::string field;       // the field of `parent`, or "" when it is an entry
  std::size_t item = 0;
  std::vector<std::string> types;         // what may stand there, as far as that is known
  std::vector<std::string> parent_types;  // and where `parent` stands
};

// Follows `path` from the root of a game. With `for_set`, a last segment that the parent's word or
// table knows but the game left out is found with a null node, and so is any name in `zones`,
// `values` and `groups`.
Found find_path(Node& game, std::string_view path, const WordTable& words, bool for_set = false);

// Returns the value of `by_players { .. }` for a number of players, or null.
const Node* by_players(const Node& choice, int seats);

// Returns every path one can name below the root, for "did you mean".
std::vector<std::string> all_paths(const Node& game);

// Returns which of these paths is meant by one that leads nowhere, or those there are where it
// leads to; nothing where neither can be told.
Text meant_by_path(std::string path, const std::vector<std::string>& paths);

// Returns what a thing in a list is called in a path: its own name as a slug, or its number if it
// has both, as card { 12, "Name" } has; empty if it has no name.
std::string name_in_paths(const Node& item);

// Returns the path of entry `at` of a list that stands at `path`: "always.tip", "anytime[2]".
std::string path_of_entry(const std::string& path, const Node& list, std::size_t at);

// Returns what a space is called, in paths and moves: "C1-07", the seventh of a column whose prefix
// is "C1".
std::string space_name(const Node& column, int row);

// Returns whether `path` is `above`, or leads to something inside it.
bool is_at_or_below(std::string_view path, std::string_view above);

// Returns the path without its last segment or position: the list a thing stands in. The phases of
// a game stand in "phases".
std::string path_above(std::string_view path);

}  // namespace houserule
