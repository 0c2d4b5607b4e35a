// Small faults put into rules on purpose: what a test of the rules should notice.
//
// Each mutant is one change of one place: a number is another, a comparison or a sum the opposite,
// a word another of its kind, a step or a statement is left out or comes too early, a condition is
// gone or turned round, a tie goes to somebody else, cards lie the other way up, who pays is paid.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rules/words/word_table.h"

namespace houserule {

struct Mutant {
  int line = 0;           // where the change begins
  int column = 0;         // from 1, in bytes
  std::size_t begin = 0;  // the bytes that are replaced
  std::size_t end = 0;
  std::string before;  // what stood there, in one line, cut at 60 characters
  // What may stand there now; empty: nothing. Not each of several words fits a place: the first
  // with which the rules can be loaded is meant. Never empty.
  std::vector<std::string> ways;

  // The whole script with one of its ways; every line stays where it is.
  std::string text(std::string_view script, const std::string& way) const;
};

// What stands there now, as it is shown: in one line, cut at 60 characters.
std::string shown_way(const std::string& way);

// Returns the mutants of a script in the order of its text; the same ones every time.
//
// Texts for people, and the bounds of house numbers (`from`, `to`), are left alone: the former are
// no rules, the latter are checked when a table is set up, not when it is played. So are the names
// of things.
std::vector<Mutant> mutants_of(std::string_view script, const WordTable& words);

}  // namespace houserule
