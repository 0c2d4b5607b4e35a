// The one way by which files are written.

#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace houserule {

// Writes `text` to what `file` leads to, through links. A regular file is replaced, all of it or
// nothing, keeps its permissions, and is on the disk when this returns; whatever happens, nothing
// else is left beside it. A pipe, a device and what standard output is written to stay what they
// are and are written into; a terminal is shown the text as by any door (text_door.h). Returns why
// it could not be written, in the words of the system; nothing if it was.
std::optional<std::string> write_file(const std::filesystem::path& file, std::string_view text);

// Returns why `file` could not be written as things stand, in the words of the system, as far as
// that can be told without writing: to be asked before long work whose results go there.
std::optional<std::string> why_not_writable(const std::filesystem::path& file);

// The same as write_file() for a file that must not be there, not even as a link that leads
// nowhere.
std::optional<std::string> write_new_file(const std::filesystem::path& file, std::string_view text);

}  // namespace houserule
