// The repository as the layout tests read it: files by folder, their lines.

#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace houserule::layout {

inline const std::filesystem::path source_tree = HOUSERULE_SOURCE_DIR;

// Returns the files below `folder` (from the root of the sources) with one of the extensions, in
// alphabetical order; none if there is no such folder.
inline std::vector<std::filesystem::path> files_below(const std::string& folder,
                                                      const std::set<std::string>& extensions) {
  std::vector<std::filesystem::path> files;
  if (!std::filesystem::exists(source_tree / folder)) return files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(source_tree / folder)) {
    if (entry.is_regular_file() && extensions.contains(entry.path().extension().string())) {
      files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

inline std::vector<std::string> lines_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  if (!stream) throw std::runtime_error("cannot read " + file.string());
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// Returns the path from the root of the sources, as people write it.
inline std::string shown(const std::filesystem::path& file) {
  return file.lexically_relative(source_tree).generic_string();
}

}  // namespace houserule::layout
