// Reads rules files: runs them in the sandbox and makes a Node tree of what they return.
//
// One reader holds one Lua state with all files of one table. Functions stay in the state; a node
// keeps their handle, which is the order in which they were met, so that another reader that reads
// the same files in the same order has the same handles.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "rules/look/hook_names.h"
#include "rules/model/game_rules.h"
#include "rules/model/hooks.h"
#include "rules/source/node.h"
#include "rules/words/word_table.h"

namespace houserule {

class Vm;
struct ScriptContext;

// What one file may describe. Lua's budgets count a text or a function once, however often it
// stands in the tree.
constexpr int most_described = 20'000;                        // values of any kind
constexpr std::size_t most_text_described = 256 * 1024;       // bytes of all texts and names
constexpr std::size_t most_code_described = 2 * 1024 * 1024;  // bytes of all functions, compiled

// What all files of a table may use together while they are read.
constexpr std::int64_t most_instructions_of_files = 8'000'000;

// A file to read, in memory.
struct ScriptSource {
  std::string text;
  std::string file;   // as people see it
  std::string owner;  // "" for a game, else the variant's name
};

class ScriptReader {
 public:
  // The words become names every file can read. `words` must outlive the reader.
  explicit ScriptReader(const WordTable& words);
  ~ScriptReader();
  ScriptReader(const ScriptReader&) = delete;
  ScriptReader& operator=(const ScriptReader&) = delete;

  // Returns the tree of what the file returns, or nothing and one diagnostic.
  std::optional<Node> read(const ScriptSource& source, Diagnostics& diagnostics);

  // Returns the instructions it took to run the files.
  std::int64_t instructions_of_files() const;

  // The files of which there is a tree, in order; a reader for another thread reads them again.
  const std::vector<ScriptSource>& sources() const;

  // Returns what the functions that were read use by name. Holds as long as this reader.
  FunctionNames function_names() const;

  // From now on `house.NAME` is the number itself, and files can no longer be read.
  void finish(const std::vector<HouseNumber>& house);

  // What files and functions have printed, oldest first; a hundred lines are kept.
  std::vector<Printed>& printed();

  // For this layer alone.
  Vm& vm();
  ScriptContext& context();
  // Pushes an environment as files have it. Throws std::bad_alloc.
  void push_environment();
  // Returns the registry reference of a function by its handle, or those of all.
  int reference(int handle) const;
  const std::vector<int>& functions() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

// Returns the comment a file opens with, as one text: "House rule: before the first lead, ...".
std::string opening_comment(std::string_view source);

}  // namespace houserule
