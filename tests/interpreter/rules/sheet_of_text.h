// The sheet of a game that a test has written in Lua, in one line a clause.

#pragma once

#include <string>

#include "tests/interpreter/rules/compiled_game.h"
#include "tests/interpreter/rules/sheet_game.h"

namespace houserule {

// A game for four in pairs with six cards each; `before` stands between the deal and the play.
inline GameText game_of_pairs(const std::string& before = "") {
  GameText text;
  text.players = "4";
  text.fields = "teams = partners_opposite, trumps = trump_suit,";
  text.deal = "deal { packets = { 6 } },";
  text.before = before;
  text.play =
      "first_lead = eldest_hand, follow = { follow_suit, any_card },"
      "winner = { highest_trump, highest_of_led_suit },";
  return text;
}

struct SheetOfText {
  explicit SheetOfText(const GameText& text) {
    const CompiledGame game(text);
    INFO(game.faults());
    sheet = make_rule_sheet(game.rules());
    en = to_text(sheet, Language::en, 10'000);
    ja = to_text(sheet, Language::ja, 10'000);
  }

  RuleSheet sheet;
  std::string en;
  std::string ja;
};

}  // namespace houserule
