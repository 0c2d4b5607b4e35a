// What `play` and `resume` share: a person at a table that is kept.

#pragma once

#include <optional>
#include <string>

#include "base/sentence.h"
#include "cli/command.h"
#include "session/table/session.h"
#include "talk/conversation/store_keeper.h"

namespace houserule {

// What the store keeps of a table beside its moves.
struct SittingSettings {
  SeatSet persons = set_of(seat_at(0));
  OpponentSettings opponents;
  SeatNames names = {};
};

// Whether somebody can be called so: short, of signs that can be seen, no word for the player.
bool is_name_of_person(const std::string& name);
inline constexpr int most_name_columns = 12;

inline constexpr int most_thinking = 600'000;  // milliseconds a move

std::string to_json(const SittingSettings& settings);

// Returns nothing if that is none of ours: who guesses might show somebody the cards of another.
std::optional<SittingSettings> read_sitting_settings(const std::string& json);

// Tells on standard error why nothing comes of it; returns not_so.
int fail(const Program& program, std::string_view code, const PlainFilling& parameters);

// Opens the store of this user.
//
// Throws StoreError, or std::runtime_error where there is no place for one.
Store open_store();

// How a table is come to.
struct Arrival {
  std::string id;  // of a table that is kept
  bool resumed = false;
  bool seed_was_drawn = false;
  bool plain = false;     // line by line, though there is a terminal
  bool explains = false;  // ConversationSettings
};

// What comes after a table.
struct Departure {
  int code = done;
  std::optional<std::uint64_t> next_seed;  // another match at the same table
};

// Plays in the terminal: in full screen where there is one, else line by line. `keeper` is null for
// a table that cannot be kept.
Departure sit_down(const Program& program, Session& session, const SittingSettings& settings,
                   MoveKeeper* keeper, const Arrival& arrival);

// Plays matches at a new table until the player has enough; stores each. Returns the exit code.
int play_matches(const Program& program, const std::string& spec, const SittingSettings& settings,
                 std::uint64_t seed, Arrival arrival);

}  // namespace houserule
