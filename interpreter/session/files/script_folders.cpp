#include "session/files/script_folders.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <mutex>
#include <set>

#include "session/files/data_folder.h"
#include "session/files/read_once.h"

namespace houserule {

namespace fs = std::filesystem;

namespace {

// What cannot be looked at, a name that is too long say, is not there.
bool is_file(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}
bool is_folder(const fs::path& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

bool has_scripts(const fs::path& folder) { return is_folder(folder / "scripts" / "words"); }

fs::path installed_above(const fs::path& program) {
  std::error_code error;
  fs::path here = fs::read_symlink("/proc/self/exe", error);
  if (error) here = fs::weakly_canonical(program, error);
  for (fs::path folder = here.parent_path();; folder = folder.parent_path()) {
    if (has_scripts(folder)) return folder;
    if (has_scripts(folder / "share" / "houserule")) return folder / "share" / "houserule";
    if (folder == folder.parent_path()) return {};
  }
}

std::vector<std::string> lua_files(const fs::path& folder) {
  std::vector<std::string> names;
  for (const fs::path& file : scripts_in(folder)) {
    if (is_plain_name(file.stem().string())) names.push_back(file.stem().string());
  }
  return names;
}

}  // namespace

bool is_plain_name(std::string_view name) {
  constexpr std::size_t longest = 100;
  if (name.empty() || name.size() > longest || name.ends_with(".lua")) return false;
  if (name.front() == '.' || name.front() == '+' || name.front() == '-') return false;
  return std::none_of(name.begin(), name.end(), [](char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte <= 0x20 || byte == 0x7F || letter == '/' || letter == '\\' || letter == '=';
  });
}

bool is_same_file(const fs::path& one, const fs::path& other) {
  if (one.empty() || other.empty()) return false;
  std::error_code error;
  return one == other || (fs::equivalent(one, other, error) && !error);
}

bool is_inside(const fs::path& path, const fs::path& folder) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(folder, error);
  const fs::path way = error ? fs::path() : path.lexically_relative(whole);
  return !way.empty() && *way.begin() != "..";
}

bool is_path(const std::string& typed) {
  if (typed.ends_with(".lua")) return is_file(typed);
  if (is_file(typed + ".lua") && typed.find('/') != std::string::npos) return true;
  if (!is_folder(typed)) return false;
  return typed.find('/') != std::string::npos || typed.starts_with('.') ||
         !scripts_in(typed).empty() || !games_in(typed).empty();
}

fs::path game_around(const fs::path& rule) {
  const fs::path variants = rule.parent_path();
  const fs::path game = variants.parent_path();
  const bool lies_in_one = variants.filename() == "variants" && is_file(game / "rules.lua");
  return lies_in_one ? game : fs::path();
}

std::vector<fs::path> games_in(const fs::path& folder) {
  std::vector<fs::path> games;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    if (is_file(entry.path() / "rules.lua")) games.push_back(entry.path());
  }
  std::sort(games.begin(), games.end());
  return games;
}

std::vector<fs::path> scripts_in(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(".lua") && !name.ends_with(".examples.lua")) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

ScriptFolders ScriptFolders::find(const fs::path& program, const fs::path& extra) {
  ScriptFolders folders;
  folders.installed_ = installed_above(program);
  if (!extra.empty()) folders.house_.push_back(extra);
  folders.given_ = folders.house_.size();
  folders.house_.emplace_back("house");
  folders.house_.push_back(data_folder() / "house");
  return folders;
}

ScriptFolders ScriptFolders::of(const fs::path& installed) {
  ScriptFolders folders;
  folders.installed_ = installed;
  return folders;
}

ScriptFolders ScriptFolders::with_first(const fs::path& folder) const {
  ScriptFolders folders = *this;
  folders.house_.insert(folders.house_.begin(), folder);
  ++folders.given_;
  return folders;
}

ScriptFolders ScriptFolders::with_text(const fs::path& path, std::string text) const {
  ScriptFolders folders = *this;
  folders.replaced_ = path;
  folders.replacement_ = std::move(text);
  return folders;
}

std::optional<std::string> ScriptFolders::text_of(const ScriptFile& file) const {
  return is_same_file(file.path, replaced_) ? replacement_ : read_file(file.path);
}

std::vector<ScriptFile> ScriptFolders::words() const {
  std::vector<ScriptFile> files;
  for (const std::string& name : lua_files(installed_ / "scripts" / "words")) {
    files.push_back(
        {installed_ / "scripts" / "words" / (name + ".lua"), "scripts/words/" + name + ".lua"});
  }
  return files;
}

std::optional<ScriptFile> ScriptFolders::deck(const std::string& name) const {
  if (!is_plain_name(name)) return std::nullopt;
  for (const fs::path& house : house_) {
    const fs::path file = house / "decks" / (name + ".lua");
    if (is_file(file)) return ScriptFile{file, file.string()};
  }
  const fs::path file = installed_ / "scripts" / "decks" / (name + ".lua");
  if (!is_file(file)) return std::nullopt;
  return ScriptFile{file, "scripts/decks/" + name + ".lua"};
}

std::vector<std::string> ScriptFolders::decks() const {
  std::set<std::string> names;
  std::vector<fs::path> roots = house_;
  roots.push_back(installed_ / "scripts");
  for (const fs::path& root : roots) {
    for (const fs::path& file : scripts_in(root / "decks")) names.insert(file.stem().string());
  }
  return {names.begin(), names.end()};
}

std::vector<std::string> ScriptFolders::games() const {
  std::set<std::string> names;
  std::vector<fs::path> roots = house_;
  roots.push_back(installed_ / "games");
  for (const fs::path& root : roots) {
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(root, error)) {
      const std::string name = entry.path().filename().string();
      if (is_plain_name(name) && is_file(entry.path() / "rules.lua")) names.insert(name);
    }
  }
  return {names.begin(), names.end()};
}

std::optional<ScriptFile> ScriptFolders::game(const std::string& name) const {
  if (name.ends_with(".lua")) {
    if (is_file(name)) return ScriptFile{name, name};
    return std::nullopt;
  }
  if (name.find('/') != std::string::npos) {
    const fs::path file = fs::path(name) / "rules.lua";
    if (is_file(file)) return ScriptFile{file, file.string()};
    return std::nullopt;
  }
  for (const fs::path& house : house_) {
    const fs::path file = house / name / "rules.lua";
    if (is_file(file)) return ScriptFile{file, file.string()};
  }
  const fs::path file = installed_ / "games" / name / "rules.lua";
  if (!is_file(file)) return std::nullopt;
  return ScriptFile{file, "games/" + name + "/rules.lua"};
}

std::vector<std::string> ScriptFolders::variants(const std::string& game) const {
  std::set<std::string> names;
  if (const auto file = this->game(game)) {
    for (const std::string& name : lua_files(file->path.parent_path() / "variants")) {
      names.insert(name);
    }
  }
  for (const fs::path& house : house_) {
    for (const std::string& name : lua_files(house / game / "variants")) names.insert(name);
  }
  return {names.begin(), names.end()};
}

std::optional<ScriptFile> ScriptFolders::variant(const std::string& game,
                                                 const std::string& name) const {
  if (name.ends_with(".lua")) {
    if (is_file(name)) return ScriptFile{name, name};
    return std::nullopt;
  }
  // What lies in the folder of a game that was given by its path is that game's.
  const bool by_path = game.find('/') != std::string::npos || game.ends_with(".lua");
  if (const auto rules = by_path ? this->game(game) : std::nullopt) {
    if (auto own = beside(*rules, "variants/" + name + ".lua")) return own;
  }
  for (const fs::path& house : house_) {
    for (const fs::path& file :
         {house / (name + ".lua"), house / game / "variants" / (name + ".lua")}) {
      if (is_file(file)) return ScriptFile{file, file.string()};
    }
  }
  if (const auto rules = this->game(game)) {
    return beside(*rules, "variants/" + name + ".lua");
  }
  return std::nullopt;
}

std::vector<std::string> ScriptFolders::loose() const {
  std::set<std::string> names;
  for (const fs::path& house : house_) {
    for (const std::string& name : lua_files(house)) names.insert(name);
  }
  return {names.begin(), names.end()};
}

std::optional<ScriptFile> ScriptFolders::hidden_by(const ScriptFile& file, const std::string& kind,
                                                   const std::string& game) const {
  const std::string name = file.path.stem().string() + ".lua";
  fs::path within = fs::path("games") / game / "variants" / name;
  if (kind == "game") within = fs::path("games") / game / "rules.lua";
  if (kind == "deck") within = fs::path("scripts") / "decks" / name;
  const fs::path path = installed_ / within;
  if (!is_file(path) || is_same_file(path, file.path)) return std::nullopt;
  return ScriptFile{path, within.string()};
}

bool ScriptFolders::lies_below(const ScriptFile& file, std::size_t first) const {
  return std::any_of(house_.begin() + static_cast<std::ptrdiff_t>(first), house_.end(),
                     [&](const fs::path& house) {
                       const fs::path within = file.path.lexically_relative(house);
                       return !within.empty() && *within.begin() != "..";
                     });
}

std::vector<ScriptFile> ScriptFolders::misnamed() const {
  std::vector<ScriptFile> files;
  const auto look = [&](const fs::path& folder) {
    for (const fs::path& file : scripts_in(folder)) {
      if (!is_plain_name(file.stem().string())) files.push_back({file, file.string()});
    }
  };
  for (const fs::path& house : house_) {
    look(house);
    look(house / "decks");
    for (const fs::path& game : games_in(house)) {
      const fs::path rules = game / "rules.lua";
      if (!is_plain_name(game.filename().string())) files.push_back({rules, rules.string()});
    }
    for (const std::string& game : games()) look(house / game / "variants");
  }
  return files;
}

std::vector<ScriptFile> ScriptFolders::places() const {
  std::vector<ScriptFile> places;
  for (const fs::path& house : house_) places.push_back({house, house.string()});
  places.push_back({installed_ / "games", "games"});
  for (const std::string& name : games()) {
    if (const auto rules = game(name)) {
      const fs::path shown = fs::path(rules->shown).parent_path();
      const fs::path folder = rules->path.parent_path();
      places.push_back({folder, shown.string()});
      places.push_back({folder / "variants", (shown / "variants").string()});
    }
    for (const fs::path& house : house_) {
      const fs::path variants = house / name / "variants";
      places.push_back({variants, variants.string()});
    }
  }
  return places;
}

std::optional<ScriptFile> ScriptFolders::beside(const ScriptFile& file,
                                                const std::string& name) const {
  const fs::path path = file.path.parent_path() / name;
  if (!is_file(path)) return std::nullopt;
  const auto slash = file.shown.rfind('/');
  const std::string folder = slash == std::string::npos ? "" : file.shown.substr(0, slash + 1);
  return ScriptFile{path, folder + name};
}

namespace {

std::optional<std::string> read_now(const fs::path& path, std::size_t most) {
  std::error_code error;
  const auto size = fs::file_size(path, error);
  if (error || size > most || !is_file(path)) return std::nullopt;
  std::ifstream stream(path, std::ios::binary);
  std::string text(static_cast<std::size_t>(size), '\0');
  if (!stream.read(text.data(), static_cast<std::streamsize>(size))) return std::nullopt;
  return text;
}

// What has been read while a ReadOnce lives.
struct TextsRead {
  std::mutex mutex;
  int wanted = 0;  // by so many
  std::map<fs::path, std::string> texts;
};

TextsRead& texts_read() {
  static TextsRead all;
  return all;
}

}  // namespace

ReadOnce::ReadOnce() {
  const std::lock_guard lock(texts_read().mutex);
  ++texts_read().wanted;
}

ReadOnce::~ReadOnce() {
  const std::lock_guard lock(texts_read().mutex);
  if (--texts_read().wanted == 0) texts_read().texts.clear();
}

std::optional<std::string> read_file(const fs::path& path, std::size_t most) {
  TextsRead& all = texts_read();
  const std::lock_guard lock(all.mutex);
  if (all.wanted == 0) return read_now(path, most);
  const auto known = all.texts.find(path);
  if (known != all.texts.end()) {
    if (known->second.size() > most) return std::nullopt;
    return known->second;
  }
  std::optional<std::string> text = read_now(path, most);
  if (text) all.texts.emplace(path, *text);
  return text;
}

}  // namespace houserule
