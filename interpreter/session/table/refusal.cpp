#include "session/table/refusal.h"

#include <bit>

#include "base/did_you_mean.h"
#include "base/sentence.h"
#include "rules/sheet/phrases.h"
#include "session/table/legal_moves.h"
#include "session/table/refusal_reasons.h"
#include "session/texts/card_text.h"

namespace houserule {

namespace {

const Phase* phase_of(const GameRules& rules, const Decision& decision) {
  if (decision.phase < 0) return nullptr;
  return &rules.phases[static_cast<std::size_t>(decision.phase)];
}

std::vector<std::string> offers_of(const GameRules& rules, const Agenda& agenda, const State& state,
                                   const Decision& decision, SeatSet seats) {
  std::vector<Choices> asked;
  for (int i = 0; i < rules.seats; ++i) {
    const SeatSet asked_now = decision.to_act | decision.may_speak;
    if ((seats & asked_now & set_of(seat_at(i))) == 0) continue;
    asked.push_back(agenda.choices(state, seat_at(i)));
  }
  return legal_moves(rules, decision.phase, state, asked).legal;
}

bool speaks(const Phase& phase) { return std::holds_alternative<DeclarePhase>(phase.body); }

// Whether moves of this kind can be made in a phase at all.
bool fits(const Phase& phase, const Move& move) {
  const auto is = [&]<typename Body>(const Body*) {
    return std::holds_alternative<Body>(phase.body);
  };
  switch (move.kind) {
    case MoveKind::pass:
      return true;
    case MoveKind::call:
      return speaks(phase);
    case MoveKind::card:
      return is(static_cast<PlayPhase*>(nullptr)) || is(static_cast<ExposePhase*>(nullptr)) ||
             is(static_cast<CallPhase*>(nullptr));
    case MoveKind::set:
      return speaks(phase) || is(static_cast<ExchangePhase*>(nullptr)) ||
             is(static_cast<MeldPhase*>(nullptr));
    case MoveKind::picks:
    case MoveKind::option:
      return is(static_cast<StepPhase*>(nullptr));
  }
  return false;
}

void refuse_verb(Refusal& refusal, const GameRules& rules, const Decision& decision,
                 const Move& move) {
  const Phase& phase = *phase_of(rules, decision);
  refusal.code = "wrong-verb";
  refusal.rule = phase.rule;
  refusal.word = phase.word;
  if (speaks(phase) && move.kind == MoveKind::card) {
    const bool bids = std::get<DeclarePhase>(phase.body).verb == "bid";
    refusal.message = sentence(bids ? "card-in-auction" : "card-before-play");
  } else if (std::holds_alternative<PlayPhase>(phase.body) && move.kind == MoveKind::call) {
    refusal.message = sentence("call-after-calls");
  } else {
    refusal.message = sentence("wrong-verb", {{"verb", same(verb_of(rules, decision.phase))}});
  }
}

}  // namespace

void say(Refusal& refusal, std::string_view code, Text message) {
  refusal.code = code;
  refusal.message = std::move(message);
}

void blame(Refusal& refusal, const Question& question, const RuleRef& rule,
           const std::string& word) {
  const bool known = !rule.place.file.empty();
  refusal.rule = known ? rule : question.phase.rule;
  refusal.word = known && !word.empty() ? word : question.phase.word;
}

Text set_text(const GameRules& rules, const CardSet& cards) {
  CardSet rest = cards;
  std::vector<std::string> en;
  std::vector<std::string> ja;
  for (std::size_t i = 0; i < rules.deck.suits.size(); ++i) {
    const CardSet suit = rules.deck.suit(static_cast<int>(i)) & rules.in_play;
    if (suit.count() < 2 || !suit.is_subset_of(cards)) continue;
    rest -= suit;
    en.push_back(rules.deck.suits[i].text.in(Language::en));
    ja.push_back(rules.deck.suits[i].text.in(Language::ja));
  }
  if (en.empty()) return cards_text(rules, cards);
  if (!rest.empty()) {
    en.push_back(cards_text(rules, rest, Language::en));
    ja.push_back(cards_text(rules, rest, Language::ja));
  }
  return {list_text(en, Language::en, Listing::any_of),
          list_text(ja, Language::ja, Listing::any_of)};
}

Text calls_text(const GameRules& rules, const CallSet& calls) {
  std::vector<std::string> en;
  std::vector<std::string> ja;
  for (const int call : calls) {
    const Text& name = rules.calls[static_cast<std::size_t>(call)].text;
    en.push_back(name.in(Language::en));
    ja.push_back(name.in(Language::ja));
  }
  return {list_text(en, Language::en, Listing::any_of),
          list_text(ja, Language::ja, Listing::any_of)};
}

Refusal make_refusal(const GameRules& rules, const Agenda& agenda, const State& state,
                     const Decision& decision, const Move& move) {
  Refusal refusal;
  const Phase* phase = phase_of(rules, decision);
  if (decision.kind != Decision::Kind::ask || phase == nullptr) {
    say(refusal, "match-over", sentence("match-over"));
    return refusal;
  }
  bool out_of_turn = false;  // it may be said at any moment, if at all
  if (move.kind == MoveKind::call) {
    const int said_in = phase_of_call(rules, decision.phase, move.call);
    out_of_turn = said_in != decision.phase;
    phase = &rules.phases[static_cast<std::size_t>(said_in)];
  }
  if (move.seat == no_seat || index_of(move.seat) >= rules.seats ||
      ((decision.to_act & set_of(move.seat)) == 0 && !out_of_turn)) {
    refusal.offered = offers_of(rules, agenda, state, decision, 0xFF);
    if (std::popcount(decision.to_act) == 1) {
      const int seat = std::countr_zero(decision.to_act) + 1;
      say(refusal, "not-your-turn", sentence("not-your-turn", {{"seat", number_text(seat)}}));
    } else {
      say(refusal, "not-your-turn", sentence("not-to-act"));
    }
    return refusal;
  }
  const Choices choices = agenda.choices(state, move.seat);
  refusal.offered = offers_of(rules, agenda, state, decision, set_of(move.seat));
  if (!fits(*phase, move)) {
    refuse_verb(refusal, rules, decision, move);
    return refusal;
  }
  const Question question{rules, agenda, state, *phase, choices};
  switch (move.kind) {
    case MoveKind::card:
      if (std::holds_alternative<PlayPhase>(phase->body)) {
        refuse_play(refusal, question, move.card);
      } else {
        refuse_card(refusal, question, move.card);
      }
      break;
    case MoveKind::call:
      refuse_call(refusal, question, move.call);
      break;
    case MoveKind::set:
      if (std::holds_alternative<MeldPhase>(phase->body)) {
        refuse_meld(refusal, question, move.cards);
      } else {
        refuse_set(refusal, question, move);
      }
      break;
    case MoveKind::picks:
      refuse_picks(refusal, question, move);
      break;
    case MoveKind::option:
      say(refusal, "not-offered", sentence("not-offered"));
      break;
    case MoveKind::pass:
      refuse_pass(refusal, question);
      break;
  }
  return refusal;
}

Refusal make_unreadable(const GameRules& rules, const Decision& decision, const std::string& text,
                        const ReadMove& read, std::vector<std::string> offered) {
  Refusal refusal;
  refusal.offered = std::move(offered);
  if (phase_of(rules, decision) == nullptr || decision.kind != Decision::Kind::ask) {
    say(refusal, "match-over", sentence("match-over"));
    return refusal;
  }
  if (read.move && !read.right_verb) {
    refuse_verb(refusal, rules, decision, *read.move);
    return refusal;
  }
  refusal.code = "unreadable";
  std::vector<std::string> names = {"pass", "declare", "play", "expose"};
  for (const Card card : rules.in_play) {
    names.push_back(rules.deck.info(card).code);
    names.push_back(rules.deck.info(card).name);
  }
  for (const CallRules& call : rules.calls) names.push_back(call.name);
  names.push_back(verb_of(rules, decision.phase));
  const std::string& wrong = read.fault.empty() ? text : read.fault;
  const std::string nearest = nearest_name(wrong, names);
  const Text wrong_text = same(quotable(wrong));
  const Seat seat = read_seat(rules, text);
  if (!nearest.empty() && slug(nearest) == slug(wrong) && seat != no_seat) {
    // A call or a card where the verb stands.
    refusal.message = sentence("unreadable-verb", {{"text", wrong_text},
                                                   {"seat", std::to_string(number_of(seat))},
                                                   {"verb", verb_of(rules, decision.phase)}});
  } else if (!nearest.empty()) {
    refusal.message =
        sentence("unreadable-near", {{"text", wrong_text}, {"nearest", same(nearest)}});
  } else if (const std::string code = code_meant(rules.deck, wrong); !code.empty()) {
    refusal.message = sentence("unreadable-near", {{"text", wrong_text}, {"nearest", same(code)}});
  } else {
    refusal.message = sentence("unreadable", {{"text", wrong_text}});
  }
  return refusal;
}

}  // namespace houserule
