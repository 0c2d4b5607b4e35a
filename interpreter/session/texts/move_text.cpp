#include "session/texts/move_text.h"

#include "board_rules/sheet/option_text.h"

namespace houserule {

namespace {

// Whose a card is, as seen from the seat that moves: "own", "partner" or the seat's number.
std::string whose(const GameRules& rules, const PickRule& pick, Seat mover, Card card,
                  const State& state) {
  const auto zone = static_cast<std::size_t>(pick.zones.front());
  for (int i = 0; i < rules.seats; ++i) {
    const Seat seat = seat_at(i);
    if (!state.cards(rules.layout, zone, seat).has(card)) continue;
    if (seat == mover) return "own";
    const bool partner =
        rules.has_teams() && seat == seat_after(mover, rules.seats, rules.seats / 2);
    return partner ? "partner" : std::to_string(number_of(seat));
  }
  return "";
}

std::string codes(const GameRules& rules, const CardSet& cards) {
  std::string text;
  for (const Card card : cards) text += " " + rules.deck.info(card).code;
  return text;
}

std::string picks_text(const GameRules& rules, const Phase& phase, const Move& move,
                       const State* state) {
  std::string text;
  const auto* step = std::get_if<StepPhase>(&phase.body);
  for (std::size_t i = 0; i < max_picks; ++i) {
    const Card card = move.picks[i];
    if (card == no_card) continue;
    const PickRule* pick =
        step != nullptr && i < step->choices.size() ? &step->choices[i] : nullptr;
    std::string owner;
    if (pick != nullptr && pick->by_seat && pick->zones.size() == 1 && state != nullptr) {
      owner = whose(rules, *pick, move.seat, card, *state);
    }
    text += owner.empty() ? " " + rules.deck.info(card).code : " for " + owner;
  }
  return text;
}

}  // namespace

std::string verb_of(const GameRules& rules, int phase) {
  const Phase& of = rules.phases[static_cast<std::size_t>(phase)];
  const auto named = [&](const std::string& verb) { return verb.empty() ? of.slug : verb; };
  if (const auto* declare = std::get_if<DeclarePhase>(&of.body)) {
    return declare->verb.empty() ? "declare" : declare->verb;
  }
  if (std::holds_alternative<ExposePhase>(of.body)) return "expose";
  if (const auto* exchange = std::get_if<ExchangePhase>(&of.body)) return named(exchange->verb);
  if (const auto* step = std::get_if<StepPhase>(&of.body)) return named(step->verb);
  if (std::holds_alternative<CallPhase>(of.body)) return "call";
  if (std::holds_alternative<MeldPhase>(of.body)) return "meld";
  return "play";
}

std::string pass_of(const GameRules& rules, int phase) {
  const Phase& of = rules.phases[static_cast<std::size_t>(phase)];
  const auto* declare = std::get_if<DeclarePhase>(&of.body);
  return declare == nullptr || declare->pass.en.empty() ? "pass" : slug(declare->pass.en);
}

int phase_of_call(const GameRules& rules, int phase, int call) {
  const auto* play = std::get_if<PlayPhase>(&rules.phases[static_cast<std::size_t>(phase)].body);
  if (play == nullptr) return phase;
  for (const int index : play->any_time) {
    const Phase& of = rules.phases[static_cast<std::size_t>(index)];
    if (std::get<DeclarePhase>(of.body).calls.has(call)) return index;
  }
  return phase;
}

std::string to_text(const GameRules& rules, int phase, const Move& move, const State* state) {
  const Seat by = state == nullptr ? move.seat : state->core().chooser(move.seat);
  const std::string seat = std::to_string(number_of(by)) + " ";
  if (move.kind == MoveKind::call) phase = phase_of_call(rules, phase, move.call);
  const std::string verb = verb_of(rules, phase);
  switch (move.kind) {
    case MoveKind::pass:
      return seat + pass_of(rules, phase);
    case MoveKind::call:
      if (rules.calls[move.call].stands_alone()) return seat + rules.calls[move.call].slug;
      return seat + verb + " " + rules.calls[move.call].slug;
    case MoveKind::card:
      return seat + verb + " " + rules.deck.info(move.card).code;
    case MoveKind::set:
      return seat + (move.call == no_call ? verb : "show") + codes(rules, move.cards);
    case MoveKind::option:
      return seat + option_text(rules, move.option);
    case MoveKind::picks:
      return seat + verb +
             picks_text(rules, rules.phases[static_cast<std::size_t>(phase)], move, state);
  }
  return seat;
}

}  // namespace houserule
