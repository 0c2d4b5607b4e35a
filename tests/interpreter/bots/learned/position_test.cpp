#include "bots/learned/position.h"

#include <set>

#include "tests/games/battery.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

// Who wins the trick as it lies; of one that is over, who won it.
Seat winner_of(const GameRules& rules, const State& state, int trick) {
  if (state.core().tricks_played > trick) {
    return state.trick_log(rules.layout)[static_cast<std::size_t>(trick)].winner;
  }
  return state.core().trick.winning_seat(rules.seats);
}

// Plays on at random until the trick is over.
Seat winner_in_the_end(const LoadedTable& table, State state, int trick, RandomStream& random) {
  const Surroundings around{.hooks = table.hooks.get()};
  while (state.core().tricks_played == trick) {
    const Decision decision = table.agenda->run_deal(state, around);
    if (decision.kind != Decision::Kind::ask) break;
    table.agenda->apply(state, decision.choices.random_move(random), around);
  }
  return winner_of(*table.rules, state, trick);
}

}  // namespace

TEST_CASE("what is said of a card in a trick is so", "[learned]") {
  std::set<std::string_view> said;
  for (const std::string& spec : battery::plain_tables()) {
    CAPTURE(spec);
    const LoadedTable table = table_of(spec);
    if (table.agenda->tricks() == nullptr) continue;
    const GameRules& rules = *table.rules;
    const TrickAgenda& tricks = *table.agenda->tricks();
    const StatementBook book(table);
    const Surroundings around{.hooks = table.hooks.get()};
    RandomStream random(11, Purpose::agent);
    for (std::uint64_t seed = 1; seed <= (battery::is_slow ? 1 : 6); ++seed) {
      State state(rules.layout);
      table.agenda->begin(state, seed);
      for (Decision decision = table.agenda->run(state, around);
           decision.kind == Decision::Kind::ask; decision = table.agenda->run_deal(state, around)) {
        const Choices& choices = decision.choices;
        const Move move = choices.random_move(random);
        const auto phase = static_cast<std::size_t>(decision.phase);
        const bool plays = std::holds_alternative<PlayPhase>(rules.phases[phase].body);
        if (!plays || move.kind != MoveKind::card) {
          table.agenda->apply(state, move, around);
          continue;
        }
        const View view = View::of_choice(rules.layout, state, choices.seat);
        const std::string_view fact = Position(book, table, view).fact_of(move.card);
        said.insert(fact);
        CAPTURE(seed, fact);
        const SeatSet side =
            static_cast<SeatSet>(tricks.side_of(state, choices.seat) | set_of(choices.seat));
        const int trick = state.core().tricks_played;
        const bool leads = state.core().trick.laid == 0;
        const Seat before = leads ? no_seat : winner_of(rules, state, trick);
        State after = state;
        table.agenda->apply(after, move, around);
        const Seat end = winner_in_the_end(table, after, trick, random);
        if (fact == "hint-fact-takes") CHECK(end == choices.seat);
        if (fact == "hint-fact-best") CHECK((side & set_of(end)) != 0);
        if (fact == "hint-fact-partner") CHECK((side & set_of(before)) != 0);
        if (fact == "hint-fact-above" && after.core().tricks_played == trick) {
          CHECK(winner_of(rules, after, trick) == choices.seat);
        }
        if (fact == "hint-fact-below" || fact == "hint-fact-partner") CHECK(end != choices.seat);
        state = after;
      }
    }
  }
  CHECK(said.size() == 6);
}
