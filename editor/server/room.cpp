#include "editor/server/room.h"

#include <algorithm>
#include <chrono>

#include "session/answers/diagnostic_json.h"

namespace houserule {

namespace fs = std::filesystem;

Language EditorRoom::language_of(const Json& request) const {
  if (!request.contains("language")) return settings.language;
  return request["language"] == "ja" ? Language::ja : Language::en;
}

namespace {

// Whether a word of a table is no name: it could lead anywhere.
bool is_path(const std::string& word) {
  return word.ends_with(".lua") || word.find('/') != std::string::npos || word.starts_with('.');
}

// The words of a table that are paths, as the files they lead to; an empty one leads nowhere.
std::vector<fs::path> paths_in(const TableSpec& spec) {
  std::vector<fs::path> paths;
  if (is_path(spec.game)) {
    paths.emplace_back(spec.game);
    if (!spec.game.ends_with(".lua")) paths.back() /= "rules.lua";
  }
  for (const auto& names : {spec.variants, spec.dropped}) {
    for (const std::string& name : names) {
      if (is_path(name)) paths.emplace_back(name.ends_with(".lua") ? name : "");
    }
  }
  return paths;
}

}  // namespace

bool EditorRoom::leads_to_scripts(const fs::path& path) const {
  std::vector<fs::path> roots = folders().house();
  roots.push_back(folders().installed() / "games");
  Diagnostics ignored;
  std::error_code error;
  for (const fs::path& given : paths_in(parse_spec(settings.table, ignored))) {
    roots.push_back(fs::absolute(given, error).parent_path());
  }
  const fs::path whole = fs::canonical(path, error);
  return !error && std::any_of(roots.begin(), roots.end(),
                               [&](const fs::path& root) { return is_inside(whole, root); });
}

void EditorRoom::refuse_foreign_paths(const std::string& table) const {
  Diagnostics ignored;
  for (const fs::path& path : paths_in(parse_spec(table, ignored))) {
    if (leads_to_scripts(path)) continue;
    refuse_request("foreign-path", sentence("refuse.foreign-path", {{"table", quotable(table)}}));
  }
}

TableSpec EditorRoom::spec_of(const Json& request) const {
  const std::string table = text_of_key(request, "table");
  refuse_foreign_paths(table);
  Diagnostics faults;
  TableSpec spec = parse_spec(table, faults);
  if (!faults.empty()) refuse_request(faults);
  return spec;
}

LoadedTable EditorRoom::load(const std::string& spec) const {
  refuse_foreign_paths(spec);
  Diagnostics faults;
  const TableSpec parsed = parse_spec(spec, faults);
  if (!faults.empty()) refuse_request(faults);
  auto table = load_table(folders(), words(), parsed, faults);
  if (!table) refuse_request(faults);
  return std::move(*table);
}

LoadedTable EditorRoom::table_of(const Json& request) const {
  return load(text_of_key(request, "table"));
}

ShelfScript EditorRoom::save(const std::string& name, const std::string& text,
                             const std::string& base) {
  const SaveOutcome outcome = shelf.save(name, text, base, seconds_now());
  switch (outcome.kind) {
    case SaveOutcome::Kind::saved:
      return outcome.now;
    case SaveOutcome::Kind::conflict:
      refuse_request("file-exists", sentence("refuse.changed", {{"name", quotable(name)}}));
    case SaveOutcome::Kind::gone:
      refuse_request("no-such-script", sentence("refuse.gone", {{"name", quotable(name)}}));
    case SaveOutcome::Kind::refused:
      break;
  }
  refuse_request(outcome.code, outcome.message);
}

std::int64_t seconds_now() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(since).count();
}

void refuse_script(const std::string& name) {
  refuse_request("no-such-script", sentence("refuse.no-script", {{"name", quotable(name)}}));
}

Json diagnostics_json(const Diagnostics& diagnostics, Language language) {
  Json list = Json::array();
  for (const Diagnostic& one : diagnostics.all()) list.push_back(to_json(one, language));
  return list;
}

}  // namespace houserule
