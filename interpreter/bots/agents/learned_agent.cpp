#include "bots/agents/learned_agent.h"

#include <algorithm>

#include "bots/agents/player_shelf.h"
#include "bots/search/shortlist.h"
#include "bots/search/trials.h"

namespace houserule {

namespace {

constexpr std::size_t most_looked_at = 24;
// Of 100 cards in what is played out: who trusts that everybody plays so is led astray by those who
// do not.
constexpr std::uint32_t surprises = 15;

}  // namespace

Move LearnedAgent::choose(const LoadedTable& table, const View& view, const Decision& decision,
                          RandomStream& random) {
  if (table.agenda->tricks() == nullptr) return greedy_.choose(table, view, decision, random);
  stopped_ = false;
  if (learned_ != table.rules) {
    player_ = PlayerShelf::of_process().player(table, [this] { return is_stopped(); });
    if (!is_stopped()) learned_ = table.rules;
  }
  const Choices choices = choices_of(table, view, decision);
  const bool looks = trials_ > 0 && choices.melds.phase == nullptr && choices.count() > 1;
  return looks ? look_ahead(table, view, choices, decision.phase, random)
               : player_->choose(table, view, choices, decision.phase, random);
}

Move LearnedAgent::look_ahead(const LoadedTable& table, const View& view, const Choices& choices,
                              int phase, RandomStream& random) const {
  const Move learned = player_->choose(table, view, choices, phase, random);
  const Determinizer determinizer(*table.agenda, view);
  Trials trials(table, view, determinizer,
                [&](State& state, RandomStream& stream, const Surroundings& around) {
                  if (is_stopped()) return false;
                  return player_->play_out(table, state, stream, around, surprises);
                });
  std::vector<Move> moves = shortlist(choices, most_looked_at, trials, trials_ / 2, random);
  const auto at = std::find(moves.begin(), moves.end(), learned);
  if (at == moves.end()) {
    moves.insert(moves.begin(), learned);
  } else {
    std::iter_swap(moves.begin(), at);
  }
  Contest contest(moves.size());
  if (!contest.run(trials, moves, trials_, true, random)) return learned;
  const std::size_t best = contest.best();
  const Moments above = contest.above_first(best);
  return above.mean() > 1.5 * above.error() + 1e-9 ? moves[best] : learned;
}

}  // namespace houserule
