#include <algorithm>
#include <catch2/catch.hpp>

#include "board_agenda/board_books.h"
#include "board_agenda/board_table.h"
#include "tests/ferry/ferry.h"

using namespace houserule;

namespace {

// The ferry with a belt of two cells that lies on the stall, a knot of one and others; all are
// there once. What is lifted is lifted before the first income, where it can be.
class Belt {
 public:
  Belt(const std::string& gain, const std::string& fill, const std::string& tile = "belt")
      : ferry_(R"(append { path = "goods", values = {
                    tile { "belt", "##" }, tile { "knot", "#" }, tile { "block", "##", "##" },
                    tile { "long", "###############" } } },
                  append { path = "boards[1].accepts", values = { "belt", "knot" } },
                  append { path = "boards", values = {
                    board { "field", yours = true, accepts = { "long", "block", "silver" },
                            "...............", "..............." } } },
                  insert { at_start_of = "setup", entry = gain { )" +
               gain + R"( } },
                  insert { at_start_of = "rounds.income", entry = lift { ")" +
               tile + R"(", fill = { )" + fill + " } } }"),
        session_(ferry_.table(), 1) {
    while (round() == 1 && session_.decision().kind == Decision::Kind::ask) {
      const auto& legal = session_.legal_moves().legal;
      const auto put = std::find_if(legal.begin(), legal.end(), [&](const std::string& move) {
        return move.starts_with("1 put " + tile) && move.find("turned") == move.npos;
      });
      const bool lays = !is_laid_ && put != legal.end();
      is_laid_ = is_laid_ || lays;
      REQUIRE_FALSE(session_.try_move(lays ? *put : "1 pass"));
    }
    REQUIRE(is_laid_);
    const auto broken = broken_books(ferry_.rules(), session_.state());
    INFO((broken ? broken->message.en : ""));
    REQUIRE_FALSE(broken);
  }

  int supply(const std::string& good) const { return sight().supply(ferry_.good(good)); }
  int laid(const std::string& good) const {
    const auto tiles = sight().laid();
    return static_cast<int>(std::count_if(tiles.begin(), tiles.end(), [&](const LaidTile& tile) {
      return tile.good == ferry_.good(good);
    }));
  }

 private:
  BoardSight sight() const { return {ferry_.board(), ferry_.rules().layout, session_.state()}; }
  int round() const { return sight().round() == 0 ? 1 : sight().round(); }

  Ferry ferry_;
  Session session_;
  bool is_laid_ = false;
};

}  // namespace

TEST_CASE("what fills the place of a tile that is lifted comes from what is there", "[timing]") {
  const Belt lifted(R"("belt")", R"("knot", "silver")");
  CHECK(lifted.supply("belt") == 1);
  CHECK(lifted.laid("belt") == 0);
  CHECK(lifted.laid("knot") == 1);
  CHECK(lifted.laid("silver") == 1);
  // Silver that is laid is none that anybody had.
  CHECK(lifted.supply("silver") == Belt(R"("belt")", R"("knot", "knot")").supply("silver"));
}

TEST_CASE("a tile is lifted only where its place can be filled", "[timing]") {
  const auto stays = [](const char* gain, const char* fill) {
    INFO(fill);
    const Belt belt(gain, fill);
    CHECK(belt.laid("belt") == 1);
    CHECK(belt.supply("belt") == 0);
    CHECK(belt.laid("silver") == 0);
  };
  stays(R"("belt", "knot")", R"("silver", "knot")");  // somebody has the knot
  stays(R"("belt")", R"("knot", "knot")");            // there is one
}

// As many cells, but not of that shape: in however many orders that could be tried.
TEST_CASE("whether a place can be filled is found out at once", "[timing]") {
  const Belt belt(R"("long")", R"("11 silver", "block")", "long");
  CHECK(belt.laid("long") == 1);
  CHECK(Belt(R"("long")", R"("15 silver")", "long").laid("silver") == 15);
}
