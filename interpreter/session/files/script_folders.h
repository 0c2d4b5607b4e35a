// Where scripts come from: the folder given on the command line, ./house, the user's own folder,
// the installed games. The first that has a file wins.

#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace houserule {

struct ScriptFile {
  std::filesystem::path path;
  std::string shown;  // as people see it: "games/lorum/rules.lua", "house/my_rule.lua"
};

// Whether a script may call a game, a house rule or a deck so: by a name, not by a path, and by one
// word. People may type paths; a script that could would choose which files of theirs are read.
bool is_plain_name(std::string_view name);

class ScriptFolders {
 public:
  // Finds the installed scripts from where the program stands: the nearest folder above it that has
  // scripts/words, or ../share/houserule. `extra` is searched before everything else.
  static ScriptFolders find(const std::filesystem::path& program,
                            const std::filesystem::path& extra = {});

  // The scripts of one folder only; for tests.
  static ScriptFolders of(const std::filesystem::path& installed);

  // The same folders with one more that is searched before all others.
  ScriptFolders with_first(const std::filesystem::path& folder) const;

  // The same folders in which the file at `path` reads `text`, whatever lies there and by whatever
  // path it is found.
  ScriptFolders with_text(const std::filesystem::path& path, std::string text) const;

  // Returns the text of a file of these folders, or nothing if it cannot be read.
  std::optional<std::string> text_of(const ScriptFile& file) const;

  // The folder with scripts/ and games/; empty if none was found.
  const std::filesystem::path& installed() const { return installed_; }

  // The folders of house rules and games of one's own, the first to be searched first.
  const std::vector<std::filesystem::path>& house() const { return house_; }

  std::vector<ScriptFile> words() const;                          // scripts/words/*.lua, sorted
  std::optional<ScriptFile> deck(const std::string& name) const;  // scripts/decks/NAME.lua
  std::vector<std::string> decks() const;                         // names, sorted
  std::vector<std::string> games() const;                         // names, sorted
  std::optional<ScriptFile> game(const std::string& name) const;  // .../NAME/rules.lua, or a path
  std::vector<std::string> variants(const std::string& game) const;  // names, sorted
  std::optional<ScriptFile> variant(const std::string& game, const std::string& name) const;
  std::vector<std::string> loose() const;  // names of the .lua files right in the house folders

  // The folders in which games and house rules lie, whether they exist or not: of each game its own
  // and that of its house rules.
  std::vector<ScriptFile> places() const;

  // Returns the installed file that `file` is found instead of, as a "game", a "variant" of `game`
  // or a "deck"; nothing if there is none, or if it is that file.
  std::optional<ScriptFile> hidden_by(const ScriptFile& file, const std::string& kind,
                                      const std::string& game) const;

  // Whether a file lies in a folder of one's own; and in one that is always searched, not in one
  // that was given for this time.
  bool is_own(const ScriptFile& file) const { return lies_below(file, 0); }
  bool is_found_unasked(const ScriptFile& file) const { return lies_below(file, given_); }

  // Returns the scripts of one's own whose names nobody could type: they are not found.
  std::vector<ScriptFile> misnamed() const;

  std::optional<ScriptFile> beside(const ScriptFile& file, const std::string& name) const;

 private:
  bool lies_below(const ScriptFile& file, std::size_t first) const;

  std::filesystem::path installed_;
  std::vector<std::filesystem::path> house_;  // folders of loose house rules and games
  std::size_t given_ = 0;                     // how many of them were given for this time
  std::filesystem::path replaced_;            // with_text(); empty: no file
  std::string replacement_;
};

// Whether two paths lead to one file: "house/x.lua" and "/home/me/house/x.lua" do. What is not
// there is the same only by the same path.
bool is_same_file(const std::filesystem::path& one, const std::filesystem::path& other);

// Whether a path, its links resolved, leads into a folder.
bool is_inside(const std::filesystem::path& path, const std::filesystem::path& folder);

// Whether something typed means what lies on the disk, not what is called so: a path to a file or a
// folder that is there, or the name of a folder with scripts or games in it.
bool is_path(const std::string& typed);

// Returns the folder of the game a house rule lies in, GAME of "GAME/variants/x.lua"; empty if it
// lies in none.
std::filesystem::path game_around(const std::filesystem::path& rule);

// Returns the folders right in a folder that hold a game, sorted.
std::vector<std::filesystem::path> games_in(const std::filesystem::path& folder);

// Returns the .lua files right in a folder but for those of examples, sorted; none for a folder
// that cannot be read.
std::vector<std::filesystem::path> scripts_in(const std::filesystem::path& folder);

// Returns the text of a file, or nothing if it cannot be read or is larger than `most` bytes.
std::optional<std::string> read_file(const std::filesystem::path& path,
                                     std::size_t most = std::size_t{1} << 20U);

}  // namespace houserule
