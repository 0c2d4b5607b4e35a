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
  if (held_.use_count() > 1) held_ = std::make_shared<Held>(*held_);
  auto& [words, bare, tables] = *held_;
  if (word.is_bare()) bare[word.name].push_back(words.size());
  if (word.kind == "table") tables[word.name].push_back(words.size());
  words.push_back(std::move(word));
}

const Word* WordTable::find(std::string_view name) const {
  const auto found = held_->bare.find(name);
  return found == held_->bare.end() ? nullptr : &held_->words[found->second.front()];
}

const Word* WordTable::find(const Node& written) const {
  const auto found = held_->bare.find(written.text);
  if (found == held_->bare.end()) return nullptr;
  const auto fields_known = [&](std::size_t place) {
    return std::count_if(written.fields.begin(), written.fields.end(), [&](const auto& entry) {
      return held_->words[place].field(entry.key) != nullptr;
    });
  };
  return &held_->words[*std::ranges::max_element(found->second, {}, fields_known)];
}

const Word* WordTable::find_table(std::string_view name) const {
  const auto found = held_->tables.find(name);
  return found == held_->tables.end() ? nullptr : &held_->words[found->second.front()];
}

std::vector<std::string> WordTable::names() const {
  std::vector<std::string> names;
  for (const Word& word : held_->words) {
    if (word.is_bare()) names.push_back(word.name);
  }
  return names;
}

}  // namespace houserule
