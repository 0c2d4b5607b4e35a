// Small faults put into rules on purpose: what a test of the rules should notice.
//
// Each mutant is one change of one place: a number is another, a comparison or a sum the opposite,
// a step is left out or comes too early, a condition is gone or turned round, a tie goes to
// somebody else.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace houserule {

struct Mutant {
  int line = 0;           // where the change begins
  int column = 0;         // from 1, in bytes
  std::size_t begin = 0;  // the bytes that are replaced
  std::size_t end = 0;
  std::string before;  // what stood there, in one line, cut at 60 characters
  std::string after;   // what stands there now; empty: nothing
  std::string text;    // the whole script
};

// Returns the mutants of a script in the order of its text; the same ones every time.
//
// Texts for people, and the bounds of house numbers (`from`, `to`), are left alone: the former are
// no rules, the latter are checked when a table is set up, not when it is played. So are the names
// of things.
std::vector<Mutant> mutants_of(std::string_view script);

}  // namespace houserule
