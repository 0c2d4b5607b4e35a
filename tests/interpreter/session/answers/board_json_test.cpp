#include "session/answers/board_json.h"

#include <catch2/catch.hpp>

#include "board_agenda/board_table.h"
#include "session/answers/view_json.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

using Json = nlohmann::ordered_json;

// Sets a table up again from the key "board" of a view, as a program would that remembers nothing.
class Rebuilt {
 public:
  Rebuilt(const GameRules& game, const Json& board)
      : game_(game), rules_(*game.board), state_(game.layout), table_(rules_, game.layout, state_) {
    std::fill_n(state_.masks(game.layout), rules_.layout.masks, std::uint64_t{0});
    std::fill_n(state_.counters(game.layout), rules_.layout.counters, std::int16_t{0});
    set(BoardValue::round, board["round"]);
    set(BoardValue::colour, board["colour"].get<int>() - 1);
    for (const auto& [slug, count] : board["supply"].items()) table_.supply(good(slug)) = count;
    for (const auto& [slug, count] : board["served"].items()) table_.eaten(good(slug)) = count;
    for (const auto& [slug, count] : board["stock"].items()) table_.stock(good(slug)) = count;
    for (const auto& [name, pile] : board["piles"].items()) {
      for (const auto& [slug, n] : pile["drawable"].items()) table_.drawable(good(slug)) = n;
      for (const auto& [slug, n] : pile["discarded"].items()) table_.discarded(good(slug)) = n;
    }
    for (const Berths& row : rules_.berths) {
      for (int i = 0; i < row.count; ++i) {
        const Json& berth = board["vessels"][row.name][static_cast<std::size_t>(i)];
        if (berth.is_null()) continue;
        table_.berth(row.first + i) = static_cast<std::int16_t>(good(berth["vessel"]) + 1);
        table_.cargo(row.first + i) = berth["cargo"];
      }
    }
    workers(board["workers"]);
    for (int n = 1; n < 8; ++n) {
      table_.placements(n) = board["placements"][static_cast<std::size_t>(n - 1)];
    }
    for (std::size_t i = 0; i < rules_.phases.size(); ++i) {
      const auto begun = board["phases_begun"].find(rules_.phases[i].slug);
      if (begun != board["phases_begun"].end()) table_.phases_begun(static_cast<int>(i)) = *begun;
    }
    for (std::size_t i = 0; i < rules_.strips.size(); ++i) {
      const Json& left = board["strips"][i];
      const std::size_t all = rules_.strips[i].items.size();
      table_.strip(static_cast<int>(i)) =
          static_cast<std::int16_t>(left.is_null() ? 0
                                    : left.empty() ? -1
                                                   : static_cast<int>(all - left.size()) + 1);
    }
    boards(board["boards"]);
    for (std::size_t i = 0; i < board["used"].size(); ++i) {
      table_.latch(static_cast<int>(i)) = board["used"][i];
    }
    running(board["running"]);
    set(BoardValue::quiet, board["notes"]["quiet"]);
    set(BoardValue::passed, board["notes"]["passed"]);
    set(BoardValue::left, board["notes"]["left"]);
    set(BoardValue::changed, board["notes"]["changed"]);
  }

  // Whether all that lies on the table is as in `state`; cards are in other keys of the view.
  bool is_board_of(const State& state) const {
    const std::int16_t* here = state_.counters(game_.layout);
    const std::int16_t* there = state.counters(game_.layout);
    const std::uint64_t* masks = state_.masks(game_.layout);
    return std::equal(here, here + rules_.layout.counters, there) &&
           std::equal(masks, masks + rules_.layout.masks, state.masks(game_.layout));
  }

 private:
  int good(const std::string& slug) const {
    for (std::size_t i = 0; i < rules_.goods.size(); ++i) {
      if (rules_.goods[i].slug == slug) return static_cast<int>(i);
    }
    FAIL("no good " << slug);
    return -1;
  }

  void set(BoardValue which, int value) { table_.value(which) = static_cast<std::int16_t>(value); }

  void workers(const Json& told) {
    for (int colour = 0; colour < rules_.colours; ++colour) {
      const auto at = static_cast<std::size_t>(colour);
      table_.pool(colour) = told["ready"][at];
      for (std::size_t i = 0; i < rules_.spaces.size(); ++i) {
        const auto there = told["spaces"].find(rules_.spaces[i].slug);
        if (there != told["spaces"].end()) {
          table_.workers(static_cast<int>(i), colour) = (*there)[at];
        }
      }
    }
  }

  void boards(const Json& told) {
    std::map<int, LaidTile> tiles;
    for (std::size_t i = 0; i < rules_.places.size(); ++i) {
      const int place = static_cast<int>(i);
      const Json& board = told[i];
      const BoardKind& kind = table_.kind_of(place);
      table_.owned(place) = board["owned"].get<bool>() ? 1 : 0;
      table_.face_up(place) = board["face_up"].get<bool>() ? 1 : 0;
      table_.lying(place) = board["silver"];
      for (std::size_t slot = 0; slot < kind.slots.size(); ++slot) {
        table_.slot(place, static_cast<int>(slot)) = board["slots"][slot]["filled"];
      }
      for (const Json& tile : board["tiles"]) {
        const int origin = kind.grid->number_of({tile["row"], tile["column"]});
        tiles[tile["number"]] = {static_cast<std::int16_t>(good(tile["good"])),
                                 static_cast<std::int16_t>(place),
                                 static_cast<std::int16_t>(origin), tile["turn"]};
      }
    }
    for (const auto& [number, tile] : tiles) {
      ++table_.value(BoardValue::laid);
      table_.laid().back() = tile;
      const BoardKind& kind = table_.kind_of(tile.place);
      const GoodKind& laid = rules_.goods[static_cast<std::size_t>(tile.good)];
      const int as = laid.same_as >= 0 ? laid.same_as : tile.good;
      const auto shape = static_cast<std::size_t>(rules_.goods[static_cast<std::size_t>(as)].shape);
      const CellSet cells = kind.tiles[shape].cells_of(tile.turn, tile.origin);
      table_.set_covered(tile.place, table_.covered(tile.place) | cells);
      for (std::size_t i = 0; i < kind.apart.size(); ++i) {
        if (!kind.apart[i].has(as)) continue;
        const int set = static_cast<int>(i);
        table_.set_apart(tile.place, set, table_.apart(tile.place, set) | cells);
      }
    }
  }

  void running(const Json& told) {
    int top = 0;
    int depth = 0;
    for (const Json& frame : told) {
      const std::string kind = frame["kind"];
      constexpr std::array<std::string_view, 8> kinds = {"act",    "action",  "phase",   "gap",
                                                         "window", "anytime", "instead", "batch"};
      const auto which = std::find(kinds.begin(), kinds.end(), kind) - kinds.begin();
      table_.frames()[depth++] = {static_cast<std::uint8_t>(which), frame["flags"], frame["block"],
                                  frame["step"], static_cast<std::uint16_t>(top)};
      for (const Json& word : frame["words"]) table_.words()[top++] = word;
    }
    set(BoardValue::depth, depth);
    set(BoardValue::top, top);
  }

  const GameRules& game_;
  const BoardRules& rules_;
  State state_;
  BoardTable table_;
};

}  // namespace

TEST_CASE("a view of a board game is enough to set its table up again", "[view]") {
  const LoadedTable table = table_of("odin");
  const unsigned games = this_build::is_slow ? 2 : 12;
  unsigned looks = 0;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    INFO("seed " << seed);
    Session session(table_of("odin"), seed);
    RandomStream random(seed, Purpose::agent);
    std::int64_t asked = 0;
    for (int moves = 0; moves < 400 && !session.is_finished(); ++moves) {
      const View view(session.rules().layout, session.state(), seat_at(0));
      const Json told = view_json(session.table(), view, session.decision())["board"];
      REQUIRE(Rebuilt(session.rules(), told).is_board_of(session.state()));
      ++looks;
      Choices choices = session.choices(seat_at(0));
      choices.at_gap = false;
      REQUIRE_FALSE(session.try_move(choices.options.empty() ? Move::pass(seat_at(0))
                                                             : choices.random_move(random, asked)));
    }
  }
  CHECK(looks > 40 * games);
}

TEST_CASE("a view of a board game tells nothing of what is still to come", "[view]") {
  Session session(table_of("odin"), 5);
  const View view(session.rules().layout, session.state(), seat_at(0));
  State other = session.state();
  other.core().chance = RandomStream(99, Purpose::chance);
  const View same(session.rules().layout, other, seat_at(0));
  CHECK(view_json(session.table(), view, session.decision()).dump() ==
        view_json(session.table(), same, session.decision()).dump());
}

TEST_CASE("score lines of a view are those of the sheet", "[view]") {
  Session session(table_of("odin"), 5);
  const View view(session.rules().layout, session.state(), seat_at(0));
  const Json told = view_json(session.table(), view, session.decision())["board"];
  CHECK(told["score"]["empty_cells"] == -86);
  CHECK(told["round"] == 0);  // it has not begun
  CHECK(told["rounds"] == 7);
  CHECK(told["boards"][0]["board"] == "home");
}
