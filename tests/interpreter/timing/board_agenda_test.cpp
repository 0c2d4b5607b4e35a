#include "timing/board_agenda.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <map>

#include "tests/games/battery.h"
#include "timing/board_table.h"

using namespace houserule;

namespace {

// What must hold of a table of a board game at every decision.
class Books {
 public:
  explicit Books(const LoadedTable& table) : game_(*table.rules), board_(*table.rules->board) {}

  void check(const State& state) const {
    const BoardSight sight(board_, game_.layout, state);
    check_goods(sight);
    check_vessels(sight);
    check_boards(sight);
    check_cards(state);
    check_stack(sight);
  }

  int workers(const State& state, int colour) const {
    const BoardSight sight(board_, game_.layout, state);
    int sum = sight.pool(colour);
    for (int space = 0; space < static_cast<int>(board_.spaces.size()); ++space) {
      sum += sight.workers(space, colour);
    }
    return sum;
  }

 private:
  int laid(const BoardSight& sight, int good) const {
    int count = 0;
    for (const LaidTile& tile : sight.laid()) count += tile.good == good ? 1 : 0;
    return count;
  }

  void check_goods(const BoardSight& sight) const {
    std::map<int, int> in_piles;
    for (const GoodPile& pile : board_.piles) {
      for (const auto& [good, count] : pile.goods) in_piles[good] = count;
    }
    for (int good = 0; good < static_cast<int>(board_.goods.size()); ++good) {
      const GoodKind& kind = board_.goods[static_cast<std::size_t>(good)];
      INFO(kind.name);
      REQUIRE(sight.supply(good) >= 0);
      if (kind.stock >= 0) {
        REQUIRE(sight.stock(good) + sight.supply(good) + laid(sight, good) == kind.stock);
      }
      if (kind.pile >= 0) {
        REQUIRE(sight.drawable(good) >= 0);
        REQUIRE(sight.discarded(good) >= 0);
        REQUIRE(sight.drawable(good) + sight.discarded(good) + sight.supply(good) ==
                in_piles[good]);
      }
    }
  }

  void check_vessels(const BoardSight& sight) const {
    std::map<int, int> lying;
    for (int berth = 0; berth < board_.berth_count; ++berth) {
      const int vessel = sight.vessel(berth);
      if (vessel < 0) {
        REQUIRE(sight.cargo(berth) == 0);
        continue;
      }
      ++lying[vessel];
      REQUIRE(sight.cargo(berth) >= 0);
      REQUIRE(sight.cargo(berth) <= board_.goods[static_cast<std::size_t>(vessel)].holds);
    }
    for (int good = 0; good < static_cast<int>(board_.goods.size()); ++good) {
      const bool vessel = board_.goods[static_cast<std::size_t>(good)].berths >= 0;
      if (vessel) REQUIRE(lying[good] == sight.supply(good));
    }
  }

  // What is covered is what lies there, and nothing lies on anything else.
  void check_boards(const BoardSight& sight) const {
    std::map<int, CellSet> covered;
    for (const LaidTile& tile : sight.laid()) {
      const BoardKind& kind = sight.kind_of(tile.place);
      const GoodKind& good = board_.goods[static_cast<std::size_t>(tile.good)];
      const int same = good.same_as >= 0 ? good.same_as : tile.good;
      const int shape = board_.goods[static_cast<std::size_t>(same)].shape;
      const CellSet cells =
          kind.tiles[static_cast<std::size_t>(shape)].cells_of(tile.turn, tile.origin);
      REQUIRE(sight.owned(tile.place) == 1);
      REQUIRE((covered[tile.place] & cells).empty());
      covered[tile.place] |= cells;
    }
    for (int place = 0; place < static_cast<int>(board_.places.size()); ++place) {
      const BoardKind& kind = sight.kind_of(place);
      if (kind.grid) REQUIRE(sight.covered(place) == covered[place]);
      if (kind.good >= 0 && place == kind.first_place) {
        int owned = 0;
        for (int copy = 0; copy < kind.copies; ++copy) owned += sight.owned(place + copy);
        REQUIRE(owned == sight.supply(kind.good));
      }
    }
  }

  void check_cards(const State& state) const {
    CardSet all;
    int count = 0;
    for (const std::size_t zone :
         {std::size_t{StateLayout::hand}, std::size_t{StateLayout::first_declared},
          std::size_t{StateLayout::first_declared} + 1,
          std::size_t{StateLayout::first_declared} + 2}) {
      const CardSet here = state.cards(game_.layout, zone);
      all |= here;
      count += here.count();
    }
    REQUIRE(all == game_.in_play);
    REQUIRE(count == game_.in_play.count());
  }

  void check_stack(const BoardSight& sight) const {
    REQUIRE(sight.depth() > 0);
    REQUIRE(sight.depth() <= max_board_frames);
    for (int i = sight.value(BoardValue::top); i < max_board_words; ++i) {
      REQUIRE(sight.words()[i] == 0);
    }
  }

  const GameRules& game_;
  const BoardRules& board_;
};

LoadedTable feast() { return battery::must_load("odin"); }

// Plays one game at random and looks at the books at every decision. `at_gaps`: also where random
// players go on, for what is anything worth that cannot be used?
void play_with_books(const LoadedTable& table, std::uint64_t seed, bool at_gaps) {
  INFO("seed " << seed);
  const Books books(table);
  const Surroundings around{.hooks = table.hooks.get()};
  State state;
  table.agenda->begin(state, seed);
  RandomStream random(seed, Purpose::agent);
  std::int64_t decisions = 0;
  std::array<int, 2> workers = {0, 0};
  while (true) {
    const Decision decision = table.agenda->run(state, around);
    if (decision.kind != Decision::Kind::ask) break;
    books.check(state);
    for (int colour = 0; colour < 2; ++colour) {
      const int now = books.workers(state, colour);
      REQUIRE(now >= workers[static_cast<std::size_t>(colour)]);
      workers[static_cast<std::size_t>(colour)] = now;
    }
    Choices choices = decision.choices;
    if (at_gaps) choices.at_gap = false;
    const bool only_pass = choices.options.empty();
    table.agenda->apply(
        state, only_pass ? Move::pass(seat_at(0)) : choices.random_move(random, decisions), around);
  }
  REQUIRE(workers[0] == 12);
  REQUIRE(workers[1] == 11);
}

}  // namespace

// HOUSERULE_GAMES=100000 plays as many, most of them as random players do, which takes minutes.
TEST_CASE("goods, vessels, tiles, cards and workers of a board game are kept at every decision") {
  const LoadedTable table = feast();
  const char* const wanted = std::getenv("HOUSERULE_GAMES");
  const std::uint64_t usual = this_build::is_slow ? 4 : 40;
  const std::uint64_t games = wanted == nullptr ? usual : std::strtoull(wanted, nullptr, 10);
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    play_with_books(table, seed, seed <= usual || seed % 10 == 0);
  }
}

TEST_CASE("a copy of a board game taken at any decision goes on alike") {
  const LoadedTable table = feast();
  const Surroundings around{.hooks = table.hooks.get()};
  int copies = 0;
  for (std::uint64_t seed = 11; seed < 14; ++seed) {
    State state;
    table.agenda->begin(state, seed);
    RandomStream random(seed, Purpose::agent);
    while (table.agenda->run(state, around).kind == Decision::Kind::ask) {
      State copy = state;
      RandomStream same = random;
      if (copies++ % 7 == 0) {
        table.agenda->play_out(copy, same, around);
        State other = state;
        RandomStream again = random;
        table.agenda->play_out(other, again, around);
        REQUIRE(copy == other);
      }
      table.agenda->apply(state, table.agenda->choices(state, seat_at(0)).random_move(random),
                          around);
    }
  }
  CHECK(copies > 50);
}

TEST_CASE("an untouched game costs what the boards and the feasts say") {
  const LoadedTable table = feast();
  const Surroundings around{.hooks = table.hooks.get()};
  State state;
  table.agenda->begin(state, 1);
  while (table.agenda->run(state, around).kind == Decision::Kind::ask) {
    const Choices choices = table.agenda->choices(state, seat_at(0));
    table.agenda->apply(state, choices.pass ? Move::pass(seat_at(0)) : choices.move(0), around);
  }
  // 86 cells of the home board, and 6 to 12 Vikings who go hungry, 3 points each.
  CHECK(state.score(table.rules->layout, seat_at(0)) == Amount::whole(-86 - 3 * 63));
}
