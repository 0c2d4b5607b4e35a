#include "editor/server/room.h"

#include <chrono>

#include "session/diagnostic_json.h"

namespace houserule {

Language EditorRoom::language_of(const Json& request) const {
  if (!request.contains("language")) return settings.language;
  const std::string name = text_of_key(request, "language");
  if (name != "en" && name != "ja") refuse_request("bad-request", "'language' is en or ja");
  return name == "ja" ? Language::ja : Language::en;
}

LoadedTable EditorRoom::load(const std::string& spec) const {
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
      refuse_request("file-exists", quotable(name) + " was changed in the meantime");
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
  refuse_request("no-such-script", "there is no script '" + quotable(name) + "'");
}

Json diagnostics_json(const Diagnostics& diagnostics) {
  Json list = Json::array();
  for (const Diagnostic& one : diagnostics.all()) list.push_back(to_json(one));
  return list;
}

}  // namespace houserule
    case SaveOutcome::Kind::gone:
      refuse_request("no-such-script", quotable(name) + " is there no more");
