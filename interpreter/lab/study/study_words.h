// The sentences of what a study says, in both languages.
//
// Each is whole, with {names} where a number, a rule or another phrase goes. A test sees to it that
// both languages exist and speak of the same names. What is measured is named in measure_list.cpp.

#pragma once

#include <span>
#include <string_view>

#include "rules/sheet/texts.h"

namespace houserule {

std::span<const SheetText> study_sentences();

// Returns the sentence of that key, filled. Precondition: the key exists.
Text study_words(std::string_view key, const SheetArguments& arguments = {});

}  // namespace houserule
