#include "session/answers/sheet_json.h"

namespace houserule {

using Json = nlohmann::ordered_json;

Json place_json(const RuleRef& rule) {
  const std::string place = rule.owner == "table" ? "command line" : to_text(rule.place);
  return place.empty() ? Json(nullptr) : Json(place);
}

Json sheet_json(const GameRules& rules, const RuleSheet& sheet, Language language) {
  Json clauses = Json::array();
  for (const SheetSection& section : sheet.sections) {
    for (const SheetClause& clause : section.clauses) {
      Json from = Json::array();
      for (const Text& line : clause.from) from.push_back(line.in(language));
      clauses.push_back({{"number", clause.number},
                         {"section", section.title.in(language)},
                         {"text", clause.text.in(language)},
                         {"path", clause.rule.path},
                         {"rule", place_json(clause.rule)},
                         {"changed_by", clause.owners},
                         {"from", std::move(from)}});
    }
  }
  return {{"table", rules.spec},
          {"rules_hash", rules.hash},
          {"title", sheet.title.in(language)},
          {"clauses", clauses}};
}

}  // namespace houserule
