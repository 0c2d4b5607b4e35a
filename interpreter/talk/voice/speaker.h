// How a console speaks: the language, who is called what, how cards are named.

#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/sentence.h"
#include "rules/model/game_rules.h"
#include "session/texts/card_text.h"

namespace houserule {

// How single cards are written: "8 of leaves", "L8", "♠8".
enum class CardStyle : std::uint8_t { names, codes, symbols };

// Names by seat; the usual ones where they are empty.
using SeatNames = std::array<std::string, max_seats>;

class Speaker {
 public:
  Speaker(const GameRules& rules, Seat you, Language language)
      : rules_(&rules), home_(you), you_(you), language_(language) {}

  const GameRules& rules() const { return *rules_; }
  // From now on it speaks of a table with these rules, which must outlive it.
  void set_rules(const GameRules& rules) { rules_ = &rules; }
  Seat you() const { return you_; }
  // From now on another seat listens. Who is called what stays as it was.
  void set_you(Seat you) { you_ = you; }
  void set_names(SeatNames names) { names_ = std::move(names); }
  // Whether nobody is "you": for what several people look at together.
  void set_names_all(bool all) { names_all_ = all; }
  bool names_all() const { return names_all_; }
  Language language() const { return language_; }
  void set_language(Language language) { language_ = language; }
  CardStyle card_style() const { return card_style_; }
  void set_card_style(CardStyle style) { card_style_ = style; }

  // Returns the sentence of a code.
  std::string say(std::string_view code, const PlainFilling& parameters = {}) const;

  // Returns the sentence `code` about another seat, or `code`-you about this one; both have {name}.
  std::string say_of(Seat seat, const std::string& code, PlainFilling parameters = {}) const;

  // Returns "Anna", or "you" for the seat that listens.
  std::string name(Seat seat) const;

  // Returns what others call a seat, the one that listens included.
  std::string name_to_others(Seat seat) const;

  std::string text(const Text& text) const { return text.in(language_); }
  // Returns what people call something of the rules: its text, or else the name it has there.
  template <class Thing>
  std::string named(const Thing& thing) const {
    return thing.text.en.empty() ? thing.name : text(thing.text);
  }
  std::string card(Card card) const;                      // "8 of leaves", or "L8"
  std::string card_after(Card card, int led_suit) const;  // "8" when its suit is known
  std::string cards(const CardSet& cards, Listing listing = Listing::any_of) const;
  std::string hand(const CardSet& cards) const;  // "Hearts 9, 8. Leaves Ace."
  std::string call(int call) const;
  // A contract, the bid it was chosen after, and how often that was doubled.
  std::string contract(std::uint8_t contract, std::uint8_t bid, int doubled) const;
  std::string pass(const Phase& phase) const;   // what passing is called there
  std::string zone(int zone) const;             // "supply"
  std::string value(int value) const;           // "high rank"
  std::string phase(const Phase& phase) const;  // "bid"
  std::string list(const std::vector<std::string>& parts, Listing listing = Listing::all_of) const {
    return list_text(parts, language_, listing);
  }

  // Returns parts with a comma of the language between them, or what another key says.
  std::string row(const std::vector<std::string>& parts, std::string_view between = "comma") const;
  // Returns the game with what the table changes, as it is typed: "Lórum +exposed_horniky".
  std::string table_title() const;

  // Returns "you 4, Anna 12"; with `signs` gains are written "+12".
  std::string amounts(const std::vector<std::pair<Seat, Amount>>& amounts,
                      bool signs = false) const;
  // The same of all seats in their order.
  std::string amounts(const std::function<Amount(Seat)>& amount_of, bool signs = false) const;

  // The same of what a side has as one: "you and Milan 4, Anna and Zuza 12", unless partners
  // differ.
  std::string side_amounts(const std::vector<std::pair<Seat, Amount>>& amounts,
                           bool signs = false) const;
  std::string side_amounts(const std::function<Amount(Seat)>& amount_of, bool signs = false) const;

  // Returns what the seats of each side have together, where sides are fixed; else by seat.
  std::string sums(const std::function<Amount(Seat)>& amount_of) const;

  // Returns "you and Milan", who listens first, or with what another key says between them.
  std::string names(SeatSet seats, std::string_view between = "partners-and") const;

  // Returns "2 points", or by the game's name for them "2 nuggets".
  std::string score(Amount amount) const;

  // Puts sentences behind each other on one line.
  std::string together(const std::vector<std::string>& sentences) const;
  void add(std::string& paragraph, const std::string& sentence) const;

 private:
  bool is_you(Seat seat) const { return seat == you_ && !names_all_; }
  std::string named_amount(const std::string& name, Amount amount, bool signs) const;

  const GameRules* rules_;
  Seat home_;  // that of the first to listen; the others have names
  Seat you_;
  Language language_;
  CardStyle card_style_ = CardStyle::names;
  SeatNames names_;
  bool names_all_ = false;
};

// As long as one lives nobody is "you", if `all`.
class NamingAll {
 public:
  NamingAll(Speaker& speaker, bool all) : speaker_(speaker), before_(speaker.names_all()) {
    speaker_.set_names_all(all);
  }
  ~NamingAll() { speaker_.set_names_all(before_); }
  NamingAll(const NamingAll&) = delete;
  NamingAll& operator=(const NamingAll&) = delete;

 private:
  Speaker& speaker_;
  bool before_;
};

}  // namespace houserule
