// The functions of the language that settlements call.

#include "lua/twin/arithmetic.h"
#include "lua/twin/run.h"

namespace houserule::twin {

namespace {

bool rounded(Value& to, const Value& value, double (*round)(double)) {
  if (value.tag() == Tag::integer) {
    to = value;
    return true;
  }
  if (value.tag() != Tag::number) return false;
  const Value whole = Value::of(round(value.number()));
  std::int64_t integer = 0;
  to = to_integer(whole, integer) ? Value::of(integer) : whole;
  return true;
}

// The greatest or the least of the arguments, the first of several.
bool extreme(Value* slot, int given, bool greatest) {
  if (given < 1 || !slot[1].is_number()) return false;
  Value found = slot[1];
  for (int i = 2; i <= given; ++i) {
    bool less = false;
    bool equal = false;
    const Value& other = slot[i];
    if (!(greatest ? compare(less, equal, found, other) : compare(less, equal, other, found))) {
      return false;
    }
    if (less) found = other;
  }
  slot[0] = found;
  return true;
}

bool magnitude(Value& to, const Value& value) {
  if (value.tag() == Tag::integer) {
    to = Value::of(value.integer() < 0 ? wrapped(-bits_of(value.integer())) : value.integer());
    return true;
  }
  if (value.tag() != Tag::number) return false;
  to = Value::of(std::fabs(value.number()));
  return true;
}

}  // namespace

int Run::call_builtin(Value* slot, int given) {
  const auto builtin = static_cast<Builtin>(slot->integer());
  const Value first = given >= 1 ? slot[1] : Value();
  bool done = false;
  switch (builtin) {
    case Builtin::ipairs:
      if (given < 1) return gave_up;
      slot[0] = Value(Tag::builtin, static_cast<int>(Builtin::next_item));
      slot[1] = first;
      slot[2] = Value::of(std::int64_t{0});
      return 3;
    case Builtin::next_item:  // only loops call it
    case Builtin::raise:
      return gave_up;
    case Builtin::tostring:
      done = is_plain(first);
      slot[0] = Value(Tag::made_text, 0);
      break;
    case Builtin::assert_true:
      if (given < 1 || first.is_false()) return gave_up;
      for (int i = 0; i < given; ++i) slot[i] = slot[i + 1];
      return given;
    case Builtin::abs:
      done = magnitude(slot[0], first);
      break;
    case Builtin::ceil:
      done = rounded(slot[0], first, std::ceil);
      break;
    case Builtin::floor:
      done = rounded(slot[0], first, std::floor);
      break;
    case Builtin::max:
      done = extreme(slot, given, true);
      break;
    case Builtin::min:
      done = extreme(slot, given, false);
      break;
    case Builtin::contains: {
      bool found = false;
      done = contains(first, given >= 2 ? slot[2] : Value(), found);
      slot[0] = Value::of(found);
      break;
    }
    case Builtin::tointeger: {
      std::int64_t integer = 0;
      done = first.is_number();
      slot[0] = to_integer(first, integer) ? Value::of(integer) : Value();
      break;
    }
    case Builtin::ult: {
      std::int64_t left = 0;
      std::int64_t right = 0;
      done = given >= 2 && to_integer(first, left) && to_integer(slot[2], right);
      slot[0] = Value::of(bits_of(left) < bits_of(right));
      break;
    }
  }
  return done ? 1 : gave_up;
}

bool Run::contains(const Value& list, const Value& wanted, bool& found) {
  const bool is_list = list.tag() == Tag::seat_list || list.tag() == Tag::side_list ||
                       list.tag() == Tag::number_list || list.tag() == Tag::array ||
                       list.tag() == Tag::table;
  Value size;
  if (!is_list || !can_be_compared(wanted) || !length(size, list)) return false;
  for (std::int64_t i = 1; i <= size.integer() && !found; ++i) {
    Value one;
    if (!item(one, list, Value::of(i))) return false;
    found = are_equal(one, wanted);
  }
  return true;
}

}  // namespace houserule::twin
