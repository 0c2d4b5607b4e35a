#include "lab/study/svg_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "rules/sheet/html.h"

namespace houserule {

namespace {

std::string plain_number(double number) {
  std::string text = fmt::format("{:.6g}", number);
  return text == "-0" ? "0" : text;
}

}  // namespace

std::vector<double> SvgAxis::ticks() const {
  std::vector<double> ticks;
  if (!(high > low)) return {low};
  double step = std::pow(10, std::floor(std::log10(high - low)));
  if ((high - low) / step > 5) step *= 2;
  if ((high - low) / step < 2) {
    step /= 5;
  } else if ((high - low) / step < 4) {
    step /= 2;
  }
  const double first = std::ceil(low / step);
  const double last = std::floor(high / step);
  for (double i = first; i <= last; ++i) ticks.push_back(i * step);
  return ticks;
}

SvgPlot::SvgPlot(int width, int height, const std::string& words)
    : text_(fmt::format("<svg role=\"img\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">"
                        "<title>{2}</title>",
                        width, height, html_text(words))) {}

void SvgPlot::line(const char* style, double x1, double y1, double x2, double y2) {
  text_ +=
      fmt::format("<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>",
                  style, x1, y1, x2, y2);
}

void SvgPlot::path(const char* style, const std::string& path) {
  text_ += fmt::format("<path class=\"{}\" d=\"{}\"/>", style, path);
}

void SvgPlot::label(double x, double y, const char* anchor, const std::string& text) {
  text_ += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>", x, y, anchor,
                       html_text(text));
}

void SvgPlot::interval(const char* style, const SvgAxis& axis, const Interval& interval, double y) {
  line(style, axis.at(interval.low), y, axis.at(interval.high), y);
  text_ += fmt::format("<circle class=\"{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\"/>", style,
                       axis.at(interval.estimate), y);
}

std::string steps_plot(const std::vector<SvgSteps>& outlines, int width, int height,
                       const std::string& words) {
  // Bins all have in common, no more than can be told apart.
  constexpr std::int64_t most_bins = 80;
  std::int64_t step = 1;
  std::int64_t low = INT64_MAX;
  std::int64_t high = INT64_MIN;
  for (const SvgSteps& outline : outlines) {
    const Histogram& histogram = *outline.histogram;
    const auto bins = static_cast<std::int64_t>(histogram.counts().size());
    step = std::max({step, histogram.width(), static_cast<std::int64_t>(outline.scale)});
    low = std::min(low, histogram.first());
    high = std::max(high, histogram.first() + bins * histogram.width());
  }
  while ((high - low) / step > most_bins) step *= 2;
  const std::int64_t first = floor_divided(low, step);
  const auto bins = static_cast<std::size_t>(floor_divided(high - 1, step) - first + 1);
  std::vector<std::vector<double>> shares;
  double most = 0;
  for (const SvgSteps& outline : outlines) {
    std::vector<double> share(bins);
    const Histogram& histogram = *outline.histogram;
    const auto total = static_cast<double>(histogram.total());
    for (std::size_t i = 0; i < histogram.counts().size(); ++i) {
      const std::int64_t value =
          histogram.first() + static_cast<std::int64_t>(i) * histogram.width();
      const auto bin = static_cast<std::size_t>(floor_divided(value, step) - first);
      share[bin] += static_cast<double>(histogram.counts()[i]) / total;
    }
    most = std::max(most, *std::max_element(share.begin(), share.end()));
    shares.push_back(std::move(share));
  }

  const double bottom = height - 24.0;
  const double scale = outlines.front().scale;
  const SvgAxis across{
      static_cast<double>(first * step) / scale,
      static_cast<double>((first + static_cast<std::int64_t>(bins)) * step) / scale, 48,
      width - 8.0};
  const SvgAxis up{0, 100 * most, bottom, 8};
  SvgPlot plot(width, height, words);
  for (const double tick : up.ticks()) {
    plot.line("grid", across.left, up.at(tick), across.right, up.at(tick));
    plot.label(across.left - 4, up.at(tick) + 4, "end", plain_number(tick) + " %");
  }
  for (std::size_t i = 0; i < outlines.size(); ++i) {
    std::string path = fmt::format("M{:.1f} {:.1f}", across.left, bottom);
    for (std::size_t bin = 0; bin < bins; ++bin) {
      const auto from = static_cast<double>((first + static_cast<std::int64_t>(bin)) * step);
      path += fmt::format("V{:.1f}H{:.1f}", up.at(100 * shares[i][bin]),
                          across.at((from + static_cast<double>(step)) / scale));
    }
    plot.path(outlines[i].style, path + fmt::format("V{:.1f}", bottom));
  }
  plot.line("axis", across.left, bottom, across.right, bottom);
  for (const double tick : across.ticks()) {
    plot.line("axis", across.at(tick), bottom, across.at(tick), bottom + 4);
    plot.label(across.at(tick), bottom + 17, "middle", plain_number(tick));
  }
  return plot.text();
}

}  // namespace houserule
