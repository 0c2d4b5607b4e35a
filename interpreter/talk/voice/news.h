// A paragraph of what happened, with the rules behind it.

#pragma once

#include <string>
#include <vector>

#include "rules/source/rule_ref.h"

namespace houserule {

struct News {
  std::string text;
  // Each once, in the order of the sentences. Empty where nobody has written what happened.
  // `owner` is the house rule it stands in, if it does.
  std::vector<RuleRef> rules = {};

  // Leaves out what is nowhere, and what is there already.
  void add(const RuleRef& rule);
};

std::vector<std::string> texts_of(const std::vector<News>& news);

}  // namespace houserule
