// What bindings know of the call they serve: the context of a Vm (Vm::context).

#pragma once

#include <array>
#include <string>
#include <vector>

#include "lua/objects/name_pool.h"
#include "lua/objects/script_object.h"
#include "lua/vm/vm.h"
#include "rules/model/deal_result.h"
#include "rules/model/game_rules.h"
#include "rules/model/hooks.h"

namespace houserule {

// A figure of the settlement that runs, for the deal, a seat or a side.
struct FigureSlot {
  enum class Type : std::uint8_t { amount, truth, text } type = Type::amount;
  bool truth = false;
  Amount amount;
  std::string text;
};

// A line of a settlement with its functions at hand. Registry references.
struct PreparedLine {
  const char* slug = nullptr;  // as the name pool has it
  int function = LUA_NOREF;
  int inside = LUA_NOREF;  // what the function is given first: it is a wrap; or LUA_NOREF
  bool ends_soon = true;   // see bytecode_check.h
};

struct ScriptContext {
  const std::vector<HouseNumber>* house = nullptr;  // null while files are read
  const GameRules* rules = nullptr;
  NamePool names;
  ScriptObjects objects;
  std::vector<std::size_t> counted_zones;  // what counts as captured: indexes into zones()
  std::vector<int> rank_numbers;           // by index into Deck::ranks

  // Of the call that runs; null between calls.
  const DealResult* result = nullptr;  // of a settlement
  TableInHand* table = nullptr;        // of a step
  const State* state = nullptr;        // of either, if the cards are known
  Chips* chips = nullptr;
  std::array<SeatSet, max_seats> sides{};  // by seat: the seats of its side
  std::array<Amount, max_seats> scores{};  // of a settlement: by seat, as it began

  // Of the settlement that runs.
  const SettlePhase* phase = nullptr;
  const std::vector<PreparedLine>* lines = nullptr;
  int line = 0;                                            // the one that is being worked out
  std::vector<std::array<FigureSlot, max_seats>> figures;  // by line; a figure of the deal has [0]

  // What the tables of `result` and the seats say now: set_standing().
  struct {
    Amount all_points;
    int trick_count = -1;  // nothing yet
    bool contract = false;
    Seat declarer = no_seat;
    std::array<SeatSet, max_seats> sides{};  // of no seats: nothing yet
  } standing;

  static ScriptContext& of(Vm& vm) { return *static_cast<ScriptContext*>(vm.context()); }
  static ScriptContext& of(lua_State* lua) { return of(Vm::of(lua)); }

  SeatSet side_of(int seat) const { return sides[static_cast<std::size_t>(seat)]; }
  SeatSet everybody() const { return static_cast<SeatSet>((1U << rules->seats) - 1); }
  // Returns the sides, each by its first seat.
  SeatSet first_of_sides() const;
};

}  // namespace houserule
