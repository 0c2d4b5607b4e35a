// `undo`: which move is taken back, and whether it is asked first since cards were seen.

#pragma once

#include <set>

#include "talk/conversation/game_face.h"

namespace houserule {

class TakeBack {
 public:
  // Looks for the last move that somebody at the keyboard was asked for. Returns whether it is to
  // be taken back now; else says that there is none, or asks.
  bool begin(const Talk& talk, const GameFace& face);

  // Whether the question waits for yes or no; answered, or something else was said.
  bool is_pending() const { return is_pending_; }
  void settle() { is_pending_ = false; }

  // Takes it back, and says what it was.
  void finish(Talk& talk, const GameFace& face);

  // Moves that are made on the player's behalf: not at what the table was taken back to.
  bool may_move_unasked(std::size_t log_size) const { return log_size >= no_skip_before_; }
  void note_unasked(std::size_t log_size) { unasked_.insert(log_size); }

 private:
  std::size_t to_ = 0;
  bool is_pending_ = false;
  std::size_t no_skip_before_ = 0;  // log entries; steps before them wait though set to pass
  std::set<std::size_t> unasked_;   // log entries
};

}  // namespace houserule
