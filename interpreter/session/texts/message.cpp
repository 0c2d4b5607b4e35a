#include "session/texts/message.h"

#include <algorithm>
#include <cassert>
#include <cctype>

namespace houserule {

namespace {

// One `{name}` or `{name:one|many}` of a sentence.
struct Slot {
  std::string name;  // without capital
  bool capital = false;
  bool chooses = false;
  std::string one;
  std::string many;
};

Slot read_slot(std::string_view inside) {
  Slot slot;
  const auto colon = inside.find(':');
  slot.name = inside.substr(0, colon);
  if (colon != std::string_view::npos) {
    const std::string_view forms = inside.substr(colon + 1);
    const auto bar = forms.find('|');
    slot.chooses = true;
    slot.one = forms.substr(0, bar);
    slot.many = bar == std::string_view::npos ? slot.one : std::string(forms.substr(bar + 1));
  }
  auto& first = slot.name.front();
  slot.capital = std::isupper(static_cast<unsigned char>(first)) != 0;
  first = static_cast<char>(std::tolower(static_cast<unsigned char>(first)));
  return slot;
}

// Calls `text` and `slot` for the parts of a sentence in order.
template <typename OnText, typename OnSlot>
void take_apart(std::string_view sentence, OnText text, OnSlot slot) {
  while (!sentence.empty()) {
    const auto open = sentence.find('{');
    const auto close = open == std::string_view::npos ? open : sentence.find('}', open);
    text(sentence.substr(0, close == std::string_view::npos ? close : open));
    if (close == std::string_view::npos) return;
    if (close > open + 1) slot(read_slot(sentence.substr(open + 1, close - open - 1)));
    sentence.remove_prefix(close + 1);
  }
}

const Message* find_message(std::string_view code) {
  for (const Message& message : messages()) {
    if (message.code == code) return &message;
  }
  return nullptr;
}

}  // namespace

std::string message(Language language, std::string_view code, const MessageParameters& parameters) {
  const Message* found = find_message(code);
  assert(found != nullptr);
  if (found == nullptr) return std::string(code);
  std::string result;
  take_apart(
      language == Language::ja ? found->ja : found->en,
      [&](std::string_view text) { result += text; },
      [&](const Slot& slot) {
        const auto given = std::find_if(parameters.begin(), parameters.end(),
                                        [&](const auto& it) { return it.first == slot.name; });
        assert(given != parameters.end());
        if (given == parameters.end()) {
          result += "{" + slot.name + "}";
        } else if (slot.chooses) {
          result += given->second == "1" || given->second == "-1" ? slot.one : slot.many;
        } else {
          result += slot.capital ? capitalised(given->second) : given->second;
        }
      });
  return result;
}

Text message_text(std::string_view code, const MessageTexts& parameters) {
  MessageParameters en;
  MessageParameters ja;
  for (const auto& [name, text] : parameters) {
    en.emplace_back(name, text.in(Language::en));
    ja.emplace_back(name, text.in(Language::ja));
  }
  return {message(Language::en, code, en), message(Language::ja, code, ja)};
}

std::vector<std::string> parameters_of(std::string_view sentence) {
  std::vector<std::string> names;
  take_apart(
      sentence, [](std::string_view) {}, [&](const Slot& slot) { names.push_back(slot.name); });
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::string capitalised(std::string_view text) {
  std::string result(text);
  if (result.empty()) return result;
  const auto first = static_cast<unsigned char>(result[0]);
  if (first < 0x80) {
    result[0] = static_cast<char>(std::toupper(first));
  } else if (result.size() > 1 && (first == 0xC3 || first == 0xC4 || first == 0xC5)) {
    const auto second = static_cast<unsigned char>(result[1]);
    if (first == 0xC3 && second >= 0xA0 && second != 0xB7 && second != 0xBF) {
      result[1] = static_cast<char>(second - 0x20);  // à to þ
    } else if (first != 0xC3) {
      // Latin Extended-A: pairs of capital and small letter, odd and even by ranges.
      const int point = ((first & 0x1F) << 6) | (second & 0x3F);
      const bool small_is_even = (point >= 0x139 && point <= 0x148) || point >= 0x179;
      const bool is_small = small_is_even ? point % 2 == 0 : point % 2 != 0;
      if (is_small && point != 0x131 && point != 0x138 && point != 0x149 && point != 0x17F) {
        result[1] = static_cast<char>(0x80 | ((point - 1) & 0x3F));
        result[0] = static_cast<char>(0xC0 | ((point - 1) >> 6));
      }
    }
  }
  return result;
}

}  // namespace houserule
