#include "session/records/record.h"

#include <catch2/catch.hpp>

#include "session/records/replay.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

namespace {

using namespace houserule;

std::string codes_of(const Diagnostics& diagnostics) {
  std::string codes;
  for (const Diagnostic& one : diagnostics.all()) codes += one.code + " ";
  return codes;
}

// Plays `moves` random moves at a table.
Session random_table(const std::string& spec, std::uint64_t seed, int moves) {
  Session session(battery::must_load(spec), seed);
  RandomStream random(seed, Purpose::agent);
  for (int i = 0; i < moves && session.decision().kind == Decision::Kind::ask; ++i) {
    const auto legal = session.legal_moves().legal;
    REQUIRE_FALSE(session.try_move(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
  }
  return session;
}

}  // namespace

TEST_CASE("a record that is not the JSON it should be is refused by name") {
  const auto refused = [](const std::string& text) {
    Diagnostics diagnostics;
    CHECK_FALSE(parse_record(text, "game.json", diagnostics));
    CHECK(codes_of(diagnostics).starts_with("record-format"));
    return diagnostics.all().front().message.en;
  };
  CHECK(refused("") == "column 1: the text ends before the JSON does");
  CHECK(refused("[1, 2") == "column 6: the text ends before the JSON does");
  CHECK(refused(R"({"houserule": 1, "table": "lorum", "moves": [], })") ==
        "column 49: '}' cannot stand here, behind a comma");
  CHECK(refused(R"({"houserule": 1, "table": "lorum", "seed": "1", "seed": "2"})") ==
        "column 49: the key 'seed' is there twice");
  CHECK(refused(std::string("{}\0", 3)) == "column 3: U+0000 cannot stand here");
  CHECK(refused("{\"houserule\": 1, \"table\": \"" + std::string(30'000'000, 'x') + "\"}") ==
        "table has more than 10,000 bytes, as no table has");
  CHECK(refused("[]") == "a record is a JSON object, and this is none");
  CHECK(refused(R"({"houserule": 2, "table": "lorum"})").starts_with("a record says"));
  CHECK(refused(R"({"houserule": 1})") == "a record needs the key 'table'");
  CHECK(refused(R"({"houserule": 1, "table": "lorum", "movs": []})") ==
        "a record has no key 'movs'");
  CHECK(refused(R"({"houserule": 1, "table": 7})") == "table must be a text");
  CHECK(refused(R"({"houserule": 1, "table": "lorum", "seed": "-1"})").starts_with("seed must"));
  CHECK(refused(R"({"houserule": 1, "table": "lorum", "optional": "maybe"})")
            .starts_with("optional must"));
  CHECK(refused(R"({"houserule": 1, "table": "lorum", "moves": ["1 pass", 4]})") ==
        "move 2 is no text");
  const std::string deep = std::string(1'000'000, '[') + std::string(1'000'000, ']');
  CHECK(refused(R"({"houserule": 1, "table": "lorum", "setups": )" + deep + "}")
            .ends_with("lists and objects go at most 32 levels deep"));
}

TEST_CASE("a setup that cannot be a deal is refused") {
  const LoadedTable table = battery::must_load("lorum");
  const auto refused = [&](const std::string& setups) {
    Record record;
    record.setups = setups;
    Diagnostics diagnostics;
    read_setups(record, "game.json", *table.rules, diagnostics);
    return codes_of(diagnostics);
  };
  CHECK(refused(R"([{"deal": 1, "dealer": 4, "zones": {"pool": 20}}])").empty());
  CHECK(refused(R"([{"dealer": 5}])") == "record-format ");
  CHECK(refused(R"([{"deal": 0}])") == "record-format ");
  CHECK(refused(R"([{"zones": {"pol": 20}}])") == "record-format ");
  CHECK(refused(R"([{"zones": {"pool": 0.25}}])") == "record-format ");
  CHECK(refused(R"([{"zones": {"scores": {"1": 50, "9": 1}}}])") == "record-format ");
  CHECK(refused(R"([{"hands": {"1": ["HA", "HA"]}}])").starts_with("not-a-deal "));
  CHECK(refused(R"([{"hands": {"1": ["SA"]}}])").starts_with("not-a-deal "));
  CHECK(refused(R"({"deal": 1})") == "record-format ");
}

TEST_CASE("the record of a table, replayed, is the same table") {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Session session =
        random_table("lorum players=4 +exposed_horniky", seed, static_cast<int>(40 * seed));
    Diagnostics diagnostics;
    const auto record = parse_record(to_record(session), "game.json", diagnostics);
    REQUIRE(record);
    const Replay replay = replay_record(*record, "game.json", battery::must_load(record->table));
    REQUIRE(replay.session);
    CHECK_FALSE(replay.fault);
    CHECK(replay.session->state().hash() == session.state().hash());
    CHECK(to_record(*replay.session) == to_record(session));
  }
}

TEST_CASE("a record made under other rules is refused") {
  const Session session = random_table("lorum", 3, 10);
  Diagnostics diagnostics;
  const auto record = parse_record(to_record(session), "game.json", diagnostics);
  REQUIRE(record);
  const Replay replay =
      replay_record(*record, "game.json", battery::must_load("lorum pool_winners=1"));
  REQUIRE(replay.fault);
  CHECK(replay.fault->code == "rules-changed");
}

TEST_CASE("ten megabytes of moves are refused at the first that is illegal") {
  Record record;
  record.table = "lorum";
  record.moves.assign(1'200'000, "1 pass");
  const Replay replay = replay_record(record, "game.json", battery::must_load("lorum"));
  REQUIRE(replay.fault);
  CHECK(replay.fault->move == 2);
  CHECK(replay.fault->code == "not-your-turn");
}

TEST_CASE("random texts are never taken for records and never crash") {
  RandomStream random(5, Purpose::chance);
  const std::string sound = to_record(random_table("lorum", 1, 20));
  for (int i = 0; i < 500; ++i) {
    std::string text = sound;
    for (std::uint32_t change = random.below(6) + 1; change > 0; --change) {
      const auto at = random.below(static_cast<std::uint32_t>(text.size()));
      if (random.below(2) == 0) {
        text[at] = static_cast<char>(random.below(256));
      } else {
        text.erase(at, random.below(20));
      }
      if (text.empty()) text = " ";
    }
    Diagnostics diagnostics;
    const auto record = parse_record(text, "game.json", diagnostics);
    if (!record) {
      CHECK_FALSE(diagnostics.empty());
    } else if (record->table == "lorum players=4") {
      (void)replay_record(*record, "game.json", battery::must_load("lorum"));
    }
  }
}

TEST_CASE("equal cards of a setup are dealt one after the other") {
  const ScriptTree tree;
  tree.write("scripts/decks/pairs.lua", R"(
return deck "pairs" { packs = 2, suits = { { "red", "R" }, { "blue", "B" } }, ranks = { "2", "1" } }
)");
  tree.write("games/pairs/rules.lua", R"(
return game "Pairs" {
  players = { 2 },
  deck    = "pairs",
  phases  = {
    deal   { packets = { 4 } },
    play   { first_lead = eldest_hand, follow = { follow_suit, any_card },
             winner = { highest_of_led_suit } },
    settle { pay = function (result, chips) end },
  },
  match   = { deals = 1, winner = highest_score },
}
)");
  Diagnostics diagnostics;
  const auto table = tree.load("pairs", diagnostics);
  INFO(diagnostics.to_text());
  REQUIRE(table);
  const auto refused = [&](const std::string& hands) {
    Record record;
    record.setups = R"([{"hands": )" + hands + "}]";
    Diagnostics faults;
    read_setups(record, "game.json", *table->rules, faults);
    return codes_of(faults);
  };
  CHECK(refused(R"({"1": ["R2", "R1", "B2", "B1"], "2": ["R2", "R1", "B2", "B1"]})").empty());
  CHECK(refused(R"({"1": ["R2", "R2", "B2", "B1"], "2": ["R1", "R1", "B2", "B1"]})").empty());
  CHECK_FALSE(refused(R"({"1": ["R2", "R2", "R2", "B1"], "2": ["R1", "R1", "B2", "B1"]})").empty());
}
