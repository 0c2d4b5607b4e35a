// What the methods of objects answer and do: said here once, for Lua and for twins.
//
// `Call` is one call of a method: of Lua (objects/method_call.h), or of a twin (twin/methods.cpp).
// It reads the arguments - number 1 is the object itself, `what` is what faults call one - and
// does what a method does. Where something is in doubt Lua raises a fault, and nothing comes back;
// a twin says false or in_doubt, and gives up. What is charged is charged by Lua alone.

#pragma once

#include <algorithm>
#include <bit>
#include <string>

#include "base/text.h"
#include "lua/answers/lists.h"

namespace houserule {

inline constexpr char no_chips[] = "hook-fault.no-chips";
inline constexpr char no_declarer[] = "hook-fault.no-declarer";
inline constexpr char not_two[] = "hook-fault.not-two";
inline constexpr char half_a_chip[] = "hook-fault.half-a-chip";
inline constexpr char paid_below_zero[] = "hook-fault.paid-below-zero";

// Of methods of seats and of the result.
inline Value has_announced(const Facts& facts, SeatSet seats, int call) {
  return Value::of(facts.state != nullptr &&
                   facts.state->has_announced(facts.rules->layout, seats, call));
}

inline Value worth_announced(const Facts& facts, SeatSet seats) {
  Amount worth;
  for (; facts.state != nullptr && seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
    for (const int call : facts.state->announced(facts.rules->layout, first_of(seats))) {
      worth += facts.rules->calls[static_cast<std::size_t>(call)].worth;
    }
  }
  return Value::of(worth);
}

template <class Call>
int other_side(Call& call);

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
      return call.answer(worth_announced(facts, facts.everybody()));
    case Method::announced: {
      int which = 0;
      if (!call.call(2, which)) return in_doubt;
      return call.answer(has_announced(facts, facts.everybody(), which));
    }
    case Method::best:
      return best(call);
    case Method::only:
      return only(call);
    case Method::sum:
      return sum(call, {Tag::side, facts.first_of_sides()});
    case Method::other_side:
      return other_side(call);
    case Method::other: {
      int seat = 0;
      if (!call.seat(2, "argument.other", seat)) return in_doubt;
      if (facts.rules->seats != 2) return call.doubt(not_two);
      return call.answer(Value(Tag::seat, 1 - seat));
    }
    case Method::announcer: {
      int which = 0;
      if (!call.call(2, which)) return in_doubt;
      for (int i = 0; facts.state != nullptr && i < facts.rules->seats; ++i) {
        const Seat seat = seat_after(facts.eldest(), facts.rules->seats, i);
        if (facts.state->has_announced(facts.rules->layout, set_of(seat), which)) {
          return call.answer(Value::of(seat));
        }
      }
      return call.answer(Value());
    }
    case Method::played:
    case Method::ranked: {
      CardSet cards;
      if (!call.cards(2, cards)) return in_doubt;
      return ranked(call, cards, method == Method::played ? Tag::played : Tag::card);
    }
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
    case Method::dealt:
    case Method::held: {
      CardSet wanted;
      int first = 0;
      const bool aside = method == Method::held;
      if (!call.cards(2, wanted) || (aside && !call.trick(3, first))) return in_doubt;
      return count_held(call, seats, wanted, first, aside);
    }
    case Method::melded: {
      std::vector<int> shapes;
      if (!call.meld(2, shapes)) return in_doubt;
      bool found = false;
      for (; facts.state != nullptr && seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
        found = found || std::ranges::any_of(shapes, [&](int shape) {
                  return facts.state->has_melded(facts.rules->layout, first_of(seats), shape);
                });
      }
      return call.answer(Value::of(found));
    }
    case Method::sum:
      return sum(call, {Tag::seat, seats});
    case Method::highest_rank:
    case Method::lowest_rank:
      return extreme_rank(call, seats, method == Method::highest_rank);
    case Method::announced: {
      int which = 0;
      if (!call.call(2, which)) return in_doubt;
      return call.answer(has_announced(facts, seats, which));
    }
    case Method::worth_announced:
      return call.answer(worth_announced(facts, seats));
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
  const auto plays = plays_of_trick(facts, number);
  const auto is_wanted = [&](Card card) { return card != no_card && wanted.has(card); };
  if (method == Method::has) {
    bool found = false;
    for (const Card card : plays) found = found || is_wanted(card);
    return call.answer(Value::of(found));
  }
  if (method != Method::won_with) return in_doubt;
  const TrickEnd end =
      facts.state->trick_log(facts.rules->layout)[static_cast<std::size_t>(number)];
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
  if (call.facts().stopped) return 0;
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
      if (!call.score(seats, amount)) return in_doubt;
      if (amount != Amount() && call.facts().is_decided()) call.stop();
      return 0;
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
int other_side(Call& call) {
  Value who;
  Seat side = no_seat;
  if (!side_at(call, 2, "argument.other-side", who, side)) return in_doubt;
  const SeatSet sides = call.facts().first_of_sides();
  if (std::popcount(sides) != 2) return call.no_other_side(std::popcount(sides));
  return call.answer(Value(Tag::side, std::countr_zero(sides & ~unsigned{set_of(side)})));
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
    case Method::other_side:
      return other_side(call);
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
