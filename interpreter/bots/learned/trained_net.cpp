#include "bots/learned/trained_net.h"

#include <algorithm>
#include <cmath>

namespace houserule {

namespace {

constexpr float keep_means = 0.9F;
constexpr float keep_squares = 0.999F;
constexpr float epsilon = 1;

std::int32_t rounded_to(float weight, float most) {
  return static_cast<std::int32_t>(std::lround(std::clamp(weight * Net::one, -most, most)));
}

float drawn(RandomStream& random, float most) {
  return (static_cast<float>(random.below(20001)) / 10000.0F - 1) * most;
}

}  // namespace

TrainedNet::TrainedNet(int statements, RandomStream random) {
  const std::size_t size = static_cast<std::size_t>(statements) * net_units;
  for (Weights* one : {&weights_, &slopes_, &means_, &squares_}) one->first.resize(size);
  learned_.resize(static_cast<std::size_t>(statements));
  for (float& weight : weights_.first) weight = drawn(random, 0.02F);
  for (float& weight : weights_.second) weight = drawn(random, 0.3F);
}

TrainedNet::TrainedNet(const Net& net) {
  const Net::Weights& from = net.weights();
  for (Weights* one : {&weights_, &slopes_, &means_, &squares_})
    one->first.resize(from.first.size());
  const auto whole = [](auto weight) { return static_cast<float>(weight) / Net::one; };
  std::transform(from.first.begin(), from.first.end(), weights_.first.begin(), whole);
  std::transform(from.bias.begin(), from.bias.end(), weights_.bias.begin(), whole);
  std::transform(from.second.begin(), from.second.end(), weights_.second.begin(), whole);
  learned_.resize(from.first.size() / net_units, true);
}

void NetSample::add(const Statements& statements) {
  statements_.insert(statements_.end(), statements.all().begin(), statements.all().end());
  ends_.push_back(static_cast<std::uint16_t>(statements_.size()));
}

void NetSample::add(const SaidOfMove& said, float gain) {
  for (const Statements& one : said) add(one);
  ends_of_moves_.push_back(static_cast<std::uint16_t>(ends_.size()));
  gains_.push_back(gain);
}

void NetSample::take_mean_off() {
  float mean = 0;
  for (const float gain : gains_) mean += gain;
  mean /= static_cast<float>(gains_.size());
  for (float& gain : gains_) gain -= mean;
}

std::span<const std::uint16_t> NetSample::part(std::size_t index) const {
  const std::size_t from = index == 0 ? 0 : ends_[index - 1];
  return std::span(statements_).subspan(from, ends_[index] - from);
}

void TrainedNet::add(Units& sums, std::span<const std::uint16_t> statements) const {
  for (const std::uint16_t statement : statements) {
    const float* const weights = weights_.first.data() + std::size_t{statement} * net_units;
    for (std::size_t unit = 0; unit < net_units; ++unit) sums[unit] += weights[unit];
  }
}

void TrainedNet::spread_back(std::span<const std::uint16_t> statements, const Units& slopes) {
  for (const std::uint16_t statement : statements) {
    learned_[statement] = true;
    float* const at = slopes_.first.data() + std::size_t{statement} * net_units;
    for (std::size_t unit = 0; unit < net_units; ++unit) at[unit] += slopes[unit];
  }
}

void TrainedNet::learn_one(const NetSample& sample) {
  Units position = weights_.bias;
  add(position, sample.position());
  units_.clear();
  std::vector<float> values(sample.moves());
  float mean = 0;
  for (std::size_t move = 0; move < sample.moves(); ++move) {
    for (std::size_t part = sample.first(move); part < sample.end(move); ++part) {
      Units& sums = units_.emplace_back(position);
      add(sums, sample.part(part));
      for (std::size_t unit = 0; unit < net_units; ++unit) {
        values[move] += std::max(sums[unit], 0.0F) * weights_.second[unit];
      }
    }
    mean += values[move];
  }
  mean /= static_cast<float>(values.size());
  Units of_position{};
  for (std::size_t move = 0; move < sample.moves(); ++move) {
    const float error = values[move] - mean - sample.gain(move);
    for (std::size_t part = sample.first(move); part < sample.end(move); ++part) {
      const Units& units = units_[part - 1];
      Units slopes{};
      for (std::size_t unit = 0; unit < net_units; ++unit) {
        if (units[unit] <= 0) continue;
        slopes_.second[unit] += error * units[unit];
        slopes[unit] = error * weights_.second[unit];
        of_position[unit] += slopes[unit];
      }
      spread_back(sample.part(part), slopes);
    }
  }
  for (std::size_t unit = 0; unit < net_units; ++unit) slopes_.bias[unit] += of_position[unit];
  spread_back(sample.position(), of_position);
}

void TrainedNet::step(float* weights, float* slopes, float* means, float* squares, std::size_t size,
                      float rate) const {
  const float of_means = rate / (1 - decay_means_);
  const float of_squares = 1 / (1 - decay_squares_);
  for (std::size_t i = 0; i < size; ++i) {
    const float slope = slopes[i];
    slopes[i] = 0;
    means[i] = keep_means * means[i] + (1 - keep_means) * slope;
    squares[i] = keep_squares * squares[i] + (1 - keep_squares) * slope * slope;
    weights[i] -= of_means * means[i] / (std::sqrt(squares[i] * of_squares) + epsilon);
  }
}

void TrainedNet::learn(const std::vector<const NetSample*>& batch, float rate) {
  for (const NetSample* sample : batch) learn_one(*sample);
  decay_means_ *= keep_means;
  decay_squares_ *= keep_squares;
  step(weights_.first.data(), slopes_.first.data(), means_.first.data(), squares_.first.data(),
       weights_.first.size(), rate);
  step(weights_.bias.data(), slopes_.bias.data(), means_.bias.data(), squares_.bias.data(),
       net_units, rate);
  step(weights_.second.data(), slopes_.second.data(), means_.second.data(), squares_.second.data(),
       net_units, rate);
}

Net TrainedNet::rounded() const {
  Net::Weights net;
  net.first.resize(weights_.first.size());
  for (std::size_t i = 0; i < net.first.size(); ++i) {
    if (!learned_[i / net_units]) continue;
    net.first[i] = static_cast<std::int16_t>(rounded_to(weights_.first[i], 32767));
  }
  for (std::size_t unit = 0; unit < net_units; ++unit) {
    net.bias[unit] = rounded_to(weights_.bias[unit], 1e9F);
    net.second[unit] = static_cast<std::int16_t>(rounded_to(weights_.second[unit], 32767));
  }
  return Net(std::move(net));
}

}  // namespace houserule
