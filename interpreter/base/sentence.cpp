#include "base/sentence.h"

#include <algorithm>
#include <cassert>
#include <cctype>

namespace houserule {

namespace {

// One `{name}` or `{name:one|many}` of a sentence.
struct Hole {
  std::string_view written;  // what stands between the braces
  std::string name;          // without capital
  bool capital = false;
  bool chooses = false;
  std::string_view one;
  std::string_view many;
};

Hole read_hole(std::string_view written) {
  Hole hole;
  hole.written = written;
  const auto colon = written.find(':');
  hole.name = written.substr(0, colon);
  if (colon != std::string_view::npos) {
    const std::string_view forms = written.substr(colon + 1);
    const auto bar = forms.find('|');
    hole.chooses = true;
    hole.one = forms.substr(0, bar);
    hole.many = bar == std::string_view::npos ? hole.one : forms.substr(bar + 1);
  }
  auto& first = hole.name.front();
  hole.capital = std::isupper(static_cast<unsigned char>(first)) != 0;
  first = static_cast<char>(std::tolower(static_cast<unsigned char>(first)));
  return hole;
}

// Calls `text` and `hole` for the parts of a sentence in order.
template <typename OnText, typename OnHole>
void take_apart(std::string_view sentence, OnText text, OnHole hole) {
  while (!sentence.empty()) {
    const auto open = sentence.find('{');
    const auto close = open == std::string_view::npos ? open : sentence.find('}', open);
    if (close == std::string_view::npos) return text(sentence);
    // What Lua writes in braces begins with no letter.
    const bool is_hole = std::isalpha(static_cast<unsigned char>(sentence[open + 1])) != 0;
    text(sentence.substr(0, is_hole ? open : open + 1));
    if (is_hole) hole(read_hole(sentence.substr(open + 1, close - open - 1)));
    sentence.remove_prefix((is_hole ? close : open) + 1);
  }
}

const Sentence* find_sentence(std::string_view key) {
  const std::span<const Sentence> all = sentences();
  const auto found = std::lower_bound(
      all.begin(), all.end(), key,
      [](const Sentence& one, std::string_view wanted) { return one.key < wanted; });
  return found == all.end() || found->key != key ? nullptr : &*found;
}

const std::string& in(Language language, const Text& text) { return text.in(language); }
const std::string& in(Language, const std::string& text) { return text; }

// `otherwise` is what stands where a hole is given nothing.
template <typename Given, typename Otherwise>
std::string filled_in(Language language, std::string_view text, const Given& filling,
                      Otherwise otherwise) {
  std::string result;
  take_apart(
      text, [&](std::string_view part) { result += part; },
      [&](const Hole& hole) {
        const auto given = std::find_if(filling.begin(), filling.end(),
                                        [&](const auto& it) { return it.first == hole.name; });
        if (given == filling.end()) {
          result += otherwise(hole);
          return;
        }
        const std::string& value = in(language, given->second);
        if (hole.chooses) {
          result += value == "1" || value == "-1" ? hole.one : hole.many;
        } else {
          result += hole.capital ? capitalized(value) : value;
        }
      });
  return result;
}

template <typename Given>
std::string filled_sentence(Language language, const Sentence& one, const Given& filling) {
  const std::string_view text = language == Language::ja ? one.ja : one.en;
  return filled_in(language, text, filling, [&](const Hole& hole) {
    const bool is_key = hole.name.find('.') != std::string::npos;
    const Sentence* const part = is_key ? find_sentence(hole.name) : nullptr;
    if (part != nullptr) return filled_sentence(language, *part, filling);
    assert(false && "a hole of a sentence is given nothing");
    return "{" + hole.name + "}";
  });
}

std::string as_written(const Hole& hole) { return "{" + std::string(hole.written) + "}"; }

}  // namespace

bool has_sentence(std::string_view key) { return find_sentence(key) != nullptr; }

Text sentence(std::string_view key, const Filling& filling) {
  const Sentence* const found = find_sentence(key);
  assert(found != nullptr && "no such sentence");
  if (found == nullptr) return same(key);
  return {filled_sentence(Language::en, *found, filling),
          filled_sentence(Language::ja, *found, filling)};
}

std::string sentence_in(Language language, std::string_view key, const PlainFilling& filling) {
  const Sentence* const found = find_sentence(key);
  assert(found != nullptr && "no such sentence");
  if (found == nullptr) return std::string(key);
  return filled_sentence(language, *found, filling);
}

Text filled(const Text& text, const Filling& filling) {
  return {filled_in(Language::en, text.en, filling, as_written),
          filled_in(Language::ja, text.ja, filling, as_written)};
}

std::vector<std::string> holes_of(std::string_view sentence) {
  std::vector<std::string> names;
  take_apart(
      sentence, [](std::string_view) {}, [&](const Hole& hole) { names.push_back(hole.name); });
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

Text counted(std::string_view key, int n) {
  return sentence(std::string(key) + (n == 1 ? ".one" : ".many"), {{"n", same(std::to_string(n))}});
}

Text strung(const std::vector<Text>& parts, std::string_view between, std::string_view last) {
  const auto in = [&](Language language) {
    std::vector<std::string> texts;
    for (const Text& part : parts) texts.push_back(part.in(language));
    return joined(texts, sentence_in(language, between),
                  sentence_in(language, last.empty() ? between : last));
  };
  return {in(Language::en), in(Language::ja)};
}

Text listed(const std::vector<Text>& parts, bool either) {
  return either ? strung(parts, "list.or.between", "list.or")
                : strung(parts, "list.between", "list.and");
}

std::string capitalized(const std::string& text) {
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

Text capitalized(Text text) {
  text.en = capitalized(text.en);
  return text;
}

Text same(std::string_view text) { return {std::string(text), std::string(text)}; }

}  // namespace houserule
