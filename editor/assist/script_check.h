// What is wrong with the text of a script that may not be on disk yet.

#pragma once

#include <string>

#include "rules/model/table_spec.h"
#include "rules/words/word_table.h"
#include "session/files/script_folders.h"

namespace houserule {

// Random deals that are played to see whether a table's functions fail: some milliseconds.
inline constexpr int deals_to_try = 20;

// Checks `text` as the file `script`, alone and at a table; `folders` must read it there
// (ScriptFolders::with_text). Rules that can be set up are played for some deals. With an empty
// spec the text is checked alone.
Diagnostics check_text(const ScriptFolders& folders, const WordTable& words,
                       const ScriptFile& script, const std::string& text, const TableSpec& spec);

// Checks the text of a file at the table it says it is for: a house rule with what it requires, a
// game by itself. Anything else is checked alone, and so is a file that was never saved.
// What stands in the file has `path` as its place, by whatever name the table has found it.
Diagnostics check_file(const ScriptFolders& folders, const WordTable& words,
                       const std::string& path, const std::string& text);

// Whether a Lua file is a script of this program: it lies in one of its folders, or a line of it
// begins with `return` and a word that makes a file. Other Lua files are none of its business.
bool is_script_of_ours(const ScriptFolders& folders, const WordTable& words,
                       const std::string& path, const std::string& text);

}  // namespace houserule
