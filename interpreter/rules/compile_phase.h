// The parts of compile_rules() that every phase needs: cards, amounts, texts, ladders, phases.

#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "rules/game_rules.h"
#include "rules/node.h"

namespace houserule {

struct RuleCompiler {
  GameRules& rules;  // deck, house numbers and values are filled in before phases are compiled
  const std::map<std::string, std::string>& translations;
  const std::string& translation_file;  // empty: nobody has begun to translate
  Diagnostics& diagnostics;
  Diagnostics& remarks;
  std::set<std::string> translated;  // paths asked for

  RuleRef ref(const std::string& path, const Node& node) const;

  // Returns the text at `path`; Japanese comes from the game's ja.lua.
  Text text(const std::string& path, const std::string& english);

  // Returns a text that brings its own Japanese: { "English", ja = ".." }.
  Text own_text(const Node& node, const std::string& what);

  // Reports translations of texts that do not exist.
  void check_translations();

  // Returns the whole number `node` is; reports anything outside the bounds and returns `from`.
  int whole(const Node& node, int from, int to, const std::string& what);

  // Reports anything but each_seat: a part of the rules that serves all seats alike.
  void only_each_seat(const Node* node, const std::string& what);

  CardSet cards(const Node& node);
  Amount amount(const Node& node, const std::string& what);
  Ladder ladder(const Node& node, const std::string& path);
  Condition condition(const Node* node, const std::string& path);
  std::vector<SeatWord> seats(const Node* node, std::vector<SeatWord> otherwise);
  int value(const Node* node, const Node& of);
  std::vector<Phase> phases(const Node& list, const std::string& prefix);
  Phase phase(const Node& node, const std::string& path);
};

}  // namespace houserule
