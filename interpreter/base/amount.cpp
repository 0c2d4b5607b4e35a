#include "base/amount.h"

#include <cstdlib>

namespace houserule {

std::string to_text(Amount amount) {
  const std::int32_t size = std::abs(amount.halves);
  std::string text = amount.halves < 0 ? "-" : "";
  text += std::to_string(size / 2);
  if (size % 2 != 0) text += ".5";
  return text;
}

}  // namespace houserule
