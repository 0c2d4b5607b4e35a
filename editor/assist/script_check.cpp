#include "editor/assist/script_check.h"

#include <algorithm>
#include <sstream>

#include "base/text.h"
#include "lab/examine/table_check.h"
#include "rules/words/word_check.h"
#include "session/table/table_loader.h"

namespace houserule {

namespace fs = std::filesystem;

namespace {

// A house rule as its game finds it by name, if that is the file at `path`; else by its path.
ScriptFile as_found(const ScriptFolders& folders, const std::string& game,
                    const std::string& path) {
  const auto found = folders.variant(game, fs::path(path).stem().string());
  return found && is_same_file(found->path, path) ? *found : ScriptFile{path, path};
}

// The game with a house rule, by name or by path, and what it requires.
TableSpec with_its_rules(const ScriptFolders& folders, const WordTable& words,
                         const std::string& game, const std::string& rule) {
  // A path may have blanks; what it requires is plain names.
  const std::string required = with_required(folders, words, game, rule);
  std::vector<std::string> typed = words_of(required.substr(1 + rule.size()));
  typed.insert(typed.begin(), {game, "+" + rule});
  Diagnostics ignored;
  return parse_spec(typed, ignored);
}

bool is_below(const std::vector<fs::path>& folders, const std::string& path) {
  std::error_code error;
  const fs::path file = fs::weakly_canonical(path, error);
  if (error) return false;
  return std::any_of(folders.begin(), folders.end(),
                     [&](const fs::path& folder) { return is_inside(file, folder); });
}

// Whether a line begins with `return` and a word that makes a file.
bool returns_a_word(const WordTable& words, const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("return")) continue;
    const std::string_view rest = std::string_view(line).substr(6);
    const auto from = rest.find_first_not_of(" \t");
    if (from == 0 || from == rest.npos) continue;
    const auto to =
        std::min(rest.find_first_not_of("abcdefghijklmnopqrstuvwxyz", from), rest.size());
    const std::string_view word = rest.substr(from, to - from);
    for (const Word& known : words.all()) {
      if (known.kind == "file" && known.name == word) return true;
    }
  }
  return false;
}

}  // namespace

Diagnostics check_text(const ScriptFolders& folders, const WordTable& words,
                       const ScriptFile& script, const std::string& text, const TableSpec& spec) {
  Diagnostics faults;
  const auto tree = read_text(text, script.shown, "", words, faults);
  if (tree) check_words(*tree, words, faults);
  if (tree && tree->kind == Node::Kind::nothing) {
    // A file without a `return`, or an empty one, is no rule of any table.
    faults.fault("wrong-type.script-returns", {script.shown, std::max(1, tree->place.line)},
                 {{"kind", kind_text(*tree)}});
  }
  if (spec.game.empty()) return faults;
  const auto table = load_table(folders, words, spec, faults);
  if (!table || !faults.empty()) return faults;
  return faults_in_play(*table, deals_to_try);
}

Diagnostics check_file(const ScriptFolders& folders, const WordTable& words,
                       const std::string& path, const std::string& text) {
  const ScriptFolders drafted = folders.with_text(path, text);
  ScriptFile script{path, path};
  TableSpec spec;
  Diagnostics ignored;  // told by check_text
  if (const auto tree = read_text(text, path, "", words, ignored)) {
    const Node* of = tree->field("of");
    if (tree->is_word("variant") && of != nullptr && is_plain_name(of->text)) {
      script = as_found(folders, of->text, path);
      const std::string typed = script.path == path ? path : script.path.stem().string();
      std::error_code error;
      if (std::filesystem::exists(path, error)) {
        spec = with_its_rules(drafted, words, of->text, typed);
      }
    } else if (tree->is_word("game")) {
      spec.game = path;
    }
  }
  Diagnostics told;
  const Diagnostics faults = check_text(drafted, words, script, text, spec);
  for (Diagnostic fault : faults.all()) {
    if (fault.place.file == script.shown) fault.place.file = path;
    told.add(std::move(fault));
  }
  return told;
}

bool is_script_of_ours(const ScriptFolders& folders, const WordTable& words,
                       const std::string& path, const std::string& text) {
  return is_below(folders.house(), path) ||
         is_below({folders.installed() / "games", folders.installed() / "scripts"}, path) ||
         returns_a_word(words, text);
}

}  // namespace houserule
