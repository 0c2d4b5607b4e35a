// A net while it learns: floats, from differences between moves.
//
// Adam (Kingma and Ba 2015) with a large epsilon. With a small one a statement that is seldom true
// takes a step of full length whenever it is, however little it has to do with what came of it: the
// longer such a net trains the worse it plays (docs/decisions/0018-a-player-that-learns.md).

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"
#include "bots/learned/learned_player.h"

namespace houserule {

// One question, some answers to it and what each brought, above the mean of them. Packed: some ten
// thousand are kept.
class NetSample {
 public:
  explicit NetSample(const Statements& position) { add(position); }

  void add(const SaidOfMove& said, float gain);
  void take_mean_off();

  std::size_t moves() const { return gains_.size(); }
  float gain(std::size_t move) const { return gains_[move]; }
  std::span<const std::uint16_t> position() const { return part(0); }
  // What is said of a card or word of a move are the parts from first to below end.
  std::size_t first(std::size_t move) const { return move == 0 ? 1 : ends_of_moves_[move - 1]; }
  std::size_t end(std::size_t move) const { return ends_of_moves_[move]; }
  std::span<const std::uint16_t> part(std::size_t index) const;

 private:
  void add(const Statements& statements);

  std::vector<std::uint16_t> statements_;
  std::vector<std::uint16_t> ends_;  // of the parts, the first of which is the position
  std::vector<std::uint16_t> ends_of_moves_;
  std::vector<float> gains_;
};

class TrainedNet {
 public:
  TrainedNet(int statements, RandomStream random);
  // Goes on from where another ended.
  explicit TrainedNet(const Net& net);

  // Learns from some samples at once. `rate`: how far to go.
  void learn(const std::vector<const NetSample*>& batch, float rate);

  Net rounded() const;

 private:
  struct Weights {
    std::vector<float> first;
    std::array<float, net_units> bias{};
    std::array<float, net_units> second{};
  };
  using Units = std::array<float, net_units>;

  void add(Units& sums, std::span<const std::uint16_t> statements) const;
  void learn_one(const NetSample& sample);
  void spread_back(std::span<const std::uint16_t> statements, const Units& slopes);
  void step(float* weights, float* slopes, float* means, float* squares, std::size_t size,
            float rate) const;

  Weights weights_, slopes_, means_, squares_;
  std::vector<bool> learned_;  // by statement: it was in a sample
  std::vector<Units> units_;   // of each part of the sample that is learned
  float decay_means_ = 1;
  float decay_squares_ = 1;
};

}  // namespace houserule
