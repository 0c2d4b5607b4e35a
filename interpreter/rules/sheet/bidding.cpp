// Bids and calls that make the contract, the call for a partner, exposing.

#include <algorithm>

#include "base/sentence.h"
#include "rules/sheet/call_clauses.h"

namespace houserule {

namespace {

constexpr const char* manners[] = {"polled",     "once",           "freely",
                                   "until_pass", "until_all_pass", "ask_and_hold"};

// A call of which the first counts.
void add_call(const SheetWriter& sheet, const CallRules& call) {
  const Text promise = promise_of(sheet, call);
  std::string key = "call";
  if (!promise.en.empty()) key += ".promise";
  const bool in_chips = sheet.rules.uses_chips();
  if (call.stake != Amount()) key += in_chips ? ".stake" : ".worth";
  const Text text = sentence(key, {{"call", with_own_name(call)},
                                   {"promise", promise},
                                   {"chips", in_chips ? counted_amount("chip", call.stake)
                                                      : counted_score(sheet.rules, call.stake)}});
  SheetClause& clause = sheet.clauses.add(call.rule.path, capitalized(text), paths_of(call));
  clause.rule = call.rule;
  say_sets(sheet, clause, call);
  say_condition(sheet, clause, call);
  say_limits(clause, call);
}

Text times_word(Amount times) {
  if (times == Amount::whole(1)) return sentence("times.word.1");
  if (times == Amount::whole(2)) return sentence("times.word.2");
  return sentence("times.word.n", {{"n", same(to_text(times))}});
}

Text consequence_of(const SheetWriter& sheet, int phase) {
  const auto at = static_cast<std::size_t>(phase);
  if (at >= sheet.rules.phases.size()) return {};
  return effect_sentence(sheet, sheet.rules.phases[at], nullptr);
}

Text name_of_number(const CallRules& bid) {
  return bid.strain < 0 ? bid.text : same(std::to_string(bid.number));
}

// The numbers of an auction: from one to another where they rise by steps.
Text numbers_of(const std::vector<const CallRules*>& bids) {
  std::vector<Text> names;
  std::vector<int> numbers;
  bool is_even = true;
  for (const CallRules* bid : bids) {
    if (!numbers.empty() && numbers.back() == bid->number) continue;
    names.push_back(name_of_number(*bid));
    is_even = is_even && names.back().en == std::to_string(bid->number);
    numbers.push_back(bid->number);
  }
  const int step = numbers.size() > 1 ? numbers[1] - numbers[0] : 0;
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    is_even = is_even && numbers[i] - numbers[i - 1] == step;
  }
  if (!is_even || numbers.size() < 4) return listed(names);
  return sentence(step == 1 ? "bid.numbers.range" : "bid.numbers.steps",
                  {{"from", names.front()}, {"to", names.back()}, {"step", number_text(step)}});
}

// What the numbers are bid in, and what doubles them.
void add_numbers(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  const GameRules& rules = sheet.rules;
  const std::string& path = phase.rule.path;
  std::vector<const CallRules*> bids;
  std::vector<Text> doubles;
  std::vector<std::string> covers = {path + ".numbers"};
  for (const int number : declare.calls) {
    const CallRules& call = rules.calls[static_cast<std::size_t>(number)];
    for (const std::string& each : paths_of(call)) covers.push_back(each);
    if (call.number >= 0) bids.push_back(&call);
    if (call.doubles > 0) doubles.push_back(call.text);
  }
  sheet.clauses.add(path + ".numbers", sentence("bid.numbers", {{"numbers", numbers_of(bids)}}),
                    covers);
  if (!bids.empty() && bids.front()->strain >= 0) {
    std::vector<Text> names;
    for (const Strain& strain : rules.strains) names.push_back(strain.text);
    const bool equal = bids.back()->overrides.count() + static_cast<int>(names.size()) ==
                       static_cast<int>(bids.size());
    SheetClause& clause =
        sheet.clauses.add(path + ".strains",
                          sentence(equal && names.size() > 1 ? "bid.strains.equal" : "bid.strains",
                                   {{"strains", listed(names)}}),
                          {path + ".strains_rank"});
    const auto suit = std::ranges::find_if(bids, [](const CallRules* bid) {
      return bid->sets.size() == 1 && bid->sets[0].kind == FixPhase::Fix::Kind::number;
    });
    if (suit != bids.end()) {
      SheetClauses::say(clause, sentence("bid.strain.suits",
                                         {{"value", sheet.phrases.value((*suit)->sets[0].value)}}));
    }
    std::vector<int> told;
    std::vector<NamedCall> first_bids;
    for (const CallRules* bid : bids) {
      if (std::ranges::find(told, bid->strain) != told.end()) continue;
      told.push_back(bid->strain);
      first_bids.push_back({bid, rules.strains[static_cast<std::size_t>(bid->strain)].text});
    }
    add_forms_of(sheet, first_bids);
  }
  if (!doubles.empty()) {
    sheet.clauses.add(path + ".doubles",
                      sentence(doubles.size() == 1 ? "bid.doubles.1" : "bid.doubles.2",
                               {{"first", doubles.front()}, {"second", doubles.back()}}));
  }
}

void add_end_of_bids(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  const std::string& path = phase.rule.path;
  say_manners(sheet, phase, declare);
  sheet.clauses.add(path + ".makes_contract",
                    sentence(declare.first_to_name ? "bid.contract.first_to_name" : "bid.contract",
                             {{"declarer", sheet.phrases.seat(SeatWord::declarer)}}),
                    {path + ".makes_contract", path + ".declared_by"});
  if (declare.must_speak) return;
  sheet.clauses.add(
      path + ".all_pass",
      declare.all_pass
          ? sentence("bid.all_pass", {{"consequence", consequence_of(sheet, *declare.all_pass)}})
          : sentence("bid.no_contract"));
}

void add_bids(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  const GameRules& rules = sheet.rules;
  const std::string& path = phase.rule.path;
  const std::string manner = manners[static_cast<int>(declare.speaking)];
  SheetClause& asking =
      sheet.clauses.add(path, sentence("bid." + manner, {{"who", sheet.phrases.who(declare.who)}}),
                        {path + ".who", path + ".speaks"});
  asking.rule = phase.rule;
  if (declare.bids_numbers) {
    add_numbers(sheet, phase, declare);
    return add_end_of_bids(sheet, phase, declare);
  }
  bool differ = false;
  Amount times;
  std::vector<std::string> covers;
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    if (!may_be_made(declare, i)) continue;
    differ = differ || (!covers.empty() && rules.calls[i].times != times);
    times = rules.calls[i].times;
    covers.push_back(rules.calls[i].rule.path);
  }
  std::vector<Text> entries;
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    if (!may_be_made(declare, i)) continue;
    const CallRules& call = rules.calls[i];
    const bool is_number = std::all_of(call.name.begin(), call.name.end(), is_digit);
    entries.push_back(
        differ ? sentence(is_number ? "bid.entry.number" : "bid.entry",
                          {{"call", with_own_name(call)}, {"times", times_word(call.times)}})
               : with_own_name(call));
  }
  const Text list = sentence("bid.list", {{"calls", listed(entries)}});
  sheet.clauses.add(path, list, covers);
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    const CallRules& call = rules.calls[i];
    const Text promise = promise_of(sheet, call);
    if (!may_be_made(declare, i)) continue;
    if (promise.en.empty() && call.when.is_always() && call.sets.empty()) continue;
    SheetClause& clause = sheet.clauses.add(call.rule.path, Text{}, paths_of(call));
    if (!promise.en.empty()) {
      SheetClauses::say(clause, capitalized(sentence("call.about.promise",
                                                     {{"call", call.text}, {"promise", promise}})));
    }
    say_sets(sheet, clause, call);
    say_condition(sheet, clause, call);
  }
  add_forms(sheet, declare);
  add_end_of_bids(sheet, phase, declare);
}

// One of these has to be chosen.
void add_choice(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  const GameRules& rules = sheet.rules;
  const std::string& path = phase.rule.path;
  std::vector<Text> names;
  for (const int call : declare.calls) {
    names.push_back(rules.calls[static_cast<std::size_t>(call)].text);
  }
  SheetClause& clause = sheet.clauses.add(
      path,
      sentence(declare.who.is_several() ? "choose.several" : "choose.one",
               {{"who", sheet.phrases.who(declare.who)}, {"calls", listed(names)}}),
      {path + ".who", path + ".makes_contract"});
  clause.rule = phase.rule;
  if (declare.replaces) SheetClauses::say(clause, sentence("choose.after_bid"));
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    if (!may_be_made(declare, i)) continue;
    if (!add_suits(sheet, declare, i)) add_call(sheet, rules.calls[i]);
  }
  add_forms(sheet, declare);
  say_manners(sheet, phase, declare);
}

bool is_overridden(const GameRules& rules, const DeclarePhase& declare) {
  CallSet overridden;
  for (const CallRules& call : rules.calls) overridden |= call.overrides;
  return !(overridden & declare.calls).empty();
}

// Whether the first call that is made is the contract, in any case.
bool ends_with_first(const GameRules& rules, const DeclarePhase& declare) {
  return declare.speaking == Speaking::once && !is_overridden(rules, declare);
}

// How the calls of a phase are asked for and what becomes of them.
Text asking_text(const SheetWriter& sheet, const DeclarePhase& declare) {
  const std::string manner = manners[static_cast<int>(declare.speaking)];
  const bool is_first = ends_with_first(sheet.rules, declare);
  Text text = sentence(is_first ? "declare.first" : "declare." + manner,
                       {{"who", sheet.phrases.who(declare.who)},
                        {"declarer", sheet.phrases.seat(SeatWord::declarer)}});
  const auto say = [&](const Text& one) {
    text.en += " " + one.en;
    text.ja += one.in(Language::ja);
  };
  if (declare.replaces) say(sentence("declare.replaces"));
  if (!is_first && !is_overridden(sheet.rules, declare)) say(sentence("over.none"));
  return text;
}

// Whether the phase before that makes a contract of calls has told how it is done.
bool is_told_before(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  const DeclarePhase* last = nullptr;
  for (const Phase& before : sheet.rules.phases) {
    if (&before == &phase) break;
    const auto* other = std::get_if<DeclarePhase>(&before.body);
    if (before.when.kind == Condition::Kind::never && !before.when.negated) continue;
    if (other != nullptr && other->makes_contract) last = other;
  }
  return last != nullptr && last->verb == "declare" && !last->chooses && !last->predicts &&
         asking_text(sheet, *last).en == asking_text(sheet, declare).en;
}

void add_contract_calls(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  const GameRules& rules = sheet.rules;
  const std::string& path = phase.rule.path;
  const std::string manner = manners[static_cast<int>(declare.speaking)];
  const bool again = is_told_before(sheet, phase, declare);
  SheetClause& asking =
      sheet.clauses.add(path, again ? sentence("declare.again") : asking_text(sheet, declare),
                        {path + ".who", path + ".speaks"});
  const bool is_whole = again || ends_with_first(rules, declare);
  if (is_whole) asking.covers.push_back(path + ".makes_contract");
  asking.rule = phase.rule;
  CallSet overridden;
  for (const CallRules& call : rules.calls) overridden |= call.overrides;
  const bool overrides = is_overridden(rules, declare);
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    if (!may_be_made(declare, i)) continue;
    if (!add_suits(sheet, declare, i)) add_call(sheet, rules.calls[i]);
  }
  add_forms(sheet, declare);
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    const CallRules& call = rules.calls[i];
    if (!may_be_made(declare, i) || call.overrides.empty()) continue;
    const Text text = sentence(
        "over." + manner, {{"call", call.text}, {"below", sheet.phrases.calls(call.overrides)}});
    SheetClause& clause = sheet.clauses.add(call.rule.path + ".overrides", capitalized(text));
    if (!overridden.has(static_cast<int>(i))) {
      SheetClauses::say(clause, sentence("over.top", {{"call", call.text}}));
    }
  }
  if (overrides && declare.speaking != Speaking::once) {
    sheet.clauses.add(path + ".may_raise",
                      sentence(declare.may_raise ? "raise." + manner : "raise.no"));
  }
  say_manners(sheet, phase, declare);
  if (is_whole) return;
  sheet.clauses.add(path + ".makes_contract",
                    sentence("contract", {{"declarer", sheet.phrases.seat(SeatWord::declarer)}}));
}

}  // namespace

void add_clauses(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  if (declare.predicts) {
    add_prediction(sheet, phase, declare);
  } else if (declare.chooses) {
    add_choice(sheet, phase, declare);
  } else if (!declare.makes_contract) {
    add_announcements(sheet, phase, declare);
  } else if (declare.verb == "bid") {
    add_bids(sheet, phase, declare);
  } else {
    add_contract_calls(sheet, phase, declare);
  }
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const CallPhase& call) {
  const Text seat = sheet.phrases.seat(call.who);
  SheetClause& clause = sheet.clauses.add(
      phase.rule.path,
      capitalized(
          sentence("callcard",
                   {{"seat", seat}, {"cards", sheet.phrases.cards(call.cards, CardForm::any)}})));
  SheetClauses::say(
      clause, sentence("callcard.partner", {{"declarer", sheet.phrases.seat(SeatWord::declarer)}}));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const ExposePhase& expose) {
  const std::string& path = phase.rule.path;
  sheet.clauses
      .add(path,
           capitalized(sentence(expose.to.word == SeatWord::each_seat ? "expose" : "expose.seat",
                                {{"from", sheet.phrases.first_of(expose.to)},
                                 {"seat", sheet.phrases.seat(expose.to)},
                                 {"cards", sheet.phrases.cards(expose.cards, CardForm::any)}})),
           {path, path + ".to", path + ".cards"})
      .rule = phase.rule;
}

}  // namespace houserule
