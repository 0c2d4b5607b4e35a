// What one seat may know.
//
// A view is a state from which everything the seat may not see has been taken: it is what bots, the
// protocol and remote seats get, and there is no way back from it to the rest.

#pragma once

#include <array>

#include "table/state.h"

namespace houserule {

// Returns the first seat that may be of the other side as long as nobody knows who is.
inline Seat first_beside(Seat declarer) { return seat_at(declarer == seat_at(0) ? 1 : 0); }

class View {
 public:
  // The view of `seat`. Zones are shown as their layout declares; cards marked exposed are shown in
  // any hand, and so are cards that everybody has seen there; cards the seat knows of wherever they
  // are. Of gifts it sees those it gave or got. The seed, the random streams and a partner
  // who has not shown himself are gone; until then all that lies with the other side lies with
  // first_beside() the declarer.
  View(const StateLayout& layout, const State& state, Seat seat);

  Seat seat() const { return seat_; }

  // The view of whoever chooses for a seat, as if it sat there.
  static View of_choice(const StateLayout& layout, const State& state, Seat seat) {
    View view(layout, state, state.core().chooser(seat));
    view.seat_ = seat;
    return view;
  }

  // The table as this seat knows it: unknown cards are in no zone.
  const State& known() const { return known_; }

  // Returns how many cards lie in a zone, seen or not.
  int count(const StateLayout& layout, std::size_t zone, Seat owner = seat_at(0)) const {
    return counts_[zone_slot(layout, zone, owner)];
  }

 private:
  void hide_secrets(const StateLayout& layout, const State& state);
  void hide_melds(const StateLayout& layout);
  void hide_gifts(const StateLayout& layout);
  void keep_shown(const StateLayout& layout, const State& state);
  void hide_sides(const StateLayout& layout);

  static std::size_t zone_slot(const StateLayout& layout, std::size_t zone, Seat owner) {
    return zone * static_cast<std::size_t>(layout.seats()) +
           static_cast<std::size_t>(index_of(owner));
  }

  Seat seat_;
  State known_;
  std::vector<int> counts_;
};

}  // namespace houserule
