// What can be put into the slots of sentences at a table: the game's own cards, calls and phases,
// and the words of the vocabulary.
//
// The types of slots, in `type = ".."` of scripts/words/sentences.lua: "number", "card", "suit",
// "rank", "cards" (a suit, a rank or a card), "step" (a word for a step of a ladder), "condition"
// (of the play), "neighbour" (who cards go to), "payer", "free call" (one that anybody may make),
// "good". Any other is filled by the words of the vocabulary whose `choices` name it.

#pragma once

#include <string>
#include <vector>

#include "session/table/table_loader.h"
#include "writing/sentences/game_facts.h"
#include "writing/sentences/rule_sentence.h"

namespace houserule {

// Returns the choices of a type of slot at a table, none where it has nothing of the kind. They fit
// the place by their kind; whether the game can be played so is seen when it is loaded.
std::vector<SlotChoice> slot_choices(const std::string& type, const LoadedTable& table,
                                     const WordTable& words, const GameFacts& facts);

}  // namespace houserule
