// The changes of a house rule: set, append, remove, insert, carry and wrap, each at a place of the
// game named by its path (rules/compose/rule_paths.h).
//
// Example: `wrap { path = "settle.earned", with = function (base, side) .. end }`.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "rules/source/node.h"
#include "rules/words/word_table.h"

namespace houserule {

// What a change did: for provenance, and to find two house rules that get in each other's way.
struct Write {
  std::string path;  // of an insert: the list that got longer
  std::string word;  // "set", "append", "insert", "remove", "carry", "wrap"
  std::string variant;
  Place place;
  std::string old_value;  // of a set or remove
  Place old_place;
  std::string old_owner;
  std::string new_path;                   // of a carry: where the thing stands from then on
  bool shifts = false;                    // entries of a list have another position from then on
  std::vector<std::string> counted = {};  // lists in which its paths count: "play.lead"
  std::vector<Place> beside = {};  // of an append, insert or remove: the list and what is in it
};

// Applies the changes of `variant` (the node of its file) in order, then the house numbers it sets.
// Faults are reported with the place of the change; the other changes are still tried. Paths of
// things that an earlier house rule has carried elsewhere still lead to them.
//
// A function that is put around another joins the list in wraps_field of the line, or of the
// function itself.
void apply_changes(Node& game, const Node& variant, const std::string& name, const WordTable& words,
                   std::vector<Write>& writes, Diagnostics& diagnostics);

// Returns whether the order of two changes of different house rules matters, so that one of them
// must say that it comes after the other.
bool is_conflict(const Write& a, const Write& b);

// Adds to a fault that stands in a file of the game the house rules that changed the list it stands
// in: they may be what is wrong.
void name_writers(Diagnostic& fault, const std::vector<Write>& writes);

}  // namespace houserule
