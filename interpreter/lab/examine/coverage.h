// Which rules a set of examples has reached, file by file.

#pragma once

#include <map>
#include <string>
#include <vector>

#include "lab/examine/rule_witness.h"

namespace houserule {

// One file of rules: a game's or a house rule's.
struct FileCoverage {
  std::string file;  // as people see it
  PointMap points;   // those that stand in it, by line

  int reached() const;
  int total() const { return static_cast<int>(points.size()); }
  double percent() const;  // 100 where there is nothing to reach
};

// Puts together what several runs have reached; `files` says which files are of interest, in the
// order they are to be shown.
std::vector<FileCoverage> coverage_of(const std::vector<PointMap>& runs,
                                      const std::vector<std::string>& files);

// Returns the share of all points that were reached, in percent; 100 where there are none.
double percent_reached(const std::vector<FileCoverage>& files);

// A table: a row for each file, and beneath it what no example reaches.
std::string coverage_text(const std::vector<FileCoverage>& files);

// A page with each script printed, its points beside the lines. `texts` are the files by name.
std::string coverage_html(const std::vector<FileCoverage>& files,
                          const std::map<std::string, std::string>& texts);

// The tracefile that editors read: a line counts as often as points on it were reached, and each
// point is a branch of its line. `paths` says where each file lies.
std::string coverage_lcov(const std::vector<FileCoverage>& files,
                          const std::map<std::string, std::string>& paths);

}  // namespace houserule
