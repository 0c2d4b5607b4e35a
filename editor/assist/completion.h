// What can be written at a place of a script, and what the word that stands there means. For the
// page and for other editors alike.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/words/word_table.h"

namespace houserule {

struct Completion {
  std::string name;
  std::string insert;  // what is written: "packets = " of a field
  std::string kind;    // "field", or the kind of the word: "phase"
  std::string detail;  // of a field its types, of a word how it is written
  std::string says;
  bool required = false;  // a field that must be there
};

// Returns what may stand at byte `at` of a script: first the fields of the word whose table is open
// there and that it does not have yet, then the bare words. Whether they fit is for `check` to say;
// names that somebody has begun are not looked at. Linear in the text.
std::vector<Completion> completions_at(const WordTable& words, std::string_view text,
                                       std::size_t at, Language language);

// Returns the word at byte `at`, or null: a bare word, or a method or result of that name.
const Word* word_at(const WordTable& words, std::string_view text, std::size_t at);

// Returns the byte at which `units` of UTF-16 of line `line`, from 0, end; the end of the line
// where it is shorter.
std::size_t byte_at(std::string_view text, int line, int units);

}  // namespace houserule
