// Every code a refusal may have: what `refused` of an example accepts.

#pragma once

#include <span>
#include <string_view>

namespace houserule {

struct RefusalCode {
  std::string_view code;
  std::string_view means;
};

// Returns every code, in alphabetical order.
std::span<const RefusalCode> refusal_codes();

// Returns the code of that name, or null.
const RefusalCode* find_refusal_code(std::string_view code);

}  // namespace houserule
