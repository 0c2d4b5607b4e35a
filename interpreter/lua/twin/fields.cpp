// What the fields of seats, sides, the result, the contract and tricks are. Each answers as the
// bindings of settlement_*.cpp do, or gives up where they raise a fault.

#include <algorithm>
#include <bit>

#include "lua/twin/run.h"

namespace houserule::twin {

bool Run::field(Value& to, const Value& of, const Text& name) {
  if (name.method >= 0 && (methods_of(of.tag()) >> name.method & 1) != 0) {
    to = Value(Tag::method, name.method);
    return true;
  }
  if (name.field >= 0 && field(to, of, static_cast<Field>(name.field))) return true;
  switch (of.tag()) {
    case Tag::seat:
    case Tag::side:
    case Tag::result:
      return figure(to, of, name);
    case Tag::seat_list:
    case Tag::side_list:
    case Tag::number_list:
    case Tag::array:
      to = Value();
      return true;
    case Tag::table: {
      const Table& table = program_.tables[static_cast<std::size_t>(of.integer())];
      to = Value();
      for (const auto& [key, value] : table.fields) {
        if (key.tag() != Tag::text || text_of(key).text != name.text) continue;
        to = value;
        return true;
      }
      return !table.has_all;
    }
    default:
      return false;
  }
}

// A field that C++ answers; false: the object has none of that name, or it is in doubt.
bool Run::field(Value& to, const Value& of, Field field) {
  switch (of.tag()) {
    case Tag::seat:
      return seat_field(to, of.index(), field);
    case Tag::side:
      return side_field(to, side_of(of.index()), field);
    case Tag::result:
      return result_field(to, field);
    case Tag::contract:
      return contract_field(to, field);
    case Tag::trick:
      return trick_field(to, of.index(), field);
    case Tag::in_hand:
      return table_field(to, field);
    case Tag::played:
      return played_field(to, of, field);
    default:
      return false;
  }
}

bool Run::seat_field(Value& to, int seat, Field field) const {
  const auto slot = static_cast<std::size_t>(seat);
  switch (field) {
    case Field::points:
      to = Value::of(result_.points[slot]);
      return true;
    case Field::tricks:
      to = Value::of(std::int64_t{result_.tricks[slot]});
      return true;
    case Field::meld_points:
      to = Value::of(state_.meld_points(layout_, seat_at(seat)));
      return true;
    case Field::score:
      to = Value::of(space_.before[slot]);
      return true;
    case Field::side:
      to = side_of_seat(seat_at(seat));
      return true;
    case Field::number:
      to = Value::of(std::int64_t{number_of(seat_at(seat))});
      return true;
    default:
      return false;
  }
}

bool Run::side_field(Value& to, SeatSet seats, Field field) const {
  switch (field) {
    case Field::seats:
      to = Value(Tag::seat_list, seats);
      return true;
    case Field::points:
    case Field::tricks:
    case Field::meld_points:
      return sum(to, seats, field);
    default:
      return false;
  }
}

bool Run::sum(Value& to, SeatSet seats, Field field) const {
  Amount sum;
  int tricks = 0;
  for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
    const auto slot = static_cast<std::size_t>(std::countr_zero(seats));
    if (field == Field::points) {
      sum += result_.points[slot];
    } else if (field == Field::meld_points) {
      sum += state_.meld_points(layout_, seat_at(static_cast<int>(slot)));
    } else {
      tricks += result_.tricks[slot];
    }
  }
  to = field == Field::tricks ? Value::of(std::int64_t{tricks}) : Value::of(sum);
  return true;
}

// What a settlement and a step call the seats and sides of the table.
bool Run::seats_field(Value& to, Field field) const {
  if (field == Field::seats) to = Value(Tag::seat_list, everybody());
  if (field == Field::sides) to = Value(Tag::side_list, first_of_sides());
  return field == Field::seats || field == Field::sides;
}

bool Run::result_field(Value& to, Field field) const {
  switch (field) {
    case Field::all_points:
      to = Value::of(result_.all_points);
      return true;
    case Field::trick_count:
      to = Value::of(std::int64_t{result_.trick_count});
      return true;
    case Field::players:
      to = Value::of(std::int64_t{result_.seats});
      return true;
    case Field::declarer:
      to = Value::of(result_.declarer);
      return true;
    case Field::declarers:
      to = side_of_seat(result_.declarer);
      return true;
    case Field::defenders:
      to = Value(Tag::seat_list, defenders());
      return true;
    case Field::defence:
      to = defenders() == 0 ? Value() : side_of_seat(houserule::first_of(defenders()));
      return true;
    case Field::partner:
      to = Value::of(result_.partner);
      return true;
    case Field::sweeper:
      to = Value::of(result_.sweeper);
      return true;
    case Field::contract:
      to = result_.contract == no_call ? Value() : Value(Tag::contract, 0);
      return true;
    case Field::last_trick:
      to = trick_count() == 0 ? Value() : Value(Tag::trick, trick_count() - 1);
      return true;
    case Field::tricks:
      to = Value(Tag::trick_list, 0);
      return true;
    default:
      return seats_field(to, field);
  }
}

bool Run::contract_field(Value& to, Field field) const {
  if (result_.contract == no_call) return false;
  const CallRules& call = program_.rules->calls[result_.contract];
  switch (field) {
    case Field::name:
      to = Value(Tag::text, program_.call_names[result_.contract]);
      return true;
    case Field::stake:
      to = Value::of(call.stake);
      return true;
    case Field::times:
      to = Value::of(call.times);
      return true;
    case Field::declarer:
      to = Value::of(result_.declarer);
      return true;
    case Field::made:
      to = Value::of(is_made());
      return result_.declarer != no_seat;
    default:
      return false;
  }
}

bool Run::trick_field(Value& to, int trick, Field field) const {
  const TrickEnd end = state_.trick_log(layout_)[static_cast<std::size_t>(trick)];
  switch (field) {
    case Field::number:
      to = Value::of(std::int64_t{trick + 1});
      return true;
    case Field::leader:
      to = Value::of(end.leader);
      return true;
    case Field::winner:
      to = Value::of(end.winner);
      return true;
    default:
      return false;
  }
}

bool Run::declared_value(Value& to, int value) const {
  const ValueType type = program_.rules->values[static_cast<std::size_t>(value)].type;
  if (type == ValueType::chips) {
    to = Value::of(amounts_[static_cast<std::size_t>(2 * seats_ + value)]);
    return true;
  }
  const Amount held = state_.value(layout_, value);
  if (type == ValueType::number) {
    to = Value::of(held);
    return true;
  }
  const auto& names = program_.value_names[static_cast<std::size_t>(value)];
  const auto at = static_cast<std::size_t>(held.units());
  to = at < names.size() ? Value(Tag::text, names[at]) : Value();
  return true;
}

bool Run::figure(Value& to, const Value& of, const Text& name) const {
  using Scope = SettleLine::Scope;
  if (name.figure < 0 || name.figure >= line_) return false;
  const auto line = static_cast<std::size_t>(name.figure);
  std::size_t slot = 0;
  switch (program_.phase->lines[line].scope) {
    case Scope::deal:
      if (of.tag() != Tag::result) return false;
      break;
    case Scope::each_seat:
      if (of.tag() != Tag::seat) return false;
      slot = static_cast<std::size_t>(of.integer());
      break;
    case Scope::each_side:
      if (of.tag() == Tag::result) return false;
      slot = static_cast<std::size_t>(std::countr_zero(side_of(of.index())));
      break;
  }
  to = space_.figures[line][slot];
  return true;
}

Value Run::side_of_seat(Seat seat) const {
  if (seat == no_seat) return {};
  return {Tag::side, std::countr_zero(side_of(index_of(seat)))};
}

// The seats that are not on the declarer's side; none without a declarer.
SeatSet Run::defenders() const {
  if (result_.declarer == no_seat) return 0;
  return everybody() & static_cast<SeatSet>(~side_of(index_of(result_.declarer)));
}

SeatSet Run::first_of_sides() const {
  SeatSet first = 0;
  for (int i = 0; i < seats_; ++i) {
    if ((side_of(i) & ((1U << i) - 1)) == 0) first = static_cast<SeatSet>(first | 1U << i);
  }
  return first;
}

int Run::trick_count() const { return std::min<int>(state_.core().tricks_played, 255); }

}  // namespace houserule::twin
