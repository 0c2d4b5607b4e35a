// Where a test writes: tests of other processes go on beside it.

#pragma once

#include <unistd.h>

#include <filesystem>
#include <string>

namespace houserule {

// Returns a path among the temporary files that no other process uses; nothing is made there.
inline std::filesystem::path own_path(const std::string& name) {
  return std::filesystem::temp_directory_path() /
         ("houserule_" + std::to_string(getpid()) + "_" + name);
}

}  // namespace houserule
