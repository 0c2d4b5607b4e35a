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
// Compiled once for a table. `beats` holds for the card that is winning; the led suit is that of
// the first card, so a card of another suit never beats it unless the game has trumps.
template <int Words>
struct TrickTables {
  using Set = BasicCardSet<Words>;
  TrickTables(const Deck& deck, const RankOrder& order);

  static constexpr std::size_t max_suits = 16;
  std::array<Set, 256> suits{};                       // by led suit; empty for 0xFF, no suit
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
  FollowLadder(FollowLadder&&) noexcept = default;
  FollowLadder& operator=(FollowLadder&&) noexcept = default;

  // Precondition: 1 to max_rungs rungs, the last of which is any_card; the reader refuses anything
  // else with `no-way-out` and `unreachable-step`. The tables must outlive the ladder.
  FollowLadder(const std::vector<Rung>& rungs, const TrickTables<Words>& tables);

  // Number of steps, any_card at the end included.
  int size() const { return size_ + 1; }

  // Returns the cards of `hand` that may be played to `trick`: empty only if `hand` is.
  //
  // No allocation, no Lua, and no branch on what the cards are: a playout asks this at every
  // decision, and nobody can foresee who is void (`houserule bench` measures it).
  Set playable(const Set& hand, const Trick& trick) const {
    return playable(hand, trick.led_suit, trick.winning_card());
  }
  Set playable(const Set& hand, std::uint8_t led_suit, Card winning) const {
    Set best = hand;
    if (looks_at_winning_) {
      for (int i = size_ - 1; i >= 0; --i) {
        const Set offered = this->offered(i, hand, led_suit, winning);
        best = offered.empty() ? best : offered;
      }
      return best;
    }
    // Not to touch `winning` lets the processor answer for several seats of a trick at once.
    for (int i = size_ - 1; i >= 0; --i) {
      const Compiled& rung = rungs_[static_cast<std::size_t>(i)];
      const Set offered = hand & rung.sets[led_suit & rung.suit_mask];
      best = offered.empty() ? best : offered;
    }
    return best;
  }

  // Returns what step `i` offers, whether or not it is reached.
  Set offered(int i, const Set& hand, const Trick& trick) const {
    if (i >= size_) return hand;
    return offered(i, hand, trick.led_suit, trick.winning_card());
  }

  // Returns which step is binding, for "why may I not play this?". Precondition: hand not empty.
  int binding(const Set& hand, const Trick& trick) const {
    int i = 0;
    while (i < size_ && offered(i, hand, trick).empty()) ++i;
    return i;
  }

 private:
  // What a step offers is one look-up: in sets by led suit, by winning card, or in a single set.
  // The masks choose which key counts.
  struct Compiled {
    const Set* sets = nullptr;
    std::uint8_t suit_mask = 0;
    std::uint8_t card_mask = 0;
  };

  Set offered(int i, const Set& hand, std::uint8_t led_suit, Card winning) const {
    const Compiled& rung = rungs_[static_cast<std::size_t>(i)];
    return hand & rung.sets[(led_suit & rung.suit_mask) |
                            (static_cast<std::uint8_t>(winning) & rung.card_mask)];
  }

  std::array<Compiled, max_rungs> rungs_{};
  std::array<std::vector<Set>, max_rungs> own_sets_;  // of steps that have sets of their own
  int size_ = 0;                                      // without any_card at the end
  bool looks_at_winning_ = false;                     // some step depends on the winning card
};

}  // namespace houserule
