// Positions of a board game to look at: A Feast for Odin, in the middle of its actions.

#pragma once

#include <memory>

#include "board_rules/model/board_setup.h"
#include "board_rules/sheet/option_text.h"
#include "tests/interpreter/bots/bot_table.h"

namespace houserule {

// A position with goods and spaces by their names.
class BoardPosition {
 public:
  explicit BoardPosition(const std::string& phase = "actions") : table_(table_of("odin")) {
    const BoardRules& rules = *table_.rules->board;
    for (std::size_t i = 0; i < rules.phases.size(); ++i) {
      if (rules.phases[i].name == phase) setup_.phase = static_cast<int>(i);
    }
    REQUIRE(setup_.phase >= 0);
    setup_.round = 3;
    setup_.workers = 8;
  }

  const BoardRules& rules() const { return *table_.rules->board; }
  int good(const std::string& name) const {
    for (std::size_t i = 0; i < rules().goods.size(); ++i) {
      if (rules().goods[i].name == name) return static_cast<int>(i);
    }
    FAIL("no good " << name);
    return -1;
  }
  int space(const std::string& name) const {
    for (std::size_t i = 0; i < rules().spaces.size(); ++i) {
      if (rules().spaces[i].name == name) return static_cast<int>(i);
    }
    FAIL("no space " << name);
    return -1;
  }
  int place(const std::string& kind) const {
    for (std::size_t i = 0; i < rules().places.size(); ++i) {
      const auto of = static_cast<std::size_t>(rules().places[i].kind);
      if (rules().kinds[of].name == kind) return static_cast<int>(i);
    }
    FAIL("no board " << kind);
    return -1;
  }

  BoardPosition& has(const std::string& name, int count) {
    setup_.supply.emplace_back(good(name), count);
    return *this;
  }
  BoardPosition& workers_on(const std::string& name, int count) {
    setup_.on_spaces.emplace_back(space(name), count);
    return *this;
  }
  BoardPosition& lies(const std::string& name, const std::string& board, GridCell origin,
                      int turn = 0) {
    const int at = place(board);
    const auto kind = static_cast<std::size_t>(rules().places[static_cast<std::size_t>(at)].kind);
    Option option;
    option.verb = static_cast<std::uint8_t>(Verb::put);
    option.of = {static_cast<std::int16_t>(good(name)), static_cast<std::int16_t>(at),
                 static_cast<std::int16_t>(rules().kinds[kind].grid->number_of(origin)),
                 static_cast<std::int16_t>(turn)};
    setup_.laid.push_back(option);
    return *this;
  }

  BoardPosition& holds_open(const std::string& code) {
    for (int i = 0; i < table_.rules->deck.size(); ++i) {
      if (table_.rules->deck.info(card_at(i)).code == code) setup_.open.add(card_at(i));
    }
    REQUIRE_FALSE(setup_.open.empty());
    return *this;
  }
  BoardPosition& strip_shows(int strip) {
    setup_.strips.emplace_back(strip, 0);
    return *this;
  }
  BoardPosition& has_vessel(const std::string& name, int cargo) {
    setup_.vessels.emplace_back(good(name), cargo);
    return *this;
  }

  Session session() const {
    NumberedSetup numbered;
    numbered.setup.number = 1;
    numbered.setup.board = std::make_shared<BoardSetup>(setup_);
    return {table_of("odin"), 5, {numbered}};
  }

 private:
  LoadedTable table_;
  BoardSetup setup_;
};

}  // namespace houserule
