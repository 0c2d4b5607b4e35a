// Putting scripts into a folder of one's own: what they may be called, and that nothing that lies
// there is lost.

#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "base/text.h"

namespace houserule {

// A file that is to be written.
struct NewScript {
  std::filesystem::path file;
  std::string text;
  Text what;  // for people: "the rule"

  int lines() const;
};

// Returns whether a game or a house rule may be called `name`: a small letter, then small letters,
// digits and '_', at most 40 in all.
bool is_script_name(std::string_view name);

// Returns the nearest name that would do for `typed`: "the last trick" gives "the_last_trick".
// Empty where nothing of it can be used.
std::string script_name_from(const std::string& typed);

// Diagnoses a name that a game or a house rule may not have: `bad-name`, with the nearest that
// would do.
bool check_script_name(const std::string& name, Diagnostics& diagnostics);

// Writes the files, folders above them included. Where one of them is there already nothing is
// written: `file-exists`, with its name.
bool write_new(const std::vector<NewScript>& scripts, Diagnostics& diagnostics);

// Puts `text` in the place of what lies at `file`: all of it or nothing. Returns false, with the
// system's reason, if it cannot be written.
bool replace_file(const std::filesystem::path& file, const std::string& text,
                  Diagnostics& diagnostics);

// A folder for scripts that are only tried out; it goes when this does.
class TrialFolder {
 public:
  // Throws std::filesystem::filesystem_error if there is no place for it.
  TrialFolder();
  ~TrialFolder();
  TrialFolder(const TrialFolder&) = delete;
  TrialFolder& operator=(const TrialFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

  // Writes a file of the folder, in place of an earlier one.
  void write(const std::string& name, const std::string& text) const;

  // Adds `faults` to `to`, files of this folder by their names alone.
  void hand_over(const Diagnostics& faults, Diagnostics& to) const;

 private:
  std::filesystem::path path_;
};

}  // namespace houserule
