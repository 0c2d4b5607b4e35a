#include "session/files/data_folder.h"

#include <pwd.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>

namespace houserule {

namespace {

// Returns the folder an environment variable names; empty if it names none or a relative one.
std::filesystem::path named_by(const char* variable) {
  const char* text = std::getenv(variable);
  const std::filesystem::path folder = text == nullptr ? "" : text;
  return folder.is_absolute() ? folder : std::filesystem::path{};
}

std::filesystem::path home_folder() {
  if (const std::filesystem::path home = named_by("HOME"); !home.empty()) return home;
  const passwd* user = getpwuid(getuid());
  if (user == nullptr || user->pw_dir == nullptr || *user->pw_dir != '/') {
    throw std::runtime_error("there is no home folder to keep tables in; set XDG_DATA_HOME");
  }
  return user->pw_dir;
}

}  // namespace

std::filesystem::path data_folder() {
  if (const std::filesystem::path data = named_by("XDG_DATA_HOME"); !data.empty()) {
    return data / "houserule";
  }
  return home_folder() / ".local" / "share" / "houserule";
}

bool is_data_home_passed_over() {
  const char* const text = std::getenv("XDG_DATA_HOME");
  return text != nullptr && *text != '\0' && named_by("XDG_DATA_HOME").empty();
}

}  // namespace houserule
