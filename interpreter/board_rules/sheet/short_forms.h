// What an act does, in few words: "2 wood: shed", "hunting game d8", "up 2", "strip to 3".
//
// For pictures, where a space has some eighteen columns, and for lists of choices. Whole sentences
// are the rule sheet's affair. Nothing is left out silently: what has no short form is named by its
// step or shown as "...".

#pragma once

#include <string>

#include "board_rules/model/board_rules.h"
#include "rules/model/game_rules.h"

namespace houserule {

class ShortForms {
 public:
  // Precondition: `game` is a board game. It must outlive the phrases.
  ShortForms(const GameRules& game, Language language) : rules_(*game.board), language_(language) {}

  std::string of(int act) const;
  std::string shares(const Shares& shares) const;
  // "2 wood", "wood", "3$"; in Japanese the number stands behind.
  std::string amount(int good, int count) const;
  std::string good(int good) const { return text(rules_.goods[at(good)].text, good); }
  // The name of a group that has exactly these goods, else the goods, at most four of them.
  std::string goods(const GoodSet& goods) const;
  // A condition as something one may have or not: "knarr", "2 longship", "longship / knarr".
  std::string need(int term) const;

 private:
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }
  std::string say(std::string_view key, const std::string& a = {}, const std::string& b = {}) const;
  std::string text(const Text& text, int good) const;
  std::string list(const std::vector<int>& parts, std::string_view between) const;
  friend struct ActForms;
  std::string said(const Act& act, std::string_view key) const;
  std::string sequence(const Act& act, std::string_view key) const;
  std::string step(const Act& act, std::string_view key) const;
  std::string upgrade(const Act& act, std::string_view key) const;
  std::string unsaid(const Act& act, std::string_view key) const;
  std::string number(int term) const;

  const BoardRules& rules_;
  Language language_;
};

}  // namespace houserule
