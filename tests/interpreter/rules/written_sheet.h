// A small sheet made by hand, with all that could be mistaken for Markdown or HTML, and the sheets
// of installed games, for tests of how sheets are written.

#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "rules/sheet/rule_sheet.h"
#include "session/table/table_loader.h"

namespace houserule::written_sheet {

inline RuleSheet by_hand() {
  RuleSheet sheet;
  sheet.title = {"Ace & <King>", "エース"};
  sheet.table = {{"For 3 players.", "3人用。"},
                 {"House rules: \"Two* for one\".", "ハウスルール。"}};
  sheet.marked = true;
  SheetClause plain;
  plain.number = 1;
  plain.text = {"A trick is 1 < 2_points_.", "1トリック。"};
  SheetClause changed;
  changed.number = 2;
  changed.text = {"- The [Jack] counts\n two.", "ジャックは2点。"};
  changed.owners = {"two"};
  changed.from = {{"House rule: Two* for one. <b>Say</b> it.", "ハウスルール: 2倍"}};
  SheetClause last;
  last.number = 3;
  last.text = {"1. is a text; so is `this`.", "終わり。"};
  sheet.sections = {{{"Before the game", "ゲームの前に"}, {plain, changed}},
                    {{"The end", "終わり"}, {last}}};
  sheet.spec = "small players=3 +two";
  sheet.hash = "0123456789abcdef";
  return sheet;
}

// Sheets as different as there are.
inline std::vector<RuleSheet> of_games() {
  const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR);
  Diagnostics faults;
  const auto words = load_words(folders, faults);
  REQUIRE(words);
  std::vector<RuleSheet> sheets;
  for (const char* spec :
       {"lorum +own_horniky_triple +exposed_horniky pool_winners=1",
        "french_tarot players=5 +misere", "aurum players=3 +retail", "hearts", "exposure +pagat"}) {
    const auto table = load_table(folders, *words, parse_spec(spec, faults), faults);
    INFO(faults.to_text());
    REQUIRE(table);
    sheets.push_back(make_rule_sheet(*table->rules));
  }
  return sheets;
}

// The clauses of a sheet as they are numbered: "7 text".
inline std::vector<std::string> numbered_clauses(const RuleSheet& sheet, Language language) {
  std::vector<std::string> clauses;
  for (const SheetSection& section : sheet.sections) {
    for (const SheetClause& clause : section.clauses) {
      clauses.push_back(std::to_string(clause.number) + " " + clause.text.in(language));
    }
  }
  return clauses;
}

}  // namespace houserule::written_sheet
