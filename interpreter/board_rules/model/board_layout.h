// Where things of a board game lie in its part of the state: offsets of 16-bit counters, and of
// 64-bit words (masks of boards) before them.

#pragma once

#include <cstdint>

namespace houserule {

// What a running board game may come to. Rules that pass a bound are at fault
// (board_agenda/board_fault.h).
inline constexpr int max_board_frames = 40;
inline constexpr int max_board_words = 1024;        // of all frames
inline constexpr int max_board_steps = 20'000;      // of frames, between two decisions
inline constexpr int max_board_looks = 200'000;     // acts judged to answer one question
inline constexpr int max_board_levels = 64;         // acts or numbers that ask for others
inline constexpr int max_board_moves = 50'000;      // of one game that is played at random
inline constexpr int max_board_count = 32'767;      // what a table keeps of anything
inline constexpr int max_board_number = 1'000'000;  // what rules may work out, and as much below 0
inline constexpr int max_scripted = 64;             // results of chance that a setup has fixed

// Single counters, by their offset.
enum class BoardValue : std::uint8_t {
  round,     // from 1; 0 before the first
  colour,    // of workers, whose turn it is
  depth,     // frames in use
  top,       // words in use
  quiet,     // 1: nothing has happened since the seat last went on at a gap
  passed,    // 1: what was offered last was declined
  left,      // 1: the loop is to be left
  laid,      // tiles on boards
  scripted,  // results of chance that are fixed
  used_scripted,
  changed,  // 1: something that "as soon as" may wait for
  faulty,   // 1: a rule has passed a bound: the state is not fit for use
};
inline constexpr std::uint32_t board_values = 16;

struct BoardLayout {
  std::uint32_t frames = 0;      // 4 counters each: Frame
  std::uint32_t words = 0;       // of frames
  std::uint32_t supply = 0;      // by good
  std::uint32_t drawable = 0;    // by good: left in its pile
  std::uint32_t discarded = 0;   // by good
  std::uint32_t stock = 0;       // by good: how many are still to be had, where that matters
  std::uint32_t eaten = 0;       // by good: served at the last meal
  std::uint32_t berths = 0;      // by berth: the vessel that lies there + 1
  std::uint32_t cargo = 0;       // by berth
  std::uint32_t workers = 0;     // by space, then by colour
  std::uint32_t pools = 0;       // by colour: workers at home
  std::uint32_t placements = 0;  // by number of workers: how often so many were placed this round
  std::uint32_t begun = 0;       // by phase: how often it has begun this round
  std::uint32_t strips = 0;      // by strip: the next item + 1; 0: face down; -1: gone
  std::uint32_t owned = 0;       // by place: 1
  std::uint32_t face_up = 0;     // by place: 1: this side can be seen
  std::uint32_t lying = 0;       // by place: silver on it
  std::uint32_t slots = 0;       // filled slots of boards
  std::uint32_t latches = 0;     // of listeners and acts: the round it was used in, or 1 for once
  std::uint32_t script = 0;
  std::uint32_t laid = 0;      // 4 counters each: LaidTile
  std::uint32_t counters = 0;  // how many counters there are
  std::uint32_t masks = 0;     // how many 64-bit words
};

struct BoardRules;

// Lays out the board part of the state and gives every board its masks and slots.
void lay_out(BoardRules& rules);

}  // namespace houserule
