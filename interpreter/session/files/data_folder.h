// Where the program keeps what it must not lose.

#pragma once

#include <filesystem>

namespace houserule {

// Returns $XDG_DATA_HOME/houserule, or ~/.local/share/houserule where that is not set to a full
// path (XDG Base Directory Specification 0.8). Creates nothing.
//
// Throws std::runtime_error if the user has no home folder either.
std::filesystem::path data_folder();

// Returns whether $XDG_DATA_HOME names a folder that is passed over, since it is no full path.
bool is_data_home_passed_over();

}  // namespace houserule
