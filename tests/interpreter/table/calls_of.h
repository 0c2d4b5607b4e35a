// Sets of calls by their numbers.

#pragma once

#include <initializer_list>

#include "table/call_set.h"

namespace houserule {

inline CallSet calls_of(std::initializer_list<int> numbers) {
  CallSet calls;
  for (const int number : numbers) calls.add(number);
  return calls;
}

}  // namespace houserule
