#include "session/records/replay.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/games/battery.h"

namespace {

using namespace houserule;

nlohmann::json replayed(const Record& record, int until = -1) {
  return nlohmann::json::parse(
      to_json(replay_record(record, "game.json", battery::must_load(record.table), until)));
}

Record calls(std::vector<std::string> moves, const std::string& table = "lorum") {
  Record record;
  record.table = table;
  record.seed = 17;
  record.moves = std::move(moves);
  return record;
}

}  // namespace

TEST_CASE("a fresh record waits for the eldest hand's call") {
  const auto answer = replayed(calls({}));
  CHECK(answer["ok"] == true);
  CHECK(answer["to_act"] == nlohmann::json({1}));
  CHECK(answer["legal"] == nlohmann::json({"1 pass", "1 declare maly", "1 declare velky"}));
  CHECK(answer["choose"].is_null());
  CHECK(answer["winners"].is_null());
  CHECK(answer["scores"] == nlohmann::json({100, 100, 100, 100}));
  CHECK(answer["zones"]["pool"] == 0);
  CHECK(answer["deals"][0]["finished"] == false);
  CHECK(answer["deals"][0]["dealer"] == 4);
  CHECK(answer["deals"][0]["contract"].is_null());
}

TEST_CASE("until stops before the next listed move") {
  const Record record = calls({"1 pass", "2 declare maly", "3 pass", "4 pass", "1 pass"});
  for (int until = 0; until <= 5; ++until) {
    CHECK(replayed(record, until)["moves_used"] == until);
  }
  CHECK(replayed(record, 1)["to_act"] == nlohmann::json({2}));
  CHECK(replayed(record, 4)["to_act"] == nlohmann::json({1}));
  const auto whole = replayed(record);
  CHECK(whole["to_act"] == nlohmann::json({2}));
  CHECK(whole["deals"][0]["contract"] == nlohmann::json({{"name", "maly"}, {"seat", 2}}));
}

TEST_CASE("an illegal move is refused with rule and offer, and nothing changes") {
  const auto before = replayed(calls({"1 pass"}));
  const auto after = replayed(calls({"1 pass", "3 declare maly"}));
  CHECK(after["ok"] == false);
  CHECK(after["error"]["move"] == 2);
  CHECK(after["error"]["code"] == "not-your-turn");
  CHECK(after["error"]["offered"] == before["legal"]);
  CHECK(after["state_hash"] == before["state_hash"]);
  CHECK(after["moves_used"] == 1);
  CHECK(replayed(calls({"1 dance"}))["error"]["code"] == "unreadable");
  CHECK(replayed(calls({""}))["error"]["code"] == "unreadable");
  CHECK(replayed(calls({"9 pass"}))["error"]["code"] == "unreadable");
}

TEST_CASE("optional passes may be left out, but are never made after the last move") {
  Record record = calls({"2 declare maly"});
  CHECK(replayed(record)["ok"] == false);
  record.optional_pass = true;
  const auto answer = replayed(record);
  CHECK(answer["ok"] == true);
  CHECK(answer["moves_used"] == 1);
  CHECK(answer["to_act"] == nlohmann::json({3}));
}

TEST_CASE("passes are not left out for ever where all pass and deal again") {
  Record record = calls({"1 discard SK,HK,DK,CK,S1,H1"}, "french_tarot");
  record.optional_pass = true;
  const auto answer = replayed(record);
  CHECK(answer["ok"] == false);
  CHECK(answer["moves_used"] == 0);
}

TEST_CASE("forced moves may be listed or left out") {
  // Under exposed_horniky everybody without a Horník has nothing but to pass.
  const std::string table = "lorum +exposed_horniky";
  const auto short_one = replayed(calls({"1 pass", "2 pass", "3 pass", "4 pass"}, table));
  REQUIRE(short_one["ok"] == true);
  const int asked = short_one["to_act"][0];
  std::vector<std::string> moves = {"1 pass", "2 pass", "3 pass", "4 pass"};
  for (int seat = 1; seat < asked; ++seat) moves.push_back(std::to_string(seat) + " pass");
  const auto long_one = replayed(calls(moves, table));
  CHECK(long_one["ok"] == true);
  CHECK(long_one["moves_used"] == moves.size());
  CHECK(long_one["state_hash"] == short_one["state_hash"]);
}

TEST_CASE("the trace names phases with the place of their rule") {
  const Replay replay = replay_record(calls({"1 pass", "2 pass", "3 pass", "4 pass"}), "game.json",
                                      battery::must_load("lorum"));
  const auto answer = nlohmann::json::parse(to_json(replay, "", true));
  const auto trace = answer["trace"].get<std::vector<std::string>>();
  CHECK(trace.front() == "deal 1, dealer 4");
  const auto has = [&](const std::string& start) {
    return std::any_of(trace.begin(), trace.end(),
                       [&](const std::string& line) { return line.starts_with(start); });
  };
  CHECK(has("phase declare  games/lorum/rules.lua:"));
  CHECK(has("phase play  games/lorum/rules.lua:"));
}
