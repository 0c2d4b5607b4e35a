#include "cli/command.h"

#include <cctype>
#include <cstdlib>

#include "base/text_door.h"
#include "session/answers/diagnostic_json.h"
#include "session/json/json_text.h"
#include "session/records/table_code.h"

namespace houserule {

std::vector<std::string> take_table_words(std::vector<std::string>& arguments) {
  std::vector<std::string> taken;
  std::vector<std::string> left;
  for (std::string& word : arguments) {
    // A number behind --hotseat is how many.
    const bool counts = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
    if (counts && !left.empty() && left.back() == "--hotseat") {
      left.back() += "=" + word;
      continue;
    }
    const bool is_value = !left.empty() && (left.back() == "--bot" || left.back() == "--expect");
    const bool adds = word[0] == '+';
    const bool drops =
        word[0] == '-' && word.size() > 2 && std::isalpha(static_cast<unsigned char>(word[1]));
    const bool sets = word[0] != '-' && word.find('=') != std::string::npos &&
                      word.find(' ') == std::string::npos && word.find('/') == std::string::npos;
    const bool takes = !is_value && word.size() >= 2 && (adds || drops || sets);
    (takes ? taken : left).push_back(std::move(word));
  }
  arguments = std::move(left);
  return taken;
}

std::vector<std::string> typed_words(const std::string& table) {
  std::error_code error;  // a name that is too long, say, is none of a file
  if (std::filesystem::exists(table, error)) return {table};
  return words_of(table);
}

const WordTable* Program::words() const {
  if (!words_) {
    Diagnostics diagnostics;
    words_ = load_words(folders, diagnostics);
    standard_error() << diagnostics.to_text(language);
  }
  return words_ ? &*words_ : nullptr;
}

std::optional<LoadedTable> Program::load(const std::string& game,
                                         std::optional<std::uint64_t>* coded_seed) const {
  if (is_table_code(folders, game)) return load_code(game, coded_seed);
  Diagnostics diagnostics;
  std::vector<std::string> spec_words = typed_words(game);
  spec_words.insert(spec_words.end(), table_words.begin(), table_words.end());
  const TableSpec spec = parse_spec(spec_words, diagnostics);
  return load_parsed(spec, diagnostics);
}

std::optional<LoadedTable> Program::load_spec(const std::string& spec) const {
  Diagnostics diagnostics;
  const TableSpec parsed = parse_spec(spec, diagnostics);
  return load_parsed(parsed, diagnostics);
}

std::optional<LoadedTable> Program::load_code(const std::string& code,
                                              std::optional<std::uint64_t>* coded_seed) const {
  if (!table_words.empty()) {
    standard_error() << sentence_in(language, "code-with-words",
                                    {{"words", joined(table_words, " ", " ")}})
                     << "\n";
    return std::nullopt;
  }
  const WordTable* const known = words();
  if (!known) return std::nullopt;
  Diagnostics diagnostics;
  const std::optional<CodedTable> coded = read_table_code(folders, *known, code, diagnostics);
  std::optional<LoadedTable> table;
  if (coded) {
    table = load_parsed(coded->spec, diagnostics);
  } else {
    standard_error() << diagnostics.to_text(language);
  }
  if (!table) return std::nullopt;
  if (!coded->has_rules(*table->rules))
    standard_error() << sentence_in(language, "code-other-rules") << "\n";
  if (coded_seed != nullptr) *coded_seed = coded->seed;
  return table;
}

std::optional<LoadedTable> Program::load_parsed(const TableSpec& spec,
                                                Diagnostics& diagnostics) const {
  const WordTable* const known = words();
  if (!known) return std::nullopt;
  std::optional<LoadedTable> table;
  if (diagnostics.empty()) table = load_table(folders, *known, spec, diagnostics);
  standard_error() << diagnostics.to_text(language);
  if (!diagnostics.empty()) return std::nullopt;
  if (!quiet) standard_error() << table->notices.to_text(language);
  return table;
}

int Program::refuse(const Diagnostics& faults) const {
  if (json) {
    standard_out() << faults_json(faults);
  } else {
    standard_error() << faults.to_text(language);
  }
  return not_so;
}

bool Program::has_no_table_words(Diagnostics& faults) const {
  for (const std::string& word : table_words) {
    faults.fault("spec-format.no-table", {}, {{"word", quotable(word)}});
  }
  return table_words.empty();
}

std::string next_line(Language language, std::string_view key, const std::string& command) {
  return sentence_in(language, key) + ": " + command + "\n";
}

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

std::string faults_json(const Diagnostics& faults) {
  nlohmann::ordered_json json = {{"ok", faults.empty()}, {"diagnostics", nlohmann::json::array()}};
  for (const Diagnostic& fault : faults.all()) json["diagnostics"].push_back(to_json(fault));
  return json_line(json);
}

void add_play_commands(CLI::App& app, Program& program) {
  add_list_command(app, program);
  add_play_command(app, program);
  add_resume_command(app, program);
  add_history_command(app, program);
  add_rules_command(app, program);
}

}  // namespace houserule
