#include "bots/agents/learned_agent.h"

#include <algorithm>

#include "bots/search/last_cards.h"
#include "bots/search/playouts.h"
#include "bots/search/shortlist.h"
#include "bots/search/trials.h"

namespace houserule {

namespace {

constexpr std::size_t most_looked_at = 24;

}  // namespace

Move LearnedAgent::choose(const LoadedTable& table, const View& view, const Decision& decision,
                          RandomStream& random) {
  return decide(table, view, decision, random).move;
}

Advice LearnedAgent::advise(const LoadedTable& table, const View& view, const Decision& decision,
                            RandomStream& random) {
  Advice advice = decide(table, view, decision, random);
  if (player_ != nullptr && advice.move.kind == MoveKind::card && player_->plays(decision.phase)) {
    advice.fact = player_->position(table, view, decision.phase).fact_of(advice.move.card);
  }
  return advice;
}

Advice LearnedAgent::decide(const LoadedTable& table, const View& view, const Decision& decision,
                            RandomStream& random) {
  stopped_ = false;
  player_ = seated_.at(table, [this] { return is_stopped(); });
  const Choices choices = choices_of(table, view, decision);
  // Greedy knows boards, and lays melds as well.
  if (player_ == nullptr || choices.melds.phase != nullptr) {
    return greedy_.advise(table, view, decision, random);
  }
  if (choices.count() == 1) return {choices.move(0), "hint-only"};
  if (trials_ > 0) return look_ahead(table, view, choices, decision.phase, random);
  return {learned_move(table, view, choices, decision.phase, random), {}};
}

// In a phase that it has never met it does nothing, where it may.
Move LearnedAgent::learned_move(const LoadedTable& table, const View& view, const Choices& choices,
                                int phase, RandomStream& random) const {
  if (player_->net(phase).is_empty() && choices.pass) return Move::pass(choices.seat);
  return player_->choose(table, view, choices, phase, random);
}

Advice LearnedAgent::look_ahead(const LoadedTable& table, const View& view, const Choices& choices,
                                int phase, RandomStream& random) const {
  const Move learned = learned_move(table, view, choices, phase, random);
  const Determinizer determinizer(*table.agenda, view);
  const auto stopped = [this] { return is_stopped(); };
  if (const auto found =
          LastCards(table, view, determinizer).best(choices, phase, learned, stopped, random)) {
    return {found->move, found->move == learned ? "hint-kept" : "hint-best", found->tables};
  }
  const Playouts playouts(player_);
  Trials trials(table, view, determinizer,
                [&](State& state, RandomStream& stream, const Surroundings& around) {
                  return !is_stopped() && playouts.play_out(table, state, stream, around);
                });
  std::vector<Move> moves = shortlist(choices, most_looked_at, trials, trials_ / 2, random);
  const auto at = std::find(moves.begin(), moves.end(), learned);
  if (at == moves.end()) {
    moves.insert(moves.begin(), learned);
  } else {
    std::iter_swap(moves.begin(), at);
  }
  Contest contest(moves.size());
  if (!contest.run(trials, moves, trials_, true, random)) return {learned, "hint-blind"};
  const std::size_t best = contest.best();
  const Moments above = contest.above_first(best);
  const bool is_better = above.mean() > 1.5 * above.error() + 1e-9;
  return {is_better ? moves[best] : learned, is_better ? "hint-best" : "hint-kept",
          contest.guesses()};
}

}  // namespace houserule
