// What a script function works on, without Lua: one value in 16 bytes.
//
// Answers (fields.h, methods.h) are such values: the bindings push them, twins keep them as they
// are. Holds nothing that has to be freed or counted. Texts are numbers: a twin knows all texts it
// can ever meet, so two are equal if their numbers are.

#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "base/amount.h"
#include "table/seat.h"

namespace houserule {

// `integer` says which: its value; the text; the seat, the first seat of the side, the trick, from
// 0; the SeatSet of a list; the house number; the card; the call; the Table; where an array begins;
// the Method or Builtin; the function.
enum class Tag : std::uint8_t {
  nil,
  no,
  yes,
  integer,
  number,  // with a fraction, or too great: Lua's float
  text,
  made_text,  // put together: nobody knows it, it can only be the name of a line

  // The objects functions are given.
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
  card,
  played,   // how that card was played
  in_hand,  // what the function of a step is given: the table

  // Texts of the rules, which Lua and twins keep each in their way.
  call_name,
  strain_name,
  card_name,
  value_name,  // of a rank or a suit; `extra`: the declared value that holds it
  house_name,  // of what was chosen; `extra`: the house number

  // What only twins know.
  values,
  table,  // of the file: it does not change
  array,  // made by a function that runs; `extra`: how many items
  method,
  builtin,
  function,
  closure,  // `extra`: where the registers of the function around it begin
  inside,   // what a wrap is given first
};
inline constexpr std::size_t tag_count = 33;
inline constexpr std::size_t object_kinds = 13;

constexpr bool is_object(Tag tag) { return tag >= Tag::result && tag <= Tag::in_hand; }
// Which of them an object is, from 0. Precondition: it is one.
constexpr std::size_t object_index(Tag tag) {
  return static_cast<std::size_t>(tag) - static_cast<std::size_t>(Tag::result);
}
static_assert(object_index(Tag::in_hand) + 1 == object_kinds);
static_assert(static_cast<std::size_t>(Tag::inside) + 1 == tag_count);

// Its two words are written and copied one by one: reading in one go what was written in two takes
// the processor longer than all the rest (and see the options of the layer of twins).
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

  bool operator==(const Value&) const = default;

  bool is_false() const { return tag() <= Tag::no; }
  bool is_number() const { return tag() == Tag::integer || tag() == Tag::number; }
  double as_number() const { return tag() == Tag::integer ? static_cast<double>(body_) : number(); }

 private:
  std::uint64_t head_ = 0;
  std::int64_t body_ = 0;
};
static_assert(sizeof(Value) == 16);

// Whether it is a whole or half number up to a million, and which.
inline bool amount_of(const Value& value, Amount& amount) {
  constexpr std::int64_t most = 1'000'000;
  if (value.tag() == Tag::integer && value.integer() >= -most && value.integer() <= most)
      [[likely]] {
    amount = Amount::whole(static_cast<std::int32_t>(value.integer()));
    return true;
  }
  if (!value.is_number()) return false;
  const double halves = value.as_number() * 2;
  if (!(std::abs(halves) <= static_cast<double>(2 * most)) || halves != std::floor(halves))
    return false;
  amount = {static_cast<std::int32_t>(halves)};
  return true;
}

}  // namespace houserule
