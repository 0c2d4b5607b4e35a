// Ferry, the board game of the tests: three goods, a board, two spaces, two cards, a die. Small
// enough that a test sees all of it, and changed by a test as players change theirs.

#pragma once

#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "board_rules/model/board_rules.h"
#include "board_rules/model/board_setup.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

namespace houserule {

class Ferry {
 public:
  // Ferry with a house rule of these changes: `append { .. }, set { .. }`; none: as it is. They
  // stand on line 2 of "mine.lua". `fields` are more fields of the game itself, in a part of its
  // own.
  explicit Ferry(const std::string& changes = "", const std::string& house = "",
                 const std::string& fields = "") {
    tree_.copy("tests/ferry");
    const auto games = tree_.root() / "games";
    std::filesystem::create_directories(games);
    std::filesystem::rename(tree_.root() / "tests" / "ferry", games / "ferry");
    if (!fields.empty()) add_part(fields);
    if (!changes.empty()) {
      tree_.write("games/ferry/variants/mine.lua",
                  R"(return variant { of = "ferry", title = { "Mine", ja = "私" }, ja = "私",)"
                  "\nchanges = { " +
                      changes + " } }\n");
    }
    const std::string spec =
        "ferry" + std::string(changes.empty() ? "" : " +mine") + (house.empty() ? "" : " " + house);
    Diagnostics diagnostics;
    table_ =
        load_table(tree_.folders(), battery::words(), parse_spec(spec, diagnostics), diagnostics);
    faults_ = diagnostics.to_text();
  }

  // What was at fault when it was read, one fault a line.
  const std::string& faults() const { return faults_; }

  const LoadedTable& table() const {
    INFO(faults_);
    REQUIRE(table_.has_value());
    return *table_;
  }
  const GameRules& rules() const { return *table().rules; }
  const BoardRules& board() const { return *rules().board; }
  const ScriptTree& tree() const { return tree_; }

  int good(const std::string& name) const { return found(board().goods, name); }
  int space(const std::string& name) const { return found(board().spaces, name); }
  int phase(const std::string& name) const { return found(board().phases, name); }

  // A table in this phase, with nothing in the supply but what `setup` says.
  Session session(BoardSetup setup, const std::string& phase_name = "actions") const {
    setup.phase = phase(phase_name);
    NumberedSetup numbered;
    numbered.setup.number = 1;
    numbered.setup.board = std::make_shared<BoardSetup>(std::move(setup));
    return {table(), 1, {numbered}, true};
  }

 private:
  void add_part(const std::string& fields) const {
    std::ifstream file(tree_.root() / "games/ferry/rules.lua", std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(file), {});
    const std::string first = "players = { 1 },";
    REQUIRE(text.find(first) != std::string::npos);
    text.replace(text.find(first), first.size(), first + " parts = { \"more\" },");
    tree_.write("games/ferry/rules.lua", text);
    tree_.write("games/ferry/more.lua", "return part { " + fields + " }\n");
  }

  template <typename Things>
  static int found(const Things& things, const std::string& name) {
    for (std::size_t i = 0; i < things.size(); ++i) {
      if (things[i].name == name) return static_cast<int>(i);
    }
    FAIL("the ferry has no " << name);
    return -1;
  }

  ScriptTree tree_;
  std::optional<LoadedTable> table_;
  std::string faults_;
};

}  // namespace houserule
