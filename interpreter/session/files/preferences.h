// What a player has set for every table: kept in one small file in the data folder.
//
// Nothing here changes a rule; a file that is missing or unreadable means nothing is set.

#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>

namespace houserule {

// Of board games: at which gaps a player is asked.
enum class GapAsking : std::uint8_t {
  when_new,  // something can be done that could not be when it was declined last
  every,
  on_demand,
};

struct Preferences {
  bool confirm = false;                                // ask once more before a move is made
  std::map<std::string, std::set<std::string>> skips;  // by game: steps that are passed unasked
  std::string language;                                // "en", "ja"; empty: as the system says
  bool letters = false;       // full screen writes cards with letters, not with symbols
  bool low_first = false;     // full screen sorts each suit of a hand upwards
  int pace = usual_pace;      // of others in full screen: 1 slow to 5 at once
  bool keeps_tricks = false;  // a finished trick stays until a key is pressed
  GapAsking gaps = GapAsking::when_new;

  static constexpr int usual_pace = 3;

  bool skips_step(const std::string& game, const std::string& step) const;
  void set_skip(const std::string& game, const std::string& step, bool on);

  bool operator==(const Preferences&) const = default;
};

// Returns what `file` holds; keys it does not know are left out. Of a file that is no JSON object
// nothing is taken, and `fault` says why; it stays empty otherwise.
Preferences load_preferences(const std::filesystem::path& file, std::string& fault);

// The same where nobody asks why.
Preferences load_preferences(const std::filesystem::path& file);

// Writes the file, and the folders above it where they are missing; a reader sees the old file or
// the new one. Returns whether it could.
bool save_preferences(const std::filesystem::path& file, const Preferences& preferences);

}  // namespace houserule
