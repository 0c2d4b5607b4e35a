#include "editor/server/board_play_picture.h"

#include <algorithm>

#include "base/random.h"
#include "session/table/session.h"
#include "tests/editor/server/asking_editor.h"
#include "tests/interpreter/bots/bot_table.h"
#include "tests/this_build.h"

using namespace houserule;

namespace {

using Moves = std::vector<std::string>;

// The ways to lay a tile, put together as the page does it.
void add_ways_to_lay(Moves& moves, const Json& table, const Json& entry) {
  for (const Json& lay : entry["boards"]) {
    const auto is_it = [&](const Json& board) { return board["place"] == lay["place"]; };
    const Json& boards = table["boards"];
    const auto board = std::find_if(boards.begin(), boards.end(), is_it);
    REQUIRE(board != boards.end());
    const int width = (*board)["width"];
    for (const Json& turn : lay["turns"]) {
      for (const Json& run : turn["at"]) {
        for (int at = run[0]; at <= run[1].get<int>(); ++at) {
          moves.push_back(lay["put"].get<std::string>() + std::to_string(at / width) + "," +
                          std::to_string(at % width) + turn["turned"].get<std::string>());
        }
      }
    }
  }
}

// Everything the page offers.
Moves offered(const Json& table) {
  Moves moves;
  for (const Json& column : table["columns"]) {
    for (const Json& space : column["spaces"]) {
      if (space["offered"] == true) moves.push_back(space["move"]);
    }
  }
  for (const Json& entry : table["menu"]) {
    if (entry["kind"] == "lay") {
      add_ways_to_lay(moves, table, entry);
    } else {
      moves.push_back(entry["move"]);
    }
  }
  return moves;
}

Json act(AskingEditor& editor, const Json& table, const std::string& move, bool sure = false) {
  return editor.result(
      {{"verb", "act"}, {"sitting", table["sitting"]}, {"move", move}, {"sure", sure}});
}

Json sit(AskingEditor& editor, const char* language = "en") {
  return editor.result({{"verb", "sit"}, {"table", "odin"}, {"seed", "1"}, {"language", language}});
}

const Json* space_that(const Json& table, const char* key, bool wanted) {
  for (const Json& column : table["board_table"]["columns"]) {
    for (const Json& space : column["spaces"]) {
      if (space[key] == wanted) return &space;
    }
  }
  return nullptr;
}

const Json* entry_of_kind(const Json& table, const char* kind) {
  for (const Json& entry : table["board_table"]["menu"]) {
    if (entry["kind"] == kind) return &entry;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("a board game is played to its score sheet by what is offered, which is all there is",
          "[editor]") {
  AskingEditor editor;
  Json table = sit(editor);
  Session beside(table_of("odin"), 1);
  RandomStream random(7, Purpose::agent);
  int turns = 0;
  while (table["finished"] != true) {
    REQUIRE(++turns < 2000);
    const Json& board = table["board_table"];
    Moves moves = offered(board);
    // Now and then: the list of the session is long.
    if (turns % (this_build::is_slow ? 25 : 5) == 1) {
      for (std::size_t i = beside.log().size(); i < table["moves"].size();
           i = beside.log().size()) {
        REQUIRE_FALSE(beside.try_move(table["moves"][i].get<std::string>()));
      }
      const LegalMoves legal = beside.legal_moves();
      REQUIRE(legal.choose.empty());
      Moves all;
      for (const std::string& move : legal.legal) all.push_back(move.substr(2));
      std::sort(all.begin(), all.end());
      std::sort(moves.begin(), moves.end());
      REQUIRE(moves == all);
    }
    // Mostly spaces, so that all kinds of questions are met; rounds are ended early now and then.
    if (board["places_workers"] == true) {
      const auto end = std::partition(moves.begin(), moves.end(), [](const std::string& move) {
        return move.starts_with("place ");
      });
      const std::uint32_t what = random.below(5);
      if (what == 0) moves = {"pass"};
      if (what > 1 && end != moves.begin()) moves.erase(end, moves.end());
    }
    const std::string& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    INFO(turns << " " << move);
    const std::size_t before = table["moves"].size();
    table = act(editor, table, move, true);
    CHECK(table["refused"] == "");
    REQUIRE(table["moves"].size() > before);
  }
  const Json& board = table["board_table"];
  CHECK(turns > 40);
  CHECK(board["menu"].empty());
  CHECK(offered(board).empty());
  int total = 0;
  for (const Json& line : board["sheet"]) total += line["points"].get<int>();
  CHECK(board["total"] == total);
  CHECK(table["seats"][0]["score"] == std::to_string(total));
  CHECK(act(editor, table, "pass")["refused"] ==
        "The match is over: there is nothing left to play.");
}

TEST_CASE("a pass with workers left is told first, and so are workers where nothing could be done",
          "[editor]") {
  AskingEditor editor;
  Json table = sit(editor);
  const Json before = table["moves"];
  table = act(editor, table, "pass");
  CHECK(table["moves"] == before);
  CHECK(table["warning"] ==
        "You have 6 Vikings left. Pass once more, and no more are placed this round.");
  const Json* idle = space_that(table, "possible", false);
  REQUIRE(idle != nullptr);
  REQUIRE((*idle)["offered"] == true);
  const std::string move = (*idle)["move"];
  const std::string why = (*idle)["why"];
  table = act(editor, table, move);
  CHECK(table["moves"] == before);
  CHECK(table["warning"] == why);
  CHECK(table["refused"] == "");
  table = act(editor, table, move, true);
  CHECK(table["moves"].size() > before.size());
  CHECK(table["warning"] == "");
  table = act(editor, table, "pass", true);
  CHECK(table["board_table"]["places_workers"] == false);
}

TEST_CASE("a tile lies where it was said to, and nowhere else", "[editor]") {
  AskingEditor editor;
  Json table = sit(editor);
  const Json* entry = entry_of_kind(table, "lay");
  REQUIRE(entry != nullptr);
  const Json lay = (*entry)["boards"][0];
  const Json turn = lay["turns"][0];
  const auto board_of = [&] {
    for (const Json& board : table["board_table"]["boards"]) {
      if (board["place"] == lay["place"]) return board;
    }
    return Json();
  };
  CHECK(board_of()["tiles"].empty());
  CHECK(board_of()["rows"][0].get<std::string>().size() == board_of()["width"]);
  CHECK(board_of()["picture"].size() == board_of()["rows"].size() + 1);
  CHECK(turn["shape"].size() > 0);

  const Json before = table["moves"];
  table = act(editor, table, lay["put"].get<std::string>() + "0,0");
  CHECK(table["refused"] == "It must stand on the lowest row.");
  CHECK(table["said"].back()["text"] == table["refused"]);
  CHECK(table["moves"] == before);
  CHECK(act(editor, table, "put nonsense")["refused"].get<std::string>().size() > 10);
  CHECK(act(editor, table, "score")["moves"] == before);

  const int at = turn["at"][0][0];
  const int width = board_of()["width"];
  table = act(editor, table,
              lay["put"].get<std::string>() + std::to_string(at / width) + "," +
                  std::to_string(at % width) + turn["turned"].get<std::string>());
  CHECK(table["refused"] == "");
  REQUIRE(board_of()["tiles"].size() == 1);
  CHECK(board_of()["tiles"][0]["at"][0][0] == at);
  CHECK(table["board_table"]["menu"].dump().find(lay["put"].dump()) == std::string::npos);
}

TEST_CASE("spaces say who stands there and why they cannot be chosen; a hint names its move",
          "[editor]") {
  AskingEditor editor;
  Json table = sit(editor);
  table = editor.result({{"verb", "say"}, {"sitting", table["sitting"]}, {"line", "hint"}});
  const Moves moves = offered(table["board_table"]);
  CHECK(std::find(moves.begin(), moves.end(), table["advice"]) != moves.end());
  const Json* space = space_that(table, "possible", true);
  REQUIRE(space != nullptr);
  CHECK((*space)["taken"] == "");
  const std::string name = (*space)["name"];
  table = act(editor, table, (*space)["move"]);
  CHECK_FALSE(table.contains("advice"));
  const auto again = [&]() -> Json {
    for (const Json& column : table["board_table"]["columns"]) {
      for (const Json& one : column["spaces"]) {
        if (one["name"] == name) return one;
      }
    }
    return {};
  }();
  CHECK(again["taken"] == "you");
  CHECK(again["offered"] == false);
  CHECK(again["why"] == "Workers stand on " + name + " already.");
  CHECK(act(editor, table, again["move"])["refused"] == again["why"]);
}

TEST_CASE("a board game speaks the language of whoever sits down", "[editor]") {
  AskingEditor editor;
  const Json board = sit(editor, "ja")["board_table"];
  CHECK(board["menu"].back()["text"].get<std::string>().starts_with("パス"));
  CHECK(board["boards"][0]["title"][1] == "収入0");
  CHECK(board["columns"][0]["label"].get<std::string>().find("1人") != std::string::npos);
}
