// Every text a script has ever been saved with.
//
// A folder for each script, in it a file for each version: what was saved, and what lay there
// before. Nothing here decides what the script is; that is the file itself.

#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"

namespace houserule {

struct ScriptVersion {
  int number = 0;         // from 1, never used twice
  std::int64_t time = 0;  // seconds since 1970, UTC
  std::string hash;       // of its text: to_hex(content_hash(text))
};

class VersionStore {
 public:
  static constexpr int most_versions = 200;  // of a script; the oldest go first

  explicit VersionStore(std::filesystem::path folder) : folder_(std::move(folder)) {}

  // Keeps a text as the newest version of `script`, a full path, unless it is that already. Returns
  // whether it is kept; diagnoses `missing-file` if not.
  bool keep(const std::filesystem::path& script, const std::string& text, std::int64_t now,
            Diagnostics& diagnostics);

  // Forgets the newest version, of a text that was not saved after all.
  void forget_newest(const std::filesystem::path& script);

  // Returns all versions, oldest first.
  std::vector<ScriptVersion> versions(const std::filesystem::path& script) const;

  // Returns the text of a version, or nothing.
  std::optional<std::string> text(const std::filesystem::path& script, int number) const;

 private:
  std::filesystem::path folder_of(const std::filesystem::path& script) const;

  std::filesystem::path folder_;
};

}  // namespace houserule
