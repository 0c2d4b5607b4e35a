#include "bots/agents/greedy_agent.h"

#include "bots/guesses/determinize.h"
#include "tests/games/battery.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

TEST_CASE("greedy beats random over paired deals", "[greedy][statistics]") {
  GreedyAgent greedy;
  RandomAgent random;
  for (const char* spec : {"lorum deals=1", "lorum deals=1 players=3"}) {
    const PairedGain change = paired(table_of(spec), greedy, random, random, 2000);
    INFO(spec << ": " << change.mean << " +- " << change.half);
    CHECK(change.mean - change.half > 5);
  }
}

TEST_CASE("greedy plays the cards better where nothing is announced", "[greedy][statistics]") {
  // Everybody passes, so that only the play of cards differs.
  class CardsOnly final : public Agent {
   public:
    explicit CardsOnly(Agent& cards) : cards_(cards) {}
    Move choose(const LoadedTable& table, const View& view, const Decision& decision,
                RandomStream& stream) override {
      if (choices_of(table, view, decision).pass) return Move::pass(view.seat());
      return cards_.choose(table, view, decision, stream);
    }

   private:
    Agent& cards_;
  };
  GreedyAgent greedy_cards;
  RandomAgent random_cards;
  CardsOnly greedy(greedy_cards);
  CardsOnly random(random_cards);
  const PairedGain change = paired(table_of("lorum deals=1"), greedy, random, random, 2000);
  INFO(change.mean << " +- " << change.half);
  CHECK(change.mean - change.half > 2);
}

TEST_CASE("greedy beats random in every game", "[greedy][statistics]") {
  GreedyAgent greedy;
  RandomAgent random;
  struct Game {
    const char* spec;
    int deals;
    double sign;  // -1: the lowest score wins
  };
  for (const Game game :
       {Game{"hearts deals=1", 12, -1}, Game{"exposure deals=1", 30, 1},
        Game{"aurum deals=1", 12, 1}, Game{"aurum deals=1 players=3", 12, 1},
        Game{"french_tarot deals=1", 16, 1}, Game{"french_tarot deals=1 players=3", 16, 1},
        Game{"french_tarot deals=1 players=5", 16, 1}}) {
    const PairedGain change = paired(table_of(game.spec), greedy, random, random, game.deals);
    INFO(game.spec << ": " << change.mean << " +- " << change.half);
    CHECK(game.sign * change.mean > change.half);
  }
}

TEST_CASE("greedy never makes an illegal move, under any house rule", "[greedy]") {
  GreedyAgent greedy;
  int number = 0;
  struct Table {
    const char* spec;
    std::uint64_t matches;
  };
  for (const Table at :
       {Table{"lorum", 6}, Table{"lorum players=3", 6},
        Table{"lorum +exposed_horniky +own_horniky_triple", 6},
        Table{"lorum +declare_freely +announcer_may_raise", 6},
        Table{"lorum +declare_in_turn pool_ante=2", 6}, Table{"hearts deals=2", 1},
        Table{"hearts deals=1 +no_passing", 1}, Table{"exposure deals=2", 1},
        Table{"exposure +pagat deals=2", 1}, Table{"exposure +meld_together deals=2", 1},
        Table{"aurum deals=1", 1}, Table{"aurum players=3 +retail deals=1", 1},
        Table{"aurum +swap_either +unlimited_bid_changes deals=1", 1},
        Table{"french_tarot deals=1", 1}, Table{"french_tarot deals=1 players=3", 1},
        Table{"french_tarot deals=1 players=5", 1}}) {
    if (battery::is_slow && ++number % 3 != 0) continue;
    const LoadedTable table = table_of(at.spec);
    std::vector<Agent*> agents(static_cast<std::size_t>(table.rules->seats), &greedy);
    for (std::uint64_t seed = 0; seed < (battery::is_slow ? 1 : at.matches); ++seed) {
      Session session(table, seed);
      INFO(at.spec << " seed " << seed);
      CHECK(play_out(session, agents) == 0);
      CHECK(session.is_finished());
    }
  }
}

TEST_CASE("only where cards are shown does a hint speak of showing one", "[greedy]") {
  const LoadedTable table = table_of("french_tarot players=5");
  GreedyAgent greedy;
  RandomAgent random;
  int called = 0;
  for (std::uint64_t seed = 1; seed <= 20 && called < 3; ++seed) {
    Session session(table, seed);
    RandomStream stream(seed, Purpose::agent);
    while (session.decision().kind == Decision::Kind::ask) {
      const Decision& decision = session.decision();
      const Phase& phase = table.rules->phases[static_cast<std::size_t>(decision.phase)];
      if (std::holds_alternative<PlayPhase>(phase.body)) break;
      const View view = session.view(decision.choices.seat);
      if (std::holds_alternative<CallPhase>(phase.body)) {
        ++called;
        CHECK(greedy.advise(table, view, decision, stream).reason == "hint-best");
      }
      REQUIRE_FALSE(session.try_move(random.choose(table, view, decision, stream)));
    }
  }
  CHECK(called > 0);
}

namespace {

const std::vector<const char*> every_game = {
    "lorum +exposed_horniky", "hearts", "exposure", "aurum", "french_tarot",
    "french_tarot players=5"};

}  // namespace

TEST_CASE("the same view and stream give the same move", "[greedy]") {
  const char* spec = GENERATE(from_range(every_game));
  INFO(spec);
  const LoadedTable table = table_of(spec);
  GreedyAgent first;
  Session session(table, 77);
  for (int step = 0; step < 60 && !session.is_finished(); ++step) {
    GreedyAgent second;  // has learned nothing yet
    const Seat seat = seat_at(std::countr_zero(session.decision().to_act));
    RandomStream a(77, Purpose::agent, static_cast<std::uint64_t>(step));
    RandomStream b = a;
    const View view = session.view(seat);
    const Move move = first.choose(table, view, session.decision(), a);
    if (step % 6 == 0) CHECK(second.choose(table, view, session.decision(), b) == move);
    REQUIRE_FALSE(session.try_move(move).has_value());
  }
}

TEST_CASE("the move does not depend on how hidden cards are spread", "[greedy]") {
  const char* spec = GENERATE(from_range(every_game));
  INFO(spec);
  const LoadedTable table = table_of(spec);
  GreedyAgent greedy;
  RandomAgent random;
  Session session(table, 4);
  for (int step = 0; step < 60 && !session.is_finished(); ++step) {
    const Seat seat = seat_at(std::countr_zero(session.decision().to_act));
    const View view = session.view(seat);
    RandomStream swap(8, Purpose::agent, static_cast<std::uint64_t>(step));
    State other(table.rules->layout);
    Determinizer(*table.agenda, view).guess(swap, other);
    const View same(table.rules->layout, other, seat);
    RandomStream a(4, Purpose::agent, static_cast<std::uint64_t>(step));
    RandomStream b = a;
    const Move move = greedy.choose(table, view, session.decision(), a);
    CHECK(greedy.choose(table, same, session.decision(), b) == move);
    RandomStream stream(4, Purpose::chance, static_cast<std::uint64_t>(step));
    session.try_move(random.choose(table, view, session.decision(), stream));
  }
}

TEST_CASE("where points are welcome greedy goes for them", "[greedy]") {
  const PointsPay rule;
  const LoadedTable usual = table_of("lorum deals=1");
  const LoadedTable turned = table_of("lorum deals=1 " + rule.word());
  GreedyAgent greedy;
  const auto points_of_greedy = [&](const LoadedTable& table) {
    double points = 0;
    const CardSet hearts = *usual.rules->deck.find("hearts");
    RandomAgent random;
    for (int deal = 0; deal < 300; ++deal) {
      Session session(table, static_cast<std::uint64_t>(deal));
      for (const char* pass : {"1 pass", "2 pass", "3 pass", "4 pass"}) session.try_move(pass);
      std::vector<Agent*> agents(4, &random);
      agents[0] = &greedy;
      REQUIRE(play_out(session, agents) == 0);
      for (const TrickReport& trick : session.deals()[0].tricks) {
        if (trick.winner != seat_at(0)) continue;
        for (const Move& move : trick.plays) points += hearts.has(move.card) ? 1 : 0;
      }
    }
    return points / 300;
  };
  const double avoided = points_of_greedy(usual);
  const double sought = points_of_greedy(turned);
  INFO(avoided << " hearts where they cost, " << sought << " where they pay");
  CHECK(avoided < 1.5);
  CHECK(sought > 2.5);
}
