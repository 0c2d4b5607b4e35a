// Why a card may not be played to the trick, or why a seat may not pass.

#include "base/sentence.h"
#include "rules/sheet/phrases.h"
#include "session/table/refusal_reasons.h"
#include "session/texts/card_text.h"

namespace houserule {

namespace {

// The call whose own ladder is asked, or null for the usual one.
const CallRules* owner_of_ladder(const Question& question, bool leads) {
  const std::uint8_t contract = question.state.core().contract;
  if (contract == no_call) return nullptr;
  const Form& form = question.rules.form_of(contract);
  const bool has_own = question.rules.calls[contract].form != 0 &&
                       form.brings(leads ? Form::own_lead : Form::own_follow);
  return has_own ? &question.rules.calls[contract] : nullptr;
}

CardSet cards_in(const Trick& trick) {
  CardSet cards;
  for (std::size_t i = 0; i < trick.size; ++i) {
    if (trick.cards[i] != no_card) cards.add(trick.cards[i]);
  }
  return cards;
}

// The suit a card counts as: its own, or that of the trumps.
Text suit_of(const Question& question, Card card) {
  const CardSet trumps = question.agenda.tricks()->trumps(question.state);
  const int suit = question.rules.deck.info(card).suit;
  const bool plain = !trumps.has(card) || (suit >= 0 && question.rules.deck.suit(suit) == trumps);
  return plain ? suit_text(question.rules, suit) : sentence("trumps");
}

// The suit that was led: that of the first card that has one.
Text led_suit(const Question& question) {
  const Trick& trick = question.state.core().trick;
  for (std::size_t i = 0; i < trick.size; ++i) {
    const Card card = trick.cards[i];
    if (card == no_card) continue;
    const bool has_suit = question.rules.deck.info(card).suit >= 0 ||
                          question.agenda.tricks()->trumps(question.state).has(card);
    if (has_suit) return suit_of(question, card);
  }
  return {};
}

bool trump_led(const Question& question) {
  const Trick& trick = question.state.core().trick;
  const CardSet trumps = question.agenda.tricks()->trumps(question.state);
  for (std::size_t i = 0; i < trick.size; ++i) {
    const Card card = trick.cards[i];
    if (card == no_card) continue;
    if (trumps.has(card)) return true;
    if (question.rules.deck.info(card).suit >= 0) return false;
  }
  return false;
}

bool suit_lies_there(const Question& question, Card card) {
  const int suit = question.rules.deck.info(card).suit;
  for (const Card lies : cards_in(question.state.core().trick)) {
    if (suit >= 0 && question.rules.deck.info(lies).suit == suit) return true;
  }
  return false;
}

// The condition under which a set stands, or null.
const Condition* condition_of(const CardRule& rule) {
  if (!rule.when.empty()) return &rule.when.front();
  for (const CardRule& part : rule.parts) {
    if (const Condition* found = condition_of(part)) return found;
  }
  return nullptr;
}

// "The rules leave you these cards", with the reason where it is one that can be said.
void refuse_by_set(Refusal& refusal, const Question& question, const LadderStep& step, bool leads,
                   const Text& cards) {
  const Condition* when = step.when.is_always() ? condition_of(step.cards) : &step.when;
  refusal.code = "must-play-from";
  if (when != nullptr && when->kind == Condition::Kind::first_trick && !when->negated) {
    refusal.message =
        sentence(leads ? "must-lead-from-first" : "must-play-from-first", {{"cards", cards}});
  } else if (when != nullptr && when->kind == Condition::Kind::played && when->negated) {
    const Text until = set_text(question.rules, question.agenda.tricks()->cards_of(
                                                    question.state, question.seat(), when->cards));
    refusal.message = sentence(leads ? "must-lead-from-until" : "must-play-from-until",
                               {{"until", until}, {"cards", cards}});
  } else {
    refusal.message = sentence(leads ? "must-lead-from" : "must-play-from", {{"cards", cards}});
  }
}

void refuse_by_ladder(Refusal& refusal, const Question& question, Card card) {
  const GameRules& rules = question.rules;
  const LadderAnswer answer =
      question.agenda.tricks()->ladder_answer(question.state, question.seat());
  const Text cards = cards_text(rules, question.choices.cards);
  if (answer.binding >= answer.rungs.size()) {
    blame(refusal, question, {}, "");
    return say(refusal, "must-play-from", sentence("must-play-from", {{"cards", cards}}));
  }
  const LadderStep& step = *answer.rungs[answer.binding].step;
  blame(refusal, question, step.rule.place.file.empty() ? step.cards.rule : step.rule,
        word_of(step));
  const Trick& trick = question.state.core().trick;
  const bool only_pass = question.choices.cards.empty();
  bool no_suit_twice = false;
  for (const RungAnswer& rung : answer.rungs) {
    no_suit_twice = no_suit_twice || rung.step->cards.mentions(CardWord::new_suit);
  }
  if (no_suit_twice && suit_lies_there(question, card)) {
    for (const RungAnswer& rung : answer.rungs) {
      if (!rung.step->cards.mentions(CardWord::new_suit)) continue;
      blame(refusal, question, rung.step->rule, word_of(*rung.step));
    }
    const Text suit = suit_of(question, card);
    return say(refusal, "must-not-follow",
               only_pass ? sentence("must-not-follow-pass", {{"suit", suit}})
                         : sentence("must-not-follow", {{"suit", suit}, {"cards", cards}}));
  }
  if (only_pass) return say(refusal, "must-pass", sentence("must-pass"));
  CardWord word = step.cards.means;
  const CardSet trumps = question.agenda.tricks()->trumps(question.state);
  if (word == CardWord::overtrump && (cards_in(trick) & trumps).empty()) word = CardWord::trump;
  if (word == CardWord::trump && trump_led(question)) word = CardWord::follow_suit;
  const std::string code(row_of(card_rows, word)->refused);
  if (step.cards.kind != CardRule::Kind::word || code.empty()) {
    return refuse_by_set(refusal, question, step, answer.leads, cards);
  }
  const Card winning = trick.laid == 0 ? no_card : trick.winning_card();
  const CallRules* call = owner_of_ladder(question, answer.leads);
  const bool under = call != nullptr && has_sentence(code + "-under");
  say(refusal, code,
      sentence(under ? code + "-under" : code,
               {{"suit", led_suit(question)},
                {"card", winning == no_card ? Text{} : rules.deck.info(winning).text},
                {"call", call == nullptr ? Text{} : call->text},
                {"cards", cards}}));
}

}  // namespace

void refuse_play(Refusal& refusal, const Question& question, Card card) {
  const auto& play = std::get<PlayPhase>(question.phase.body);
  const Text name = question.rules.deck.info(card).text;
  if (question.hand().has(card)) return refuse_by_ladder(refusal, question, card);
  const auto zone = static_cast<std::size_t>(std::max(0, play.always_from));
  const CardRule& always = question.rules.form_of(question.state.core().contract).always_playable;
  const CardSet beside =
      question.state.cards(question.rules.layout, zone, question.seat()) &
      question.agenda.tricks()->cards_of(question.state, question.seat(), always);
  if (!beside.has(card)) {
    return say(refusal, "not-your-card", sentence("not-your-card", {{"card", name}}));
  }
  blame(refusal, question, always.rule, "always_playable");
  if (question.choices.cards.empty()) {
    return say(refusal, "must-pass", sentence("must-pass"));
  }
  say(refusal, "must-play-from",
      sentence("may-not-open",
               {{"card", name}, {"cards", cards_text(question.rules, question.choices.cards)}}));
}

void refuse_pass(Refusal& refusal, const Question& question) {
  const GameRules& rules = question.rules;
  const Choices& choices = question.choices;
  refusal.code = "may-not-pass";
  blame(refusal, question, question.phase.rule, question.phase.word);
  const Text cards = cards_text(rules, choices.cards);
  if (std::holds_alternative<PlayPhase>(question.phase.body)) {
    const bool leads =
        question.agenda.tricks()->ladder_answer(question.state, question.seat()).leads;
    refusal.message = sentence(leads ? "may-not-pass-lead" : "may-not-pass", {{"cards", cards}});
  } else if (std::holds_alternative<CallPhase>(question.phase.body)) {
    refusal.message = sentence("may-not-pass-name", {{"cards", cards}});
  } else if (const auto* exchange = std::get_if<ExchangePhase>(&question.phase.body)) {
    const SetChoice& set = choices.sets[0];
    refusal.message =
        sentence(exchange->to_zone >= 0 ? "may-not-pass-discard" : "may-not-pass-give",
                 {{"n", number_text(set.fixed.count() + set.count)}});
  } else if (!choices.calls.empty()) {
    refusal.message = sentence("may-not-pass-call", {{"calls", calls_text(rules, choices.calls)}});
  } else {
    refusal.message = sentence("may-not-pass-pick");
  }
}

}  // namespace houserule
