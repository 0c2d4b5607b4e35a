// Bids, announcements, the call for a partner, exposing.

#include <algorithm>

#include "base/sentence.h"
#include "rules/sheet/sections.h"

namespace houserule {

namespace {

constexpr const char* manners[] = {"polled",     "once",           "freely",
                                   "until_pass", "until_all_pass", "ask_and_hold"};

bool may_be_made(const DeclarePhase& declare, std::size_t call) {
  return declare.calls.has(static_cast<int>(call));
}

Text with_own_name(const CallRules& call) {
  Text name = call.text;
  if (!name.ja.empty() && name.ja != call.name) name.ja += "(" + call.name + ")";
  return name;
}

Text promise_of(const SheetWriter& sheet, const CallRules& call) {
  if (call.promise == Promise::take_no_trick) return sheet.phrases.of_word("take_no_trick");
  if (call.promise == Promise::take_every_trick) return sheet.phrases.of_word("take_every_trick");
  return {};
}

std::vector<std::string> paths_of(const CallRules& call) {
  std::vector<std::string> paths = {call.rule.path};
  for (const char* field : {".promise", ".stake", ".times", ".worth", ".shows", ".when", ".sets"}) {
    paths.push_back(call.rule.path + field);
  }
  return paths;
}

void say_condition(const SheetWriter& sheet, SheetClause& clause, const CallRules& call) {
  if (call.when.is_always()) return;
  SheetClauses::say(
      clause, sentence("call.about.when", {{"condition", sheet.phrases.condition(call.when)}}));
}

// What a call makes of the values of the deal.
void say_sets(const SheetWriter& sheet, SheetClause& clause, const CallRules& call) {
  using Kind = FixPhase::Fix::Kind;
  for (const FixPhase::Fix& fix : call.sets) {
    Text made = reading_text(sheet, fix, fix.value);
    if (fix.kind == Kind::held) {
      made = sheet.phrases.value(fix.from);
    } else if (fix.reads_card() && fix.by_rank.empty()) {
      made = sentence(fix.kind == Kind::suit_of ? "call.suit_in" : "call.rank_in",
                      {{"zone", sheet.phrases.zone(fix.zone)}});
    }
    SheetClauses::say(
        clause, sentence("call.sets", {{"value", sheet.phrases.value(fix.value)}, {"made", made}}));
  }
}

// Who is bound to speak, and how passing is called.
void say_manners(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  const std::string& path = phase.rule.path;
  const auto say = [&](const char* key, const char* field, const std::optional<SeatRule>& who) {
    if (!who) return;
    sheet.clauses.add(path + "." + field,
                      capitalized(sentence(key, {{"who", sheet.phrases.seat(*who)}})));
  };
  say("bid.must_speak", "must_speak", declare.must_speak);
  say("bid.may_equal", "may_equal", declare.may_equal);
  if (declare.pass.en.empty()) return;
  sheet.clauses.add(path + ".pass_is", sentence("bid.pass_is", {{"pass", declare.pass}}));
}

// How often a call can be made, and what it has to reach.
void say_limits(SheetClause& clause, const CallRules& call) {
  constexpr const char* often[] = {"deal", "dealer", "seat", "side", "match"};
  if (call.memory) {
    SheetClauses::say(
        clause, sentence(std::string("call.once.") + often[static_cast<int>(call.memory->of)]));
  }
  if (call.covers_bid) SheetClauses::say(clause, sentence("call.covers_bid"));
}

// Calls that differ in the suit alone, which they make: told as one.
bool add_suits(const SheetWriter& sheet, const DeclarePhase& declare, std::size_t first) {
  const std::vector<CallRules>& calls = sheet.rules.calls;
  const auto is_suit = [&](const CallRules& call) {
    const CallRules& like = calls[first];
    return call.sets.size() == 1 && call.sets[0].kind == FixPhase::Fix::Kind::number &&
           call.rule.place == like.rule.place && call.form == like.form &&
           call.stake == like.stake && call.times == like.times && call.worth == like.worth &&
           call.promise == like.promise;
  };
  std::vector<Text> names;
  std::vector<std::string> covers;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    if (!may_be_made(declare, i) || !is_suit(calls[i])) continue;
    if (i < first) return true;  // told with the first of them
    names.push_back(calls[i].text);
    covers.push_back(calls[i].rule.path);
  }
  if (names.size() < 2) return false;
  SheetClause& clause = sheet.clauses.add(
      calls[first].rule.path,
      sentence("call.suits", {{"suits", listed(names, true)},
                              {"value", sheet.phrases.value(calls[first].sets[0].value)}}),
      covers);
  clause.rule = calls[first].rule;
  if (calls[first].except) {
    const FixPhase::Fix& except = *calls[first].except;
    const Text out = except.reads_card()
                         ? sentence("call.suit_in", {{"zone", sheet.phrases.zone(except.zone)}})
                         : sheet.phrases.value(except.from);
    SheetClauses::say(clause, sentence("call.suits.except", {{"suit", out}}));
  }
  say_condition(sheet, clause, calls[first]);
  return true;
}

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

Text name_of_number(const SheetWriter& sheet, const CallRules& bid) {
  if (bid.strain < 0) return bid.text;
  const Text& strain = sheet.rules.strains[static_cast<std::size_t>(bid.strain)].text;
  const auto first = [](const std::string& text, const std::string& last) {
    return text.substr(0, text.size() - last.size() - 1);
  };
  return {first(bid.text.en, strain.en), first(bid.text.ja, strain.ja)};
}

// The numbers of an auction: from one to another where they rise by steps.
Text numbers_of(const SheetWriter& sheet, const std::vector<const CallRules*>& bids) {
  std::vector<Text> names;
  std::vector<int> numbers;
  bool is_even = true;
  for (const CallRules* bid : bids) {
    if (!numbers.empty() && numbers.back() == bid->number) continue;
    names.push_back(name_of_number(sheet, *bid));
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
  sheet.clauses.add(path + ".numbers",
                    sentence("bid.numbers", {{"numbers", numbers_of(sheet, bids)}}), covers);
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
    for (const CallRules* bid : bids) {
      if (std::ranges::find(told, bid->strain) != told.end()) continue;
      told.push_back(bid->strain);
      add_form_of(sheet, *bid);
    }
  }
  if (!doubles.empty()) {
    sheet.clauses.add(path + ".doubles",
                      sentence(doubles.size() == 1 ? "bid.doubles.1" : "bid.doubles.2",
                               {{"first", doubles.front()}, {"second", doubles.back()}}));
  }
  if (declare.first_to_name) {
    sheet.clauses.add(path + ".declared_by", sentence("bid.first_to_name"));
  }
}

void add_end_of_bids(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  const std::string& path = phase.rule.path;
  say_manners(sheet, phase, declare);
  sheet.clauses.add(
      path + ".makes_contract",
      sentence("bid.contract", {{"declarer", sheet.phrases.seat(SeatWord::declarer)}}));
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
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    if (may_be_made(declare, i)) add_form_of(sheet, rules.calls[i]);
  }
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
    add_form_of(sheet, rules.calls[i]);
  }
  say_manners(sheet, phase, declare);
}

void add_contract_calls(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  const GameRules& rules = sheet.rules;
  const std::string& path = phase.rule.path;
  const std::string manner = manners[static_cast<int>(declare.speaking)];
  SheetClause& asking = sheet.clauses.add(
      path, sentence("declare." + manner, {{"who", sheet.phrases.who(declare.who)}}),
      {path + ".who", path + ".speaks"});
  asking.rule = phase.rule;
  if (declare.replaces) SheetClauses::say(asking, sentence("declare.replaces"));
  CallSet overridden;
  for (const CallRules& call : rules.calls) overridden |= call.overrides;
  const bool overrides = !(overridden & declare.calls).empty();
  if (!overrides) SheetClauses::say(asking, sentence("over.none"));
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    if (!may_be_made(declare, i)) continue;
    if (!add_suits(sheet, declare, i)) add_call(sheet, rules.calls[i]);
    add_form_of(sheet, rules.calls[i]);
  }
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
  sheet.clauses.add(path + ".makes_contract", sentence("contract"));
}

void say_shown_cards(const SheetWriter& sheet, SheetClause& clause, const PickRule& shows) {
  const bool whole_hand = shows.count == PickRule::all && shows.in_order.empty() &&
                          sheet.phrases.is_everything(shows.cards);
  SheetClauses::say(clause, whole_hand ? sentence("announce.shows.all")
                                       : sentence("announce.shows",
                                                  {{"count", sheet.phrases.count(shows.count)},
                                                   {"cards", sheet.phrases.picked_from(shows)}}));
}

void add_announcement(const SheetWriter& sheet, const CallRules& call) {
  const Text promise = promise_of(sheet, call);
  std::string key = "announce";
  if (!promise.en.empty()) key += ".promise";
  if (call.worth != Amount()) key += ".worth";
  if (key == "announce") key = "announce.one";
  SheetClause& clause = sheet.clauses.add(
      call.rule.path,
      capitalized(sentence(key, {{"call", with_own_name(call)},
                                 {"promise", promise},
                                 {"points", counted_amount("point", call.worth)}})),
      paths_of(call));
  clause.rule = call.rule;
  if (call.shows) say_shown_cards(sheet, clause, *call.shows);
  say_sets(sheet, clause, call);
  say_condition(sheet, clause, call);
  say_limits(clause, call);
}

void add_announcements(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  const GameRules& rules = sheet.rules;
  if (declare.calls.empty()) return;
  const std::string& path = phase.rule.path;
  SheetClause& asking =
      sheet.clauses.add(path, sentence("announce", {{"who", sheet.phrases.who(declare.who)}}),
                        {path + ".who", path + ".speaks"});
  asking.rule = phase.rule;
  std::vector<int> groups;
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    if (!may_be_made(declare, i)) continue;
    if (!add_suits(sheet, declare, i)) add_announcement(sheet, rules.calls[i]);
    const int group = rules.calls[i].group;
    if (group >= 0 && std::find(groups.begin(), groups.end(), group) == groups.end()) {
      groups.push_back(group);
    }
  }
  for (const int group : groups) {
    std::vector<Text> members;
    std::vector<std::string> covers;
    for (std::size_t i = 0; i < rules.calls.size(); ++i) {
      if (!may_be_made(declare, i) || rules.calls[i].group != group) continue;
      members.push_back(rules.calls[i].text);
      covers.push_back(rules.calls[i].rule.path + ".group");
    }
    if (members.size() < 2) continue;
    const auto is_step = [&](const CallRules& call) { return call.group == group && call.is_step; };
    const bool are_steps = std::ranges::any_of(rules.calls, is_step);
    sheet.clauses.add(
        path,
        sentence(are_steps ? "announce.steps" : "announce.group", {{"calls", listed(members)}}),
        covers);
  }
  say_manners(sheet, phase, declare);
}

void add_prediction(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  const Prediction& predicts = *declare.predicts;
  const auto number = [&](const DealtNumber& of) {
    return of.is_dealt ? sheet.phrases.of_word("cards_dealt") : number_text(of.number);
  };
  SheetClause& clause = sheet.clauses.add(
      phase.rule.path, sentence("predict", {{"who", sheet.phrases.who(declare.who)},
                                            {"from", number_text(predicts.from)},
                                            {"to", number(predicts.to)}}));
  clause.rule = phase.rule;
  if (predicts.total_not) {
    SheetClauses::say(clause, sentence("predict.total_not", {{"n", number(*predicts.total_not)}}));
  }
  for (const int call : declare.calls) {
    const CallRules& named = sheet.rules.calls[static_cast<std::size_t>(call)];
    if (named.name == std::to_string(named.predicts)) continue;
    SheetClauses::say(clause, sentence("predict.name",
                                       {{"n", number_text(named.predicts)}, {"name", named.text}}));
  }
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
