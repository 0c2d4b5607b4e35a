// What may stand where: the types that scripts/words names for fields and entries.
//
// `{ "follow", "ladder", .. }` in a word says that its field `follow` takes a ladder. A type is a
// name; what fits it is answered here, from the kinds of the words and the shape of the value.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "rules/source/node.h"
#include "rules/words/word_table.h"

namespace houserule {

// Returns whether a line of a settlement has a number in place of its function: it is a phase.
bool scores_at_once(const Node& node);

// Returns whether `node` can stand where `type` is asked for. Values chosen by the number of
// players fit when each of them does; house numbers fit as numbers and as names, since a house rule
// may yet say which they are; words nobody knows fit, because they were reported when they were
// read.
bool fits_type(const Node& node, std::string_view type, const WordTable& words);
bool fits_any(const Node& node, const std::vector<std::string>& types, const WordTable& words);

// Returns what a type means in a sentence: "a list of words for cards". A type nobody has described
// is its own sentence.
Text type_sentence(std::string_view type);

// Returns the words that fit a type by their kind, in the order of the language.
std::vector<std::string> words_of_type(std::string_view type, const WordTable& words);

// Returns the type of the entries of a list of that type: "cards" for "ladder"; "" if it has none.
std::string_view entry_type(std::string_view type);

// Returns the type of the fields of a table whose fields have names of the game's own: "zone" for
// "zones"; "" for others.
std::string_view field_type(std::string_view type);

// Returns the word, or the table without a word, that describes the fields of `node` where one of
// `types` is asked for; null if nothing does.
const Word* described_by(const Node& node, const std::vector<std::string>& types,
                         const WordTable& words);

// Returns the types of the field `key` of `node`, or of its entries if `key` is empty; nothing
// where that is not known.
std::vector<std::string> types_inside(const Node& node, const std::vector<std::string>& types,
                                      std::string_view key, const WordTable& words);

}  // namespace houserule
