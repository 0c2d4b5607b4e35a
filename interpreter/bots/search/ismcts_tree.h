// The tree of a search: what one seat may come to see of a deal, move by move.
//
// A node is what a seat did; what it is worth is told from that seat's place. Nodes lie in one
// vector that is kept from search to search, so that a search that has warmed up allocates nothing.

#pragma once

#include <cstdint>
#include <vector>

#include "agenda/decision.h"

namespace houserule {

class IsmctsTree {
 public:
  using Index = std::int32_t;
  static constexpr Index none = -1;

  // A move a seat makes alone: a pass, a call or a card.
  using Key = std::uint16_t;
  static constexpr Key pass = 0;
  static constexpr Key first_call = 1;
  static constexpr Key first_card = 64;
  static constexpr Key more_calls = first_card + 256;  // of which the others have no room
  static Move move_of(Key key, Seat seat);

  struct Node {
    Index first_child = none;
    Index next = none;  // the next child of the same parent
    Key key = 0;
    Seat seat = no_seat;  // who made the move
    std::int32_t visits = 0;
    std::int32_t offered = 0;  // how often the move could have been made
    double total = 0;          // of what it brought the seat that made it
  };

  // Forgets everything but its memory; makes room for `nodes`.
  void clear(std::size_t nodes);

  Node& node(Index i) { return nodes_[static_cast<std::size_t>(i)]; }
  Index add(Index parent, Key key, Seat seat);
  bool is_full() const { return nodes_.size() == nodes_.capacity(); }

  // Goes one move further down: to a new child for a move of `asked` that was never tried here,
  // drawn at random; if there is none, to the child with the highest upper confidence bound.
  // `is_new` says which. Bounds are those of Auer, Cesa-Bianchi and Fischer (2002), but with how
  // often a move was offered instead of how often its parent was visited (Cowling, Powley and
  // Whitehouse 2012); `width` is how far apart outcomes lie. Returns none if there is no room.
  // Precondition: there is such a move.
  Index descend(Index parent, const Asked& asked, double width, RandomStream& random, bool& is_new);

 private:
  std::vector<Node> nodes_;
};

}  // namespace houserule
