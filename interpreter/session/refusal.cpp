#include "session/refusal.h"

#include <bit>

#include "base/did_you_mean.h"
#include "session/card_text.h"
#include "session/message.h"

namespace houserule {

namespace {

Text same(std::string text) { return {text, text}; }

Text seat_text(Seat seat) { return same(std::to_string(number_of(seat))); }

const Phase* phase_of(const GameRules& rules, const Decision& decision) {
  if (decision.phase < 0) return nullptr;
  return &rules.phases[static_cast<std::size_t>(decision.phase)];
}

// All calls of a set, as a list: "malý or veľký".
Text calls_text(const GameRules& rules, std::uint32_t calls) {
  std::vector<std::string> en;
  std::vector<std::string> ja;
  for (std::size_t i = 0; i < rules.calls.size(); ++i) {
    if ((calls >> i & 1) == 0) continue;
    en.push_back(rules.calls[i].text.in(Language::en));
    ja.push_back(rules.calls[i].text.in(Language::ja));
  }
  return {list_text(en, Language::en, Listing::any_of),
          list_text(ja, Language::ja, Listing::any_of)};
}

std::vector<std::string> offers_of(const GameRules& rules, const Agenda& agenda, const State& state,
                                   const Decision& decision, SeatSet seats) {
  std::vector<std::string> offered;
  for (int i = 0; i < rules.seats; ++i) {
    if ((seats & decision.to_act & set_of(seat_at(i))) == 0) continue;
    for (std::string& text : to_texts(rules, decision.phase, agenda.choices(state, seat_at(i)))) {
      if (offered.size() < 512) offered.push_back(std::move(text));
    }
  }
  return offered;
}

// The call whose own ladder is asked, or null for the usual one.
const CallRules* owner_of_ladder(const GameRules& rules, const State& state, bool leads) {
  const std::uint8_t contract = state.core().contract;
  if (contract == no_call) return nullptr;
  const CallRules& call = rules.calls[contract];
  return (leads ? call.lead : call.follow).has_value() ? &call : nullptr;
}

void refuse_card_by_ladder(Refusal& refusal, const GameRules& rules, const Agenda& agenda,
                           const State& state, Seat seat) {
  const LadderAnswer answer = agenda.ladder_answer(state, seat);
  const RungAnswer& rung = answer.rungs[answer.binding];
  const Text cards = cards_text(rules, rung.offers);
  const Trick& trick = state.core().trick;
  refusal.rule = rung.step->rule;
  refusal.word = word_of(rung.step->step);
  switch (rung.step->step) {
    case Step::follow_suit:
      refusal.code = "must-follow-suit";
      refusal.message = message_text(
          "must-follow-suit", {{"suit", suit_text(rules, trick.led_suit)}, {"cards", cards}});
      return;
    case Step::head_trick: {
      const Text best = rules.deck.info(trick.winning_card()).text;
      const CallRules* call = owner_of_ladder(rules, state, answer.leads);
      refusal.code = "must-head-trick";
      refusal.message =
          call == nullptr ? message_text("must-head-trick", {{"card", best}, {"cards", cards}})
                          : message_text("must-head-trick-under",
                                         {{"call", call->text}, {"card", best}, {"cards", cards}});
      return;
    }
    default:
      refusal.code = "must-play-from";
      refusal.message =
          message_text(answer.leads ? "must-lead-from" : "must-play-from", {{"cards", cards}});
  }
}

void refuse_card(Refusal& refusal, const GameRules& rules, const Agenda& agenda, const State& state,
                 const Phase& phase, const Choices& choices, Card card) {
  const Text name = rules.deck.info(card).text;
  if (!state.cards(rules.layout, StateLayout::hand, choices.seat).has(card)) {
    refusal.code = "not-your-card";
    refusal.message = message_text("not-your-card", {{"card", name}});
    return;
  }
  if (std::holds_alternative<PlayPhase>(phase.body)) {
    return refuse_card_by_ladder(refusal, rules, agenda, state, choices.seat);
  }
  refusal.code = "must-play-from";
  refusal.rule = phase.rule;
  refusal.word = phase.word;
  const bool shown = state.cards(rules.layout, StateLayout::exposed, choices.seat).has(card);
  if (shown) {
    refusal.message = message_text("already-exposed", {{"card", name}});
  } else if (choices.cards.empty()) {
    refusal.message = message_text("nothing-to-expose", {{"card", name}});
  } else {
    refusal.message = message_text("may-not-expose",
                                   {{"card", name}, {"cards", cards_text(rules, choices.cards)}});
  }
}

void refuse_call(Refusal& refusal, const GameRules& rules, const State& state, const Phase& phase,
                 const Choices& choices, int call) {
  refusal.code = "no-such-call";
  refusal.rule = phase.rule;
  refusal.word = phase.word;
  const Text name = rules.calls[static_cast<std::size_t>(call)].text;
  const std::uint8_t standing = state.core().contract;
  if (standing == no_call || !std::holds_alternative<DeclarePhase>(phase.body)) {
    refusal.message = message_text("no-such-call", {{"call", name}});
    return;
  }
  const Text stands = rules.calls[standing].text;
  refusal.message =
      choices.calls == 0
          ? message_text("call-final", {{"call", name}, {"standing", stands}})
          : message_text("call-too-low", {{"call", name},
                                          {"standing", stands},
                                          {"calls", calls_text(rules, choices.calls)}});
}

void refuse_pass(Refusal& refusal, const GameRules& rules, const Agenda& agenda, const State& state,
                 const Phase& phase, const Choices& choices) {
  refusal.code = "may-not-pass";
  refusal.rule = phase.rule;
  refusal.word = phase.word;
  if (!choices.cards.empty()) {
    const Text cards = cards_text(rules, choices.cards);
    const bool plays = std::holds_alternative<PlayPhase>(phase.body);
    const bool leads = plays && agenda.ladder_answer(state, choices.seat).leads;
    refusal.message =
        message_text(leads ? "may-not-pass-lead" : "may-not-pass", {{"cards", cards}});
  } else {
    refusal.message =
        message_text("may-not-pass-call", {{"calls", calls_text(rules, choices.calls)}});
  }
}

}  // namespace

Refusal make_refusal(const GameRules& rules, const Agenda& agenda, const State& state,
                     const Decision& decision, const Move& move) {
  Refusal refusal;
  const Phase* phase = phase_of(rules, decision);
  if (decision.kind != Decision::Kind::ask || phase == nullptr) {
    refusal.code = "match-over";
    refusal.message = message_text("match-over");
    return refusal;
  }
  if (move.seat == no_seat || index_of(move.seat) >= rules.seats ||
      (decision.to_act & set_of(move.seat)) == 0) {
    refusal.code = "not-your-turn";
    refusal.offered = offers_of(rules, agenda, state, decision, 0xFF);
    if (std::popcount(decision.to_act) == 1) {
      refusal.message = message_text(
          "not-your-turn", {{"seat", seat_text(seat_at(std::countr_zero(decision.to_act)))}});
    } else {
      refusal.message = message_text("not-to-act");
    }
    return refusal;
  }
  const Choices choices = agenda.choices(state, move.seat);
  refusal.offered = offers_of(rules, agenda, state, decision, set_of(move.seat));
  const bool speaks = std::holds_alternative<DeclarePhase>(phase->body);
  if ((move.kind == MoveKind::card && speaks) || (move.kind == MoveKind::call && !speaks)) {
    refusal.code = "wrong-verb";
    refusal.rule = phase->rule;
    refusal.word = phase->word;
    refusal.message = message_text(speaks ? "card-before-play" : "call-after-calls");
    return refusal;
  }
  switch (move.kind) {
    case MoveKind::card:
      refuse_card(refusal, rules, agenda, state, *phase, choices, move.card);
      break;
    case MoveKind::call:
      refuse_call(refusal, rules, state, *phase, choices, move.call);
      break;
    case MoveKind::pass:
      refuse_pass(refusal, rules, agenda, state, *phase, choices);
      break;
  }
  return refusal;
}

Refusal make_unreadable(const GameRules& rules, const Decision& decision, const std::string& text,
                        const ReadMove& read, std::vector<std::string> offered) {
  Refusal refusal;
  refusal.offered = std::move(offered);
  const Phase* phase = phase_of(rules, decision);
  if (phase == nullptr || decision.kind != Decision::Kind::ask) {
    refusal.code = "match-over";
    refusal.message = message_text("match-over");
    return refusal;
  }
  const bool speaks = std::holds_alternative<DeclarePhase>(phase->body);
  if (read.move && !read.right_verb) {
    refusal.code = "wrong-verb";
    refusal.rule = phase->rule;
    refusal.word = phase->word;
    refusal.message = message_text(read.move->kind == MoveKind::call ? "call-after-calls"
                                   : speaks                          ? "card-before-play"
                                                                     : "wrong-verb");
    return refusal;
  }
  refusal.code = "unreadable";
  std::vector<std::string> names;
  for (const Card card : rules.in_play) {
    names.push_back(rules.deck.info(card).code);
    names.push_back(rules.deck.info(card).name);
  }
  for (const CallRules& call : rules.calls) names.push_back(call.name);
  for (const char* verb : {"pass", "declare", "play", "expose"}) names.emplace_back(verb);
  const std::string& wrong = read.fault.empty() ? text : read.fault;
  const std::string nearest = nearest_name(wrong, names);
  refusal.message =
      nearest.empty() ? message_text("unreadable", {{"text", same(quotable(wrong))}})
                      : message_text("unreadable-near",
                                     {{"text", same(quotable(wrong))}, {"nearest", same(nearest)}});
  return refusal;
}

}  // namespace houserule
