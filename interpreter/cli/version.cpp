#include <fmt/format.h>

#include "base/content_hash.h"
#include "cli/command.h"
#include "lua/vm/self_check.h"

namespace houserule {

std::string version_text() {
  const ScriptFolders folders = ScriptFolders::find("");
  std::string texts;
  const auto add = [&](const std::optional<ScriptFile>& file) {
    if (!file) return;
    if (const auto text = read_file(file->path)) texts += to_hex(content_hash(*text));
  };
  for (const ScriptFile& file : folders.words()) add(file);
  const ScriptFolders installed = ScriptFolders::of(folders.installed());
  for (const std::string& game : installed.games()) {
    add(installed.game(game));
    for (const std::string& name : installed.variants(game)) add(installed.variant(game, name));
  }
  return fmt::format("houserule {}\nlanguage 1, {}\nrules {}\n", HOUSERULE_VERSION, lua_version(),
                     to_hex(content_hash(texts)));
}

}  // namespace houserule
