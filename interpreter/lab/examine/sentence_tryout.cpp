#include "lab/examine/sentence_tryout.h"

#include <set>

#include "board_rules/sheet/board_sheet.h"
#include "lab/examine/table_check.h"
#include "session/files/new_script.h"
#include "writing/sentences/said_rule.h"

namespace houserule {

namespace {

constexpr int deals_to_try = 20;

}  // namespace

RuleTryout try_sentence(const ScriptFolders& folders, const WordTable& words,
                        const std::string& spec, const RuleSentence& sentence,
                        const SlotValues& values) {
  constexpr const char* name = "tried_out";
  Diagnostics faults;
  const TableSpec usual = parse_spec(spec, faults);
  RuleTryout tryout;
  const auto before = load_table(folders, words, usual, faults);
  if (!before) {
    tryout.faults = faults;
    return tryout;
  }
  tryout.script = rule_script(usual.game, before->usual, sentence, values);
  const TrialFolder trial;
  trial.write(std::string(name) + ".lua", tryout.script);
  const ScriptFolders with_rule = folders.with_first(trial.path());
  TableSpec changed = usual;
  changed.variants.emplace_back(name);
  const auto after = load_table(with_rule, words, changed, faults);
  if (after && faults.empty()) faults = faults_in_play(*after, deals_to_try);
  trial.hand_over(faults, tryout.faults);
  if (!after) return tryout;
  std::set<std::string> known;
  for (const SheetSection& section : make_table_sheet(*before->rules).sections) {
    for (const SheetClause& clause : section.clauses) known.insert(clause.text.en);
  }
  for (const SheetSection& section : make_table_sheet(*after->rules).sections) {
    for (const SheetClause& clause : section.clauses) {
      if (!known.contains(clause.text.en)) tryout.clauses.push_back(clause.text);
    }
  }
  return tryout;
}

}  // namespace houserule
