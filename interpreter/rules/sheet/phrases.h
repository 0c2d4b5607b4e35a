// The noun phrases of a rule sheet: cards, calls, seats, places, conditions and ladders of one
// game, in both languages.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/sentence.h"
#include "rules/model/game_rules.h"

namespace houserule {

// How a set of cards stands in a sentence.
enum class CardForm : std::uint8_t {
  every,  // all of them: "hearts and every King"
  any,    // one of them: "a card of hearts or a King"
  these,  // behind "at least 4 of": "the hearts and the Kings"
  plain,  // behind "except": "hearts and Kings"
};

class SheetPhrases {
 public:
  // The rules must outlive the phrases.
  explicit SheetPhrases(const GameRules& rules) : rules_(rules) {}

  // Returns how a rule sheet says a word of the language: "the declarer". The game's own name for
  // the declarer goes first, then the word's phrase.
  Text of_word(std::string_view word) const;

  // Returns the same of a word for cards: "a trump", or all such cards, "the trumps".
  Text of_word(std::string_view word, CardForm form) const;

  // Returns the names of calls: "malý or veľký".
  Text calls(const CallSet& calls) const;

  // Returns the name of a declared value: "pool"; how a sentence speaks of what it is: "the pool".
  Text value(int index) const;
  Text the_value(int index) const;
  Text range_of(const Condition& condition) const;

  // Returns a set of cards by suits, ranks and single cards, or, where that is shorter, as all
  // cards but some.
  Text cards(const CardSet& written, CardForm form) const;
  Text cards(const CardRule& rule, CardForm form) const;

  // Returns the cards of a group without naming the group.
  Text members(const CardSet& group) const;

  // Returns a condition as it follows "while" or "if": "there is no contract".
  // `who`: the seat it is asked of.
  Text condition(const Condition& condition, const Text& who = sentence("who.player")) const;

  // Returns a card of the trick: "the highest trump"; several as "a; if there is none, by b".
  Text selector(const Selector& selector) const;
  Text selectors(const std::vector<Selector>& selectors) const;

  // Returns a seat or several: "whoever played the lowest card".
  Text seat(const SeatRule& seat) const;
  Text seats(const std::vector<SeatRule>& all, bool any_of = false) const;

  // Returns the same of seats that are something, not of those that do it: "everybody".
  Text held_seats(const std::vector<SeatRule>& all) const;
  Text seat(SeatWord word) const;

  // Returns the seat with which each_seat begins.
  Text first_of(const SeatRule& each) const;

  // Returns who acts, as a sentence begins: "Beginning with the eldest hand, each player in turn".
  Text who(const SeatRule& seat) const;

  // Returns a zone: "the supply"; its bare name: "supply"; whose it is: "the player's own bid".
  Text zone(int index) const;
  Text zone_name(int index) const;
  Text zone_of(int index, const SeatRule& of) const;
  Text zones(const std::vector<int>& indexes) const;

  // Returns "1 card", or "as many cards as wanted" for PickRule::all.
  Text count(int n) const;

  // Returns the cards of a choice: its set, or its sets in their order.
  Text picked_from(const PickRule& pick) const;

  // Returns a ladder in whole sentences, one a step. `kind` is "lead", "follow", "suit" (a plain
  // suit was led) or "trump"; `calls` names the calls whose ladder it is, or is null for the usual.
  Text ladder(const Ladder& ladder, const std::string& kind, const Text* calls) const;

  // Returns the cards of one step of a ladder: "a card of the led suit"; of the last, "any card".
  Text rung(const LadderStep& step, bool last) const;

  // Returns what a player is dealt: "2 packets of 4 cards, 8 cards in all".
  static Text packets(const std::vector<int>& packets);

  // Returns the name of a suit or rank with that of the game's home, where the deck has no other:
  // "hearts (červene)".
  static Text with_local(const CardName& name);

  // Returns a sentence of a game with the numbers of this table in its holes: {house.deals},
  // {house.handful_values[2]}, {stake.maly}, {times.garde}, {times} of all contracts,
  // {worth.handful}, {points.all}. Appends the paths it speaks of to `covers`.
  Text with_numbers(const Text& says, std::vector<std::string>* covers = nullptr) const;

  // Returns whether a zone has a part for each seat.
  bool has_seats(int zone) const;

  // Returns whether the set is every card that is in play, always.
  bool is_everything(const CardRule& rule) const;

 private:
  Text all_times(std::vector<std::string>* covers) const;
  std::vector<Text> parts_of(CardSet set, CardForm form, bool groups = true,
                             bool broken_suits = true) const;
  Text of_suit(const Text& suit, CardForm form) const;
  Text of_rank(const Text& rank, CardForm form) const;
  Text set_of(const CardRule& rule, CardForm form) const;
  Text holds(const Condition& condition, const Text& who) const;
  Text each_of(const std::vector<Condition>& parts, bool all, const Text& who) const;
  std::optional<Text> rank_of_suit(const CardRule& rule) const;
  Text by_suit(const CardRule& rule, CardForm form) const;

  const GameRules& rules_;
};

// Returns a number that is the same in both languages, and a list of such.
Text number_text(int n);
std::vector<Text> number_texts(const std::vector<int>& numbers);

// Returns values of a house number, or the names they stand for.
std::vector<Text> house_values(const GameRules& rules, const HouseNumber& number,
                               const std::vector<int>& values);

// Returns "1 chip", "2.5 chips": as counted(), for amounts that may be halves.
Text counted_amount(std::string_view key, Amount amount);

// Returns so much of the score by the name the game has for it: "2 points", "2 nuggets".
Text counted_score(const GameRules& rules, Amount amount);

// The same of card points: "5 thirds".
Text counted_points(const GameRules& rules, Amount amount);

// Returns a range of cards: "exactly 1", "at least 4".
Text range_text(int least, int most);

}  // namespace houserule
