#include "writing/new_game.h"

#include <algorithm>

#include "base/sentence.h"
#include "rules/source/lua_source.h"

namespace houserule {

namespace {

std::string filled_in(std::string_view key, const std::string& name, Language language) {
  const std::string title = title_from(name);
  return sentence_in(language, key,
                     {{"name", name},
                      {"title", title},
                      {"quoted", lua_text(title)},
                      {"quoted_name", lua_text(name)},
                      {"house.last_trick", "{house.last_trick}"}});
}

}  // namespace

bool check_new_game(const ScriptFolders& folders, const std::string& name,
                    Diagnostics& diagnostics) {
  if (!check_script_name(name, diagnostics)) return false;
  if (name == "decks" || name == "variants") {
    diagnostics.fault("bad-name.taken-folder", {}, {{"name", name}});
    return false;
  }
  if (const auto known = folders.game(name)) {
    diagnostics.fault("file-exists.game", {known->shown, 0});
    return false;
  }
  return true;
}

std::optional<std::vector<NewScript>> new_game(const ScriptFolders& folders,
                                               const std::string& name, Language language,
                                               Diagnostics& diagnostics) {
  if (!check_new_game(folders, name, diagnostics)) return std::nullopt;
  const std::filesystem::path folder = std::filesystem::path("house") / name;
  return std::vector<NewScript>{
      {folder / "rules.lua", filled_in("new_game.rules", name, language),
       sentence("new_game.file.rules")},
      {folder / "ja.lua", filled_in("new_game.ja", name, language), sentence("new_game.file.ja")},
      {folder / "examples.lua", filled_in("new_game.examples", name, language),
       sentence("new_game.file.examples")}};
}

std::string title_from(const std::string& name) {
  std::string title = name;
  std::replace(title.begin(), title.end(), '_', ' ');
  if (title.front() >= 'a' && title.front() <= 'z') title.front() -= 'a' - 'A';
  return title;
}

}  // namespace houserule
