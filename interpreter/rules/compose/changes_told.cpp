#include "rules/compose/changes_told.h"

#include <algorithm>

#include "base/text.h"

namespace houserule {

void tell_changes(Diagnostic& fault, std::vector<std::pair<Place, Text>> changes) {
  constexpr std::size_t most_told = 4;
  if (changes.size() > most_told) return;
  if (changes.size() == 1) {
    std::swap(changes.front().first, fault.place);
    changes.front().second = sentence("as-the-game-has-it");
  }
  fault.notes.insert(fault.notes.end(), changes.begin(), changes.end());
}

void name_writers(Diagnostic& fault, const std::vector<Write>& writes,
                  const std::vector<std::string>& asked) {
  if (fault.place.file.empty()) return;  // nor has a list that a change has made
  std::vector<std::pair<Place, Text>> changes;
  const auto note = [&](const Write& write) {
    const std::pair<Place, Text> change{write.place, same(write.variant)};
    const auto has = [&](const auto& notes) {
      return std::find(notes.begin(), notes.end(), change) != notes.end();
    };
    if (!has(fault.notes) && !has(changes)) changes.push_back(change);
  };
  bool is_of_rule = false;
  for (const Write& write : writes) {
    const auto& places = write.beside;
    if (std::find(places.begin(), places.end(), fault.place) != places.end()) note(write);
    is_of_rule = is_of_rule || write.place.file == fault.place.file;
  }
  if (is_of_rule) {
    fault.notes.insert(fault.notes.end(), changes.begin(), changes.end());
    return;
  }
  for (const Write& write : changes.empty() ? writes : std::vector<Write>()) {
    if (contains(asked, write.variant)) note(write);
  }
  tell_changes(fault, std::move(changes));
}

Text choose_or_after(const std::string& first, const std::string& second) {
  const auto is_loose = [](const std::string& name) { return name.ends_with(".lua"); };
  const bool turns = is_loose(first) && !is_loose(second);
  return sentence("choose-or-after",
                  {{"rule", turns ? first : second}, {"other", turns ? second : first}});
}

}  // namespace houserule
