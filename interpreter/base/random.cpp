#include "base/random.h"

#include <random>

namespace houserule {

std::uint64_t fresh_seed() {
  std::random_device device;
  // Short enough to read out at the table, long enough not to meet again.
  return device() % 1'000'000'000U;
}

}  // namespace houserule
