// The vocabulary as the page reads it: what it completes, explains and leads to.

#pragma once

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "rules/words/word_table.h"

namespace houserule {

// What a table of the word may have: [{"name", "types", "says", "required"}].
nlohmann::ordered_json fields_json(const Word& word, Language language);

// {"words": [{"name", "kind", "written", "says", "example", "fields": [{"name", "types", "says",
// "required"}]}], "kinds": [{"name", "title", "says"}]}
nlohmann::ordered_json words_json(const WordTable& words, Language language);

}  // namespace houserule
