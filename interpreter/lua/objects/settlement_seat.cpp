// Seats and sides: what each took, announced and worked out. A side adds up its seats.

#include <algorithm>
#include <bit>

#include "lua/objects/settlement_arguments.h"
#include "lua/objects/settlement_objects.h"
#include "lua/vm/binding.h"

namespace houserule {

namespace {

// The seats of the seat or side a method was called on.
SeatSet self_seats(lua_State* state, const ScriptContext& context, const char* call) {
  const ScriptObject* const object = object_at(state, 1);
  if (object != nullptr && object->kind == ObjectKind::seat) {
    Vm::of(state).charge(object_call_cost);
    return set_of(seat_at(object->number));
  }
  return context.side_of(self_at(state, ObjectKind::side, call).number);
}

template <class Visit>
void each_seat(SeatSet seats, Visit&& visit) {
  for (; seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
    visit(static_cast<std::size_t>(std::countr_zero(seats)));
  }
}

// Methods of seats and sides.

int count(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  const SeatSet seats = self_seats(state, context, "seat:count");
  const CardSet wanted = cards_argument(state, context, 2);
  const State& table = cards_of(state, context);
  const auto zones = std::popcount(seats) * context.counted_zones.size();
  Vm::of(state).charge(static_cast<std::int64_t>(zones / 4));
  int cards = 0;
  each_seat(seats, [&](std::size_t i) {
    for (const std::size_t zone : context.counted_zones) {
      const CardSet held = table.cards(context.rules->layout, zone, seat_at(static_cast<int>(i)));
      cards += (held & wanted).count();
    }
  });
  lua_pushinteger(state, cards);
  return 1;
}

int extreme_rank(lua_State* state, const char* call, bool highest) {
  ScriptContext& context = ScriptContext::of(state);
  const SeatSet seats = self_seats(state, context, call);
  const auto zone = static_cast<std::size_t>(zone_argument(state, context, 2));
  const State& table = cards_of(state, context);
  bool found = false;
  int rank = 0;
  each_seat(seats, [&](std::size_t i) {
    CardSet cards = table.cards(context.rules->layout, zone, seat_at(static_cast<int>(i)));
    Vm::of(state).charge(cards.count() / 4);
    while (!cards.empty()) {
      const int printed = context.rules->deck.info(cards.take_first()).rank;
      if (printed < 0) continue;  // a card without a rank
      const int number = context.rank_numbers[static_cast<std::size_t>(printed)];
      if (!found || (highest ? number > rank : number < rank)) rank = number;
      found = true;
    }
  });
  if (found) {
    lua_pushinteger(state, rank);
  } else {
    lua_pushnil(state);
  }
  return 1;
}

int highest_rank(lua_State* state) { return extreme_rank(state, "seat:highest_rank", true); }
int lowest_rank(lua_State* state) { return extreme_rank(state, "seat:lowest_rank", false); }

int has_announced(lua_State* state) {
  ScriptContext& context = ScriptContext::of(state);
  const SeatSet seats = self_seats(state, context, "seat:announced");
  const int call = call_argument(state, context, 2);
  std::uint32_t made = 0;
  if (context.state != nullptr) {
    each_seat(seats, [&](std::size_t i) { made |= context.state->core().announced[i]; });
  }
  lua_pushboolean(state, static_cast<int>(made >> call & 1));
  return 1;
}

constexpr NamedFunction seat_methods[] = {{"count", count},
                                          {"highest_rank", highest_rank},
                                          {"lowest_rank", lowest_rank},
                                          {"announced", has_announced}};

// Fields.

constexpr std::uint64_t seat_fields = fields_of(
    {Field::number, Field::points, Field::score, Field::tricks, Field::meld_points, Field::side});
constexpr std::uint64_t side_fields =
    fields_of({Field::points, Field::tricks, Field::meld_points, Field::seats});

void push_sum(lua_State* state, const ScriptContext& context, SeatSet seats, Field field) {
  switch (field) {
    case Field::points: {
      const DealResult& result = result_of(state, context);
      Amount sum;
      each_seat(seats, [&](std::size_t i) { sum += result.points[i]; });
      return push_amount(state, sum);
    }
    case Field::meld_points: {
      Amount sum;
      if (context.state != nullptr) {
        each_seat(seats, [&](std::size_t i) {
          sum += context.state->meld_points(context.rules->layout, seat_at(static_cast<int>(i)));
        });
      }
      return push_amount(state, sum);
    }
    default: {
      int sum = 0;
      each_seat(seats, [&](std::size_t i) {
        sum += context.result != nullptr ? context.result->tricks[i]
                                         : context.state->core().tricks_won[i];
      });
      return lua_pushinteger(state, sum);
    }
  }
}

void read_seat(lua_State* state, ScriptContext& context, int number, Field field) {
  const Seat seat = seat_at(number);
  if (field == Field::side) return push_side_of(state, context, seat);
  if (field == Field::number) return lua_pushinteger(state, number_of(seat));
  if (field == Field::score) {
    (void)result_of(state, context);
    return push_amount(state, context.scores[static_cast<std::size_t>(number)]);
  }
  if (context.result == nullptr && context.state == nullptr) (void)result_of(state, context);
  push_sum(state, context, set_of(seat), field);
}

void read_side(lua_State* state, ScriptContext& context, int number, Field field) {
  const SeatSet seats = context.side_of(number);
  if (field == Field::seats) return push_seats(state, context, seats);
  if (context.result == nullptr && context.state == nullptr) (void)result_of(state, context);
  push_sum(state, context, seats, field);
}

}  // namespace

const ObjectTraits seat_traits = {"a seat", seat_methods, seat_fields, read_seat};
const ObjectTraits side_traits = {"a side", seat_methods, side_fields, read_side};

void push_seat(lua_State* state, ScriptContext& context, Seat seat) {
  if (seat == no_seat) return lua_pushnil(state);
  context.objects.push(state, ObjectKind::seat, index_of(seat));
}

void push_side_of(lua_State* state, ScriptContext& context, Seat seat) {
  if (seat == no_seat) return lua_pushnil(state);
  context.objects.push(state, ObjectKind::side, std::countr_zero(context.side_of(index_of(seat))));
}

void push_seats(lua_State* state, ScriptContext& context, SeatSet seats) {
  context.objects.push(state, ObjectKind::seat_list, seats);
}

void push_sides(lua_State* state, ScriptContext& context, SeatSet first) {
  context.objects.push(state, ObjectKind::side_list, first);
}

const State& cards_of(lua_State* state, const ScriptContext& context) {
  if (context.state == nullptr) {
    raise_fault(state, {"hook-fault", {}, "the cards of this deal are not known here"});
  }
  return *context.state;
}

}  // namespace houserule
