// Where something was written: a file as people see it and a line.

#pragma once

#include <string>

namespace houserule {

struct Place {
  std::string file;  // relative to the folder scripts are found in; empty: nowhere
  int line = 0;      // from 1; 0: the file as a whole

  bool operator==(const Place&) const = default;
};

// Returns "file:line", "file" without a line, or "" for nowhere.
std::string to_text(const Place& place);

}  // namespace houserule
