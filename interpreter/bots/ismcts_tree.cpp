#include "bots/ismcts_tree.h"

#include <array>
#include <cmath>

namespace houserule {

namespace {

// What confidence bounds are made of, for as many visits as most nodes ever have.
struct Roots {
  static constexpr std::size_t many = 4096;

  Roots() {
    for (std::size_t n = 1; n < many; ++n) {
      inverse[n] = 1 / std::sqrt(static_cast<double>(n));
      of_log[n] = std::sqrt(std::log(static_cast<double>(n)));
    }
  }
  std::array<double, many> inverse{};
  std::array<double, many> of_log{};
};

const Roots& roots() {
  static const Roots made;
  return made;
}

double bound_of(const IsmctsTree::Node& node, double width, const Roots& roots) {
  const auto visits = static_cast<std::size_t>(node.visits);
  const auto offered = static_cast<std::size_t>(node.offered);
  if (offered < Roots::many) {
    const double inverse = roots.inverse[visits];
    return node.total * inverse * inverse + width * roots.of_log[offered] * inverse;
  }
  const auto n = static_cast<double>(visits);
  return node.total / n + width * std::sqrt(std::log(static_cast<double>(offered)) / n);
}

}  // namespace

IsmctsTree::Key IsmctsTree::key_of(const Move& move) {
  if (move.kind == MoveKind::pass) return pass_key;
  if (move.kind == MoveKind::call) return static_cast<Key>(call_key | move.call);
  return static_cast<Key>(index_of(move.card));
}

Move IsmctsTree::move_of(Key key, Seat seat) {
  if (key == pass_key) return Move::pass(seat);
  if ((key & call_key) != 0) return Move::make_call(seat, key & 0xFF);
  return Move::of_card(seat, card_at(key));
}

void IsmctsTree::clear(std::size_t nodes) {
  nodes_.clear();
  nodes_.reserve(nodes);
}

IsmctsTree::Index IsmctsTree::add(Index parent, Key key, Seat seat) {
  const auto index = static_cast<Index>(nodes_.size());
  Node& made = nodes_.emplace_back();
  made.key = key;
  made.seat = seat;
  made.offered = 1;
  if (parent != none) {
    made.next = node(parent).first_child;
    node(parent).first_child = index;
  }
  return index;
}

IsmctsTree::Index IsmctsTree::descend(Index parent, const Choices& choices, double width,
                                      RandomStream& random, bool& is_new) {
  const Roots& constants = roots();
  Choices untried;
  untried.seat = choices.seat;
  untried.cards = choices.cards;
  untried.calls = choices.calls;
  untried.pass = choices.pass;
  Index best = none;
  double best_bound = 0;
  for (Index i = node(parent).first_child; i != none; i = node(i).next) {
    Node& child = node(i);
    if (child.seat != choices.seat) continue;
    if (child.key == pass_key) {
      if (!choices.pass) continue;
      untried.pass = false;
    } else if ((child.key & call_key) != 0) {
      const std::uint32_t bit = std::uint32_t{1} << (child.key & 31U);
      if ((choices.calls & bit) == 0) continue;
      untried.calls &= ~bit;
    } else {
      const Card card = card_at(child.key);
      if (!choices.cards.has(card)) continue;
      untried.cards.remove(card);
    }
    ++child.offered;
    const double bound = bound_of(child, width, constants);
    if (best != none && bound <= best_bound) continue;
    best = i;
    best_bound = bound;
  }
  const auto ways = static_cast<std::uint32_t>(untried.count());
  is_new = ways > 0;
  if (!is_new) return best;
  if (is_full()) return none;
  return add(parent, key_of(untried.move(random.below(ways))), choices.seat);
}

}  // namespace houserule
