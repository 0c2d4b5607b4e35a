// How each kind of act is said: as a phrase of the rule sheet, in few words, and as a question.

#pragma once

#include <array>
#include <string_view>

#include "board_rules/model/act_facts.h"
#include "board_rules/sheet/board_phrases.h"
#include "board_rules/sheet/short_forms.h"

namespace houserule {

struct ActForms {
  using Kind = Act::Kind;
  // Whether brackets are wanted around it where it stands among others.
  enum class Brackets : std::uint8_t { never, around_several, always };

  Kind kind;
  std::string_view key;  // of its sentence, act.KEY; what varies it follows behind a dot
  Text (BoardPhrases::*say)(const Act&, std::string_view key) const;
  Brackets brackets;
  std::string_view short_key;  // likewise short.KEY
  std::string (ShortForms::*say_shortly)(const Act&, std::string_view key) const;

  std::string_view asks;  // of its question, board-ask-KEY

  static const ActForms& of(Kind kind);
};

}  // namespace houserule
