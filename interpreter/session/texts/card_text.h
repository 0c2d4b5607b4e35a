// Cards, as sentences name them: "Dolník or 9 of acorns", "ドルニークか9".

#pragma once

#include <string>
#include <vector>

#include "base/text.h"
#include "rules/model/game_rules.h"

namespace houserule {

// How a list of cards ends: "a, b or c", or "a, b and c".
enum class Listing { any_of, all_of };

// Returns the cards suit by suit, strongest first: "10 or 9 of bells, or 8 of leaves".
std::string cards_text(const GameRules& rules, const CardSet& cards, Language language,
                       Listing listing = Listing::any_of);
Text cards_text(const GameRules& rules, const CardSet& cards, Listing listing = Listing::any_of);

// Returns names as a list in a sentence: "Anna, Milan and Zuza".
std::string list_text(const std::vector<std::string>& names, Language language,
                      Listing listing = Listing::all_of);

// Returns the cards of one suit, strongest first.
std::vector<Card> by_strength(const GameRules& rules, const CardSet& cards);

// Returns the code of the one card that is meant by the letters of its suit and its rank, "HO" for
// "HH" where the Horník has the code O; "" if there is none, or several.
std::string code_meant(const Deck& deck, const std::string& typed);

// Returns the name of a suit; "" for none.
Text suit_text(const GameRules& rules, int suit);

// Returns what a declared value holds, as people say it: a suit or a rank by its name, seats by
// their numbers.
Text value_in_words(const GameRules& rules, int value, Amount amount);

}  // namespace houserule
