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

#include "lua/answers/methods.h"
#include "lua/twin/program.h"

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
  SeatSet won_by() const { return won_by_; }       // as Chips::win is told

 private:
  static constexpr int gave_up = in_doubt;

  // run.cpp
  bool run_line(const SettleLine& line, const ProgramLine& ready);
  // Asked for each line and seat of every deal that is tried: a call would cost as much as it does.
  [[gnu::always_inline]] inline bool take(const SettleLine& line, int index, SeatSet seats,
                                          const Value& value);
  [[gnu::always_inline]] inline bool call_line(const ProgramLine& ready, const Value& first,
                                               const Value& second, int given, Value& answer);
  // Runs a function whose arguments are in its first registers; its results begin at `to`, which
  // is never above `registers`. Returns how many there are.
  int run(const Function& function, Value* registers, int given, Value* to, std::uint32_t around);
  // Calls what is in `slot`; its arguments follow it. The results begin in `slot`.
  int call(Value* slot, int given);

  // lists.cpp
  bool next_item(Value* slot);
  bool item(Value& to, const Value& of, const Value& key);
  bool set_item(const Value& of, std::int64_t at, const Value& value);
  bool make_array(Value& to, std::int32_t room);
  bool fill(Value& array, const Value* from, int count, int first);
  bool length(Value& to, const Value& of) const;

  // builtins.cpp
  int call_builtin(Value* slot, int given);
  bool contains(const Value& list, const Value& wanted, bool& found);

  // fields.cpp
  bool field(Value& to, const Value& of, const Text& name);
  Doubt field(Value& to, const Value& of, Field field);
  [[gnu::noinline]] Doubt field_how_played(Value& to, const Value& of, Field field);
  [[gnu::noinline]] Doubt contract_field(Value& to, Field field) const;
  bool figure(Value& to, const Value& of, const Text& name) const;
  void make_text(Value& value) const;

  // methods.cpp
  class Call;
  int call_method(Value* slot, int given);
  bool cards_of(const Value& value, CardSet& cards);
  bool list_of(const Value& value, SeatList& list) const;
  bool add_score(SeatSet seats, Amount amount);

  // steps.cpp
  struct Change {
    Card card = no_card;
    Card other = no_card;  // which changes places with it
    Seat to = no_seat;     // or who is given it
  };
  const std::optional<PlayedCard>& played(Card card);
  Seat owner_of(Card card) const;
  bool change(const Change& change);

  const Text& text_of(const Value& value) const {
    return program_.texts[static_cast<std::size_t>(value.integer())];
  }

  Facts facts_;
  const Program& program_;
  Workspace& space_;
  int line_ = 0;
  int depth_ = 0;
  bool has_scored_ = false;
  SeatSet won_by_ = 0;
  std::size_t items_used_ = 0;
  std::int64_t steps_left_ = most_steps;

  // Of a step. What it changes happens when it is done, so that nothing has to be taken back.
  std::array<Change, most_changes> changes_;
  std::size_t changed_ = 0;
  Card looked_up_ = no_card;
  std::optional<PlayedCard> how_played_;  // of that
};

}  // namespace houserule::twin
