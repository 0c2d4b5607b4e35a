#include "cli/command.h"

#include <cctype>
#include <iostream>
#include <nlohmann/json.hpp>

namespace houserule {

std::vector<std::string> take_table_words(std::vector<std::string>& arguments) {
  std::vector<std::string> taken;
  std::erase_if(arguments, [&](const std::string& word) {
    if (word.size() < 2) return false;
    const bool adds = word[0] == '+';
    const bool drops =
        word[0] == '-' && word.size() > 2 && std::isalpha(static_cast<unsigned char>(word[1]));
    const bool sets = word[0] != '-' && word.find('=') != std::string::npos &&
                      word.find(' ') == std::string::npos && word.find('/') == std::string::npos;
    if (adds || drops || sets) taken.push_back(word);
    return adds || drops || sets;
  });
  return taken;
}

std::optional<WordTable> Program::words() const {
  Diagnostics diagnostics;
  std::optional<WordTable> words = load_words(folders, diagnostics);
  if (!diagnostics.empty()) std::cerr << diagnostics.to_text();
  return words;
}

std::optional<LoadedTable> Program::load(const std::string& game) const {
  const std::optional<WordTable> known = words();
  if (!known) return std::nullopt;
  Diagnostics diagnostics;
  std::vector<std::string> spec_words = {game};
  spec_words.insert(spec_words.end(), table_words.begin(), table_words.end());
  const TableSpec spec = parse_spec(spec_words, diagnostics);
  std::optional<LoadedTable> table;
  if (diagnostics.empty()) table = load_table(folders, *known, spec, diagnostics);
  if (!diagnostics.empty()) {
    std::cerr << diagnostics.to_text();
    return std::nullopt;
  }
  return table;
}

std::optional<LoadedTable> Program::load_spec(const std::string& spec) const {
  const std::optional<WordTable> known = words();
  if (!known) return std::nullopt;
  Diagnostics diagnostics;
  const TableSpec parsed = parse_spec(spec, diagnostics);
  std::optional<LoadedTable> table;
  if (diagnostics.empty()) table = load_table(folders, *known, parsed, diagnostics);
  if (!diagnostics.empty()) std::cerr << diagnostics.to_text();
  return diagnostics.empty() ? std::move(table) : std::nullopt;
}

int Program::refuse(const Diagnostics& faults) const {
  if (json) {
    std::cout << faults_json(faults);
  } else {
    std::cerr << faults.to_text();
  }
  return not_so;
}

bool Program::has_no_table_words(Diagnostics& faults) const {
  for (const std::string& word : table_words) {
    faults.add("spec-format", {}, "'" + quotable(word) + "' is for tables, and this is none");
  }
  return table_words.empty();
}

std::string faults_json(const Diagnostics& faults) {
  nlohmann::ordered_json json = {{"ok", faults.empty()}, {"diagnostics", nlohmann::json::array()}};
  for (const Diagnostic& fault : faults.all()) {
    nlohmann::ordered_json one = {{"file", fault.place.file},
                                  {"line", fault.place.line},
                                  {"code", fault.code},
                                  {"message", fault.message},
                                  {"suggestion", fault.suggestion}};
    for (const auto& [place, note] : fault.notes) {
      one["notes"].push_back({{"file", place.file}, {"line", place.line}, {"text", note}});
    }
    json["diagnostics"].push_back(std::move(one));
  }
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace houserule
