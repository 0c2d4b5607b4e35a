#include "session/files/new_script.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <system_error>

#include "base/output_file.h"
#include "base/text.h"

namespace houserule {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t longest_name = 40;

bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }

// Those that are made are put to `made`, the uppermost first.
bool make_folder_of(const fs::path& file, Diagnostics& diagnostics, std::vector<fs::path>& made) {
  std::error_code error;
  const auto first = static_cast<std::ptrdiff_t>(made.size());
  for (fs::path folder = file.parent_path(); !folder.empty(); folder = folder.parent_path()) {
    if (fs::exists(fs::symlink_status(folder, error))) break;
    made.insert(made.begin() + first, folder);
  }
  error.clear();
  if (file.has_parent_path()) fs::create_directories(file.parent_path(), error);
  if (!error) return true;
  diagnostics.fault("missing-file.folder-not-made", {file.parent_path().string(), 0},
                    {{"reason", error.message()}});
  return false;
}

}  // namespace

int NewScript::lines() const {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

bool is_script_name(std::string_view name) {
  return !name.empty() && name.size() <= longest_name && is_small_letter(name.front()) &&
         std::all_of(name.begin(), name.end(),
                     [](char c) { return is_small_letter(c) || is_digit(c) || c == '_'; });
}

// Spaces and capitals are the usual fault.
std::string script_name_from(const std::string& typed) {
  std::string name = slug(typed);
  std::erase_if(name, [](char c) { return !is_small_letter(c) && !is_digit(c) && c != '_'; });
  name.erase(0, std::min(name.find_first_of("abcdefghijklmnopqrstuvwxyz"), name.size()));
  if (name.size() <= longest_name) return name;
  // Behind a whole word, unless that leaves little.
  const std::size_t end = name.rfind('_', longest_name);
  name.resize(end != std::string::npos && end >= longest_name / 2 ? end : longest_name);
  return name;
}

bool check_script_name(const std::string& name, Diagnostics& diagnostics) {
  if (is_script_name(name)) return true;
  const std::string better = script_name_from(name);
  diagnostics.fault("bad-name.rules", {},
                    {{"name", quotable(name)}, {"n", std::to_string(longest_name)}},
                    better.empty() ? Text() : sentence("did-you-mean", {{"name", better}}));
  return false;
}

bool write_new(const std::vector<NewScript>& scripts, Diagnostics& diagnostics) {
  for (const NewScript& script : scripts) {
    std::error_code error;
    if (!fs::exists(fs::symlink_status(script.file, error))) continue;
    diagnostics.fault("file-exists.not-written", {script.file.string(), 0});
  }
  if (!diagnostics.empty()) return false;
  std::vector<fs::path> written;  // folders as well, each before what lies in it
  for (const NewScript& script : scripts) {
    if (make_folder_of(script.file, diagnostics, written)) {
      const auto reason = write_new_file(script.file, script.text);
      if (!reason) {
        written.push_back(script.file);
        continue;
      }
      diagnostics.fault("missing-file.not-written", {script.file.string(), 0},
                        {{"reason", *reason}});
    }
    std::error_code ignored;
    for (std::size_t i = written.size(); i > 0; --i) fs::remove(written[i - 1], ignored);
    return false;
  }
  return true;
}

bool replace_file(const fs::path& file, const std::string& text, Diagnostics& diagnostics) {
  std::vector<fs::path> made;
  if (!make_folder_of(file, diagnostics, made)) return false;
  const auto reason = write_file(file, text);
  if (!reason) return true;
  diagnostics.fault("missing-file.not-written", {file.string(), 0}, {{"reason", *reason}});
  return false;
}

TrialFolder::TrialFolder() {
  std::error_code error;
  fs::path above = fs::temp_directory_path(error);
  if (error) above = "/tmp";
  std::string pattern = (above / "houserule_trial_XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) {
    throw fs::filesystem_error("there is no place to try scripts out", pattern,
                               std::error_code(errno, std::generic_category()));
  }
  path_ = pattern;
}

TrialFolder::~TrialFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

void TrialFolder::write(const std::string& name, const std::string& text) const {
  if (const auto reason = write_file(path_ / name, text)) {
    throw fs::filesystem_error(*reason, path_ / name, std::make_error_code(std::errc::io_error));
  }
}

void TrialFolder::hand_over(const Diagnostics& faults, Diagnostics& to) const {
  const std::string above = path_.string() + "/";
  const auto plain = [&](std::string& text) {
    for (auto at = text.find(above); at != std::string::npos; at = text.find(above, at)) {
      text.erase(at, above.size());
    }
  };
  for (Diagnostic fault : faults.all()) {
    plain(fault.place.file);
    plain(fault.message.en);
    plain(fault.message.ja);
    for (auto& [place, note] : fault.notes) {
      plain(place.file);
      plain(note.en);
      plain(note.ja);
    }
    to.add(std::move(fault));
  }
}

}  // namespace houserule
