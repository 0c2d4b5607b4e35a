// The stack of a running board game: what its frames are and which words they keep. Private to
// timing/, but for readers.

#pragma once

#include <cstdint>

namespace houserule {

// Frame::kind. Frame::block is an act but where something else is said; Frame::step is how far it
// has come.
enum class BoardFrame : std::uint8_t {
  act,
  action,   // counts as one action; block: its act
  phase,    // block: index into BoardRules::phases
  gap,      // word 0: name
  window,   // listeners
  anytime,  // an act of a menu: stops gains from counting for the action around it
  instead,  // an act, while something may replace it
  batch,    // goods about to move, while somebody may replace them
};

// Frame::flags.
inline constexpr std::uint8_t frame_atomic = 1;    // no gaps inside
inline constexpr std::uint8_t frame_optional = 2;  // its first question may be declined
inline constexpr std::uint8_t frame_frozen = 4;    // of an action: it counts no more
inline constexpr std::uint8_t frame_quietly = 8;  // of an act: its first question has been answered
inline constexpr std::uint8_t frame_replaced = 16;  // what it was about to do has been replaced

// Words of an action.
struct ActionWord {
  enum : int {
    space,                 // -1: an action that a card has made
    placed,                // workers put on the space
    no_return,             // 1: they do not come back
    berths,                // bits: the vessels that are used
    bonus,                 // on each roll
    plays,                 // cards played
    items,                 // bits: goods taken from strips, by their order there
    strips,                // bits: strips that items were taken from
    traded,                // eight words of 16 goods: what the last trade has brought
    rolled = traded + 8,   // the result that counts
    rolls,                 // so far
    asked,                 // silver that was asked for, before adjustments
    discounts,             // bits: adjustments that count once
    done,                  // four words of 16 deeds each
    latches = done + 4,    // four words: listeners that were used once in this action
    gained = latches + 4,  // by counter
    spent = gained + 16,   // by counter
    count = spent + 16,
  };
};

// Words of a phase.
struct PhaseWord {
  enum : int {
    level,
    boards,                   // four words: the kinds of boards it is about
    snapshot = boards + 4,    // by counter: what was in the supply at the start
    forgone = snapshot + 16,  // eight words of 16 goods each
    asked = forgone + 8,      // 1: at a gap since it was carried out
    latches,                  // as many words as needed: listeners that were used once in it
    count = latches,
  };
};

inline constexpr int action_placed =
    1;  // the step of an action at the gap after workers are placed
inline constexpr int action_judged = 2;  // the step of an action that judges whether it can be
inline constexpr int phase_body = 5;     // the step of a phase that carries it out

// Words of a window.
struct WindowWord {
  enum : int {
    which,             // Window
    subject,           // phase, step, roll or space; -1: none
    workers,           // that came back, or that are at home
    cause,             // 1: items of strips; 2: a card
    done,              // four words: listeners that have been asked
    live = done + 4,   // four words: of an event, those that were there
    goods = live + 4,  // how many pairs follow
    pairs,
    usual_pairs = 12,  // there is room for more where an event has more goods
    count = pairs + 2 * usual_pairs,
  };
};

inline constexpr int act_words = 12;  // of an act: what it has come to, its own affair

}  // namespace houserule
