// What `play` and `resume` share: a person at a table that is kept.

#pragma once

#include <optional>
#include <string>

#include "cli/command.h"
#include "console/store_keeper.h"
#include "session/session.h"

namespace houserule {

// What the store keeps of a table beside its moves.
struct SittingSettings {
  Seat seat = seat_at(0);
  std::string bots = "greedy";
};

std::string to_json(const SittingSettings& settings);
SittingSettings read_sitting_settings(const std::string& json);

// Opens the store of this user.
//
// Throws StoreError, or std::runtime_error where there is no place for one.
Store open_store();

// Plays on standard input and output; `keeper` and `id` are null and empty for a table that cannot
// be kept. Returns the exit code.
int sit_down(const Program& program, Session& session, const SittingSettings& settings,
             MoveKeeper* keeper, const std::string& id, bool resumed, bool seed_was_drawn);

}  // namespace houserule
