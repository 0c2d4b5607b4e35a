#include "lab/play/benchmark.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <limits>
#include <memory>
#include <thread>
#include <vector>

#include "lab/play/hot_paths.h"
#include "lab/play/timed_hooks.h"
#include "session/json/json_reader.h"
#include "session/table/table_copy.h"

namespace houserule {

namespace {

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

struct Round {
  double deals = 0;      // a second
  double decisions = 0;  // a second
};

// Does a batch of work again and again for about so long; returns the seconds of one piece.
template <typename Work>
double seconds_each(std::int64_t batch, double seconds, const Work& work) {
  std::int64_t done = 0;
  const double begun = processor_seconds();
  double used = 0;
  do {
    work(batch);
    done += batch;
    used = processor_seconds() - begun;
  } while (used < seconds);
  return used / static_cast<double>(done);
}

Round play_deals(HotPaths& paths, double seconds) {
  std::int64_t decisions = 0;
  std::int64_t deals = 0;
  const double each = seconds_each(2000, seconds, [&](std::int64_t batch) {
    decisions += paths.play_deals(batch);
    deals += batch;
  });
  return {1 / each, static_cast<double>(decisions) / static_cast<double>(deals) / each};
}

double wall_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Random deals a second of so many threads together, by the clock on the wall.
double deals_on_threads(const LoadedTable& table, int count, double seconds) {
  std::vector<LoadedTable> tables;
  for (int i = 0; i < count; ++i) tables.push_back(for_another_thread(table));
  std::atomic<std::int64_t> deals = 0;
  const double begun = wall_seconds();
  const auto work = [&](const LoadedTable& own) {
    constexpr std::int64_t batch = 500;
    State state;
    own.agenda->begin(state, 1);
    RandomStream random(1, Purpose::agent);
    const Surroundings around{.hooks = own.hooks.get()};
    while (wall_seconds() - begun < seconds) {
      own.agenda->random_deals(state, batch, random, around);
      deals += batch;
    }
  };
  std::vector<std::thread> threads;
  for (const LoadedTable& own : tables) threads.emplace_back(work, std::cref(own));
  for (std::thread& thread : threads) thread.join();
  return static_cast<double>(deals.load()) / (wall_seconds() - begun);
}

double milliseconds_of(const std::function<void()>& work) {
  std::vector<double> times;
  for (int i = 0; i < 7; ++i) {
    const double begun = wall_seconds();
    work();
    times.push_back((wall_seconds() - begun) * 1e3);
  }
  return median(std::move(times));
}

// Deals played out in a second of thought, in at least one deal and about so many seconds.
double search_per_second(HotPaths& paths, Playouts::How playouts, double seconds) {
  HotPaths::Search all;
  while (all.seconds < seconds) {
    const auto deal = paths.search(playouts, 1000, std::numeric_limits<int>::max());
    if (deal.playouts == 0) return 0;  // nobody had a choice
    all.playouts += deal.playouts;
    all.seconds += deal.seconds;
  }
  return static_cast<double>(all.playouts) / all.seconds;
}

Json ask_limit(const std::filesystem::path& limit, const std::string& arguments) {
  const std::string command = "'" + limit.string() + "' --json " + arguments;
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(popen(command.c_str(), "r"), pclose);
  if (!pipe) return {};
  std::string output;
  std::array<char, 4096> buffer;
  while (const std::size_t read = std::fread(buffer.data(), 1, buffer.size(), pipe.get())) {
    output.append(buffer.data(), read);
  }
  return read_json(output).value_or(nullptr);
}

std::optional<double> run_limit(const std::filesystem::path& limit, int seats, double seconds) {
  const auto answer = ask_limit(
      limit, "--players " + std::to_string(seats) + " --seconds " + std::to_string(seconds));
  if (!answer.is_object() || !answer.contains("per_second")) return std::nullopt;
  return answer["per_second"].get<double>();
}

}  // namespace

std::string table_of_limit(const std::filesystem::path& limit) {
  const auto answer = ask_limit(limit, "--deals 1");
  return answer.is_object() ? answer.value("game", std::string()) : std::string();
}

std::vector<HookProfile> profile_hooks(const LoadedTable& table, int deals) {
  const auto costs = [&](SettledBy by) {
    TimedHooks hooks(*table.rules, *table.hooks, by);
    State state;
    table.agenda->begin(state, 1);
    RandomStream random(1, Purpose::agent);
    table.agenda->random_deals(state, deals, random, {.hooks = &hooks});
    return hooks.costs(deals);
  };
  std::vector<HookProfile> profile;
  const std::vector<HookCost> by_lua = costs(SettledBy::lua);
  const std::vector<HookCost> in_playouts = costs(SettledBy::whoever_can);
  for (std::size_t i = 0; i < by_lua.size(); ++i) {
    profile.push_back({by_lua[i].path, by_lua[i].microseconds, in_playouts[i].microseconds});
  }
  return profile;
}

Benchmark run_benchmark(const LoadedTable& table, const std::filesystem::path& limit,
                        const BenchmarkErrands& errands, double seconds_a_round, int rounds) {
  HotPaths paths(table);
  play_deals(paths, seconds_a_round / 4);  // warms caches and clock
  std::vector<double> deals;
  std::vector<double> decisions;
  std::vector<double> clones;
  std::vector<double> question_times;
  std::vector<double> gains;
  std::vector<double> limits;
  std::vector<double> ratios;
  const auto ask = [&](std::int64_t batch) { paths.ask(batch); };
  const bool asks = paths.ask(1) > 0;
  for (int i = 0; i < rounds; ++i) {
    const Round round = play_deals(paths, seconds_a_round);
    deals.push_back(round.deals);
    decisions.push_back(round.decisions);
    clones.push_back(1e9 * seconds_each(10'000, seconds_a_round / 10,
                                        [&](std::int64_t batch) { paths.clone(batch); }));
    question_times.push_back(asks ? 1e9 * seconds_each(1000, seconds_a_round / 10, ask) : 0);
    const double alone = deals_on_threads(table, 1, seconds_a_round / 4);
    gains.push_back(deals_on_threads(table, 2, seconds_a_round / 4) / alone);
    if (limit.empty()) continue;
    if (const auto reached = run_limit(limit, table.rules->seats, seconds_a_round)) {
      limits.push_back(*reached);
      ratios.push_back(round.deals / *reached);
    }
  }
  Benchmark benchmark;
  benchmark.deals_per_second = median(deals);
  benchmark.decisions_per_second = median(decisions);
  benchmark.clone_ns = median(clones);
  benchmark.state_bytes = table.rules->layout.size();
  benchmark.question_ns = median(question_times);
  benchmark.threads_gain = median(gains);
  benchmark.milliseconds_to_read = milliseconds_of(errands.read);
  bool sits = true;
  benchmark.milliseconds_to_prompt = milliseconds_of([&] { sits = errands.sit() && sits; });
  if (!sits) benchmark.milliseconds_to_prompt = 0;
  benchmark.rounds = rounds;
  const double search_seconds = seconds_a_round * rounds / 4;
  benchmark.search_per_second = search_per_second(paths, Playouts::How::learned, search_seconds);
  benchmark.random_search_per_second =
      search_per_second(paths, Playouts::How::random, search_seconds);
  if (!limits.empty()) {
    benchmark.limit_per_second = median(limits);
    benchmark.ratio = median(ratios);
  }
  return benchmark;
}

}  // namespace houserule
