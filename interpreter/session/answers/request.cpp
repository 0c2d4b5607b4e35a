#include "session/answers/request.h"

#include <algorithm>
#include <filesystem>

#include "base/did_you_mean.h"
#include "session/answers/answer_parts.h"
#include "session/answers/diagnostic_json.h"

namespace houserule {

void refuse_request(const std::string& code, const Text& message) {
  throw RequestFault{{{"code", code}, {"message", message.en}},
                     {{"code", code}, {"message", message.in(Language::ja)}}};
}

void refuse_request(const Diagnostics& faults) {
  const auto error = [&](Language language) {
    Json json = fault_json(faults, language);
    json["diagnostics"] = Json::array();
    for (const Diagnostic& fault : faults.all()) {
      json["diagnostics"].push_back(to_json(fault, language));
    }
    return json;
  };
  throw RequestFault{error(Language::en), error(Language::ja)};
}

Json parse_request(std::string_view text, const std::string& what) {
  JsonFault fault;
  std::optional<Json> request = read_json(text, fault);
  if (!request && fault.is_too_deep) refuse_request("too-deep", fault.message);
  if (!request)
    refuse_request("broken-json", "the " + what + " is no JSON: " + to_text_with_line(fault).en);
  if (!request->is_object()) refuse_request("bad-request", "a request is a JSON object");
  return std::move(*request);
}

void check_request_keys(const Json& request, const std::string& name,
                        const std::vector<std::string>& known) {
  for (const auto& [key, value] : request.items()) {
    if (std::find(known.begin(), known.end(), key) != known.end()) continue;
    refuse_request("unknown-key",
                   "'" + name + "' has no key '" + quotable(key) + "'" + meant_by(key, known));
  }
}

std::string text_of_key(const Json& request, const char* key) {
  if (!request.contains(key)) {
    refuse_request("bad-request", std::string("'") + key + "' is missing");
  }
  if (!request[key].is_string()) {
    refuse_request("bad-request", std::string("'") + key + "' must be a text");
  }
  return request[key].get<std::string>();
}

int number_of_key(const Json& request, const char* key, int from, int to, int usual) {
  if (!request.contains(key)) return usual;
  const Json& value = request[key];
  if (value.is_number_integer()) {
    const bool large = value.is_number_unsigned() && value.get<std::uint64_t>() > 1'000'000;
    const std::int64_t number = large ? 1'000'000'000 : value.get<std::int64_t>();
    if (number >= from && number <= to) return static_cast<int>(number);
  }
  refuse_request("bad-request", std::string("'") + key + "' must be a whole number from " +
                                    std::to_string(from) + " to " + std::to_string(to));
}

std::string meant_by(const std::string& name, const std::vector<std::string>& known) {
  const std::string meant = did_you_mean(name, known).en;
  return meant.empty() ? "" : " (" + meant + ")";
}

Json error_being_handled(Language language) {
  try {
    throw;
  } catch (const RequestFault& fault) {
    const bool is_japanese = language == Language::ja && !fault.in_japanese.is_null();
    return is_japanese ? fault.in_japanese : fault.error;
  } catch (const std::filesystem::filesystem_error& fault) {
    return {{"code", "missing-file"},
            {"message", fault.path1().string() + ": " + fault.code().message()}};
  } catch (const std::exception& fault) {
    return {{"code", "our-fault"}, {"message", fault.what()}};
  }
}

}  // namespace houserule
