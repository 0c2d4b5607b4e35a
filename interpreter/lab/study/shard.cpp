#include "lab/study/shard.h"

#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "session/json/json_reader.h"
#include "session/json/json_text.h"

namespace houserule {

namespace {

using ShardJson = nlohmann::ordered_json;

constexpr int shard_format = 4;

ShardJson json_of(const Shard& shard) {
  ShardJson bots = ShardJson::array();
  for (const BotLevel& bot : shard.request.bots) bots.push_back(bot.text());
  return {{"houserule_study", shard_format},
          {"tables", shard.request.tables},
          {"specs", shard.specs},
          {"hashes", shard.hashes},
          {"bots", std::move(bots)},
          {"seed", std::to_string(shard.request.seed)},
          {"games", shard.request.games},
          {"matches", shard.request.matches},
          {"trainings", shard.request.trainings}};
}

// What must be the same in all parts of a study.
std::string study_of(const Shard& shard) { return json_text(json_of(shard)); }

std::string in_quotes(const std::string& text) {
  return text.find(' ') == std::string::npos ? text : "\"" + text + "\"";
}

}  // namespace

std::string Shard::command(std::int64_t part) const {
  const bool compares = request.tables.size() > 1;
  std::string text = std::string("houserule ") + (compares ? "compare" : "simulate");
  for (const std::string& table : request.tables) {
    text += " " + (compares ? in_quotes(table) : table);
  }
  std::vector<std::string> bots;
  for (const BotLevel& bot : request.bots) bots.push_back(bot.text());
  text += fmt::format(" -n {} --seed {} --bots {}", request.games, request.seed,
                      joined(bots, ",", ","));
  if (request.trainings != usual_trainings) {
    text += fmt::format(" --trainings {}", request.trainings);
  }
  return text + fmt::format(" --shard {}/{} --out FILE", part, parts);
}

Shard shard_of(const StudyPlan& plan, const StudyRequest& request, std::int64_t number,
               std::int64_t parts, const std::vector<StudyTotals>& totals) {
  Shard shard;
  shard.request = request;
  shard.request.matches = plan.course.matches;
  for (const LoadedTable& table : plan.tables) {
    shard.specs.push_back(table.rules->spec);
    shard.hashes.push_back(table.rules->hash);
  }
  shard.number = number;
  shard.parts = parts;
  ShardJson by_round = ShardJson::array();
  for (const StudyTotals& one : totals) by_round.push_back(to_json(one));
  shard.totals = json_text(by_round);
  return shard;
}

std::string to_text(const Shard& shard) {
  ShardJson json = json_of(shard);
  json["shard"] = {shard.number, shard.parts};
  json["totals"] = read_own_json(shard.totals);
  return json_line(json);
}

std::optional<Shard> read_shard(const std::string& text, const std::string& file,
                                Diagnostics& diagnostics) {
  const auto refuse = [&](const char* key, const Filling& filling = {}) {
    diagnostics.fault(key, {file, 0}, filling, sentence("give-written-parts"));
    return std::nullopt;
  };
  JsonFault fault;
  const std::optional<ShardJson> read = read_json(text, fault);
  if (!read) {
    diagnostics.add(Diagnostic{
        "shard-format", {file, fault.line}, to_text(fault), sentence("give-written-parts")});
    return std::nullopt;
  }
  const ShardJson& json = *read;
  Shard shard;
  try {
    if (json.at("houserule_study") != shard_format) {
      return refuse("shard-format.version");
    }
    shard.request.tables = json.at("tables").get<std::vector<std::string>>();
    shard.specs = json.at("specs").get<std::vector<std::string>>();
    shard.hashes = json.at("hashes").get<std::vector<std::string>>();
    for (const auto& bot : json.at("bots")) {
      const ReadLevel level = read_level(bot.get<std::string>());
      if (!level.level) return refuse("shard-format.bots", {{"why", level.fault}});
      shard.request.bots.push_back(*level.level);
    }
    shard.request.seed = std::stoull(json.at("seed").get<std::string>());
    shard.request.games = json.at("games").get<std::int64_t>();
    shard.request.matches = json.at("matches").get<bool>();
    shard.request.trainings = json.at("trainings").get<int>();
    shard.number = json.at("shard").at(0).get<std::int64_t>();
    shard.parts = json.at("shard").at(1).get<std::int64_t>();
    shard.totals = json_text(json.at("totals"));
  } catch (const std::exception&) {
    return refuse("shard-format.no-part");
  }
  const std::size_t tables = shard.request.tables.size();
  const bool is_sound = tables > 0 && shard.specs.size() == tables &&
                        shard.hashes.size() == tables && !shard.request.bots.empty() &&
                        shard.request.trainings >= 0 && shard.request.trainings <= most_trainings &&
                        shard.number >= 1 && shard.number <= shard.parts && shard.request.games > 0;
  if (!is_sound) return refuse("shard-format.no-part");
  return shard;
}

std::optional<StudyResult> merge(const ScriptFolders& folders, const WordTable& words,
                                 const std::vector<Shard>& shards,
                                 const std::vector<std::string>& files, Diagnostics& diagnostics) {
  const Shard& first = shards.front();
  std::map<std::int64_t, std::size_t> given;  // by number of the part
  for (std::size_t i = 0; i < shards.size(); ++i) {
    if (study_of(shards[i]) != study_of(first) || shards[i].parts != first.parts) {
      diagnostics.fault("shard-mixed", {files[i], 0}, {{"file", files[0]}},
                        sentence("merge-one-study"));
      continue;
    }
    const auto [one, is_new] = given.emplace(shards[i].number, i);
    if (!is_new) {
      diagnostics.fault("shard-twice", {files[i], 0},
                        {{"number", std::to_string(shards[i].number)},
                         {"parts", std::to_string(shards[i].parts)},
                         {"file", files[one->second]}},
                        sentence("give-each-part-once"));
    }
  }
  for (std::int64_t number = 1; number <= first.parts && diagnostics.empty(); ++number) {
    if (given.contains(number)) continue;
    diagnostics.fault("shard-missing", {},
                      {{"number", std::to_string(number)}, {"parts", std::to_string(first.parts)}},
                      sentence("play-that-part", {{"command", first.command(number)}}));
  }
  if (!diagnostics.empty()) return std::nullopt;

  std::optional<StudyPlan> plan = plan_study(folders, words, first.request, diagnostics);
  if (!plan) return std::nullopt;
  for (std::size_t i = 0; i < plan->tables.size(); ++i) {
    if (plan->tables[i].rules->hash == first.hashes[i]) continue;
    diagnostics.fault("rules-changed.study", {files[0], 0}, {{"table", first.specs[i]}},
                      sentence("play-study-again"));
    return std::nullopt;
  }
  StudyResult merged{rounds_of(*plan), {}};
  const StudyTotals shape = shape_of(*plan);
  merged.totals.resize(merged.rounds.size(), shape);
  for (std::size_t i = 0; i < shards.size(); ++i) {
    const ShardJson totals = read_own_json(shards[i].totals);
    bool is_sound = totals.is_array() && totals.size() == merged.rounds.size();
    for (std::size_t round = 0; is_sound && round < merged.rounds.size(); ++round) {
      StudyTotals part;
      is_sound = read_totals(totals[round], shape, part);
      if (is_sound) merged.totals[round].add(part);
    }
    if (is_sound) continue;
    diagnostics.fault("shard-format.totals", {files[i], 0}, {}, sentence("play-part-again"));
    return std::nullopt;
  }
  return merged;
}

}  // namespace houserule
