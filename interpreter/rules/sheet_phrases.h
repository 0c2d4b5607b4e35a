// The noun phrases of a rule sheet: cards, calls, packets, ladders of one game, in both languages.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "rules/game_rules.h"
#include "rules/word_table.h"

namespace houserule {

class SheetPhrases {
 public:
  // Both must outlive the phrases.
  SheetPhrases(const GameRules& rules, const WordTable& words) : rules_(rules), words_(words) {}

  // Returns how a rule sheet says a word of the language: "the declarer".
  Text of_word(std::string_view word) const;

  // Returns each card by its name, equal ones once.
  std::vector<Text> single_cards(const CardSet& set) const;

  // Returns the names of calls, bit i for calls[i]: "malý or veľký".
  Text calls(std::uint32_t calls) const;

  // Returns the name of a declared value: "pool".
  Text value(int index) const;

  // Returns a set of cards by suits, ranks and single cards, or, where that is shorter, as all
  // cards but some. With `either`, one of them: "a, b or c".
  Text cards(const CardSet& written, bool either) const;

  // Returns a condition as it follows "while": "there is no contract".
  Text condition(const Condition& condition) const;

  // Returns a ladder in whole sentences, one a step. `kind` is "lead" or "follow"; `call` is the
  // call whose ladder it is, or null for the usual one.
  Text ladder(const Ladder& ladder, const std::string& kind, const CallRules* call) const;

  // Returns what a player is dealt: "2 packets of 4 cards, 8 cards in all".
  static Text packets(const std::vector<int>& packets);

  // Returns the name of a suit or rank with that of the game's home: "hearts (červene)".
  static Text with_local(const CardName& name);

 private:
  std::vector<Text> parts_of(CardSet set) const;
  Text step(const LadderStep& step) const;

  const GameRules& rules_;
  const WordTable& words_;
};

// Returns a number that is the same in both languages, and a list of such.
Text number_text(int n);
std::vector<Text> number_texts(const std::vector<int>& numbers);

// Returns "1 chip", "2.5 chips": as counted(), for amounts that may be halves.
Text counted_amount(std::string_view key, Amount amount);

}  // namespace houserule
