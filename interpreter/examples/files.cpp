#include "examples/files.h"

#include <algorithm>
#include <filesystem>

#include "session/table/table_loader.h"

namespace houserule {

namespace fs = std::filesystem;

namespace {

std::string without(std::string path, std::string_view ending) {
  if (path.ends_with(ending)) path.resize(path.size() - ending.size());
  return path;
}

// Where the examples of rules stand, or would stand.
ExampleFile examples_beside(const ScriptFile& rules, const std::string& game,
                            const std::string& variant) {
  const std::string name =
      variant.empty() ? "examples.lua" : rules.path.stem().string() + ".examples.lua";
  const fs::path shown = fs::path(rules.shown).parent_path() / name;
  return {{rules.path.parent_path() / name, shown.string()}, game, variant, rules};
}

// Whether somebody who typed `wanted` means this file: by its own path or that of the rules it
// stands beside, or by a folder above it; where nothing lies there, by how it is shown, or by the
// name of its game or house rule.
bool is_meant(const ExampleFile& found, const std::string& wanted) {
  if (wanted.empty()) return true;
  const auto leads_to = [](const std::string& path, const std::string& rules,
                           const std::string& typed) {
    return typed == path || typed == rules || typed + ".lua" == rules ||
           path.starts_with(typed + "/");
  };
  const auto plain = [](const fs::path& path) {
    std::string text = path.lexically_normal().string();
    while (text.size() > 1 && text.ends_with('/')) text.pop_back();
    return text;
  };
  if (!is_path(wanted)) {
    return wanted == found.game || wanted == found.variant ||
           leads_to(plain(found.file.shown), plain(found.rules.shown), plain(wanted));
  }
  std::error_code error;
  const fs::path on_disk = fs::weakly_canonical(wanted, error);
  return !error && leads_to(fs::weakly_canonical(found.file.path, error).string(),
                            fs::weakly_canonical(found.rules.path, error).string(), plain(on_disk));
}

}  // namespace

std::string spec_beside(const ScriptFolders& folders, const WordTable& words,
                        const ExampleFile& file) {
  if (file.variant.empty()) return file.game;
  return file.game + " " + with_required(folders, words, file.game, file.variant);
}

std::optional<ExampleFile> examples_of(const ScriptFolders& folders, const std::string& game,
                                       const std::string& variant) {
  const std::optional<ScriptFile> rule = folders.variant(game, variant);
  if (!rule) return std::nullopt;
  ExampleFile file = examples_beside(*rule, game, variant);
  std::error_code error;
  if (!fs::is_regular_file(file.file.path, error)) return std::nullopt;
  return file;
}

namespace {

// The game a house rule is made for; empty if the file cannot be read, nothing if it is a deck, a
// game or the like.
std::optional<std::string> game_of(const ScriptFolders& folders, const ScriptFile& rule,
                                   const WordTable& words) {
  Diagnostics none;  // whoever runs the examples is told
  const std::optional<Node> tree = read_script(folders, rule, words, none);
  if (tree && !tree->is_word("variant")) return std::nullopt;
  const Node* of = tree ? tree->field("of") : nullptr;
  return of != nullptr && is_plain_name(of->text) ? of->text : "";
}

bool is_there(const ExampleFile& file) {
  std::error_code error;
  return fs::is_regular_file(file.file.path, error);
}

// All rules that somebody may mean, each with the place of its examples.
class RuleSearch {
 public:
  RuleSearch(const ScriptFolders& folders, const WordTable& words, const std::string& wanted)
      : folders_(folders), words_(words), wanted_(wanted) {}

  std::vector<ExampleFile> run() {
    for (const std::string& game : folders_.games()) {
      const std::optional<ScriptFile> rules = folders_.game(game);
      if (!rules) continue;
      add(examples_beside(*rules, game, ""));
      for (const ExampleFile& file : examples_within(*rules, game)) add(file);
      for (const std::string& name : folders_.variants(game)) {
        if (const auto rule = folders_.variant(game, name)) add(examples_beside(*rule, game, name));
      }
    }
    for (const std::string& name : folders_.loose()) {
      const std::optional<ScriptFile> rule = folders_.variant("", name);
      if (rule) add_loose(*rule, name);
    }
    add_lone();
    if (is_path(wanted_)) add_at(wanted_);
    return std::move(found_);
  }

 private:
  void add(const ExampleFile& file) {
    if (is_meant(file, wanted_)) found_.push_back(file);
  }

  // The other examples in the folder of a game, but for those of its house rules.
  static std::vector<ExampleFile> examples_within(const ScriptFile& rules,
                                                  const std::string& game) {
    std::vector<ExampleFile> files;
    std::error_code error;
    auto entry = fs::recursive_directory_iterator(rules.path.parent_path(), error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
      const fs::path& path = entry->path();
      if (entry->is_directory(error)) {
        if (path.filename() == "variants") entry.disable_recursion_pending();
        continue;
      }
      if (!path.filename().string().ends_with(".examples.lua")) continue;
      const fs::path within = path.lexically_relative(rules.path.parent_path());
      const auto shown = [&](const fs::path& name) {
        return (fs::path(rules.shown).parent_path() / name).string();
      };
      ExampleFile file = {{path, shown(within)}, game, "", rules};
      const std::string part = without(within.string(), ".examples.lua") + ".lua";
      if (fs::is_regular_file(rules.path.parent_path() / part, error)) {
        file.rules = {rules.path.parent_path() / part, shown(part)};
      }
      files.push_back(std::move(file));
    }
    std::sort(files.begin(), files.end(), [](const ExampleFile& a, const ExampleFile& b) {
      return a.file.shown < b.file.shown;
    });
    return files;
  }

  void add_loose(const ScriptFile& rule, const std::string& name) {
    const std::optional<std::string> game = game_of(folders_, rule, words_);
    const ExampleFile file = examples_beside(rule, game.value_or(""), name);
    if (!game && !is_there(file)) return;
    // The folders may have another rule of that name for the game.
    const auto own = file.game.empty() ? std::nullopt : folders_.variant(file.game, name);
    if (!own || own->path == rule.path) add(file);
  }

  // Examples whose rules are gone.
  void add_lone() {
    for (const ScriptFile& place : folders_.places()) {
      std::vector<std::string> names;
      std::error_code error;
      for (const auto& entry : fs::directory_iterator(place.path, error)) {
        const std::string name = entry.path().filename().string();
        if (!name.ends_with(".examples.lua")) continue;
        const std::string rule = without(name, ".examples.lua");
        if (!fs::exists(place.path / (rule + ".lua"), error)) names.push_back(rule);
      }
      std::sort(names.begin(), names.end());
      for (const std::string& name : names) {
        add(examples_beside(
            {place.path / (name + ".lua"), (fs::path(place.shown) / (name + ".lua")).string()}, "",
            name));
      }
    }
  }

  // What lies at a path and in none of the folders: a game, a file with or without its ending, or
  // all of a folder.
  void add_at(std::string path) {
    while (path.size() > 1 && path.ends_with('/')) path.pop_back();
    std::error_code error;
    if (fs::is_directory(path, error)) {
      if (fs::is_regular_file(fs::path(path) / "rules.lua", error)) return add_game(path);
      for (const fs::path& file : scripts_in(path)) add_at(file.string());
      for (const fs::path& game : games_in(path)) add_game(game.string());
      return;
    }
    const bool has_ending = path.ends_with(".lua");
    path = without(without(path, ".examples.lua"), ".lua") + ".lua";
    const fs::path name = fs::path(path).filename();
    if (name == "rules.lua" || (name == "examples.lua" && has_ending)) {
      const fs::path rules = fs::path(path).parent_path() / "rules.lua";
      if (!fs::is_regular_file(rules, error)) return;
      return add_new(examples_beside({rules, rules.string()}, by_path(rules.parent_path()), ""));
    }
    if (!fs::is_regular_file(path, error)) return;
    const ScriptFile rule = {path, path};
    const fs::path around = game_around(path);
    const std::optional<std::string> game =
        around.empty() ? game_of(folders_, rule, words_) : by_path(around);
    const ExampleFile file = examples_beside(rule, game.value_or(""), path);
    if (game || is_there(file)) add_new(file);
  }

  // A game by the path of its folder, with all that lies in it.
  void add_game(const std::string& folder) {
    const fs::path rules = fs::path(folder) / "rules.lua";
    const ScriptFile file = {rules, rules.string()};
    const std::string game = by_path(folder);
    add_new(examples_beside(file, game, ""));
    for (const ExampleFile& within : examples_within(file, game)) add_new(within);
    for (const fs::path& rule : scripts_in(fs::path(folder) / "variants")) {
      add_new(examples_beside({rule, rule.string()}, game, rule.stem().string()));
    }
  }

  // A folder as a game is named by its path, never by its name.
  static std::string by_path(const fs::path& folder) {
    const std::string path = folder.string();
    if (path.empty()) return "./";
    return path.find('/') == std::string::npos ? "./" + path : path;
  }

  void add_new(const ExampleFile& file) {
    const auto whole = [](const ExampleFile& one) {
      std::error_code error;
      return fs::weakly_canonical(fs::absolute(one.file.path, error), error);
    };
    const auto is_known = [&](const ExampleFile& other) { return whole(other) == whole(file); };
    if (std::none_of(found_.begin(), found_.end(), is_known)) found_.push_back(file);
  }

  const ScriptFolders& folders_;
  const WordTable& words_;
  const std::string& wanted_;
  std::vector<ExampleFile> found_;
};

}  // namespace

std::vector<ExampleFile> find_examples(const ScriptFolders& folders, const WordTable& words,
                                       const std::string& wanted) {
  std::vector<ExampleFile> files = RuleSearch(folders, words, wanted).run();
  std::erase_if(files, [](const ExampleFile& file) { return !is_there(file); });
  return files;
}

std::vector<ExampleFile> examples_of_game(const ScriptFolders& folders, const WordTable& words,
                                          const std::string& game) {
  const bool by_path = game.find('/') != std::string::npos;
  std::vector<ExampleFile> files = find_examples(folders, words, by_path ? game : "");
  std::erase_if(files, [&](const ExampleFile& file) { return file.game != game; });
  return files;
}

std::vector<ExampleFile> find_untested(const ScriptFolders& folders, const WordTable& words,
                                       const std::string& wanted) {
  std::vector<ExampleFile> files = RuleSearch(folders, words, wanted).run();
  std::erase_if(files, is_there);
  return files;
}

}  // namespace houserule
