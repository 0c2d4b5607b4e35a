// What all requests of the page stand on: the scripts, the words, the language.

#pragma once

#include <functional>
#include <map>

#include "editor/server/editor_api.h"
#include "editor/server/script_shelf.h"
#include "session/answers/request.h"
#include "session/table/table_loader.h"

namespace houserule {

// Who answers what, by the verb of a request; each throws RequestFault.
using EditorVerbs = std::map<std::string, std::function<Json(const Json&)>>;

struct EditorRoom {
  explicit EditorRoom(EditorSettings given)
      : settings(std::move(given)), shelf(settings.folders, settings.data / "versions") {}

  EditorSettings settings;
  ScriptShelf shelf;

  const ScriptFolders& folders() const { return settings.folders; }
  const WordTable& words() const { return settings.words; }

  // The language a request asks for, or else the one the editor was started in.
  Language language_of(const Json& request) const;

  // Reads the table that the key `table` names. Throws RequestFault with all that is wrong, as do
  // the others. Files are named, not pathed: a word that is a path (`foreign-path`) must lead into
  // a folder of scripts, or one that the editor was started with a table from.
  TableSpec spec_of(const Json& request) const;
  void refuse_foreign_paths(const std::string& table) const;

  // Sets up a table.
  LoadedTable table_of(const Json& request) const;
  LoadedTable load(const std::string& spec) const;

  // Saves, as the page would. Throws RequestFault where nothing was saved.
  ShelfScript save(const std::string& name, const std::string& text, const std::string& base);

 private:
  bool leads_to_scripts(const std::filesystem::path& path) const;
};

// Seconds since 1970.
std::int64_t seconds_now();

[[noreturn]] void refuse_script(const std::string& name);  // `no-such-script`

Json diagnostics_json(const Diagnostics& diagnostics, Language language);

}  // namespace houserule
