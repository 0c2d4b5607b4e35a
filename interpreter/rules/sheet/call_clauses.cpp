#include "rules/sheet/call_clauses.h"

#include <algorithm>

#include "base/sentence.h"

namespace houserule {

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
      made = sheet.phrases.the_value(fix.from);
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
  const CallRules& like = calls[first];
  const auto memory_of = [](const CallRules& call) {
    return call.memory ? static_cast<int>(call.memory->of) : -1;
  };
  const auto is_suit = [&](const CallRules& call) {
    return call.sets.size() == 1 && call.sets[0].kind == FixPhase::Fix::Kind::number &&
           call.rule.place == like.rule.place && call.form == like.form &&
           call.stake == like.stake && call.times == like.times && call.worth == like.worth &&
           call.promise == like.promise && call.covers_bid == like.covers_bid &&
           memory_of(call) == memory_of(like);
  };
  if (!is_suit(like)) return false;
  struct Case {  // of when it may be made
    Text condition;
    std::vector<Text> names;
  };
  std::vector<Case> cases;
  std::vector<Text> names;
  std::vector<std::string> covers;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    if (!may_be_made(declare, i) || !is_suit(calls[i])) continue;
    if (i < first) return true;  // told with the first of them
    names.push_back(calls[i].text);
    covers.push_back(calls[i].rule.path);
    const Text when = calls[i].when.is_always() ? Text{} : sheet.phrases.condition(calls[i].when);
    const auto known =
        std::ranges::find_if(cases, [&](const Case& one) { return one.condition.en == when.en; });
    Case& of = known == cases.end() ? cases.emplace_back(Case{when, {}}) : *known;
    of.names.push_back(calls[i].text);
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
                         : sheet.phrases.the_value(except.from);
    SheetClauses::say(clause, sentence("call.suits.except", {{"suit", out}}));
  }
  if (cases.size() == 1) say_condition(sheet, clause, like);
  for (const Case& one : cases) {
    if (cases.size() == 1 || one.condition.en.empty()) continue;
    SheetClauses::say(clause,
                      capitalized(sentence("call.suits.when", {{"suits", listed(one.names, true)},
                                                               {"condition", one.condition}})));
  }
  say_limits(clause, like);
  return true;
}

// What the calls of a phase have in place of the game's own.
void add_forms(const SheetWriter& sheet, const DeclarePhase& declare) {
  std::vector<NamedCall> calls;
  for (const int number : declare.calls) {
    const CallRules& call = sheet.rules.calls[static_cast<std::size_t>(number)];
    calls.push_back({&call, call.text});
  }
  add_forms_of(sheet, calls);
}

}  // namespace houserule
