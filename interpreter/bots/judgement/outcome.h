// What a deal brought each seat, as its match counts it.

#pragma once

#include <array>
#include <vector>

#include "base/moments.h"
#include "session/table/table_loader.h"

namespace houserule {

// More is better.
struct Outcome {
  double gain = 0;   // in points or chips, above what the other sides gained where points count
  double shown = 0;  // likewise, the figure that counts as the points of the deal
};

// How outcomes are made one number, and how far these lie apart. Where a deal is won or lost as a
// whole, the figure that is shown tells much sooner which way it goes: it is brought to the scale
// of what is won and counts half as much.
struct OutcomeScale {
  double weight = 0;  // of the figure that is shown
  double spread = 0;

  double value(const Outcome& outcome) const { return outcome.gain + weight * outcome.shown; }
};

// Returns the scale for outcomes like these.
OutcomeScale scale_of(const Moments& gains, const Moments& shown);

class OutcomeReader {
 public:
  // The table must outlive it.
  explicit OutcomeReader(const LoadedTable& table);

  // What a deal must be played with for its outcome to be read; forgets the deal before.
  Surroundings begin();

  // Returns what a deal brought `seat`: `before` is any table of it, `after` the settled one.
  Outcome of(Seat seat, const State& before, const State& after) const;

  // Whether there is a figure that counts as the points of the deal.
  bool shows() const { return shows_ >= 0; }

 private:
  double gain(Seat seat, const State& before, const State& after) const;
  double shown(Seat seat, const State& after) const;
  double above_others(Seat seat, const State& after, const std::array<double, max_seats>& of) const;

  const LoadedTable& table_;
  int shows_ = -1;  // line of the settlement
  std::vector<FigureValue> figures_;
};

}  // namespace houserule
