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

// Intervals that hold at every number of observations together, whenever one looks and whyever one
// stops; wider than those of one look, and narrowest for their size at about a thousand. Of a mean:
// of independent observations, from some dozens on (Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas,
// "Time-uniform central limit theory and asymptotic confidence sequences", Ann. Stat. 2024, theorem
// 2.2). Of a rate: exact (Robbins, "Statistical methods related to the law of the iterated
// logarithm", Ann. Math. Stat. 1970, with all rates alike to begin with).
Interval mean_at_any_time(const Moments& moments, double confidence);
Interval rate_at_any_time(double hits, double n, double confidence);

}  // namespace houserule
