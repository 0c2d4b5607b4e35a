// What the commands of the program share. One file a command; each adds itself to the command line.

#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/sentence.h"
#include "cli/commands.h"
#include "session/files/script_folders.h"
#include "session/table/table_loader.h"

namespace houserule {

// Exit codes of contract and manual.
enum ExitCode : int {
  done = 0,
  not_so = 1,  // the thing asked about is not so: a test failed, check found faults
  wrong_usage = 2,
  our_fault = 3,     // a bug of ours
  not_known = 4,     // so many games do not answer what was asked
  broken_off = 130,  // by Ctrl-C or SIGTERM, as shells have it; what was found so far was printed
};

struct Program {
  ScriptFolders folders;
  Language language = Language::en;
  bool language_was_said = false;  // by --lang
  bool json = false;
  bool quiet = false;
  std::string color = "auto";
  std::string scripts;                   // --scripts DIR
  std::vector<std::string> table_words;  // +variant -variant number=value, in the order typed
  std::function<int()> run;              // what the chosen command does

  // Loads what `game` and the table words say; prints every fault to standard error and returns
  // nothing if there is one. `game` may be a table code, whose seed goes to `coded_seed`.
  std::optional<LoadedTable> load(const std::string& game,
                                  std::optional<std::uint64_t>* coded_seed = nullptr) const;
  std::optional<LoadedTable> load_spec(const std::string& spec) const;

  // Returns a sentence in the language that was asked for.
  std::string say(std::string_view key, const PlainFilling& filling = {}) const {
    return sentence_in(language, key, filling);
  }

  // The vocabulary, read when it is first asked for; null if it is at fault, which is printed then.
  const WordTable* words() const;

  // Tells of faults, on standard error or as JSON; returns not_so.
  int refuse(const Diagnostics& faults) const;

  // Diagnoses table words, for a command that sets up no table.
  bool has_no_table_words(Diagnostics& faults) const;

 private:
  std::optional<LoadedTable> load_parsed(const TableSpec& spec, Diagnostics& diagnostics) const;
  std::optional<LoadedTable> load_code(const std::string& code,
                                       std::optional<std::uint64_t>* coded_seed) const;

  mutable std::optional<WordTable> words_;
};

// Returns {"ok": .., "diagnostics": [..]}, ended by a line feed.
std::string faults_json(const Diagnostics& faults);

// Returns what can be done next, a line: "Play it: houserule play lorum".
std::string next_line(Language language, std::string_view key, const std::string& command);

// Returns the words of what was typed for a table. Somebody may have put a whole table into quotes;
// what is called like a file that is there stays one.
std::vector<std::string> typed_words(const std::string& table);

// Takes the table words out of a command line: `+x`, `-xy` (two or more letters), `a=b`. What
// follows `--bot` is none: `3=command`.
std::vector<std::string> take_table_words(std::vector<std::string>& arguments);

// Whether a variable of the environment has a value.
bool is_set(const char* variable);

// Returns what `--version` prints.
std::string version_text();

}  // namespace houserule
