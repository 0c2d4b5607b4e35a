// Which cards a seat may play to a trick.
//
// A follow ladder is what `follow = { head_trick, follow_suit, any_card }` in a rules file becomes.
// The steps are tried in order; the first step that offers a card of the hand is binding and the
// later ones are not looked at. The lead has a ladder of its own.
//
// Words: scripts/words/cards.lua    Rules text: docs/words.md

#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "cards/rank_order.h"
#include "table/state.h"

namespace houserule {

// One kind of step. Every name is the word of the rules file, letter for letter.
enum class Step : std::uint8_t {
  follow_suit,  // cards of the led suit
  head_trick,   // cards of the led suit that beat the card now winning
  any_card,     // the whole hand; a ladder ends with it
  cards,        // a fixed set of cards: "hearts", cards { except = .. }
};

std::string_view word_of(Step step);

// What the steps look at: the suits, and which cards beat which.
//
// Compiled once for each contract. `beats` holds for the card that is winning; the led suit is that
// of the first card, so a card of another suit never beats it unless the game has trumps.
template <int Words>
struct TrickTables {
  using Set = BasicCardSet<Words>;
  TrickTables(const Deck& deck, const RankOrder& order);

  Set suit(std::uint8_t suit_index) const { return suits[suit_index]; }

  static constexpr std::size_t max_suits = 16;
  std::array<Set, max_suits> suits{};
  std::array<std::uint8_t, max_cards + 1> suit_of{};  // 0xFF: no suit
  std::vector<Set> beats;                             // by card
};

template <int Words>
class FollowLadder {
 public:
  using Set = BasicCardSet<Words>;

  struct Rung {
    Step step = Step::any_card;
    Set cards{};  // for Step::cards
  };

  static constexpr int max_rungs = 8;

  FollowLadder() = default;

  // Precondition: 1 to max_rungs rungs, the last of which is any_card; the reader refuses anything
  // else with `no-way-out` and `unreachable-step`.
  explicit FollowLadder(const std::vector<Rung>& rungs);

  int size() const { return size_; }

  // Returns the cards of `hand` that may be played to `trick`: empty only if `hand` is.
  //
  // No allocation, no Lua. Precondition: a suit has been led, or no rung looks at the trick.
  Set playable(const Set& hand, const Trick& trick, const TrickTables<Words>& tables) const {
    for (int i = 0; i < size_ - 1; ++i) {
      const Set offered = this->offered(i, hand, trick, tables);
      if (!offered.empty()) return offered;
    }
    return offered(size_ - 1, hand, trick, tables);
  }

  // Returns what rung `i` offers, whether or not it is reached.
  Set offered(int i, const Set& hand, const Trick& trick, const TrickTables<Words>& tables) const {
    const Rung& rung = rungs_[static_cast<std::size_t>(i)];
    switch (rung.step) {
      case Step::follow_suit:
        return hand & tables.suit(trick.led_suit);
      case Step::head_trick:
        return hand & tables.suit(trick.led_suit) &
               tables.beats[static_cast<std::size_t>(index_of(trick.winning_card()))];
      case Step::cards:
        return hand & rung.cards;
      case Step::any_card:
        break;
    }
    return hand;
  }

  // Returns which rung is binding, for "why may I not play this?". Precondition: hand not empty.
  int binding(const Set& hand, const Trick& trick, const TrickTables<Words>& tables) const {
    int i = 0;
    while (i < size_ - 1 && offered(i, hand, trick, tables).empty()) ++i;
    return i;
  }

 private:
  std::array<Rung, max_rungs> rungs_{};
  int size_ = 0;
};

}  // namespace houserule
