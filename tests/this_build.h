// What differs between the builds that the tests are linked into. The tests themselves are compiled
// once, for all of them (tests/CMakeLists.txt).

#pragma once

#include <string>

namespace houserule::this_build {

extern const bool is_slow;         // sanitizers are on: fewer cases of the same kind will do
extern const std::string program;  // the path of `houserule`
extern const std::string limits;   // the folder of the hand-written games of tests/bench; "": none

}  // namespace houserule::this_build
