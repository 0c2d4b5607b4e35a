// Why a move may be made now or not, step by step of the ladder it was judged by.

#pragma once

#include <nlohmann/json.hpp>

#include "session/table/session.h"

namespace houserule {

// One step of a ladder, as it answered.
struct WhyStep {
  std::string word;  // "follow_suit"
  CardSet offers;
  bool binding = false;
  RuleRef rule;
  std::string sentence;  // for people, with the place of the rule
};

struct WhyAnswer {
  std::string move;                  // as asked
  std::optional<Refusal> refusal;    // none: it is legal
  std::vector<WhyStep> steps;        // of a card to a trick, by a seat that is to act
  std::vector<std::string> offered;  // the legal moves of all seats to act
};

WhyAnswer why_answer(const Session& session, const std::string& typed, Language language);

nlohmann::ordered_json why_json(const GameRules& rules, const WhyAnswer& answer, Language language);

}  // namespace houserule
