#include "lab/examine/example_proof.h"

#include <algorithm>

#include "examples/examples.h"

namespace houserule {

namespace {

// The words of an example's table that bring the option in, and what puts it out of force besides.
struct OptionWords {
  std::string said;
  std::string instead;
};

OptionWords words_of_option(const TableOption& option) {
  switch (option.kind) {
    case TableOption::Kind::variant:
      return {"+" + option.name, ""};
    case TableOption::Kind::dropped:
      return {"+" + option.name, "-" + option.name};
    case TableOption::Kind::number:
      return {option.name + "=", ""};
  }
  return {};
}

void compare(const ExampleRun& with, const ExampleRun& without, bool is_beside,
             ExampleProof& proof) {
  int alike = 0;
  const std::size_t both = std::min(with.outcomes.size(), without.outcomes.size());
  for (std::size_t i = 0; i < both && !proof.place; ++i) {
    const ExampleOutcome& other = without.outcomes[i];
    if (!with.outcomes[i].passed) continue;
    // What is at fault without it is not said of the option, but of its words.
    if (!other.passed && other.faults.empty()) proof.place = other.place;
    alike += other.passed ? 1 : 0;
  }
  if (is_beside) proof.alike = alike;
}

}  // namespace

ExampleProof prove_by_examples(const ScriptFolders& folders, const WordTable& words,
                               const std::string& game, const TableOption& option) {
  ExampleProof proof;
  const OptionWords typed = words_of_option(option);
  for (const ExampleFile& file : examples_of_game(folders, words, game)) {
    const bool is_beside = file.variant == option.name;
    const ExampleRun with = run_examples(folders, words, file);
    ExampleOptions options;
    options.left_out = {typed.said};
    compare(with, run_examples(folders, words, file, options), is_beside, proof);
    if (!proof.place && is_beside && !typed.instead.empty()) {
      // The game brings it in by itself.
      options.added = {typed.instead};
      compare(with, run_examples(folders, words, file, options), is_beside, proof);
    }
    if (proof.place) break;
  }
  return proof;
}

}  // namespace houserule
