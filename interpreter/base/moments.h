// Mean and spread of numbers that come one by one.

#pragma once

#include <algorithm>
#include <cmath>

namespace houserule {

struct Moments {
  double n = 0;
  double sum = 0;
  double squares = 0;

  void add(double x) {
    ++n;
    sum += x;
    squares += x * x;
  }

  // 0 of nothing.
  double mean() const { return n == 0 ? 0 : sum / n; }

  // The standard deviation of what the numbers were drawn from; 0 of fewer than two.
  double spread() const {
    return n < 2 ? 0 : std::sqrt(std::max(0.0, (squares - sum * sum / n) / (n - 1)));
  }

  // The standard error of the mean; 0 of fewer than two.
  double error() const { return n < 2 ? 0 : spread() / std::sqrt(n); }
};

}  // namespace houserule
