#include "session/answers/diagnostic_json.h"

namespace houserule {

nlohmann::ordered_json to_json(const Diagnostic& diagnostic, Language language) {
  nlohmann::ordered_json json = {{"file", diagnostic.place.file},
                                 {"line", diagnostic.place.line},
                                 {"code", diagnostic.code},
                                 {"level", is_remark(diagnostic) ? "remark" : "error"},
                                 {"message", diagnostic.message.in(language)},
                                 {"suggestion", diagnostic.suggestion.in(language)}};
  for (const auto& [place, note] : diagnostic.notes) {
    json["notes"].push_back(
        {{"file", place.file}, {"line", place.line}, {"text", note.in(language)}});
  }
  return json;
}

}  // namespace houserule
