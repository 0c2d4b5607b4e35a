#include "bots/learned/net.h"

#include <algorithm>
#include <cstring>

namespace houserule {

namespace {

// Eight units at a time, in one register of the processor.
constexpr int lane = 8;
using Lane = std::int32_t __attribute__((vector_size(lane * 4)));
using Narrow = std::int16_t __attribute__((vector_size(lane * 2)));
using Lanes = std::array<Lane, net_units / lane>;

Lanes lanes_of(const Net::Sums& sums) {
  Lanes lanes;
  std::memcpy(lanes.data(), sums.data(), sizeof lanes);
  return lanes;
}

void add_to(Lane& to, const std::int16_t* weights) {
  Narrow narrow;
  std::memcpy(&narrow, weights, sizeof narrow);
  to += __builtin_convertvector(narrow, Lane);
}

void add(Lanes& lanes, const std::vector<std::int16_t>& first, const Statements& statements) {
  Lane a = lanes[0];
  Lane b = lanes[1];
  Lane c = lanes[2];
  Lane d = lanes[3];
  for (const std::uint16_t statement : statements.all()) {
    const std::int16_t* const weights = first.data() + std::size_t{statement} * net_units;
    add_to(a, weights);
    add_to(b, weights + lane);
    add_to(c, weights + 2 * lane);
    add_to(d, weights + 3 * lane);
  }
  lanes = {a, b, c, d};
}

}  // namespace

Net::Sums Net::sums(const Statements& position) const {
  Lanes lanes = lanes_of(weights_.bias);
  add(lanes, weights_.first, position);
  Sums sums;
  std::memcpy(sums.data(), lanes.data(), sizeof sums);
  return sums;
}

std::int64_t Net::judge(const Sums& position, const Statements& move) const {
  Lanes lanes = lanes_of(position);
  add(lanes, weights_.first, move);
  Sums sums;
  std::memcpy(sums.data(), lanes.data(), sizeof sums);
  std::int64_t value = 0;
  for (std::size_t unit = 0; unit < net_units; ++unit) {
    value += std::int64_t{std::max(sums[unit], 0)} * weights_.second[unit];
  }
  return value;
}

}  // namespace houserule
