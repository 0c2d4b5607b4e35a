#include "lab/examine/guess_check.h"

#include <bit>

#include "bots/guesses/determinize.h"

namespace houserule {

namespace {

constexpr int deals_guessed = 4;
constexpr int most_decisions = 400;

}  // namespace

void check_guesses(const LoadedTable& table, Diagnostics& remarks) {
  const GameRules& rules = *table.rules;
  if (rules.board != nullptr) return;
  const Agenda& agenda = *table.agenda;
  const Surroundings around{.hooks = table.hooks.get()};
  State state;
  State guess(rules.layout);
  agenda.begin(state, 1);
  RandomStream random(1, Purpose::agent);
  for (int asked = 0; asked < most_decisions && state.core().deals_begun <= deals_guessed;
       ++asked) {
    const Decision decision = agenda.run(state, around);
    if (decision.kind != Decision::Kind::ask) return;
    const Seat seat = decision.choices.seat;
    const View view = View::of_choice(rules.layout, state, seat);
    const Determinizer determinizer(agenda, view);
    RandomStream stream(1, Purpose::agent, static_cast<std::uint64_t>(asked) + 1);
    determinizer.guess(stream, guess);
    RandomStream same = stream;
    if (!agenda.play_out(guess, stream, around)) {
      const Text fault = table.hooks->fault().message;
      State truth = state;
      if (!agenda.play_out(truth, same, around)) return;  // told where deals are played
      const RuleRef& rule = rules.phases[static_cast<std::size_t>(decision.phase)].rule;
      return remarks.fault("guess-fails", rule.place, {{"path", rule.path}, {"fault", fault}},
                           sentence("guess-fails.suggest"));
    }
    agenda.apply(state, decision.choices.random_move(random), around);
  }
}

}  // namespace houserule
