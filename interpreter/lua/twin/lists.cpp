// Lists, arrays and tables: their items and how many there are.

#include <algorithm>
#include <bit>

#include "lua/twin/arithmetic.h"
#include "lua/twin/run.h"

namespace houserule::twin {

bool Run::next_item(Value* slot) {
  if (slot->tag() != Tag::builtin || slot->integer() != static_cast<int>(Builtin::next_item) ||
      slot[2].tag() != Tag::integer) {
    return false;
  }
  const Value key = Value::of(wrapped(bits_of(slot[2].integer()) + 1));
  if (!item(slot[5], slot[1], key)) return false;
  slot[4] = slot[5].tag() == Tag::nil ? Value() : key;
  return true;
}

bool Run::item(Value& to, const Value& of, const Value& key) {
  if (!can_be_compared(key)) return false;
  if (key.tag() == Tag::text) return field(to, of, text_of(key));
  std::int64_t at = 0;
  const bool is_integer = to_integer(key, at);
  switch (of.tag()) {
    case Tag::seat_list:
    case Tag::side_list: {
      auto members = static_cast<unsigned>(of.integer());
      if (!is_integer || at < 1 || at > std::popcount(members)) {
        to = Value();
        return true;
      }
      while (--at > 0) members &= members - 1;
      to = Value(of.tag() == Tag::seat_list ? Tag::seat : Tag::side, std::countr_zero(members));
      return true;
    }
    case Tag::number_list: {
      const auto& numbers = program_.rules->house[static_cast<std::size_t>(of.integer())].value;
      const bool has_it = is_integer && at >= 1 && at <= static_cast<std::int64_t>(numbers.size());
      to = has_it ? Value::of(std::int64_t{numbers[static_cast<std::size_t>(at - 1)]}) : Value();
      return true;
    }
    case Tag::trick_list: {
      return trick_at(facts_, key.tag() == Tag::integer ? at : 0, to) == nullptr;
    }
    case Tag::array: {
      const bool has_it = is_integer && at >= 1 && at <= of.extra();
      to = has_it ? space_.items[static_cast<std::size_t>(of.integer() + at - 1)] : Value();
      return true;
    }
    case Tag::table: {
      const Table& table = program_.tables[static_cast<std::size_t>(of.integer())];
      if (table.has_all) return false;
      to = Value();
      if (is_integer && at >= 1 && at <= static_cast<std::int64_t>(table.items.size())) {
        to = table.items[static_cast<std::size_t>(at - 1)];
        return true;
      }
      for (const auto& [name, value] : table.fields) {
        if (are_equal(name, key)) to = value;
      }
      return true;
    }
    default:
      return false;
  }
}

bool Run::set_item(const Value& of, std::int64_t at, const Value& value) {
  if (of.tag() != Tag::array || at < 1 || at > of.extra()) return false;
  if (value.tag() == Tag::nil || !can_be_compared(value)) return false;
  space_.items[static_cast<std::size_t>(of.integer() + at - 1)] = value;
  return true;
}

bool Run::make_array(Value& to, std::int32_t room) {
  const std::size_t taken = static_cast<std::size_t>(std::max(room, 1));
  if (items_used_ + taken > space_.items.size()) return false;
  to = Value(Tag::array, static_cast<std::int64_t>(items_used_));
  items_used_ += taken;
  return true;
}

bool Run::fill(Value& array, const Value* from, int count, int first) {
  if (array.tag() != Tag::array || array.extra() != static_cast<std::uint32_t>(first)) return false;
  const std::size_t begin = static_cast<std::size_t>(array.integer() + first);
  // The last array may grow; what is listed from a call is not known before.
  if (begin + static_cast<std::size_t>(count) > items_used_) return false;
  for (int i = 0; i < count; ++i) {
    if (from[i].tag() == Tag::nil || !can_be_compared(from[i])) return false;
    space_.items[begin + static_cast<std::size_t>(i)] = from[i];
  }
  array = Value(Tag::array, array.integer(), static_cast<std::uint32_t>(first + count));
  return true;
}

bool Run::length(Value& to, const Value& of) const {
  switch (of.tag()) {
    case Tag::seat_list:
    case Tag::side_list:
      to = Value::of(std::int64_t{std::popcount(static_cast<unsigned>(of.integer()))});
      return true;
    case Tag::number_list:
      to = Value::of(static_cast<std::int64_t>(
          program_.rules->house[static_cast<std::size_t>(of.integer())].value.size()));
      return true;
    case Tag::trick_list:
      to = Value::of(std::int64_t{facts_.trick_count()});
      return true;
    case Tag::array:
      to = Value::of(std::int64_t{of.extra()});
      return true;
    case Tag::table: {
      const Table& table = program_.tables[static_cast<std::size_t>(of.integer())];
      to = Value::of(static_cast<std::int64_t>(table.items.size()));
      return !table.has_all && !table.has_gaps;
    }
    case Tag::text:
      to = Value::of(static_cast<std::int64_t>(text_of(of).text.size()));
      return true;
    default:
      return false;
  }
}

}  // namespace houserule::twin
