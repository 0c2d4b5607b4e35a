#include <bit>
#include <charconv>

#include "base/sentence.h"
#include "base/text_door.h"
#include "bots/agents/level.h"
#include "cli/bot_programs.h"
#include "cli/command.h"
#include "cli/sitting.h"

namespace houserule {

namespace {

struct PlayOptions {
  std::string table;
  int seat = 1;
  std::optional<std::string> bots;
  int milliseconds = 0;
  std::vector<std::string> programs;  // "3=python3 mybot.py"
  std::string seed;                   // decimal digits, or empty: drawn
  bool plain = false;
  bool hotseat = false;
};

// CLI11 would take -4 for a very large seed.
std::optional<std::uint64_t> read_seed(const std::string& text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return seed;
}

std::string bots_fault(const std::string& text) { return read_level(text).fault.en; }

std::string seed_fault(const std::string& text) {
  return read_seed(text) ? "" : "a seed is a whole number from 0 to 18446744073709551615";
}

std::optional<SeatSet> persons_of(const PlayOptions& options, int seats) {
  if (!options.hotseat) {
    if (options.seat < 1 || options.seat > seats) return std::nullopt;
    return set_of(seat_at(options.seat - 1));
  }
  return static_cast<SeatSet>((1U << seats) - 1);
}

// Returns nothing, and says why, where an option would be passed over.
std::optional<OpponentSettings> opponents_of(const Program& program, const PlayOptions& options,
                                             int seats, SeatSet persons) {
  OpponentSettings opponents;
  opponents.level = level_for(options.bots, options.milliseconds).level.value_or(BotLevel::usual());
  auto programs = programs_by_seat(program, options.programs);
  if (!programs) return std::nullopt;
  const auto say_no = [&](const char* key, const PlainFilling& filling) {
    standard_error() << program.say(key, filling) << "\n";
    return std::nullopt;
  };
  SeatSet taken = persons;
  for (const auto& [seat, command] : *programs) {
    const std::string number = std::to_string(number_of(seat));
    if (number_of(seat) > seats) {
      return say_no("no-such-seat", {{"seat", number}, {"seats", std::to_string(seats)}});
    }
    if ((persons & set_of(seat)) != 0) return say_no("bot-in-persons-seat", {{"seat", number}});
    taken |= set_of(seat);
  }
  const bool nobody_is_left = std::popcount(taken) == seats;
  const bool has_no_bots = nobody_is_left && programs->empty();
  if ((options.bots && nobody_is_left) || (options.milliseconds > 0 && has_no_bots)) {
    (void)nobody_for(program, options.bots && nobody_is_left ? "--bots" : "--ms");
    return std::nullopt;
  }
  opponents.commands = std::move(*programs);
  return opponents;
}

int play(const Program& program, const PlayOptions& options) {
  std::optional<std::uint64_t> coded_seed;
  const std::optional<LoadedTable> table = program.load(options.table, &coded_seed);
  if (!table) return not_so;
  const GameRules& rules = *table->rules;
  const std::optional<SeatSet> persons = persons_of(options, rules.seats);
  if (!persons) {
    standard_error() << sentence_in(program.language, "no-such-seat",
                                    {{"seat", std::to_string(options.seat)},
                                     {"seats", std::to_string(rules.seats)}})
                     << "\n";
    return wrong_usage;
  }
  std::optional<OpponentSettings> opponents = opponents_of(program, options, rules.seats, *persons);
  if (!opponents) return wrong_usage;
  Arrival arrival;
  arrival.seed_was_drawn = options.seed.empty() && !coded_seed;
  const std::uint64_t seed = arrival.seed_was_drawn
                                 ? fresh_seed()
                                 : read_seed(options.seed).value_or(coded_seed.value_or(0));
  arrival.plain = options.plain;
  return play_matches(program, rules.spec, {*persons, std::move(*opponents)}, seed, arrival);
}

}  // namespace

void add_play_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("play", "sit down and play against bots");
  command->footer("Example: houserule play lorum +exposed_horniky --seed 17");
  static PlayOptions options;
  command->add_option("TABLE", options.table, "a game, with +variants and numbers; or a table code")
      ->required();
  auto* seat =
      command->add_option("--seat", options.seat, "where you sit, 1 is the eldest hand of deal 1");
  command
      ->add_option(
          "--bots", options.bots,
          "who the others are: random, greedy, learned, learned+N (learned+200 if not said), "
          "ismcts, ismcts:N")
      ->check(CLI::Validator(bots_fault, "LEVEL"));
  command
      ->add_option(
          "--ms", options.milliseconds,
          "milliseconds to think about a move, for programs and ismcts, who the others are "
          "then if --bots does not say")
      ->check(CLI::Range(0, most_thinking));
  add_bot_option(*command, options.programs);
  command->add_option("--seed", options.seed, "the same seed, the same cards")
      ->check(CLI::Validator(seed_fault, "NUMBER"));
  command
      ->add_flag("--hotseat", options.hotseat,
                 "people at every seat share the keyboard; hands are hidden between turns")
      ->excludes(seat);
  command->add_flag("--plain", options.plain, "line by line, for pipes and screen readers");
  command->callback([&program] { program.run = [&program] { return play(program, options); }; });
}

}  // namespace houserule
