// House rules that were made by filling sentences, read back from their scripts, and changed there
// by filling them otherwise: every byte that does not follow from the filling stays.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "writing/sentences/rule_sentence.h"

namespace houserule {

// A place of a script that a sentence tells.
struct SaidChange {
  std::size_t sentence = 0;  // index
  SlotValues values;
  std::size_t begin = 0;  // in the text, from the first of its changes up to the last
  std::size_t end = 0;
};

struct SaidRule {
  std::vector<SaidChange> said;  // in the order of the script
  int others = 0;                // changes that no sentence tells
};

// Reads the changes of a house rule; nothing where the text is none that can be read. Of several
// sentences the one that tells most counts, and of these the first.
std::optional<SaidRule> said_rule(std::string_view text,
                                  const std::vector<RuleSentence>& sentences);

// Returns the text with the change number `at` of said_rule() filled otherwise.
//
// Title, Japanese text and opening comment follow where they are still those that the sentence
// makes, with whatever in its slots: what a person has written in their place stays.
//
// Precondition: at < said_rule(text, sentences)->said.size(), and its sentence takes `values`.
std::string refilled(std::string_view text, const std::vector<RuleSentence>& sentences,
                     std::size_t at, const SlotValues& values);

// Returns the text of a house rule of one sentence, in both languages. `usual`: the house rules the
// game has anyway, which change it first. Precondition: sentence.takes(values).
std::string rule_script(const std::string& game, const std::vector<std::string>& usual,
                        const RuleSentence& sentence, const SlotValues& values);

}  // namespace houserule
