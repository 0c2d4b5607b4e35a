#include "talk/voice/typed_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/sentence.h"
#include "base/text.h"

namespace houserule {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 11> keys = {{{"b", "bids"},
                                                                                 {"h", "hint"},
                                                                                 {"l", "log"},
                                                                                 {"n", "pass"},
                                                                                 {"o", "set"},
                                                                                 {"q", "quit"},
                                                                                 {"r", "rules"},
                                                                                 {"s", "scores"},
                                                                                 {"t", "tricks"},
                                                                                 {"u", "undo"},
                                                                                 {"w", "why"}}};

}  // namespace

bool is_typed(std::string_view key, const std::string& typed) {
  const Text word = sentence(key);
  return folded(typed) == word.en || typed == word.ja;
}

std::string command_called(const std::string& typed) {
  for (std::string& name : command_names()) {
    if (typed == "?" ? name == "help" : is_typed("command." + name, typed)) return std::move(name);
  }
  return {};
}

std::string_view word_of_key(std::string_view typed, bool board) {
  if (board && typed == "t") return "cards";
  if (board && typed == "b") return "supply";
  const auto* const key = std::find_if(keys.begin(), keys.end(),
                                       [typed](const auto& one) { return one.first == typed; });
  return key == keys.end() ? std::string_view() : key->second;
}

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const Sentence& one : sentences()) {
    if (one.key.starts_with("command.")) names.emplace_back(one.en);
  }
  return names;
}

}  // namespace houserule
