// What a position answers: sets of cards, conditions, seats, picks.

#pragma once

#include <algorithm>

#include "card_agenda/laid_melds.h"
#include "card_agenda/machine.h"

namespace houserule {

template <int Words>
int Machine<Words>::value_at(const Look& look, int index) const {
  if (look.values != nullptr) return (*look.values)[static_cast<std::size_t>(index)];
  return look.state == nullptr ? -1 : look.state->value(rules_->layout, index).units();
}

// What a word for cards means, where it is looked up by no more than its entry says (`sees`).
template <int Words>
CardSet Machine<Words>::meaning(CardWord word, const Look& look) const {
  const Deck& deck = rules_->deck;
  const auto winning = static_cast<std::size_t>(look.keys.winning & 0xFFU);
  const auto beats = [&] {
    if (judged_by_card_ && look.acting != nullptr) {
      const Seat seat = look.acting->seat;
      if (seat == no_seat) return CardSet();
      const auto beside = static_cast<std::size_t>(play_->always_from);
      const Set cards = hand(*look.state, seat) | zone(*look.state, beside, seat);
      return CardSet(would_win(*look.state, seat, cards));
    }
    const bool led = (look.keys.winning & TrickKeys::led_offset) != 0;
    return CardSet(led ? look.tables->beats_led[winning] : look.tables->beats[winning]);
  };
  const auto led_suit = [&] {
    const std::uint8_t suit = look.keys.led_suit;
    return suit == no_suit ? all_ : CardSet(look.tables->suits[suit]);
  };
  const auto trumps = [&] {
    if (look.tables != nullptr) return look.tables->order.trumps;
    if (look.trumps != nullptr) return *look.trumps;
    const std::vector<CardRule>& usual = rules_->forms.front().trumps;
    return usual.empty() ? CardSet() : look_up(usual.front(), look);
  };
  switch (word) {
    case CardWord::trump:
      return trumps();
    case CardWord::called: {
      CardSet set;
      if (look.keys.called < deck.size()) set.add(card_at(look.keys.called));
      return set;
    }
    case CardWord::called_suit: {
      const bool named = look.keys.called < deck.size();
      const int suit = named ? deck.info(card_at(look.keys.called)).suit : -1;
      return suit < 0 ? CardSet() : suits_[static_cast<std::size_t>(suit)];
    }
    case CardWord::follow_suit:
      return look.trick_open ? led_suit() : all_;
    case CardWord::head_trick:
      // In a table of a ruffed trick no suit is led: no card of it beats the trump.
      if (!look.trick_open) return all_;
      return look.keys.led_suit == no_suit ? CardSet() : beats() & led_suit();
    case CardWord::beating:
      return look.trick_open ? beats() : all_;
    case CardWord::overtrump:
      return look.trick_open ? beats() & trumps() : trumps();
    case CardWord::new_suit: {
      CardSet set = all_;
      for (std::size_t suit = 0; suit < TrickTables<Words>::max_suits; ++suit) {
        if ((look.keys.used_suits >> suit & 1) != 0) set -= CardSet(look.tables->suits[suit]);
      }
      return set;
    }
  }
  return {};
}

template <int Words>
CardSet Machine<Words>::look_up(const CardRule& rule, const Look& look) const {
  using Kind = CardRule::Kind;
  if (rule.is_constant()) return rule.cards;
  if (look.state != nullptr && !rule.when.empty()) {
    const Seat seat = look.acting == nullptr ? no_seat : look.acting->seat;
    if (!is_true(*look.state, seat, rule.when.front())) return {};
  }
  switch (rule.kind) {
    case Kind::fixed:
      return rule.cards;
    case Kind::word:
      return meaning(rule.means, look);
    case Kind::union_of: {
      CardSet set;
      for (const CardRule& part : rule.parts) set |= look_up(part, look);
      return set;
    }
    case Kind::all_of: {
      CardSet set = all_;
      for (const CardRule& part : rule.parts) set &= look_up(part, look);
      return set;
    }
    case Kind::except:
      return look_up(rule.parts[0], look) - look_up(rule.parts[1], look);
    case Kind::trump_suit: {
      const int suit = value_at(look, rule.index);
      return suit < 0 ? CardSet() : suits_[static_cast<std::size_t>(suit)];
    }
    case Kind::rank_value: {
      const int rank = value_at(look, rule.index);
      return rank < 0 ? CardSet() : ranks_[static_cast<std::size_t>(rank)];
    }
    case Kind::ranked_as: {
      if (look.state == nullptr) return {};
      const int at = selected(*look.state, rule.selector.front());
      if (at < 0) return {};
      const Card card = look.state->core().trick.cards[static_cast<std::size_t>(at)];
      const int rank = rules_->deck.info(card).rank;
      if (rank < 0) return {};
      return look_up(rule.parts[0], look) & ranks_[static_cast<std::size_t>(rank)];
    }
    case Kind::by_suit: {
      const int suit = value_at(look, rule.index);
      return suit < 0 ? CardSet() : look_up(rule.parts[static_cast<std::size_t>(suit)], look);
    }
    case Kind::above:
    case Kind::below:
      return look.state == nullptr ? CardSet() : beside(*look.state, rule);
    case Kind::melded:
      if (look.state == nullptr || look.acting == nullptr) return {};
      return just_melded(*rules_, *look.state, look.acting->seat);
    case Kind::picked: {
      CardSet set;
      if (look.acting != nullptr) {
        const Card card = look.acting->picks[static_cast<std::size_t>(rule.index)];
        if (card != no_card) set.add(card);
      }
      return set;
    }
  }
  return {};
}

// The cards of the suit of a card of the trick that rank above it, or below it.
template <int Words>
CardSet Machine<Words>::beside(const State& state, const CardRule& rule) const {
  const int at = selected(state, rule.selector.front());
  if (at < 0) return {};
  const TrickTables<Words>& tricks = tables(state).tricks;
  const auto found =
      static_cast<std::size_t>(index_of(state.core().trick.cards[static_cast<std::size_t>(at)]));
  const std::uint8_t suit = tricks.suit_of[found];
  if (suit == no_suit) return {};
  CardSet set;
  for (const Card card : CardSet(tricks.suits[suit])) {
    const int more = tricks.order.following[static_cast<std::size_t>(index_of(card))] -
                     tricks.order.following[found];
    if (rule.kind == CardRule::Kind::above ? more > 0 : more < 0) set.add(card);
  }
  return set;
}

template <int Words>
typename Machine<Words>::Look Machine<Words>::look(const State& state, const Acting& acting) const {
  Look look;
  look.state = &state;
  look.acting = &acting;
  look.keys.called = static_cast<std::uint8_t>(state.core().called);
  if (play_ == nullptr) return look;
  look.tables = &tables(state).tricks;
  look.keys = keys_of(state, *look.tables);
  look.trick_open = state.core().trick.laid > 0;
  return look;
}

template <int Words>
CardSet Machine<Words>::cards_of(const State& state, Seat seat, const CardRule& rule) const {
  Acting acting;
  acting.seat = seat;
  return rule.is_constant() ? rule.cards : look_up(rule, look(state, acting));
}

template <int Words>
bool Machine<Words>::holds(const State& state, Seat seat, const Condition& condition) const {
  return is_true(state, seat, condition);
}

template <int Words>
CardSet Machine<Words>::beating(const State& state, Card card, bool led) const {
  const TrickTables<Words>& tricks = tables(state).tricks;
  const auto index = static_cast<std::size_t>(index_of(card));
  return CardSet(led ? tricks.beats_led[index] : tricks.beats[index]);
}

template <int Words>
Seat Machine<Words>::seat_elsewhere(const State& state, const SeatRule& rule, Seat own) const {
  if (!rule.of.empty()) own = seat_for(state, rule.of.front(), own);
  if (rule.word == SeatWord::selected) {
    const int at = selected(state, rule.selector.front());
    return at < 0 ? no_seat : seat_after(state.core().trick.leader, seats_, at);
  }
  if (rule.word != SeatWord::holder && rule.word != SeatWord::announcer) {
    return seat_of(state, rule.word, own);
  }
  for (int i = 0; i < seats_; ++i) {
    const Seat seat = seat_after(eldest(state), seats_, i);
    const bool is_meant = rule.word == SeatWord::holder
                              ? !(hand(state, seat) & Set(rule.cards)).empty()
                              : !(state.announced(rules_->layout, seat) & rule.calls).empty();
    if (is_meant) return seat;
  }
  return no_seat;
}

// Of one of the seats a condition on scores speaks of.
template <int Words>
[[gnu::noinline]] bool Machine<Words>::is_true_of_score(const State& state, Seat own,
                                                        const Condition& condition) const {
  using Kind = Condition::Kind;
  const bool tricks = condition.kind == Kind::tricks_so_far;
  if (tricks || condition.kind == Kind::points_so_far) {
    const std::int64_t halves = so_far(state, own, condition.of.front(), tricks).halves;
    return halves >= std::int64_t{2} * condition.least &&
           halves <= std::int64_t{2} * condition.most;
  }
  const StateLayout& layout = rules_->layout;
  const SeatSet meant =
      condition.of.empty() ? all_seats() : seats_in(turn_of(state, condition.of.front(), own));
  const auto score_of = [&](int seat) { return state.score(layout, seat_at(seat)).halves; };
  const int wanted = 2 * condition.least;
  for (int i = 0; i < seats_; ++i) {
    if ((meant >> i & 1) == 0) continue;
    if (condition.kind == Kind::score_reaches && score_of(i) >= wanted) return true;
    if (condition.kind == Kind::score_falls_to && score_of(i) <= wanted) return true;
    if (condition.kind == Kind::tally_reaches) {
      const KeptNumber& kept = rules_->kept[static_cast<std::size_t>(condition.kept)];
      const int at = kept.first + (kept.of == KeptNumber::Of::match ? 0 : i);
      if (state.value(layout, at).halves >= wanted) return true;
    }
    if (condition.kind != Kind::behind) continue;
    const SeatSet side = side_of(state, seat_at(i));
    for (int other = 0; other < seats_; ++other) {
      const bool leads = (side >> other & 1) == 0 && score_of(other) - score_of(i) >= wanted;
      if (leads) return true;
    }
  }
  return false;
}

// `taken`: the trick of which the condition speaks has been taken and lies there no more; null: it
// is the one that lies open.
template <int Words>
bool Machine<Words>::is_true(const State& state, Seat seat, const Condition& condition,
                             const Trick* taken) const {
  using Kind = Condition::Kind;
  const Core& core = state.core();
  const auto within = [&](int count) {
    return count >= condition.least && count <= condition.most;
  };
  const auto every_hand = [&](int most) {
    for (int i = 0; i < seats_; ++i) {
      if (hand(state, seat_at(i)).count() > most) return false;
    }
    return true;
  };
  const auto tricks_of = [&](SeatSet side) {
    int tricks = 0;
    for (int i = 0; i < seats_; ++i) {
      if ((side >> i & 1) != 0) tricks += core.tricks_won[static_cast<std::size_t>(i)];
    }
    return tricks;
  };
  const auto fits = [&]() __attribute__((always_inline)) {
    switch (condition.kind) {
      case Kind::always:
        return true;
      case Kind::never:
        return false;
      case Kind::any_of:
        return std::any_of(
            condition.parts.begin(), condition.parts.end(),
            [&](const Condition& part) { return is_true(state, seat, part, taken); });
      case Kind::all_of:
        return std::all_of(
            condition.parts.begin(), condition.parts.end(),
            [&](const Condition& part) { return is_true(state, seat, part, taken); });
      case Kind::no_contract:
        return core.contract == no_call;
      case Kind::contract:
        return core.contract != no_call && condition.calls.has(core.contract);
      case Kind::announced:
        if (!condition.of.empty()) {
          const SeatRule& who = condition.of.front();
          const bool of_own = seat != no_seat && who.of.empty();
          const SeatSet by = of_own && who.word == SeatWord::own_side ? own_side_of(state, seat)
                             : of_own && who.word == SeatWord::other_side
                                 ? other_side_of(state, seat)
                                 : seats_in(turn_of(state, who, seat));
          for (const int call : condition.calls) {
            if (has_called(state, by, call)) return true;
          }
          return false;
        }
        for (int i = 0; i < seats_; ++i) {
          const CallSet made = state.announced(rules_->layout, seat_at(i));
          if (!(made & condition.calls).empty()) return true;
        }
        return false;
      case Kind::first_trick:
        return core.tricks_played == (taken == nullptr ? 0 : 1);
      case Kind::last_trick: {
        if (taken != nullptr) return every_hand(0);
        // Seats that have played to the open trick hold one card less.
        const Trick& trick = core.trick;
        for (int i = 0; i < seats_; ++i) {
          const Seat of = seat_at(i);
          const bool acted = steps_between(trick.leader, of, seats_) < trick.size;
          if (hand(state, of).count() > (acted ? 0 : 1)) return false;
        }
        return true;
      }
      case Kind::hands_empty:
        return core.trick.size == 0 && every_hand(0);
      case Kind::passed:
        return core.last_passed != 0;
      case Kind::trick_complete:
        return taken != nullptr || core.trick.size == seats_;
      case Kind::trick_cards:
        return within(taken == nullptr ? core.trick.laid : taken->laid);
      case Kind::cards_left:
        if (seat == no_seat) return false;
        return within(hand(state, seat).count() - added(state, condition));
      case Kind::holds: {
        const auto which = static_cast<std::size_t>(condition.zone);
        const bool is_shared = places_[which].stride == 0;
        if (seat == no_seat && !is_shared) return false;
        Acting acting;
        acting.seat = seat;
        const Set held = zone(state, which, is_shared ? seat_at(0) : seat);
        return within((held & cards_for(state, condition.cards, acting)).count());
      }
      case Kind::played: {
        const Set cards = cards_for(state, condition.cards, Acting());
        const auto history = state.history(rules_->layout).first(core.plays);
        const auto is_one = [&](Card card) { return card != no_card && cards.has(card); };
        if (condition.most == std::numeric_limits<int>::max() && condition.least <= 1) {
          for (const Card card : history) {  // legality asks this at every card
            if (is_one(card)) return true;
          }
          return false;
        }
        return within(static_cast<int>(std::count_if(history.begin(), history.end(), is_one)));
      }
      case Kind::cards_in: {
        int lying = 0;
        for (const int which : condition.zones) {
          lying += zone(state, static_cast<std::size_t>(which)).count();
        }
        return within(lying);
      }
      case Kind::trick_number:
        return within(core.tricks_played + (taken == nullptr ? 1 : 0));
      case Kind::deal_number:
        return within(core.deal);
      case Kind::cycle_complete:
        return core.deals_played >= rules_->match.cycle;
      case Kind::somebody:
        for (int i = 0; i < seats_; ++i) {
          if (is_true(state, seat_at(i), condition.parts.front(), taken)) return true;
        }
        return false;
      case Kind::acting:
        return seat != no_seat && (meant_by(state, condition.of, seat) & set_of(seat)) != 0;
      case Kind::no_partner:
        return core.declarer != no_seat && std::popcount(side_of(state, core.declarer)) == 1;
      case Kind::sweeping:
        return seat != no_seat && tricks_of(side_of(state, seat)) == core.tricks_played;
      case Kind::promise_broken: {
        if (core.contract == no_call) return false;
        // While the partner is secret only the declarer's own tricks are known to be the side's.
        const SeatSet known = public_side_of(state, core.declarer);
        const bool is_secret = core.called != no_card && core.partner_known == 0;
        const int tricks = tricks_of(known);
        switch (rules_->calls[core.contract].promise) {
          case Promise::take_no_trick:
            return tricks > 0;
          case Promise::take_every_trick:
            return !is_secret && tricks < core.tricks_played;
          case Promise::none:
            break;
        }
        return false;
      }
      case Kind::partner_winning: {
        if (seat == no_seat || core.trick.laid == 0) return false;
        const Seat winning = core.trick.winning_seat(seats_);
        return winning != no_seat && winning != seat &&
               (public_side_of(state, seat) & set_of(winning)) != 0;
      }
      case Kind::score_reaches:  // of anybody: how most matches end
        for (int i = 0; condition.of.empty() && i < seats_; ++i) {
          if (state.score(rules_->layout, seat_at(i)).halves >= 2 * condition.least) return true;
        }
        return !condition.of.empty() && is_true_of_score(state, seat, condition);
      case Kind::completes: {
        Acting acting;
        acting.seat = seat;
        return has_completed(*rules_, state, seat,
                             CardSet(cards_for(state, condition.cards, acting)));
      }
      case Kind::points_so_far:
      case Kind::tricks_so_far:
      case Kind::score_falls_to:
      case Kind::behind:
      case Kind::tally_reaches:
        return is_true_of_score(state, seat, condition);
    }
    return false;
  };
  return fits() != condition.negated;
}

// Whose zones a choice takes from.
template <int Words>
SeatSet Machine<Words>::owners_of(const State& state, const SeatRule& of, Seat own) const {
  return of.word == SeatWord::own_seat ? set_of(own) : seats_in(turn_of(state, of, own));
}

template <int Words>
BasicCardSet<Words> Machine<Words>::pick_set(const State& state, const PickRule& pick,
                                             const Acting& acting) const {
  Set lying;
  const SeatSet owners = owners_of(state, pick.of, acting.seat);
  const auto add = [&](std::size_t which) {
    if (which == StateLayout::hand) {  // always the own one
      lying |= hand(state, acting.seat);
      return;
    }
    if (places_[which].stride == 0) {
      lying |= zone(state, which);
      return;
    }
    for (unsigned left = owners; left != 0; left &= left - 1) {
      lying |= zone(state, which, seat_at(std::countr_zero(left)));
    }
  };
  if (pick.zones.empty()) add(StateLayout::hand);
  for (const int which : pick.zones) add(static_cast<std::size_t>(which));
  return lying & cards_for(state, pick.cards, acting);
}

template <int Words>
std::optional<BasicSetChoice<Words>> Machine<Words>::set_choice(const State& state,
                                                                const PickRule& pick,
                                                                const Acting& acting,
                                                                int count) const {
  BasicSetChoice<Words> choice;
  const Set lying = pick_set(state, pick, acting);
  if (count == PickRule::all) {
    choice.fixed = lying;
    if (lying.empty()) return std::nullopt;
    return choice;
  }
  choice.count = count;
  if (pick.in_order.empty()) {
    if (lying.count() < count) return std::nullopt;
    choice.from = lying;
    return choice;
  }
  Set left = lying;
  for (const CardRule& group : pick.in_order) {
    const Set here = left & cards_for(state, group, acting);
    if (here.count() >= choice.count) {
      choice.from = here;
      return choice;
    }
    choice.fixed |= here;
    choice.count -= here.count();
    left -= here;
  }
  return std::nullopt;
}

}  // namespace houserule
