#include "bots/agents/ismcts_agent.h"

#include <algorithm>

#include "bots/judgement/board_advice.h"
#include "bots/judgement/meld_advice.h"
#include "bots/search/last_cards.h"
#include "bots/search/shortlist.h"

namespace houserule {

namespace {

constexpr std::size_t most_candidates = 24;

// Trials for a shortlist: a part of all iterations.
constexpr int part_for_shortlist = 4;
constexpr int most_for_shortlist = 300;

// Of board games.
constexpr int iterations_a_guess = 100;
constexpr int most_guesses = 100;

}  // namespace

Move IsmctsAgent::choose(const LoadedTable& table, const View& view, const Decision& decision,
                         RandomStream& random) {
  const Choices choices = choices_of(table, view, decision);
  iterations_ = 0;
  if (choices.count() == 1) return choices.move(0);
  if (choices.melds.phase != nullptr) return best_meld(*table.rules, view, choices.melds);
  if (table.rules->board != nullptr) {
    const int guesses = std::clamp(limits_.iterations / iterations_a_guess, 1, most_guesses);
    BoardAdvice advice(table, view, guesses);
    const Move move = advice.best(choices, random);
    iterations_ = advice.guesses();
    return move;
  }
  stop_ = false;
  searching_ = true;
  const Move move = search(table, view, choices, decision.phase, random);
  searching_ = false;
  return move;
}

Move IsmctsAgent::search(const LoadedTable& table, const View& view, const Choices& choices,
                         int phase, RandomStream& random) {
  const bool in_play =
      std::holds_alternative<PlayPhase>(table.rules->phases[static_cast<std::size_t>(phase)].body);
  const auto stopped = [this] { return stop_ || (sign_ != nullptr && *sign_); };
  const Determinizer determinizer(*table.agenda, view);
  if (const auto found = LastCards(table, view, determinizer)
                             .best(choices, phase, choices.move(0), stopped, random)) {
    iterations_ = found->played_out;
    return found->move;
  }
  const bool is_learned = limits_.playouts == Playouts::How::learned;
  const Playouts playouts(is_learned ? seated_.at(table, stopped) : nullptr);
  Trials trials(table, view, determinizer,
                [&](State& state, RandomStream& stream, const Surroundings& around) {
                  ++iterations_;
                  return playouts.play_out(table, state, stream, around);
                });
  const int for_shortlist = std::min(limits_.iterations / part_for_shortlist, most_for_shortlist);
  const std::vector<Move> moves =
      shortlist(choices, most_candidates, trials, for_shortlist, random);
  if (moves.empty()) return choices.move(0);
  if (moves.size() == 1) return moves.front();
  const IsmctsSearch::Question question{
      table, playouts, view, determinizer, moves, choices.pass && !in_play, in_play};
  const std::size_t best =
      search_.best(question, limits_, static_cast<int>(iterations_), {stop_, sign_}, random);
  iterations_ = search_.iterations();
  return moves[best];
}

void IsmctsAgent::stop() {
  if (searching_) stop_ = true;
}

}  // namespace houserule
