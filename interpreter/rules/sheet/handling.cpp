// Dealing, and whatever moves or fixes cards and chips without a choice.

#include <algorithm>
#include <cstdlib>

#include "base/sentence.h"
#include "rules/sheet/sections.h"

namespace houserule {

namespace {

bool lies_open(const SheetWriter& sheet, int zone) {
  const auto& zones = sheet.rules.layout.zones();
  const int declared = zone - static_cast<int>(StateLayout::first_declared);
  if (declared >= 0 && declared < static_cast<int>(sheet.rules.zones.size())) {
    return sheet.rules.zones[static_cast<std::size_t>(declared)].visibility ==
           Visibility::everybody;
  }
  return zone >= 0 && zone < static_cast<int>(zones.size()) &&
         zones[static_cast<std::size_t>(zone)].visibility == Visibility::everybody;
}

// Whether a match is over when a row of so many deals has come to its end.
bool ends_within(const GameRules& rules, std::size_t deals) {
  const MatchRules& match = rules.match;
  if (match.deals > 0) return !match.plays_on && match.deals <= static_cast<int>(deals);
  return match.ends_when.kind == Condition::Kind::cycle_complete && !match.ends_when.negated &&
         match.cycle == static_cast<int>(deals);
}

const char* redeal_key(const RedealPhase& redeal) {
  return redeal.dealer == SeatWord::dealer ? "redeal.same" : "redeal.next";
}

Text slot_text(const SheetWriter& sheet, const FixPhase::Fix& fix) {
  if (fix.zone == FixPhase::Fix::last_card) return sheet.phrases.of_word("last_card");
  if (fix.zone == FixPhase::Fix::led_card) return sheet.phrases.of_word("led_card");
  const int declared = fix.zone - static_cast<int>(StateLayout::first_declared);
  const bool ordered = declared >= 0 && declared < static_cast<int>(sheet.rules.zones.size()) &&
                       sheet.rules.zones[static_cast<std::size_t>(declared)].slots > 0;
  std::string key = "slot.any";
  const bool is_top = fix.slot == FixPhase::Fix::top;
  const bool is_alone = ordered && sheet.rules.zones[static_cast<std::size_t>(declared)].slots == 1;
  if (is_top && is_alone) key = "slot.alone";
  if (is_top && !is_alone && ordered) key = "slot.top";
  if (ordered && !is_top) key = fix.slot < 3 ? "slot." + std::to_string(fix.slot + 1) : "slot.n";
  return sentence(key,
                  {{"zone", sheet.phrases.zone_name(fix.zone)}, {"n", number_text(fix.slot + 1)}});
}

}  // namespace

Text reading_text(const SheetWriter& sheet, const FixPhase::Fix& fix, int value) {
  using Kind = FixPhase::Fix::Kind;
  const Deck& deck = sheet.rules.deck;
  const ValueType type = sheet.rules.values[static_cast<std::size_t>(value)].type;
  const auto texts = [&](const std::vector<FixPhase::Fix>& parts) {
    std::vector<Text> all;
    for (const FixPhase::Fix& part : parts) all.push_back(reading_text(sheet, part, value));
    return all;
  };
  switch (fix.kind) {
    case Kind::number: {
      const auto at = static_cast<std::size_t>(fix.number.units());
      if (type == ValueType::suit && fix.number.units() < 0) return sentence("fix.no_suit");
      if (type == ValueType::suit && at < deck.suits.size()) return deck.suits[at].text;
      if (type == ValueType::rank && at < deck.ranks.size()) return deck.ranks[at].text;
      return same(to_text(fix.number));
    }
    case Kind::held:
      return sentence("fix.held", {{"value", sheet.phrases.value(fix.from)}});
    case Kind::points_so_far:
    case Kind::tricks_so_far:
      return sentence(fix.kind == Kind::points_so_far ? "fix.points_so_far" : "fix.tricks_so_far",
                      {{"seats", sheet.phrases.seat(fix.of)}});
    case Kind::dealt:
      return sheet.phrases.of_word("cards_dealt");
    case Kind::trick_number:
      return sentence("fix.trick_number");
    case Kind::seats:
      return sheet.phrases.held_seats(fix.seats);
    case Kind::row:
      return sentence("fix.row", {{"list", listed(texts(fix.parts))}});
    case Kind::sum: {
      const Text more = strung(texts(fix.parts), "list.plus");
      if (fix.less.empty()) return more;
      return sentence(fix.parts.empty() ? "fix.minus" : "fix.less",
                      {{"more", more}, {"less", strung(texts(fix.less), "list.minus")}});
    }
    case Kind::rank_of:
    case Kind::suit_of:
      break;
  }
  const Text card = slot_text(sheet, fix);
  return sentence(!fix.by_rank.empty()        ? "fix.part.by_rank"
                  : fix.kind == Kind::rank_of ? "fix.part.rank"
                                              : "fix.part.suit",
                  {{"card", card}});
}

namespace {

Text fix_text(const SheetWriter& sheet, const FixPhase::Fix& fix) {
  using Kind = FixPhase::Fix::Kind;
  const Text value = sheet.phrases.value(fix.value);
  const Text card = slot_text(sheet, fix);
  if (!fix.by_rank.empty()) {
    std::vector<Text> list;
    for (const auto& [rank, number] : fix.by_rank) {
      list.push_back(sentence(
          "fix.rank.number", {{"rank", sheet.rules.deck.ranks[static_cast<std::size_t>(rank)].text},
                              {"n", same(to_text(number))}}));
    }
    return sentence("fix.by_rank", {{"card", card}, {"value", value}, {"list", listed(list)}});
  }
  if (fix.kind == Kind::row) {
    std::vector<Text> list;
    for (const FixPhase::Fix& part : fix.parts) {
      list.push_back(reading_text(sheet, part, fix.value));
    }
    const ValueType type = sheet.rules.values[static_cast<std::size_t>(fix.value)].type;
    const Text changes = sentence(type == ValueType::seats ? "fix.seats.row" : "fix.number.row",
                                  {{"value", value}, {"list", listed(list)}});
    if (ends_within(sheet.rules, list.size())) return sentence("whole", {{"text", changes}});
    return sentence("fix.row.again", {{"text", changes}});
  }
  if (!fix.reads_card()) {
    const ValueType type = sheet.rules.values[static_cast<std::size_t>(fix.value)].type;
    return sentence(type == ValueType::seats ? "fix.seats" : "fix.number",
                    {{"value", value}, {"n", reading_text(sheet, fix, fix.value)}});
  }
  return sentence(fix.kind == Kind::rank_of ? "fix.rank" : "fix.suit",
                  {{"card", card}, {"value", value}});
}

// The one choice of a step a set stands for, or null.
const PickRule* pick_of(const CardRule& cards, const StepPhase* step) {
  const bool picked = cards.kind == CardRule::Kind::picked && step != nullptr && cards.index >= 0 &&
                      static_cast<std::size_t>(cards.index) < step->choices.size();
  return picked ? &step->choices[static_cast<std::size_t>(cards.index)] : nullptr;
}

Text move_text(const SheetWriter& sheet, const MovePhase& move, const StepPhase* step) {
  const SheetPhrases& phrases = sheet.phrases;
  const Text to = phrases.zone(move.to);
  if (const PickRule* pick = pick_of(move.cards, step)) {
    const Text card = picked_text(sheet, *step, *pick);
    return capitalized(
        sentence(move.only_marks ? "move.picked.marked" : "move.picked",
                 {{"card", card}, {"to", phrases.zone_of(move.to, {SeatWord::own_seat})}}));
  }
  if (move.only_marks) {
    const bool owned = phrases.has_seats(move.to) ||
                       std::any_of(move.from.begin(), move.from.end(),
                                   [&](int from) { return phrases.has_seats(from); });
    return capitalized(sentence(owned ? "move.marked" : "move.marked.shared",
                                {{"seat", phrases.seat(move.of)},
                                 {"cards", phrases.cards(move.cards, CardForm::any)},
                                 {"to", phrases.zone_name(move.to)}}));
  }
  const bool every = phrases.is_everything(move.cards);
  const bool of_seat = move.of.word != SeatWord::nobody && phrases.has_seats(move.to);
  const bool from_box = std::find(move.from.begin(), move.from.end(),
                                  static_cast<int>(StateLayout::box)) != move.from.end();
  std::string key = of_seat ? "move.seat." : "move.";
  if (move.count == MovePhase::all) {
    key += every ? "every" : "all";
  } else if (move.count == 1 && !every) {
    key += from_box ? "card" : "card.if";
  } else {
    key += every ? "some.any" : "some";
  }
  const CardForm form = move.count == MovePhase::all ? CardForm::every : CardForm::any;
  Text cards = phrases.cards(move.cards, form);
  // "The same rank" as the card by which the seat is known.
  if (move.cards.kind == CardRule::Kind::ranked_as && move.of.word == SeatWord::selected &&
      !move.cards.parts.empty()) {
    cards = sentence("set.ranked_same", {{"cards", phrases.cards(move.cards.parts.front(), form)}});
  }
  std::vector<Text> from;
  for (const int zone : move.from) from.push_back(phrases.zone(zone));
  // So many are taken from the first of several places that has them.
  const bool in_turn = move.count != MovePhase::all;
  if (key == "move.seat.some.any" && from.size() > 1) key = "move.seat.some.any.piles";
  Text text =
      capitalized(sentence(key, {{"seat", phrases.seat(move.of)},
                                 {"from", in_turn ? strung(from, "list.or-else") : listed(from)},
                                 {"to", to},
                                 {"count", phrases.count(move.count)},
                                 {"cards", cards}}));
  const bool drawn = key.starts_with("move.seat.some.any") &&
                     std::none_of(move.from.begin(), move.from.end(),
                                  [&](int zone) { return phrases.has_seats(zone); });
  if (!drawn) return text;
  const Text short_of = sentence(move.count == 1 ? "move.none_left" : "move.few_left");
  return {text.en + " " + short_of.en, text.ja + short_of.ja};
}

Text swap_text(const SheetWriter& sheet, const SwapPhase& swap, const StepPhase* step) {
  const auto card = [&](int choice) {
    const auto at = static_cast<std::size_t>(choice);
    if (step == nullptr || at >= step->choices.size()) return sentence("picked.only");
    return picked_text(sheet, *step, step->choices[at]);
  };
  return capitalized(
      sentence("swap", {{"first", card(swap.first)}, {"second", card(swap.second)}}));
}

// "10 cards in the first deal, 1 fewer in each deal down to 1, then 1 more up to 10."
// `again`: then from the first.
Text row_text(const std::vector<int>& row, bool again) {
  std::size_t run = 1;
  while (run < row.size() && std::abs(row[run] - row[run - 1]) == 1 &&
         (run == 1 || row[run] - row[run - 1] == row[1] - row[0])) {
    ++run;
  }
  constexpr std::size_t shortest_run = 4;  // shorter rows are told number by number
  const bool is_back =
      row.size() == 2 * run - 1 && std::equal(row.begin(), row.end(), row.rbegin());
  if (run < shortest_run || (run != row.size() && !is_back)) {
    return sentence(again ? "row.list" : "row.list.once", {{"list", listed(number_texts(row))}});
  }
  const std::string way = row[1] < row[0] ? "row.down" : "row.up";
  return sentence(way + (is_back ? ".back"
                         : again ? ""
                                 : ".once"),
                  {{"a", number_text(row[0])}, {"b", number_text(row[run - 1])}});
}

// "3 cards to each, 1 laid out face up (the turned card), 2 cards to each."
Text packets_between(const SheetWriter& sheet, const DealPhase& deal) {
  std::vector<Text> list;
  auto laid = deal.lay.begin();
  for (std::size_t i = 0; i < deal.packets.size(); ++i) {
    for (; laid != deal.lay.end() && laid->after <= i; ++laid) {
      list.push_back(sentence(lies_open(sheet, laid->zone) ? "give.laid.up" : "give.laid.down",
                              {{"cards", counted("card", laid->count)},
                               {"zone", sheet.phrases.zone_name(laid->zone)}}));
    }
    list.push_back(sentence("give.packet", {{"cards", counted("card", deal.packets[i])}}));
  }
  return strung(list, "list.then");
}

Text draw_text(const SheetWriter& sheet, const DrawPhase& draw) {
  std::vector<Text> from;
  for (const int zone : draw.from) from.push_back(sheet.phrases.zone(zone));
  Text text =
      sentence(draw.up_to ? "draw.up_to" : "draw", {{"who", sheet.phrases.who(draw.who)},
                                                    {"cards", counted("card", draw.count)},
                                                    {"from", strung(from, "list.or-else")}});
  if (!draw.when_short) return text;
  using Short = DrawPhase::Short;
  const Text more = sentence(*draw.when_short == Short::stop     ? "draw.stop"
                             : *draw.when_short == Short::nobody ? "draw.nobody"
                                                                 : "draw.as_far");
  return {text.en + " " + more.en, text.ja + more.ja};
}

}  // namespace

Text picked_text(const SheetWriter& sheet, const StepPhase& step, const PickRule& pick) {
  if (step.choices.size() < 2) {
    return sentence(pick.count == 1 ? "picked.only" : "picked.only.many");
  }
  // Where two choices are made from one place, they are told apart by their number.
  int number = 0;
  int same_place = 0;
  for (std::size_t i = 0; i < step.choices.size(); ++i) {
    if (&step.choices[i] == &pick) number = static_cast<int>(i) + 1;
    if (step.choices[i].zones == pick.zones) ++same_place;
  }
  if (same_place > 1) return sentence("picked.n", {{"n", number_text(number)}});
  const Text zone = pick.zones.empty() ? sentence("zone.hand") : sheet.phrases.zones(pick.zones);
  return sentence("picked", {{"zone", zone}});
}

Text effect_sentence(const SheetWriter& sheet, const Phase& effect, const StepPhase* step) {
  Text text;
  if (const auto* move = std::get_if<MovePhase>(&effect.body)) {
    text = move_text(sheet, *move, step);
  } else if (const auto* swap = std::get_if<SwapPhase>(&effect.body)) {
    text = swap_text(sheet, *swap, step);
  } else if (const auto* shuffle = std::get_if<ShufflePhase>(&effect.body)) {
    text = sentence("shuffle.zone", {{"zone", sheet.phrases.zone_name(shuffle->zone)}});
  } else if (const auto* draw = std::get_if<DrawPhase>(&effect.body)) {
    text = draw_text(sheet, *draw);
  } else if (const auto* show = std::get_if<ShowPhase>(&effect.body)) {
    const SheetPhrases& phrases = sheet.phrases;
    const bool owned = phrases.has_seats(show->from);
    text = owned ? sentence("show", {{"who", phrases.who(show->of)},
                                     {"to", phrases.seat(show->to)},
                                     {"zone", phrases.zone_of(show->from, {SeatWord::own_seat})}})
                 : sentence("show.shared",
                            {{"who", phrases.who(show->to)}, {"zone", phrases.zone(show->from)}});
  } else if (const auto* open = std::get_if<OpenHandPhase>(&effect.body)) {
    const bool all = open->whose.word == SeatWord::each_seat;
    text = all ? sentence("open_hand.all")
               : sentence("open_hand", {{"seat", sheet.phrases.seat(open->whose)}});
    if (open->played_by) {
      text = sentence("open_hand.played_by",
                      {{"open", text}, {"who", sheet.phrases.who(*open->played_by)}});
    }
  } else if (const auto* rest = std::get_if<SitsOutPhase>(&effect.body)) {
    text = capitalized(sentence("sits_out", {{"seat", sheet.phrases.seat(rest->who)}}));
  } else if (const auto* sides = std::get_if<SidesPhase>(&effect.body)) {
    text = capitalized(sentence(sides->secret ? "sides.secret" : "sides",
                                {{"seats", sheet.phrases.seats(sides->seats)}}));
  } else if (const auto* redeal = std::get_if<RedealPhase>(&effect.body)) {
    text = sentence(redeal_key(*redeal));
  } else if (const auto* pay = std::get_if<PayPhase>(&effect.body)) {
    text = capitalized(sentence("pay", {{"seat", sheet.phrases.seat(pay->from)},
                                        {"chips", counted_amount("chip", pay->amount)},
                                        {"value", sheet.phrases.value(pay->to)}}));
  } else if (const auto* scored = std::get_if<ScorePhase>(&effect.body)) {
    text = score_sentence(sheet, effect, *scored);
  } else if (std::holds_alternative<EndDealPhase>(effect.body)) {
    text = sentence("end_deal");
  } else if (const auto* share = std::get_if<SharePhase>(&effect.body)) {
    const bool all = share->among.word == SeatWord::each_seat;
    text = sentence(all ? "share" : "share.among", {{"seat", sheet.phrases.seat(share->among)},
                                                    {"value", sheet.phrases.value(share->from)}});
  } else if (const auto* fix = std::get_if<FixPhase>(&effect.body)) {
    for (const FixPhase::Fix& one : fix->fixes) {
      const Text sentence = fix_text(sheet, one);
      text = {text.en + (text.en.empty() ? "" : " ") + sentence.en,
              text.ja + sentence.in(Language::ja)};
    }
  }
  return text;
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const DealPhase& deal) {
  const GameRules& rules = sheet.rules;
  const CardSet dealt = (deal.cards.empty() ? rules.in_play : deal.cards) & rules.in_play;
  SheetClause& clause = sheet.clauses.add(
      phase.rule.path, deal.cut
                           ? sentence("shuffle.cut", {{"seat", sheet.phrases.seat(deal.cut_by)}})
                           : sentence("shuffle"));
  if (dealt != rules.in_play) {
    SheetClauses::say(
        clause, sentence("shuffle.only", {{"cards", sheet.phrases.cards(dealt, CardForm::every)}}));
  }
  const bool is_between =
      std::any_of(deal.lay.begin(), deal.lay.end(),
                  [&](const DealPhase::Laid& laid) { return laid.after < deal.packets.size(); });
  if (!deal.by_deal.empty()) {
    SheetClauses::say(
        clause,
        sentence("give.row", {{"row", row_text(deal.by_deal, !ends_within(rules, deal.rows()))}}));
  } else if (is_between) {
    SheetClauses::say(clause, sentence("give.between", {{"list", packets_between(sheet, deal)}}));
  } else {
    SheetClauses::say(clause, sentence("give", {{"packets", SheetPhrases::packets(deal.packets)}}));
  }
  if (deal.turns_last) SheetClauses::say(clause, sentence("give.turned"));
  int left = deal.by_deal.empty() ? dealt.count() - deal.hands * deal.most_each() : 0;
  for (const DealPhase::Laid& laid : deal.lay) {
    const bool one = laid.count == 1;
    if (laid.after < deal.packets.size()) {
      left -= laid.count;
      continue;
    }
    const char* const key = lies_open(sheet, laid.zone) ? (one ? "lay.one.up" : "lay.up")
                                                        : (one ? "lay.one.down" : "lay.down");
    SheetClauses::say(clause, sentence(key, {{"cards", counted("card", laid.count)},
                                             {"zone", sheet.phrases.zone_name(laid.zone)}}));
    left -= laid.count;
  }
  if (deal.rest < 0) return;
  const std::string where = deal.rest == static_cast<int>(StateLayout::box) ? "box"
                            : lies_open(sheet, deal.rest)                   ? "up"
                                                                            : "down";
  if (!deal.by_deal.empty()) {
    SheetClauses::say(
        clause, sentence("rest.left." + where, {{"zone", sheet.phrases.zone_name(deal.rest)}}));
  }
  if (left <= 0) return;
  const std::string key = (left == 1 ? "rest.one." : "rest.") + where;
  SheetClauses::say(clause, sentence(key, {{"cards", counted("card", left)},
                                           {"zone", sheet.phrases.zone_name(deal.rest)}}));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const FixPhase& fix) {
  for (const FixPhase::Fix& one : fix.fixes) {
    const auto at = static_cast<std::size_t>(one.value);
    const std::string value = at < sheet.rules.values.size() ? sheet.rules.values[at].name : "";
    sheet.clauses.add(phase.rule.path, capitalized(fix_text(sheet, one)),
                      {phase.rule.path + "." + value, "values." + value});
  }
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const MovePhase& move) {
  if (move.count == 0) return;
  sheet.clauses.add(phase.rule.path, move_text(sheet, move, nullptr));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const SwapPhase& swap) {
  sheet.clauses.add(phase.rule.path, swap_text(sheet, swap, nullptr));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const ShufflePhase&) {
  sheet.clauses.add(phase.rule.path, effect_sentence(sheet, phase, nullptr));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const DrawPhase&) {
  sheet.clauses.add(phase.rule.path, effect_sentence(sheet, phase, nullptr));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const ShowPhase&) {
  sheet.clauses.add(phase.rule.path, effect_sentence(sheet, phase, nullptr));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const OpenHandPhase&) {
  sheet.clauses.add(phase.rule.path, effect_sentence(sheet, phase, nullptr));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const SitsOutPhase&) {
  sheet.clauses.add(phase.rule.path, effect_sentence(sheet, phase, nullptr));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const SidesPhase&) {
  sheet.clauses.add(phase.rule.path, effect_sentence(sheet, phase, nullptr));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const RedealPhase& redeal) {
  const Text consequence = sentence(redeal_key(redeal));
  const Text text = phase.when.is_always()
                        ? sentence("redeal", {{"consequence", consequence}})
                        : sentence("redeal.if", {{"condition", sheet.phrases.condition(phase.when)},
                                                 {"consequence", consequence}});
  sheet.clauses.add(phase.rule.path, text);
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const PayPhase& pay) {
  if (pay.amount == Amount()) return;
  sheet.clauses.add(phase.rule.path, effect_sentence(sheet, phase, nullptr));
}

void add_clauses(const SheetWriter& sheet, const Phase& phase, const SharePhase&) {
  sheet.clauses.add(phase.rule.path, effect_sentence(sheet, phase, nullptr));
}

}  // namespace houserule
