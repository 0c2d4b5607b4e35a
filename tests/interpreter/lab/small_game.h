// The small game of tests/diagnostics with examples of a test's own.

#pragma once

#include <string>

#include "lab/examine/test_run.h"
#include "tests/interpreter/session/script_tree.h"

namespace houserule {

class SmallGame {
 public:
  explicit SmallGame(const std::string& examples) {
    tree.write("games/small/rules.lua", read_file(std::filesystem::path(HOUSERULE_SOURCE_DIR) /
                                                  "tests" / "diagnostics" / "small.lua")
                                            .value_or(""));
    tree.write("games/small/examples.lua", "return examples {\n" + examples + "}\n");
    Diagnostics diagnostics;
    auto loaded = load_words(tree.folders(), diagnostics);
    REQUIRE(loaded);
    words = std::move(*loaded);
  }

  std::vector<ExampleFile> files(const std::string& wanted = "small") const {
    return find_examples(tree.folders(), words, wanted);
  }

  std::vector<FileRun> run(const TestOptions& options = {}) const {
    return run_tests(tree.folders(), words, files(), options);
  }

  // Returns what came of the examples beside the game's own rules.
  FileRun run_one(const TestOptions& options = {}) const {
    std::vector<FileRun> runs = run(options);
    REQUIRE_FALSE(runs.empty());
    return runs.front();
  }

  ScriptTree tree;
  WordTable words;
};

}  // namespace houserule
