#include "editor/server/version_store.h"

#include <algorithm>
#include <charconv>

#include "base/content_hash.h"
#include "session/files/new_script.h"
#include "session/files/script_folders.h"

namespace houserule {

namespace fs = std::filesystem;

namespace {

// "12-1780000000-0123456789abcdef.lua"
std::string file_name(const ScriptVersion& version) {
  return std::to_string(version.number) + "-" + std::to_string(version.time) + "-" + version.hash +
         ".lua";
}

std::optional<ScriptVersion> version_of(const std::string& name) {
  ScriptVersion version;
  const char* const end = name.data() + name.size();
  const auto number = std::from_chars(name.data(), end, version.number);
  if (number.ec != std::errc() || number.ptr == end || *number.ptr != '-') return std::nullopt;
  const auto time = std::from_chars(number.ptr + 1, end, version.time);
  if (time.ec != std::errc() || time.ptr == end || *time.ptr != '-') return std::nullopt;
  version.hash = std::string(time.ptr + 1, end);
  if (!version.hash.ends_with(".lua")) return std::nullopt;
  version.hash.resize(version.hash.size() - 4);
  return version.hash.size() == 16 ? std::optional(version) : std::nullopt;
}

}  // namespace

bool VersionStore::keep(const fs::path& script, const std::string& text, std::int64_t now,
                        Diagnostics& diagnostics) {
  const std::vector<ScriptVersion> before = versions(script);
  ScriptVersion version{1, now, to_hex(content_hash(text))};
  if (!before.empty()) {
    if (before.back().hash == version.hash) return true;
    version.number = before.back().number + 1;
  }
  const fs::path folder = folder_of(script);
  if (!replace_file(folder / file_name(version), text, diagnostics)) return false;
  for (std::size_t i = 0; i + most_versions <= before.size(); ++i) {
    std::error_code ignored;  // one version too many does no harm
    fs::remove(folder / file_name(before[i]), ignored);
  }
  return true;
}

void VersionStore::forget_newest(const fs::path& script) {
  const std::vector<ScriptVersion> all = versions(script);
  std::error_code ignored;
  if (!all.empty()) fs::remove(folder_of(script) / file_name(all.back()), ignored);
}

std::vector<ScriptVersion> VersionStore::versions(const fs::path& script) const {
  std::vector<ScriptVersion> all;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder_of(script), error)) {
    if (const auto version = version_of(entry.path().filename().string())) all.push_back(*version);
  }
  std::sort(all.begin(), all.end(),
            [](const auto& a, const auto& b) { return a.number < b.number; });
  return all;
}

std::optional<std::string> VersionStore::text(const fs::path& script, int number) const {
  for (const ScriptVersion& version : versions(script)) {
    if (version.number == number) return read_file(folder_of(script) / file_name(version));
  }
  return std::nullopt;
}

// Scripts of one name in two folders are two scripts; a person should still find theirs.
fs::path VersionStore::folder_of(const fs::path& script) const {
  return folder_ / (script.stem().string() + "-" + to_hex(content_hash(script.string())));
}

}  // namespace houserule
