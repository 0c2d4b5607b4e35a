// What `test` has to say, for people and for programs that collect tests.

#pragma once

#include <string>
#include <vector>

#include "lab/examine/mutation.h"
#include "lab/examine/test_run.h"

namespace houserule {

// Lines for a person; with `quiet` only failures. `typed` is what the files were asked for with.
std::string test_text(const std::vector<FileRun>& runs, const std::string& typed, bool quiet,
                      Language language);

// Test Anything Protocol, version 13.
std::string test_tap(const std::vector<FileRun>& runs);

// The XML that CI servers read: a suite for each file, a case for each example.
std::string test_junit(const std::vector<FileRun>& runs);

// One object: for each file of rules the changes and what became of them.
std::string mutation_json(const std::vector<FileMutation>& files);

// One object: `passed`, `failed`, and for each file its examples.
std::string test_json(const std::vector<FileRun>& runs);

}  // namespace houserule
