#include "bots/search/ismcts_tree.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>

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

// Moves by their keys, in the order of these.
class KeySet {
 public:
  using Key = IsmctsTree::Key;

  explicit KeySet(const Asked& asked) {
    constexpr int last_call = 64 - IsmctsTree::first_call;  // beside the pass
    const std::uint64_t calls = asked.calls.word(0);
    words_[0] = (asked.pass ? 1U : 0U) | calls << IsmctsTree::first_call;
    for (int i = 0; i < 4; ++i) words_[static_cast<std::size_t>(i) + 1] = asked.cards.word(i);
    CallSet more = asked.calls;
    more.set_word(0, calls >> last_call << last_call);
    if (more.empty()) return;
    for (int i = 0; i < CallSet::max_words; ++i) {
      words_[used_++] = more.word(i);
    }
  }

  bool has(Key key) const { return (words_[key / 64U] >> (key % 64U) & 1) != 0; }
  void remove(Key key) { words_[key / 64U] &= ~(std::uint64_t{1} << (key % 64U)); }
  int count() const {
    int count = 0;
    for (std::size_t i = 0; i < used_; ++i) count += std::popcount(words_[i]);
    return count;
  }
  Key nth(int n) const {
    std::size_t at = 0;
    for (; n >= std::popcount(words_[at]); ++at) n -= std::popcount(words_[at]);
    std::uint64_t word = words_[at];
    for (; n > 0; --n) word &= word - 1;
    return static_cast<Key>(64 * at + static_cast<std::size_t>(std::countr_zero(word)));
  }

 private:
  std::array<std::uint64_t, 5 + CallSet::max_words> words_{};
  std::size_t used_ = 5;
};

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

Move IsmctsTree::move_of(Key key, Seat seat) {
  if (key == pass) return Move::pass(seat);
  if (key >= more_calls) return Move::make_call(seat, key - more_calls);
  if (key < first_card) return Move::make_call(seat, key - first_call);
  return Move::of_card(seat, card_at(key - first_card));
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

IsmctsTree::Index IsmctsTree::descend(Index parent, const Asked& asked, double width,
                                      RandomStream& random, bool& is_new) {
  const Roots& constants = roots();
  const KeySet offered(asked);
  KeySet untried = offered;
  Index best = none;
  double best_bound = -std::numeric_limits<double>::infinity();
  for (Index i = node(parent).first_child; i != none; i = node(i).next) {
    Node& child = node(i);
    if (child.seat != asked.seat || !offered.has(child.key)) continue;
    untried.remove(child.key);
    ++child.offered;
    const double bound = bound_of(child, width, constants);
    if (bound <= best_bound) continue;
    best = i;
    best_bound = bound;
  }
  const int ways = untried.count();
  is_new = ways > 0;
  if (!is_new) return best;
  if (is_full()) return none;
  const auto drawn = static_cast<int>(random.below(static_cast<std::uint32_t>(ways)));
  return add(parent, untried.nth(drawn), asked.seat);
}

}  // namespace houserule
