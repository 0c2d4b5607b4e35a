// What C++20 has and the standard library of Emscripten 3.1 has not yet: the algorithms of
// std::ranges that are used here, and std::bit_cast. Included before every file of that build;
// nothing where the library has them.

#pragma once

#ifdef __cplusplus

#include <version>

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 15000

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <functional>
#include <iterator>
#include <utility>

namespace std {

template <typename To, typename From>
constexpr To bit_cast(const From& from) noexcept {
  return __builtin_bit_cast(To, from);
}

namespace ranges {

namespace houserule_gaps {

struct AsItIs {
  template <typename T>
  constexpr T&& operator()(T&& value) const noexcept {
    return static_cast<T&&>(value);
  }
};

// A function object of a range, what to do with each element, and how to look at it.
#define HOUSERULE_ALGORITHM(name)                                                              \
  struct name##_of {                                                                           \
    template <typename Range, typename Test, typename Look = AsItIs>                           \
    constexpr auto operator()(Range&& range, Test test, Look look = {}) const {                \
      return std::name(std::begin(range), std::end(range),                                     \
                       [&](auto&& one) { return std::invoke(test, std::invoke(look, one)); }); \
    }                                                                                          \
  }
HOUSERULE_ALGORITHM(any_of);
HOUSERULE_ALGORITHM(all_of);
HOUSERULE_ALGORITHM(none_of);
HOUSERULE_ALGORITHM(find_if);
HOUSERULE_ALGORITHM(count_if);
#undef HOUSERULE_ALGORITHM

struct find_of {
  template <typename Range, typename Value, typename Look = AsItIs>
  constexpr auto operator()(Range&& range, const Value& value, Look look = {}) const {
    return std::find_if(std::begin(range), std::end(range),
                        [&](auto&& one) { return std::invoke(look, one) == value; });
  }
};

struct count_of {
  template <typename Range, typename Value>
  constexpr auto operator()(Range&& range, const Value& value) const {
    return std::count(std::begin(range), std::end(range), value);
  }
};

struct fill_of {
  template <typename Range, typename Value>
  constexpr void operator()(Range&& range, const Value& value) const {
    std::fill(std::begin(range), std::end(range), value);
  }
};

template <typename Less, typename Look>
auto by(Less& less, Look& look) {
  return [&](auto&& one, auto&& other) {
    return std::invoke(less, std::invoke(look, one), std::invoke(look, other));
  };
}

struct less_of {
  template <typename One, typename Other>
  constexpr bool operator()(const One& one, const Other& other) const {
    return one < other;
  }
};

#define HOUSERULE_ALGORITHM(name)                                                    \
  struct name##_of {                                                                 \
    template <typename Range, typename Less = less_of, typename Look = AsItIs>       \
    constexpr auto operator()(Range&& range, Less less = {}, Look look = {}) const { \
      return std::name(std::begin(range), std::end(range), by(less, look));          \
    }                                                                                \
  }
HOUSERULE_ALGORITHM(sort);
HOUSERULE_ALGORITHM(stable_sort);
HOUSERULE_ALGORITHM(max_element);
HOUSERULE_ALGORITHM(min_element);
#undef HOUSERULE_ALGORITHM

}  // namespace houserule_gaps

inline constexpr houserule_gaps::any_of_of any_of;
inline constexpr houserule_gaps::all_of_of all_of;
inline constexpr houserule_gaps::none_of_of none_of;
inline constexpr houserule_gaps::find_if_of find_if;
inline constexpr houserule_gaps::count_if_of count_if;
inline constexpr houserule_gaps::find_of find;
inline constexpr houserule_gaps::count_of count;
inline constexpr houserule_gaps::fill_of fill;
inline constexpr houserule_gaps::sort_of sort;
inline constexpr houserule_gaps::stable_sort_of stable_sort;
inline constexpr houserule_gaps::max_element_of max_element;
inline constexpr houserule_gaps::min_element_of min_element;

}  // namespace ranges
}  // namespace std

#endif
#endif
