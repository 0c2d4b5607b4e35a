// Takes up changed rules while a table is played.
//
// People edit house rules with the table open. The files a table was read from are watched; when
// one changes, the rules are read again and the whole log is played under them. The new rules are
// taken only if every move made so far still stands; otherwise the table keeps those it has.

#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "session/table/session.h"

namespace houserule {

// A value of the rules that is not what it was.
struct ChangedValue {
  std::string path;
  std::string before;  // empty: it was not there
  std::string after;   // empty: it is there no more
  RuleRef rule;        // where it is written now, or was
};

struct Reload {
  enum class Kind {
    same,     // the files say what they said
    taken,    // `session` is the table under the new rules
    refused,  // a move would not be legal, or the cards would be dealt otherwise
    broken,   // `faults` says why the files cannot be used
  };
  Kind kind = Kind::same;
  std::optional<Session> session;
  std::vector<ChangedValue> changes;
  int moves = 0;  // of the log, forced ones included
  int added = 0;  // moves that only the new rules ask for: made where they are forced or a pass
  Diagnostics faults;        // of broken rules; of those taken, what to hear of them
  int refused_move = 0;      // from 1; 0: the cards would be dealt otherwise
  std::string refused_text;  // that move
  Text reason;               // why it is not legal now
  RuleRef rule;              // which rule says so
  bool is_failure = false;   // a function failed: the move itself may well be legal
};

// Reads the rules of `old` again and plays its log under them. `old` is not changed.
Reload reload_table(const ScriptFolders& folders, const WordTable& words, const Session& old);

// The same for a log that is only known as texts, under rules that were read already. Where they
// are not edited, nothing is passed that the log does not pass.
Reload replay_log(const LoadedTable& table, std::uint64_t seed,
                  const std::vector<NumberedSetup>& setups, const std::vector<std::string>& moves,
                  bool is_edited);

// Returns the values that are different, in the order of the new rules, then those that are gone.
std::vector<ChangedValue> changed_values(const GameRules& before, const GameRules& after);

// Returns a move of the log as `you` may see it: all of one's own moves and of what is open to
// everybody, of others' moves only who did what: "2 give".
std::string shown_move(const std::string& move, Seat you);

// Knows whether the files of a table were changed since it last looked.
class FileWatch {
 public:
  explicit FileWatch(std::vector<ScriptFile> files);

  // Returns the files that have another time or size than when this was last asked, or are gone, as
  // people see them. A folder may be among them: it changes as files come and go. Looks at the file
  // system, a few microseconds a file.
  std::vector<std::string> changed();

 private:
  struct Stamp {
    std::filesystem::file_time_type time;
    std::uintmax_t size = 0;
    bool operator==(const Stamp&) const = default;
  };
  static Stamp stamp_of(const ScriptFile& file);

  std::vector<ScriptFile> files_;
  std::vector<Stamp> stamps_;
};

}  // namespace houserule
