#include "cli/sitting.h"

#include <unistd.h>

#include <iostream>
#include <nlohmann/json.hpp>

#include "console/plain_mode.h"
#include "session/data_folder.h"
#include "session/message.h"

namespace houserule {

std::string to_json(const SittingSettings& settings) {
  const nlohmann::ordered_json json = {{"seat", number_of(settings.seat)}, {"bots", settings.bots}};
  return json.dump();
}

SittingSettings read_sitting_settings(const std::string& text) {
  SittingSettings settings;
  const auto json = nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object()) return settings;
  const int seat = json.value("seat", 1);
  if (seat >= 1 && seat <= max_seats) settings.seat = seat_at(seat - 1);
  settings.bots = json.value("bots", settings.bots);
  if (make_agent(settings.bots) == nullptr) settings.bots = "greedy";
  return settings;
}

Store open_store() { return Store::open(data_folder() / "tables.sqlite"); }

int sit_down(const Program& program, Session& session, const SittingSettings& settings,
             MoveKeeper* keeper, const std::string& id, bool resumed, bool seed_was_drawn) {
  const std::optional<WordTable> words = program.words();
  PlainSettings plain;
  plain.seat = settings.seat;
  plain.language = program.language;
  plain.bots = settings.bots;
  plain.resume_id = id;
  plain.echo = isatty(STDIN_FILENO) == 0;
  plain.resumed = resumed;
  plain.seed_was_drawn = seed_was_drawn;
  plain.words = words ? &*words : nullptr;
  plain.folders = &program.folders;
  try {
    plain.preferences = data_folder() / "settings.json";
  } catch (const std::runtime_error&) {
    // Without a home folder settings hold for this table only.
  }
  PlainMode mode(session, plain, std::cin, std::cout, keeper);
  try {
    return mode.run() == PlainMode::Ending::fault ? not_so : done;
  } catch (const StoreError& error) {
    std::cout << std::flush;
    std::cerr << message(program.language, "store-stopped", {{"reason", error.what()}}) << "\n";
    return not_so;
  }
}

}  // namespace houserule
