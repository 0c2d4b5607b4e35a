#include "rules/sheet/clauses.h"

#include <algorithm>

#include "base/sentence.h"
#include "rules/compose/rule_paths.h"
#include "rules/sheet/phrases.h"

namespace houserule {

Text says_of(const VariantRules& variant) {
  std::string says = variant.says.en;
  if (says.starts_with("House rule:")) says = says.substr(11);
  says.erase(0, says.find_first_not_of(' '));
  return capitalized({says, variant.says.ja});
}

namespace {

// The house number of "house.deals" or "house.handful_values[2]", or null.
const HouseNumber* house_number_at(const GameRules& rules, const std::string& path) {
  if (!path.starts_with("house.")) return nullptr;
  return rules.house_number(path.substr(6, path.find('[') - 6));
}

// A value typed with the table that is no house number: "deals=3".
Text typed_value(const GameRules& rules, const std::string& path) {
  Text value;
  for (const Provenance& known : rules.provenance) {
    if (known.path == path) value = same(known.value);
  }
  return sentence("from.typed",
                  {{"name", same(path.substr(path.rfind('.') + 1))}, {"value", value}});
}

}  // namespace

bool comes_with_game(const GameRules& rules, const std::string& variant) {
  for (const Provenance& value : rules.provenance) {
    if (value.path != "with") continue;
    std::string names = value.value;
    std::replace_if(
        names.begin(), names.end(), [](char c) { return c == ',' || c == '"'; }, ' ');
    const std::vector<std::string> words = words_of(names);
    return std::find(words.begin(), words.end(), variant) != words.end();
  }
  return false;
}

SheetClause& SheetClauses::add(const std::string& path, Text text,
                               std::vector<std::string> covers) {
  SheetClause clause;
  clause.text = std::move(text);
  clause.rule = rule_at(path);
  clause.covers = covers.empty() ? std::vector<std::string>{path} : std::move(covers);
  sheet_.sections.back().clauses.push_back(std::move(clause));
  return sheet_.sections.back().clauses.back();
}

void SheetClauses::say(SheetClause& clause, const Text& sentence) {
  clause.text.en += (clause.text.en.empty() ? "" : " ") + sentence.en;
  clause.text.ja += sentence.in(Language::ja);
}

RuleRef SheetClauses::rule_at(const std::string& path) const {
  for (const Provenance& value : rules_.provenance) {
    if (value.path == path) return value.from;
  }
  for (const Provenance& value : rules_.provenance) {
    if (is_at_or_below(value.path, path)) return {path, value.from.place, value.from.owner};
  }
  for (const Provenance& value : rules_.provenance) {
    if (is_at_or_below(path, value.path)) return {path, value.from.place, value.from.owner};
  }
  return {path, {}, {}};
}

void SheetClauses::end_section(const std::vector<std::string>& paths) {
  for (SheetClause& clause : sheet_.sections.back().clauses) attribute(clause);
  if (!paths.empty()) add_unmentioned(paths);
}

void SheetClauses::attribute(SheetClause& clause) {
  const std::vector<std::string> covered = clause.covers;
  for (const Provenance& value : rules_.provenance) {
    const bool told = std::any_of(covered.begin(), covered.end(), [&](const std::string& path) {
      return is_at_or_below(value.path, path) || is_at_or_below(path, value.path);
    });
    if (!told) continue;
    add_owner(clause, value.from.owner, value.path);
    for (const RuleRef& also : value.also) add_owner(clause, also.owner, value.path);
    for (const std::string& number : value.numbers) {
      if (std::find(clause.covers.begin(), clause.covers.end(), number) == clause.covers.end()) {
        clause.covers.push_back(number);
      }
      const HouseNumber* house = house_number_at(rules_, number);
      if (house != nullptr) add_owner(clause, house->rule.owner, number);
    }
  }
  // What a house rule took out: the clause no longer says it.
  for (const Provenance& gone : rules_.removed) {
    const bool was_told = std::any_of(covered.begin(), covered.end(), [&](const std::string& path) {
      return is_at_or_below(gone.path, path);
    });
    if (was_told && gone.from.owner != "table") add_owner(clause, gone.from.owner, gone.path);
  }
  for (const std::string& path : covered) told_.insert(path);
}

void SheetClauses::add_owner(SheetClause& clause, const std::string& owner,
                             const std::string& path) {
  if (owner.empty() || comes_with_game(rules_, owner)) return;
  if (owner == "table") {
    const HouseNumber* number = house_number_at(rules_, path);
    if (number == nullptr ? path.starts_with("house.") : number->value == number->usual) return;
    if (std::find(clause.owners.begin(), clause.owners.end(), owner) == clause.owners.end()) {
      clause.owners.push_back(owner);
    }
    if (number == nullptr) {
      clause.from.push_back(typed_value(rules_, path));
      return;
    }
    const bool either = !number->by_place;
    clause.from.push_back(sentence(
        "from.number", {{"name", same(number->name)},
                        {"value", listed(house_values(rules_, *number, number->value), either)},
                        {"usual", listed(house_values(rules_, *number, number->usual), either)}}));
    return;
  }
  if (std::find(clause.owners.begin(), clause.owners.end(), owner) != clause.owners.end()) return;
  clause.owners.push_back(owner);
  for (const VariantRules& variant : rules_.variants) {
    if (variant.name == owner) clause.from.push_back(from_variant(variant));
  }
}

// The comment is told once, where the house rule first appears.
Text SheetClauses::from_variant(const VariantRules& variant) {
  const bool first = introduced_.insert(variant.name).second;
  const Text title = sentence("from.variant", {{"title", variant.title}});
  const Text said =
      sentence("from.variant.says", {{"title", variant.title}, {"says", says_of(variant)}});
  // A sentence that the title has said already is not repeated.
  const Text whole = sentence("whole", {{"text", variant.title}});
  const Text says = says_of(variant);
  const auto adds = [&](const std::string& sentence, const std::string& known) {
    return first && !sentence.empty() && sentence != known;
  };
  return {adds(says.en, whole.en) ? said.en : title.en,
          adds(says.ja, whole.ja) ? said.ja : title.ja};
}

// Changes below `paths` by house rules that no clause tells of: told in their own words.
void SheetClauses::add_unmentioned(const std::vector<std::string>& paths) {
  std::vector<std::string> names;
  for (const Provenance& value : rules_.provenance) {
    const std::string& owner = value.from.owner;
    if (owner.empty() || owner == "table" || introduced_.contains(owner)) continue;
    if (comes_with_game(rules_, owner)) continue;
    const bool here = std::any_of(paths.begin(), paths.end(), [&](const std::string& path) {
      return path.empty() || is_at_or_below(value.path, path);
    });
    if (!here || is_told(value.path)) continue;
    if (std::find(names.begin(), names.end(), owner) == names.end()) names.push_back(owner);
  }
  // What a house rule took away is at no path any more: it is told where everything is.
  const bool everything = paths.size() == 1 && paths.front().empty();
  for (const VariantRules& variant : rules_.variants) {
    const bool untold =
        everything && !introduced_.contains(variant.name) && !comes_with_game(rules_, variant.name);
    if (!untold && std::find(names.begin(), names.end(), variant.name) == names.end()) continue;
    std::vector<std::string> covers;
    for (const Provenance& value : rules_.provenance) {
      if (value.from.owner == variant.name && !is_told(value.path)) covers.push_back(value.path);
    }
    tell(variant, std::move(covers));
  }
}

// Adds a clause in the own words of a house rule.
void SheetClauses::tell(const VariantRules& variant, std::vector<std::string> covers) {
  introduced_.insert(variant.name);
  Text text = says_of(variant);
  const Text title = sentence("whole", {{"text", variant.title}});
  if (text.en.empty()) text.en = title.en;
  if (text.ja.empty()) text.ja = title.ja;
  SheetClause clause;
  clause.text = std::move(text);
  clause.rule = {"", variant.place, variant.name};
  clause.owners = {variant.name};
  for (const Provenance& value : rules_.provenance) {
    const bool covered = std::find(covers.begin(), covers.end(), value.path) != covers.end();
    if (covered && clause.rule.path.empty()) clause.rule = value.from;
  }
  clause.covers = std::move(covers);
  told_.insert(clause.covers.begin(), clause.covers.end());
  clause.from = {sentence("from.variant", {{"title", variant.title}})};
  sheet_.sections.back().clauses.push_back(std::move(clause));
}

bool SheetClauses::replaces(const Saying& saying, const Text& text, const std::string& path) {
  std::vector<SheetClause>& clauses = sheet_.sections.back().clauses;
  const std::string phase = path.substr(0, path.rfind(".says"));
  bool is_replaced = false;
  for (const std::string& name : saying.struck_by) {
    if (only_wraps(name, phase)) continue;
    is_replaced = true;
    const std::vector<std::string> owners = {name};
    const auto told = [&] {
      return std::find_if(clauses.begin(), clauses.end(),
                          [&](const SheetClause& clause) { return clause.owners == owners; });
    };
    for (const VariantRules& variant : rules_.variants) {
      if (variant.name == name && told() == clauses.end()) tell(variant, {path});
    }
    if (told() != clauses.end()) {
      told()->from.push_back(sentence("from.instead", {{"text", text}}));
    }
  }
  return is_replaced;
}

// Whether all that a house rule has changed of a phase is what goes around its functions: a wrap
// asks for the function inside, so what was there is still done.
bool SheetClauses::only_wraps(const std::string& variant, const std::string& path) const {
  bool wraps = false;
  for (const Provenance& value : rules_.provenance) {
    if (!is_at_or_below(value.path, path) || is_at_or_below(value.path, path + ".says")) continue;
    const bool writes = value.from.owner == variant;
    const bool joins = std::any_of(value.also.begin(), value.also.end(),
                                   [&](const RuleRef& also) { return also.owner == variant; });
    if (!writes && !joins) continue;
    if (!value.is_wrapped) return false;
    wraps = true;
  }
  return wraps && std::none_of(rules_.removed.begin(), rules_.removed.end(), [&](const auto& gone) {
           return gone.from.owner == variant && is_at_or_below(gone.path, path);
         });
}

void SheetClauses::mark_around(SheetClause& clause, const Saying& saying, const std::string& path) {
  for (const std::string& name : saying.struck_by) {
    for (const VariantRules& variant : rules_.variants) {
      if (variant.name != name || !only_wraps(name, path)) continue;
      clause.owners.push_back(name);
      clause.from.push_back(from_variant(variant));
      clause.from.push_back(sentence("from.around"));
    }
  }
}

bool SheetClauses::is_told(const std::string& path) const {
  return std::any_of(told_.begin(), told_.end(),
                     [&](const std::string& told) { return is_at_or_below(path, told); });
}

RuleSheet SheetClauses::finish() {
  std::erase_if(sheet_.sections, [](const SheetSection& one) { return one.clauses.empty(); });
  int number = 0;
  for (SheetSection& section : sheet_.sections) {
    for (SheetClause& clause : section.clauses) clause.number = ++number;
  }
  return std::move(sheet_);
}

}  // namespace houserule
