// The house rules a game can get by filling a sentence.
//
// Three sources, none of which knows a game: the sentences of scripts/words/sentences.lua, as far
// as the game has what they need; a sentence for every number with a name that stands in its
// rules; and one for every call, phase and meld that can be left out.

#pragma once

#include <string>
#include <vector>

#include "session/table/table_loader.h"
#include "writing/sentences/rule_sentence.h"

namespace houserule {

// Returns the sentences of a table, by stage, each with its name, which no other one has. They load
// with the game as a rule; whoever offers one loads what was chosen.
std::vector<RuleSentence> rule_sentences(const LoadedTable& table, const WordTable& words);

// Of game_sentences only: those for the values and the parts of the rules.
std::vector<RuleSentence> value_sentences(const LoadedTable& table, const WordTable& words);

}  // namespace houserule
