// The changes of a house rule: set, append, remove and insert at named places of a game.
//
// Paths: `house.sweep_stake`, `declare.maly.stake`, `play.lead[2].unless`. A segment is a field, a
// thing's own name as a slug, the word of an unnamed phase or step while only one has it, or [n].

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "rules/node.h"
#include "rules/word_table.h"

namespace houserule {

// What a change did: for provenance, and to find two house rules that write one value.
struct Write {
  std::string path;
  std::string word;  // "set", "append", "insert", "remove"
  std::string variant;
  Place place;
  std::string old_value;  // of a set or remove
  Place old_place;
  std::string old_owner;
};

// Where a path leads. Pointers hold until the tree changes.
struct Found {
  Node* node = nullptr;    // null: nothing there yet
  Node* parent = nullptr;  // null: the path leads nowhere
  std::string field;       // the field of `parent`, or "" when it is an item
  std::size_t item = 0;
};

// Follows `path` from the root of a game. With `for_set`, a last segment that the parent's word
// knows but the game left out is found with a null node.
Found find_path(Node& game, std::string_view path, const WordTable& words, bool for_set = false);

// Returns every path one can name below the root, for "did you mean".
std::vector<std::string> all_paths(const Node& game);

// Applies the changes of `variant` (the node of its file) in order. Faults are reported with the
// place of the change; the other changes are still tried.
void apply_changes(Node& game, const Node& variant, const std::string& name, const WordTable& words,
                   std::vector<Write>& writes, Diagnostics& diagnostics);

}  // namespace houserule
