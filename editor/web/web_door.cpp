#include "editor/web/web_door.h"

#include <optional>
#include <string>

#include "bots/agents/player_shelf.h"
#include "editor/server/editor_api.h"
#include "lua/vm/self_check.h"
#include "session/table/table_loader.h"

namespace {

using namespace houserule;

std::optional<EditorApi> editor;
std::string said;

}  // namespace

const char* houserule_begin() {
  const ScriptFolders folders = ScriptFolders::of("/houserule").with_first("house");
  Diagnostics faults;
  std::optional<WordTable> words = load_words(folders, faults);
  said = faults.to_text();
  if (!words) return said.c_str();
  PlayerShelf::of_process().keep_in("/data/players");
  EditorSettings settings;
  settings.folders = folders;
  settings.words = std::move(*words);
  settings.data = "/data";
  settings.version = HOUSERULE_VERSION;
  settings.studies_in_turn = true;
  editor.emplace(std::move(settings));
  return said.c_str();
}

const char* houserule_answer(const char* request) {
  said = editor->answer(request);
  return said.c_str();
}

const char* houserule_self_check() {
  said.clear();
  for (const std::string& wrong : self_check()) said += wrong + "\n";
  return said.c_str();
}
