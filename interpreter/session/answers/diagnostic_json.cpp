#include "session/answers/diagnostic_json.h"

namespace houserule {

nlohmann::ordered_json to_json(const Diagnostic& diagnostic) {
  nlohmann::ordered_json json = {
      {"file", diagnostic.place.file}, {"line", diagnostic.place.line},
      {"code", diagnostic.code},       {"level", is_remark(diagnostic) ? "remark" : "error"},
      {"message", diagnostic.message}, {"suggestion", diagnostic.suggestion}};
  for (const auto& [place, note] : diagnostic.notes) {
    json["notes"].push_back({{"file", place.file}, {"line", place.line}, {"text", note}});
  }
  return json;
}

}  // namespace houserule
