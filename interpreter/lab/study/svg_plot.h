// Plots as SVG, for pages that load nothing.

#pragma once

#include <string>
#include <vector>

#include "base/interval.h"
#include "lab/play/histogram.h"

namespace houserule {

// Where numbers lie across a plot.
struct SvgAxis {
  double low = 0;
  double high = 1;
  double left = 0;   // where `low` lies, in pixels
  double right = 1;  // where `high` lies

  double at(double number) const {
    return high > low ? left + (right - left) * (number - low) / (high - low) : (left + right) / 2;
  }
  // Returns round numbers along the axis, four to eight of them.
  std::vector<double> ticks() const;
};

class SvgPlot {
 public:
  // `words` are what somebody hears who does not see the plot.
  SvgPlot(int width, int height, const std::string& words);

  void line(const char* style, double x1, double y1, double x2, double y2);
  void path(const char* style, const std::string& path);
  void label(double x, double y, const char* anchor, const std::string& text);
  // A dot with a bar to both ends.
  void interval(const char* style, const SvgAxis& axis, const Interval& interval, double y);

  std::string text() const { return text_ + "</svg>"; }

 private:
  std::string text_;
};

// One outline of a histogram.
struct SvgSteps {
  const char* style;
  const Histogram* histogram;
  double scale;  // values are so many parts of a unit
};

// Histograms over each other in the same bins, as shares of all values; zero is in view if it lies
// among the values.
std::string steps_plot(const std::vector<SvgSteps>& outlines, int width, int height,
                       const std::string& words);

}  // namespace houserule
