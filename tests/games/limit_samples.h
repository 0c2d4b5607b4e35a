// Samples of random deals, and what a game written by hand (tests/bench) says of the same.

#pragma once

#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/games/battery.h"

namespace houserule::battery {

inline constexpr std::int64_t deals_there = 1'000'000;

// Sum and squares of what was seen, for its mean and the error of that.
struct Sample {
  double sum = 0;
  double squares = 0;
  std::int64_t count = 0;

  void add(double value) {
    sum += value;
    squares += value * value;
    ++count;
  }
  double mean() const { return sum / static_cast<double>(count); }
  double variance() const { return squares / static_cast<double>(count) - mean() * mean(); }
};

inline std::string output_of(const std::string& command) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(popen(command.c_str(), "r"), pclose);
  std::string output;
  std::array<char, 4096> buffer;
  while (const std::size_t read = std::fread(buffer.data(), 1, buffer.size(), pipe.get())) {
    output.append(buffer.data(), read);
  }
  return output;
}

inline nlohmann::json limit_stats(const std::string& limit, int seats) {
  const std::string command = "'" + this_build::limits + "/" + limit +
                              "' --json --seed 7 --players " + std::to_string(seats) + " --deals " +
                              std::to_string(deals_there);
  const auto answer = nlohmann::json::parse(output_of(command), nullptr, false);
  REQUIRE(answer.is_object());
  CHECK(answer["deals"] == deals_there);
  return answer["stats"];
}

// Deals until `done()`, one match after the other. Every seat that is asked chooses among what is
// legal, each move equally likely.
template <typename Done>
void play_random_deals(const LoadedTable& table, EventSink& sink, Done done) {
  const Surroundings around{.hooks = table.hooks.get(), .events = &sink};
  State state;
  RandomStream random(11, Purpose::agent);
  table.agenda->begin(state, random.next());
  while (!done()) {
    const Decision decision = table.agenda->run(state, around);
    if (decision.kind == Decision::Kind::fault) FAIL("a hook failed");
    if (decision.kind != Decision::Kind::ask) {
      table.agenda->begin(state, random.next());
      continue;
    }
    const std::uint64_t n = random.below_large(decision.choices.count());
    table.agenda->apply(state, decision.choices.move(n), around);
  }
}

// Four standard errors of the difference of two means; those of the limit are as the sample here
// has them, over its own number of deals.
inline void agree(const char* what, const Sample& here, double there, double times_there) {
  const double variance = std::max(here.variance(), 1.0 / static_cast<double>(here.count));
  const double error =
      std::sqrt(variance / static_cast<double>(here.count) + variance / times_there);
  CAPTURE(what, here.mean(), there, error);
  CHECK(std::abs(here.mean() - there) <= 4 * error);
}

}  // namespace houserule::battery
