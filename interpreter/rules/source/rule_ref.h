// Which rule a part of the game comes from.

#pragma once

#include <string>

#include "base/place.h"

namespace houserule {

struct RuleRef {
  std::string path;   // "play.follow[1]"
  Place place;        // where it was written
  std::string owner;  // "" for the game, the variant's name, or "table" for a number typed
};

}  // namespace houserule
