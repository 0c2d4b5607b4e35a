// Where things of a board game lie in its state: each has its room, and no two share it.

#include "board_rules/model/board_layout.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "tests/ferry/harbour.h"

using namespace houserule;

namespace {

struct Room {
  const char* name;
  std::uint32_t from;
  std::size_t size;
};

std::vector<Room> rooms_of(const BoardRules& rules) {
  const BoardLayout& layout = rules.layout;
  const std::size_t goods = rules.goods.size();
  const std::size_t places = rules.places.size();
  std::size_t slots = 0;
  std::size_t cells = 0;
  for (const BoardPlace& place : rules.places) {
    const BoardKind& kind = rules.kinds[static_cast<std::size_t>(place.kind)];
    slots += kind.slots.size();
    if (kind.grid) cells += static_cast<std::size_t>(kind.grid->coverable().count());
  }
  const auto berths = static_cast<std::size_t>(rules.berth_count);
  return {{"values", 0, board_values},
          {"frames", layout.frames, std::size_t{max_board_frames} * 4},
          {"words", layout.words, max_board_words},
          {"supply", layout.supply, goods},
          {"drawable", layout.drawable, goods},
          {"discarded", layout.discarded, goods},
          {"stock", layout.stock, goods},
          {"eaten", layout.eaten, goods},
          {"berths", layout.berths, berths},
          {"cargo", layout.cargo, berths},
          {"workers", layout.workers, rules.spaces.size() * max_colours},
          {"pools", layout.pools, max_colours},
          {"placements", layout.placements, 8},
          {"begun", layout.begun, rules.phases.size()},
          {"strips", layout.strips, rules.strips.size()},
          {"owned", layout.owned, places},
          {"face_up", layout.face_up, places},
          {"lying", layout.lying, places},
          {"latches", layout.latches, static_cast<std::size_t>(rules.latches)},
          {"script", layout.script, max_scripted},
          {"slots", layout.slots, slots},
          {"laid", layout.laid, cells * 4}};
}

// Each room ends where the next begins, and the last where all do.
void check_rooms(const BoardRules& rules) {
  std::vector<Room> rooms = rooms_of(rules);
  std::stable_sort(rooms.begin(), rooms.end(),
                   [](const Room& a, const Room& b) { return a.from < b.from; });
  std::size_t next = 0;
  for (const Room& room : rooms) {
    CAPTURE(room.name);
    CHECK(room.from == next);
    next = room.from + room.size;
  }
  CHECK(rules.layout.counters == next);
}

}  // namespace

TEST_CASE("what a board game counts fills its state without holes", "[program]") {
  check_rooms(Ferry().board());
  check_rooms(Harbour("").board());
  check_rooms(Harbour::with_entry("boards", R"(board { "shed", yours = true, copies = 3,
                                                      slots = { { 2, "fish" }, { 1, "eel" } } })")
                  .board());
  check_rooms(Harbour::with_entry("always", R"(after { once_per = "game", gain { "fish" } },
                               after { once_per = "round", gain { "fish" } })")
                  .board());
}

TEST_CASE("every value of a board game has its counter before all others", "[program]") {
  const auto values = all_of_enumeration<BoardValue>();
  CHECK(values.size() <= board_values);
  CHECK(static_cast<std::uint32_t>(values.back()) < Ferry().board().layout.frames);
}

TEST_CASE("every board has masks of its own for what is covered and for what lies apart",
          "[program]") {
  const Harbour harbour = Harbour::with_entry(
      "boards", R"(board { "barn", copies = 2, apart = { "fish", "eel" }, "....", "...." },
                   board { "shed", slots = { { 2, "fish" }, { 1, "eel" } } },
                   board { "hut", slots = { { 1, "fish" } } })");
  const BoardRules& rules = harbour.board();
  std::vector<bool> taken(rules.layout.masks);
  std::uint32_t slots = 0;
  const auto take = [&](std::uint32_t from, int words) {
    for (std::uint32_t i = from; i < from + static_cast<std::uint32_t>(words); ++i) {
      REQUIRE(i < taken.size());
      CHECK_FALSE(taken[i]);
      taken[i] = true;
    }
  };
  for (const BoardPlace& place : rules.places) {
    const BoardKind& kind = rules.kinds[static_cast<std::size_t>(place.kind)];
    CHECK(place.slots == slots);
    slots += static_cast<std::uint32_t>(kind.slots.size());
    if (!kind.grid) continue;
    take(place.covered, kind.grid->words());
    for (std::size_t i = 0; i < kind.apart.size(); ++i) take(place.apart[i], kind.grid->words());
  }
  CHECK(std::find(taken.begin(), taken.end(), false) == taken.end());
}

TEST_CASE("laying out again comes to the same", "[program]") {
  const Harbour harbour("");
  BoardRules again = harbour.board();
  lay_out(again);
  CHECK(again.layout.counters == harbour.board().layout.counters);
  CHECK(again.layout.masks == harbour.board().layout.masks);
  check_rooms(again);
}
