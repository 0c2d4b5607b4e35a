// What the twin of a script function works on: one value of Lua in 16 bytes.
//
// Holds nothing that has to be freed or counted. Texts are numbers: a program knows all texts it
// can ever meet, so two are equal if their numbers are.

#pragma once

#include <bit>
#include <cstdint>

#include "base/amount.h"
#include "table/seat.h"

namespace houserule::twin {

// `integer` says which: its value; the text; the seat, the first seat of the side, the trick, from
// 0; the SeatSet of a list; the house number; the Table; where an array begins; the card; the
// Method or Builtin; the function.
enum class Tag : std::uint8_t {
  nil,
  no,
  yes,
  integer,
  number,  // with a fraction, or too great: Lua's float
  text,
  made_text,  // put together: nobody knows it, it can only be the name of a line
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
  table,    // of the file: it does not change
  array,    // made by a function that runs; `extra`: how many items
  in_hand,  // what the function of a step is given: the table
  card,
  played,  // how that card was played
  method,
  builtin,
  function,
  closure,  // `extra`: where the registers of the function around it begin
  inside,   // what a wrap is given first
};
inline constexpr std::size_t tag_count = 28;

// Its two words are written and copied one by one: reading in one go what was written in two takes
// the processor longer than all the rest (and see the options of this layer).
class Value {
 public:
  Value() = default;
  Value(Tag kind, std::int64_t which, std::uint32_t more = 0)
      : head_(static_cast<std::uint64_t>(more) << 32 | static_cast<std::uint64_t>(kind)),
        body_(which) {}
  Value(const Value& other) : head_(other.head_), body_(other.body_) {}
  Value& operator=(const Value& other) {
    head_ = other.head_;
    body_ = other.body_;
    return *this;
  }

  static Value of(bool truth) { return {truth ? Tag::yes : Tag::no, 0}; }
  static Value of(std::int64_t integer) { return {Tag::integer, integer}; }
  static Value of(double number) { return {Tag::number, std::bit_cast<std::int64_t>(number)}; }
  static Value of(Amount amount) {
    return amount.is_whole() ? Value(Tag::integer, amount.halves / 2) : of(amount.halves / 2.0);
  }
  static Value of(Seat seat) {
    return seat == no_seat ? Value() : Value(Tag::seat, index_of(seat));
  }

  Tag tag() const { return static_cast<Tag>(head_ & 0xFF); }
  std::uint32_t extra() const { return static_cast<std::uint32_t>(head_ >> 32); }
  std::int64_t integer() const { return body_; }
  double number() const { return std::bit_cast<double>(body_); }
  int index() const { return static_cast<int>(body_); }

  bool is_false() const { return tag() <= Tag::no; }
  bool is_number() const { return tag() == Tag::integer || tag() == Tag::number; }
  double as_number() const { return tag() == Tag::integer ? static_cast<double>(body_) : number(); }

 private:
  std::uint64_t head_ = 0;
  std::int64_t body_ = 0;
};
static_assert(sizeof(Value) == 16);

}  // namespace houserule::twin
