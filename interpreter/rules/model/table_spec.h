// A TABLE as people type it: a game, house rules put in or left out, numbers.
//
//     lorum players=3 +exposed_horniky pool_winners=1

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/diagnostic.h"

namespace houserule {

struct TableSpec {
  std::string game;                                          // a name, or a path to a .lua file
  std::vector<std::string> variants;                         // put in with '+', in the order typed
  std::vector<std::string> dropped;                          // left out with '-'
  std::vector<std::pair<std::string, std::string>> numbers;  // players, deals, house numbers
  bool last_first = false;  // house rules in any order are applied from the last name to the first

  // Returns the value typed for a number, or "".
  std::string number(std::string_view name) const;
};

// Reads the words after `play` and its like. A word that is no table word is a `spec-format` fault.
TableSpec parse_spec(const std::vector<std::string>& words, Diagnostics& diagnostics);
TableSpec parse_spec(const std::string& text, Diagnostics& diagnostics);

// Returns the spec with variants and numbers in alphabetical order: equal tables, equal texts.
std::string to_text(const TableSpec& spec);

}  // namespace houserule
