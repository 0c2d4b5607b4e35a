#include "editor/server/script_shelf.h"

#include <algorithm>

#include "base/content_hash.h"
#include "base/text.h"
#include "session/files/new_script.h"

namespace houserule {

namespace fs = std::filesystem;

namespace {

// "rules", "last_trick_two", "lorum": nothing that could lead upwards or hide.
bool is_plain_part(std::string_view part) { return is_script_name(part); }

// The parts of a name below its folder: folders, then a script or its examples.
bool is_script_below(std::string_view rest) {
  for (auto slash = rest.find('/'); slash != std::string_view::npos; slash = rest.find('/')) {
    if (!is_plain_part(rest.substr(0, slash))) return false;
    rest.remove_prefix(slash + 1);
  }
  if (!rest.ends_with(".lua")) return false;
  rest.remove_suffix(4);
  if (rest.ends_with(".examples")) rest.remove_suffix(9);
  return is_plain_part(rest);
}

SaveOutcome refused(const std::string& code, const Text& message) {
  SaveOutcome outcome;
  outcome.code = code;
  outcome.message = message;
  return outcome;
}

// What the disk says of a script, by the name people see.
SaveOutcome refused(const std::string& name, const Diagnostics& faults) {
  const Diagnostic& first = faults.all().front();
  return refused(first.code, Text(name + ": " + first.message.in(Language::en),
                                  name + ": " + first.message.in(Language::ja)));
}

}  // namespace

Text too_long(std::size_t bytes, std::size_t most) {
  constexpr std::size_t kilobyte = 1024;
  const std::size_t kilobytes = (bytes + kilobyte - 1) / kilobyte;
  const std::string size = kilobytes < kilobyte ? std::to_string(kilobytes) + " kB"
                                                : std::to_string(kilobytes / kilobyte) + " MB";
  return sentence("refuse.too-long", {{"size", size}, {"n", std::to_string(most / kilobyte)}});
}

ScriptShelf::ScriptShelf(ScriptFolders folders, fs::path history)
    : folders_(std::move(folders)), store_(std::move(history)) {}

std::optional<ScriptShelf::Spot> ScriptShelf::spot_of(const std::string& name) const {
  struct Root {
    std::string shown;
    fs::path folder;
    bool is_writable;
  };
  std::vector<Root> roots;
  for (const fs::path& house : folders_.house()) roots.push_back({house.string(), house, true});
  roots.push_back({"games", folders_.installed() / "games", false});
  roots.push_back({"scripts", folders_.installed() / "scripts", false});
  for (const Root& root : roots) {
    if (!name.starts_with(root.shown + "/")) continue;
    const std::string rest = name.substr(root.shown.size() + 1);
    if (!is_script_below(rest)) continue;
    std::error_code error;
    const fs::path path = fs::weakly_canonical(root.folder / rest, error);
    if (error || !is_inside(path, root.folder)) continue;  // a link leads out of it
    return Spot{path, root.folder / rest, root.is_writable};
  }
  return std::nullopt;
}

std::optional<ShelfScript> ScriptShelf::read(const std::string& name) const {
  const auto spot = spot_of(name);
  if (!spot) return std::nullopt;
  const auto text = read_file(spot->path);
  if (!text) return std::nullopt;
  return ShelfScript{name, *text, to_hex(content_hash(*text)), spot->is_writable};
}

SaveOutcome ScriptShelf::save(const std::string& name, const std::string& text,
                              const std::string& base, std::int64_t now) {
  const auto spot = spot_of(name);
  if (!spot)
    return refused("no-such-script", sentence("refuse.no-script", {{"name", quotable(name)}}));
  if (!spot->is_writable)
    return refused("read-only", sentence("refuse.read-only", {{"name", name}}));
  if (text.size() > most_bytes) return refused("too-large", too_long(text.size(), most_bytes));
  if (!is_utf8(text)) return refused("not-text", sentence("refuse.not-text"));

  const std::optional<ShelfScript> there = read(name);
  std::error_code error;
  if (!there && fs::exists(fs::symlink_status(spot->path, error))) {
    return refused("missing-file", sentence("refuse.no-file", {{"name", name}}));
  }
  SaveOutcome outcome;
  Diagnostics faults;
  const std::string hash = to_hex(content_hash(text));
  const bool is_kept = !there || store_.keep(spot->path, there->text, now, faults);
  const int before = newest_version(spot->path);
  if (!is_kept || !store_.keep(spot->path, text, now, faults)) {
    return refused("versions of " + name, faults);
  }
  if (!there && !base.empty()) {
    outcome.kind = SaveOutcome::Kind::gone;
    outcome.now = {name, "", "", true};
  } else if (there && there->hash != base && there->hash != hash) {
    outcome.kind = SaveOutcome::Kind::conflict;
    outcome.now = *there;
  } else if (replace_file(spot->path, text, faults)) {
    outcome.kind = SaveOutcome::Kind::saved;
    outcome.now = {name, text, hash, true};
  } else {
    if (newest_version(spot->path) != before) store_.forget_newest(spot->path);
    return refused(name, faults);
  }
  outcome.versions = static_cast<int>(store_.versions(spot->path).size());
  return outcome;
}

SaveOutcome ScriptShelf::remove(const std::string& name, std::int64_t now) {
  const auto spot = spot_of(name);
  if (!spot)
    return refused("no-such-script", sentence("refuse.no-script", {{"name", quotable(name)}}));
  if (!spot->is_writable)
    return refused("read-only", sentence("refuse.read-only", {{"name", name}}));
  const std::optional<ShelfScript> there = read(name);
  SaveOutcome outcome;
  outcome.now = {name, "", "", true};
  outcome.kind = SaveOutcome::Kind::gone;
  if (!there) return outcome;
  Diagnostics faults;
  if (!store_.keep(spot->path, there->text, now, faults)) {
    return refused("versions of " + name, faults);
  }
  std::error_code error;
  if (!fs::remove(spot->as_found, error)) {
    return refused("missing-file", sentence("refuse.not-removed", {{"name", name}}));
  }
  outcome.kind = SaveOutcome::Kind::saved;
  return outcome;
}

void ScriptShelf::copy_versions(const std::string& from, const std::string& to) {
  const auto source = spot_of(from);
  const auto target = spot_of(to);
  if (!source || !target) return;
  Diagnostics ignored;  // the old ones stay where they are
  for (const ScriptVersion& version : store_.versions(source->path)) {
    const auto text = store_.text(source->path, version.number);
    if (text) (void)store_.keep(target->path, *text, version.time, ignored);
  }
}

int ScriptShelf::newest_version(const fs::path& script) const {
  const std::vector<ScriptVersion> all = store_.versions(script);
  return all.empty() ? 0 : all.back().number;
}

std::optional<ScriptShelf::Draft> ScriptShelf::draft(const std::string& name,
                                                     const std::string& text) const {
  const auto spot = spot_of(name);
  if (!spot) return std::nullopt;
  return Draft{folders_.with_text(spot->as_found, text), {spot->as_found, name}};
}

std::vector<ScriptVersion> ScriptShelf::versions(const std::string& name) const {
  const auto spot = spot_of(name);
  return spot ? store_.versions(spot->path) : std::vector<ScriptVersion>();
}

std::optional<std::string> ScriptShelf::version(const std::string& name, int number) const {
  const auto spot = spot_of(name);
  return spot ? store_.text(spot->path, number) : std::nullopt;
}

}  // namespace houserule
