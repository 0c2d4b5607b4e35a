// What everybody has seen of the cards in hidden hands, and who gave what to whom unseen.
//
// A card that was shown stays shown until it leaves the hand. Where its owner then lays cards aside
// unseen and could have laid this one, it is in doubt: in the hand, or wherever no hand is. Where
// it may have gone to another hand nothing is known of it any more. Playing a card changes nothing
// here: whoever asks looks whether the card is still in the hand.

#pragma once

#include <algorithm>

#include "table/state.h"

namespace houserule {

// Of a state whose layout has room for it.
template <int Words>
class SeenInHands {
 public:
  using Set = BasicCardSet<Words>;

  SeenInHands(const StateLayout& layout, State& state) : layout_(layout), state_(state) {}

  Set of(Seat seat) const { return state_.cards<Words>(layout_.shown(seat)); }
  Set doubtful(Seat seat) const { return state_.cards<Words>(layout_.doubtful(seat)); }

  // Cards go to a hidden place, `open` of them before all eyes. `from` and `to`: whose hand they
  // leave and come to, or no_seat. `gone`: of the rest, all that others must think gone.
  void move(const Set& cards, const Set& open, Seat from, Seat to, const Set& gone) {
    if (from != no_seat || !open.empty()) return move_seen(cards, open, from, to, gone);
    if (to == no_seat) return;
    // Drawn unseen, as happens in every trick of some games.
    state_.set_cards<Words>(layout_.shown(to), of(to) - cards);
    for (int i = 0; i < layout_.seats(); ++i) {
      const Seat seat = seat_at(i);
      if (seat == to || doubtful(seat).empty()) continue;
      state_.set_cards<Words>(layout_.doubtful(seat), Set());
    }
  }

  // Everybody sees these cards in the hand of a seat, or knows that it has kept them.
  void show(Seat owner, const Set& cards) {
    for (int i = 0; i < layout_.seats(); ++i) {
      const Seat seat = seat_at(i);
      set(seat, seat == owner ? of(seat) | cards : of(seat) - cards, doubtful(seat) - cards);
    }
  }

  // Cards are dealt from what lies in no hand.
  void deal(Seat seat, const Set& hand) { set(seat, of(seat) & hand, Set()); }

 private:
  void move_seen(const Set& cards, const Set& open, Seat from, Seat to, const Set& gone) {
    for (int i = 0; i < layout_.seats(); ++i) {
      const Seat seat = seat_at(i);
      Set shown = of(seat) - open;
      Set doubt = doubtful(seat) - open;
      if (seat == from) {
        if (to == no_seat) doubt |= shown & gone;
        shown -= gone;
      }
      if (to != no_seat && seat != to && cards != open) doubt = Set();
      if (seat == to) shown = (shown - cards) | open;
      set(seat, shown, doubt);
    }
  }

  void set(Seat seat, const Set& shown, const Set& doubtful) {
    state_.set_cards<Words>(layout_.shown(seat), shown);
    state_.set_cards<Words>(layout_.doubtful(seat), doubtful);
  }

  const StateLayout& layout_;
  State& state_;
};

// Notes cards that go from hand to hand, as far as there is room.
template <int Words>
void note_gifts(const StateLayout& layout, State& state, const BasicCardSet<Words>& cards,
                Seat from, Seat to) {
  const auto gifts = state.gifts(layout);
  auto next = std::ranges::find(gifts, 0, &Gift::from);
  for (const Card card : cards) {
    if (next == gifts.end()) return;
    *next++ = {card, static_cast<std::uint8_t>(number_of(from)),
               static_cast<std::uint8_t>(number_of(to))};
  }
}

// What SeenInHands::move() says, and gifts, in games that have these.
template <int Words>
[[gnu::noinline]] void remember(const StateLayout& layout, State& state,
                                const BasicCardSet<Words>& cards, const BasicCardSet<Words>& open,
                                Seat from, Seat to, const BasicCardSet<Words>& gone) {
  if (layout.keeps_shown()) {
    SeenInHands<Words>(layout, state).move(cards, open, from, to, gone - open);
  }
  if (layout.most_gifts() > 0 && from != no_seat && to != no_seat && from != to) {
    note_gifts(layout, state, cards, from, to);
  }
}

}  // namespace houserule
