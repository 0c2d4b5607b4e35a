#include "cli/sitting.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>

#include "base/display_width.h"
#include "base/sentence.h"
#include "base/shown.h"
#include "base/text_door.h"
#include "bots/programs/external_agent.h"
#include "console/full_screen.h"
#include "console/plain_mode.h"
#include "console/terminal.h"
#include "session/files/data_folder.h"
#include "session/json/json_reader.h"
#include "session/json/json_text.h"

namespace houserule {

int fail(const Program& program, std::string_view code, const PlainFilling& parameters) {
  standard_error() << sentence_in(program.language, code, parameters) << "\n";
  return not_so;
}

std::string to_json(const SittingSettings& settings) {
  auto seats = nlohmann::ordered_json::array();
  for (int i = 0; i < max_seats; ++i) {
    if ((settings.persons >> i & 1) != 0) seats.push_back(i + 1);
  }
  nlohmann::ordered_json json;
  if (seats.size() == 1) {
    json["seat"] = seats.front();
  } else {
    json["seats"] = std::move(seats);
  }
  json["bots"] = settings.opponents.level.text();
  if (settings.opponents.level.milliseconds > 0) {
    json["ms"] = settings.opponents.level.milliseconds;
  }
  for (const auto& [seat, program] : settings.opponents.commands) {
    json["bot"][std::to_string(number_of(seat))] = program.command;
  }
  for (std::size_t i = 0; i < settings.names.size(); ++i) {
    if (!settings.names[i].empty()) json["names"][std::to_string(i + 1)] = settings.names[i];
  }
  return json_text(json);
}

bool is_name_of_person(const std::string& name) {
  return !hidden_in(name) && !is_blank(name) && display_width(name) <= most_name_columns &&
         folded(name) != sentence("you").en && name != sentence("you").ja;
}

std::optional<SittingSettings> read_sitting_settings(const std::string& text) {
  SittingSettings settings;
  const std::optional<Json> read = read_json(text);
  if (!read || !read->is_object()) return std::nullopt;
  const Json& json = *read;
  SeatSet persons = 0;
  const auto add = [&](const Json& seat) {
    if (!seat.is_number_integer()) return;
    const auto number = seat.get<std::int64_t>();
    if (number >= 1 && number <= max_seats)
      persons |= set_of(seat_at(static_cast<int>(number) - 1));
  };
  if (json.contains("seat")) add(json["seat"]);
  if (json.contains("seats") && json["seats"].is_array()) {
    for (const auto& seat : json["seats"]) add(seat);
  }
  if (persons == 0) return std::nullopt;
  settings.persons = persons;
  OpponentSettings& opponents = settings.opponents;
  if (json.contains("bots") && json["bots"].is_string()) {
    opponents.level = read_level(json["bots"].get<std::string>()).level.value_or(BotLevel::usual());
  }
  if (json.contains("ms") && json["ms"].is_number_integer()) {
    opponents.level.milliseconds = std::clamp(json["ms"].get<int>(), 0, most_thinking);
  }
  if (json.contains("bot") && json["bot"].is_object()) {
    for (const auto& [seat, command] : json["bot"].items()) {
      const int number = std::atoi(seat.c_str());
      if (number < 1 || number > max_seats || !command.is_string()) continue;
      opponents.commands[seat_at(number - 1)] = program_at_table(command.get<std::string>());
    }
  }
  if (json.contains("names") && json["names"].is_object()) {
    for (const auto& [seat, name] : json["names"].items()) {
      const int number = std::atoi(seat.c_str());
      if (number < 1 || number > max_seats || !name.is_string()) continue;
      const auto called = name.get<std::string>();
      if (is_name_of_person(called)) {
        settings.names[static_cast<std::size_t>(number - 1)] = called;
      }
    }
  }
  return settings;
}

Store open_store() { return Store::open(data_folder() / "tables.sqlite"); }

namespace {

// Full screen, unless something speaks against it.
std::unique_ptr<Terminal> open_screen(const Program& program, const Arrival& arrival) {
  if (arrival.plain || is_set("ACCESSIBLE")) return nullptr;
  TerminalSettings settings;
  settings.colour = program.color == "always" || (program.color == "auto" && !is_set("NO_COLOR"));
  return Terminal::open(settings);
}

}  // namespace

Departure sit_down(const Program& program, Session& session, const SittingSettings& settings,
                   MoveKeeper* keeper, const Arrival& arrival) {
  const WordTable* const words = program.words();
  ConversationSettings talk;
  talk.persons = settings.persons;
  talk.language = program.language;
  talk.opponents = settings.opponents;
  talk.names = settings.names;
  talk.explains = arrival.explains;
  talk.resume_id = arrival.id;
  talk.resumed = arrival.resumed;
  talk.seed_was_drawn = arrival.seed_was_drawn;
  talk.words = words;
  talk.folders = &program.folders;
  try {
    talk.preferences = data_folder() / "settings.json";
    const std::string language = load_preferences(talk.preferences).language;
    if (!program.language_was_said && !language.empty()) {
      talk.language = language == "ja" ? Language::ja : Language::en;
    }
  } catch (const std::runtime_error&) {
    // Without a home folder settings hold for this table only.
  }
  try {
    if (std::unique_ptr<Terminal> screen = open_screen(program, arrival)) {
      FullScreen full(session, talk, *screen, keeper);
      const FullScreen::Ending ending = full.run();
      screen.reset();
      for (const std::string& line : full.parting_words()) standard_out() << line << "\n";
      switch (ending) {
        case FullScreen::Ending::finished:
        case FullScreen::Ending::left:
          return {done, std::nullopt};
        case FullScreen::Ending::fault:
          return {not_so, std::nullopt};
        case FullScreen::Ending::again:
          return {done, fresh_seed()};
        case FullScreen::Ending::same_cards:
          return {done, session.seed()};
        case FullScreen::Ending::plain:
          talk.resumed = true;
      }
    }
    const PlainMode::Streams streams{std::cin, standard_out(), isatty(STDIN_FILENO) == 0,
                                     isatty(STDOUT_FILENO) != 0, columns_of_standard_out};
    PlainMode mode(session, talk, streams, keeper);
    return {mode.run() == PlainMode::Ending::fault ? not_so : done, std::nullopt};
  } catch (const StoreError& error) {
    standard_out() << std::flush;
    standard_error() << sentence_in(program.language, "store-stopped", {{"reason", error.what()}})
                     << "\n";
    return {not_so, std::nullopt};
  }
}

int play_matches(const Program& program, const std::string& spec, const SittingSettings& settings,
                 std::uint64_t seed, Arrival arrival) {
  while (true) {
    std::optional<LoadedTable> table = program.load_spec(spec);
    if (!table) return not_so;
    StoredTable stored;
    stored.spec = table->rules->spec;
    stored.rules_hash = table->rules->hash;
    stored.seed = seed;
    stored.settings = to_json(settings);
    Session session(std::move(*table), seed);
    std::optional<Store> store;
    std::optional<StoreKeeper> keeper;
    arrival.id.clear();
    try {
      store = open_store();
      const std::int64_t number = store->add_table(stored);
      keeper.emplace(*store, number, std::vector<std::string>(), session);
      arrival.id = std::to_string(number);
    } catch (const std::runtime_error& error) {
      standard_error() << sentence_in(program.language, "not-kept", {{"reason", error.what()}})
                       << "\n";
    }
    const Departure departure =
        sit_down(program, session, settings, keeper ? &*keeper : nullptr, arrival);
    if (!departure.next_seed) return departure.code;
    seed = *departure.next_seed;
    arrival.resumed = false;
    arrival.seed_was_drawn = true;
  }
}

}  // namespace houserule
