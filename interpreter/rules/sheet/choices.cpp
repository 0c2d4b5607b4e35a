// Exchanging, melding and steps: what players choose of their cards before and between tricks.

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

Text shape_text(const MeldShape& shape) {
  std::string key = shape.kind == MeldShape::Kind::of_a_kind ? "meld.of_a_kind" : "meld.sequence";
  if (shape.kind == MeldShape::Kind::sequence && shape.same_suit) key += ".suit";
  const Text name = shape.text.en.empty() ? same(shape.name) : shape.text;
  return sentence("meld.shape", {{"name", name},
                                 {"cards", sentence(key, {{"n", number_text(shape.count)}})},
                                 {"points", counted_amount("point", shape.points)}});
}

void add_shapes(const SheetWriter& sheet, const std::string& path, const MeldPhase& meld) {
  std::vector<Text> shapes;
  std::vector<std::string> covers = {path + ".shapes"};
  bool sequences = false;
  for (const MeldShape& shape : meld.shapes) {
    shapes.push_back(shape_text(shape));
    sequences = sequences || shape.kind == MeldShape::Kind::sequence;
  }
  SheetClause& clause = sheet.clauses.add(
      path + ".shapes", sentence("meld.shapes", {{"shapes", listed(shapes)}}), std::move(covers));
  if (!sequences) return;
  std::vector<Text> ranks;
  const Deck& deck = sheet.rules.deck;
  for (std::size_t rank = 0; rank < deck.ranks.size(); ++rank) {
    for (const Card card : sheet.rules.in_play) {
      if (deck.info(card).rank != static_cast<int>(rank)) continue;
      ranks.push_back(deck.ranks[rank].text);
      break;
    }
  }
  SheetClauses::say(clause, sentence("meld.order", {{"ranks", listed(ranks)}}));
}

bool is_hand(int zone) { return zone == static_cast<int>(StateLayout::hand); }

std::vector<int> beside_hand(const std::vector<int>& zones) {
  std::vector<int> others;
  for (const int zone : zones) {
    if (!is_hand(zone)) others.push_back(zone);
  }
  return others;
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
        path,
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

void add_clauses(const SheetWriter& sheet, const Phase& phase, const MeldPhase& meld) {
  const std::string& path = phase.rule.path;
  std::string key = "meld.seat";
  if (meld.who.word == SeatWord::each_seat) key = "meld.each";
  if (meld.who.word == SeatWord::all_at_once) key = "meld.all";
  sheet.clauses.add(path,
                    capitalized(sentence(key, {{"seat", sheet.phrases.seat(meld.who)},
                                               {"from", sheet.phrases.first_of(meld.who)}})),
                    {path + ".who"});
  add_shapes(sheet, path, meld);
  const std::vector<int> others = beside_hand(meld.zones);
  const std::vector<int> reuse = beside_hand(meld.reuse);
  if (!others.empty()) {
    const Text zones = sheet.phrases.zones(others);
    SheetClause& clause =
        sheet.clauses.add(path + ".from", sentence("meld.zones", {{"zones", zones}}),
                          {path + ".from", path + ".own_cards"});
    if (meld.own_cards > 0) {
      SheetClauses::say(clause, sentence("meld.own", {{"zones", zones},
                                                      {"cards", counted("card", meld.own_cards)}}));
    }
  }
  sheet.clauses.add(path + ".reuse",
                    reuse.empty()
                        ? sentence("meld.once")
                        : sentence("meld.reuse", {{"zones", sheet.phrases.zones(reuse)}}));
  sheet.clauses.add(path + ".exposes", sentence(meld.exposes ? "meld.exposes" : "meld.back"));
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
