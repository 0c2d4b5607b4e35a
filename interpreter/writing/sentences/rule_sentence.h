// A house rule as a sentence with slots: what people read and what the script says are made from
// the same filling, and a script that was made so can be read back.
//
// A slot is a number or one of several choices. A choice may have slots of numbers in it.

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "rules/source/script_lexer.h"

namespace houserule {

// When in a deal a house rule matters, in the order of the deal.
enum class RuleStage : std::uint8_t {
  deal,
  passing,
  calls,
  trumps,
  cards,
  melds,
  points,
  deal_end,
  match,
  numbers,
};

inline constexpr int rule_stages = static_cast<int>(RuleStage::numbers) + 1;

// "deal_end".
std::string_view word_of(RuleStage stage);
std::optional<RuleStage> rule_stage(std::string_view word);

struct SlotChoice {
  Text says;
  std::string script;
  Text name;  // in a word or two; may be empty
};

struct SentenceSlot {
  std::string name;  // of the hole: {who}
  int from = 0;      // of numbers: the least and the most
  int to = 0;
  int usual = 0;           // what it is first filled with: a number, or the index of a choice
  std::optional<int> now;  // what the rules have there: it would change nothing
  std::vector<SlotChoice> choices;  // none: a number

  bool is_number() const { return choices.empty(); }
};

// What is in the slots, in their order: numbers, and indexes of choices.
using SlotValues = std::vector<int>;

struct RuleSentence {
  std::string
      name;  // of this sentence among those of a game: "payment", "value declare.maly.stake"
  RuleStage stage = RuleStage::numbers;
  Text says;   // with a hole {who} for each slot, without a full stop
  Text title;  // shorter, likewise
  // One change or several, without a comma behind the last; lines after the first are indented by
  // four. Beside {who}, {who.en} and {who.ja} are the name of what was chosen, quoted.
  std::string script;
  std::vector<SentenceSlot> slots;

  SlotValues usual() const;
  bool takes(const SlotValues& values) const;  // one for each slot, each within its bounds
};

// Precondition of the three: sentence.takes(values).
Text said(const RuleSentence& sentence, const SlotValues& values);
Text titled(const RuleSentence& sentence, const SlotValues& values);
std::string scripted(const RuleSentence& sentence, const SlotValues& values);

struct ReadSentence {
  SlotValues values;
  std::size_t tokens = 0;  // how many it has taken
};

// Reads the sentence's script back from the beginning of `tokens`: blanks and comments do not
// count, numbers may be out of bounds. Nothing if it is another script.
std::optional<ReadSentence> read_back(const RuleSentence& sentence,
                                      std::span<const ScriptToken> tokens);

}  // namespace houserule
