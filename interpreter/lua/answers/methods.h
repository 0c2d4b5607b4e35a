// What the methods of objects answer and do: said here once, for Lua and for twins.
//
// `Call` is one call of a method: of Lua (objects/method_call.h), or of a twin (twin/methods.cpp).
// It reads the arguments - number 1 is the object itself, `what` is what faults call one - and
// does what a method does. Where something is in doubt Lua raises a fault, and nothing comes back;
// a twin says false or in_doubt, and gives up. What is charged is charged by Lua alone.

#pragma once

#include <algorithm>
#include <bit>

#include "lua/answers/fields.h"

namespace houserule {

// A method returns this, or how many values it answers: none or one.
inline constexpr int in_doubt = -1;

inline constexpr char no_chips[] = "hook-fault.no-chips";
inline constexpr char no_declarer[] = "hook-fault.no-declarer";
inline constexpr char half_a_chip[] = "hook-fault.half-a-chip";
inline constexpr char paid_below_zero[] = "hook-fault.paid-below-zero";

// Seats, or sides by their first seats.
struct SeatList {
  Tag items = Tag::seat;
  SeatSet members = 0;

  Value value() const {
    return {items == Tag::seat ? Tag::seat_list : Tag::side_list, std::int64_t{members}};
  }
};

// The seats of a list.
inline SeatSet members_of(const Facts& facts, const SeatList& list) {
  if (list.items == Tag::seat) return list.members;
  SeatSet seats = 0;
  for (SeatSet left = list.members; left != 0; left &= static_cast<SeatSet>(left - 1)) {
    seats |= facts.side_of(first_of(left));
  }
  return seats;
}

// The least a field or a method costs Lua.
inline constexpr std::int64_t object_call_cost = 6;

// Of methods of seats and of the result.
inline Value has_announced(const Facts& facts, SeatSet seats, int call) {
  return Value::of(facts.state != nullptr &&
                   facts.state->has_announced(facts.rules->layout, seats, call));
}

inline Value worth_announced(const Facts& facts) {
  Amount worth;
  for (int i = 0; facts.state != nullptr && i < facts.rules->seats; ++i) {
    for (const int call : facts.state->announced(facts.rules->layout, seat_at(i))) {
      worth += facts.rules->calls[static_cast<std::size_t>(call)].worth;
    }
  }
  return Value::of(worth);
}

template <class Call>
int best(Call& call) {
  SeatList list;
  call.takes(3);
  if (!call.list(2, "argument.best", list)) return in_doubt;
  call.charge(object_call_cost * (2 + std::popcount(list.members)));
  if (!call.name_of_figure(3)) return in_doubt;
  SeatList found{list.items, 0};
  double highest = 0;
  for (int i = 0; i < call.facts().rules->seats; ++i) {
    if ((list.members >> i & 1) == 0) continue;
    double value = 0;
    if (!call.figure_of(Value(list.items, i), value)) return in_doubt;
    if (found.members == 0 || value > highest) {
      highest = value;
      found.members = set_of(seat_at(i));
    } else if (value == highest) {
      found.members |= set_of(seat_at(i));
    }
  }
  return call.answer(found.value());
}

template <class Call>
int only(Call& call) {
  SeatList list;
  call.takes(3);
  if (!call.list(2, "argument.only", list)) return in_doubt;
  call.charge(4 + 2 * std::popcount(list.members));
  if (!call.function(3)) return in_doubt;
  SeatList found{list.items, 0};
  for (int i = 0; i < call.facts().rules->seats; ++i) {
    if ((list.members >> i & 1) == 0) continue;
    bool is_one = false;
    if (!call.says_yes(Value(list.items, i), is_one)) return in_doubt;
    if (is_one) found.members |= set_of(seat_at(i));
  }
  return call.answer(found.value());
}

template <class Call>
[[gnu::always_inline]] inline int method_of_result(Call& call, Method method) {
  const Facts& facts = call.facts();
  switch (method) {
    case Method::seats_with_points: {
      if (facts.result == nullptr) return call.doubt(only_settled);
      Amount points;
      if (!call.amount(2, "argument.points", points)) return in_doubt;
      unsigned seats = 0;
      for (int i = 0; i < max_seats; ++i) {  // as many each time: the compiler makes one step of it
        const bool has_them = facts.result->points[static_cast<std::size_t>(i)] == points;
        seats |= static_cast<unsigned>(has_them) << i;
      }
      return call.answer(Value(Tag::seat_list, seats & facts.everybody()));
    }
    case Method::worth_announced:
      return call.answer(worth_announced(facts));
    case Method::announced: {
      int which = 0;
      if (!call.call(2, which)) return in_doubt;
      return call.answer(has_announced(facts, facts.everybody(), which));
    }
    case Method::best:
      return best(call);
    case Method::only:
      return only(call);
    default:
      return in_doubt;
  }
}

template <class Call>
int extreme_rank(Call& call, SeatSet seats, bool highest) {
  int zone = 0;
  if (!call.zone(2, zone)) return in_doubt;
  const Facts& facts = call.facts();
  if (facts.state == nullptr) return call.doubt(cards_unknown);
  int rank = -1;
  for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
    CardSet cards =
        facts.state->cards(facts.rules->layout, static_cast<std::size_t>(zone), first_of(seats));
    call.charge(cards.count() / 4);
    while (!cards.empty()) {
      const int number =
          facts.counting->numbers[static_cast<std::size_t>(index_of(cards.take_first()))];
      if (number < 0) continue;  // a card without a rank
      if (rank < 0 || (highest ? number > rank : number < rank)) rank = number;
    }
  }
  return call.answer(rank < 0 ? Value() : Value::of(std::int64_t{rank}));
}

template <class Call>
[[gnu::always_inline]] inline int method_of_seats(Call& call, Method method, SeatSet seats) {
  const Facts& facts = call.facts();
  switch (method) {
    case Method::count: {
      CardSet wanted;
      if (!call.cards(2, wanted)) return in_doubt;
      if (facts.state == nullptr) return call.doubt(cards_unknown);
      const auto& zones = facts.counting->zones;
      call.charge(static_cast<std::int64_t>(std::popcount(seats) * zones.size() / 4));
      int cards = 0;
      for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
        for (const std::size_t zone : zones) {
          cards +=
              (facts.state->cards(facts.rules->layout, zone, first_of(seats)) & wanted).count();
        }
      }
      return call.answer(Value::of(std::int64_t{cards}));
    }
    case Method::highest_rank:
    case Method::lowest_rank:
      return extreme_rank(call, seats, method == Method::highest_rank);
    case Method::announced: {
      int which = 0;
      if (!call.call(2, which)) return in_doubt;
      return call.answer(has_announced(facts, seats, which));
    }
    default:
      return in_doubt;
  }
}

template <class Call>
[[gnu::always_inline]] inline int method_of_trick(Call& call, Method method, int number) {
  const Facts& facts = call.facts();
  if (facts.state == nullptr) return call.doubt(cards_unknown);
  if (number >= facts.trick_count()) return call.doubt(no_trick);
  CardSet wanted;
  if (!call.cards(2, wanted)) return in_doubt;
  const auto at = static_cast<std::size_t>(number);
  const auto seats = static_cast<std::size_t>(facts.rules->seats);
  // By turn; a pass is no_card.
  const auto plays = facts.state->history(facts.rules->layout).subspan(at * seats, seats);
  const auto is_wanted = [&](Card card) { return card != no_card && wanted.has(card); };
  if (method == Method::has) {
    bool found = false;
    for (const Card card : plays) found = found || is_wanted(card);
    return call.answer(Value::of(found));
  }
  if (method != Method::won_with) return in_doubt;
  const TrickEnd end = facts.state->trick_log(facts.rules->layout)[at];
  if (end.winner == no_seat) return call.answer(Value::of(false));
  const int turn = steps_between(end.leader, end.winner, facts.rules->seats);
  return call.answer(Value::of(is_wanted(plays[static_cast<std::size_t>(turn)])));
}

template <class Call>
int pay_from_each(Call& call, SeatSet seats, typename Call::Account to, Amount amount) {
  for (int i = 0; i < call.facts().rules->seats; ++i) {
    const auto from = call.account_of(seat_at(i));
    if ((seats >> i & 1) != 0 && from != to && !call.pay(from, to, amount)) return in_doubt;
  }
  return 0;
}

// Where chips lie in places they are things: whole, and paid by whoever has to pay. Elsewhere a
// payment is a number that changes hands.
inline Doubt unpayable(const Facts& facts, Amount amount) {
  if (amount.is_whole() && amount >= Amount()) return nullptr;
  const std::vector<ValueRules>& values = facts.rules->values;
  const bool has_places = std::any_of(values.begin(), values.end(), [](const ValueRules& value) {
    return value.type == ValueType::chips;
  });
  if (!has_places) return nullptr;
  return amount.is_whole() ? paid_below_zero : half_a_chip;
}

template <class Call>
int settle_contract(Call& call) {
  if (!call.contract(2)) return in_doubt;
  const Facts& facts = call.facts();
  if (facts.result == nullptr) return call.doubt(only_settled);
  if (facts.result->contract == no_call) return call.doubt(no_contract);
  if (facts.result->declarer == no_seat) return call.doubt(no_declarer);
  const CallRules& played = facts.rules->calls[facts.result->contract];
  call.line(3, played.slug.c_str());
  return pay_from_each(call, facts.everybody(), call.account_of(facts.result->declarer),
                       facts.is_made() ? played.stake : -played.stake);
}

// The name of the line may follow as a last argument.
template <class Call>
[[gnu::always_inline]] inline int method_of_chips(Call& call, Method method) {
  if (call.facts().amounts.empty()) return call.doubt(no_chips);
  typename Call::Account from{};
  typename Call::Account to{};
  Amount amount;
  SeatSet seats = 0;
  switch (method) {
    case Method::pay:
      if (!call.account(2, "argument.payer", from) || !call.account(3, "argument.paid", to) ||
          !call.amount(4, "argument.amount", amount)) {
        return in_doubt;
      }
      if (const Doubt why = unpayable(call.facts(), amount)) return call.doubt(why);
      call.line(5, "pay");
      return call.pay(from, to, amount) ? 0 : in_doubt;
    case Method::share:
      if (!call.account(2, "argument.pot", from) || !call.seats(3, "argument.sharers", seats)) {
        return in_doubt;
      }
      call.line(4, "share");
      call.share(from, seats);
      return 0;
    case Method::from_each:
      if (!call.seats(2, "argument.payer", seats) || !call.account(3, "argument.paid", to) ||
          !call.amount(4, "argument.amount", amount)) {
        return in_doubt;
      }
      if (const Doubt why = unpayable(call.facts(), amount)) return call.doubt(why);
      call.line(5, "from each");
      return pay_from_each(call, seats, to, amount);
    case Method::from_each_other: {
      int seat = 0;
      if (!call.seat(2, "argument.paid", seat) || !call.amount(3, "argument.amount", amount)) {
        return in_doubt;
      }
      if (const Doubt why = unpayable(call.facts(), amount)) return call.doubt(why);
      call.line(4, "from each other");
      return pay_from_each(call, call.facts().everybody(), call.account_of(seat_at(seat)), amount);
    }
    case Method::settle_contract:
      return settle_contract(call);
    case Method::score:
      if (!call.seats(2, "argument.scorer", seats) || !call.amount(3, "argument.score", amount)) {
        return in_doubt;
      }
      call.line(4, "score");
      return call.score(seats, amount) ? 0 : in_doubt;
    default:
      return in_doubt;
  }
}

// `side` is the first seat of a side, or of the side of a seat.
template <class Call>
bool side_at(Call& call, int index, const char* what, Value& who, Seat& side) {
  if (!call.seat_or_side(index, what, who)) return false;
  side = first_of(call.facts().side_of(who.index()));
  return true;
}

template <class Call>
[[gnu::always_inline]] inline int method_of_table(Call& call, Method method) {
  const Facts& facts = call.facts();
  if (facts.table == nullptr) return call.doubt(only_in_step);
  Card card = no_card;
  Value who;
  Seat side = no_seat;
  switch (method) {
    case Method::played:
      if (!call.card(2, "argument.played", card)) return in_doubt;
      return call.answer(call.was_played(card) ? Value(Tag::played, index_of(card)) : Value());
    case Method::first: {
      CardSet cards;
      if (!call.cards(2, cards) || !side_at(call, 3, "argument.whose", who, side) ||
          !call.sees_all_cards()) {
        return in_doubt;
      }
      card = facts.table->first_of(cards, side);
      return call.answer(card == no_card ? Value() : Value(Tag::card, index_of(card)));
    }
    case Method::other_side: {
      if (!side_at(call, 2, "argument.other-side", who, side)) return in_doubt;
      const SeatSet sides = facts.first_of_sides();
      if (std::popcount(sides) != 2) return call.no_other_side(std::popcount(sides));
      return call.answer(Value(Tag::side, std::countr_zero(sides & ~unsigned{set_of(side)})));
    }
    case Method::swap: {
      Card other = no_card;
      if (!call.owned_card(2, "argument.first-card", card) ||
          !call.owned_card(3, "argument.second-card", other)) {
        return in_doubt;
      }
      return card == other || call.swap(card, other) ? 0 : in_doubt;
    }
    case Method::give: {
      if (!call.owned_card(2, "argument.given-card", card) ||
          !side_at(call, 3, "argument.receiver", who, side)) {
        return in_doubt;
      }
      const bool to_seat = who.tag() == Tag::seat;
      const Seat to = to_seat ? seat_at(who.index()) : side;
      const SeatSet has_it = to_seat ? set_of(to) : facts.side_of(side);
      return (has_it & set_of(call.owner_of(card))) != 0 || call.give(card, to) ? 0 : in_doubt;
    }
    default:
      return in_doubt;
  }
}

// Calls a method of `self`.
template <class Call>
[[gnu::always_inline]] inline int call_method(Call& call, const Value& self, Method method) {
  switch (self.tag()) {
    case Tag::result:
      return method_of_result(call, method);
    case Tag::seat:
      return method_of_seats(call, method, set_of(seat_at(self.index())));
    case Tag::side:
      return method_of_seats(call, method, call.facts().side_of(self.index()));
    case Tag::trick:
      return method_of_trick(call, method, self.index());
    case Tag::chips:
      return method_of_chips(call, method);
    case Tag::in_hand:
      return method_of_table(call, method);
    default:
      return in_doubt;
  }
}

}  // namespace houserule
