#include <catch2/catch.hpp>

#include "board_rules/model/board_setup.h"
#include "session/records/record_reader.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/interpreter/session/hand_made.h"

using namespace houserule;
using hand_made::cards;
using hand_made::rules;

namespace {

struct Outcome {
  NumberedSetup setup;
  std::string faults;
};

Outcome read(const std::string& text, const GameRules& of = rules()) {
  Diagnostics diagnostics;
  const std::string file = "game.json";
  RecordReader reader(file, diagnostics);
  Outcome outcome;
  outcome.setup = read_setup(reader, Json::parse(text), of);
  for (const Diagnostic& one : diagnostics.all()) {
    outcome.faults += (outcome.faults.empty() ? "" : "; ") + one.code + ": " + one.message.en;
  }
  return outcome;
}

std::string faults(const std::string& text) { return read(text).faults; }

constexpr const char* hands =
    R"("hands": {"1": ["Cu8", "Cu7"], "2": ["Cu6", "Cu5"], "3": ["Cu4", "Cu3"], "4": ["Cu2", "Cu1"]})";

}  // namespace

TEST_CASE("hands, zones, chips and scores of a deal", "[record]") {
  const Outcome outcome = read(std::string(R"({"deal": 2, "dealer": 3, )") + hands + R"(,
    "zones": {"row": ["Ag3", "Ag8", "Ag1"], "collection": {"1": ["Au1", "Au1"], "4": ["Au0"]},
              "pool": 7.5, "nuggets": {"1": 1}}})");
  CHECK(outcome.faults.empty());
  const DealSetup& setup = outcome.setup.setup;
  CHECK(outcome.setup.deal == 2);
  CHECK(setup.dealer == seat_at(2));
  CHECK(setup.hands[3] == cards(rules(), "Cu2 Cu1"));
  REQUIRE(setup.zones.size() == 3);
  CHECK(setup.zones[0].zone == hand_made::row);
  CHECK(setup.zones[0].seat == no_seat);
  CHECK(rules().deck.info(setup.zones[0].cards[1]).code == "Ag8");  // the order counts
  CHECK(setup.zones[1].seat == seat_at(0));
  CHECK(setup.zones[1].cards.size() == 2);
  CHECK(setup.zones[1].cards[0] != setup.zones[1].cards[1]);
  CHECK(setup.values[0] == Amount{15});
  CHECK_FALSE(setup.values[1]);
  CHECK(setup.scores[0] == Amount::whole(1));
  CHECK(setup.scores[2] == Amount::whole(1));  // partners have one score
  CHECK_FALSE(setup.scores[1]);
  // Written, it is read as the same.
  const Json written = setup_json(rules(), outcome.setup);
  CHECK(setup_json(rules(), read(written.dump()).setup) == written);
}

TEST_CASE("the position of a board game, as examples state it", "[record]") {
  const LoadedTable odin = table_of("odin");
  const Outcome outcome = read(R"({"deal": 1, "given": {"round": 3, "phase": "feast",
      "supply": ["2 grain", "oil"], "open": [52, "Sower"], "on_spaces": {"C2-07": 2},
      "vessels": {"longship": [3, 0]}, "laid": ["put silver home 0,0"], "chance": [8, "card 140"]}})",
                               *odin.rules);
  CHECK(outcome.faults.empty());
  REQUIRE(outcome.setup.setup.board != nullptr);
  const BoardSetup& board = *outcome.setup.setup.board;
  CHECK(board.round == 3);
  CHECK(board.supply.size() == 2);
  CHECK(board.open.count() == 2);
  CHECK(board.vessels.size() == 2);
  CHECK(board.on_spaces.size() == 1);
  CHECK(board.laid.size() == 1);
  CHECK(board.chance.size() == 2);
  const Json written = setup_json(*odin.rules, outcome.setup);
  CHECK(written["given"]["supply"][0] == "2 grain");
  CHECK(written["given"]["open"] == Json::parse(R"([52, "Sower"])"));
  CHECK(setup_json(*odin.rules, read(written.dump(), *odin.rules).setup) == written);

  const auto fault = [&](const std::string& given) {
    return read(R"({"given": )" + given + "}", *odin.rules).faults;
  };
  CHECK(fault("{}").empty());
  CHECK(fault(R"({"supply": ["2 gold"]})").starts_with("record-format: there is no good"));
  CHECK(fault(R"({"rond": 3})") == "record-format: a position has no 'rond'");
  CHECK(fault(R"({"round": 1e300})") == "record-format: this must be a whole number from 1");
  CHECK(fault("[3]") == "record-format: given must be an object with a position of a board game");
  CHECK(fault(R"({"laid": ["put silver home 0,0", "put ore home 0,0"]})") ==
        "record-format: the tile lies on another: put ore home 0,0");
  CHECK(read(R"({"given": {}})").faults ==
        "record-format: given must be an object with a position of a board game");
}

TEST_CASE("a zone that the deal fills must have its number of cards", "[record]") {
  CHECK(faults(R"({"zones": {"row": ["Ag3", "Ag8"]}})") ==
        "not-a-deal: row must have 3 cards, not 2");
  CHECK(faults(R"({"zones": {"leftover": ["Ag3", "Ag8", "Ag1", "Ag2", "Ag4"]}})").empty());
  CHECK(faults(R"({"zones": {"leftover": []}})") ==
        "not-a-deal: leftover must have 5 cards, not 0");
  CHECK(faults(R"({"zones": {"row": ["Au1", "Ag8", "Ag1"]}})") ==
        "not-a-deal: row has cards that are not dealt");
  CHECK(faults(R"({"zones": {"bid": {"1": ["Ag8"]}}})") ==
        "not-a-deal: Ag8 cannot lie in bid of seat 1 when the deal is out");
  CHECK(faults(R"({"zones": {"supply": ["Au2", "Au0"]}})").empty());
}

TEST_CASE("cards that are not there, or there too often, are refused", "[record]") {
  CHECK(
      faults(R"({"hands": {"1": ["Cu8", "Cu8"]}})").starts_with("not-a-deal: Cu8 is dealt twice"));
  CHECK(faults(R"({"hands": {"1": ["Cu8", "Cu9"]}})")
            .starts_with("not-a-deal: 'Cu9' is no card in play"));
  CHECK(faults(R"({"hands": {"1": ["Cu8", "Au1"]}})")
            .starts_with("not-a-deal: Au1 is not dealt to the hands"));
  CHECK(faults(R"({"hands": {"1": ["Cu8", 7]}})").starts_with("not-a-deal: '7' is no card"));
  CHECK(faults(R"({"zones": {"supply": ["Au1", "Au1", "Au1"]}})") ==
        "not-a-deal: there are only 2 Au1");
  CHECK(faults(std::string("{") + hands + R"(, "zones": {"row": ["Cu8", "Ag2", "Ag1"]}})")
            .starts_with("not-a-deal: Cu8 is dealt twice"));
  CHECK(faults(R"({"hands": {"1": ["Cu8", "Cu7"]}})")
            .starts_with("not-a-deal: seat 2 must hold 2 cards, not 0"));
}

TEST_CASE("what is no setup is refused by name", "[record]") {
  CHECK(faults(R"({"hand": {}})").starts_with("record-format: a setup has no key 'hand'"));
  CHECK(faults(R"({"hands": []})").starts_with("record-format: hands must"));
  CHECK(faults(R"({"zones": []})").starts_with("record-format: zones must"));
  CHECK(faults(R"({"zones": {"rwo": []}})").starts_with("record-format: the table has no zone"));
  CHECK(
      faults(R"({"zones": {"row": {"1": []}}})").starts_with("record-format: row must be a list"));
  CHECK(faults(R"({"zones": {"bid": []}})").starts_with("record-format: bid must be an object"));
  CHECK(faults(R"({"zones": {"collection": {"9": []}}})").starts_with("record-format: '9'"));
  CHECK(faults(R"({"zones": {"high_rank": 3}})").starts_with("record-format: high_rank follows"));
  CHECK(faults(R"({"zones": {"scores": {"1": 1, "3": 2}}})")
            .starts_with("record-format: seats 1 and 3 are partners"));
}
