// A part of a study as a file: what was played, and its totals.
//
// All parts put together are the study in one piece, digit for digit. A file says the whole plan,
// so that parts of different studies are never mixed and a missing one can be named with the
// command that plays it.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lab/study/study_rounds.h"

namespace houserule {

struct Shard {
  StudyRequest request;
  std::vector<std::string> specs;   // canonical
  std::vector<std::string> hashes;  // of the rules, by table
  std::int64_t number = 1;          // of `parts`, from 1
  std::int64_t parts = 1;
  std::string totals;  // of each round, as JSON: read once the tables are loaded

  // Returns the command that plays part `part` of the same study.
  std::string command(std::int64_t part) const;
};

Shard shard_of(const StudyPlan& plan, const StudyRequest& request, std::int64_t number,
               std::int64_t parts, const std::vector<StudyTotals>& totals);

std::string to_text(const Shard& shard);

// Reads a file of to_text. Diagnoses `shard-format`.
std::optional<Shard> read_shard(const std::string& text, const std::string& file,
                                Diagnostics& diagnostics);

// Puts the parts of a study together: loads its tables and adds the totals. `files` are the names
// of the shards. Diagnoses `shard-mixed`, `shard-missing`, `shard-twice`, `shard-format` and
// `rules-changed`.
std::optional<StudyResult> merge(const ScriptFolders& folders, const WordTable& words,
                                 const std::vector<Shard>& shards,
                                 const std::vector<std::string>& files, Diagnostics& diagnostics);

}  // namespace houserule
