#include "lab/study/stopped_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/text.h"

namespace houserule {

void StoppedCounts::add(const StoppedCount& some) {
  const auto same_place = std::find_if(all_.begin(), all_.end(), [&](const StoppedCount& one) {
    return one.code == some.code && one.place == some.place;
  });
  StoppedCount sum = some;
  if (same_place != all_.end()) {
    if (same_place->first < some.first) {
      sum.first = same_place->first;
      sum.table = same_place->table;
    }
    sum.games += same_place->games;
    all_.erase(same_place);
  }
  const auto behind = std::find_if(all_.begin(), all_.end(),
                                   [&](const StoppedCount& one) { return one.first > sum.first; });
  all_.insert(behind, std::move(sum));
}

void StoppedCounts::add(const StoppedCounts& other) {
  for (const StoppedCount& one : other.all_) add(one);
}

std::int64_t StoppedCounts::games() const {
  std::int64_t games = 0;
  for (const StoppedCount& one : all_) games += one.games;
  return games;
}

bool gives_up(std::int64_t finished, std::int64_t stopped) {
  return finished + stopped >= games_before_giving_up && stopped / 9 >= finished;
}

std::string file_of_stopped(const std::string& folder, std::uint64_t seed) {
  return (std::filesystem::path(folder) / ("stopped_" + std::to_string(seed) + ".json")).string();
}

void StoppedPlace::tell() {
  fault.message = sentence("fault-in-study", {{"fault", fault.message},
                                              {"deal", same(std::to_string(deal))},
                                              {"table", same(table)},
                                              {"seed", same(std::to_string(seed))},
                                              {"move", same(std::to_string(move))},
                                              {"n", same(grouped_digits(games))}});
  if (file.empty()) return;
  fault.message =
      sentence("fault-in-study.record", {{"fault", fault.message}, {"file", same(file)}});
}

nlohmann::ordered_json to_json(const StoppedPlace& place) {
  nlohmann::ordered_json json = {{"code", place.fault.code},
                                 {"place", to_text(place.fault.place)},
                                 {"message", place.fault.message.en},
                                 {"games", place.games},
                                 {"table", place.table},
                                 {"seed", std::to_string(place.seed)},
                                 {"deal", place.deal},
                                 {"move", place.move}};
  if (!place.file.empty()) json["record"] = place.file;
  return json;
}

Text stopped_text(std::int64_t stopped, std::int64_t finished, const Text& unit) {
  if (stopped == 0) return {};
  const std::int64_t all = stopped + finished;
  const double percent = 100 * static_cast<double>(stopped) / static_cast<double>(all);
  return sentence("games.stopped", {{"n", same(grouped_digits(stopped))},
                                    {"all", same(grouped_digits(all))},
                                    {"unit", unit},
                                    {"percent", same(fmt::format("{:.2g}", percent))}});
}

}  // namespace houserule
