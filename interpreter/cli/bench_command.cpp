#include <fmt/format.h>
#include <unistd.h>

#include <cmath>
#include <cstdlib>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/display_width.h"
#include "base/text_door.h"
#include "base/wrap.h"
#include "bots/agents/learned_agent.h"
#include "bots/agents/level.h"
#include "bots/learned/self_play.h"
#include "bots/programs/external_agent.h"
#include "cli/bot_programs.h"
#include "cli/break_off.h"
#include "cli/command.h"
#include "cli/study_run.h"
#include "lab/play/benchmark.h"
#include "lab/study/strength.h"
#include "session/answers/diagnostic_json.h"
#include "session/json/json_text.h"
#include "session/table/table_copy.h"

namespace houserule {

namespace {

std::string grouped(double number) { return grouped_digits(std::llround(number)); }

std::filesystem::path own_path() {
  std::error_code error;
  return std::filesystem::read_symlink("/proc/self/exe", error);
}

// A limit plays one table of its game; another table has none.
std::filesystem::path limit_of(const Program& program, const GameRules& rules) {
  const auto limit = own_path().parent_path() / (rules.game + "_limit");
  if (!std::filesystem::exists(limit)) return {};
  const std::optional<LoadedTable> played =
      program.load_spec(table_of_limit(limit) + " players=" + std::to_string(rules.seats));
  return played && played->rules->hash == rules.hash ? limit : std::filesystem::path();
}

// Somebody sits down at a table and leaves at the first question. What is kept of it goes to a
// folder that is thrown away.
class Sitter {
 public:
  Sitter(const Program& program, const std::string& spec) {
    std::string name = (std::filesystem::temp_directory_path() / "houserule-bench-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) data_ = name;
    command_ = "XDG_DATA_HOME='" + name + "' '" + own_path().string() + "'" +
               (program.scripts.empty() ? "" : " --scripts '" + program.scripts + "'") + " play " +
               spec + " --plain --seed 1 </dev/null >/dev/null 2>&1";
  }
  Sitter(const Sitter&) = delete;
  Sitter& operator=(const Sitter&) = delete;
  ~Sitter() {
    std::error_code error;
    if (!data_.empty()) std::filesystem::remove_all(data_, error);
  }

  bool sits_down() const { return !data_.empty() && std::system(command_.c_str()) == 0; }

 private:
  std::string data_;
  std::string command_;
};

// What the functions of a table cost, and which of them have twins.
int profile(const Program& program, const std::string& game) {
  const std::optional<LoadedTable> table = program.load(game);
  if (!table) return not_so;
  const std::vector<HookProfile> phases = profile_hooks(*table);
  const std::vector<FunctionTwin> twins = table->hooks->twins();
  if (program.json) {
    nlohmann::ordered_json answer = {{"table", table->rules->spec},
                                     {"phases", nlohmann::ordered_json::array()},
                                     {"functions", nlohmann::ordered_json::array()}};
    for (const HookProfile& phase : phases) {
      answer["phases"].push_back({{"path", phase.path},
                                  {"microseconds_by_lua", phase.by_lua},
                                  {"microseconds_in_playouts", phase.in_playouts}});
    }
    for (const FunctionTwin& twin : twins) {
      answer["functions"].push_back({{"name", twin.name},
                                     {"place", to_text(twin.place)},
                                     {"twin", twin.exists()},
                                     {"why_not", twin.why_not},
                                     {"gave_up", twin.gave_up}});
    }
    standard_out() << json_line(answer);
    return done;
  }
  standard_out() << fmt::format("{:<40}{:>14}{:>18}\n", table->rules->spec + ", a deal", "by Lua",
                                "in playouts");
  for (const HookProfile& phase : phases) {
    standard_out() << fmt::format("  {:<38}{:>11.2f} us{:>15.2f} us\n", phase.path, phase.by_lua,
                                  phase.in_playouts);
  }
  for (const FunctionTwin& twin : twins) {
    const std::string how = twin.exists()
                                ? "has a twin"
                                : "no twin: " + twin.why_not + " (" + to_text(twin.where) + ")";
    standard_out() << hanging(
        "  " + padded(twin.name, 24) + "  ",
        how +
            (twin.gave_up > 0 ? ", which gave up " + grouped_digits(twin.gave_up) + " times" : ""),
        80);
  }
  standard_out() << "A function with a twin runs without Lua where nobody looks on.\n";
  return done;
}

int bench(const Program& program, const std::string& game) {
  const std::optional<LoadedTable> table = program.load(game);
  if (!table) return not_so;
  const auto read = [&] { (void)program.load(game); };
  const Sitter sitter(program, table->rules->spec);
  const Benchmark result = run_benchmark(*table, limit_of(program, *table->rules),
                                         {.read = read, .sit = [&] { return sitter.sits_down(); }});
  if (program.json) {
    nlohmann::ordered_json answer = {{"table", table->rules->spec},
                                     {"deals_per_second", result.deals_per_second},
                                     {"decisions_per_second", result.decisions_per_second},
                                     {"clone_ns", result.clone_ns},
                                     {"state_bytes", result.state_bytes},
                                     {"question_ns", result.question_ns},
                                     {"two_threads", result.threads_gain},
                                     {"milliseconds_to_read", result.milliseconds_to_read},
                                     {"milliseconds_to_prompt", result.milliseconds_to_prompt},
                                     {"search_per_second", result.search_per_second},
                                     {"random_search_per_second", result.random_search_per_second}};
    if (result.limit_per_second) {
      answer["limit"] = {{"per_second", *result.limit_per_second}, {"ratio", result.ratio}};
    }
    standard_out() << json_line(answer);
    return done;
  }
  std::string limit;
  if (result.limit_per_second) {
    limit = fmt::format("{:6.2f}   ({})", result.ratio, grouped(*result.limit_per_second));
  }
  // Where no cards are played nobody asks for them.
  const std::string questions =
      result.question_ns > 0
          ? fmt::format("  {:<38}{:>16}    {:.1f} ns each\n", "\"what may I play?\"",
                        grouped(1e9 / result.question_ns), result.question_ns)
          : "";
  standard_out() << fmt::format("{:<40}{:>16}{:>16}\n", table->rules->spec + ", one core",
                                "a second", limit.empty() ? "" : "of the limit")
                 << fmt::format("  {:<38}{:>16}    {}\n", "whole random deals",
                                grouped(result.deals_per_second), limit)
                 << fmt::format("  {:<38}{:>16}\n", "decisions",
                                grouped(result.decisions_per_second))
                 << questions
                 << fmt::format("  {:<38}{:>16}    {:.1f} ns, {} bytes\n", "clones of a table",
                                grouped(1e9 / result.clone_ns), result.clone_ns, result.state_bytes)
                 << fmt::format("  {:<38}{:>16}\n", "deals searched, 1,000 a move",
                                grouped(result.search_per_second))
                 << fmt::format("  {:<38}{:>16}\n", "the same, playouts at random",
                                grouped(result.random_search_per_second))
                 << fmt::format("  {:<38}{:>16.2f}\n", "deals of two threads for one of one",
                                result.threads_gain)
                 << fmt::format("  {:<38}{:>13.1f} ms\n", "rules read again after a change",
                                result.milliseconds_to_read)
                 << fmt::format("  {:<38}{:>13.1f} ms\n", "a start, the first question, the end",
                                result.milliseconds_to_prompt)
                 << fmt::format("{} rounds, median; random moves, rules in Lua\n", result.rounds);
  if (limit.empty()) {
    standard_out()
        << "No limit to compare with: there is one table of each game that has one, if it was\n"
           "built beside the program.\n";
  }
  return done;
}

struct BenchOptions {
  std::string table = "lorum";
  bool profile = false;
  std::vector<std::string> strength;  // challenger and field, or nothing
  int deals = 100;
  std::uint64_t seed = 1;
  int threads = 1;
  int trainings = 0;  // of the challenger, a learned player; 0: as it is found
};

// A misspelled level is no command: a program is named with its folder or with words behind it.
bool is_command(const std::string& text) { return text.find_first_of(" /") != std::string::npos; }

std::string player_fault(const std::string& text) {
  return is_command(text) ? command_fault(text) : read_level(text).fault.en;
}

std::unique_ptr<Agent> make_player(const std::string& text) {
  if (!is_command(text)) return make_agent(read_level(text).level.value_or(BotLevel()));
  return std::make_unique<ExternalAgents>(ExternalSettings{.command = text});
}

bool is_learned(const std::string& text) {
  const std::optional<BotLevel> level = is_command(text) ? std::nullopt : read_level(text).level;
  return level && level->kind == BotLevel::Kind::learned;
}

std::string_view unit_of(const GameRules& rules) {
  return rules.uses_chips() ? "chips" : "points above the other side";
}

// Players of a table that were trained from nothing, each from other deals; fewer if it was told
// to stop, or a function of the rules failed.
std::vector<std::shared_ptr<const LearnedPlayer>> train_some(const Program& program,
                                                             const LoadedTable& table,
                                                             const BenchOptions& options,
                                                             const std::atomic<bool>& stop) {
  const auto number = static_cast<std::size_t>(options.trainings);
  std::vector<std::shared_ptr<const LearnedPlayer>> players(number);
  std::atomic<std::size_t> next = 0;
  std::atomic<int> rounds = 0;
  const bool shows = !program.quiet && isatty(STDERR_FILENO) != 0;
  std::mutex screen;
  const auto work = [&](const LoadedTable& own) {
    for (std::size_t i = next++; i < number && !stop; i = next++) {
      TrainingPlan plan = shipped_plan;
      plan.seed = i + 1;
      int done = 0;
      auto player = trained(
          own, plan, [&] { return stop.load(); }, nullptr,
          [&](int round) {
            done = round;
            const int all = ++rounds;
            if (!shows) return;
            const std::lock_guard lock(screen);
            standard_error() << TerminalControl::line_start << program.say("player.training") << " "
                             << 100 * all / (options.trainings * plan.rounds) << " %"
                             << TerminalControl::clear_rest << std::flush;
          });
      if (done == plan.rounds) players[i] = std::move(player);
    }
  };
  std::vector<std::thread> threads;
  for (int i = 1; i < std::min(options.threads, options.trainings); ++i) {
    threads.emplace_back([&] { work(for_another_thread(table)); });
  }
  work(table);
  for (std::thread& thread : threads) thread.join();
  if (shows) standard_error() << TerminalControl::line_start << TerminalControl::clear_rest;
  std::erase(players, nullptr);
  return players;
}

int measure(const Program& program, const BenchOptions& options) {
  const std::string& challenger = options.strength[0];
  const std::string& field = options.strength[1];
  if (options.threads > 1 && (is_command(challenger) || is_command(field))) {
    standard_error() << program.say("bots-one-thread") << "\n";
    return wrong_usage;
  }
  const std::optional<LoadedTable> table = program.load(options.table);
  if (!table) return not_so;
  if (options.trainings > 0 && table->agenda->tricks() == nullptr) {
    Diagnostics faults;
    faults.fault("no-effect.training", {}, {{"table", table->rules->spec}},
                 sentence("no-effect.training-suggest"));
    return program.refuse(faults);
  }
  const auto maker = [](const std::string& text) { return [text] { return make_player(text); }; };
  const BreakOff break_off;
  StrengthOptions how{.deals = options.deals,
                      .seed = options.seed,
                      .threads = options.threads,
                      .stop = &break_off.wanted()};
  std::vector<Strength> parts;
  if (options.trainings == 0) {
    parts.push_back(measure_strength(*table, maker(challenger), maker(field), how));
  } else {
    const BotLevel level = *read_level(challenger).level;
    const auto players = train_some(program, *table, options, break_off.wanted());
    if (break_off.wanted()) return broken_off;
    if (players.size() < static_cast<std::size_t>(options.trainings)) {
      Diagnostics faults;
      faults.add(table->hooks->fault());
      return program.refuse(faults);
    }
    how.deals = std::max(2, options.deals / options.trainings);
    for (const auto& player : players) {
      how.first = static_cast<int>(parts.size()) * how.deals;
      const auto seated = [&] {
        return std::make_unique<LearnedAgent>(
            level.trials, true, [player](const auto&, const auto&) { return player; });
      };
      parts.push_back(measure_strength(*table, seated, maker(field), how));
    }
  }
  const Strength result = pooled(parts);
  const int told = tell_stopped(program, result.stopped);
  const bool is_stopped = break_off.wanted() && result.is_broken_off;
  const int code = result.bot_fails ? not_so : is_stopped ? broken_off : told;
  if (program.json) {
    nlohmann::ordered_json answer = {{"table", table->rules->spec},
                                     {"challenger", challenger},
                                     {"field", field},
                                     {"deals", result.deals},
                                     {"seed", options.seed},
                                     {"mean", result.mean},
                                     {"half_width_95", result.half},
                                     {"unit", unit_of(*table->rules)},
                                     {"challenger_ms", result.challenger.ms_a_move()},
                                     {"field_ms", result.field.ms_a_move()},
                                     {"asked_for", options.deals},
                                     {"stopped", result.stopped_deals()},
                                     {"stopped_by", nlohmann::ordered_json::array()}};
    for (const Strength& part : parts) {
      if (parts.size() == 1) break;
      answer["trainings"].push_back(
          {{"deals", part.deals}, {"mean", part.mean}, {"half_width_95", part.half}});
    }
    for (const StoppedPlace& place : result.stopped) answer["stopped_by"].push_back(to_json(place));
    if (result.bot_fails) answer["bot_fails"] = to_json(*result.bot_fails);
    standard_out() << json_line(answer);
    return code;
  }
  if (result.bot_fails) {
    standard_error() << to_text(*result.bot_fails, program.language) << "\n";
  }
  const int winner = result.winner();
  const std::string verdict = winner == 0
                                  ? "The interval holds 0: this says nothing of which is better.\n"
                                  : fmt::format("{} is better.\n", winner > 0 ? challenger : field);
  std::string of_trainings;
  for (std::size_t i = 0; i < parts.size() && parts.size() > 1; ++i) {
    of_trainings += fmt::format("    training {}: {:+.3f} +- {:.3f} in {} deals\n", i + 1,
                                parts[i].mean, parts[i].half, parts[i].deals);
  }
  if (result.is_broken_off) {
    standard_out() << program.say("study.broken-off",
                                  {{"n", grouped(result.deals + result.stopped_deals())},
                                   {"all", grouped(options.deals)}})
                   << "\n";
  }
  const Text deals = sentence("unit.deals");
  const Text stopped = stopped_text(result.stopped_deals(), result.deals, deals);
  if (!stopped.en.empty()) standard_out() << stopped.in(program.language) << "\n";
  standard_out() << fmt::format("{}: {} against {}, {} paired deals from seed {}\n",
                                table->rules->spec, challenger, field, result.deals, options.seed)
                 << fmt::format("  a deal, in the place of {}: {:+.3f} +- {:.3f} {} (95 %)\n",
                                field, result.mean, result.half, unit_of(*table->rules))
                 << fmt::format("  a move with a choice: {:.2f} ms and {:.2f} ms\n",
                                result.challenger.ms_a_move(), result.field.ms_a_move())
                 << of_trainings << verdict;
  return code;
}

}  // namespace

void add_bench_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("bench", "how fast a table plays on this machine");
  command->footer("Example: houserule bench lorum");
  static BenchOptions options;
  command->add_option("TABLE", options.table, "a game, with +variants and numbers")
      ->default_str("lorum");
  auto* profiling =
      command->add_flag("--profile", options.profile,
                        "what the functions of the rules cost, and which run without Lua");
  auto* strength = command->add_option(
      "--strength", options.strength,
      "how much better one plays than another: levels of bots, or \"COMMAND\"s of programs");
  strength->expected(2)
      ->excludes(profiling)
      ->type_name("CHALLENGER FIELD")
      ->check(CLI::Validator(player_fault, ""));
  command->add_option("-n", options.deals, "paired deals")
      ->needs(strength)
      ->check(CLI::Range(2, 1'000'000));
  command->add_option("--seed", options.seed, "of the first deal")->needs(strength);
  command->add_option("--threads", options.threads, "the outcome is the same")
      ->needs(strength)
      ->check(CLI::Range(1, 64));
  command
      ->add_option(
          "--trainings", options.trainings,
          "so many players trained from nothing as the challenger, learned or learned+N, in "
          "turn; the deals are shared among them")
      ->needs(strength)
      ->check(CLI::Range(1, 20));
  command->callback([&program] {
    program.run = [&program] {
      if (options.trainings > 0 && !is_learned(options.strength[0])) {
        standard_error() << program.say("bench.trainings", {{"level", options.strength[0]}})
                         << "\n";
        return static_cast<int>(wrong_usage);
      }
      if (options.profile) return profile(program, options.table);
      return options.strength.empty() ? bench(program, options.table) : measure(program, options);
    };
  });
}

}  // namespace houserule
