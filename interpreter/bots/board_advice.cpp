#include "bots/board_advice.h"

#include <algorithm>
#include <limits>

#include "program/option_text.h"

namespace houserule {

namespace {

constexpr int guesses_ahead = 3;
constexpr std::size_t options_ahead = 24;  // options of a decision on the way
constexpr int steps_ahead = 24;          // until a table is valued where it is
constexpr double worth_a_tile = 0.05;   // what laying one must gain

bool is_put(const Option& option) {
  const auto verb = static_cast<Verb>(option.verb);
  return verb == Verb::put || verb == Verb::fill;
}

bool asks_for_a_worker(const Choices& choices) {
  return std::any_of(choices.options.begin(), choices.options.end(), [](const Option& option) {
    return static_cast<Verb>(option.verb) == Verb::place;
  });
}

// All moves but tiles, spread evenly if there are too many.
std::vector<Move> other_moves(const Choices& choices, std::size_t most) {
  std::vector<Move> moves;
  if (choices.pass) moves.push_back(Move::pass(choices.seat));
  for (const Option& option : choices.options) {
    if (!is_put(option)) moves.push_back(Move::of_option(choices.seat, option));
  }
  if (moves.size() <= most) return moves;
  std::vector<Move> some;
  for (std::size_t i = 0; i < most; ++i) some.push_back(moves[i * moves.size() / most]);
  return some;
}

}  // namespace

BoardAdvice::BoardAdvice(const LoadedTable& table, const View& view)
    : table_(table),
      seat_(view.seat()),
      determinizer_(*table.agenda, view),
      worth_(*table.agenda),
      guess_(table.rules->layout) {}

Move BoardAdvice::best(const Choices& choices, RandomStream& random) {
  determinizer_.guess(random, guess_);
  const std::optional<Move> tile = best_tile(guess_, choices);
  if (tile) return *tile;
  constexpr std::size_t all = 80;
  std::vector<Move> moves = other_moves(choices, all);
  if (moves.empty()) return choices.move(0);
  return moves.size() == 1 ? moves.front() : best_of(moves, random);
}

// The tile whose place gains most at once; nothing if none gains anything.
std::optional<Move> BoardAdvice::best_tile(const State& state, const Choices& choices) const {
  std::optional<Move> best;
  const bool must = !choices.pass &&
                    std::all_of(choices.options.begin(), choices.options.end(), is_put) &&
                    !choices.options.empty();
  double least = must ? -std::numeric_limits<double>::infinity() : worth_.of(state) + worth_a_tile;
  State next = state;
  const Surroundings around{.hooks = table_.hooks.get()};
  for (const Option& option : choices.options) {
    if (!is_put(option)) continue;
    next = state;
    const Move move = Move::of_option(seat_, option);
    table_.agenda->apply(next, move, around);
    const double worth = worth_.of(next);
    if (worth <= least) continue;
    least = worth;
    best = move;
  }
  return best;
}

Move BoardAdvice::best_of(const std::vector<Move>& moves, RandomStream& random) {
  std::vector<double> sums(moves.size(), 0);
  State state = guess_;
  const Surroundings around{.hooks = table_.hooks.get()};
  for (int n = 0; n < guesses_ahead; ++n) {
    if (n > 0) determinizer_.guess(random, guess_);
    const std::uint64_t seed = random.next();
    ++guesses_;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      state = guess_;
      state.core().chance = RandomStream(seed, Purpose::chance);
      table_.agenda->apply(state, moves[i], around);
      sums[i] += settled(state);
    }
  }
  return moves[static_cast<std::size_t>(std::max_element(sums.begin(), sums.end()) - sums.begin())];
}

// Goes on to the next decision; false: the game is over.
bool BoardAdvice::go_on(State& state) const {
  const Surroundings around{.hooks = table_.hooks.get()};
  return table_.agenda->run(state, around).kind == Decision::Kind::ask;
}

// Plays on until the seat is asked for a worker, and values the table there.
double BoardAdvice::settled(State& state) const {
  const Surroundings around{.hooks = table_.hooks.get()};
  for (int step = 0; step < steps_ahead && go_on(state); ++step) {
    const Choices choices = table_.agenda->choices(state, seat_);
    if (!choices.at_gap && asks_for_a_worker(choices)) break;
    table_.agenda->apply(state, quick(state, choices), around);
  }
  return worth_.of(state);
}

// A decision on the way: the option after which the table is worth most.
Move BoardAdvice::quick(const State& state, const Choices& choices) const {
  if (choices.options.empty() || (choices.pass && choices.at_gap)) return Move::pass(seat_);
  if (const auto tile = best_tile(state, choices)) return *tile;
  const std::vector<Move> moves = other_moves(choices, options_ahead);
  if (moves.empty()) return choices.move(0);
  std::size_t best = 0;
  double most = -std::numeric_limits<double>::infinity();
  State next = state;
  const Surroundings around{.hooks = table_.hooks.get()};
  for (std::size_t i = 0; i < moves.size(); ++i) {
    next = state;
    table_.agenda->apply(next, moves[i], around);
    (void)go_on(next);
    const double worth = worth_.of(next);
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return moves[best];
}

}  // namespace houserule
