// A deal that makes or loses a card or a chip is a fault, whoever plays it and however.

#include <catch2/catch.hpp>

#include "session/table/session.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

// What is at fault when a deal is played in one go, move by move, and by a person.
std::vector<std::string> faults_of(const LoadedTable& table) {
  const Surroundings around{.hooks = table.hooks.get()};
  std::vector<std::string> faults;
  State state;
  RandomStream random(1, Purpose::agent);
  table.agenda->begin(state, 1);
  CHECK(table.agenda->random_deals(state, 1, random, around) == -1);
  faults.push_back(to_text(table.hooks->fault()));
  table.agenda->begin(state, 1);
  Decision decision = table.agenda->run(state, around);
  while (decision.kind == Decision::Kind::ask) {
    table.agenda->apply(state, decision.choices.move(0), around);
    decision = table.agenda->run(state, around);
  }
  CHECK(decision.kind == Decision::Kind::fault);
  faults.push_back(to_text(table.hooks->fault()));
  Session session(table, 1);
  std::optional<Refusal> refusal;
  while (!refusal && session.decision().kind == Decision::Kind::ask) {
    refusal = session.try_move(session.decision().choices.move(0));
  }
  CHECK(refusal);
  faults.push_back(to_text(session.failure().value_or(ScriptFailure()).fault));
  return faults;
}

void check_all(const std::vector<std::string>& faults, const std::string& place,
               const std::string& what) {
  CHECK(faults.size() == 3);
  for (const std::string& fault : faults) {
    CAPTURE(fault);
    CHECK(fault.starts_with(place));
    CHECK(fault.find(what) != std::string::npos);
    CHECK(fault.ends_with("[deal-loses]"));
  }
}

}  // namespace

TEST_CASE("a card that lies in two places is told, in decks of every width", "[agenda]") {
  for (const auto& [deck, packet] : {std::pair("french_24", "12"), std::pair("tarot_78", "39")}) {
    GameText text;
    text.deck = deck;
    text.deal = "deal { packets = { " + std::string(packet) + " } },";
    text.fields = "zones = { apart = face_up },";
    text.before = R"(move "apart" { any_card, from = "box", to = "apart" },)";
    const CompiledGame game(text);
    const LoadedTable& table = game.table();
    State state;
    RandomStream random(1, Purpose::agent);
    table.agenda->begin(state, 1);
    (void)table.agenda->run(state, {.hooks = table.hooks.get()});
    const StateLayout& layout = game.rules().layout;
    const Card twice = state.cards(layout, StateLayout::hand, seat_at(0)).first();
    state.set_cards(layout, static_cast<std::size_t>(game.rules().zone_index("apart")), seat_at(0),
                    CardSet::of(twice));
    CHECK_FALSE(table.agenda->play_out(state, random, {.hooks = table.hooks.get()}));
    CHECK(table.hooks->fault().message.en ==
          "at the end of the deal " + game.rules().deck.info(twice).name + " lies in two places");
  }
}

TEST_CASE("a card that lies nowhere is told with its name", "[agenda]") {
  GameText text;
  text.fields = "zones = { apart = face_up },";
  text.before = R"(move "apart" { any_card, from = "box", to = "apart" },)";
  const CompiledGame game(text);
  const LoadedTable& table = game.table();
  const Surroundings around{.hooks = table.hooks.get()};
  State state;
  RandomStream random(1, Purpose::agent);
  table.agenda->begin(state, 1);
  (void)table.agenda->run(state, around);
  const Card lost = state.cards(game.rules().layout, StateLayout::hand, seat_at(0)).first();
  for (int seat = 0; seat < 2; ++seat) {  // one card each, so that the hands stay even
    CardSet hand = state.cards(game.rules().layout, StateLayout::hand, seat_at(seat));
    hand.remove(hand.first());
    state.set_cards(game.rules().layout, StateLayout::hand, seat_at(seat), hand);
  }
  CHECK_FALSE(table.agenda->play_out(state, random, around));
  CHECK(table.hooks->fault().message.en ==
        "at the end of the deal " + game.rules().deck.info(lost).name + " lies nowhere");
}

TEST_CASE("chips that come from nowhere are told where that is", "[agenda]") {
  GameText text;
  text.match = "deals = 2, start = 50, winner = most_chips";
  text.settle =
      "pay = function (result, chips)\n"
      "  chips:pay(result.seats[1], result.seats[2], 3)\n"
      "  chips:score(result.seats[1], 1) end";
  check_all(faults_of(CompiledGame(text).table()),
            "games/g/rules.lua:8:", "chips are made or lost here");
  text.settle = "pay = function (result, chips) chips:pay(result.seats[1], result.seats[2], 3) end";
  const CompiledGame sound(text);
  State state;
  RandomStream random(1, Purpose::agent);
  sound.table().agenda->begin(state, 1);
  CHECK(sound.table().agenda->random_deals(state, 20, random,
                                           {.hooks = sound.table().hooks.get()}) > 0);
}
