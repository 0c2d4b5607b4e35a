// Something a board game offers: a verb and up to four numbers (option_text.h says which).

#pragma once

#include <array>
#include <cstdint>

namespace houserule {

struct Option {
  std::uint8_t verb = 0;
  std::array<std::int16_t, 4> of{};

  bool operator==(const Option&) const = default;
};

}  // namespace houserule
