#include "lab/examine/mutation.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <sstream>
#include <thread>

#include "base/joined_threads.h"
#include "base/text.h"

namespace houserule {

namespace {

std::string line_of_text(const std::string& text, int line) {
  std::istringstream lines(text);
  std::string found;
  for (int i = 0; i < line && std::getline(lines, found); ++i) {
  }
  return with_single_blanks(found);
}

// The explanations that stand in a list beside rules, by what they explain.
class Explanations {
 public:
  explicit Explanations(const ScriptFile& rules) : name_(rules.path.filename().string()) {
    const std::string text = read_file(rules.path.parent_path() / "unnoticed.txt").value_or("");
    std::istringstream lines(text);
    std::string line;
    while (std::getline(lines, line)) {
      const std::string named = line.substr(0, line.find(':'));
      if (named != name_) {
        // A line about no file at all would explain nothing for ever.
        const bool is_comment = line.empty() || line.front() == '#';
        std::error_code error;  // a line may be anything
        if (!is_comment && !std::filesystem::exists(rules.path.parent_path() / named, error)) {
          broken_.push_back(with_single_blanks(line) + " (there is no such file)");
        }
        continue;
      }
      const auto first = line.find(" | ");
      const auto second = first == line.npos ? line.npos : line.find(" | ", first + 3);
      if (second == line.npos || with_single_blanks(line.substr(second + 3)).empty()) {
        broken_.push_back(with_single_blanks(line) + " (no change, or no reason)");
        continue;
      }
      entries_.push_back(
          {with_single_blanks(line.substr(name_.size() + 1, first - name_.size() - 1)),
           with_single_blanks(line.substr(first + 3, second - first - 3)),
           with_single_blanks(line.substr(second + 3)), false});
    }
  }

  // Returns why nothing can notice the mutant; empty if the list does not say.
  std::string of(const MutantFate& fate, const std::string& rules) {
    const Mutant& mutant = fate.mutant;
    const std::string line = line_of_text(rules, mutant.line);
    const std::string change = with_single_blanks(mutant.before + " -> " + fate.after);
    for (Entry& entry : entries_) {
      if (entry.line != line || entry.change != change) continue;
      entry.used = true;
      return entry.why;
    }
    return "";
  }

  std::vector<std::string> stale() const {
    std::vector<std::string> lines = broken_;
    for (const Entry& entry : entries_) {
      if (entry.used) continue;
      lines.push_back(name_ + ": " + entry.line + " | " + entry.change +
                      " (not there, or noticed)");
    }
    return lines;
  }

 private:
  struct Entry {
    std::string line;
    std::string change;
    std::string why;
    bool used;
  };
  std::string name_;
  std::vector<Entry> entries_;
  std::vector<std::string> broken_;  // without a change or a reason
};

// The rules with the first way of a mutant that can be loaded.
struct ChangedRules {
  ScriptFolders folders;
  std::string way;
};

std::optional<ChangedRules> changed_rules(const ScriptFolders& folders, const WordTable& words,
                                          const ScriptFile& rules, const std::string& spec,
                                          const Mutant& mutant) {
  const std::string script = read_file(rules.path).value_or("");
  for (const std::string& way : mutant.ways) {
    ScriptFolders changed = folders.with_text(rules.path, mutant.text(script, way));
    Diagnostics faults;
    if (load_table(changed, words, parse_spec(spec, faults), faults)) {
      return ChangedRules{std::move(changed), way};
    }
  }
  return std::nullopt;
}

// Runs examples until one fails. Returns its sentence; nothing if none does.
std::optional<std::string> first_failure(const ScriptFolders& folders, const WordTable& words,
                                         const std::vector<ExampleFile>& files,
                                         ExampleOptions options = {}) {
  options.until_failure = true;
  for (const ExampleFile& file : files) {
    for (const ExampleOutcome& one : run_examples(folders, words, file, options).outcomes) {
      if (!one.passed) return one.say;
    }
  }
  return std::nullopt;
}

MutantFate fate_of(const ScriptFolders& folders, const WordTable& words, const ScriptFile& rules,
                   const std::string& spec, const std::vector<ExampleFile>& examples,
                   const Mutant& mutant) {
  MutantFate fate{mutant, MutantFate::Kind::unnoticed, "", ""};
  const auto changed = changed_rules(folders, words, rules, spec, mutant);
  fate.after = shown_way(changed ? changed->way : mutant.ways.front());
  if (!changed) {
    fate.kind = MutantFate::Kind::refused;
    return fate;
  }
  if (const auto failed = first_failure(changed->folders, words, examples)) {
    fate.kind = MutantFate::Kind::noticed;
    fate.by = *failed;
  }
  return fate;
}

// Whether the examples of a house rule would pass without it.
MutantFate fate_without(const ScriptFolders& folders, const WordTable& words,
                        const ExampleFile& file, const std::vector<ExampleFile>& examples) {
  MutantFate fate;
  fate.mutant.line = fate.mutant.column = 1;
  fate.mutant.before = "the whole house rule";
  ExampleOptions options;
  options.left_out = {"+" + file.variant};
  std::optional<std::string> failed = first_failure(folders, words, examples, options);
  if (!failed) {
    // It may be one that the game brings in.
    options.added = {"-" + file.variant};
    Diagnostics faults;
    if (load_table(folders, words, parse_spec(file.game + " -" + file.variant, faults), faults)) {
      failed = first_failure(folders, words, examples, options);
    }
  }
  if (failed) {
    fate.kind = MutantFate::Kind::noticed;
    fate.by = *failed;
  }
  return fate;
}

// A table at which the rules beside examples are in force: the usual one, or one for as many
// players as they are made for.
std::string spec_to_change(const ScriptFolders& folders, const WordTable& words,
                           const ExampleFile& file) {
  const std::string spec = spec_beside(folders, words, file);
  for (int seats = 0; seats <= max_seats; ++seats) {
    const std::string one = spec + (seats == 0 ? "" : " players=" + std::to_string(seats));
    Diagnostics faults;
    if (load_table(folders, words, parse_spec(one, faults), faults)) return one;
  }
  return spec;
}

// The examples that see a change of `file`'s rules: those beside them first.
std::vector<ExampleFile> examples_for(const ExampleFile& file,
                                      const std::vector<ExampleFile>& others) {
  std::vector<ExampleFile> examples = {file};
  for (const ExampleFile& other : others) {
    if (other.game == file.game && other.file.path != file.file.path) examples.push_back(other);
  }
  return examples;
}

}  // namespace

int FileMutation::count(MutantFate::Kind kind) const {
  return static_cast<int>(std::count_if(fates.begin(), fates.end(),
                                        [&](const MutantFate& fate) { return fate.kind == kind; }));
}

int FileMutation::tried() const {
  return static_cast<int>(fates.size()) - count(MutantFate::Kind::refused);
}

std::vector<FileMutation> run_mutation(const ScriptFolders& folders, const WordTable& words,
                                       const std::vector<ExampleFile>& wanted,
                                       const std::vector<ExampleFile>& others,
                                       const MutationOptions& options) {
  struct Work {
    std::size_t file;
    std::size_t fate;
  };
  std::vector<FileMutation> mutations;
  std::vector<std::string> specs;  // of each
  std::vector<Work> work;
  // Several files of examples may be about the same rules.
  std::vector<ExampleFile> files;
  for (const ExampleFile& file : wanted) {
    const bool known = std::any_of(files.begin(), files.end(), [&](const ExampleFile& other) {
      return other.rules.path == file.rules.path;
    });
    if (!known) files.push_back(file);
  }
  for (const ExampleFile& file : files) {
    const ScriptFile rules = file.rules;
    FileMutation mutation{rules.shown, {}, {}};
    specs.push_back(spec_to_change(folders, words, file));
    if (!file.variant.empty()) {
      mutation.fates.push_back(fate_without(folders, words, file, examples_for(file, others)));
    }
    for (Mutant& mutant : mutants_of(read_file(rules.path).value_or(""), words)) {
      work.push_back({mutations.size(), mutation.fates.size()});
      mutation.fates.push_back({std::move(mutant), MutantFate::Kind::unnoticed, "", ""});
    }
    mutations.push_back(std::move(mutation));
  }
  std::atomic<std::size_t> next = 0;
  const auto run = [&] {
    for (std::size_t i = next++; i < work.size(); i = next++) {
      const ExampleFile& file = files[work[i].file];
      MutantFate& fate = mutations[work[i].file].fates[work[i].fate];
      fate = fate_of(folders, words, file.rules, specs[work[i].file], examples_for(file, others),
                     fate.mutant);
    }
  };
  const unsigned processors = std::max(1U, std::thread::hardware_concurrency());
  const auto threads = options.threads > 0 ? static_cast<unsigned>(options.threads) : processors;
  JoinedThreads helpers;
  for (unsigned i = 1; i < threads; ++i) helpers.start(run);
  run();
  helpers.join();
  for (std::size_t i = 0; i < files.size(); ++i) {
    const ScriptFile rules = files[i].rules;
    const std::string text = read_file(rules.path).value_or("");
    Explanations explanations(rules);
    for (MutantFate& fate : mutations[i].fates) {
      if (fate.kind != MutantFate::Kind::unnoticed) continue;
      fate.by = explanations.of(fate, text);
      if (!fate.by.empty()) fate.kind = MutantFate::Kind::explained;
    }
    mutations[i].stale = explanations.stale();
  }
  return mutations;
}

double percent_noticed(const std::vector<FileMutation>& files) {
  int good = 0;
  int all = 0;
  for (const FileMutation& file : files) {
    const int known =
        file.count(MutantFate::Kind::noticed) + file.count(MutantFate::Kind::explained);
    good += known;
    all += known + file.count(MutantFate::Kind::unnoticed);
  }
  return all == 0 ? 0 : 100.0 * good / all;
}

std::string mutation_text(const std::vector<FileMutation>& files) {
  std::size_t width = 20;
  for (const FileMutation& file : files) width = std::max(width, file.file.size());
  std::string text =
      fmt::format("{:<{}}  changes  noticed  explained  not noticed\n", "file", width);
  int changes = 0;
  for (const FileMutation& file : files) {
    const int tried = file.tried();
    changes += tried;
    text +=
        fmt::format("{:<{}}  {:>7}  {:>7}  {:>9}  {:>11}\n", file.file, width, tried,
                    file.count(MutantFate::Kind::noticed), file.count(MutantFate::Kind::explained),
                    file.count(MutantFate::Kind::unnoticed));
    if (tried == 0) text += "  there is nothing here to change: see what its examples reach\n";
    for (const MutantFate& fate : file.fates) {
      if (fate.kind != MutantFate::Kind::unnoticed) continue;
      const std::string after = fate.after.empty() ? "left out" : "-> " + fate.after;
      text += fmt::format("  {}:{}:{}  {} {}\n", file.file, fate.mutant.line, fate.mutant.column,
                          fate.mutant.before, after);
    }
    for (const std::string& line : file.stale) {
      text += "  unnoticed.txt, a line that explains nothing: " + line + "\n";
    }
  }
  if (changes == 0) return text + "no changes: nothing is known of these examples\n";
  return text + fmt::format("{} {}, {:.1f} % noticed or explained\n", changes,
                            changes == 1 ? "change" : "changes", percent_noticed(files));
}

}  // namespace houserule
