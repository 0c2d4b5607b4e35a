// The scripts that the editor's page may read and write, by the names people see.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/text.h"
#include "editor/server/version_store.h"
#include "session/files/script_folders.h"

namespace houserule {

// A script as it lies on disk now.
struct ShelfScript {
  std::string name;  // "house/last_trick_two.lua", "games/lorum/rules.lua"
  std::string text;
  std::string hash;          // to_hex(content_hash(text)); of a script that is not there yet: ""
  bool is_writable = false;  // false: it was installed with the program
};

// "too long: 6 MB; at most 64 kB".
Text too_long(std::size_t bytes, std::size_t most);

// What became of a save.
struct SaveOutcome {
  enum class Kind {
    saved,
    conflict,  // the file is not what the text began from; nothing was overwritten
    gone,      // the file the text began from is there no more; nothing was written
    refused,   // `code` and `message` say why
  };
  Kind kind = Kind::refused;
  ShelfScript now;  // what lies there now
  int versions = 0;
  std::string code;
  Text message;
};

// Not for several threads at once.
class ScriptShelf {
 public:
  static constexpr std::size_t most_bytes = std::size_t{64} << 10U;  // of a script

  // `history`: where versions are kept.
  ScriptShelf(ScriptFolders folders, std::filesystem::path history);

  // Finds a script by name. Nothing for a name that leads elsewhere than into the folders of
  // scripts, whether something lies there or not, and for what is no script.
  std::optional<ShelfScript> read(const std::string& name) const;

  // Puts `text` in the place of the script, whose text had the hash `base` when it was read ("": it
  // was not there). The text it replaces and this one are kept as versions, also when they are in
  // conflict or the file is gone. `now`: seconds since 1970.
  //
  // Refuses a name that leads nowhere (`no-such-script`) or to the installed program (`read-only`),
  // what is larger than most_bytes (`too-large`) or no UTF-8 (`not-text`), and says what the disk
  // says (`missing-file`).
  SaveOutcome save(const std::string& name, const std::string& text, const std::string& base,
                   std::int64_t now);

  // Takes a script away; its text is kept as its newest version. `gone`: there was none. Refuses as
  // save() does.
  SaveOutcome remove(const std::string& name, std::int64_t now);

  // Puts the versions of `from` before those that `to` is going to have.
  void copy_versions(const std::string& from, const std::string& to);

  // The folders as they would be with `text` in the place of the script, and the script as they
  // know it. Nothing for a name that leads nowhere.
  struct Draft {
    ScriptFolders folders;
    ScriptFile script;
  };
  std::optional<Draft> draft(const std::string& name, const std::string& text) const;

  std::vector<ScriptVersion> versions(const std::string& name) const;
  std::optional<std::string> version(const std::string& name, int number) const;

 private:
  struct Spot {
    std::filesystem::path path;      // links resolved
    std::filesystem::path as_found;  // as ScriptFolders have it
    bool is_writable = false;
  };
  std::optional<Spot> spot_of(const std::string& name) const;
  int newest_version(const std::filesystem::path& script) const;  // 0: there is none

  ScriptFolders folders_;
  VersionStore store_;
};

}  // namespace houserule
