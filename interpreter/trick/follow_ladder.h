// Which cards a seat may play to a trick.
//
// A follow ladder is what `follow = { head_trick, follow_suit, any_card }` in a rules file becomes.
// The steps are tried in order; the first step that offers a card of the hand is binding and the
// later ones are not looked at. Every step is a look-up in a table of sets; which one depends on a
// single thing: the led suit, the winning card, the called card, or the suits that lie there.
//
// Words: scripts/words/cards.lua    Rules text: docs/words.md

#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "table/state.h"

namespace houserule {

// What the steps of a ladder look at.
struct TrickKeys {
  std::uint8_t led_suit = no_suit;
  std::uint16_t winning = 0;  // index of the winning card; + led_offset while it is the card led
  std::uint8_t called = 0;    // index of the called card, or no_card's
  std::uint16_t used_suits = 0;

  static constexpr std::uint16_t led_offset = 0x100;
};

// By which of them a step finds what it offers.
enum class LookUp : std::uint8_t { none, called, led_suit, winning, used_suits };

template <int Words>
class FollowLadder {
 public:
  using Set = BasicCardSet<Words>;

  struct Rung {
    LookUp by = LookUp::none;
    std::vector<Set> sets;  // by key; one set where nothing is looked up
  };

  enum class End : std::uint8_t {
    any_card,  // a hand always offers something
    pass,      // nothing may be left: the seat passes
  };

  static constexpr int max_rungs = 8;

  FollowLadder() = default;
  FollowLadder(FollowLadder&&) noexcept = default;
  FollowLadder& operator=(FollowLadder&&) noexcept = default;

  // Precondition: at most max_rungs - 1 rungs before the end, each with a set for every key that
  // can come up. The compiler refuses anything else with `no-way-out` and `unreachable-step`.
  FollowLadder(std::vector<Rung> rungs, End end);

  // Number of steps, the one at the end included.
  int size() const { return size_ + 1; }

  // Returns whether some step looks at more than the led suit, and whether one looks at the suits
  // that lie there.
  bool looks_at_trick() const { return looks_at_trick_; }
  bool looks_at_used_suits() const { return looks_at_used_suits_; }

  // Returns the cards of `hand` that may be played: empty only if `hand` is, or if the ladder ends
  // in pass and has come to it.
  //
  // No allocation, no Lua, and no branch on what the cards are: a playout asks this at every
  // decision, and nobody can foresee who is void (`houserule bench` measures it).
  [[gnu::always_inline]] Set playable(const Set& hand, const TrickKeys& keys) const {
    Set best = hand & at_end_;
    if (looks_at_trick_) {
      for (int i = size_ - 1; i >= 0; --i) {
        best = first_not_empty(this->offered(i, hand, keys), best);
      }
      return best;
    }
    // Not to touch `winning` lets the processor answer for several seats of a trick at once.
    for (int i = size_ - 1; i >= 0; --i) {
      const Compiled& rung = rungs_[static_cast<std::size_t>(i)];
      best = first_not_empty(hand & rung.sets[keys.led_suit & rung.suit_mask], best);
    }
    return best;
  }

  // The steps while a trick lies open, for a loop that asks seat after seat: what the led suit and
  // the called card decide is looked up once. `ByCard`: some step looks at the winning card.
  // Precondition: at most `Rungs` steps before the end, none looks at the suits that lie there, and
  // without `ByCard` none at the winning card.
  template <int Rungs, bool ByCard>
  class Opened {
   public:
    Opened() = default;
    Opened(const FollowLadder& ladder, std::uint8_t led_suit, std::uint8_t called)
        : at_end_(ladder.at_end_) {
      for (std::size_t i = 0; i < Rungs; ++i) {
        const Compiled& rung = ladder.rungs_[i];
        sets_[i] = rung.sets + ((led_suit & rung.suit_mask) | (called & rung.called_mask));
        card_mask_[i] = rung.card_mask;
        if constexpr (!ByCard) offers_[i] = *sets_[i];
      }
    }

    // The same as FollowLadder::playable().
    [[gnu::always_inline]] Set playable(const Set& hand, std::uint16_t winning) const {
      Set best = hand & at_end_;
      for (std::size_t i = Rungs; i-- > 0;) {
        const Set offered = hand & (ByCard ? sets_[i][winning & card_mask_[i]] : offers_[i]);
        best = first_not_empty(offered, best);
      }
      return best;
    }

   private:
    std::array<const Set*, Rungs> sets_{};
    std::array<std::uint16_t, Rungs> card_mask_{};
    std::array<Set, Rungs> offers_{};
    Set at_end_;
  };

  // Returns what step `i` offers, whether or not it is reached.
  Set offered(int i, const Set& hand, const TrickKeys& keys) const {
    if (i >= size_) return hand & at_end_;
    const Compiled& rung = rungs_[static_cast<std::size_t>(i)];
    return hand & rung.sets[(keys.led_suit & rung.suit_mask) | (keys.winning & rung.card_mask) |
                            (keys.called & rung.called_mask) | (keys.used_suits & rung.used_mask)];
  }

  // Returns which step is binding, for "why may I not play this?": the last one if none offers.
  int binding(const Set& hand, const TrickKeys& keys) const {
    int i = 0;
    while (i < size_ && offered(i, hand, keys).empty()) ++i;
    return i;
  }

 private:
  static constexpr Set nothing{};

  // Arithmetic for sets of several words: for those a compiler would jump.
  static Set first_not_empty(const Set& offered, const Set& otherwise) {
    if constexpr (Words == 1) return offered.empty() ? otherwise : offered;
    const std::uint64_t keep = -static_cast<std::uint64_t>(offered.empty());
    Set best;
    for (int i = 0; i < Words; ++i) best.set_word(i, offered.word(i) | (otherwise.word(i) & keep));
    return best;
  }

  // The masks choose which key counts. Beyond the last step there is nothing on offer.
  struct Compiled {
    const Set* sets = &nothing;
    std::uint8_t suit_mask = 0;
    std::uint8_t called_mask = 0;
    std::uint16_t card_mask = 0;
    std::uint16_t used_mask = 0;
  };

  std::array<Compiled, max_rungs> rungs_{};
  std::array<std::vector<Set>, max_rungs> sets_;
  Set at_end_;    // all cards, or none
  int size_ = 0;  // without the end
  bool looks_at_trick_ = false;
  bool looks_at_used_suits_ = false;
};

}  // namespace houserule
