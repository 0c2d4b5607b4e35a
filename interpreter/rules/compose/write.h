// What the changes of house rules have written, for provenance, and to find those that get in each
// other's way.

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"

namespace houserule {

// What one change did.
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
  bool for_some = false;                  // a value for some numbers of players; others keep theirs
  std::vector<Place> beside = {};  // of an append, insert or remove: the list and what is in it
};

// Whether it throws away what was there.
bool replaces(const Write& write);

// Returns the lists in which a path counts: "play.lead" of "play.lead[2].unless".
std::vector<std::string> counted_in(std::string_view path);

// Returns whether the order of two changes of different house rules matters, so that one of them
// must say that it comes after the other.
bool is_conflict(const Write& a, const Write& b);

// Reports changes of one house rule, given in their order, that a later one of its own throws away.
void check_lost(std::span<const Write> writes, Diagnostics& diagnostics);

}  // namespace houserule
