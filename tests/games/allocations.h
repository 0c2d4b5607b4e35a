// What `new` has given out while it was counted, in this whole program (allocation_test.cpp).

#pragma once

#include <atomic>

namespace houserule {

extern std::atomic<bool> is_counting;
extern std::atomic<long> allocations;

}  // namespace houserule
