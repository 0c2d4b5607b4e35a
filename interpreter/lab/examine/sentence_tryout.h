// Sentences that were filled, before a script is made of them: what they would come to.

#pragma once

#include <string>
#include <vector>

#include "session/table/table_loader.h"
#include "writing/sentences/rule_sentence.h"

namespace houserule {

// What a filled sentence comes to at a table.
struct RuleTryout {
  std::string script;         // of the rule, as it would be written
  std::vector<Text> clauses;  // of the rule sheet, those that are other ones with it
  Diagnostics faults;         // empty: it can be played
};

// Loads the table `spec` with the rule and plays a few random deals. Writes nothing.
RuleTryout try_sentence(const ScriptFolders& folders, const WordTable& words,
                        const std::string& spec, const RuleSentence& sentence,
                        const SlotValues& values);

}  // namespace houserule
