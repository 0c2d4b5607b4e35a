// What `houserule words` and docs/words.md say of the language: pages made from the word table.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "base/text.h"
#include "rules/words/word_table.h"

namespace houserule {

// Words of one kind, under a heading.
struct WordChapter {
  std::string kind;
  Text title;
  Text says;  // what words of this kind are for
};

// Returns the chapters in reading order. Every kind has one.
const std::vector<WordChapter>& word_chapters();

// Returns how a word is written where it is used: "follow_suit", "chips:pay", "result.declarer".
std::string written(const Word& word);

// Returns the words of that name, bare words first; a method is found by either spelling.
std::vector<const Word*> words_named(const WordTable& words, std::string_view name);

// Returns every spelling words_named() knows, for "did you mean".
std::vector<std::string> word_spellings(const WordTable& words);

// Returns the vocabulary by kind, a word a line.
std::string word_list(const WordTable& words, Language language, int width = 80);

// Returns all about one word: sentence, fields, example, phrase.
std::string word_page(const Word& word, Language language, int width = 80);

// Returns docs/words.md.
std::string words_markdown(const WordTable& words);

// Returns the code's meaning and mend.
std::string code_page(const DiagnosticCode& code, int width = 80);

// Returns the code of that name, or null.
const DiagnosticCode* find_code(std::string_view code);

// Returns docs/diagnostics.md.
std::string codes_markdown();

}  // namespace houserule
