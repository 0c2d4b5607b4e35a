// Every text that people read, by key, in all languages.
//
// A sentence is whole and has holes by name: "{Suit} were led and you hold {suit}. Play {cards}."
// A hole is written in one of three forms: {cards} as given, {Cards} with a capital first letter,
// {n:card|cards} as the first word if what is given is 1 or -1 and as the second otherwise. A hole
// that is given nothing and is the key of a sentence, with a dot, is that sentence. A brace before
// anything but a letter is a brace.
//
// Texts: scripts/texts/, and the phrases of scripts/words/. They are built into the program, so
// that no folder of scripts can silence or forge one; cmake/texts/ makes the table and refuses keys
// that stand there twice, a language that is missing and holes that only one of them has.

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"

namespace houserule {

struct Sentence {
  std::string_view key;
  std::string_view en;
  std::string_view ja;
};

// What goes into the holes, by name.
using Filling = std::vector<std::pair<std::string_view, Text>>;
using PlainFilling = std::vector<std::pair<std::string_view, std::string>>;

// Returns all sentences, by key in alphabetical order.
std::span<const Sentence> sentences();

bool has_sentence(std::string_view key);

// Returns the sentence of a key, its holes filled, in all languages or in one.
//
// Precondition: the key and all its holes are known; tests see to it. A broken one shows the key,
// or the name of the hole in braces, instead of stopping a game.
Text sentence(std::string_view key, const Filling& filling = {});
std::string sentence_in(Language language, std::string_view key, const PlainFilling& filling = {});

// Returns a text of a script with its holes filled; a hole that nothing is given for stays.
Text filled(const Text& text, const Filling& filling);

// Returns the names of the holes of a sentence, sorted, each once.
std::vector<std::string> holes_of(std::string_view sentence);

// Returns "1 point", "3 points": the sentence `key`.one or `key`.many with {n}.
Text counted(std::string_view key, int n);

// Returns noun phrases as a list: "a, b and c" or "a、b、c"; with `either`, "a, b or c", "aかbかc".
Text listed(const std::vector<Text>& parts, bool either = false);

// Returns the parts in a row, with the sentence of `between` between two and that of `last`, if
// there is one, between the last two.
Text strung(const std::vector<Text>& parts, std::string_view between, std::string_view last = {});

// Returns `text` with its first letter a capital, where it is Latin.
std::string capitalized(const std::string& text);

// Returns `text` with its English beginning like a sentence.
Text capitalized(Text text);

// Returns a text that is the same in every language.
Text same(std::string_view text);

}  // namespace houserule
