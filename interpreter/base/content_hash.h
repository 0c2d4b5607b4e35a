// Fingerprints of states and rule texts. XXH3 (xxhash.com), 64 bits: quick, stable across machines,
// no defence against somebody who wants two texts to meet.

#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace houserule {

std::uint64_t content_hash(std::span<const std::byte> bytes);
std::uint64_t content_hash(std::string_view text);

// Returns sixteen lower-case hexadecimal digits.
std::string to_hex(std::uint64_t hash);

}  // namespace houserule
