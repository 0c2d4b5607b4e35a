// Positions: cards that somebody wants to see in a hand, and tables that are kept by name.

#pragma once

#include <string>

#include "editor/server/play_desk.h"
#include "editor/server/room.h"

namespace houserule {

// Kept positions are records in one file of the data folder, so that they outlive the page and the
// program.
class PositionDesk {
 public:
  static constexpr std::size_t most_positions = 100;
  static constexpr std::size_t longest_name = 200;  // bytes

  // `room` and `play` must outlive it.
  PositionDesk(const EditorRoom& room, PlayDesk& play) : room_(room), play_(play) {}

  EditorVerbs verbs();

 private:
  Json arrange(const Json& request) const;
  Json positions(const Json& request) const;
  Json keep_position(const Json& request);
  Json drop_position(const Json& request);

  Json read() const;
  void write(const Json& all) const;
  Json told(const Json& all, const std::string& game) const;

  const EditorRoom& room_;
  PlayDesk& play_;
};

}  // namespace houserule
