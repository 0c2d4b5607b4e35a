#include "bots/judgement/board_advice.h"

#include <algorithm>
#include <limits>

#include "board_rules/sheet/option_text.h"

namespace houserule {

namespace {

constexpr std::size_t options_ahead = 24;  // options of a decision on the way
constexpr int steps_ahead = 24;            // until a table is valued where it is
constexpr double worth_a_tile = 0.05;      // what laying one must gain
constexpr double worth_a_move = 0.4;       // what anything else must gain that is done in between

bool is_put(const Option& option) {
  const auto verb = static_cast<Verb>(option.verb);
  return verb == Verb::put || verb == Verb::fill;
}

bool is_placing(const Option& option) { return static_cast<Verb>(option.verb) == Verb::place; }
bool is_other(const Option& option) { return !is_put(option); }

bool asks_for_a_worker(const Choices& choices) {
  return std::any_of(choices.options.begin(), choices.options.end(), is_placing);
}

// A pass, if there is one, and the options that are meant.
std::vector<Move> moves_of(const Choices& choices, bool (*is_meant)(const Option&)) {
  std::vector<Move> moves;
  if (choices.pass) moves.push_back(Move::pass(choices.seat));
  for (const Option& option : choices.options) {
    if (is_meant(option)) moves.push_back(Move::of_option(choices.seat, option));
  }
  return moves;
}

// Leaves so many at most, spread evenly.
void spread(std::vector<Move>& moves, std::size_t most) {
  if (moves.size() <= most) return;
  for (std::size_t i = 0; i < most; ++i) moves[i] = moves[i * moves.size() / most];
  moves.resize(most);
}

}  // namespace

BoardAdvice::BoardAdvice(const LoadedTable& table, const View& view, int guesses)
    : table_(table),
      seat_(view.seat()),
      determinizer_(*table.agenda, view),
      worth_(*table.agenda),
      around_{.hooks = table.hooks.get(), .skips_gaps = true},
      guess_(table.rules->layout),
      guesses_(std::max(1, guesses)) {}

Move BoardAdvice::best(const Choices& choices, RandomStream& random) {
  determinizer_.guess(random, guess_);
  const bool is_turn = asks_for_a_worker(choices);
  std::optional<Move> now = best_tile(guess_, choices);
  // Where tiles may be laid or left, all else that can be done at any time is offered, too: at
  // gaps, before a worker is placed, while meals are set out.
  const bool is_between =
      choices.pass &&
      (choices.at_gap || std::any_of(choices.options.begin(), choices.options.end(), is_put));
  if (!now && (is_between || is_turn)) now = best_between(choices);
  if (now) return *now;
  if (is_between && !is_turn) return Move::pass(seat_);
  constexpr std::size_t all = 80;
  std::vector<Move> moves = is_turn ? moves_of(choices, is_placing) : moves_of(choices, is_other);
  spread(moves, all);
  if (moves.empty()) return choices.move(0);
  return moves.size() == 1 ? moves.front() : best_of(moves, random);
}

// The tile whose place gains most at once; nothing if none gains anything.
std::optional<Move> BoardAdvice::best_tile(const State& state, const Choices& choices) const {
  std::optional<Move> best;
  const bool is_mealtime = !choices.at_gap && !asks_for_a_worker(choices);
  const bool must = !choices.pass &&
                    std::all_of(choices.options.begin(), choices.options.end(), is_put) &&
                    !choices.options.empty();
  double least = must ? -std::numeric_limits<double>::infinity() : worth_.of(state) + worth_a_tile;
  State next = state;
  for (const Option& option : choices.options) {
    if (!is_put(option) || (!is_mealtime && worth_.is_meal(option.of[1]))) continue;
    next = state;
    const Move move = Move::of_option(seat_, option);
    table_.agenda->apply(next, move, around_);
    const double worth = worth_.of(next);
    if (worth <= least) continue;
    least = worth;
    best = move;
  }
  return best;
}

// What may be done in between and needs no worker; nothing if none of it gains enough at once.
std::optional<Move> BoardAdvice::best_between(const Choices& choices) const {
  std::optional<Move> best;
  double least = worth_.of(guess_) + worth_a_move;
  State next = guess_;
  for (const Option& option : choices.options) {
    if (is_put(option) || is_placing(option)) continue;
    next = guess_;
    const Move move = Move::of_option(seat_, option);
    table_.agenda->apply(next, move, around_);
    const double worth = settled(next);
    if (worth <= least) continue;
    least = worth;
    best = move;
  }
  return best;
}

// Who passes gives up the workers that are left, so a pass, which comes first, gives way to one of
// them that scores.
Move BoardAdvice::best_of(const std::vector<Move>& moves, RandomStream& random) {
  std::vector<double> sums(moves.size(), 0);
  std::vector<double> scores(moves.size(), 0);
  State state = guess_;
  for (int n = 0; n < guesses_; ++n) {
    if (n > 0) determinizer_.guess(random, guess_);
    const std::uint64_t seed = random.next();
    ++made_;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      state = guess_;
      state.core().chance = RandomStream(seed, Purpose::chance);
      table_.agenda->apply(state, moves[i], around_);
      sums[i] += settled(state);
      scores[i] += worth_.score(state);
    }
  }
  const auto best = std::max_element(sums.begin(), sums.end()) - sums.begin();
  if (moves[static_cast<std::size_t>(best)].kind != MoveKind::pass) {
    return moves[static_cast<std::size_t>(best)];
  }
  std::size_t instead = 0;
  for (std::size_t i = 1; i < moves.size(); ++i) {
    const bool scores_more = is_placing(moves[i].option) && scores[i] > scores[0];
    if (scores_more && (instead == 0 || sums[i] > sums[instead])) instead = i;
  }
  return moves[instead];
}

// Goes on to the next decision; false: the game is over.
bool BoardAdvice::go_on(State& state) const {
  return table_.agenda->run(state, around_).kind == Decision::Kind::ask;
}

// Plays on until the seat is asked for a worker, or is back at the gap it was at, and values the
// table there.
double BoardAdvice::settled(State& state) const {
  for (int step = 0; step < steps_ahead && go_on(state); ++step) {
    const Choices choices = table_.agenda->choices(state, seat_);
    if (choices.at_gap || asks_for_a_worker(choices)) break;
    table_.agenda->apply(state, quick(state, choices), around_);
  }
  return worth_.of(state);
}

// A decision on the way: the option after which the table is worth most.
Move BoardAdvice::quick(const State& state, const Choices& choices) const {
  if (choices.options.empty()) return Move::pass(seat_);
  if (const auto tile = best_tile(state, choices)) return *tile;
  std::vector<Move> moves = moves_of(choices, is_other);
  spread(moves, options_ahead);
  if (moves.empty()) return choices.move(0);
  std::size_t best = 0;
  double most = -std::numeric_limits<double>::infinity();
  State next = state;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    next = state;
    table_.agenda->apply(next, moves[i], around_);
    (void)go_on(next);
    const double worth = worth_.of(next);
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return moves[best];
}

}  // namespace houserule
