#include "rules/words/word_table.h"

#include <algorithm>

namespace houserule {

const WordField* Word::field(std::string_view field_name) const {
  const auto found = std::find_if(fields.begin(), fields.end(),
                                  [&](const WordField& known) { return known.name == field_name; });
  return found == fields.end() ? nullptr : &*found;
}

std::vector<std::string> Word::field_names() const {
  std::vector<std::string> names;
  for (const WordField& known : fields) names.push_back(known.name);
  return names;
}

void WordTable::add(Word word) {
  if (word.is_bare()) bare_[word.name].push_back(words_.size());
  if (word.kind == "table") tables_[word.name].push_back(words_.size());
  words_.push_back(std::move(word));
}

const Word* WordTable::find(std::string_view name) const {
  const auto found = bare_.find(name);
  return found == bare_.end() ? nullptr : &words_[found->second.front()];
}

const Word* WordTable::find(const Node& written) const {
  const auto found = bare_.find(written.text);
  if (found == bare_.end()) return nullptr;
  const auto fields_known = [&](std::size_t place) {
    return std::count_if(written.fields.begin(), written.fields.end(), [&](const auto& entry) {
      return words_[place].field(entry.key) != nullptr;
    });
  };
  return &words_[*std::ranges::max_element(found->second, {}, fields_known)];
}

const Word* WordTable::find_table(std::string_view name) const {
  const auto found = tables_.find(name);
  return found == tables_.end() ? nullptr : &words_[found->second.front()];
}

std::vector<std::string> WordTable::names() const {
  std::vector<std::string> names;
  for (const Word& word : words_) {
    if (word.is_bare()) names.push_back(word.name);
  }
  return names;
}

}  // namespace houserule
