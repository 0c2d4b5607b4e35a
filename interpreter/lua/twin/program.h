// The twin of a settlement, or of a step: its functions in a form that C++ runs without Lua.
//
// Made by translation.h when a table is loaded, run by run.h. Every instruction of Lua
// has its step, at the same place, so that jumps stay what they are; a step has at hand what Lua
// looks up by name. Lua stays the meaning: where a program cannot do for certain what Lua would do,
// it gives up, and Lua runs instead.

#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "cards/card_set.h"
#include "lua/answers/facts.h"
#include "lua/answers/names.h"

namespace houserule::twin {

inline constexpr std::uint8_t no_name = 255;  // of a Field or a Method

enum class Builtin : std::uint8_t {
  abs,
  assert_true,
  ceil,
  contains,
  floor,
  ipairs,
  max,
  min,
  next_item,  // what ipairs gives
  raise,      // error
  tostring,
  tointeger,
  ult,
};

// R[a] are registers; K is the constant at `d`, which stands for R[c] if there is none. A condition
// that comes out as b says goes on at step e; otherwise the next step is left out. What calculates
// leaves it out as well: it is what Lua does for values that are no numbers.
enum class Op : std::uint8_t {
  skip,
  move,            // R[a] = R[b]
  load,            // R[a] = K, and go on at step e
  nils,            // R[a] .. R[a + b] = nil
  captured,        // R[a] = register b of the function around
  captured_field,  // R[a] = that.(text e)
  field,           // R[a] = R[b].(text e), which is Field c for some
  figure,          // R[a] = R[b].(the figure of line e, which is one of the deal)
  self,            // R[a + 1] = R[b]; R[a] = R[b].(text e), which is Method c for some
  value,           // R[a] = the declared value e
  item,            // R[a] = R[b][R[c] or K]
  set_item,        // R[a][R[b], or e if that is not -1] = R[c] or K
  array,           // R[a] = {}, with room for e items; the next step is left out
  fill,            // R[a][e + i] = R[a + i], of b items
  closure,         // R[a] = function e
  add,
  sub,
  mul,
  mod,
  pow,
  div,
  idiv,
  band,
  bor,
  bxor,
  shl,
  shr,
  shl_constant,  // R[a] = K << R[b]
  minus,
  bnot,
  negate,  // R[a] = not R[b]
  length,
  join,     // R[a] = R[a] .. R[a + 1] .., b of them
  jump,     // to step e; so do the following, if it is so
  equal,    // R[a] == R[c] or K
  less,     // R[a] < R[c] or K
  at_most,  // R[a] <= R[c] or K
  more,     // R[a] > K
  at_least,
  test,      // R[a]
  test_set,  // R[c], which becomes R[a] then
  call,      // as in Lua: b - 1 arguments, c - 1 results, or as many as there are
  return_call,
  return_many,
  return_none,
  return_constant,  // K
  return_one,
  loop,  // the end of a numeric loop
  prepare_loop,
  next,       // c results of an iterator
  next_loop,  // the end of a loop over a list
};

struct Step {
  Op op = Op::skip;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  std::int32_t d = -1;
  std::int32_t e = 0;
};

// One text in each of its meanings.
struct Text {
  std::string text;
  int field = -1;   // a Field
  int method = -1;  // a Method
  int figure = -1;  // the line that works it out
  int kept = -1;    // index into GameRules::kept
  int slug = -1;    // the text that is its slug: "best gold" is best_gold
  int cards = -1;   // index into Program::cards
  int call = -1;
  int zone = -1;   // that seats have
  int value = -1;  // a declared one
};

struct Function {
  int parameters = 0;
  int registers = 0;
  std::vector<Step> steps;
  std::vector<Value> constants;
};

// A table of the file, or `house`, or a library. `items` are those from 1 on.
struct Table {
  std::vector<Value> items;
  std::vector<std::pair<Value, Value>> fields;
  bool has_all = false;   // a name it has not stops the script
  bool has_gaps = false;  // numbers beyond `items`: how long it is, only Lua can say
};

// What a wrap is given first: the function inside it.
struct Inside {
  int function = 0;
  int inside = -1;  // what that is given first, if it is a wrap itself
  int wanted = 0;   // how many more it asks for
  int cost = 0;     // of a call
};

struct ProgramLine {
  int function = -1;  // -1: nothing is said of it
  int inside = -1;
};

struct Program {
  const GameRules* rules = nullptr;
  const Counting* counting = nullptr;
  const SettlePhase* phase = nullptr;
  bool is_step = false;            // the one line of `phase` stands for the function of a step
  std::vector<ProgramLine> lines;  // those of the phase
  std::vector<Function> functions;
  std::vector<Inside> insides;
  std::vector<Table> tables;
  std::vector<Text> texts;
  std::vector<CardSet> cards;
  std::vector<std::int32_t> call_names;                // texts, by call
  std::vector<std::int32_t> strain_names;              // by strain
  std::vector<std::vector<std::int32_t>> value_names;  // texts of a rank or suit, by value
};

}  // namespace houserule::twin
