#include "bots/guesses/determinize.h"

#include "bots/agents/greedy_agent.h"
#include "bots/guesses/voids.h"
#include "tests/games/battery.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

bool is_mark(std::size_t zone) {
  return zone == StateLayout::exposed || zone == StateLayout::picked || zone == StateLayout::known;
}

// Checks a guess against the view it was made from: the same things are seen, every zone has as
// many cards, and every card lies in one place.
void check_guess(const GameRules& rules, const View& view, const State& guess) {
  const StateLayout& layout = rules.layout;
  const View again(layout, guess, view.seat());
  CHECK(again.known() == view.known());
  CardSet all;
  int count = 0;
  for (std::size_t zone = 0; zone < layout.zones().size(); ++zone) {
    if (is_mark(zone)) continue;
    for (int i = 0; i < (layout.zones()[zone].per_seat ? rules.seats : 1); ++i) {
      const CardSet cards = guess.cards(layout, zone, seat_at(i));
      CHECK(again.count(layout, zone, seat_at(i)) == view.count(layout, zone, seat_at(i)));
      all |= cards;
      count += cards.count();
    }
  }
  const Trick& trick = guess.core().trick;
  for (int i = 0; i < trick.size; ++i) {
    const Card card = trick.cards[static_cast<std::size_t>(i)];
    if (card == no_card) continue;
    all.add(card);
    ++count;
  }
  CHECK(all == rules.in_play);
  CHECK(count == rules.in_play.count());
}

// Plays random moves and hands every table on the way to `look`.
template <typename Look>
void play_randomly(const LoadedTable& table, std::uint64_t seed, int steps, const Look& look) {
  State state(table.rules->layout);
  Surroundings around;
  around.hooks = table.hooks.get();
  table.agenda->begin(state, seed);
  RandomStream random(seed, Purpose::agent);
  for (int step = 0; step < steps; ++step) {
    const Decision decision = table.agenda->run(state, around);
    if (decision.kind != Decision::Kind::ask) return;
    look(state, decision, step);
    // Whoever answers unseen answers in no order.
    const auto seats = static_cast<std::uint32_t>(std::popcount(decision.to_act));
    SeatSet left = decision.to_act;
    for (std::uint32_t skip = random.below(seats); skip > 0; --skip) left &= left - 1;
    const Seat seat = seat_at(std::countr_zero(left));
    const Choices choices = table.agenda->choices(state, seat);
    table.agenda->apply(state, choices.move(random.below_large(choices.count())), around);
  }
}

}  // namespace

TEST_CASE("guesses agree with what the seat knows, at every move", "[determinize]") {
  const auto [spec, voids] = GENERATE(table<const char*, int>({
      {"lorum", 100},
      {"lorum players=3 +exposed_horniky", 100},
      {"hearts", 100},
      {"exposure", 40},
      {"exposure +meld_together", 40},
      {"aurum", 0},
      {"aurum players=3", 0},
      {"french_tarot", 100},
      {"french_tarot players=3", 100},
      {"french_tarot players=5", 100},
  }));
  INFO(spec);
  const LoadedTable table = table_of(spec);
  const StateLayout& layout = table.rules->layout;
  int ruled_out = 0;
  for (std::uint64_t seed = 1; seed < 4; ++seed) {
    play_randomly(table, seed, 160, [&](const State& state, const Decision&, int step) {
      State guess(layout);
      for (int i = 0; i < table.rules->seats; ++i) {
        const View view(layout, state, seat_at(i));
        const Determinizer determinizer(*table.agenda, view);
        const Voids known(*table.agenda, view);
        RandomStream stream(9, Purpose::agent, static_cast<std::uint64_t>(step));
        determinizer.guess(stream, guess);
        check_guess(*table.rules, view, guess);
        for (int other = 0; other < table.rules->seats; ++other) {
          if (other == i) continue;
          const CardSet out = known.of(seat_at(other));
          ruled_out += out.count();
          CHECK((state.cards(layout, StateLayout::hand, seat_at(other)) & out).empty());
          CHECK((guess.cards(layout, StateLayout::hand, seat_at(other)) & out).empty());
        }
      }
    });
  }
  CHECK(ruled_out >= voids);
}

TEST_CASE("the guessed partner holds the called card", "[determinize]") {
  const LoadedTable table = table_of("french_tarot players=5");
  const StateLayout& layout = table.rules->layout;
  int hidden = 0;
  SeatSet partners = 0;
  for (std::uint64_t seed = 1; seed < 8; ++seed) {
    play_randomly(table, seed, 60, [&](const State& state, const Decision&, int step) {
      if (state.core().called == no_card || state.core().partner_known != 0) return;
      for (int i = 0; i < 5; ++i) {
        const View view(layout, state, seat_at(i));
        const bool knows = state.core().partner == seat_at(i);
        CHECK(view.known().core().partner == (knows ? seat_at(i) : no_seat));
        State guess(layout);
        RandomStream stream(3, Purpose::agent, static_cast<std::uint64_t>(step));
        Determinizer(*table.agenda, view).guess(stream, guess);
        Seat holder = no_seat;
        for (int other = 0; other < 5; ++other) {
          const CardSet hand = guess.cards(layout, StateLayout::hand, seat_at(other));
          const bool declares = guess.core().declarer == seat_at(other);
          if (hand.has(guess.core().called) && !declares) holder = seat_at(other);
        }
        CHECK(guess.core().partner == holder);
        if (knows) continue;
        ++hidden;
        if (holder != no_seat) partners = static_cast<SeatSet>(partners | set_of(holder));
      }
    });
  }
  CHECK(hidden > 100);
  CHECK(std::popcount(partners) > 3);
}

TEST_CASE("what is discarded unseen could have been discarded", "[determinize]") {
  const LoadedTable table = table_of("french_tarot players=3");
  const StateLayout& layout = table.rules->layout;
  const auto aside = static_cast<std::size_t>(table.rules->zone_index("aside"));
  const CardSet barred = *table.rules->deck.find("trumps") | *table.rules->deck.find("King") |
                         *table.rules->deck.find("Excuse");
  int looked = 0;
  for (std::uint64_t seed = 1; seed < 6; ++seed) {
    play_randomly(table, seed, 60, [&](const State& state, const Decision&, int step) {
      const Core& core = state.core();
      const int garde = table.rules->call_index("garde");
      if (core.plays == 0 || core.contract == no_call || core.contract > garde) return;
      const View view(layout, state, seat_after(core.declarer, 3));
      State guess(layout);
      RandomStream stream(3, Purpose::agent, static_cast<std::uint64_t>(step));
      Determinizer(*table.agenda, view).guess(stream, guess);
      const CardSet shown = view.known().cards(layout, aside, core.declarer);
      CHECK(((guess.cards(layout, aside, core.declarer) - shown) & barred).empty());
      ++looked;
    });
  }
  CHECK(looked > 20);
}

TEST_CASE("what others have chosen unseen is guessed among what they could choose",
          "[determinize]") {
  const LoadedTable table = table_of("hearts");
  const StateLayout& layout = table.rules->layout;
  int guessed = 0;
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    play_randomly(table, seed, 4, [&](const State& state, const Decision& decision, int step) {
      if (decision.to_act == 0xF) return;
      for (int i = 0; i < 4; ++i) {
        if ((decision.to_act >> i & 1) == 0) continue;
        const View view(layout, state, seat_at(i));
        State guess(layout);
        RandomStream stream(3, Purpose::agent, static_cast<std::uint64_t>(step));
        Determinizer(*table.agenda, view).guess(stream, guess);
        for (int other = 0; other < 4; ++other) {
          const CardSet picked = guess.cards(layout, StateLayout::picked, seat_at(other));
          const bool answered = (decision.to_act >> other & 1) == 0;
          CHECK(picked.count() == (answered ? 3 : 0));
          CHECK(picked.is_subset_of(guess.cards(layout, StateLayout::hand, seat_at(other))));
          guessed += answered ? 1 : 0;
        }
      }
    });
  }
  CHECK(guessed > 20);
}

TEST_CASE("cards passed on stay where they went", "[determinize]") {
  const LoadedTable table = table_of("hearts");
  const StateLayout& layout = table.rules->layout;
  State state(layout);
  Surroundings around;
  around.hooks = table.hooks.get();
  table.agenda->begin(state, 12);
  CardSet given;
  for (int i = 0; i < 4; ++i) {
    const Decision decision = table.agenda->run(state, around);
    const Move move = decision.choices.move(100);
    if (decision.choices.seat == seat_at(0)) given = move.cards;
    table.agenda->apply(state, move, around);
  }
  table.agenda->run(state, around);
  const View view(layout, state, seat_at(0));
  State guess(layout);
  RandomStream stream(3, Purpose::agent);
  Determinizer(*table.agenda, view).guess(stream, guess);
  CHECK(given.count() == 3);
  CHECK(given.is_subset_of(guess.cards(layout, StateLayout::hand, seat_at(1))));
}

TEST_CASE("two guesses differ, one stream gives one guess", "[determinize]") {
  const LoadedTable table = table_of("lorum");
  const Session session(table, 5);
  const View view = session.view(seat_at(0));
  const Determinizer determinizer(*table.agenda, view);
  State first(table.rules->layout);
  State second(table.rules->layout);
  State third(table.rules->layout);
  RandomStream a(1, Purpose::agent);
  RandomStream b(1, Purpose::agent);
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
    RandomStream stream(seed, Purpose::agent);
    Determinizer(*table.agenda, view).guess(stream, guess);
    CHECK(guess.cards(table.rules->layout, StateLayout::hand, now.seat).has(shown));
  }
}

TEST_CASE("a guess is right about hidden cards as often as chance is", "[determinize]") {
  // Seat 1 sees its own hand only; seat 2 holds `held` of the cards it does not see.
  struct Table {
    const char* spec;
    int held;
    int unseen;
  };
  const Table at = GENERATE(Table{"lorum", 8, 24}, Table{"hearts +no_passing", 13, 39},
                            Table{"french_tarot", 18, 60});
  INFO(at.spec);
  const LoadedTable table = table_of(at.spec);
  const StateLayout& layout = table.rules->layout;
  const int deals = battery::is_slow ? 60 : 400;
  double right = 0;
  int repeated = 0;
  for (int deal = 0; deal < deals; ++deal) {
    const Session session(table, static_cast<std::uint64_t>(deal));
    const View view = session.view(seat_at(0));
    const Determinizer determinizer(*table.agenda, view);
    RandomStream stream(static_cast<std::uint64_t>(deal), Purpose::agent);
    State guess(layout);
    determinizer.guess(stream, guess);
    const CardSet first = guess.cards(layout, StateLayout::hand, seat_at(1));
    right += (first & session.state().cards(layout, StateLayout::hand, seat_at(1))).count();
    determinizer.guess(stream, guess);
    repeated += first == guess.cards(layout, StateLayout::hand, seat_at(1)) ? 1 : 0;
  }
  const double held = at.held;
  const double part = held / at.unseen;
  const double mean = held * part;
  // Of the hypergeometric distribution.
  const double spread = std::sqrt(mean * (1 - part) * (at.unseen - held) / (at.unseen - 1));
  CHECK(std::abs(right / deals - mean) < 4 * spread / std::sqrt(deals));
  CHECK(repeated == 0);
}
