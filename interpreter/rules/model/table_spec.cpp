#include "rules/model/table_spec.h"

#include <algorithm>

#include "base/text.h"

namespace houserule {

std::string TableSpec::number(std::string_view name) const {
  for (const auto& [key, value] : numbers) {
    if (key == name) return value;
  }
  return "";
}

TableSpec parse_spec(const std::vector<std::string>& words, Diagnostics& diagnostics) {
  TableSpec spec;
  for (const std::string& word : words) {
    if (spec.game.empty()) {
      spec.game = word;
      continue;
    }
    const auto equals = word.find('=');
    if (word.size() > 1 && word.front() == '+') {
      spec.variants.push_back(word.substr(1));
    } else if (word.size() > 1 && word.front() == '-') {
      spec.dropped.push_back(word.substr(1));
    } else if (equals != std::string::npos && equals > 0 && equals + 1 < word.size()) {
      const std::string key = word.substr(0, equals);
      if (!spec.number(key).empty()) {
        diagnostics.fault("spec-format.twice", {}, {{"key", quotable(key)}});
      }
      spec.numbers.emplace_back(key, word.substr(equals + 1));
    } else {
      const bool is_name = slug(word) == word && !is_digit(word.front());
      diagnostics.fault(is_name ? "spec-format.no-sign" : "spec-format.no-word", {},
                        {{"word", quotable(word)}});
    }
  }
  if (spec.game.empty()) {
    diagnostics.fault("spec-format.no-game", {});
  }
  return spec;
}

TableSpec parse_spec(const std::string& text, Diagnostics& diagnostics) {
  return parse_spec(words_of(text), diagnostics);
}

std::string to_text(const TableSpec& spec) {
  std::string text = spec.game;
  std::vector<std::string> words;
  for (const auto& [key, value] : spec.numbers) {
    if (key == "players") text += " players=" + value;
    if (key != "players") words.push_back(key + "=" + value);
  }
  std::sort(words.begin(), words.end());
  std::vector<std::string> variants = spec.variants;
  std::sort(variants.begin(), variants.end());
  variants.erase(std::unique(variants.begin(), variants.end()), variants.end());
  for (const std::string& variant : variants) text += " +" + variant;
  std::vector<std::string> dropped = spec.dropped;
  std::sort(dropped.begin(), dropped.end());
  for (const std::string& variant : dropped) text += " -" + variant;
  for (const std::string& word : words) text += " " + word;
  return text;
}

}  // namespace houserule
