#include "rules/sheet/rule_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/sentence.h"
#include "base/wrap.h"
#include "rules/compose/rule_paths.h"
#include "rules/sheet/sections.h"

namespace houserule {

namespace {

void add_table_lines(RuleSheet& sheet, const GameRules& rules) {
  sheet.table.push_back(sentence("table.players", {{"players", counted("player", rules.seats)}}));
  std::vector<Text> titles;
  for (const VariantRules& variant : rules.variants) {
    if (comes_with_game(rules, variant.name)) continue;
    titles.push_back(variant.title);
  }
  if (!titles.empty()) {
    sheet.table.push_back(
        sentence("table.variants", {{"variants", strung(titles, "list.clauses")}}));
  }
  std::vector<Text> numbers;
  for (const HouseNumber& number : rules.house) {
    if (number.rule.owner != "table" || number.value == number.usual) continue;
    std::string values;
    for (const Text& value : house_values(rules, number, number.value)) {
      values += (values.empty() ? "" : ",") + value.en;
    }
    numbers.push_back(same(number.name + "=" + values));
  }
  for (const Provenance& value : rules.provenance) {
    const bool typed = value.from.owner == "table" && !value.path.starts_with("house.");
    if (typed) {
      numbers.push_back(same(value.path.substr(value.path.rfind('.') + 1) + "=" + value.value));
    }
  }
  if (!numbers.empty()) {
    sheet.table.push_back(sentence("table.numbers", {{"numbers", listed(numbers)}}));
  }
  sheet.marked = !titles.empty() || !numbers.empty();
}

// Whether a phase continues what the section before it speaks of: it is no more than something done
// with cards in passing, and its name is for paths. `of_deal`: in the section of the deal, where a
// step that asks nobody needs no heading, whatever it is called.
bool continues_section(const Phase& phase, bool of_deal) {
  const auto* step = std::get_if<StepPhase>(&phase.body);
  if (step != nullptr) return step->choices.empty() && (of_deal || phase.text.en.empty());
  return std::holds_alternative<MovePhase>(phase.body) ||
         std::holds_alternative<SwapPhase>(phase.body) ||
         std::holds_alternative<ShufflePhase>(phase.body) ||
         std::holds_alternative<FixPhase>(phase.body) ||
         std::holds_alternative<DrawPhase>(phase.body) ||
         std::holds_alternative<ShowPhase>(phase.body) ||
         std::holds_alternative<OpenHandPhase>(phase.body) ||
         std::holds_alternative<SitsOutPhase>(phase.body) ||
         std::holds_alternative<SidesPhase>(phase.body) ||
         std::holds_alternative<RedealPhase>(phase.body) ||
         std::holds_alternative<EndDealPhase>(phase.body) ||
         std::holds_alternative<ScorePhase>(phase.body);
}

bool is_never(const Phase& phase) {
  return phase.when.kind == Condition::Kind::never && !phase.when.negated;
}

// Whether cards are dealt when all is done that stands before it and heads no section.
bool comes_before_deal(const GameRules& rules, std::size_t phase, std::size_t own) {
  const auto is_passing = [](const Phase& one) {
    return is_never(one) || continues_section(one, true);
  };
  while (phase < own && is_passing(rules.phases[phase])) ++phase;
  return phase < own && std::holds_alternative<DealPhase>(rules.phases[phase].body);
}

Text title_of(const SheetWriter& sheet, const Phase& phase) {
  const bool is_step = std::holds_alternative<StepPhase>(phase.body);
  if (!is_step && continues_section(phase, false)) return sentence("heading.setup");
  if (!phase.text.en.empty()) return capitalized(phase.text);
  if (is_step) return sentence("heading.step");
  return capitalized(sheet.phrases.of_word(phase.word));
}

class SheetMaker {
 public:
  explicit SheetMaker(const GameRules& rules) : rules_(rules), phrases_(rules), clauses_(rules) {}

  RuleSheet make(SheetSections sections) {
    clauses_.sheet().title = rules_.title;
    clauses_.sheet().spec = rules_.spec;
    clauses_.sheet().hash = rules_.hash;
    add_table_lines(clauses_.sheet(), rules_);
    const SheetWriter sheet{clauses_, phrases_, rules_};
    (sections == nullptr ? add_card_game : sections)(sheet);
    clauses_.begin(sentence("heading.others"));
    clauses_.end_section({""});
    return clauses_.finish();
  }

 private:
  static void add_card_game(const SheetWriter& sheet) {
    sheet.clauses.begin(sentence("heading.before"));
    add_before_the_game(sheet);
    sheet.clauses.end_section({"players", "direction", "deck", "without", "card_points", "values",
                               "zones", "trumps", "order", "teams", "groups"});
    add_deal(sheet);
    sheet.clauses.begin(sentence("heading.end"));
    add_end(sheet);
    sheet.clauses.end_section({"match"});
  }

  static void add_deal(const SheetWriter& sheet) {
    const GameRules& rules = sheet.rules;
    const std::size_t own =
        rules.deal_phases > 0 ? static_cast<std::size_t>(rules.deal_phases) : rules.phases.size();
    std::vector<std::string> paths;
    bool open = false;
    bool of_deal = false;  // the section is that of the deal
    for (std::size_t i = 0; i < own; ++i) {
      const Phase& phase = rules.phases[i];
      if (is_never(phase)) continue;
      const bool deals = std::holds_alternative<DealPhase>(phase.body);
      if (open && !continues_section(phase, of_deal) && !(deals && of_deal)) {
        sheet.clauses.end_section(paths);
        open = false;
      }
      if (!open) {
        of_deal = comes_before_deal(rules, i, own);
        sheet.clauses.begin(of_deal && !deals ? capitalized(sheet.phrases.of_word("deal"))
                                              : title_of(sheet, phase));
        paths.clear();
        open = true;
      }
      paths.push_back(phase.rule.path);
      add_phase_clauses(sheet, phase, Text{});
    }
    if (open) sheet.clauses.end_section(paths);
  }

  const GameRules& rules_;
  SheetPhrases phrases_;
  SheetClauses clauses_;
};

// Whether what is asked of a seat is what it holds, and nothing else.
bool is_about_hands(const Condition& condition) {
  using Kind = Condition::Kind;
  if (condition.kind == Kind::holds) return true;
  return (condition.kind == Kind::all_of || condition.kind == Kind::any_of) &&
         std::all_of(condition.parts.begin(), condition.parts.end(), is_about_hands);
}

// Whether it may come to a phase without a contract: no call before must be made, and a deal goes
// on though all have passed.
bool may_lack_declarer(const GameRules& rules, const Phase& phase) {
  bool may_lack = false;
  for (const Phase& before : rules.phases) {
    if (&before == &phase) return may_lack;
    const auto* declare = std::get_if<DeclarePhase>(&before.body);
    const auto* redeal = std::get_if<RedealPhase>(&before.body);
    if (declare != nullptr && declare->makes_contract) {
      const bool is_bound = declare->must_speak && declare->must_speak->word != SeatWord::whoever;
      may_lack = !declare->all_pass && !is_bound;
    }
    if (redeal != nullptr && before.when.kind == Condition::Kind::no_contract) may_lack = false;
  }
  return false;
}

}  // namespace

Text when_sentence(const SheetWriter& sheet, const Phase& phase) {
  if (std::holds_alternative<RedealPhase>(phase.body) ||
      std::holds_alternative<EndDealPhase>(phase.body)) {
    return {};
  }
  if (phase.when.is_always()) {
    const SeatRule* const who = seats_of(phase);
    const bool may_be_nobody = who != nullptr && who->word == SeatWord::declarer &&
                               who->of.empty() && may_lack_declarer(sheet.rules, phase);
    if (!may_be_nobody) return {};
    return sentence("when.declarer");
  }
  const SeatRule* const seats = phase.asks_each ? seats_of(phase) : nullptr;
  if (seats == nullptr)
    return sentence("when", {{"condition", sheet.phrases.condition(phase.when)}});
  if (seats->is_several()) {
    const bool who_holds = is_about_hands(phase.when);
    return sentence(
        who_holds ? "when.each.who" : "when.each",
        {{"condition", who_holds ? sheet.phrases.condition(phase.when, sentence("who.who"))
                                 : sheet.phrases.condition(phase.when)}});
  }
  const Text seat = sheet.phrases.seat(*seats);
  return sentence("when", {{"condition", sheet.phrases.condition(phase.when, seat)}});
}

void add_phase_clauses(const SheetWriter& sheet, const Phase& phase, const Text& opening) {
  std::vector<SheetClause>& clauses = sheet.clauses.last_clauses();
  const std::size_t first = clauses.size();
  std::visit([&](const auto& body) { add_clauses(sheet, phase, body); }, phase.body);
  if (clauses.size() == first) return;
  if (!opening.en.empty()) {
    SheetClause& clause = clauses[first];
    clause.text = {opening.en + " " + clause.text.en, opening.ja + clause.text.in(Language::ja)};
  }
  const Text when = when_sentence(sheet, phase);
  if (when.en.empty()) return;
  SheetClauses::say(clauses[first], when);
  clauses[first].covers.push_back(phase.rule.path + ".when");
}

RuleSheet make_rule_sheet(const GameRules& rules, SheetSections sections) {
  return SheetMaker(rules).make(sections);
}

std::string to_text(const RuleSheet& sheet, Language language, int width) {
  std::string text = sheet.title.in(language) + "\n";
  for (const Text& line : sheet.table) text += hanging("", line.in(language), width);
  if (sheet.marked) text += hanging("", sentence("table.marks").in(language), width);
  for (const SheetSection& section : sheet.sections) {
    text += "\n" + section.title.in(language) + "\n";
    for (const SheetClause& clause : section.clauses) {
      const std::string head =
          fmt::format("{}{:>3}. ", clause.changed() ? '*' : ' ', clause.number);
      text += hanging(head, clause.text.in(language), width);
      for (const Text& from : clause.from) {
        text += hanging(std::string(head.size(), ' '), from.in(language), width, 2);
      }
    }
  }
  return text;
}

int clause_of(const RuleSheet& sheet, const RuleRef& rule) {
  int best = 0;
  std::size_t longest = 0;
  const auto look_at = [&](const std::string& path, int number) {
    if (path.empty() || !is_at_or_below(rule.path, path)) return;
    if (path.size() > longest) {
      longest = path.size();
      best = number;
    }
  };
  for (const SheetSection& section : sheet.sections) {
    for (const SheetClause& clause : section.clauses) {
      look_at(clause.rule.path, clause.number);
      for (const std::string& path : clause.covers) look_at(path, clause.number);
    }
  }
  return best;
}

std::vector<int> clauses_of_whole(const RuleSheet& sheet, const RuleRef& rule) {
  const std::string whole = rule.path.substr(0, rule.path.find('.'));
  std::vector<int> numbers;
  for (const SheetSection& section : sheet.sections) {
    for (const SheetClause& clause : section.clauses) {
      if (!whole.empty() && is_at_or_below(clause.rule.path, whole)) {
        numbers.push_back(clause.number);
      }
    }
  }
  return numbers;
}

std::vector<int> clauses_telling(const RuleSheet& sheet, const RuleRef& rule) {
  const int own = clause_of(sheet, rule);
  std::vector<int> of_owner;
  for (const SheetSection& section : sheet.sections) {
    for (const SheetClause& clause : section.clauses) {
      const auto& owners = clause.owners;
      if (rule.owner.empty() || std::find(owners.begin(), owners.end(), rule.owner) == owners.end())
        continue;
      if (clause.number == own) return {own};
      of_owner.push_back(clause.number);
    }
  }
  if (!of_owner.empty()) return of_owner;
  return own > 0 ? std::vector<int>{own} : clauses_of_whole(sheet, rule);
}

}  // namespace houserule
