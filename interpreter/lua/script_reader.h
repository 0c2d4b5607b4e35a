// Reads rules files: runs them in the sandbox and makes a Node tree of what they return.
//
// One reader holds one Lua state with all files of one table. Functions stay in the state; a node
// keeps their handle, which is the order in which they were met, so that another reader that reads
// the same files in the same order has the same handles.

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "lua/sandbox.h"
#include "lua/script_context.h"
#include "lua/vm.h"
#include "rules/node.h"
#include "rules/word_table.h"

namespace houserule {

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

  // Returns the tree of what the file returns, or nothing and one diagnostic.
  std::optional<Node> read(const ScriptSource& source, Diagnostics& diagnostics);

  // What was read, in order; a reader for another thread reads it again.
  const std::vector<ScriptSource>& sources() const { return sources_; }

  // From now on `house.NAME` is the number itself, and files can no longer be read.
  void finish(const std::vector<HouseNumber>& house);

  Vm& vm() { return vm_; }
  ScriptContext& context() { return context_; }
  // Returns the registry reference of a function by its handle.
  int reference(int handle) const { return functions_[static_cast<std::size_t>(handle)]; }

 private:
  const WordTable& words_;
  Vm vm_;
  Sandbox sandbox_;
  ScriptContext context_;
  std::vector<ScriptSource> sources_;
  std::vector<int> functions_;  // registry references, by handle
  Word unknown_;                // stands in for words nobody knows, so that a file is read on
  Diagnostics* unknown_to_ = nullptr;  // where they are reported; null between reads
};

// Returns a diagnostic of what stopped a script.
Diagnostic to_diagnostic(const ScriptFault& fault);

// Returns the comment a file opens with, as one text: "House rule: before the first lead, ...".
std::string opening_comment(std::string_view source);

}  // namespace houserule
