// Works out, when a table is loaded, what the steps and moves of playouts come to.

#pragma once

#include <algorithm>

#include "card_agenda/machine.h"

namespace houserule {

namespace {

bool is_own(const SeatRule& of) {
  return of.word == SeatWord::own_seat || (of.word == SeatWord::own_side && of.of.empty());
}

// Whether two selectors find the same, whatever lies there.
bool ask_the_same(const Selector& a, const Selector& b) {
  return a.kind == b.kind && a.last_wins == b.last_wins && a.cards.cards == b.cards.cards;
}

}  // namespace

template <int Words>
PreparedPlace Machine<Words>::place(int which) const {
  const ZonePlace& place = places_[static_cast<std::size_t>(which)];
  return {place.offset, place.stride};
}

template <int Words>
PreparedSelector Machine<Words>::prepared(const Selector& selector) {
  PreparedSelector made{&selector};
  if (!selector.when.is_always() || !selector.cards.is_constant()) return made;
  const auto same = [&](const Selector* other) { return ask_the_same(*other, selector); };
  const auto at = std::find_if(selectors_.begin(), selectors_.end(), same);
  made.number = static_cast<int>(at - selectors_.begin());
  if (at - selectors_.begin() == TrickAnswers<Words>::most) return {&selector};
  if (at == selectors_.end()) selectors_.push_back(&selector);
  return made;
}

// False: what it offers depends on more than the seat.
template <int Words>
bool Machine<Words>::prepare(const PickRule& rule, PreparedPick<Words>& made) const {
  if (!rule.cards.is_constant() || !is_own(rule.of)) return false;
  made.cards = Set(rule.cards.cards);
  const bool partners = rule.of.word == SeatWord::own_side && rules_->has_teams();
  const auto add = [&](std::size_t which) {
    const ZonePlace& place = places_[which];
    const int owners = partners && place.stride != 0 && which != StateLayout::hand ? 2 : 1;
    if (place.marks || made.count + static_cast<std::size_t>(owners) > made.most_places) {
      return false;
    }
    for (int owner = 0; owner < owners; ++owner, ++made.count) {
      for (int i = 0; i < seats_; ++i) {
        const Seat seat = seat_after(seat_at(i), seats_, owner * seats_ / 2);
        made.places[static_cast<std::size_t>(i)][made.count] = offset(which, seat);
      }
    }
    return true;
  };
  if (rule.zones.empty()) return add(StateLayout::hand);
  return std::all_of(rule.zones.begin(), rule.zones.end(),
                     [&](int which) { return add(static_cast<std::size_t>(which)); });
}

template <int Words>
PreparedEffect Machine<Words>::prepared_effect(int index) const {
  PreparedEffect made;
  made.phase = index;
  const Phase& phase = phase_at(index);
  if (!phase.when.is_always()) return made;
  if (const auto* swap = std::get_if<SwapPhase>(&phase.body)) {
    made.kind = PreparedEffect::Kind::swap;
    made.first = static_cast<std::uint8_t>(swap->first);
    made.second = static_cast<std::uint8_t>(swap->second);
  }
  const auto* move = std::get_if<MovePhase>(&phase.body);
  if (move == nullptr || move->only_marks || move->count == 0) return made;
  if (move->of.word != SeatWord::own_seat) return made;
  if (move->cards.kind != CardRule::Kind::picked || !move->cards.when.empty()) return made;
  if (move->from.size() != 1 || move->from.front() == MovePhase::trick) return made;
  made.kind = PreparedEffect::Kind::move;
  made.first = static_cast<std::uint8_t>(move->cards.index);
  made.from = place(move->from.front());
  made.to = place(move->to);
  if (is_ordered(move->from.front()) || is_ordered(move->to))
    made.kind = PreparedEffect::Kind::as_written;
  return made;
}

template <int Words>
PreparedStep<Words> Machine<Words>::prepared(const StepPhase& phase) const {
  PreparedStep<Words> made;
  if (phase.choices.empty() || phase.hook >= 0) return made;
  made.rule = &phase;
  made.may_pass = phase.may_pass;
  made.repeats = phase.repeats;
  bool keeps_order = false;  // some zone that is picked from
  for (const PickRule& rule : phase.choices) {
    if (!prepare(rule, made.picks[made.count++])) return made;
    keeps_order = keeps_order || std::any_of(rule.zones.begin(), rule.zones.end(),
                                             [&](int zone) { return is_ordered(zone); });
  }
  const auto keeps_places = [](const PreparedEffect& before, const PreparedEffect& swap) {
    return before.kind == PreparedEffect::Kind::move && before.first != swap.first &&
           before.first != swap.second;
  };
  for (const int index : phase.apply) {
    PreparedEffect effect = prepared_effect(index);
    if (effect.kind == PreparedEffect::Kind::swap &&
        (keeps_order ||
         !std::all_of(made.effects.begin(), made.effects.end(),
                      [&](const auto& before) { return keeps_places(before, effect); }))) {
      effect.kind = PreparedEffect::Kind::as_written;
    }
    made.effects.push_back(effect);
  }
  made.known = true;
  return made;
}

template <int Words>
PreparedMove<Words> Machine<Words>::prepared(const MovePhase& phase) {
  PreparedMove<Words> made;
  if (phase.only_marks || phase.from.size() != 1 || phase.of.is_several()) return made;
  const CardRule* cards = &phase.cards;
  if (cards->kind == CardRule::Kind::ranked_as && cards->when.empty()) {
    made.ranked_as = prepared(cards->selector.front());
    cards = &cards->parts[0];
  }
  if (!cards->is_constant()) return made;
  made.cards = Set(cards->cards);
  if (phase.of.word == SeatWord::selected) made.owner = prepared(phase.of.selector.front());
  made.count = phase.count == MovePhase::all ? max_cards : phase.count;
  made.from_trick = phase.from.front() == MovePhase::trick;
  if (made.from_trick && phase.count != MovePhase::all) return made;  // in the order of play
  if (!made.from_trick) made.from = place(phase.from.front());
  made.to = place(phase.to);
  if (is_ordered(phase.from.front()) || is_ordered(phase.to)) return made;
  // Whoever acts is there.
  made.owned = phase.of.word != SeatWord::own_seat || made.from.stride + made.to.stride > 0;
  made.known = true;
  return made;
}

template <int Words>
void Machine<Words>::prepare_steps() {
  for (const Phase& phase : rules_->phases) {
    const auto* step = std::get_if<StepPhase>(&phase.body);
    const auto* move = std::get_if<MovePhase>(&phase.body);
    steps_.push_back(step == nullptr ? PreparedStep<Words>() : prepared(*step));
    const bool is_asked = move != nullptr && phase.asks_each;
    moves_.push_back(move == nullptr || is_asked ? PreparedMove<Words>() : prepared(*move));
  }
  if (play_ == nullptr) return;
  for (const Selector& selector : play_->next_lead) next_lead_.push_back(prepared(selector));
}

}  // namespace houserule
