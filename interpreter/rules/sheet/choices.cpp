// Exchanging and steps: what players choose of their cards before and between tricks.

#include "base/sentence.h"
#include "rules/sheet/sections.h"

namespace houserule {

namespace {

// "in deal 1 the left-hand neighbour, in deal 2 ..."
Text turns(const SheetWriter& sheet, const std::vector<SeatRule>& seats) {
  std::vector<Text> list;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const char* key = seats[i].word == SeatWord::nobody ? "exchange.turn.nobody" : "exchange.turn";
    list.push_back(sentence(key, {{"n", number_text(static_cast<int>(i) + 1)},
                                  {"seat", sheet.phrases.seat(seats[i])}}));
  }
  return listed(list);
}

// Which of the cards may go, and which of them everybody sees.
void say_which(const SheetWriter& sheet, SheetClause& clause, const PickRule& gives) {
  const bool any = gives.in_order.empty() && sheet.phrases.is_everything(gives.cards);
  if (!any) {
    SheetClauses::say(clause,
                      sentence("exchange.which", {{"cards", sheet.phrases.picked_from(gives)}}));
  }
  for (const CardRule& set : gives.in_order) {
    if (!set.shown) continue;
    if (gives.in_order.size() == 2 && &set == &gives.in_order.back()) {
      SheetClauses::say(clause, sentence("exchange.shown.last"));
      continue;
    }
    SheetClauses::say(
        clause, sentence("exchange.shown", {{"cards", sheet.phrases.cards(set, CardForm::every)}}));
  }
}

Text pick_text(const SheetWriter& sheet, const PickRule& pick) {
  std::vector<Text> places;
  for (const int zone : pick.zones) places.push_back(sheet.phrases.zone_of(zone, pick.of));
  const Text zone = places.empty() ? sentence("zone.hand") : listed(places, true);
  const bool any = pick.in_order.empty() && sheet.phrases.is_everything(pick.cards);
  return sentence(any ? "pick" : "pick.cards", {{"count", sheet.phrases.count(pick.count)},
                                                {"zone", zone},
                                                {"cards", sheet.phrases.picked_from(pick)}});
}

Text effects_text(const SheetWriter& sheet, const StepPhase& step) {
  Text text;
  for (const int index : step.apply) {
    const auto at = static_cast<std::size_t>(index);
    if (at >= sheet.rules.phases.size()) continue;
    const Text sentence = effect_sentence(sheet, sheet.rules.phases[at], &step);
    if (sentence.en.empty()) continue;
    const Text when = when_sentence(sheet, sheet.rules.phases[at]);
    text = {text.en + (text.en.empty() ? "" : " ") + sentence.en +
                (when.en.empty() ? "" : " " + when.en),
            text.ja + sentence.in(Language::ja) + when.ja};
  }
  return text;
}

}  // namespace

void add_clauses(const SheetWriter& sheet, const Phase& phase, const ExchangePhase& exchange) {
  const SheetPhrases& phrases = sheet.phrases;
  const std::string& path = phase.rule.path;
  const bool all = exchange.who.word == SeatWord::all_at_once;
  const Text seat = phrases.seat(exchange.who);
  const Text count = phrases.count(exchange.gives.count);
  const Text number = number_text(exchange.gives.count == 1 ? 1 : 2);  // one card, or several
  if (exchange.takes >= 0) {
    sheet.clauses.add(
        path + ".takes",
        capitalized(sentence(exchange.shown ? "exchange.takes.shown" : "exchange.takes",
                             {{"seat", seat}, {"zone", phrases.zone(exchange.takes)}})),
        {path + ".takes", path + ".shown", path + ".who"});
  }
  if (exchange.to_seat.empty()) {
    std::string key = exchange.takes >= 0 ? "exchange.lay" : "exchange.lay.first";
    if (exchange.takes >= 0 && exchange.gives.count == PickRule::all) key += ".same";
    SheetClause& clause = sheet.clauses.add(
        path, capitalized(sentence(key, {{"seat", seat},
                                         {"count", count},
                                         {"n", number},
                                         {"to", phrases.zone(exchange.to_zone)}})));
    say_which(sheet, clause, exchange.gives);
    if (exchange.takes >= 0) SheetClauses::say(clause, sentence("exchange.mix"));
    return;
  }
  const bool changes = exchange.to_seat.size() > 1;
  std::string key = all ? "exchange.give.all" : "exchange.give.seat";
  if (all && changes) key += ".turns";
  SheetClause& clause = sheet.clauses.add(
      path, capitalized(sentence(key, {{"seat", seat},
                                       {"count", count},
                                       {"n", number},
                                       {"to", phrases.seat(exchange.to_seat.front())}})));
  say_which(sheet, clause, exchange.gives);
  if (!changes) return;
  sheet.clauses.add(path + ".to",
                    sentence("exchange.turns", {{"list", turns(sheet, exchange.to_seat)}}));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const StepPhase& step) {
  const std::string& path = phase.rule.path;
  if (!step.says.empty()) {
    for (std::size_t i = 0; i < step.says.size(); ++i) {
      const std::string own = path + ".says[" + std::to_string(i + 1) + "]";
      const Text text = sheet.phrases.with_numbers(step.says[i].text);
      if (sheet.clauses.replaces(step.says[i], text, own)) continue;
      sheet.clauses.add(path, text,
                        i == 0 ? std::vector<std::string>{} : std::vector<std::string>{own});
    }
    return;
  }
  if (step.hook >= 0) {
    const Place place = sheet.clauses.rule_at(path + ".apply").place;
    sheet.clauses.add(path, sentence("step.place", {{"place", same(to_text(place))}}));
    return;
  }
  const Text effects = effects_text(sheet, step);
  if (step.choices.empty()) {
    if (effects.en.empty()) return;
    const bool acts = step.who.word == SeatWord::own_seat;
    sheet.clauses.add(path, acts ? effects
                                 : sentence("step.acts", {{"who", sheet.phrases.who(step.who)},
                                                          {"effects", effects}}));
    return;
  }
  std::vector<Text> picks;
  for (const PickRule& pick : step.choices) picks.push_back(pick_text(sheet, pick));
  SheetClause& clause = sheet.clauses.add(
      path, sentence(step.may_pass ? "step.choose.may" : "step.choose.must",
                     {{"who", sheet.phrases.who(step.who)}, {"picks", listed(picks)}}));
  if (step.who.word == SeatWord::all_at_once) {
    SheetClauses::say(clause, sentence("step.at_once"));
  }
  if (!effects.en.empty()) {
    SheetClauses::say(clause, effects);
  }
  if (step.repeats) SheetClauses::say(clause, sentence("step.repeats"));
}

}  // namespace houserule
