// Does something in a rules file change anything at the table?
//
// Two games are played side by side with the same seeds. They differ if somebody is asked something
// else, sees something else or gets something else; what is written about them does not count.

#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

namespace houserule::promise {

// Files of a game "g" by their paths, and the table to be played.
struct Written {
  std::map<std::string, std::string> files;
  std::string spec = "g";

  auto operator<=>(const Written&) const = default;
};

// What happens at the tables of a game, for each seed, played when it is asked for.
class Played {
 public:
  explicit Played(Written written) : written_(std::move(written)) {
    load();
    accepted_ = faults_.empty() && table_.has_value();
  }

  bool is_accepted() const { return accepted_; }
  const std::string& faults() const { return faults_; }

  // Texts that are the same have the same number.
  std::size_t told(std::uint64_t seed) {
    auto [at, added] = told_.try_emplace(seed);
    if (added) {
      if (!table_) load();
      at->second = std::hash<std::string>()(play(seed));
    }
    return at->second;
  }

  // A table takes much room; it is loaded again where it is asked for.
  void put_away() { table_.reset(); }

 private:
  void load() {
    // One folder for all: to make folders takes longer than to read what is in them.
    static const ScriptTree tree;
    static std::map<std::string, std::string> there;
    for (const auto& [path, text] : there) {
      if (!written_.files.contains(path)) tree.remove(path);
    }
    for (const auto& [path, text] : written_.files) tree.write(path, text);
    there = written_.files;
    Diagnostics diagnostics;
    table_ = load_table(tree.folders(), battery::words(), parse_spec(written_.spec, diagnostics),
                        diagnostics);
    faults_ = diagnostics.to_text();
  }
  std::string play(std::uint64_t seed) const;

  Written written_;
  std::optional<LoadedTable> table_;
  std::string faults_;
  bool accepted_ = false;
  std::map<std::uint64_t, std::size_t> told_;
};

}  // namespace houserule::promise
