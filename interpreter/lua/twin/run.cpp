#include "lua/twin/run.h"

#include <algorithm>
#include <bit>

#include "lua/answers/settled.h"
#include "lua/twin/arithmetic.h"

namespace houserule::twin {

namespace {

constexpr int room_of_methods = 8;  // registers beyond those of a function that methods use

// How often a numeric loop runs again after the first time; false: in doubt. `runs` is whether it
// runs at all.
bool count_of_loop(const Value* loop, bool& runs, std::uint64_t& again) {
  const Value& step = loop[2];
  if (loop[0].tag() != Tag::integer || step.tag() != Tag::integer || step.integer() == 0)
    return false;
  Value limit = loop[1];
  if (limit.tag() == Tag::number) {
    limit = Value::of(step.integer() > 0 ? std::floor(limit.number()) : std::ceil(limit.number()));
  }
  std::int64_t last = 0;
  if (!to_integer(limit, last)) return false;
  const std::int64_t first = loop[0].integer();
  runs = step.integer() > 0 ? first <= last : first >= last;
  again = step.integer() > 0 ? (bits_of(last) - bits_of(first)) / bits_of(step.integer())
                             : (bits_of(first) - bits_of(last)) / (0 - bits_of(step.integer()));
  return true;
}

}  // namespace

Run::Run(const Program& program, const DealResult& result, std::span<Amount> amounts,
         Workspace& space)
    : program_(program), space_(space) {
  facts_.rules = program.rules;
  facts_.counting = program.counting;
  facts_.state = result.state;
  facts_.amounts = amounts;
  facts_.sides = result.side;
  if (!program.is_step) {
    facts_.result = &result;
    facts_.scores = space.before.data();
  }
  std::copy(amounts.begin(), amounts.end(), space.before.begin());
}

int Run::settle() {
  for (std::size_t i = 0; i < program_.lines.size() && !facts_.stopped; ++i) {
    line_ = static_cast<int>(i);
    if (run_line(program_.phase->lines[i], program_.lines[i])) continue;
    std::copy_n(space_.before.begin(), facts_.amounts.size(), facts_.amounts.begin());
    return line_;
  }
  return -1;
}

bool Run::run_line(const SettleLine& line, const ProgramLine& ready) {
  if (ready.function < 0) return true;
  const Value result(Tag::result, 0);
  Value answer;
  if (line.kind == SettleLine::Kind::pay) {
    return call_line(ready, result, Value(Tag::chips, 0), 2, answer);
  }
  if (line.scope == SettleLine::Scope::deal) {
    if (!call_line(ready, result, Value(), 1, answer) || !take(line, 0, 0, answer)) return false;
  } else {
    const SettledInTurn turn(facts_, line);
    for (int i = 0; i < facts_.rules->seats && !facts_.stopped; ++i) {
      Value object;
      SeatSet seats = 0;
      if (!turn.at(i, object, seats)) continue;
      if (!call_line(ready, object, result, 2, answer) ||
          !take(line, object.index(), seats, answer)) {
        return false;
      }
    }
  }
  if (line.kind == SettleLine::Kind::tally) {
    keep_tally(facts_, line, [&](int i) {
      return space_.figures[static_cast<std::size_t>(line_)][static_cast<std::size_t>(i)];
    });
  }
  return true;
}

[[gnu::always_inline]] inline bool Run::take(const SettleLine& line, int index, SeatSet seats,
                                             const Value& value) {
  using Kind = SettleLine::Kind;
  Value& kept = space_.figures[static_cast<std::size_t>(line_)][static_cast<std::size_t>(index)];
  Amount amount;
  if (line.kind == Kind::wins) {
    kept = value;
    if (value.is_false()) return true;
    won_by_ = seats;
    facts_.stopped = true;
  } else if (amount_of(value, amount)) {
    kept = value.tag() == Tag::integer ? value : Value::of(amount);
    if (line.kind != Kind::score || amount.halves == 0) return true;
    if (!add_score(seats, amount)) return false;
    facts_.stopped = facts_.is_decided();
  } else {
    kept = value;
    if (line.kind != Kind::figure) return false;
    if (value.tag() == Tag::text) return text_of(value).text.size() <= 200;
    return value.tag() == Tag::no || value.tag() == Tag::yes;
  }
  return true;
}

bool Run::call_line(const ProgramLine& ready, const Value& first, const Value& second, int given,
                    Value& answer) {
  Value* const registers = space_.registers.data() + 1;
  Value* argument = registers;
  if (ready.inside >= 0) *argument++ = Value(Tag::inside, ready.inside);
  *argument++ = first;
  if (given == 2) *argument++ = second;
  items_used_ = 0;
  const Function& function = program_.functions[static_cast<std::size_t>(ready.function)];
  const int results =
      run(function, registers, static_cast<int>(argument - registers), registers - 1, 0);
  if (results < 0) return false;
  answer = results == 0 ? Value() : registers[-1];
  return true;
}

int Run::call(Value* slot, int given) {
  int results = gave_up;
  switch (slot->tag()) {
    case Tag::method:
      return call_method(slot, given);
    case Tag::builtin:
      return call_builtin(slot, given);
    case Tag::function:
    case Tag::closure: {
      const auto& function = program_.functions[static_cast<std::size_t>(slot->integer())];
      if (++depth_ > deepest_call) return gave_up;
      results = run(function, slot + 1, given, slot, slot->extra());
      break;
    }
    case Tag::inside: {
      const Inside& inside = program_.insides[static_cast<std::size_t>(slot->integer())];
      steps_left_ -= inside.cost;
      if (given < inside.wanted || ++depth_ > deepest_call) return gave_up;
      const auto& function = program_.functions[static_cast<std::size_t>(inside.function)];
      if (inside.inside < 0) {
        results = run(function, slot + 1, given, slot, 0);
      } else {
        *slot = Value(Tag::inside, inside.inside);
        results = run(function, slot, given + 1, slot, 0);
      }
      break;
    }
    default:
      return gave_up;
  }
  --depth_;
  return results;
}

int Run::run(const Function& function, Value* const r, int given, Value* to, std::uint32_t around) {
  steps_left_ -= static_cast<std::int64_t>(function.steps.size());
  if (steps_left_ < 0 || r + function.registers + room_of_methods >
                             space_.registers.data() + space_.registers.size()) {
    return gave_up;
  }
  for (int i = given; i < function.parameters; ++i) r[i] = Value();
  const Step* const steps = function.steps.data();
  const Value* const constants = function.constants.data();
  const Step* at = steps;
  Value* top = r;

  while (true) {
    const Step& s = *at;
    const auto y = [&]() -> const Value& { return s.d < 0 ? r[s.c] : constants[s.d]; };
    bool done = true;
    switch (s.op) {
      case Op::skip:
        ++at;
        break;
      case Op::move:
        r[s.a] = r[s.b];
        ++at;
        break;
      case Op::load:
        r[s.a] = constants[s.d];
        at = steps + s.e;
        break;
      case Op::nils:
        for (int i = 0; i <= s.b; ++i) r[s.a + i] = Value();
        ++at;
        break;
      case Op::captured:
        r[s.a] = space_.registers[around + s.b];
        ++at;
        break;
      case Op::captured_field:
        done = field(r[s.a], space_.registers[around + s.b],
                     program_.texts[static_cast<std::size_t>(s.e)]);
        ++at;
        break;
      case Op::field:
        if (quick_field(facts_, r[s.a], r[s.b], static_cast<Field>(s.c))) {
          ++at;
          break;
        }
        done = (s.c != no_name && field(r[s.a], r[s.b], static_cast<Field>(s.c)) == nullptr) ||
               field(r[s.a], r[s.b], program_.texts[static_cast<std::size_t>(s.e)]);
        ++at;
        break;
      case Op::figure: {
        const bool is_there = s.e < line_ && r[s.b].tag() == Tag::result;
        if (!is_there) return gave_up;
        r[s.a] = space_.figures[static_cast<std::size_t>(s.e)][0];
        ++at;
        break;
      }
      case Op::self: {
        const Value object = r[s.b];
        if ((methods_of(object.tag()) >> s.c & 1) != 0) {
          r[s.a] = Value(Tag::method, s.c);
        } else {
          done = field(r[s.a], object, program_.texts[static_cast<std::size_t>(s.e)]);
        }
        r[s.a + 1] = object;
        ++at;
        break;
      }
      case Op::value:
        r[s.a] = value_at(facts_, s.e);
        make_text(r[s.a]);
        ++at;
        break;
      case Op::item:
        done = item(r[s.a], r[s.b], y());
        ++at;
        break;
      case Op::set_item: {
        std::int64_t key = s.e;
        if (key < 0 && !to_integer(r[s.b], key)) return gave_up;
        done = set_item(r[s.a], key, y());
        ++at;
        break;
      }
      case Op::array:
        if (!make_array(r[s.a], s.e)) return gave_up;
        at += 2;
        break;
      case Op::fill: {
        const int count = s.b > 0 ? s.b : static_cast<int>(top - (r + s.a + 1));
        done = fill(r[s.a], r + s.a + 1, count, s.e);
        ++at;
        break;
      }
      case Op::closure:
        r[s.a] = Value(Tag::closure, s.e, static_cast<std::uint32_t>(r - space_.registers.data()));
        ++at;
        break;

      case Op::add:
        done = calculate(
            r[s.a], r[s.b], y(), [](auto a, auto b) { return a + b; },
            [](auto a, auto b) { return a + b; });
        at += 2;
        break;
      case Op::sub:
        done = calculate(
            r[s.a], r[s.b], y(), [](auto a, auto b) { return a - b; },
            [](auto a, auto b) { return a - b; });
        at += 2;
        break;
      case Op::mul:
        done = calculate(
            r[s.a], r[s.b], y(), [](auto a, auto b) { return a * b; },
            [](auto a, auto b) { return a * b; });
        at += 2;
        break;
      case Op::mod:
        done = remainder(r[s.a], r[s.b], y());
        at += 2;
        break;
      case Op::pow:
        done = power(r[s.a], r[s.b], y());
        at += 2;
        break;
      case Op::div:
        done = divide(r[s.a], r[s.b], y());
        at += 2;
        break;
      case Op::idiv:
        done = divide_whole(r[s.a], r[s.b], y());
        at += 2;
        break;
      case Op::band:
        done = combine_bits(r[s.a], r[s.b], y(), [](auto a, auto b) { return a & bits_of(b); });
        at += 2;
        break;
      case Op::bor:
        done = combine_bits(r[s.a], r[s.b], y(), [](auto a, auto b) { return a | bits_of(b); });
        at += 2;
        break;
      case Op::bxor:
        done = combine_bits(r[s.a], r[s.b], y(), [](auto a, auto b) { return a ^ bits_of(b); });
        at += 2;
        break;
      case Op::shl:
        done = combine_bits(r[s.a], r[s.b], y(), shifted_left);
        at += 2;
        break;
      case Op::shr:
        done = combine_bits(r[s.a], r[s.b], y(), shifted_right);
        at += 2;
        break;
      case Op::shl_constant:
        done = combine_bits(r[s.a], y(), r[s.b], shifted_left);
        at += 2;
        break;
      case Op::minus:
        done = calculate(
            r[s.a], r[s.b], r[s.b], [](auto a, auto) { return 0 - a; },
            [](auto a, auto) { return -a; });
        ++at;
        break;
      case Op::bnot:
        done = combine_bits(r[s.a], r[s.b], r[s.b], [](auto a, auto) { return ~a; });
        ++at;
        break;
      case Op::negate:
        r[s.a] = Value::of(r[s.b].is_false());
        ++at;
        break;
      case Op::length:
        done = length(r[s.a], r[s.b]);
        ++at;
        break;
      case Op::join:
        for (int i = 0; i < s.b; ++i) done = done && is_plain(r[s.a + i]);
        r[s.a] = Value(Tag::made_text, 0);
        ++at;
        break;

      case Op::jump:
        if (s.e <= at - steps) steps_left_ -= at - steps - s.e + 1;
        done = steps_left_ >= 0;
        at = steps + s.e;
        break;
      case Op::equal:
        if (!can_be_compared(r[s.a]) || !can_be_compared(y())) return gave_up;
        at = are_equal(r[s.a], y()) == (s.b != 0) ? steps + s.e : at + 2;
        break;
      case Op::less:
      case Op::at_most:
      case Op::more:
      case Op::at_least: {
        bool less = false;
        bool equal = false;
        const Value& x = r[s.a];
        const bool turned = s.op == Op::more || s.op == Op::at_least;
        if (!(turned ? compare(less, equal, y(), x) : compare(less, equal, x, y()))) return gave_up;
        const bool also_equal = s.op == Op::at_most || s.op == Op::at_least;
        at = (less || (also_equal && equal)) == (s.b != 0) ? steps + s.e : at + 2;
        break;
      }
      case Op::test:
        at = r[s.a].is_false() != (s.b != 0) ? steps + s.e : at + 2;
        break;
      case Op::test_set:
        if (r[s.c].is_false() == (s.b != 0)) {
          at += 2;
        } else {
          r[s.a] = r[s.c];
          at = steps + s.e;
        }
        break;

      case Op::call: {
        Value* const slot = r + s.a;
        const int count = s.b > 0 ? s.b - 1 : static_cast<int>(top - (slot + 1));
        const int results =
            slot->tag() == Tag::method ? call_method(slot, count) : call(slot, count);
        if (results < 0) return gave_up;
        for (int i = results; i < s.c - 1; ++i) slot[i] = Value();
        top = slot + results;
        ++at;
        break;
      }
      case Op::return_call:
      case Op::return_many: {
        Value* const from = r + s.a;
        int count = s.b > 0 ? s.b - 1 : static_cast<int>(top - from);
        if (s.op == Op::return_call) {
          count = call(from, s.b > 0 ? s.b - 1 : static_cast<int>(top - (from + 1)));
          if (count < 0) return gave_up;
        }
        for (int i = 0; i < count; ++i) {
          if (from[i].tag() == Tag::closure) return gave_up;
          to[i] = from[i];
        }
        return count;
      }
      case Op::return_constant:
        *to = constants[s.d];
        return 1;
      case Op::return_none:
        return 0;
      case Op::return_one:
        if (r[s.a].tag() == Tag::closure) return gave_up;
        *to = r[s.a];
        return 1;

      case Op::prepare_loop: {
        bool runs = false;
        std::uint64_t again = 0;
        if (!count_of_loop(r + s.a, runs, again)) return gave_up;
        r[s.a + 3] = r[s.a];
        r[s.a + 1] = Value::of(wrapped(again));
        at = runs ? at + 1 : steps + s.e;
        break;
      }
      case Op::loop: {
        Value* const loop = r + s.a;
        ++at;
        if (loop[1].integer() == 0) break;
        steps_left_ -= at - steps - s.e;
        done = steps_left_ >= 0;
        loop[1] = Value::of(wrapped(bits_of(loop[1].integer()) - 1));
        loop[0] = Value::of(wrapped(bits_of(loop[0].integer()) + bits_of(loop[2].integer())));
        loop[3] = loop[0];
        at = steps + s.e;
        break;
      }
      case Op::next: {
        Value* const iterator = r + s.a;
        if (!next_item(iterator)) return gave_up;
        for (int i = 2; i < s.c; ++i) iterator[4 + i] = Value();
        ++at;
        break;
      }
      case Op::next_loop: {
        Value* const iterator = r + s.a;
        ++at;
        if (iterator[4].tag() == Tag::nil) break;
        steps_left_ -= at - steps - s.e;
        done = steps_left_ >= 0;
        iterator[2] = iterator[4];
        at = steps + s.e;
        break;
      }
    }
    if (!done) return gave_up;
  }
}

}  // namespace houserule::twin
