#include "lab/play/example_mover.h"

#include "session/texts/move_text.h"

namespace houserule {

namespace {

constexpr int most_passes = 40;        // on the way to a move of the example
constexpr std::uint32_t gap_odds = 4;  // one gap in so many is made use of

}  // namespace

Move ExampleMover::choose(const LoadedTable& table, const State& state, const Decision& decision,
                          const Choices& choices) {
  if (next_ < moves_.size()) {
    const ReadMove read = read_move(*table.rules, decision.phase, moves_[next_], &choices, &state);
    const bool is_legal = read.move && read.right_verb && read.move->seat == choices.seat &&
                          choices.allows(*read.move);
    if (is_legal) {
      ++next_;
      return *read.move;
    }
    if (choices.count() == 1) return choices.move(0);
    if (choices.pass && ++passes_ <= most_passes) return Move::pass(choices.seat);
    next_ = moves_.size();
  }
  return wander(choices);
}

Move ExampleMover::wander(const Choices& choices) {
  const std::uint64_t ways = choices.count();
  if (choices.at_gap && choices.pass && ways > 1 && random_.below(gap_odds) == 0) {
    return choices.move(1 + random_.below_large(ways - 1));
  }
  std::int64_t decisions = 0;
  return choices.random_move(random_, decisions);
}

}  // namespace houserule
