// A set of goods as bits, by their numbers in BoardRules::goods.

#pragma once

#include "base/bit_set.h"

namespace houserule {

using GoodSet = BitSet<int, 2>;
inline constexpr int max_goods = GoodSet::max_items;

}  // namespace houserule
