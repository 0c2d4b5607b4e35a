#include "lab/benchmark.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <thread>
#include <vector>

#include "bots/ismcts_agent.h"
#include "lab/timed_hooks.h"
#include "session/table_copy.h"

namespace houserule {

namespace {

double processor_seconds() {
  std::timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

struct Round {
  double deals = 0;      // a second
  double decisions = 0;  // a second
};

Round play_deals(const LoadedTable& table, State& state, RandomStream& random, double seconds) {
  constexpr std::int64_t batch = 2000;
  const Surroundings around{.hooks = table.hooks.get()};
  std::int64_t deals = 0;
  std::int64_t decisions = 0;
  const double begun = processor_seconds();
  double used = 0;
  do {
    decisions += table.agenda->random_deals(state, batch, random, around);
    deals += batch;
    used = processor_seconds() - begun;
  } while (used < seconds);
  return {static_cast<double>(deals) / used, static_cast<double>(decisions) / used};
}

double clone_ns(const State& state, double seconds) {
  constexpr int batch = 10'000;
  std::array<State, 8> copies = {state, state, state, state, state, state, state, state};
  std::int64_t clones = 0;
  const double begun = processor_seconds();
  double used = 0;
  do {
    for (int i = 0; i < batch; ++i) {
      copies[static_cast<std::size_t>(i) % copies.size()].copy_from(
          copies[static_cast<std::size_t>(i + 1) % copies.size()]);
    }
    clones += batch;
    used = processor_seconds() - begun;
  } while (used < seconds);
  return used * 1e9 / static_cast<double>(clones);
}

// Positions in which a card is asked for, from random deals: of many tricks, and few enough to stay
// at hand, as a table that is being played does.
std::vector<State> questions(const LoadedTable& table) {
  constexpr std::size_t most = 40;
  constexpr int every = 13;
  const Surroundings around{.hooks = table.hooks.get()};
  std::vector<State> asked;
  State state;
  RandomStream random(1, Purpose::agent);
  int cards = 0;
  for (std::uint64_t seed = 1; seed <= most && asked.size() < most; ++seed) {
    table.agenda->begin(state, seed);
    Decision decision = table.agenda->run(state, around);
    while (decision.kind == Decision::Kind::ask && asked.size() < most) {
      const auto phase = static_cast<std::size_t>(decision.phase);
      const Seat seat = first_of(decision.to_act);
      const bool plays = std::holds_alternative<PlayPhase>(table.rules->phases[phase].body);
      if (plays && ++cards % every == 0) {
        asked.push_back(state);
      }
      const Choices choices = table.agenda->choices(state, seat);
      table.agenda->apply(state, choices.move(random.below_large(choices.count())), around);
      decision = table.agenda->run_deal(state, around);
    }
  }
  return asked;
}

// Who is to play in a position is part of it; the question is what.
double question_ns(const LoadedTable& table, const std::vector<State>& asked, double seconds) {
  if (asked.empty()) return 0;
  std::vector<Seat> seats;
  for (const State& state : asked) seats.push_back(first_of(table.agenda->decision(state).to_act));
  std::int64_t questions = 0;
  int cards = 0;  // so that nothing is left out as useless
  const double begun = processor_seconds();
  double used = 0;
  do {
    for (std::size_t i = 0; i < asked.size(); ++i) {
      cards += table.agenda->playable(asked[i], seats[i]).empty() ? 0 : 1;
    }
    questions += static_cast<std::int64_t>(asked.size());
    used = processor_seconds() - begun;
  } while (used < seconds || cards == 0);
  return used * 1e9 / static_cast<double>(questions);
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

// A searching bot in all seats, for about so many seconds of thought, and at least one deal.
double search_per_second(const LoadedTable& table, Playouts::How playouts, double seconds) {
  IsmctsAgent agent({.playouts = playouts});
  const Surroundings around{.hooks = table.hooks.get()};
  State state;
  double used = 0;
  std::int64_t iterations = 0;
  for (std::uint64_t seed = 1; used < seconds; ++seed) {
    table.agenda->begin(state, seed);
    for (std::uint64_t move = 0;; ++move) {
      const Decision decision =
          move == 0 ? table.agenda->run(state, around) : table.agenda->run_deal(state, around);
      if (decision.kind != Decision::Kind::ask) break;
      const View view(table.rules->layout, state, decision.choices.seat);
      RandomStream random(seed, Purpose::agent, move);
      const double begun = processor_seconds();
      const Move chosen = agent.choose(table, view, decision, random);
      used += processor_seconds() - begun;
      iterations += agent.iterations();
      table.agenda->apply(state, chosen, around);
    }
  }
  return static_cast<double>(iterations) / used;
}

nlohmann::json ask_limit(const std::filesystem::path& limit, const std::string& arguments) {
  const std::string command = "'" + limit.string() + "' --json " + arguments;
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(popen(command.c_str(), "r"), pclose);
  if (!pipe) return {};
  std::string output;
  std::array<char, 4096> buffer;
  while (const std::size_t read = std::fread(buffer.data(), 1, buffer.size(), pipe.get())) {
    output.append(buffer.data(), read);
  }
  return nlohmann::json::parse(output, nullptr, false);
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
                        const std::function<void()>& read, double seconds_a_round, int rounds) {
  State state;
  table.agenda->begin(state, 1);
  RandomStream random(1, Purpose::agent);
  play_deals(table, state, random, seconds_a_round / 4);  // warms caches and clock
  std::vector<double> deals;
  std::vector<double> decisions;
  std::vector<double> clones;
  std::vector<double> question_times;
  std::vector<double> gains;
  std::vector<double> limits;
  std::vector<double> ratios;
  const std::vector<State> asked = questions(table);
  for (int i = 0; i < rounds; ++i) {
    const Round round = play_deals(table, state, random, seconds_a_round);
    deals.push_back(round.deals);
    decisions.push_back(round.decisions);
    clones.push_back(clone_ns(state, seconds_a_round / 10));
    question_times.push_back(question_ns(table, asked, seconds_a_round / 10));
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
  benchmark.milliseconds_to_read = milliseconds_of(read);
  benchmark.rounds = rounds;
  const double search_seconds = seconds_a_round * rounds / 4;
  benchmark.search_per_second = search_per_second(table, Playouts::How::informed, search_seconds);
  benchmark.random_search_per_second =
      search_per_second(table, Playouts::How::random, search_seconds);
  if (!limits.empty()) {
    benchmark.limit_per_second = median(limits);
    benchmark.ratio = median(ratios);
  }
  return benchmark;
}

}  // namespace houserule
