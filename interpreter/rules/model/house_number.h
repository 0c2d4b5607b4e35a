#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "rules/model/card_rule.h"

namespace houserule {

// A number tables argue about.
struct HouseNumber {
  std::string name;
  Text label;
  bool many = false;               // `numbers`: several at once
  bool by_place = false;           // of several: somebody asks for the second, `house.NAME[2]`
  std::vector<std::string> names;  // `choice`: what may be chosen; the value is an index into it
  std::vector<std::string> codes;  // what the deck calls them for short, where it does: "Zn"
  std::vector<int> usual;          // without house rules
  std::vector<int> value;          // at this table
  int from = 0;
  int to = 0;
  RuleRef rule;
  std::vector<std::pair<std::vector<int>, RuleRef>> over;  // earlier values, the nearest first
};

}  // namespace houserule
