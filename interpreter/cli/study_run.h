// What simulate, compare and merge share: options, progress, and where results go.

#pragma once

#include <string>
#include <vector>

#include "cli/command.h"
#include "lab/study/study_pages.h"
#include "lab/study/study_rounds.h"

namespace houserule {

// Where the results go beside standard output.
struct StudyFiles {
  std::string html;
  std::string csv;
  std::string record;  // of the first difference, of a comparison
};

struct StudyOptions {
  static constexpr int not_said = -1;

  std::vector<std::string> tables;
  std::int64_t games = 0;  // 0: the usual number of the table
  std::uint64_t seed = 1;
  std::string bots;                   // empty: learned
  std::string also_by;                // "random,learned+20"
  std::vector<std::string> programs;  // "3=python3 mybot.py"
  int trainings = not_said;           // else usual_trainings, or none where something is expected
  int threads = 0;                    // 0: one for each processor; one for all with programs
  std::string shard;                  // "2/7"
  std::string out;
  double until_width = 0;
  std::vector<std::string> expects;  // "gain.1=-0.5..0.5"
  bool tells = false;                // what a person asks first, then the tables (rule_report.h)
  StudyFiles files;
};

// `may_differ`: there is a first difference to be written.
void add_study_files(CLI::App& command, StudyFiles& files, bool may_differ);
// Everything but the tables. `games` says what is counted.
void add_study_options(CLI::App& command, StudyOptions& options, bool may_differ);

// Plays what the options ask for and prints it. Returns the exit code.
int play_study(const Program& program, const StudyOptions& options);

// Prints a study, and writes the pages that were asked for and the records of games that faults
// have stopped; if it `tells`, with rule_report.h's sections first. Returns the exit code.
int print_study(const Program& program, const StudyResult& result, const StudyEnd& end,
                const StudyFiles& files, bool tells = false);

// Writes the records of games that faults have stopped, and tells of the faults, once for each
// place; with --json only what could not be written. Returns the exit code.
int tell_stopped(const Program& program, const std::vector<StoppedPlace>& stopped);

// Writes a file as a whole or not at all; says why it cannot.
bool write_whole(const Program& program, const std::string& path, const std::string& text);

}  // namespace houserule
