#include "bots/agents/greedy_agent.h"

#include "bots/judgement/board_advice.h"
#include "bots/judgement/meld_advice.h"
#include "bots/search/shortlist.h"
#include "bots/search/trials.h"

namespace houserule {

namespace {

// Trials of one decision.
constexpr int card_trials = 480;
constexpr int answer_trials = 600;
constexpr int shortlist_trials = 300;
constexpr int board_guesses = 3;
constexpr std::size_t most_moves = 24;

template <class Body>
bool is_in(const GameRules& rules, int phase) {
  return std::holds_alternative<Body>(rules.phases[static_cast<std::size_t>(phase)].body);
}

std::string_view reason_of(const Move& move, bool exposes) {
  switch (move.kind) {
    case MoveKind::pass:
      return "hint-pass";
    case MoveKind::call:
      return "hint-call";
    case MoveKind::card:
      return exposes ? "hint-expose" : "hint-best";
    case MoveKind::set:
    case MoveKind::picks:
    case MoveKind::option:
      break;
  }
  return "hint-best";
}

}  // namespace

Move GreedyAgent::choose(const LoadedTable& table, const View& view, const Decision& decision,
                         RandomStream& random) {
  return advise(table, view, decision, random).move;
}

Advice GreedyAgent::advise(const LoadedTable& table, const View& view, const Decision& decision,
                           RandomStream& random) {
  const Choices choices = choices_of(table, view, decision);
  if (choices.melds.phase != nullptr) {
    const Move meld = best_meld(*table.rules, view, choices.melds);
    return {meld, meld.kind == MoveKind::pass ? "hint-no-meld" : "hint-meld", 0};
  }
  if (choices.count() == 1) return {choices.move(0), "hint-only", 0};
  if (table.rules->board != nullptr) {
    BoardAdvice advice(table, view, board_guesses);
    const Move move = advice.best(choices, random);
    const std::string_view reason = move.kind == MoveKind::pass ? "hint-pass-board"
                                    : advice.guesses() == 0     ? "hint-at-once"
                                                                : "hint-best-board";
    return {move, reason, advice.guesses()};
  }
  const bool exposes = is_in<ExposePhase>(*table.rules, decision.phase);
  Advice advice = advise_by_trials(table, view, choices,
                                   is_in<PlayPhase>(*table.rules, decision.phase), random);
  if (advice.reason.empty()) advice.reason = reason_of(advice.move, exposes);
  return advice;
}

// The best of the likely moves, without a reason unless none could be tried.
Advice GreedyAgent::advise_by_trials(const LoadedTable& table, const View& view,
                                     const Choices& choices, bool in_play,
                                     RandomStream& random) const {
  const Determinizer determinizer(*table.agenda, view);
  Trials trials(table, view, determinizer,
                [&](State& state, RandomStream& stream, const Surroundings& around) {
                  return table.agenda->play_out(state, stream, around);
                });
  const bool keeps_first = choices.pass && !in_play;
  const int number = in_play ? card_trials : answer_trials;
  const std::vector<Move> moves = shortlist(choices, most_moves, trials, shortlist_trials, random);
  if (moves.empty()) return {choices.move(0), {}, 0};
  Contest contest(moves.size());
  if (!contest.run(trials, moves, number, keeps_first, random)) return {moves[0], "hint-blind", 0};
  std::size_t best = contest.best();
  const Moments above = contest.above_first(best);
  if (keeps_first && above.mean() <= 1.5 * above.error() + 1e-9) best = 0;
  return {moves[best], {}, contest.guesses()};
}

}  // namespace houserule
