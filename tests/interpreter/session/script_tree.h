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
    // Decks one by one, so that a test can add its own.
    const auto scripts = std::filesystem::path(HOUSERULE_SOURCE_DIR) / "scripts";
    std::filesystem::create_directories(root_ / "scripts" / "decks");
    std::filesystem::create_directory_symlink(scripts / "words", root_ / "scripts" / "words");
    for (const auto& deck : std::filesystem::directory_iterator(scripts / "decks")) {
      std::filesystem::create_symlink(deck.path(),
                                      root_ / "scripts" / "decks" / deck.path().filename());
    }
  }
  ~ScriptTree() { std::filesystem::remove_all(root_); }
  ScriptTree(const ScriptTree&) = delete;
  ScriptTree& operator=(const ScriptTree&) = delete;

  const std::filesystem::path& root() const { return root_; }
  ScriptFolders folders() const { return ScriptFolders::of(root_); }

  void write(const std::string& path, const std::string& text) const {
    std::filesystem::create_directories((root_ / path).parent_path());
    std::ofstream(root_ / path, std::ios::binary) << text;
  }

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
  std::filesystem::path root_;
};

}  // namespace houserule
