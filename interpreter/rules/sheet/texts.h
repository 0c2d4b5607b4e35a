// The sentences of a rule sheet, in both languages.
//
// Each is whole, with {names} where a number, a card or another noun phrase goes; none is made of
// fragments. A test sees to it that both languages exist and speak of the same names.

#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"

namespace houserule {

struct SheetText {
  std::string_view key;
  std::string_view en;
  std::string_view ja;
};

// Returns every sentence, sorted by nothing but sense. The tables: sheet_text_tables.h.
std::span<const SheetText> sheet_texts();

bool has_sheet_text(std::string_view key);

using SheetArguments = std::vector<std::pair<std::string_view, Text>>;

// Returns `text` with each {name} replaced, language by language; names not given stay as they are.
Text filled(Text text, const SheetArguments& arguments);

// Returns the sentence of that key, filled. Precondition: the key exists.
Text sheet_text(std::string_view key, const SheetArguments& arguments = {});

// Returns "1 point", "3 points": the sentence `key`.one or `key`.many with {n}.
Text counted(std::string_view key, int n);

// Returns noun phrases as a list: "a, b and c" or "a、b、c"; with `either`, "a, b or c", "aかbかc".
Text listed(const std::vector<Text>& parts, bool either = false);

// Returns `text` with its English beginning like a sentence.
Text capitalized(Text text);

// Returns a text that is the same in every language.
Text same(std::string_view text);

}  // namespace houserule
