#include "board_agenda/board_agenda.h"

#include <catch2/catch.hpp>
#include <cstdlib>

#include "board_agenda/board_books.h"
#include "board_agenda/board_table.h"
#include "tests/ferry/ferry.h"

using namespace houserule;

namespace {

// What must hold of a table of a board game at every decision.
class Books {
 public:
  explicit Books(const LoadedTable& table) : game_(*table.rules), board_(*table.rules->board) {}

  void check(const State& state) const {
    const auto broken = broken_books(game_, state);
    INFO((broken ? broken->message.en : ""));
    REQUIRE_FALSE(broken);
    check_stack(BoardSight(board_, game_.layout, state));
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
void play_with_books(const LoadedTable& table, std::uint64_t seed, bool at_gaps,
                     std::array<int, 2> workers_at_end) {
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
  REQUIRE(workers == workers_at_end);
}

}  // namespace

// HOUSERULE_GAMES=100000 plays as many, most of them as random players do, which takes minutes.
TEST_CASE("goods, vessels, tiles, cards and workers of a board game are kept at every decision") {
  const LoadedTable table = feast();
  const char* const wanted = std::getenv("HOUSERULE_GAMES");
  const std::uint64_t usual = this_build::is_slow ? 4 : 40;
  const std::uint64_t games = wanted == nullptr ? usual : std::strtoull(wanted, nullptr, 10);
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    play_with_books(table, seed, seed <= usual || seed % 10 == 0, {12, 11});
  }
  const Ferry ferry;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    play_with_books(ferry.table(), seed, seed % 2 == 0, {3, 0});
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
