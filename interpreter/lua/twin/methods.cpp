// The methods of the result, seats, sides, tricks and chips. Each answers as the bindings of
// settlement_*.cpp do, or gives up where they raise a fault.

#include <bit>
#include <cstdlib>

#include "lua/twin/arithmetic.h"
#include "lua/twin/run.h"

namespace houserule::twin {

namespace {

constexpr std::int32_t most_balance = 100'000'000;  // as chips of Lua have it

bool is_within_reason(Amount amount) { return std::abs(amount.units()) <= most_balance; }

}  // namespace

int Run::call_method(Value* slot, int given) {
  const auto method = static_cast<Method>(slot->integer());
  if (given < 1) return gave_up;
  for (int i = given + 1; i <= 4; ++i) slot[i] = Value();
  switch (slot[1].tag()) {
    case Tag::result:
      return call_of_result(method, slot);
    case Tag::seat:
      return call_of_seats(method, set_of(seat_at(slot[1].index())), slot);
    case Tag::side:
      return call_of_seats(method, side_of(slot[1].index()), slot);
    case Tag::trick:
      return call_of_trick(method, slot);
    case Tag::chips:
      return call_of_chips(method, slot);
    case Tag::in_hand:
      return call_of_table(method, slot);
    default:
      return gave_up;
  }
}

int Run::call_of_result(Method method, Value* slot) {
  switch (method) {
    case Method::seats_with_points: {
      Amount points;
      if (!amount_of(slot[2], points)) return gave_up;
      unsigned seats = 0;
      for (int i = 0; i < max_seats; ++i) {  // as many each time: the compiler makes one step of it
        const bool has_them = result_.points[static_cast<std::size_t>(i)] == points;
        seats |= static_cast<unsigned>(has_them) << i;
      }
      slot[0] = Value(Tag::seat_list, seats & everybody());
      return 1;
    }
    case Method::worth_announced: {
      Amount worth;
      for (int i = 0; i < seats_; ++i) {
        std::uint32_t calls = state_.core().announced[static_cast<std::size_t>(i)];
        for (; calls != 0; calls &= calls - 1) {
          worth += program_.rules->calls[static_cast<std::size_t>(std::countr_zero(calls))].worth;
        }
      }
      slot[0] = Value::of(worth);
      return 1;
    }
    case Method::announced: {
      if (slot[2].tag() != Tag::text || text_of(slot[2]).call < 0) return gave_up;
      std::uint32_t made = 0;
      for (const std::uint32_t calls : state_.core().announced) made |= calls;
      slot[0] = Value::of((made >> text_of(slot[2]).call & 1) != 0);
      return 1;
    }
    case Method::best:
      return best(slot) ? 1 : gave_up;
    case Method::only:
      return only(slot) ? 1 : gave_up;
    default:
      return gave_up;
  }
}

bool Run::best(Value* slot) {
  List list;
  if (!list_of(slot[2], list) || slot[3].tag() != Tag::text || text_of(slot[3]).slug < 0) {
    return false;
  }
  const Text& name = program_.texts[static_cast<std::size_t>(text_of(slot[3]).slug)];
  unsigned found = 0;
  double highest = 0;
  for (int i = 0; i < seats_; ++i) {
    if ((list.members >> i & 1) == 0) continue;
    Value value;
    if (!field(value, Value(list.items, i), name) || !value.is_number()) return false;
    if (found == 0 || value.as_number() > highest) {
      highest = value.as_number();
      found = 1U << i;
    } else if (value.as_number() == highest) {
      found |= 1U << i;
    }
  }
  slot[0] = Value(list.items == Tag::seat ? Tag::seat_list : Tag::side_list, found);
  return true;
}

bool Run::only(Value* slot) {
  List list;
  const Value function = slot[3];
  const bool is_function = function.tag() == Tag::function || function.tag() == Tag::closure ||
                           function.tag() == Tag::inside || function.tag() == Tag::builtin ||
                           function.tag() == Tag::method;
  if (!is_function || !list_of(slot[2], list)) return false;
  Value* const inner = slot + 4;
  unsigned found = 0;
  for (int i = 0; i < seats_; ++i) {
    if ((list.members >> i & 1) == 0) continue;
    inner[0] = function;
    inner[1] = Value(list.items, i);
    const int results = call(inner, 1);
    if (results < 0) return false;
    if (results > 0 && !inner[0].is_false()) found |= 1U << i;
  }
  slot[0] = Value(list.items == Tag::seat ? Tag::seat_list : Tag::side_list, found);
  return true;
}

int Run::call_of_seats(Method method, SeatSet seats, Value* slot) {
  switch (method) {
    case Method::count: {
      CardSet wanted;
      if (!cards_of(slot[2], wanted)) return gave_up;
      int cards = 0;
      for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
        const Seat seat = houserule::first_of(seats);
        for (const std::size_t zone : program_.counted_zones) {
          cards += (state_.cards(layout_, zone, seat) & wanted).count();
        }
      }
      slot[0] = Value::of(std::int64_t{cards});
      return 1;
    }
    case Method::highest_rank:
    case Method::lowest_rank:
      return extreme_rank(slot[0], seats, slot[2], method == Method::highest_rank) ? 1 : gave_up;
    case Method::announced: {
      if (slot[2].tag() != Tag::text || text_of(slot[2]).call < 0) return gave_up;
      std::uint32_t made = 0;
      for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
        made |= state_.core().announced[static_cast<std::size_t>(std::countr_zero(seats))];
      }
      slot[0] = Value::of((made >> text_of(slot[2]).call & 1) != 0);
      return 1;
    }
    default:
      return gave_up;
  }
}

bool Run::extreme_rank(Value& to, SeatSet seats, const Value& zone, bool highest) const {
  if (zone.tag() != Tag::text || text_of(zone).zone < 0) return false;
  const auto which = static_cast<std::size_t>(text_of(zone).zone);
  int rank = -1;
  for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
    CardSet cards = state_.cards(layout_, which, houserule::first_of(seats));
    while (!cards.empty()) {
      const int number =
          program_.rank_numbers[static_cast<std::size_t>(index_of(cards.take_first()))];
      if (number < 0) continue;
      if (rank < 0 || (highest ? number > rank : number < rank)) rank = number;
    }
  }
  to = rank < 0 ? Value() : Value::of(std::int64_t{rank});
  return true;
}

int Run::call_of_trick(Method method, Value* slot) {
  const int number = slot[1].index();
  CardSet wanted;
  if (number >= trick_count() || !cards_of(slot[2], wanted)) return gave_up;
  const auto at = static_cast<std::size_t>(number);
  const auto seats = static_cast<std::size_t>(layout_.seats());
  const auto plays = state_.history(layout_).subspan(at * seats, seats);
  bool found = false;
  if (method == Method::has) {
    for (const Card card : plays) found = found || (card != no_card && wanted.has(card));
  } else if (method == Method::won_with) {
    const TrickEnd end = state_.trick_log(layout_)[at];
    if (end.winner != no_seat) {
      const Card card =
          plays[static_cast<std::size_t>(steps_between(end.leader, end.winner, seats_))];
      found = card != no_card && wanted.has(card);
    }
  } else {
    return gave_up;
  }
  slot[0] = Value::of(found);
  return 1;
}

int Run::call_of_chips(Method method, Value* slot) {
  Amount amount;
  SeatSet seats = 0;
  bool done = false;
  switch (method) {
    case Method::pay: {
      Amount* const from = account_of(slot[2]);
      Amount* const to = account_of(slot[3]);
      done =
          from != nullptr && to != nullptr && amount_of(slot[4], amount) && pay(*from, *to, amount);
      break;
    }
    case Method::share: {
      Amount* const from = account_of(slot[2]);
      if (from == nullptr || !seats_of(slot[3], seats)) return gave_up;
      const int among = std::popcount(seats);
      const int held = from->units();
      done = true;
      if (among == 0 || held <= 0) break;
      const Amount part = Amount::whole(held / among);
      for (int i = 0; i < seats_; ++i) {
        if ((seats >> i & 1) == 0) continue;
        *from -= part;
        amounts_[static_cast<std::size_t>(i)] += part;
      }
      break;
    }
    case Method::from_each: {
      Amount* const to = account_of(slot[3]);
      done = to != nullptr && seats_of(slot[2], seats) && amount_of(slot[4], amount) &&
             pay_from_each(seats, *to, amount);
      break;
    }
    case Method::from_each_other: {
      int to = 0;
      done = seat_of(slot[2], to) && amount_of(slot[3], amount) &&
             pay_from_each(everybody(), amounts_[static_cast<std::size_t>(to)], amount);
      break;
    }
    case Method::settle_contract: {
      if (slot[2].tag() != Tag::contract || result_.contract == no_call ||
          result_.declarer == no_seat) {
        return gave_up;
      }
      const Amount stake = program_.rules->calls[result_.contract].stake;
      done =
          pay_from_each(everybody(), amounts_[static_cast<std::size_t>(index_of(result_.declarer))],
                        is_made() ? stake : -stake);
      break;
    }
    case Method::score:
      done = seats_of(slot[2], seats) && amount_of(slot[3], amount) && add_score(seats, amount);
      break;
    default:
      break;
  }
  return done ? 0 : gave_up;
}

bool Run::pay(Amount& from, Amount& to, Amount amount) {
  from -= amount;
  to += amount;
  return is_within_reason(from) && is_within_reason(to);
}

bool Run::pay_from_each(SeatSet seats, Amount& to, Amount amount) {
  bool done = true;
  for (int i = 0; i < seats_; ++i) {
    Amount& from = amounts_[static_cast<std::size_t>(i)];
    if ((seats >> i & 1) != 0 && &from != &to) done = pay(from, to, amount) && done;
  }
  return done;
}

bool Run::add_score(SeatSet seats, Amount amount) {
  bool done = true;
  has_scored_ = has_scored_ || amount.halves != 0;
  for (int i = 0; i < seats_; ++i) {
    if ((seats >> i & 1) == 0) continue;
    Amount& score = amounts_[static_cast<std::size_t>(i)];
    score += amount;
    done = done && is_within_reason(score);
  }
  return done;
}

// What methods are given.

bool Run::amount_of(const Value& value, Amount& amount) {
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

bool Run::seat_of(const Value& value, int& seat) const {
  if (value.tag() != Tag::seat && value.tag() != Tag::side) return false;
  seat = value.index();
  return value.tag() == Tag::seat || std::popcount(side_of(seat)) == 1;
}

bool Run::list_of(const Value& value, List& list) const {
  if (value.tag() == Tag::seat_list || value.tag() == Tag::side_list) {
    list = {value.tag() == Tag::seat_list ? Tag::seat : Tag::side,
            static_cast<SeatSet>(value.integer())};
    return true;
  }
  if (value.tag() != Tag::array) return false;
  for (std::uint32_t i = 0; i < value.extra(); ++i) {
    const Value& item = space_.items[static_cast<std::size_t>(value.integer()) + i];
    if ((item.tag() != Tag::seat && item.tag() != Tag::side) ||
        (i > 0 && item.tag() != list.items)) {
      return false;
    }
    list.items = item.tag();
    list.members = static_cast<SeatSet>(list.members | set_of(seat_at(item.index())));
  }
  return true;
}

bool Run::seats_of(const Value& value, SeatSet& seats) const {
  if (value.tag() == Tag::seat) {
    seats = set_of(seat_at(value.index()));
    return true;
  }
  if (value.tag() == Tag::side) {
    seats = side_of(value.index());
    return true;
  }
  List list;
  if (!list_of(value, list)) return false;
  seats = list.members;
  if (list.items == Tag::seat) return true;
  for (int i = 0; i < seats_; ++i) {
    if ((list.members >> i & 1) != 0) seats = static_cast<SeatSet>(seats | side_of(i));
  }
  return true;
}

Amount* Run::account_of(const Value& value) {
  if (value.tag() == Tag::text) {
    const int declared = text_of(value).value;
    if (declared < 0 ||
        program_.rules->values[static_cast<std::size_t>(declared)].type != ValueType::chips) {
      return nullptr;
    }
    return &amounts_[static_cast<std::size_t>(2 * seats_ + declared)];
  }
  int seat = 0;
  return seat_of(value, seat) ? &amounts_[static_cast<std::size_t>(seat)] : nullptr;
}

bool Run::cards_of(const Value& value, CardSet& cards) {
  const auto add = [&](const Value& name) {
    if (name.tag() != Tag::text || text_of(name).cards < 0) return false;
    cards |= program_.cards[static_cast<std::size_t>(text_of(name).cards)];
    return true;
  };
  if (value.tag() == Tag::text) return add(value);
  if (value.tag() == Tag::card) {
    cards = CardSet::of(card_at(value.index()));
    return true;
  }
  Value size;
  if ((value.tag() != Tag::array && value.tag() != Tag::table) || !length(size, value))
    return false;
  for (std::int64_t i = 1; i <= size.integer(); ++i) {
    Value name;
    if (!item(name, value, Value::of(i)) || !add(name)) return false;
  }
  return size.integer() > 0;
}

}  // namespace houserule::twin
