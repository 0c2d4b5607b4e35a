// A move with its reason, for a person who asks for a hint.

#pragma once

#include <string_view>

#include "agenda/decision.h"

namespace houserule {

struct Advice {
  Move move;
  std::string_view reason;  // the key of a sentence; its fillings: card (or move), guesses
  int guesses = 0;
  std::string_view fact = {};  // the key of a sentence on what the card does in the trick, or empty
};

}  // namespace houserule
