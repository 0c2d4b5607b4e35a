// Why a call, a set of cards, a meld or the picks of a step are refused.

#include <bit>

#include "base/sentence.h"
#include "rules/sheet/phrases.h"
#include "session/table/refusal_reasons.h"
#include "session/texts/card_text.h"

namespace houserule {

namespace {

void refuse_as_not_held(Refusal& refusal, const Question& question, const CardSet& cards) {
  say(refusal, "not-your-card",
      sentence("not-your-card", {{"card", cards_text(question.rules, cards)}}));
}

// A number that a seat foretells: too large, or the one that the sum may not come to.
void refuse_number(Refusal& refusal, const Question& question, const Prediction& predicts,
                   const CallRules& tried, const CallSet& open) {
  const int dealt = question.rules.cards_dealt(question.state);
  const auto number_of = [&](const DealtNumber& of) { return of.is_dealt ? dealt : of.number; };
  const Filling texts = {{"call", tried.text}, {"calls", calls_text(question.rules, open)}};
  if (!predicts.total_not || tried.predicts > number_of(predicts.to)) {
    return say(refusal, "no-such-call", sentence("number-not-open", texts));
  }
  Filling with_sum = texts;
  with_sum.emplace_back("n", number_text(number_of(*predicts.total_not)));
  say(refusal, "total-barred", sentence("total-barred", with_sum));
}

// An announcement beside the contract.
void refuse_announcement(Refusal& refusal, const Question& question, const DeclarePhase& phase,
                         int number) {
  const CallRules& call = question.rules.calls[static_cast<std::size_t>(number)];
  const Choices& choices = question.choices;
  CallSet asked = choices.calls;
  for (std::size_t i = 0; i < choices.set_count; ++i) {
    if (choices.sets[i].call != no_call) asked.add(choices.sets[i].call);
  }
  if (!phase.calls.has(number)) {
    return say(refusal, "no-such-call", sentence("no-such-call", {{"call", call.text}}));
  }
  blame(refusal, question, call.rule, question.phase.word);
  if (phase.predicts) return refuse_number(refusal, question, *phase.predicts, call, asked);
  if (asked.has(number) && call.shows) {
    const SetChoice* shown = &choices.sets[0];
    for (std::size_t i = 0; i < choices.set_count; ++i) {
      if (choices.sets[i].call == number) shown = &choices.sets[i];
    }
    return say(
        refusal, "no-such-call",
        sentence("call-by-showing",
                 {{"call", call.text}, {"n", number_text(shown->fixed.count() + shown->count)}}));
  }
  const bool same_group = [&] {
    return std::any_of(asked.begin(), asked.end(), [&](int other) {
      const CallRules& one = question.rules.calls[static_cast<std::size_t>(other)];
      return call.group >= 0 && one.group == call.group;
    });
  }();
  if (same_group || asked.empty()) {
    return say(refusal, "no-such-call", sentence("call-cannot", {{"call", call.text}}));
  }
  say(refusal, "no-such-call",
      sentence("call-not-asked",
               {{"call", call.text}, {"calls", calls_text(question.rules, asked)}}));
}

// The choice a set was meant for: that of its call, else the first.
const SetChoice& meant_by(const Choices& choices, const Move& move) {
  for (std::size_t i = 0; i < choices.set_count; ++i) {
    if (choices.sets[i].call == move.call) return choices.sets[i];
  }
  return choices.sets[0];
}

// The sentences of one way to use sets.
struct Wording {
  const char* wrong_number;
  const char* may_not;
};

// The cards a pick finds, whether or not the step can be made.
CardSet pickable(const Question& question, const PickRule& pick) {
  const GameRules& rules = question.rules;
  SeatSet seats = set_of(question.seat());
  if (pick.of.word == SeatWord::own_side && pick.of.of.empty()) {
    seats = question.agenda.side_of(question.state, question.seat());
  } else if (pick.of.word != SeatWord::own_seat) {
    seats = 0xFF;
  }
  CardSet found;
  const std::vector<int> hand = {StateLayout::hand};
  for (const int zone : pick.zones.empty() ? hand : pick.zones) {
    const auto which = static_cast<std::size_t>(zone);
    const bool by_seat = rules.layout.zones()[which].per_seat;
    for (int i = 0; i < (by_seat ? rules.seats : 1); ++i) {
      if (by_seat && (seats >> i & 1) == 0) continue;
      found |= question.state.cards(rules.layout, which, seat_at(i));
    }
  }
  return found & question.agenda.tricks()->cards_of(question.state, question.seat(), pick.cards);
}

Text zone_text(const GameRules& rules, int zone) {
  const auto declared = static_cast<std::size_t>(zone) - StateLayout::first_declared;
  const bool is_declared = static_cast<std::size_t>(zone) >= StateLayout::first_declared &&
                           declared < rules.zones.size();
  if (is_declared && !rules.zones[declared].text.en.empty()) return rules.zones[declared].text;
  const std::string& name = rules.layout.zones()[static_cast<std::size_t>(zone)].name;
  return {name, name};
}

}  // namespace

void refuse_card(Refusal& refusal, const Question& question, Card card) {
  const Text name = question.rules.deck.info(card).text;
  const Text cards = cards_text(question.rules, question.choices.cards);
  blame(refusal, question, question.phase.rule, question.phase.word);
  if (const auto* call = std::get_if<CallPhase>(&question.phase.body)) {
    blame(refusal, question, call->cards.rule, question.phase.word);
    return say(refusal, "may-not-call",
               sentence("may-not-call", {{"card", name}, {"cards", cards}}));
  }
  if (!question.hand().has(card)) {
    refusal.rule = {};
    refusal.word.clear();
    return refuse_as_not_held(refusal, question, CardSet::of(card));
  }
  refusal.code = "must-play-from";
  const CardSet exposed =
      question.state.cards(question.rules.layout, StateLayout::exposed, question.seat());
  if (exposed.has(card)) {
    refusal.message = sentence("already-exposed", {{"card", name}});
  } else if (question.choices.cards.empty()) {
    refusal.message = sentence("nothing-to-expose", {{"card", name}});
  } else {
    refusal.message = sentence("may-not-expose", {{"card", name}, {"cards", cards}});
  }
}

void refuse_call(Refusal& refusal, const Question& question, int call) {
  const GameRules& rules = question.rules;
  const auto& phase = std::get<DeclarePhase>(question.phase.body);
  blame(refusal, question, question.phase.rule, question.phase.word);
  const CallRules& tried = rules.calls[static_cast<std::size_t>(call)];
  if (!phase.makes_contract) return refuse_announcement(refusal, question, phase, call);
  const std::uint8_t standing = question.state.core().contract;
  const bool bids = phase.verb == "bid";
  if (standing == no_call) {
    return say(refusal, "no-such-call",
               sentence(bids ? "no-such-bid" : "no-such-call", {{"call", tried.text}}));
  }
  const Text stands = rules.calls[standing].text;
  const char* code = bids ? "bid-too-low" : "no-such-call";
  if (question.choices.calls.empty()) {
    return say(
        refusal, code,
        sentence(bids ? "bid-final" : "call-final", {{"call", tried.text}, {"standing", stands}}));
  }
  say(refusal, code,
      sentence(bids ? "bid-too-low" : "call-too-low",
               {{"call", tried.text},
                {"standing", stands},
                {"calls", calls_text(rules, question.choices.calls)}}));
}

void refuse_set(Refusal& refusal, const Question& question, const Move& move) {
  const GameRules& rules = question.rules;
  const auto* exchange = std::get_if<ExchangePhase>(&question.phase.body);
  const bool discards = exchange != nullptr && exchange->to_zone >= 0;
  const CardSet strange = move.cards - question.hand();
  if (!strange.empty()) return refuse_as_not_held(refusal, question, strange);
  blame(refusal, question, exchange == nullptr ? question.phase.rule : exchange->gives.rule,
        question.phase.word);
  if (question.choices.set_count == 0) {
    return say(refusal, "no-such-set",
               sentence(exchange == nullptr ? "nothing-to-show" : "nothing-to-give"));
  }
  const SetChoice& set = meant_by(question.choices, move);
  Text call;
  if (set.call != no_call) {
    const CallRules& shown = rules.calls[set.call];
    call = shown.text;
    blame(refusal, question, shown.shows ? shown.shows->rule : shown.rule, question.phase.word);
  }
  const int count = set.fixed.count() + set.count;
  const CardSet allowed = set.fixed | set.from;
  const CardSet barred = move.cards - allowed;
  const Wording wording = exchange == nullptr ? Wording{"wrong-number-show", "may-not-show"}
                          : discards          ? Wording{"wrong-number-discard", "may-not-discard"}
                                              : Wording{"wrong-number-give", "may-not-give"};
  if (!barred.empty()) {
    Filling texts = {{"cards", cards_text(rules, barred)}, {"from", cards_text(rules, allowed)}};
    if (exchange == nullptr) texts.emplace_back("call", call);
    return say(refusal, wording.may_not, sentence(wording.may_not, texts));
  }
  if (move.cards.count() != count) {
    Filling texts = {{"n", number_text(count)}, {"given", number_text(move.cards.count())}};
    if (exchange == nullptr) texts.emplace_back("call", call);
    return say(refusal, "wrong-number", sentence(wording.wrong_number, texts));
  }
  say(refusal, "must-be-among",
      sentence("must-be-among",
               {{"cards", cards_text(rules, set.fixed - move.cards, Listing::all_of)}}));
}

void refuse_meld(Refusal& refusal, const Question& question, const CardSet& cards) {
  const GameRules& rules = question.rules;
  const auto& phase = std::get<MeldPhase>(question.phase.body);
  MeldChoice free;  // as if no card had been used and no card of one's own were needed
  MeldPhase any = phase;
  any.own_cards = 0;
  free.phase = &any;
  free.deck = &rules.deck;
  free.own = question.hand();
  if (const auto& more = question.choices.melds.more)
    free.more.emplace().trump_suit = more->trump_suit;
  for (const int zone : phase.zones) {
    if (zone == StateLayout::hand) continue;
    free.shared |=
        question.state.cards(rules.layout, static_cast<std::size_t>(zone), question.seat());
  }
  const CardSet strange = cards - (free.own | free.shared);
  if (!strange.empty()) return refuse_as_not_held(refusal, question, strange);
  blame(refusal, question, question.phase.rule, question.phase.word);
  const MeldShape* shape = free.shape_of(cards);
  if (shape == nullptr) {
    std::vector<std::string> en;
    std::vector<std::string> ja;
    for (const MeldShape& known : phase.shapes) {
      const Text& text = known.text.en.empty() ? Text{known.name} : known.text;
      en.push_back(text.in(Language::en));
      ja.push_back(text.in(Language::ja));
    }
    const Text shapes = {list_text(en, Language::en, Listing::any_of),
                         list_text(ja, Language::ja, Listing::any_of)};
    return say(refusal, "no-meld",
               sentence("no-meld", {{"cards", cards_text(rules, cards, Listing::all_of)},
                                    {"shapes", shapes}}));
  }
  const MeldChoice& offered = question.choices.melds;
  CardSet used = cards - (offered.own | offered.shared);
  if (cards.is_subset_of(offered.used)) used = cards;
  if (offered.more) used |= cards & offered.more->spent[shape->group];
  if (!used.empty()) {
    return say(refusal, "already-melded",
               sentence("already-melded", {{"cards", cards_text(rules, used, Listing::all_of)}}));
  }
  if (shape->whole && (cards & free.own).count() >= std::min(phase.own_cards, cards.count())) {
    return say(refusal, "part-of-run",
               sentence("part-of-run", {{"cards", cards_text(rules, cards, Listing::all_of)}}));
  }
  say(refusal, "too-few-own-cards",
      sentence("too-few-own-cards", {{"n", number_text(phase.own_cards)},
                                     {"given", number_text((cards & free.own).count())}}));
}

void refuse_picks(Refusal& refusal, const Question& question, const Move& move) {
  const GameRules& rules = question.rules;
  const auto& step = std::get<StepPhase>(question.phase.body);
  blame(refusal, question, question.phase.rule, question.phase.word);
  std::array<CardSet, max_picks> found;
  for (std::size_t i = 0; i < step.choices.size() && i < max_picks; ++i) {
    const PickRule& pick = step.choices[i];
    found[i] =
        question.choices.pick_count > 0 ? question.choices.picks[i] : pickable(question, pick);
    if (!found[i].empty()) continue;
    blame(refusal, question, pick.rule, "pick");
    const bool from_hand = pick.zones.empty() || pick.zones.front() == StateLayout::hand;
    return say(refusal, "nothing-to-pick",
               from_hand
                   ? sentence("nothing-to-pick-hand")
                   : sentence("nothing-to-pick", {{"zone", zone_text(rules, pick.zones.front())}}));
  }
  for (std::size_t i = 0; i < step.choices.size() && i < max_picks; ++i) {
    const PickRule& pick = step.choices[i];
    const Card card = move.picks[i];
    if (card != no_card && found[i].has(card)) continue;
    const bool hand_only =
        pick.zones.empty() || (pick.zones.size() == 1 && pick.zones.front() == StateLayout::hand);
    if (card != no_card && hand_only && !question.hand().has(card)) {
      return refuse_as_not_held(refusal, question, CardSet::of(card));
    }
    blame(refusal, question, pick.rule, "pick");
    const Text cards = cards_text(rules, found[i]);
    if (card == no_card) {
      return say(refusal, "may-not-pick", sentence("may-not-pick-whose", {{"cards", cards}}));
    }
    return say(refusal, "may-not-pick",
               sentence("may-not-pick", {{"card", rules.deck.info(card).text}, {"cards", cards}}));
  }
}

}  // namespace houserule
