#include "bots/greedy_agent.h"

#include <bit>
#include <cmath>

#include "bots/determinize.h"

namespace houserule {

namespace {

constexpr int first_look = 8;  // guesses before hopeless answers are dropped

// The gains of one answer above those of passing, guess by guess.
struct Tally {
  int n = 0;
  double sum = 0;
  double squares = 0;

  void add(double gain) {
    ++n;
    sum += gain;
    squares += gain * gain;
  }
  double mean() const { return n == 0 ? 0 : sum / n; }
  double error() const {  // standard error of the mean
    if (n < 2) return 0;
    const double variance = (squares - sum * sum / n) / (n - 1);
    return std::sqrt(std::max(0.0, variance) / n);
  }
};

bool is_play(const GameRules& rules, int phase) {
  return std::holds_alternative<PlayPhase>(rules.phases[static_cast<std::size_t>(phase)].body);
}

}  // namespace

const Worth& GreedyAgent::worth_at(const LoadedTable& table) {
  if (learned_ != table.rules) {
    worth_ = std::make_unique<Worth>(*table.rules, *table.hooks);
    learned_ = table.rules;
  }
  return *worth_;
}

Move GreedyAgent::choose(const LoadedTable& table, const View& view, const Decision& decision,
                         RandomStream& random) {
  return advise(table, view, decision, random).move;
}

Advice GreedyAgent::advise(const LoadedTable& table, const View& view, const Decision& decision,
                           RandomStream& random) {
  const Choices choices = choices_of(table, view, decision);
  if (!is_play(*table.rules, decision.phase)) {
    return advise_by_guesses(table, view, choices, random);
  }
  const CardChoice choice(*table.rules, worth_at(table), view.known(), view.seat());
  const Card card = choice.best(choices.cards);
  return {Move::of_card(view.seat(), card), choice.reason(choices.cards, card), 0};
}

Advice GreedyAgent::advise_by_guesses(const LoadedTable& table, const View& view,
                                      const Choices& choices, RandomStream& random) {
  const int count = choices.count();
  // The yardstick is the first answer: passing, wherever that is allowed.
  if (count == 1) return {choices.move(0), "hint-only", 0};
  const Determinizer determinizer(*table.rules, view);
  std::vector<Tally> tallies(static_cast<std::size_t>(count));
  std::vector<bool> dropped(static_cast<std::size_t>(count), false);
  State guessed(table.rules->layout);
  State state(table.rules->layout);
  int guesses = 0;
  for (; guesses < most_guesses; ++guesses) {
    if (guesses == first_look) {
      bool any = false;
      for (std::size_t i = 1; i < tallies.size(); ++i) {
        dropped[i] = tallies[i].mean() + 2 * tallies[i].error() <= 0;
        any = any || !dropped[i];
      }
      if (!any) break;
    }
    determinizer.guess(random, guessed);
    std::optional<double> yardstick;
    for (int i = 0; i < count; ++i) {
      if (dropped[static_cast<std::size_t>(i)]) continue;
      state.copy_from(guessed);
      const auto gain = gain_after(table, state, choices.move(i));
      if (!gain) return {choices.move(0), "hint-pass", guesses};
      if (i == 0) yardstick = gain;
      tallies[static_cast<std::size_t>(i)].add(*gain - *yardstick);
    }
  }
  int best = 0;
  double best_mean = 0;
  for (int i = 1; i < count; ++i) {
    const Tally& tally = tallies[static_cast<std::size_t>(i)];
    if (dropped[static_cast<std::size_t>(i)]) continue;
    const bool clear = !choices.pass || tally.mean() > 1.5 * tally.error() + 1e-9;
    if (!clear || tally.mean() <= best_mean) continue;
    best = i;
    best_mean = tally.mean();
  }
  const Move move = choices.move(best);
  const std::string_view reason = move.kind == MoveKind::pass   ? "hint-pass"
                                  : move.kind == MoveKind::call ? "hint-call"
                                                                : "hint-expose";
  return {move, reason, guesses};
}

std::optional<double> GreedyAgent::gain_after(const LoadedTable& table, State& state,
                                              const Move& move) {
  const GameRules& rules = *table.rules;
  const Agenda& agenda = *table.agenda;
  const Worth& worth = worth_at(table);
  const Surroundings around{table.hooks.get(), nullptr, nullptr, nullptr};
  const Amount before = state.score(rules.layout, move.seat);
  const std::uint32_t deals = state.core().deals_begun;
  agenda.apply(state, move, around);
  while (true) {
    const Decision decision = agenda.run(state, around);
    if (decision.kind == Decision::Kind::fault) return std::nullopt;
    if (decision.kind == Decision::Kind::finished || state.core().deals_begun != deals) break;
    // Nobody announces anything any more; cards are played by the textbook.
    Move next = decision.choices.move(0);
    if (is_play(rules, decision.phase) && decision.choices.count() > 1) {
      const CardChoice choice(rules, worth, state, decision.choices.seat);
      next = Move::of_card(decision.choices.seat, choice.best(decision.choices.cards));
    }
    agenda.apply(state, next, around);
  }
  return (state.score(rules.layout, move.seat) - before).halves / 2.0;
}

}  // namespace houserule
