#include "base/content_hash.h"

#include <fmt/format.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace houserule {

std::uint64_t content_hash(std::span<const std::byte> bytes) {
  return XXH3_64bits(bytes.data(), bytes.size());
}

std::uint64_t content_hash(std::string_view text) { return XXH3_64bits(text.data(), text.size()); }

std::string to_hex(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

}  // namespace houserule
