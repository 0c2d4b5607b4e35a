// The course of a board game, its spaces, steps, cards and scoring on the rule sheet.

#include <algorithm>

#include "base/sentence.h"
#include "board_rules/sheet/board_sheet_sections.h"
#include "rules/sheet/phrases.h"

namespace houserule {

namespace {

const Act& act_of(const BoardSheet& sheet, int index) {
  return sheet.rules.acts[static_cast<std::size_t>(index)];
}

// Where a phase stands among all values: "rounds.harvest".
std::string path_of(const BoardSheet& sheet, const BoardPhase& phase) {
  std::string best = phase.rule.path;
  std::size_t depth = 100;
  for (const Provenance& value : sheet.game.provenance) {
    const std::string path = "." + value.path + ".";
    const std::size_t at = path.find("." + phase.slug + ".");
    if (at == std::string::npos) continue;
    const auto dots = static_cast<std::size_t>(
        std::count(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(at), '.'));
    if (dots >= depth) continue;
    depth = dots;
    best = value.path.substr(0, at + phase.slug.size());
  }
  return best;
}

void add_phase(const BoardSheet& sheet, const BoardPhase& phase) {
  const std::string path = path_of(sheet, phase);
  SheetClause& clause = sheet.clauses.add(
      path,
      sentence("phase.one",
               {{"phase", capitalized(phase.text)}, {"act", sheet.phrases.act(phase.act)}}),
      {path, phase.rule.path});
  if (phase.when != no_term) {
    SheetClauses::say(clause,
                      sentence("phase.when", {{"condition", sheet.phrases.condition(phase.when)}}));
  }
  if (phase.level != no_term) {
    SheetClauses::say(clause,
                      sentence("phase.level", {{"number", sheet.phrases.number(phase.level)}}));
  }
}

void add_part(const BoardSheet& sheet, int index);

void add_rounds(const BoardSheet& sheet, const Act& rounds) {
  std::vector<Text> names;
  for (const int part : rounds.parts) {
    const Act& act = act_of(sheet, part);
    if (act.kind == Act::Kind::phase)
      names.push_back(sheet.phrases.phase(act.as<Act::Phase>().phase));
  }
  sheet.clauses.add(
      "rounds[1]",
      sentence("phase.rounds", {{"n", sheet.phrases.number(rounds.as<Act::Times>().times)},
                                {"phases", listed(names)}}));
  for (const int part : rounds.parts) add_part(sheet, part);
}

void add_part(const BoardSheet& sheet, int index) {
  const Act& act = act_of(sheet, index);
  if (act.kind == Act::Kind::phase) {
    return add_phase(sheet,
                     sheet.rules.phases[static_cast<std::size_t>(act.as<Act::Phase>().phase)]);
  }
  if (act.kind == Act::Kind::rounds) return add_rounds(sheet, act);
  if (act.kind == Act::Kind::leave && act.when != no_term) {
    sheet.clauses.add("rounds.leave",
                      sentence("phase.leave", {{"condition", sheet.phrases.condition(act.when)}}));
    return;
  }
  if (act.kind == Act::Kind::gap) {
    const std::string name =
        slug(sheet.rules.names[static_cast<std::size_t>(act.as<Act::Gap>().name)]);
    sheet.clauses.add(name, sentence("phase.end_gap"));
    return;
  }
  sheet.clauses.add("phases", sentence("whole", {{"text", capitalized(sheet.phrases.act(index))}}));
}

// What a step does, with what it needs and costs.
void say_step(const BoardSheet& sheet, SheetClause& clause, const Act::Step& act) {
  if (act.needs != no_term) {
    SheetClauses::say(clause,
                      sentence("step.needs", {{"condition", sheet.phrases.condition(act.needs)}}));
  }
  if (act.premise != no_act) {
    SheetClauses::say(clause, sentence("step.premise", {{"act", sheet.phrases.act(act.premise)}}));
  }
}

void add_roll(const BoardSheet& sheet, const RollRules& roll) {
  SheetClause& clause = sheet.clauses.add(
      roll.rule.path, capitalized(sentence(roll.low ? "roll.low" : "roll.high",
                                           {{"roll", roll.text},
                                            {"die", number_text(roll.die)},
                                            {"rolls", number_text(roll.rolls)},
                                            {"pays", sheet.phrases.goods(roll.pays, roll.low)}})));
  if (roll.vessel >= 0) {
    SheetClauses::say(clause, sentence(roll.low ? "roll.vessels.low" : "roll.vessels.high",
                                       {{"vessel", sheet.phrases.good(roll.vessel)},
                                        {"n", number_text(roll.most_vessels)}}));
    if (roll.cargo_counts) SheetClauses::say(clause, sentence("roll.cargo"));
  }
  if (roll.needs != no_term) {
    SheetClauses::say(clause,
                      sentence("step.needs", {{"condition", sheet.phrases.condition(roll.needs)}}));
  }
  if (!roll.low && roll.least_to_win > 1) {
    SheetClauses::say(clause, sentence("roll.least", {{"n", number_text(roll.least_to_win)}}));
  }
  SheetClauses::say(clause, sentence("roll.success", {{"act", sheet.phrases.act(roll.success)}}));
  SheetClauses::say(clause, sentence("roll.failure", {{"act", sheet.phrases.act(roll.failure)}}));
}

}  // namespace

void add_course(const BoardSheet& sheet) {
  if (sheet.rules.main == no_act) return;
  for (const int part : act_of(sheet, sheet.rules.main).parts) add_part(sheet, part);
}

void add_anytime(const BoardSheet& sheet) {
  int entry = 0;
  for (const AnytimeAct& one : sheet.rules.anytime) {
    if (one.card != no_card) continue;
    sheet.clauses.add("anytime[" + std::to_string(++entry) + "]", sheet.phrases.anytime(one));
  }
  std::vector<Text> told;
  for (int i = 0; i < window_count; ++i) {
    for (const WindowListener& one : sheet.rules.listeners[static_cast<std::size_t>(i)]) {
      if (one.card != no_card) continue;
      const Text sentence = sheet.phrases.listener(one, static_cast<Window>(i));
      if (std::find(told.begin(), told.end(), sentence) != told.end()) continue;
      told.push_back(sentence);
      sheet.clauses.add(one.rule.path, sentence);
    }
  }
}

void add_spaces(const BoardSheet& sheet) {
  int column = 0;
  for (const Space& space : sheet.rules.spaces) {
    if (space.column != column) {
      column = space.column;
      sheet.clauses.add("spaces.column_" + std::to_string(column),
                        sentence("spaces.column", {{"column", number_text(column)},
                                                   {"those", sheet.phrases.workers(column)}}));
    }
    std::vector<Text> groups;
    for (std::size_t i = 0; i < sheet.rules.space_groups.size(); ++i) {
      if ((space.groups >> i & 1) != 0) groups.push_back(sheet.rules.space_groups[i].text);
    }
    sheet.clauses.add(space.rule.path,
                      sentence("spaces.one", {{"space", same(space.name)},
                                              {"group", listed(groups)},
                                              {"act", sheet.phrases.act(space.act)}}));
  }
}

void add_steps(const BoardSheet& sheet) {
  for (const RollRules& roll : sheet.rules.rolls) add_roll(sheet, roll);
  for (const StepRules& step : sheet.rules.steps) {
    const Act& act = act_of(sheet, step.act);
    std::vector<Text> parts;
    for (const int part : act.parts) parts.push_back(sheet.phrases.act(part));
    SheetClause& clause = sheet.clauses.add(
        act.rule.path,
        capitalized(sentence(
            "step.one", {{"step", step.text}, {"act", sheet.phrases.one_after_the_other(parts)}})));
    say_step(sheet, clause, act.as<Act::Step>());
  }
}

void add_board_cards(const BoardSheet& sheet) {
  const Deck& deck = sheet.game.deck;
  if (deck.size() == 0) return;
  std::vector<Text> marks;
  for (const CardGroup& group : deck.groups) {
    marks.push_back(sentence(
        "cards.mark", {{"mark", group.text}, {"cards", counted("card", group.cards.count())}}));
  }
  if (!marks.empty()) {
    sheet.clauses.add(
        "cards",
        sentence("cards.deck", {{"cards", counted("card", deck.size())}, {"marks", listed(marks)}}),
        {"marks"});
  }
  // By their numbers: files hold them by what they are about.
  std::vector<int> order;
  for (int i = 0; i < deck.size(); ++i) order.push_back(i);
  std::stable_sort(order.begin(), order.end(), [&](int one, int other) {
    return sheet.rules.cards[static_cast<std::size_t>(one)].number <
           sheet.rules.cards[static_cast<std::size_t>(other)].number;
  });
  for (const int i : order) {
    const Card card = card_at(i);
    const CardRules& rules = sheet.rules.cards[static_cast<std::size_t>(i)];
    std::vector<Text> facts;
    for (const CardGroup& group : deck.groups) {
      if (group.cards.has(card)) facts.push_back(group.text);
    }
    facts.push_back(counted("point", rules.points));
    SheetClause& clause = sheet.clauses.add(
        rules.rule.path, sentence("cards.one", {{"number", number_text(rules.number)},
                                                {"name", deck.info(card).text},
                                                {"facts", strung(facts, "list.between")}}));
    for (const Text& effect : sheet.phrases.effects(card)) SheetClauses::say(clause, effect);
  }
}

void add_scoring(const BoardSheet& sheet) {
  for (const SheetLine& line : sheet.rules.sheet) {
    sheet.clauses.add(line.rule.path,
                      sentence("scoring.line", {{"line", capitalized(line.text)},
                                                {"number", sheet.phrases.number(line.term)}}));
  }
}

}  // namespace houserule
