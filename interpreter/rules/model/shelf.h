// Where people look for a game.

#pragma once

#include <string>
#include <vector>

namespace houserule {

struct Shelf {
  std::string family;  // a word: "avoiding"; empty: none
  std::vector<std::string> also_called;
  std::vector<std::string> nearest_to;  // games that are not here, and are most like this one
};

}  // namespace houserule
