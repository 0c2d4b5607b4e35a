// What a playout looks up again and again: the tables of this deal, what they are entered with, and
// which conditions hold. Included by machine.h.

#pragma once

namespace houserule {

template <int Words>
inline const PlayTables<Words>& Machine<Words>::tables(const State& state) const {
  std::size_t at = 0;
  for (const ValueKey& key : keys_) {
    const int value = state.value(rules_->layout, key.value).units();
    at = at * static_cast<std::size_t>(key.cases) + static_cast<std::size_t>(value + 1);
  }
  return tables_[at * forms_ + form_of_[(state.core().contract + 1U) & 0xFFU]];
}

template <int Words>
inline TrickKeys Machine<Words>::keys_of(const State& state,
                                         const TrickTables<Words>& tricks) const {
  const Trick& trick = state.core().trick;
  TrickKeys keys;
  keys.led_suit = trick.led_suit;
  keys.called = static_cast<std::uint8_t>(state.core().called);
  keys.used_suits = trick.used_suits;
  if (trick.laid > 0 && !judged_by_card_) {
    keys.winning = static_cast<std::uint16_t>(trick.cards[trick.winning]);
    if (tricks.has_roles && trick.winning == trick.opened) keys.winning |= TrickKeys::led_offset;
  }
  return keys;
}

template <int Words>
inline unsigned Machine<Words>::truth_of(const State& state, Seat seat,
                                         const ConditionalLadder<Words>& ladder) const {
  unsigned truth = 0;
  for (std::size_t i = 0; i < ladder.conditions.size(); ++i) {
    if (is_true(state, seat, *ladder.conditions[i])) truth |= 1U << i;
  }
  return truth;
}

template <int Words>
[[gnu::always_inline]] inline BasicCardSet<Words> Machine<Words>::cards_for(
    const State& state, const CardRule& rule, const Acting& acting) const {
  return rule.is_constant() ? Set(rule.cards) : cards_found(state, rule, acting);
}

template <int Words>
BasicCardSet<Words> Machine<Words>::cards_found(const State& state, const CardRule& rule,
                                                const Acting& acting) const {
  if (rule.kind == CardRule::Kind::picked && rule.when.empty()) {
    const Card card = acting.picks[static_cast<std::size_t>(rule.index)];
    return card == no_card ? Set() : Set::of(card);
  }
  return Set(look_up(rule, look(state, acting)));
}

template <int Words>
inline typename Machine<Words>::SeatTurn Machine<Words>::turn_of(const State& state,
                                                                 const SeatRule& who,
                                                                 Seat own) const {
  if (who.word != SeatWord::each_seat) return turn_of_some(state, who, own);
  const Seat first = who.of.empty() ? eldest(state) : seat_for(state, who.of.front(), own);
  return {first, first == no_seat ? 0 : seats_, state.core().resting};
}

template <int Words>
template <class Act>
bool Machine<Words>::each_of(const State& state, const Phase& phase, const SeatRule& who, Seat own,
                             const Act& act) const {
  const SeatTurn turn = turn_of(state, who, own);
  Seat seat = turn.first;
  for (int left = turn.count; left > 0; --left, seat = seat_after(seat, seats_)) {
    if (acts_now(state, phase, seat, turn.left_out) && !act(seat)) return false;
  }
  return true;
}

template <int Words>
inline void Machine<Words>::card_is_played(State& state, Card card,
                                           const Surroundings& around) const {
  const Core& core = state.core();
  const bool is_called = card == core.called && core.partner_known == 0;
  if (is_called || core.sides_secret != 0) card_tells(state, card, around);
}

}  // namespace houserule
