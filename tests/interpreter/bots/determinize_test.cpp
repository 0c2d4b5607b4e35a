#include "bots/determinize.h"

#include "bots/greedy_agent.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

// Checks a guess against the view it was made from, and against the table behind it.
void check_guess(const Session& session, Seat seat, const State& guess) {
  const GameRules& rules = session.rules();
  const StateLayout& layout = rules.layout;
  const View again(layout, guess, seat);
  const View view = session.view(seat);
  CHECK(again.known() == view.known());
  CardSet all;
  int count = 0;
  for (int i = 0; i < rules.seats; ++i) {
    const CardSet hand = guess.cards(layout, StateLayout::hand, seat_at(i));
    const CardSet pile = guess.cards(layout, StateLayout::captured, seat_at(i));
    CHECK(hand.count() == view.count(layout, StateLayout::hand, seat_at(i)));
    all |= hand | pile;
    count += hand.count() + pile.count();
  }
  const Trick& trick = guess.core().trick;
  for (int i = 0; i < trick.size; ++i) all.add(trick.cards[static_cast<std::size_t>(i)]);
  CHECK(all == rules.in_play);
  CHECK(count + trick.size == rules.in_play.count());
}

}  // namespace

TEST_CASE("guesses agree with what the seat knows, at every move", "[determinize]") {
  for (const char* spec : {"lorum", "lorum players=3 +exposed_horniky"}) {
    const LoadedTable table = table_of(spec);
    Session session(table, 5);
    RandomAgent random;
    int ruled_out = 0;
    for (int step = 0; step < 240 && !session.is_finished(); ++step) {
      State guess(table.rules->layout);
      for (int i = 0; i < table.rules->seats; ++i) {
        const View view = session.view(seat_at(i));
        const Determinizer determinizer(*table.rules, view);
        RandomStream stream(9, Purpose::determinization, static_cast<std::uint64_t>(step));
        determinizer.guess(stream, guess);
        check_guess(session, seat_at(i), guess);
        for (int other = 0; other < table.rules->seats; ++other) {
          if (other == i) continue;
          const CardSet out = determinizer.ruled_out(seat_at(other));
          ruled_out += out.count();
          const auto real =
              session.state().cards(table.rules->layout, StateLayout::hand, seat_at(other));
          const auto guessed = guess.cards(table.rules->layout, StateLayout::hand, seat_at(other));
          CHECK((real & out).empty());
          CHECK((guessed & out).empty());
        }
      }
      const Seat seat = session.decision().choices.seat;
      RandomStream stream(5, Purpose::agent, static_cast<std::uint64_t>(step));
      session.try_move(random.choose(table, session.view(seat), session.decision(), stream));
    }
    CHECK(ruled_out > 100);
  }
}

TEST_CASE("two guesses differ, one stream gives one guess", "[determinize]") {
  const LoadedTable table = table_of("lorum");
  const Session session(table, 5);
  const View view = session.view(seat_at(0));
  const Determinizer determinizer(*table.rules, view);
  State first(table.rules->layout);
  State second(table.rules->layout);
  State third(table.rules->layout);
  RandomStream a(1, Purpose::determinization);
  RandomStream b(1, Purpose::determinization);
  determinizer.guess(a, first);
  determinizer.guess(b, second);
  determinizer.guess(a, third);
  CHECK(first == second);
  CHECK_FALSE(first == third);
}

TEST_CASE("an exposed card stays where it was shown", "[determinize]") {
  const LoadedTable table = table_of("lorum +exposed_horniky");
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Session session(table, seed);
    for (const char* pass : {"1 pass", "2 pass", "3 pass", "4 pass"}) session.try_move(pass);
    const Choices now = session.decision().choices;
    if (now.cards.empty()) continue;
    const Card shown = now.cards.first();
    session.try_move(Move::of_card(now.seat, shown));
    const Seat other = seat_after(now.seat, 4);
    const View view = session.view(other);
    State guess(table.rules->layout);
    RandomStream stream(seed, Purpose::determinization);
    Determinizer(*table.rules, view).guess(stream, guess);
    CHECK(guess.cards(table.rules->layout, StateLayout::hand, now.seat).has(shown));
  }
}
