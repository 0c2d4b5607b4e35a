#include <algorithm>
#include <bit>
#include <charconv>
#include <sstream>

#include "base/sentence.h"
#include "base/text_door.h"
#include "bots/agents/level.h"
#include "bots/programs/external_agent.h"
#include "cli/bot_programs.h"
#include "cli/command.h"
#include "cli/sitting.h"
#include "talk/voice/speaker.h"

namespace houserule {

namespace {

struct PlayOptions {
  std::string table;
  int seat = 1;
  std::optional<std::string> bots;
  int milliseconds = 0;
  std::vector<std::string> programs;  // "3=python3 mybot.py"
  std::string seed;                   // decimal digits, or empty: drawn
  std::string hotseat;                // how many people share the keyboard: "", "all" or digits
  std::optional<std::string> names;   // with commas between them
  bool plain = false;
  bool explain = false;
};

constexpr std::string_view everybody = "all";

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

std::string hotseat_fault(const std::string& text) {
  const bool counts = text.size() == 1 && text[0] >= '1' && text[0] <= '9';
  return counts || text == everybody ? "" : "how many people share the keyboard is one digit";
}

// The seats of people; several are as far from each other as the table allows. Returns nothing, and
// says why, where there are no such seats.
std::optional<SeatSet> persons_of(const Program& program, const PlayOptions& options, int seats) {
  const auto say_no = [&](const char* key, int given) {
    standard_error() << program.say(key, {{"seat", std::to_string(given)},
                                          {"seats", std::to_string(seats)}})
                     << "\n";
    return std::nullopt;
  };
  if (options.hotseat.empty()) {
    if (options.seat < 1 || options.seat > seats) return say_no("no-such-seat", options.seat);
    return set_of(seat_at(options.seat - 1));
  }
  const int people = options.hotseat == everybody ? seats : options.hotseat[0] - '0';
  if (seats == 1) return say_no("hotseat-alone", people);
  if (people < 2 || people > seats) return say_no("hotseat-people", people);
  SeatSet persons = 0;
  for (int i = 0; i < people; ++i) persons |= set_of(seat_at(i * seats / people));
  return persons;
}

// What those at the table are called, by seat: first the people, where there are several, then the
// others; the rest keep their names. Returns nothing, and says why, where names will not do.
std::optional<SeatNames> names_of(const Program& program, const PlayOptions& options,
                                  const GameRules& rules, SeatSet persons) {
  SeatNames names;
  if (!options.names) return names;
  const int seats = rules.seats;
  std::vector<std::size_t> order;
  const bool several = std::popcount(persons) > 1;
  for (const bool people : {true, false}) {
    for (int i = 0; i < seats; ++i) {
      const bool is_person = (persons >> i & 1) != 0;
      if (is_person == people && (several || !is_person)) {
        order.push_back(static_cast<std::size_t>(i));
      }
    }
  }
  std::vector<std::string> given;
  std::istringstream commas(*options.names);
  for (std::string name; std::getline(commas, name, ',');) {
    given.push_back(joined(words_of(name), " ", " "));
  }
  const auto say_no = [&](const char* key, const std::string& name) {
    standard_error() << program.say(key, {{"name", quotable(name)},
                                          {"n", std::to_string(order.size())},
                                          {"most", std::to_string(most_name_columns)}})
                     << "\n";
    return std::nullopt;
  };
  if (given.empty()) return say_no("name-will-not-do", "");
  if (given.size() > order.size()) return say_no("names-too-many", *options.names);
  for (std::size_t i = 0; i < given.size(); ++i) {
    const std::string& name = given[i];
    if (!is_name_of_person(name)) return say_no("name-will-not-do", name);
    if (std::find(names.begin(), names.end(), name) != names.end()) {
      return say_no("name-twice", name);
    }
    names[order[i]] = name;
  }
  // Nor may it be the usual name of somebody who has been given none.
  for (const Language language : {Language::en, Language::ja}) {
    const Speaker usual(rules, first_of(persons), language);
    for (std::size_t i = given.size(); i < order.size(); ++i) {
      const std::string name = usual.name_to_others(seat_at(static_cast<int>(order[i])));
      if (std::find(names.begin(), names.end(), name) != names.end()) {
        return say_no("name-twice", name);
      }
    }
  }
  return names;
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
  for (auto& [seat, command] : *programs) opponents.commands[seat] = program_at_table(command);
  return opponents;
}

int play(const Program& program, const PlayOptions& options) {
  std::optional<std::uint64_t> coded_seed;
  const std::optional<LoadedTable> table = program.load(options.table, &coded_seed);
  if (!table) return not_so;
  const GameRules& rules = *table->rules;
  const std::optional<SeatSet> persons = persons_of(program, options, rules.seats);
  if (!persons) return wrong_usage;
  std::optional<OpponentSettings> opponents = opponents_of(program, options, rules.seats, *persons);
  if (!opponents) return wrong_usage;
  const std::optional<SeatNames> names = names_of(program, options, rules, *persons);
  if (!names) return wrong_usage;
  Arrival arrival;
  arrival.seed_was_drawn = options.seed.empty() && !coded_seed;
  const std::uint64_t seed = arrival.seed_was_drawn
                                 ? fresh_seed()
                                 : read_seed(options.seed).value_or(coded_seed.value_or(0));
  arrival.plain = options.plain;
  arrival.explains = options.explain;
  return play_matches(program, rules.spec, {*persons, std::move(*opponents), *names}, seed,
                      arrival);
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
      ->add_flag("--hotseat{all}", options.hotseat,
                 "people share the keyboard, at every seat or so many; hands are hidden between "
                 "turns")
      ->check(CLI::Validator(hotseat_fault, "N"))
      ->excludes(seat);
  command->add_option("--names", options.names,
                      "what they are called, as in Eva,Jan: people who share the keyboard first, "
                      "then bots");
  command->add_flag("--plain", options.plain, "line by line, for pipes and screen readers");
  command->add_flag("--explain", options.explain,
                    "reasons name the word of the rules file, its line and what has changed it");
  command->callback([&program] { program.run = [&program] { return play(program, options); }; });
}

}  // namespace houserule
