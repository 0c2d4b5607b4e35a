// What a game has that sentences ask for, and where in its rules changes go.

#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "session/table/table_loader.h"

namespace houserule {

// A fact is what `needs` of scripts/words/sentences.lua may ask for; "no trumps" is the opposite of
// "trumps". A place is a hole of a script that is no slot: {pay} is "settle.pay".
struct GameFacts {
  std::set<std::string> has;
  std::map<std::string, std::string> places;
  // What numbers are bounded by: "rare suit" and "rare rank", so many of one that hardly any hand
  // has them, with "suit" and "rank", so many that one hand could have; "tricks" of a deal.
  std::map<std::string, int> numbers;

  bool meets(const std::vector<std::string>& needs) const;

  // Puts the places in; false if the game has not got one of them.
  bool put_places(std::string& script) const;
};

// Returns every fact there is.
const std::vector<std::string_view>& known_facts();
const std::vector<std::string_view>& known_places();

GameFacts facts_of(const LoadedTable& table, const WordTable& words);

}  // namespace houserule
