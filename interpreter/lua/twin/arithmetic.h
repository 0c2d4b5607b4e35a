// Arithmetic and comparisons as Lua 5.4 does them, on numbers alone.
//
// Each returns false where Lua would raise an error, or read a number from a text: the twin gives
// up there.

#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "lua/answers/value.h"

namespace houserule::twin {

inline std::int64_t wrapped(std::uint64_t bits) { return static_cast<std::int64_t>(bits); }
inline std::uint64_t bits_of(std::int64_t integer) { return static_cast<std::uint64_t>(integer); }

// Whether the number has an integer that is equal to it.
inline bool to_integer(const Value& value, std::int64_t& integer) {
  if (value.tag() == Tag::integer) {
    integer = value.integer();
    return true;
  }
  constexpr double limit = 9223372036854775808.0;  // 2^63
  if (value.tag() != Tag::number || !(value.number() >= -limit && value.number() < limit))
    return false;
  integer = static_cast<std::int64_t>(value.number());
  return static_cast<double>(integer) == value.number();
}

template <class Whole, class Real>
inline bool calculate(Value& to, const Value& x, const Value& y, Whole&& whole, Real&& real) {
  if (x.tag() == Tag::integer && y.tag() == Tag::integer) {
    to = Value::of(wrapped(whole(bits_of(x.integer()), bits_of(y.integer()))));
    return true;
  }
  if (!x.is_number() || !y.is_number()) return false;
  to = Value::of(static_cast<double>(real(x.as_number(), y.as_number())));
  return true;
}

inline bool real_only(const Value& x, const Value& y) { return x.is_number() && y.is_number(); }

inline bool divide(Value& to, const Value& x, const Value& y) {
  if (!real_only(x, y)) return false;
  to = Value::of(x.as_number() / y.as_number());
  return true;
}

inline bool power(Value& to, const Value& x, const Value& y) {
  if (!real_only(x, y)) return false;
  const double base = x.as_number();
  const double exponent = y.as_number();
  to = Value::of(exponent == 2 ? base * base : std::pow(base, exponent));
  return true;
}

// Both round towards minus infinity.
inline bool divide_whole(Value& to, const Value& x, const Value& y) {
  if (x.tag() == Tag::integer && y.tag() == Tag::integer) {
    if (y.integer() == 0) return false;
    if (y.integer() == -1) {
      to = Value::of(wrapped(-bits_of(x.integer())));
      return true;
    }
    std::int64_t quotient = x.integer() / y.integer();
    if ((x.integer() ^ y.integer()) < 0 && x.integer() % y.integer() != 0) --quotient;
    to = Value::of(quotient);
    return true;
  }
  if (!real_only(x, y)) return false;
  to = Value::of(std::floor(x.as_number() / y.as_number()));
  return true;
}

inline bool remainder(Value& to, const Value& x, const Value& y) {
  if (x.tag() == Tag::integer && y.tag() == Tag::integer) {
    if (y.integer() == 0) return false;
    std::int64_t rest = y.integer() == -1 ? 0 : x.integer() % y.integer();
    if (rest != 0 && (rest ^ y.integer()) < 0) rest += y.integer();
    to = Value::of(rest);
    return true;
  }
  if (!real_only(x, y)) return false;
  const double divisor = y.as_number();
  double rest = std::fmod(x.as_number(), divisor);
  if (rest > 0 ? divisor < 0 : (rest < 0 && divisor > 0)) rest += divisor;
  to = Value::of(rest);
  return true;
}

template <class Bits>
inline bool combine_bits(Value& to, const Value& x, const Value& y, Bits&& bits) {
  std::int64_t left = 0;
  std::int64_t right = 0;
  if (!to_integer(x, left) || !to_integer(y, right)) return false;
  to = Value::of(wrapped(bits(bits_of(left), right)));
  return true;
}

inline std::uint64_t shifted_left(std::uint64_t bits, std::int64_t by) {
  if (by <= -64 || by >= 64) return 0;
  return by >= 0 ? bits << by : bits >> -by;
}
inline std::uint64_t shifted_right(std::uint64_t bits, std::int64_t by) {
  if (by <= -64 || by >= 64) return 0;
  return by >= 0 ? bits >> by : bits << -by;
}

// What a text can be made of.
inline bool is_plain(const Value& value) { return value.is_number() || value.tag() == Tag::text; }

// Closures are another one each time, and of texts that are put together nothing is known.
inline bool can_be_compared(const Value& value) {
  return value.tag() != Tag::closure && value.tag() != Tag::made_text;
}

inline bool are_equal(const Value& x, const Value& y) {
  if (x.tag() == y.tag()) {
    return x.tag() == Tag::number ? x.number() == y.number() : x.integer() == y.integer();
  }
  std::int64_t left = 0;
  std::int64_t right = 0;
  return x.is_number() && y.is_number() && to_integer(x, left) && to_integer(y, right) &&
         left == right;
}

// An integer is compared with a float as if both were exact.
inline bool is_exact(const Value& value) {
  constexpr std::int64_t most = std::int64_t{1} << 53;
  return value.tag() == Tag::number || (value.integer() >= -most && value.integer() <= most);
}

inline bool compare(bool& less, bool& equal, const Value& x, const Value& y) {
  if (x.tag() == Tag::integer && y.tag() == Tag::integer) [[likely]] {
    less = x.integer() < y.integer();
    equal = x.integer() == y.integer();
    return true;
  }
  if (!real_only(x, y) || !is_exact(x) || !is_exact(y)) return false;
  less = x.as_number() < y.as_number();
  equal = x.as_number() == y.as_number();
  return true;
}

}  // namespace houserule::twin
