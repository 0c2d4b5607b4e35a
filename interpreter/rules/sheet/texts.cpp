#include "rules/sheet/texts.h"

#include <cassert>
#include <cctype>
#include <string>

#include "rules/sheet/text_tables.h"

namespace houserule {

namespace {

const std::vector<SheetText>& all_texts() {
  static const std::vector<SheetText> all = [] {
    std::vector<SheetText> texts;
    for (const auto& table :
         {general_sheet_texts(), card_sheet_texts(), condition_sheet_texts(), bidding_sheet_texts(),
          handling_sheet_texts(), play_sheet_texts(), settlement_sheet_texts(), board_sheet_texts(),
          act_sheet_texts(), count_sheet_texts(), listening_sheet_texts()}) {
      texts.insert(texts.end(), table.begin(), table.end());
    }
    return texts;
  }();
  return all;
}

const SheetText* find_text(std::string_view key) {
  for (const SheetText& text : all_texts()) {
    if (text.key == key) return &text;
  }
  return nullptr;
}

std::string replaced(std::string text, std::string_view name, const std::string& by) {
  const std::string hole = "{" + std::string(name) + "}";
  for (std::size_t at = text.find(hole); at != std::string::npos;
       at = text.find(hole, at + by.size())) {
    text.replace(at, hole.size(), by);
  }
  return text;
}

}  // namespace

std::span<const SheetText> sheet_texts() { return all_texts(); }

bool has_sheet_text(std::string_view key) { return find_text(key) != nullptr; }

Text filled(Text text, const SheetArguments& arguments) {
  for (const auto& [name, value] : arguments) {
    text.en = replaced(std::move(text.en), name, value.en);
    text.ja = replaced(std::move(text.ja), name, value.in(Language::ja));
  }
  return text;
}

Text sheet_text(std::string_view key, const SheetArguments& arguments) {
  const SheetText* text = find_text(key);
  assert(text != nullptr && "no such sentence");
  if (text == nullptr) return same(key);
  return filled({std::string(text->en), std::string(text->ja)}, arguments);
}

Text counted(std::string_view key, int n) {
  return sheet_text(std::string(key) + (n == 1 ? ".one" : ".many"),
                    {{"n", same(std::to_string(n))}});
}

Text listed(const std::vector<Text>& parts, bool either) {
  std::vector<std::string> en;
  std::vector<std::string> ja;
  for (const Text& part : parts) {
    en.push_back(part.en);
    ja.push_back(part.in(Language::ja));
  }
  return {joined(en, ", ", either ? " or " : " and "),
          joined(ja, either ? "か" : "、", either ? "か" : "、")};
}

Text capitalized(Text text) {
  if (!text.en.empty()) {
    text.en[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text.en[0])));
  }
  return text;
}

Text same(std::string_view text) { return {std::string(text), std::string(text)}; }

}  // namespace houserule
