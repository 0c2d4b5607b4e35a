// What the twin of a script function works on: one value of Lua in 16 bytes.
//
// Holds nothing that has to be freed or counted. Texts are numbers: a program knows all texts it
// can ever meet, so two are equal if their numbers are.

#pragma once

#include <cstdint>

#include "base/amount.h"
#include "table/seat.h"

namespace houserule::twin {

// `integer` says which: its value; the text; the seat, the first seat of the side, the trick, from
// 0; the SeatSet of a list; the house number; the Table; where an array begins; the Method or
// Builtin; the function.
enum class Tag : std::uint8_t {
  nil,
  no,
  yes,
  integer,
  number,  // with a fraction, or too great: Lua's float
  text,
  result,
  seat,
  side,
  contract,
  chips,
  seat_list,
  side_list,  // by first seats
  number_list,
  trick,
  trick_list,
  values,
  table,  // of the file: it does not change
  array,  // made by a function that runs; `extra`: how many items
  method,
  builtin,
  function,
  closure,  // `extra`: where the registers of the function around it begin
  inside,   // what a wrap is given first
};

struct Value {
  Tag tag = Tag::nil;
  std::uint32_t extra = 0;
  union {
    std::int64_t integer = 0;
    double number;
  };

  Value() = default;
  Value(Tag kind, std::int64_t which, std::uint32_t more = 0)
      : tag(kind), extra(more), integer(which) {}

  static Value of(bool truth) { return {truth ? Tag::yes : Tag::no, 0}; }
  static Value of(std::int64_t integer) { return {Tag::integer, integer}; }
  static Value of(double number) {
    Value value;
    value.tag = Tag::number;
    value.number = number;
    return value;
  }
  static Value of(Amount amount) {
    return amount.is_whole() ? Value(Tag::integer, amount.halves / 2) : of(amount.halves / 2.0);
  }
  static Value of(Seat seat) {
    return seat == no_seat ? Value() : Value(Tag::seat, index_of(seat));
  }

  bool is_false() const { return tag <= Tag::no; }
  bool is_number() const { return tag == Tag::integer || tag == Tag::number; }
  double as_number() const { return tag == Tag::integer ? static_cast<double>(integer) : number; }
  int index() const { return static_cast<int>(integer); }
};
static_assert(sizeof(Value) == 16);

}  // namespace houserule::twin
