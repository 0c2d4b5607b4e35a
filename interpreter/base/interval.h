// Intervals around what was estimated.

#pragma once

#include <cmath>

#include "base/moments.h"

namespace houserule {

// An estimate, and the ends of the interval that holds the true value as often as was asked for.
struct Interval {
  double estimate = 0;
  double low = 0;
  double high = 0;

  double width() const { return high - low; }
  bool is_bounded() const { return std::isfinite(width()); }
  bool holds(double value) const { return low <= value && value <= high; }
};

// Returns how many standard errors to either side make an interval of so much confidence, which
// lies between 0 and 1: 1.96 for 0.95.
double errors_for(double confidence);

// The same where the error itself is estimated, by so many degrees of freedom, from 1 ("Student",
// "The probable error of a mean", Biometrika 1908): 4.30 for 0.95 and 2.
double errors_for(double confidence, double degrees);

// Of a mean, by Student's t: observations that are independent and not too lopsided. Of fewer than
// two it has no ends: they are infinite.
Interval mean_interval(const Moments& moments, double confidence);

// Of a rate, `hits` of `n`: Wilson, "Probable inference, the law of succession, and statistical
// inference", JASA 1927. Good for rare things and few observations; of none it is 0 to 1.
Interval rate_interval(double hits, double n, double errors);

}  // namespace houserule
