// A folder of scripts that a test has written itself, beside the installed words and decks.

#pragma once

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "session/table/table_loader.h"

namespace houserule {

class ScriptTree {
 public:
  ScriptTree() {
    std::string pattern = (std::filesystem::temp_directory_path() / "houserule_XXXXXX").string();
    REQUIRE(mkdtemp(pattern.data()) != nullptr);
    root_ = pattern;
    std::filesystem::create_directory(root_ / "scripts");
    for (const char* folder : {"words", "decks"}) {
      std::filesystem::create_directory_symlink(installed() / folder, root_ / "scripts" / folder);
    }
  }
  ~ScriptTree() { std::filesystem::remove_all(root_); }
  ScriptTree(const ScriptTree&) = delete;
  ScriptTree& operator=(const ScriptTree&) = delete;

  const std::filesystem::path& root() const { return root_; }
  ScriptFolders folders() const { return ScriptFolders::of(root_); }

  void write(const std::string& path, const std::string& text) const {
    if (path.starts_with("scripts/decks/")) link_decks();
    std::filesystem::create_directories((root_ / path).parent_path());
    std::ofstream(root_ / path, std::ios::binary) << text;
  }

  void remove(const std::string& path) const { std::filesystem::remove(root_ / path); }

  void copy(const std::string& folder) const {
    std::filesystem::create_directories((root_ / folder).parent_path());
    std::filesystem::copy(std::filesystem::path(HOUSERULE_SOURCE_DIR) / folder, root_ / folder,
                          std::filesystem::copy_options::recursive);
  }

  std::optional<LoadedTable> load(const std::string& spec, Diagnostics& diagnostics) const {
    const ScriptFolders here = folders();
    const auto words = load_words(here, diagnostics);
    if (!words) return std::nullopt;
    return load_table(here, *words, parse_spec(spec, diagnostics), diagnostics);
  }

  // Returns the faults of a table as text, or "".
  std::string faults(const std::string& spec) const {
    Diagnostics diagnostics;
    const auto table = load(spec, diagnostics);
    CHECK(table.has_value() == diagnostics.empty());
    return diagnostics.to_text();
  }

 private:
  static std::filesystem::path installed() {
    return std::filesystem::path(HOUSERULE_SOURCE_DIR) / "scripts";
  }

  // Decks one by one, so that there can be others among them.
  void link_decks() const {
    const std::filesystem::path decks = root_ / "scripts" / "decks";
    if (!std::filesystem::is_symlink(decks)) return;
    std::filesystem::remove(decks);
    std::filesystem::create_directory(decks);
    for (const auto& deck : std::filesystem::directory_iterator(installed() / "decks")) {
      std::filesystem::create_symlink(deck.path(), decks / deck.path().filename());
    }
  }

  std::filesystem::path root_;
};

}  // namespace houserule
