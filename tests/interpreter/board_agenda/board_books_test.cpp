#include "board_agenda/board_books.h"

#include <catch2/catch.hpp>

#include "board_agenda/board_table.h"
#include "tests/ferry/ferry.h"

using namespace houserule;

namespace {

// The ferry with a tile of which there is one, and a pile, at its first decision.
class Table {
 public:
  Table()
      : ferry_(R"(append { path = "goods", values = {
                    tile { "belt", "##" }, pile { "ropes", { 3, "rope" } },
                    berths { "pier", 2 }, vessel { "boat", on = "pier" } } },
                  append { path = "boards[1].accepts", values = { "belt" } })"),
        state(ferry_.rules().layout) {
    const LoadedTable& table = ferry_.table();
    table.agenda->begin(state, 1);
    (void)table.agenda->run(state, {.hooks = table.hooks.get()});
  }

  BoardTable things() { return {ferry_.board(), ferry_.rules().layout, state}; }
  int good(const std::string& name) const { return ferry_.good(name); }
  std::string broken() const {
    return broken_books(ferry_.rules(), state).value_or(Diagnostic()).message.en;
  }
  void put_card(std::size_t zone, Card card) {
    CardSet cards = state.cards(ferry_.rules().layout, zone);
    cards.add(card);
    state.set_cards(ferry_.rules().layout, zone, seat_at(0), cards);
  }

 private:
  Ferry ferry_;

 public:
  State state;
};

}  // namespace

TEST_CASE("the books of a board game that has begun are in order", "[books]") {
  CHECK(Table().broken() == "");
}

TEST_CASE("the books tell what was lost or made", "[books]") {
  const auto broken = [](const std::string& what, const auto& damage) {
    Table table;
    damage(table);
    CHECK(table.broken() == "at the end of the game " + what);
  };
  broken("silver is fewer than none",
         [](Table& table) { table.things().supply(table.good("silver")) = -1; });
  broken("belt was made of nothing",
         [](Table& table) { ++table.things().supply(table.good("belt")); });
  broken("belt was lost", [](Table& table) { --table.things().stock(table.good("belt")); });
  broken("rope is not as often there as its pile had it",
         [](Table& table) { ++table.things().supply(table.good("rope")); });
  broken("boat lies on no berth",
         [](Table& table) { ++table.things().supply(table.good("boat")); });
  broken("stall is covered otherwise than tiles lie on it",
         [](Table& table) { table.things().set_covered(0, CellSet::of(1)); });
  broken("there are fewer workers than none", [](Table& table) { table.things().pool(0) = -1; });
  broken("Smoker lies in two places",
         [](Table& table) { table.put_card(StateLayout::first_declared, card_at(0)); });
}
