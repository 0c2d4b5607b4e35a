#include "rules/word_table.h"

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

void WordTable::add(Word word) { words_.push_back(std::move(word)); }

const Word* WordTable::find(std::string_view name) const {
  const auto found = std::find_if(words_.begin(), words_.end(), [&](const Word& word) {
    return word.is_bare() && word.name == name;
  });
  return found == words_.end() ? nullptr : &*found;
}

const Word* WordTable::find_table(std::string_view name) const {
  const auto found = std::find_if(words_.begin(), words_.end(), [&](const Word& word) {
    return word.kind == "table" && word.name == name;
  });
  return found == words_.end() ? nullptr : &*found;
}

std::vector<std::string> WordTable::names() const {
  std::vector<std::string> names;
  for (const Word& word : words_) {
    if (word.is_bare()) names.push_back(word.name);
  }
  return names;
}

}  // namespace houserule
