// Runs the twin of a settlement or of a step.
//
// All or nothing: where anything is in doubt - a value of the wrong kind, a figure that is not
// there yet, more of anything than a settlement needs - it puts the amounts back and says so, and
// Lua settles. Allocates nothing.

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "lua/objects/script_object.h"
#include "lua/twin/program.h"
#include "rules/model/deal_result.h"
#include "rules/model/hooks.h"

namespace houserule::twin {

inline constexpr std::size_t most_registers = 250;
inline constexpr std::size_t most_items = 200;   // of all arrays a line makes for one seat
inline constexpr std::size_t most_amounts = 64;  // of a state
inline constexpr std::int64_t most_steps =
    5'000;  // of Lua's budget a small part, whatever they cost there
inline constexpr int deepest_call = 12;
inline constexpr std::size_t most_changes = 4;  // of a step

// What a run works in; made once for a program.
struct Workspace {
  explicit Workspace(std::size_t lines) : figures(lines) {}

  std::array<Value, most_registers> registers;
  std::array<Value, most_items> items;
  std::vector<std::array<Value, max_seats>> figures;  // by line; a figure of the deal has [0]
  std::array<Amount, most_amounts> before;            // the amounts as they were
};

class Run {
 public:
  // `amounts` are those of the state (State::all_amounts), at most most_amounts. Precondition:
  // result.state is known.
  Run(const Program& program, const DealResult& result, std::span<Amount> amounts,
      Workspace& space);

  // Returns -1, or the line that gave up.
  int settle();

  // Runs a step instead; false: it gave up, and the table is as it was. Precondition: the program
  // is that of a step; of `result` only the sides count.
  bool run_step(TableInHand& table);

  bool has_scored() const { return has_scored_; }  // as Chips::has_scored

 private:
  static constexpr int gave_up = -1;

  // twin_run.cpp
  bool run_line(const SettleLine& line, const ProgramLine& ready);
  bool take(const SettleLine& line, int index, SeatSet seats, const Value& value);
  bool call_line(const ProgramLine& ready, const Value& first, const Value& second, int given,
                 Value& answer);
  // Runs a function whose arguments are in its first registers; its results begin at `to`, which
  // is never above `registers`. Returns how many there are.
  int run(const Function& function, Value* registers, int given, Value* to, std::uint32_t around);
  // Calls what is in `slot`; its arguments follow it. The results begin in `slot`.
  int call(Value* slot, int given);

  // twin_lists.cpp
  bool next_item(Value* slot);
  bool item(Value& to, const Value& of, const Value& key);
  bool set_item(const Value& of, std::int64_t at, const Value& value);
  bool make_array(Value& to, std::int32_t room);
  bool fill(Value& array, const Value* from, int count, int first);
  bool length(Value& to, const Value& of) const;

  // twin_builtins.cpp
  int call_builtin(Value* slot, int given);
  bool contains(const Value& list, const Value& wanted, bool& found);

  // twin_fields.cpp
  bool field(Value& to, const Value& of, const Text& name);
  bool field(Value& to, const Value& of, Field field);
  bool quick_field(Value& to, const Value& of, std::uint8_t field) const;
  bool seat_field(Value& to, int seat, Field field) const;
  bool side_field(Value& to, SeatSet seats, Field field) const;
  bool result_field(Value& to, Field field) const;
  bool seats_field(Value& to, Field field) const;
  bool contract_field(Value& to, Field field) const;
  bool trick_field(Value& to, int trick, Field field) const;
  bool declared_value(Value& to, int value) const;
  bool figure(Value& to, const Value& of, const Text& name) const;
  bool sum(Value& to, SeatSet seats, Field field) const;
  Value side_of_seat(Seat seat) const;
  SeatSet defenders() const;
  bool is_made() const { return result_.keeps(program_.rules->calls[result_.contract].promise); }
  int trick_count() const;

  // twin_steps.cpp
  struct Change {
    Card card = no_card;
    Card other = no_card;  // which changes places with it
    Seat to = no_seat;     // or who is given it
  };
  bool table_field(Value& to, Field field) const;
  bool played_field(Value& to, const Value& of, Field field);
  const std::optional<TableInHand::Played>& played(Card card);
  int call_of_table(Method method, Value* slot);
  bool card_of(const Value& value, Card& card) const;
  bool owned_card_of(const Value& value, Card& card) const;
  Seat owner_of(Card card) const;
  int change(const Change& change);
  bool first_seat_of_side(const Value& value, int& seat) const;

  // twin_methods.cpp
  int call_method(Value* slot, int given);
  int call_of_result(Method method, Value* slot);
  int call_of_seats(Method method, SeatSet seats, Value* slot);
  int call_of_trick(Method method, Value* slot);
  int call_of_chips(Method method, Value* slot);
  bool best(Value* slot);
  bool only(Value* slot);
  bool extreme_rank(Value& to, SeatSet seats, const Value& zone, bool highest) const;
  struct List {
    Tag items = Tag::seat;
    SeatSet members = 0;
  };
  bool list_of(const Value& value, List& list) const;
  bool seats_of(const Value& value, SeatSet& seats) const;
  bool seat_of(const Value& value, int& seat) const;
  bool cards_of(const Value& value, CardSet& cards);
  Amount* account_of(const Value& value);
  static bool amount_of(const Value& value, Amount& amount);
  bool pay(Amount& from, Amount& to, Amount amount);
  bool pay_from_each(SeatSet seats, Amount& to, Amount amount);
  bool add_score(SeatSet seats, Amount amount);

  SeatSet side_of(int seat) const {
    return static_cast<SeatSet>(result_.side[static_cast<std::size_t>(seat)] | 1U << seat);
  }
  SeatSet everybody() const { return static_cast<SeatSet>((1U << seats_) - 1); }
  SeatSet first_of_sides() const;
  const Text& text_of(const Value& value) const {
    return program_.texts[static_cast<std::size_t>(value.integer())];
  }

  const Program& program_;
  const DealResult& result_;
  const State& state_;
  const StateLayout& layout_;
  const int seats_;
  const std::span<Amount> amounts_;
  Workspace& space_;
  int line_ = 0;
  int depth_ = 0;
  bool has_scored_ = false;
  std::size_t items_used_ = 0;
  std::int64_t steps_left_ = most_steps;

  // Of a step. What it changes happens when it is done, so that nothing has to be taken back.
  TableInHand* table_ = nullptr;
  std::array<Change, most_changes> changes_;
  std::size_t changed_ = 0;
  Card looked_up_ = no_card;
  std::optional<TableInHand::Played> how_played_;  // of that
};

}  // namespace houserule::twin
