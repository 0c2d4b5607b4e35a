#include "talk/voice/typed_words.h"

#include "base/sentence.h"
#include "base/text.h"

namespace houserule {

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

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const Sentence& one : sentences()) {
    if (one.key.starts_with("command.")) names.emplace_back(one.en);
  }
  return names;
}

}  // namespace houserule
