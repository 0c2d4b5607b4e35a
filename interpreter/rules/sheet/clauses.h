// The clauses of a rule sheet while it is being written: who made each of them what it is.
//
// A clause names the paths it tells of. When a section ends, the house rules and numbers that set
// those paths are put down beside the clause, and changes that no clause tells of get clauses in
// their own words, so that nothing in force is left out.

#pragma once

#include <set>
#include <string>
#include <vector>

#include "rules/sheet/rule_sheet.h"

namespace houserule {

// Returns whether a house rule is in force unless a table drops it: the usual game has it.
bool comes_with_game(const GameRules& rules, const std::string& variant);

class SheetClauses {
 public:
  // The rules must outlive the clauses.
  explicit SheetClauses(const GameRules& rules) : rules_(rules) {}

  void begin(const Text& title) { sheet_.sections.push_back({title, {}}); }

  // Adds a clause to the last section. Precondition: a section has begun. The reference holds until
  // the next clause is added.
  SheetClause& add(const std::string& path, Text text, std::vector<std::string> covers = {});

  // Adds a sentence to a clause.
  static void say(SheetClause& clause, const Text& sentence);

  // Returns whether a sentence of the file at `path` is struck: house rules have changed what it
  // tells of, so their own words stand in its place, and it is told below them as what was changed.
  bool replaces(const Saying& saying, const Text& text, const std::string& path);

  // Marks the clause of a sentence that still holds though house rules have put functions around
  // what the phase at `path` does: with their comments, as what comes besides.
  void mark_around(SheetClause& clause, const Saying& saying, const std::string& path);

  // Attributes the clauses of the last section, and tells of changes below `paths` ("" is above
  // everything) that no clause has told of.
  void end_section(const std::vector<std::string>& paths);

  // Returns the rule at a path, or the nearest one below or above it.
  RuleRef rule_at(const std::string& path) const;

  std::vector<SheetClause>& last_clauses() { return sheet_.sections.back().clauses; }

  // Returns the finished sheet, clauses numbered, empty sections dropped.
  RuleSheet finish();

  RuleSheet& sheet() { return sheet_; }

 private:
  void attribute(SheetClause& clause);
  void add_owner(SheetClause& clause, const std::string& owner, const std::string& path);
  void add_unmentioned(const std::vector<std::string>& paths);
  bool only_wraps(const std::string& variant, const std::string& path) const;
  void tell(const VariantRules& variant, std::vector<std::string> covers);
  Text from_variant(const VariantRules& variant);
  bool is_told(const std::string& path) const;

  const GameRules& rules_;
  RuleSheet sheet_;
  std::set<std::string> introduced_;  // variants whose comment was told
  std::set<std::string> told_;        // paths some clause tells of
};

}  // namespace houserule
