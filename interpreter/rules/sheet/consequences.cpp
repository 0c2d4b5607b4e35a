#include "rules/sheet/consequences.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/sentence.h"
#include "rules/sheet/phrases.h"

namespace houserule {

namespace {

// Whether a condition can come true by a call.
bool comes_of(const Condition& condition, int call) {
  using Kind = Condition::Kind;
  if (condition.negated) return false;
  if (condition.kind == Kind::announced || condition.kind == Kind::contract) {
    return condition.calls.has(call);
  }
  return std::ranges::any_of(condition.parts,
                             [&](const Condition& part) { return comes_of(part, call); });
}

// A text in lower case with single blanks between its words and at both ends.
std::string in_words(std::string_view text) {
  std::string words = " ";
  for (const char c : slug(text)) words += c == '_' ? ' ' : c;
  return words + " ";
}

bool names_any(const SheetClause& clause, const std::vector<std::string>& names) {
  const std::string text = in_words(clause.text.en);
  return std::ranges::any_of(names, [&](const std::string& name) {
    const std::string words = in_words(name);
    return words.size() > 2 && text.find(words) != std::string::npos;
  });
}

bool is_of_settlement(const GameRules& rules, const SheetClause& clause) {
  return std::ranges::any_of(rules.phases, [&](const Phase& phase) {
    if (!std::holds_alternative<SettlePhase>(phase.body)) return false;
    const std::string says = phase.rule.path + ".says";
    return std::ranges::any_of(clause.covers,
                               [&](const std::string& path) { return path.starts_with(says); });
  });
}

void drop_end(std::string& text, const std::string& end) {
  if (end.empty() || text.size() <= end.size() || !text.ends_with(end)) return;
  text.resize(text.size() - end.size());
  while (text.ends_with(' ')) text.pop_back();
}

// The first clause of each phase that is only gone through after a call.
void add_what_is_done(const RuleSheet& sheet, const GameRules& rules, int call,
                      std::vector<Consequence>& found) {
  const SheetPhrases phrases(rules);
  for (const Phase& phase : rules.phases) {
    if (!comes_of(phase.when, call)) continue;
    const Text when = sentence("when", {{"condition", phrases.condition(phase.when)}});
    const SheetClause* first = nullptr;
    for (const SheetSection& section : sheet.sections) {
      for (const SheetClause& clause : section.clauses) {
        if (first == nullptr && clause.rule.path == phase.rule.path) first = &clause;
      }
    }
    if (first == nullptr) continue;
    Text text = first->text;
    drop_end(text.en, when.en);
    drop_end(text.ja, when.ja);
    found.push_back({first, std::move(text)});
  }
}

}  // namespace

bool says_its_worth(const CallRules& call) {
  return call.stake != Amount() || call.worth != Amount() || call.times != Amount::whole(1) ||
         call.promise != Promise::none || call.doubles > 0;
}

std::vector<Consequence> consequences_of(const RuleSheet& sheet, const GameRules& rules,
                                         const Phase& phase, int call) {
  std::vector<Consequence> found;
  std::vector<std::string> names;
  std::vector<std::string> wider = {phase.slug, phase.text.en};  // where nothing names the call
  int own = 0;
  if (call >= 0) {
    const CallRules& made = rules.calls[static_cast<std::size_t>(call)];
    add_what_is_done(sheet, rules, call, found);
    // A suit is spoken of wherever its cards are.
    const bool is_suit = std::ranges::any_of(
        rules.deck.suits, [&](const CardName& suit) { return suit.name == made.name; });
    if (!is_suit) names = {made.name, made.text.en};
    if (const auto* declare = std::get_if<DeclarePhase>(&phase.body)) {
      wider.push_back(declare->verb);
    }
    own = clause_of(sheet, made.rule);
  } else {
    names = std::exchange(wider, {});
    own = clause_of(sheet, phase.rule);
  }
  const bool wants_all = call >= 0 && !says_its_worth(rules.calls[static_cast<std::size_t>(call)]);
  std::vector<Consequence> of_phase;
  std::vector<Consequence> others;
  for (const SheetSection& section : sheet.sections) {
    for (const SheetClause& clause : section.clauses) {
      if (clause.number == own || !is_of_settlement(rules, clause)) continue;
      if (names_any(clause, names)) {
        found.push_back({&clause, clause.text});
      } else if (wants_all) {
        (names_any(clause, wider) ? of_phase : others).push_back({&clause, clause.text});
      }
    }
  }
  found.insert(found.end(), of_phase.begin(), of_phase.end());
  found.insert(found.end(), others.begin(), others.end());
  return found;
}

std::vector<const SheetClause*> clauses_of_line(const RuleSheet& sheet, const GameRules& rules,
                                                const Phase& phase, int line) {
  const auto& settle = std::get<SettlePhase>(phase.body);
  const std::string name = settle.lines[static_cast<std::size_t>(line)].slug;
  std::vector<const SheetClause*> found;
  for (const Provenance& value : rules.provenance) {
    if (!value.path.starts_with(phase.rule.path + ".says[")) continue;
    // "{ Fewer tricks than bid score nothing., of = { earned, total } }"
    const std::size_t of = value.value.rfind(", of = ");
    if (of == std::string::npos) continue;
    std::string parts = value.value.substr(of + std::string_view(", of = ").size());
    std::erase_if(parts, [](char c) { return c == '{' || c == '}'; });
    bool is_told = false;
    for (std::size_t at = 0; at <= parts.size();) {
      const std::size_t end = std::min(parts.find(", ", at), parts.size());
      std::string part = slug(parts.substr(at, end - at));
      is_told = is_told || part == name;
      at = end + 2;
    }
    for (const SheetSection& section : sheet.sections) {
      for (const SheetClause& clause : section.clauses) {
        if (is_told && clause.rule.path == value.path) found.push_back(&clause);
      }
    }
  }
  return found;
}

}  // namespace houserule
