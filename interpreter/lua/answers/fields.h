// What the fields of objects are: said here once, for Lua and for twins.
//
// Inline, since twins ask for little else; but each kind of object is a function, so that one that
// is asked for little does not make the others the slower.

#pragma once

#include <bit>

#include "lua/answers/facts.h"
#include "lua/answers/names.h"

namespace houserule {

// Why a field or a method has no answer, as a fault says it; null: it has one.
using Doubt = const char*;

inline constexpr char only_settled[] = "hook-fault.only-settled";
inline constexpr char only_in_step[] = "hook-fault.only-in-step";
inline constexpr char cards_unknown[] = "hook-fault.cards-unknown";
inline constexpr char no_contract[] = "hook-fault.no-contract";
inline constexpr char no_trick[] = "hook-fault.no-trick";
inline constexpr char not_played[] = "hook-fault.not-played";
inline constexpr char no_such_name[] = "hook-fault.no-such-field";
inline constexpr char no_one_score[] = "hook-fault.side-score";

inline Value side_of_seat(const Facts& facts, Seat seat) {
  if (seat == no_seat) return {};
  return {Tag::side, std::countr_zero(facts.side_of(seat))};
}

// The fields that settlements ask for most; false: look further. Precondition: a deal is settled
// whose cards are known, or it is none of these fields.
inline bool quick_field(const Facts& facts, Value& to, const Value& of, Field field) {
  const DealResult* const result = facts.result;
  switch (field) {
    case Field::points:
      if (of.tag() != Tag::seat) return false;
      to = Value::of(result->points[static_cast<std::size_t>(of.integer())]);
      return true;
    case Field::tricks:
      if (of.tag() != Tag::seat) return false;
      to = Value::of(std::int64_t{result->tricks[static_cast<std::size_t>(of.integer())]});
      return true;
    case Field::meld_points:
      if (of.tag() != Tag::seat) return false;
      to = Value::of(facts.rules->meld_points(*facts.state, seat_at(of.index()),
                                              facts.side_of(seat_at(of.index()))));
      return true;
    case Field::all_points:
      if (of.tag() != Tag::result) return false;
      to = Value::of(result->all_points);
      return true;
    case Field::trick_count:
      if (of.tag() != Tag::result) return false;
      to = Value::of(std::int64_t{result->trick_count});
      return true;
    default:
      return false;
  }
}

// What seats have together. Tricks and melds are known in a step as well.
inline Doubt sum_of(const Facts& facts, Value& to, SeatSet seats, Field field) {
  if (facts.result == nullptr && (field == Field::points || facts.state == nullptr)) {
    return only_settled;
  }
  const auto each = [&](auto&& visit) {
    for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
      visit(static_cast<std::size_t>(std::countr_zero(seats)));
    }
  };
  if (field == Field::tricks) {
    int tricks = 0;
    each([&](std::size_t i) {
      tricks +=
          facts.result != nullptr ? facts.result->tricks[i] : facts.state->core().tricks_won[i];
    });
    to = Value::of(std::int64_t{tricks});
    return nullptr;
  }
  Amount sum;
  if (field == Field::points) {
    each([&](std::size_t i) { sum += facts.result->points[i]; });
  } else if (facts.state != nullptr) {
    each([&](std::size_t i) {
      const Seat seat = seat_at(static_cast<int>(i));
      sum += facts.rules->meld_points(*facts.state, seat, facts.side_of(seat));
    });
  }
  to = Value::of(sum);
  return nullptr;
}

// Answers with a value.
inline Doubt given(Value& to, const Value& value) {
  to = value;
  return nullptr;
}

[[gnu::noinline]] inline Doubt field_of_seat(const Facts& facts, Value& to, int seat, Field field) {
  switch (field) {
    case Field::points:
    case Field::tricks:
    case Field::meld_points:
      return sum_of(facts, to, set_of(seat_at(seat)), field);
    case Field::score:
      if (facts.result == nullptr) return only_settled;
      return given(to, Value::of(facts.scores[seat]));
    case Field::predicted: {
      if (facts.state == nullptr) return only_settled;
      const int number = facts.rules->predicted(*facts.state, seat_at(seat));
      return given(to, number < 0 ? Value() : Value::of(std::int64_t{number}));
    }
    case Field::side:
      return given(to, side_of_seat(facts, seat_at(seat)));
    case Field::number:
      return given(to, Value::of(std::int64_t{number_of(seat_at(seat))}));
    default:
      return no_such_name;
  }
}

[[gnu::noinline]] inline Doubt field_of_side(const Facts& facts, Value& to, SeatSet seats,
                                             Field field) {
  switch (field) {
    case Field::points:
    case Field::tricks:
    case Field::meld_points:
      return sum_of(facts, to, seats, field);
    case Field::seats:
      return given(to, Value(Tag::seat_list, seats));
    case Field::score: {
      if (facts.result == nullptr) return only_settled;
      const Amount score = facts.scores[index_of(first_of(seats))];
      for (SeatSet left = seats; left != 0; left &= static_cast<SeatSet>(left - 1)) {
        if (facts.scores[index_of(first_of(left))] != score) return no_one_score;
      }
      return given(to, Value::of(score));
    }
    default:
      return no_such_name;
  }
}

[[gnu::noinline]] inline Doubt field_of_result(const Facts& facts, Value& to, Field field) {
  if (facts.result == nullptr) return only_settled;
  const DealResult& result = *facts.result;
  switch (field) {
    case Field::all_points:
      return given(to, Value::of(result.all_points));
    case Field::trick_count:
      return given(to, Value::of(std::int64_t{result.trick_count}));
    case Field::deal_number:
      if (result.state == nullptr) return only_settled;
      return given(to, Value::of(std::int64_t{result.state->core().deal}));
    case Field::players:
      return given(to, Value::of(std::int64_t{result.seats}));
    case Field::seats:
      return given(to, Value(Tag::seat_list, facts.everybody()));
    case Field::playing: {
      const SeatSet resting = result.state == nullptr ? SeatSet{0} : result.state->core().resting;
      return given(to, Value(Tag::seat_list, facts.everybody() & ~resting));
    }
    case Field::sides:
      return given(to, Value(Tag::side_list, facts.first_of_sides()));
    case Field::declarer:
      return given(to, Value::of(result.declarer));
    case Field::declarers:
      return given(to, side_of_seat(facts, facts.declaring()));
    case Field::defenders:
      return given(to, Value(Tag::seat_list, facts.defenders()));
    case Field::defence:
      return given(
          to, facts.defenders() == 0 ? Value() : side_of_seat(facts, first_of(facts.defenders())));
    case Field::partner:
      return given(to, Value::of(result.partner));
    case Field::sweeper:
      return given(to, Value::of(result.sweeper));
    case Field::contract:
      return given(to, result.contract == no_call ? Value() : Value(Tag::contract, 0));
    case Field::last_trick:
      if (facts.state == nullptr) return cards_unknown;
      return given(to,
                   facts.trick_count() == 0 ? Value() : Value(Tag::trick, facts.trick_count() - 1));
    case Field::tricks:
      return given(to, Value(Tag::trick_list, 0));
    default:
      return no_such_name;
  }
}

[[gnu::noinline]] inline Doubt field_of_contract(const Facts& facts, Value& to, Field field) {
  if (facts.result == nullptr) return only_settled;
  if (facts.result->contract == no_call) return no_contract;
  const CallRules& call = facts.rules->calls[facts.result->contract];
  switch (field) {
    case Field::name:
      return given(to, Value(Tag::call_name, facts.result->contract));
    case Field::stake:
      return given(to, Value::of(call.stake));
    case Field::times:
      return given(to, Value::of(call.times));
    case Field::declarer:
      return given(to, Value::of(facts.result->declarer));
    case Field::number:
      if (facts.result->bid == no_call) return given(to, Value());
      return given(to, Value::of(std::int64_t{facts.rules->calls[facts.result->bid].number}));
    case Field::strain: {
      const int strain =
          facts.result->bid == no_call ? -1 : facts.rules->calls[facts.result->bid].strain;
      return given(to, strain < 0 ? Value() : Value(Tag::strain_name, strain));
    }
    case Field::doubled:
      return given(to, Value::of(std::int64_t{facts.result->doubled}));
    case Field::made:
      return given(to, call.promise == Promise::none ? Value() : Value::of(facts.is_made()));
    default:
      return no_such_name;
  }
}

// The plays of a trick by turn; a pass is no_card. Precondition: it was played.
inline std::span<const Card> plays_of_trick(const Facts& facts, int trick) {
  const auto seats = static_cast<std::size_t>(facts.rules->seats);
  return facts.state->history(facts.rules->layout)
      .subspan(static_cast<std::size_t>(trick) * seats, seats);
}

// What its cards counted for who has won it. Precondition: it was played.
inline Amount points_of_trick(const Facts& facts, int trick) {
  if (facts.result != nullptr && facts.result->reader != nullptr) {
    return facts.result->reader->points_of_trick(*facts.state, trick);
  }
  const StateLayout& layout = facts.rules->layout;
  const Seat winner = facts.state->trick_log(layout)[static_cast<std::size_t>(trick)].winner;
  if (winner == no_seat) return {};
  CardSet pile;
  CardSet open;
  for (const Card card : plays_of_trick(facts, trick)) {
    if (card != no_card) pile.add(card);
  }
  for (int i = 0; i < facts.rules->seats; ++i) {
    open |= facts.state->cards(layout, StateLayout::exposed, seat_at(i));
  }
  return facts.rules->card_points.worth(pile, open,
                                        facts.state->cards(layout, StateLayout::exposed, winner));
}

[[gnu::noinline]] inline Doubt field_of_trick(const Facts& facts, Value& to, int trick,
                                              Field field) {
  if (field == Field::number) {
    return given(to, Value::of(std::int64_t{trick + 1}));
  }
  if (facts.state == nullptr) return cards_unknown;
  if (trick >= facts.trick_count()) return no_trick;
  const TrickEnd& end =
      facts.state->trick_log(facts.rules->layout)[static_cast<std::size_t>(trick)];
  if (field == Field::points) return given(to, Value::of(points_of_trick(facts, trick)));
  if (field != Field::leader && field != Field::winner) return no_such_name;
  return given(to, Value::of(field == Field::leader ? end.leader : end.winner));
}

[[gnu::noinline]] inline Doubt field_of_table(const Facts& facts, Value& to, Field field) {
  if (facts.table == nullptr) return only_in_step;
  switch (field) {
    case Field::seats:
      return given(to, Value(Tag::seat_list, facts.everybody()));
    case Field::sides:
      return given(to, Value(Tag::side_list, facts.first_of_sides()));
    case Field::chips:
      return given(to, Value(Tag::chips, 0));
    case Field::declarer:
      return given(to, Value::of(facts.state->core().declarer));
    case Field::partner:
      return given(to, Value::of(facts.state->core().partner));
    default:
      return no_such_name;
  }
}

// `how` is what the table says of the card.
[[gnu::noinline]] inline Doubt field_of_played(const Facts& facts, Value& to, int card,
                                               const std::optional<PlayedCard>& how, Field field) {
  if (!how) return not_played;
  switch (field) {
    case Field::seat:
      return given(to, Value::of(how->seat));
    case Field::side:
      return given(to, side_of_seat(facts, how->seat));
    case Field::won_by:
      return given(to, side_of_seat(facts, how->won_by));
    case Field::trick:
      return given(to, Value::of(std::int64_t{how->trick}));
    case Field::in_last_trick:
      return given(to, Value::of(how->in_last_trick));
    case Field::won:
      return given(to, Value::of(how->won));
    case Field::name:
      return given(to, Value(Tag::card_name, card));
    default:
      return no_such_name;
  }
}

[[gnu::noinline]] inline Doubt field_of_played(const Facts& facts, Value& to, int card,
                                               Field field) {
  // Who has played it need not be looked for.
  if (field == Field::name) return given(to, Value(Tag::card_name, card));
  return field_of_played(facts, to, card, facts.played(card_at(card)), field);
}

// What an object has under the name of a field.
[[gnu::always_inline]] inline Doubt field_of(const Facts& facts, Value& to, const Value& of,
                                             Field field) {
  switch (of.tag()) {
    case Tag::seat:
      return field_of_seat(facts, to, of.index(), field);
    case Tag::side:
      return field_of_side(facts, to, facts.side_of(of.index()), field);
    case Tag::result:
      return field_of_result(facts, to, field);
    case Tag::contract:
      return field_of_contract(facts, to, field);
    case Tag::trick:
      return field_of_trick(facts, to, of.index(), field);
    case Tag::in_hand:
      return field_of_table(facts, to, field);
    case Tag::played:
      return field_of_played(facts, to, of.index(), field);
    case Tag::card:
      if (field != Field::name) return no_such_name;
      to = Value(Tag::card_name, of.index());
      return nullptr;
    default:
      return no_such_name;
  }
}

// Trick `number` of the deal, counted from 1; nil where there is none.
inline Doubt trick_at(const Facts& facts, std::int64_t number, Value& to) {
  to = Value();
  if (number < 1) return nullptr;
  if (facts.state == nullptr) return cards_unknown;
  if (number <= facts.trick_count()) to = Value(Tag::trick, number - 1);
  return nullptr;
}

// Which of the values of a figure an object reads, -1: it has none. A figure of the deal has one,
// one of each side is kept for its first seat.
inline int place_of_figure(const Facts& facts, SettleLine::Scope scope, const Value& of) {
  switch (scope) {
    case SettleLine::Scope::deal:
      return of.tag() == Tag::result ? 0 : -1;
    case SettleLine::Scope::each_seat:
      return of.tag() == Tag::seat ? of.index() : -1;
    case SettleLine::Scope::each_side:
      return of.tag() == Tag::result ? -1 : std::countr_zero(facts.side_of(of.index()));
  }
  return -1;
}

// What is read of seats and sides under a name that the game declares: a number that is kept, or,
// behind those, a value that is seats. -1: nothing.
inline int read_by_name(const GameRules& rules, std::string_view name) {
  const int kept = rules.kept_index(name);
  const int value = kept >= 0 ? -1 : rules.value_index(name);
  if (value < 0 || rules.values[static_cast<std::size_t>(value)].type != ValueType::seats) {
    return kept;
  }
  return static_cast<int>(rules.kept.size()) + value;
}

// Whether a seat, or each seat of a side, is one of those a value holds.
inline bool held_of(const Facts& facts, Value& to, int value, const Value& of) {
  if (of.tag() != Tag::seat && of.tag() != Tag::side) return false;
  const SeatSet whose =
      of.tag() == Tag::seat ? set_of(seat_at(of.index())) : facts.side_of(of.index());
  const int held = facts.state == nullptr ? facts.amounts[2 * facts.rules->seats + value].units()
                                          : facts.state->value(facts.rules->layout, value).units();
  to = Value::of((static_cast<unsigned>(std::max(held, 0)) & whose) == whose);
  return true;
}

// What an object reads under such a name; false: it has none of it. Precondition: a call runs.
inline bool kept_of(const Facts& facts, Value& to, int which, const Value& of) {
  using Of = KeptNumber::Of;
  const int values = which - static_cast<int>(facts.rules->kept.size());
  if (values >= 0) return held_of(facts, to, values, of);
  const KeptNumber& kept = facts.rules->kept[static_cast<std::size_t>(which)];
  const bool is_seat = of.tag() == Tag::seat;
  const bool is_side = of.tag() == Tag::side;
  const bool has_it = kept.of == Of::match  ? of.tag() == Tag::result
                      : kept.of == Of::seat ? is_seat
                                            : is_seat || is_side;
  if (!has_it) return false;
  const auto at = static_cast<std::size_t>(2 * facts.rules->seats + kept.first);
  if (kept.of == Of::match) {
    to = Value::of(facts.amounts[at]);
    return true;
  }
  if (kept.of != Of::noted || is_seat) {
    to = Value::of(facts.amounts[at + static_cast<std::size_t>(of.index())]);
    return true;
  }
  Amount sum;
  for (SeatSet left = facts.side_of(of.index()); left != 0;
       left &= static_cast<SeatSet>(left - 1)) {
    sum += facts.amounts[at + static_cast<std::size_t>(index_of(first_of(left)))];
  }
  to = Value::of(sum);
  return true;
}

// What a declared value holds. Precondition: a call runs.
inline Value value_at(const Facts& facts, int index) {
  const GameRules& rules = *facts.rules;
  const ValueType type = rules.values[static_cast<std::size_t>(index)].type;
  const bool from_chips = type == ValueType::chips || facts.state == nullptr;
  const Amount held = from_chips ? facts.amounts[static_cast<std::size_t>(2 * rules.seats + index)]
                                 : facts.state->value(rules.layout, index);
  if (type == ValueType::chips || type == ValueType::number) return Value::of(held);
  if (type == ValueType::seats) return {Tag::seat_list, std::max(held.units(), 0)};
  const auto& names = type == ValueType::rank ? rules.deck.ranks : rules.deck.suits;
  const auto at = static_cast<std::size_t>(held.units());
  return at < names.size() ? Value(Tag::value_name, held.units(), static_cast<std::uint32_t>(index))
                           : Value();
}

// What `house` has for its number `index`.
inline Value house_number(const HouseNumber& number, std::size_t index) {
  const int value = number.value.empty() ? 0 : number.value.front();
  if (number.many && index < 256) return {Tag::number_list, static_cast<std::int64_t>(index)};
  if (static_cast<std::size_t>(value) < number.names.size()) {
    return {Tag::house_name, value, static_cast<std::uint32_t>(index)};
  }
  return Value::of(std::int64_t{value});
}

}  // namespace houserule
