#include <fmt/format.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "lab/benchmark.h"

namespace houserule {

namespace {

// "1040000" as "1,040,000".
std::string grouped(double number) {
  std::string text = fmt::format("{:.0f}", number);
  for (int at = static_cast<int>(text.size()) - 3; at > 0; at -= 3) {
    text.insert(static_cast<std::size_t>(at), ",");
  }
  return text;
}

// A limit plays one table of its game; another table has none.
std::filesystem::path limit_of(const Program& program, const GameRules& rules) {
  std::error_code error;
  const auto own = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto limit = own.parent_path() / (rules.game + "_limit");
  if (error || !std::filesystem::exists(limit)) return {};
  const std::optional<LoadedTable> played =
      program.load_spec(table_of_limit(limit) + " players=" + std::to_string(rules.seats));
  return played && played->rules->hash == rules.hash ? limit : std::filesystem::path();
}

int bench(const Program& program, const std::string& game) {
  const std::optional<LoadedTable> table = program.load(game);
  if (!table) return not_so;
  const Benchmark result = run_benchmark(*table, limit_of(program, *table->rules));
  if (program.json) {
    nlohmann::ordered_json answer = {{"table", table->rules->spec},
                                     {"deals_per_second", result.deals_per_second},
                                     {"decisions_per_second", result.decisions_per_second},
                                     {"clone_ns", result.clone_ns},
                                     {"state_bytes", result.state_bytes}};
    if (result.limit_per_second) {
      answer["limit"] = {{"per_second", *result.limit_per_second}, {"ratio", result.ratio}};
    }
    std::cout << answer.dump() << "\n";
    return done;
  }
  std::string limit;
  if (result.limit_per_second) {
    limit = fmt::format("{:6.2f}   ({})", result.ratio, grouped(*result.limit_per_second));
  }
  std::cout << fmt::format("{:<40}{:>16}{:>16}\n", table->rules->spec + ", one core", "a second",
                           limit.empty() ? "" : "of the limit")
            << fmt::format("  {:<38}{:>16}    {}\n", "whole random deals",
                           grouped(result.deals_per_second), limit)
            << fmt::format("  {:<38}{:>16}\n", "decisions", grouped(result.decisions_per_second))
            << fmt::format("  {:<38}{:>16}    {:.1f} ns, {} bytes\n", "clones of a table",
                           grouped(1e9 / result.clone_ns), result.clone_ns, result.state_bytes)
            << fmt::format("{} rounds, median; random moves, rules in Lua\n", result.rounds);
  if (limit.empty()) {
    std::cout
        << "No limit to compare with: there is one table of each game that has one, if it was\n"
           "built beside the program.\n";
  }
  return done;
}

}  // namespace

void add_bench_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("bench", "how fast a table plays on this machine");
  command->footer("Example: houserule bench lorum");
  static std::string game;
  command->add_option("TABLE", game, "a game, with +variants and numbers")->default_str("lorum");
  game = "lorum";
  command->callback([&program] { program.run = [&program] { return bench(program, game); }; });
}

}  // namespace houserule
