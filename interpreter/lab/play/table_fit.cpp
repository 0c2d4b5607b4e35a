#include "lab/play/table_fit.h"

#include <algorithm>

namespace houserule {

bool is_exclusion(const Diagnostics& diagnostics) {
  return !diagnostics.empty() &&
         std::all_of(diagnostics.all().begin(), diagnostics.all().end(), [](const Diagnostic& d) {
           return d.code == "excluded-variant" || d.code == "patch-conflict";
         });
}

bool is_for_others(const Diagnostics& diagnostics) {
  return !diagnostics.empty() &&
         std::all_of(diagnostics.all().begin(), diagnostics.all().end(),
                     [](const Diagnostic& d) { return d.code == "variant-players"; });
}

std::vector<int> players_of(const ScriptFolders& folders, const WordTable& words,
                            const std::string& game, Diagnostics& diagnostics) {
  std::vector<int> players;
  const std::optional<ScriptFile> file = folders.game(game);
  if (!file) return players;
  const std::optional<Node> tree = read_script(folders, *file, words, diagnostics);
  const Node* list = tree ? tree->field("players") : nullptr;
  if (list == nullptr) return players;
  // Whatever else stands there is a fault that loading any of the tables tells.
  for (const Node& number : list->items) {
    if (!(number.number >= 1 && number.number <= max_seats)) continue;
    const int seats = static_cast<int>(number.number);
    if (std::find(players.begin(), players.end(), seats) == players.end()) players.push_back(seats);
  }
  return players;
}

std::vector<std::string> fitting_variants(const ScriptFolders& folders, const WordTable& words,
                                          const std::string& base,
                                          const std::vector<std::string>& variants) {
  std::vector<std::string> fitting;
  for (const std::string& variant : variants) {
    Diagnostics diagnostics;
    const TableSpec spec = parse_spec(base + " " + variant, diagnostics);
    const auto table = load_table(folders, words, spec, diagnostics);
    const bool is_idle = table && !table->notices.empty();
    if (!is_idle && !is_for_others(diagnostics)) fitting.push_back(variant);
  }
  return fitting;
}

}  // namespace houserule
