#include <charconv>
#include <iostream>

#include "bots/level.h"
#include "cli/command.h"
#include "cli/sitting.h"
#include "session/message.h"

namespace houserule {

namespace {

struct PlayOptions {
  std::string table;
  int seat = 1;
  std::string bots = "greedy";
  std::string seed;    // decimal digits, or empty: drawn
  bool plain = false;  // the only mode there is so far
};

// CLI11 would take -4 for a very large seed.
std::optional<std::uint64_t> read_seed(const std::string& text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return seed;
}

std::string bots_fault(const std::string& text) { return read_level(text).fault; }

std::string seed_fault(const std::string& text) {
  return read_seed(text) ? "" : "a seed is a whole number from 0 to 18446744073709551615";
}

int play(const Program& program, const PlayOptions& options) {
  std::optional<LoadedTable> table = program.load(options.table);
  if (!table) return not_so;
  const GameRules& rules = *table->rules;
  if (options.seat < 1 || options.seat > rules.seats) {
    std::cerr << message(program.language, "no-such-seat",
                         {{"seat", std::to_string(options.seat)},
                          {"seats", std::to_string(rules.seats)}})
              << "\n";
    return wrong_usage;
  }
  const SittingSettings settings{seat_at(options.seat - 1), options.bots};
  StoredTable stored;
  stored.spec = rules.spec;
  stored.rules_hash = rules.hash;
  stored.seed = options.seed.empty() ? fresh_seed() : read_seed(options.seed).value_or(0);
  stored.settings = to_json(settings);

  Session session(std::move(*table), stored.seed);
  std::optional<Store> store;
  std::optional<StoreKeeper> keeper;
  std::string id;
  try {
    store = open_store();
    const std::int64_t number = store->add_table(stored);
    keeper.emplace(*store, number, std::vector<std::string>());
    id = std::to_string(number);
  } catch (const std::runtime_error& error) {
    std::cerr << message(program.language, "not-kept", {{"reason", error.what()}}) << "\n";
  }
  return sit_down(program, session, settings, keeper ? &*keeper : nullptr, id, false,
                  options.seed.empty());
}

}  // namespace

void add_play_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("play", "sit down and play against bots");
  command->footer("Example: houserule play lorum +exposed_horniky --seed 17");
  static PlayOptions options;
  command->add_option("TABLE", options.table, "a game, with +variants and numbers")->required();
  command->add_option("--seat", options.seat, "where you sit, 1 is the eldest hand of deal 1");
  command
      ->add_option("--bots", options.bots, "who the others are: random, greedy, ismcts, ismcts:N")
      ->check(CLI::Validator(bots_fault, "LEVEL"));
  command->add_option("--seed", options.seed, "the same seed, the same cards")
      ->check(CLI::Validator(seed_fault, "NUMBER"));
  command->add_flag("--plain", options.plain, "line by line, for pipes and screen readers");
  command->callback([&program] { program.run = [&program] { return play(program, options); }; });
}

}  // namespace houserule
