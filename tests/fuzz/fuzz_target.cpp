#include "tests/fuzz/fuzz_target.h"

#include <cstdlib>
#include <fstream>
#include <map>

#include "base/text.h"

namespace houserule::fuzz {

namespace {

namespace fs = std::filesystem;

class ScratchFolder {
 public:
  ScratchFolder() {
    std::error_code error;
    const fs::path memory = "/dev/shm";
    const fs::path parent = fs::is_directory(memory, error) ? memory : fs::temp_directory_path();
    std::string pattern = (parent / "houserule_fuzz_XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no folder to work in");
    path_ = pattern;
  }
  ~ScratchFolder() {
    std::error_code error;
    fs::remove_all(path_, error);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

bool is_clean_text(const std::string& text) {
  for (const char letter : text) {
    const auto byte = static_cast<unsigned char>(letter);
    if (byte < 0x20 || byte == 0x7F) return false;
  }
  return is_utf8(text);
}

}  // namespace

const ScriptFolders& installed() {
  static const ScriptFolders folders =
      ScriptFolders::of(HOUSERULE_SOURCE_DIR)
          .with_first(std::filesystem::path(HOUSERULE_SOURCE_DIR) / "tests");
  return folders;
}

const WordTable& words() {
  static const WordTable table = [] {
    Diagnostics diagnostics;
    auto loaded = load_words(installed(), diagnostics);
    if (!loaded) throw std::runtime_error(diagnostics.to_text());
    return *std::move(loaded);
  }();
  return table;
}

const LoadedTable* installed_table(const std::string& spec) {
  constexpr std::size_t most_kept = 30;
  static std::map<std::string, std::optional<LoadedTable>> known;
  auto found = known.find(spec);
  if (found == known.end()) {
    if (known.size() == most_kept) known.clear();
    Diagnostics faults;
    const TableSpec parsed = parse_spec(spec, faults);
    std::optional<LoadedTable> table;
    // A record may name files, but not those of whoever runs this.
    const bool is_installed = spec.find('/') == spec.npos && spec.find(".lua") == spec.npos;
    if (faults.empty() && is_installed) table = load_table(installed(), words(), parsed, faults);
    promise_clean(faults);
    found = known.emplace(spec, std::move(table)).first;
  }
  return found->second ? &*found->second : nullptr;
}

void promise_clean(const Diagnostics& diagnostics) {
  for (const Diagnostic& one : diagnostics.all()) {
    promise(is_clean_text(one.message.en),
            "a message is a clean text: " + quotable(one.message.en));
    promise(is_clean_text(one.suggestion.en), "a suggestion is a clean text");
    for (const auto& note : one.notes) promise(is_clean_text(note.second.en), "a note is clean");
    promise(!one.message.en.empty(), "a fault has a message");
    promise(one.place.line >= 0, "a line is a number from 1");
  }
}

Move random_move(const Session& session, RandomStream& random) {
  for (int seat = 0; seat < session.rules().seats; ++seat) {
    const Choices choices = session.choices(seat_at(seat));
    if (choices.count() == 0) continue;
    // At a gap random players go on; whoever looks for faults does not.
    Choices all = choices;
    all.at_gap = false;
    std::int64_t decisions = 0;
    return all.random_move(random, decisions);
  }
  throw BrokenPromise("does not hold: whoever is asked has something to do");
}

const fs::path& scratch() {
  static const ScratchFolder folder;
  return folder.path();
}

void write_bytes(const fs::path& file, std::string_view bytes) {
  std::ofstream(file, std::ios::binary | std::ios::trunc)
      .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace houserule::fuzz
