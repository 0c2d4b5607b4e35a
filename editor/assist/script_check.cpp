#include "editor/assist/script_check.h"

#include "base/text.h"
#include "lab/table_check.h"
#include "rules/word_check.h"
#include "session/table_loader.h"

namespace houserule {

Diagnostics check_text(const ScriptFolders& folders, const WordTable& words,
                       const ScriptFile& script, const std::string& text, const TableSpec& spec) {
  Diagnostics faults;
  const auto tree = read_text(text, script.shown, "", words, faults);
  if (tree) check_words(*tree, words, faults);
  if (spec.game.empty()) return faults;
  const auto table = load_table(folders, words, spec, faults);
  if (!table || !faults.empty()) return faults;
  return faults_in_play(*table, deals_to_try);
}

Diagnostics check_file(const ScriptFolders& folders, const WordTable& words,
                       const std::string& path, const std::string& text) {
  const ScriptFolders drafted = folders.with_text(path, text);
  TableSpec spec;
  Diagnostics ignored;  // told by check_text
  if (const auto tree = read_text(text, path, "", words, ignored)) {
    const Node* of = tree->field("of");
    if (tree->is_word("variant") && of != nullptr && is_plain_name(of->text)) {
      // The path itself may have blanks; what it requires is plain names.
      const std::string required = with_required(drafted, words, of->text, path);
      std::vector<std::string> typed = words_of(required.substr(1 + path.size()));
      typed.insert(typed.begin(), {of->text, "+" + path});
      std::error_code error;
      if (std::filesystem::exists(path, error)) spec = parse_spec(typed, ignored);
    } else if (tree->is_word("game")) {
      spec.game = path;
    }
  }
  return check_text(drafted, words, {path, path}, text, spec);
}

}  // namespace houserule
