// The words one can always type, in both languages.

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace houserule {

enum class TypedCommand {
  hand,
  table,
  trick,
  last,
  scores,
  rules,
  bids,
  log,
  again,
  why,
  undo,
  hint,
  say,
  lang,
  options,
  set,
  without,
  export_case,
  board,
  spaces,
  supply,
  cards,
  menu,
  help,
  quit
};

struct TypedWord {
  TypedCommand command;
  std::string_view en;
  std::string_view ja;
};

// Returns the word a player typed, or null.
const TypedWord* find_word(const std::string& typed);

// Returns the English names, for "did you mean".
std::vector<std::string> command_names();

}  // namespace houserule
