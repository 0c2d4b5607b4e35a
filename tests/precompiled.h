// What most tests include, compiled once.
//
// Nothing of our own, or a change of ours would compile it and every test anew; and no library of
// templates such as RapidCheck or the JSON one: every test would instantiate what they leave open,
// which costs more than reading them where they are needed. A test includes what it uses all the
// same.

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
