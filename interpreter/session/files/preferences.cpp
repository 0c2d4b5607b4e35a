#include "session/files/preferences.h"

#include <array>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <system_error>

#include "base/output_file.h"
#include "session/json/json_reader.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

// By GapAsking, as the file and `set` write them.
constexpr std::array<std::string_view, 3> gap_names = {"new", "every", "asked"};

}  // namespace

bool Preferences::skips_step(const std::string& game, const std::string& step) const {
  const auto found = skips.find(game);
  return found != skips.end() && found->second.contains(step);
}

void Preferences::set_skip(const std::string& game, const std::string& step, bool on) {
  if (on) {
    skips[game].insert(step);
    return;
  }
  const auto found = skips.find(game);
  if (found == skips.end()) return;
  found->second.erase(step);
  if (found->second.empty()) skips.erase(found);
}

Preferences load_preferences(const std::filesystem::path& file) {
  std::string nobody_asks;
  return load_preferences(file, nobody_asks);
}

Preferences load_preferences(const std::filesystem::path& file, std::string& fault) {
  Preferences preferences;
  std::ifstream in(file);
  if (!in) return preferences;
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  JsonFault why;
  const std::optional<Json> read = read_json(text, why);
  if (!read) fault = to_text_with_line(why).en;
  if (read && !read->is_object()) fault = "settings are a JSON object, and this is none";
  if (!fault.empty()) return preferences;
  const Json& json = *read;
  const auto confirm = json.find("confirm");
  if (confirm != json.end() && confirm->is_boolean()) preferences.confirm = confirm->get<bool>();
  const auto letters = json.find("letters");
  if (letters != json.end() && letters->is_boolean()) preferences.letters = letters->get<bool>();
  const auto low = json.find("low_first");
  if (low != json.end() && low->is_boolean()) preferences.low_first = low->get<bool>();
  const auto keeps = json.find("keeps_tricks");
  if (keeps != json.end() && keeps->is_boolean()) preferences.keeps_tricks = keeps->get<bool>();
  const auto pace = json.find("pace");
  if (pace != json.end() && pace->is_number_integer()) {
    const auto number = pace->get<std::int64_t>();
    if (number >= 1 && number <= 5) preferences.pace = static_cast<int>(number);
  }
  const auto gaps = json.find("gaps");
  if (gaps != json.end()) {
    for (std::size_t i = 0; i < gap_names.size(); ++i) {
      if (*gaps == gap_names[i]) preferences.gaps = static_cast<GapAsking>(i);
    }
  }
  const auto language = json.find("language");
  if (language != json.end() && (*language == "en" || *language == "ja")) {
    preferences.language = language->get<std::string>();
  }
  const auto skips = json.find("auto_pass");
  if (skips == json.end() || !skips->is_object()) return preferences;
  for (const auto& [game, steps] : skips->items()) {
    if (!steps.is_array()) continue;
    for (const auto& step : steps) {
      if (step.is_string()) preferences.skips[game].insert(step.get<std::string>());
    }
  }
  return preferences;
}

bool save_preferences(const std::filesystem::path& file, const Preferences& preferences) {
  nlohmann::ordered_json json;
  json["confirm"] = preferences.confirm;
  if (!preferences.language.empty()) json["language"] = preferences.language;
  json["letters"] = preferences.letters;
  json["low_first"] = preferences.low_first;
  json["pace"] = preferences.pace;
  json["keeps_tricks"] = preferences.keeps_tricks;
  json["gaps"] = gap_names[static_cast<std::size_t>(preferences.gaps)];
  json["auto_pass"] = nlohmann::ordered_json::object();
  for (const auto& [game, steps] : preferences.skips) json["auto_pass"][game] = steps;
  std::error_code failed;
  std::filesystem::create_directories(file.parent_path(), failed);
  return !write_file(file, json_text(json, 2) + "\n");
}

}  // namespace houserule
