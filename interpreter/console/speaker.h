// How a console speaks: the language, who is called what, how cards are named.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/game_rules.h"
#include "session/card_text.h"
#include "session/message.h"

namespace houserule {

class Speaker {
 public:
  Speaker(const GameRules& rules, Seat you, Language language)
      : rules_(&rules), you_(you), language_(language) {}

  const GameRules& rules() const { return *rules_; }
  // From now on it speaks of a table with these rules, which must outlive it.
  void set_rules(const GameRules& rules) { rules_ = &rules; }
  Seat you() const { return you_; }
  Language language() const { return language_; }
  void set_language(Language language) { language_ = language; }
  bool says_codes() const { return says_codes_; }
  void set_says_codes(bool codes) { says_codes_ = codes; }

  // Returns the sentence of a code.
  std::string say(std::string_view code, const MessageParameters& parameters = {}) const;

  // Returns the sentence `code` about another seat, or `code`-you about this one; both have {name}.
  std::string say_of(Seat seat, const std::string& code, MessageParameters parameters = {}) const;

  // Returns "Anna", or "you" for the seat that listens.
  std::string name(Seat seat) const;

  std::string text(const Text& text) const { return text.in(language_); }
  std::string card(Card card) const;                      // "8 of leaves", or "L8"
  std::string card_after(Card card, int led_suit) const;  // "8" when its suit is known
  std::string cards(const CardSet& cards, Listing listing = Listing::any_of) const;
  std::string hand(const CardSet& cards) const;  // "Hearts 9, 8. Leaves Ace."
  std::string call(int call) const;
  std::string zone(int zone) const;             // "supply"
  std::string value(int value) const;           // "high rank"
  std::string phase(const Phase& phase) const;  // "bid"
  std::string list(const std::vector<std::string>& parts, Listing listing = Listing::all_of) const {
    return list_text(parts, language_, listing);
  }

  // Returns "you 4, Anna 12"; with `signs` gains are written "+12".
  std::string amounts(const std::vector<std::pair<Seat, Amount>>& amounts,
                      bool signs = false) const;

  // Returns "2 points", or by the game's name for them "2 nuggets".
  std::string score(Amount amount) const;

  // Puts sentences behind each other on one line.
  std::string together(const std::vector<std::string>& sentences) const;
  void add(std::string& paragraph, const std::string& sentence) const;

 private:
  const GameRules* rules_;
  Seat you_;
  Language language_;
  bool says_codes_ = false;
};

}  // namespace houserule
