// Announcements beside a contract, and numbers that are foretold.

#include <algorithm>

#include "base/sentence.h"
#include "rules/sheet/call_clauses.h"

namespace houserule {

namespace {

void say_shown_cards(const SheetWriter& sheet, SheetClause& clause, const PickRule& shows) {
  const bool whole_hand = shows.count == PickRule::all && shows.in_order.empty() &&
                          sheet.phrases.is_everything(shows.cards);
  SheetClauses::say(clause, whole_hand ? sentence("announce.shows.all")
                                       : sentence("announce.shows",
                                                  {{"count", sheet.phrases.count(shows.count)},
                                                   {"cards", sheet.phrases.picked_from(shows)}}));
}

// What an announcement promises and is worth; nothing if it is no more than its name.
Text worth_of(const SheetWriter& sheet, const CallRules& call) {
  const Text promise = promise_of(sheet, call);
  std::string key = "announce";
  if (!promise.en.empty()) key += ".promise";
  if (call.worth != Amount()) key += ".worth";
  if (key == "announce") return {};
  return capitalized(sentence(key, {{"call", with_own_name(call)},
                                    {"promise", promise},
                                    {"points", counted_amount("point", call.worth)}}));
}

void say_announcement(const SheetWriter& sheet, SheetClause& clause, const CallRules& call) {
  if (call.shows) say_shown_cards(sheet, clause, *call.shows);
  say_sets(sheet, clause, call);
  say_condition(sheet, clause, call);
  say_limits(clause, call);
}

void add_announcement(const SheetWriter& sheet, const CallRules& call) {
  Text text = worth_of(sheet, call);
  if (text.en.empty())
    text = capitalized(sentence("announce.one", {{"call", with_own_name(call)}}));
  SheetClause& clause = sheet.clauses.add(call.rule.path, text, paths_of(call));
  clause.rule = call.rule;
  say_announcement(sheet, clause, call);
}

// The only one there is: in the clause that says who is asked.
void add_only(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare,
              const CallRules& call) {
  const std::string& path = phase.rule.path;
  std::vector<std::string> covers = paths_of(call);
  covers.push_back(path + ".who");
  covers.push_back(path + ".speaks");
  SheetClause& clause = sheet.clauses.add(
      path,
      sentence("announce.only",
               {{"who", sheet.phrases.who(declare.who)}, {"call", with_own_name(call)}}),
      std::move(covers));
  clause.rule = phase.rule;
  const Text worth = worth_of(sheet, call);
  if (!worth.en.empty()) SheetClauses::say(clause, worth);
  say_announcement(sheet, clause, call);
  say_manners(sheet, phase, declare);
}

}  // namespace

void add_announcements(const SheetWriter& sheet, const Phase& phase, const DeclarePhase& declare) {
  const GameRules& rules = sheet.rules;
  if (declare.calls.empty()) return;
  if (declare.calls.count() == 1) {
    return add_only(sheet, phase, declare,
                    rules.calls[static_cast<std::size_t>(declare.calls.first())]);
  }
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

}  // namespace houserule
