// Numbers and conditions of board games in words.

#include "base/sentence.h"
#include "board_rules/model/term_facts.h"
#include "board_rules/sheet/board_phrases.h"
#include "rules/sheet/phrases.h"

namespace houserule {

namespace {

using TermKind = Term::Kind;
using Takes = TermFacts::Takes;

Text joined_by(std::string_view key, const std::vector<Text>& parts) {
  Text all = parts.empty() ? Text{} : parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) {
    all = sentence(key, {{"first", all}, {"next", parts[i]}});
  }
  return all;
}

Text bracketed(const Text& text) { return sentence("number.brackets", {{"number", text}}); }

bool is_condition(TermKind kind) { return facts_of(kind).condition; }

}  // namespace

std::optional<int> BoardPhrases::constant(int term) const {
  if (term == no_term) return 1;
  const Term& one = term_at(term);
  if (one.kind == TermKind::number) return one.value;
  if (!is_condition(one.kind) || one.parts.empty()) return {};
  std::vector<int> parts;
  for (const int part : one.parts) {
    const std::optional<int> value = constant(part);
    if (!value) return {};
    parts.push_back(*value);
  }
  if (one.kind == TermKind::at_least) return parts.front() >= parts.back() ? 1 : 0;
  if (one.kind == TermKind::at_most) return parts.front() <= parts.back() ? 1 : 0;
  if (one.kind == TermKind::exactly) return parts.front() == parts.back() ? 1 : 0;
  int holding = 0;
  for (const int part : parts) holding += part != 0 ? 1 : 0;
  if (one.kind == TermKind::all_of) return holding == static_cast<int>(parts.size()) ? 1 : 0;
  return (holding > 0) == (one.kind == TermKind::any_of) ? 1 : 0;
}

bool BoardPhrases::is_number(int term, int value) const {
  return term != no_term && term_at(term).kind == TermKind::number && term_at(term).value == value;
}

// "1 item", "3 items"; of a number that depends on the table "the number of .. items".
Text BoardPhrases::counted_number(std::string_view key, int term) const {
  if (term == no_term) return counted(key, 1);
  if (term_at(term).kind == TermKind::number) return counted(key, term_at(term).value);
  return sentence(std::string(key) + ".many", {{"n", in_brackets(term)}});
}

// A number in the middle of a phrase.
Text BoardPhrases::times(int term) const {
  return term == no_term ? number_text(1) : in_brackets(term);
}

Text BoardPhrases::owned_things(const Term& term) const {
  std::vector<Text> things;
  if (!term.goods.empty()) things.push_back(goods(term.goods));
  if (term.boards != 0) things.push_back(boards(term.boards, true));
  return listed(things, true);
}

Text BoardPhrases::number(int term) const {
  if (term == no_term) return number_text(1);
  const Term& one = term_at(term);
  if (one.kind == TermKind::number) return number_text(one.value);
  if (is_condition(one.kind)) {
    return sentence("number.if", {{"number", number_text(1)}, {"condition", condition(term)}});
  }
  const bool compound = !one.parts.empty() || one.kind == TermKind::by_round;
  return compound ? compound_number(one) : plain_number(one);
}

// Its sentence is called as the number is in rules.
Text BoardPhrases::plain_number(const Term& term) const {
  const TermFacts& facts = facts_of(term.kind);
  Filling holes = {
      {"goods", several(term.goods)},  {"things", owned_things(term)},
      {"boards", boards(term.boards)}, {"spaces", all_spaces(term.groups, term.columns)},
      {"workers", rules_.workers},     {"n", number_text(term.value)}};
  if (facts.takes == Takes::phase) holes.emplace_back("phase", phase(term.value));
  if (facts.takes == Takes::board) holes.emplace_back("board", board(term.value));
  return sentence("number." + std::string(facts.word) + (term.own_colour ? ".own" : ""), holes);
}

Text BoardPhrases::in_brackets(int term) const {
  const Term& one = term_at(term);
  const bool apart =
      one.kind == TermKind::sum || one.kind == TermKind::product || is_condition(one.kind);
  return apart ? bracketed(number(term)) : number(term);
}

// 3 times a count is "3 for each"; a condition is a factor that is 0 or 1.
Text BoardPhrases::product(const Term& term) const {
  int factor = 1;
  std::vector<int> numbers;
  std::vector<Text> conditions;
  for (const int part : term.parts) {
    const Term& one = term_at(part);
    if (one.kind == TermKind::number) {
      factor *= one.value;
    } else if (is_condition(one.kind)) {
      conditions.push_back(condition(part));
    } else {
      numbers.push_back(part);
    }
  }
  Text text = number_text(factor);
  const TermKind kind = numbers.size() == 1 ? term_at(numbers.front()).kind : TermKind::number;
  if (kind == TermKind::count || kind == TermKind::owned) {
    const Term& counted = term_at(numbers.front());
    text = sentence("number.per", {{"n", number_text(factor)},
                                   {"thing", kind == TermKind::count ? several(counted.goods)
                                                                     : owned_things(counted)}});
  } else if (!numbers.empty()) {
    std::vector<Text> factors;
    if (factor != 1) factors.push_back(number_text(factor));
    for (const int one : numbers) factors.push_back(in_brackets(one));
    text = joined_by("number.product", factors);
  }
  if (conditions.empty()) return text;
  return sentence("number.if",
                  {{"number", text}, {"condition", joined_by("all.join", conditions)}});
}

// Things counted one beside the other are listed; else what is added or taken off is said so.
Text BoardPhrases::sum(const Term& term) const {
  bool listing = term.parts.size() > 1;
  for (const int part : term.parts) {
    const TermKind kind = term_at(part).kind;
    listing = listing && (kind == TermKind::product || is_condition(kind));
  }
  Text text;
  for (const int part : term.parts) {
    const Term& one = term_at(part);
    if (text.en.empty()) {
      text = listing ? number(part) : in_brackets(part);
    } else if (listing) {
      text = sentence("number.and", {{"first", text}, {"next", number(part)}});
    } else if (one.kind == TermKind::minus && !one.parts.empty()) {
      text = sentence("number.less", {{"first", text}, {"next", in_brackets(one.parts.front())}});
    } else {
      text = sentence("number.sum", {{"first", text}, {"next", in_brackets(part)}});
    }
  }
  return text;
}

Text BoardPhrases::compound_number(const Term& term) const {
  std::vector<Text> parts;
  for (const int part : term.parts) parts.push_back(in_brackets(part));
  if (term.kind == TermKind::product) return product(term);
  if (term.kind == TermKind::sum) return sum(term);
  std::vector<Text> values;
  std::vector<Text> steps;
  for (const auto& [from, value] : term.steps) {
    values.push_back(number_text(value));
    steps.push_back(
        sentence("number.by_count.step", {{"from", number_text(from)}, {"n", number_text(value)}}));
  }
  const bool by_round = term.kind == TermKind::by_round;
  return sentence("number." + std::string(facts_of(term.kind).word),
                  {{"number", parts.empty() ? Text{} : parts.front()},
                   {"numbers", by_round ? strung(values, "list.between")
                                        : strung(parts, "list.compared", "list.compared.last")},
                   {"steps", listed(steps)}});
}

// What was done is told by its name, or by what the act with that deed does.
Text BoardPhrases::done(int which, bool negated) const {
  if (which == rules_.success_deed) return sentence(negated ? "is.no_success" : "is.success");
  Text name = deed(which);
  for (std::size_t i = 0; name.en.empty() && i < rules_.acts.size(); ++i) {
    if (deed_of(rules_.acts[i]) != which) continue;
    return sentence(negated ? "is.not_done.act" : "is.done.act",
                    {{"act", without_condition(rules_.acts[i])}});
  }
  if (name.en.empty()) name = same(rules_.deeds[static_cast<std::size_t>(which)]);
  return sentence(negated ? "is.not_done" : "is.done", {{"deed", name}});
}

// A number compared with another; of what one has it is said more shortly.
Text BoardPhrases::comparison(const Term& term, bool negated) const {
  const Term& left = term_at(term.parts.front());
  const int right = term.parts.back();
  const Filling arguments = {
      {"n", number(right)},
      {"number", in_brackets(term.parts.front())},
      {"goods", left.goods.count() == 1 ? good(left.goods.first(), constant(right).value_or(2))
                                        : goods(left.goods)},
      {"things", owned_things(left)}};
  const bool least = term.kind == TermKind::at_least;
  const bool most = term.kind == TermKind::at_most;
  if (left.kind == TermKind::actions_open && is_number(right, 0) && !least) {
    return sentence(negated ? "is.action" : "is.no_action");
  }
  if (left.kind == TermKind::actions_begun && is_number(right, 0) && !least) {
    return sentence(negated ? "is.action_begun" : "is.no_action_begun");
  }
  if (negated) return sentence(least ? "is.less" : most ? "is.more" : "is.other", arguments);
  std::string_view key = least ? "is.at_least" : most ? "is.at_most" : "is.exactly";
  if (left.kind == TermKind::count) {
    key = least ? "has.at_least" : most ? "has.at_most" : "has.exactly";
  } else if (left.kind == TermKind::owned && !most) {
    key = least ? "owns.at_least" : "owns.exactly";
  } else if (left.kind == TermKind::gained && least) {
    key = "gained.at_least";
  } else if (left.kind == TermKind::spent && least) {
    key = "spent.at_least";
  }
  return sentence(key, arguments);
}

// "Neither" is "not this and not that".
Text BoardPhrases::joined_conditions(const Term& term, bool negated) const {
  const bool inverted = negated != (term.kind == TermKind::none_of);
  std::vector<Text> parts;
  for (const int part : term.parts) {
    const TermKind kind = term_at(part).kind;
    const bool apart =
        term.parts.size() > 1 && (kind == TermKind::all_of || kind == TermKind::any_of);
    const Text text = condition(part, inverted);
    parts.push_back(apart ? bracketed(text) : text);
  }
  const bool all = (term.kind == TermKind::all_of) != inverted;
  return joined_by(all ? "all.join" : "any.join", parts);
}

Text BoardPhrases::condition(int term, bool negated) const {
  if (const std::optional<int> always = constant(term)) {
    return sentence((*always == 0) != negated ? "is.never" : "is.always");
  }
  const Term& one = term_at(term);
  const TermFacts& facts = facts_of(one.kind);
  if (facts.takes == Takes::two_parts) return comparison(one, negated);
  if (facts.takes == Takes::deed) return done(one.value, negated);
  if (facts.condition && facts.takes == Takes::parts) return joined_conditions(one, negated);
  Filling holes = {{"goods", goods(one.goods)}};
  if (facts.condition) {
    if (facts.takes == Takes::phase) holes.emplace_back("phase", phase(one.value));
    if (facts.takes == Takes::gap) {
      holes.emplace_back("gap", same(rules_.names[static_cast<std::size_t>(one.value)]));
    }
    const std::string key = negated ? "is.not_" : "is.";
    return sentence(key + std::string(facts.word), holes);
  }
  if (one.kind == TermKind::count) return sentence(negated ? "has.none" : "has.some", holes);
  if (one.kind == TermKind::served) return sentence(negated ? "served.none" : "served.some", holes);
  if (one.kind == TermKind::had_at_start && !negated) return sentence("had.some", holes);
  if (one.kind == TermKind::cards_played && !negated) return sentence("played.some");
  const Filling arguments = {{"number", number(term)}, {"n", number_text(negated ? 0 : 1)}};
  return sentence(negated ? "is.exactly" : "is.at_least", arguments);
}

}  // namespace houserule
