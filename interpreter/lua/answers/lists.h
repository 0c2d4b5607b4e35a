// What methods answer about lists of seats, sides, tricks and cards: the best of them, some of
// them, their sum, and cards in their order. For what a `Call` is see methods.h.

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "lua/answers/fields.h"

namespace houserule {

// A method returns this, or how many values it answers: none or one.
inline constexpr int in_doubt = -1;

inline constexpr char hands_change[] = "hook-fault.hands-change";

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
    Value figure;
    if (!call.figure_of(Value(list.items, i), figure)) return in_doubt;
    const double value = figure.as_number();
    if (found.members == 0 || value > highest) {
      highest = value;
      found.members = set_of(seat_at(i));
    } else if (value == highest) {
      found.members |= set_of(seat_at(i));
    }
  }
  return call.answer(found.value());
}

// Of tricks or cards, of which there are more than of seats.
inline constexpr std::size_t most_things = 256;
using Things = std::array<Value, most_things>;

template <class Call>
int only_seats(Call& call) {
  SeatList list;
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

// Apart, since most lists are of seats and these take room.
template <class Call>
[[gnu::noinline]] int only_things(Call& call) {
  Things things;
  std::size_t count = 0;
  if (!call.things(2, things, count)) return only_seats(call);
  call.charge(4 + 2 * static_cast<std::int64_t>(count));
  if (!call.function(3)) return in_doubt;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < count; ++i) {
    bool is_one = false;
    if (!call.says_yes(things[i], is_one)) return in_doubt;
    if (is_one) things[kept++] = things[i];
  }
  return call.answer(std::span<const Value>(things.data(), kept));
}

template <class Call>
int only(Call& call) {
  call.takes(3);
  return call.may_be_things(2) ? only_things(call) : only_seats(call);
}

// Of a figure by its name, or of what a function says of each.
template <class Call>
int sum(Call& call, const SeatList& list) {
  call.takes(2);
  call.charge(object_call_cost * (2 + std::popcount(list.members)));
  const bool asks = call.is_function(2);
  if (!asks && !call.name_of_figure(2)) return in_doubt;
  std::int64_t whole = 0;
  double all = 0;
  bool is_whole = true;
  for (SeatSet left = list.members; left != 0; left &= static_cast<SeatSet>(left - 1)) {
    const Value one(list.items, std::countr_zero(left));
    Value number;
    if (!(asks ? call.number_of(one, number) : call.figure_of(one, number))) return in_doubt;
    is_whole = is_whole && number.tag() == Tag::integer;
    if (is_whole) whole += number.integer();
    all += number.as_number();
  }
  return call.answer(is_whole ? Value::of(whole) : Value::of(all));
}

// The cards of a set, of two equal ones the first, from the highest down: trumps first.
template <class Call>
int ranked(Call& call, CardSet cards, Tag as) {
  const Facts& facts = call.facts();
  if (facts.result == nullptr) return call.doubt(only_settled);
  if (facts.state == nullptr || facts.result->reader == nullptr) return call.doubt(cards_unknown);
  const DealReader& reader = *facts.result->reader;
  const CardSet trumps = reader.trumps(*facts.state);
  struct Ranked {
    int height = 0;
    int order = 0;  // in which they were played
    Card card = no_card;
  };
  std::array<Ranked, most_things> all;
  std::size_t count = 0;
  const auto add = [&](Card card, int order) {
    const int height = reader.strength(*facts.state, card) + (trumps.has(card) ? 10'000 : 0);
    all[count++] = {-height, order, card};
  };
  if (as == Tag::played) {
    const auto history = facts.state->history(facts.rules->layout).first(facts.state->core().plays);
    for (std::size_t i = 0; i < history.size(); ++i) {
      if (history[i] != no_card && cards.has(history[i])) add(history[i], static_cast<int>(i));
    }
  } else {
    for (const Card card : cards& facts.rules->in_play) add(card, index_of(card));
  }
  call.charge(4 * static_cast<std::int64_t>(count));
  std::sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count),
            [](const Ranked& a, const Ranked& b) {
              return a.height != b.height ? a.height < b.height : a.order < b.order;
            });
  Things things;
  for (std::size_t i = 0; i < count; ++i) things[i] = Value(as, index_of(all[i].card));
  return call.answer(std::span<const Value>(things.data(), count));
}

// How many of these cards seats held before a trick, counted from 0. Where they were dealt, nothing
// has left a hand since then.
template <class Call>
int count_held(Call& call, SeatSet seats, const CardSet& wanted, int first, bool aside) {
  const Facts& facts = call.facts();
  if (facts.state == nullptr) return call.doubt(cards_unknown);
  if (!(aside ? facts.counting->knows_held : facts.counting->knows_dealt)) {
    return call.doubt(hands_change);
  }
  const StateLayout& layout = facts.rules->layout;
  int held = 0;
  for (SeatSet left = seats; left != 0; left &= static_cast<SeatSet>(left - 1)) {
    held += (facts.state->cards(layout, StateLayout::hand, first_of(left)) & wanted).count();
    for (const std::size_t zone : facts.counting->zones) {
      if (!aside || zone == StateLayout::captured) continue;
      held += (facts.state->cards(layout, zone, first_of(left)) & wanted).count();
    }
  }
  const bool all_may_pass = facts.rules->seats_may_pass();
  for (int trick = first; trick < facts.trick_count(); ++trick) {
    const auto plays = plays_of_trick(facts, trick);
    const Seat leader = facts.state->trick_log(layout)[static_cast<std::size_t>(trick)].leader;
    for (std::size_t i = 0; i < plays.size(); ++i) {
      const Seat seat = seat_after(leader, facts.rules->seats, static_cast<int>(i));
      if ((seats & set_of(seat)) == 0) continue;
      const bool passes = all_may_pass || facts.state->core().rests(seat);
      if (plays[i] == no_card && !passes) return call.doubt(cards_unknown);
      held += plays[i] != no_card && wanted.has(plays[i]) ? 1 : 0;
    }
  }
  return call.answer(Value::of(std::int64_t{held}));
}

}  // namespace houserule
