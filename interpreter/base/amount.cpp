#include "base/amount.h"

#include <cstdlib>

namespace houserule {

std::string to_text(Amount amount) {
  const std::int64_t size = std::abs(std::int64_t{amount.halves});
  std::string text = amount.halves < 0 ? "-" : "";
  text += std::to_string(size / 2);
  if (size % 2 != 0) text += ".5";
  return text;
}

}  // namespace houserule
