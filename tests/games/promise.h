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

// What happens at the tables of a game, one text for each seed, played when it is asked for.
class Played {
 public:
  explicit Played(const Written& written) {
    for (const auto& [path, text] : written.files) tree_.write(path, text);
    Diagnostics diagnostics;
    table_ = load_table(tree_.folders(), battery::words(), parse_spec(written.spec, diagnostics),
                        diagnostics);
    faults_ = diagnostics.to_text();
    accepted_ = diagnostics.empty() && table_.has_value();
  }

  bool is_accepted() const { return accepted_; }
  const std::string& faults() const { return faults_; }

  const std::string& told(std::uint64_t seed) {
    auto [at, added] = told_.try_emplace(seed);
    if (added) at->second = play(seed);
    return at->second;
  }

 private:
  std::string play(std::uint64_t seed) const;

  ScriptTree tree_;
  std::optional<LoadedTable> table_;
  std::string faults_;
  bool accepted_ = false;
  std::map<std::uint64_t, std::string> told_;
};

}  // namespace houserule::promise
