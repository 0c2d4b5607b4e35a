// Tables that are played in the page: each a conversation, as at the console.

#pragma once

#include <memory>
#include <vector>

#include "editor/server/room.h"
#include "session/table/session.h"

namespace houserule {

class PlayDesk {
 public:
  static constexpr std::size_t most_tables = 16;  // the one not asked for the longest goes first

  // `room` must outlive it.
  explicit PlayDesk(const EditorRoom& room);
  ~PlayDesk();

  EditorVerbs verbs();

  // The record of the table that the key `sitting` names, as its file would have it. Throws
  // RequestFault: `no-such-sitting`.
  std::string record_of(const Json& request);

 private:
  class Sitting;

  Json sit(const Json& request);
  Json choose(const Json& request);
  Json why(const Json& request);
  Json code_of(const Json& request);
  Json read_code(const Json& request) const;
  Sitting& sitting_of(const Json& request);

  const EditorRoom& room_;
  std::vector<std::unique_ptr<Sitting>> sittings_;  // the one asked for last at the end
  int last_number_ = 0;
};

// The seed of a request, or a fresh one.
std::uint64_t seed_of(const Json& request);

// Setups as records write them, or none of an empty text. Throws RequestFault.
std::vector<NumberedSetup> setups_of(const std::string& text, const GameRules& rules);

}  // namespace houserule
