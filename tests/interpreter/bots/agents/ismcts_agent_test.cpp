#include "bots/agents/ismcts_agent.h"

#include <thread>

#include "bots/agents/greedy_agent.h"
#include "bots/guesses/determinize.h"
#include "session/table/table_copy.h"
#include "tests/games/battery.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

namespace {

// None waits for a training.
IsmctsAgent searcher(int iterations) {
  return IsmctsAgent(IsmctsSearch::Limits{.iterations = iterations}, false);
}

RandomStream stream_of(std::size_t step) {
  return RandomStream(77, Purpose::agent, static_cast<std::uint64_t>(step));
}

// Plays random moves at a table and hands the session to `look` before some of them.
template <typename Look>
void look_along(const LoadedTable& table, std::uint64_t seed, int moves, const Look& look) {
  Session session(table, seed);
  RandomStream random(seed, Purpose::agent);
  for (int step = 0; step < moves && !session.is_finished(); ++step) {
    const Seat seat = seat_at(std::countr_zero(session.decision().to_act));
    look(session, seat, step);
    const Choices choices = session.choices(seat);
    REQUIRE_FALSE(session.try_move(choices.move(random.below_large(choices.count()))));
  }
}

}  // namespace

TEST_CASE("search makes a legal move wherever it is asked", "[ismcts]") {
  std::vector<std::string> specs = battery::plain_tables();
  for (const char* spec :
       {"lorum +exposed_horniky +own_horniky_triple", "lorum +declare_freely +announcer_may_raise",
        "hearts +jack_of_diamonds", "exposure +meld_together", "aurum +swap_either +expert",
        "french_tarot players=5 +misere"}) {
    specs.emplace_back(spec);
  }
  IsmctsAgent agent = searcher(20);
  std::size_t number = 0;
  for (const std::string& spec : specs) {
    if (battery::is_slow && ++number % 3 != 0) continue;
    INFO(spec);
    look_along(table_of(spec), 5, 60, [&](const Session& session, Seat seat, int step) {
      RandomStream stream = stream_of(static_cast<std::size_t>(step));
      const View view = session.view(seat);
      const Move move = agent.choose(session.table(), view, session.decision(), stream);
      CHECK_FALSE(session.refusal_of(move).has_value());
    });
  }
}

TEST_CASE("search plays house rules it has never heard of", "[ismcts]") {
  namespace fs = std::filesystem;
  IsmctsAgent agent = searcher(20);
  int number = 0;
  for (const auto& game :
       fs::directory_iterator(fs::path(HOUSERULE_SOURCE_DIR) / "tests" / "house_rules")) {
    const auto folders = ScriptFolders::of(HOUSERULE_SOURCE_DIR).with_first(game.path());
    for (const std::string& rule : folders.loose()) {
      if (battery::is_slow && ++number % 4 != 0) continue;
      Diagnostics diagnostics;
      const TableSpec spec = parse_spec(game.path().filename().string() + " +" + rule, diagnostics);
      const auto table = load_table(folders, battery::words(), spec, diagnostics);
      INFO(rule << diagnostics.to_text());
      REQUIRE(table.has_value());
      look_along(*table, 3, 24, [&](const Session& session, Seat seat, int step) {
        RandomStream stream = stream_of(static_cast<std::size_t>(step));
        const View view = session.view(seat);
        const Move move = agent.choose(session.table(), view, session.decision(), stream);
        CHECK_FALSE(session.refusal_of(move).has_value());
      });
    }
  }
}

TEST_CASE("one stream, one move; hidden cards elsewhere, the same move", "[ismcts]") {
  const std::string spec =
      GENERATE(as<std::string>(), "lorum +exposed_horniky", "hearts", "exposure", "aurum",
               "aurum players=3", "french_tarot", "french_tarot players=5");
  INFO(spec);
  const LoadedTable table = table_of(spec);
  const StateLayout& layout = table.rules->layout;
  IsmctsAgent first = searcher(40);
  RandomAgent random;
  look_along(table, 4, battery::is_slow ? 12 : 60,
             [&](const Session& session, Seat seat, int step) {
               if (step % 3 != 0) return;
               const View view = session.view(seat);
               RandomStream swaps(8, Purpose::agent, static_cast<std::uint64_t>(step));
               State other(layout);
               Determinizer(*table.agenda, view).guess(swaps, other);
               const View same(layout, other, seat);
               RandomStream a = stream_of(static_cast<std::size_t>(step));
               RandomStream b = a;
               RandomStream c = a;
               RandomStream d = a;
               const Move move = first.choose(table, view, session.decision(), a);
               IsmctsAgent second = searcher(40);  // has learned nothing yet
               CHECK(second.choose(table, same, session.decision(), b) == move);
               CHECK(random.choose(table, view, session.decision(), c) ==
                     random.choose(table, same, session.decision(), d));
             });
}

TEST_CASE("a forced move costs nothing", "[ismcts]") {
  const LoadedTable table = table_of("lorum deals=1");
  IsmctsAgent agent = searcher(1000);
  Session session(table, 8, {}, true);
  int forced = 0;
  while (!session.is_finished()) {
    const Seat seat = seat_at(std::countr_zero(session.decision().to_act));
    const Choices choices = session.choices(seat);
    if (choices.count() == 1) {
      RandomStream stream = stream_of(0);
      const Move move = agent.choose(table, session.view(seat), session.decision(), stream);
      CHECK(move == choices.move(0));
      CHECK(agent.iterations() == 0);
      ++forced;
    }
    REQUIRE_FALSE(session.try_move(choices.move(0)));
  }
  CHECK(forced >= 4);
}

TEST_CASE("a search is as long as it was told to be", "[ismcts]") {
  const LoadedTable table = table_of("hearts +no_passing");
  const Session session(table, 8);
  const Seat seat = session.decision().choices.seat;
  for (const int iterations : {50, 400}) {
    IsmctsAgent agent = searcher(iterations);
    RandomStream stream = stream_of(1);
    agent.choose(table, session.view(seat), session.decision(), stream);
    CHECK(agent.iterations() >= iterations);
    CHECK(agent.iterations() < iterations + 40);
  }
  IsmctsAgent timed(IsmctsSearch::Limits{.milliseconds = 20}, false);
  RandomStream stream = stream_of(1);
  const Move move = timed.choose(table, session.view(seat), session.decision(), stream);
  CHECK_FALSE(session.refusal_of(move).has_value());
  CHECK(timed.iterations() > 0);
}

TEST_CASE("a search that is stopped answers with what it has", "[ismcts]") {
  const LoadedTable table = for_another_thread(table_of("hearts +no_passing"));
  const Session session(table, 8);
  const Seat seat = session.decision().choices.seat;
  constexpr int for_ever = 1'000'000'000;
  IsmctsAgent agent(IsmctsSearch::Limits{.milliseconds = for_ever}, false);
  agent.stop();  // nothing runs: nothing is stopped
  std::atomic<bool> done = false;
  Move move;
  std::thread thinking([&] {
    RandomStream stream = stream_of(1);
    move = agent.choose(table, session.view(seat), session.decision(), stream);
    done = true;
  });
  while (!done) {
    agent.stop();
    std::this_thread::yield();
  }
  thinking.join();
  CHECK_FALSE(session.refusal_of(move).has_value());
  // What the agent works for has its own sign.
  const std::atomic<bool> sign = true;
  agent.stop_at(sign);
  RandomStream stream = stream_of(2);
  move = agent.choose(table, session.view(seat), session.decision(), stream);
  CHECK_FALSE(session.refusal_of(move).has_value());
}

TEST_CASE("six cards of twenty-four are discarded without looking at every way", "[ismcts]") {
  const LoadedTable table = table_of("french_tarot players=3");
  IsmctsAgent agent = searcher(60);
  int discards = 0;
  for (std::uint64_t seed = 1; discards < 2; ++seed) {
    look_along(table, seed, 6, [&](const Session& session, Seat seat, int step) {
      const Choices choices = session.choices(seat);
      if (choices.set_count == 0 || choices.sets[0].call != no_call || choices.count() < 5000) {
        return;
      }
      ++discards;
      RandomStream stream = stream_of(static_cast<std::size_t>(step));
      const Move move = agent.choose(table, session.view(seat), session.decision(), stream);
      CHECK(choices.allows(move));
      CHECK(move.cards.count() == 6);
      CHECK(agent.iterations() < 200);
    });
  }
}

TEST_CASE("search beats random moves", "[ismcts][statistics]") {
  IsmctsAgent agent = searcher(40);
  RandomAgent random;
  const PairedGain change =
      paired(table_of("lorum deals=1"), agent, random, random, battery::is_slow ? 15 : 80);
  INFO(change.mean << " +- " << change.half);
  CHECK(change.mean > change.half);
}

// Positions in which a house rule turns the right answer round: do bots notice?

namespace {

CardSet cards_of(const Deck& deck, const std::vector<std::string>& codes) {
  CardSet cards;
  for (const std::string& code : codes) cards.add(deck.parse(code));
  return cards;
}

// An end of a deal: what the seats hold, the first to lead first, and how they begin to play. All
// other cards have been captured, in turn by each of them.
struct EndPosition {
  std::vector<std::vector<std::string>> hands;
  std::vector<std::string> played;
  std::vector<std::string> exposed = {};  // by the seat that leads
};

// What an agent plays next.
std::string answer(const LoadedTable& table, const EndPosition& end, Agent& agent) {
  const GameRules& rules = *table.rules;
  const Deck& deck = rules.deck;
  const Surroundings around{.hooks = table.hooks.get()};
  State state;
  table.agenda->begin(state, 1);
  Decision decision = table.agenda->run(state, around);
  const auto in_play = [&] {
    const Phase& phase = rules.phases[static_cast<std::size_t>(decision.phase)];
    return std::holds_alternative<PlayPhase>(phase.body);
  };
  while (!in_play()) {
    table.agenda->apply(state, decision.choices.move(0), around);
    decision = table.agenda->run_deal(state, around);
  }
  const Seat leader = decision.choices.seat;
  CardSet rest = rules.in_play;
  for (std::size_t i = 0; i < end.hands.size(); ++i) {
    const CardSet hand = cards_of(deck, end.hands[i]);
    state.set_cards(rules.layout, StateLayout::hand,
                    seat_after(leader, rules.seats, static_cast<int>(i)), hand);
    rest -= hand;
  }
  for (int i = 0; i < rules.seats; ++i) {
    CardSet pile;
    int number = 0;
    for (const Card card : rest) {
      if (number++ % rules.seats == i) pile.add(card);
    }
    state.set_cards(rules.layout, StateLayout::captured, seat_at(i), pile);
  }
  state.set_cards(rules.layout, StateLayout::exposed, leader, cards_of(deck, end.exposed));
  for (const std::string& card : end.played) {
    const Seat seat = table.agenda->run_deal(state, around).choices.seat;
    table.agenda->apply(state, Move::of_card(seat, deck.parse(card)), around);
  }
  decision = table.agenda->run_deal(state, around);
  const View view(rules.layout, state, decision.choices.seat);
  RandomStream stream(5, Purpose::agent);
  const Move move = agent.choose(table, view, decision, stream);
  return deck.info(move.card).code;
}

std::string by_greedy(const LoadedTable& table, const EndPosition& end) {
  GreedyAgent agent;
  return answer(table, end, agent);
}

std::string by_search(const LoadedTable& table, const EndPosition& end) {
  IsmctsAgent agent(IsmctsSearch::Limits{.iterations = 300}, false);
  return answer(table, end, agent);
}

}  // namespace

TEST_CASE("the jack of diamonds is worth a trick with a heart in it", "[awareness]") {
  // The last to play has to follow: the king wins a heart and the jack, the three wins nothing.
  const EndPosition end = {{{"D5", "C4"}, {"H4", "C5"}, {"DJ", "C6"}, {"DK", "D3"}},
                           {"D5", "H4", "DJ"}};
  const LoadedTable usual = table_of("hearts +no_passing");
  const LoadedTable with_jack = table_of("hearts +no_passing +jack_of_diamonds");
  CHECK(by_greedy(usual, end) == "D3");
  CHECK(by_search(usual, end) == "D3");
  CHECK(by_greedy(with_jack, end) == "DK");
  CHECK(by_search(with_jack, end) == "DK");
}

TEST_CASE("an exposed Horník is dear enough to duck", "[awareness]") {
  // Whoever ducks with the eight takes the last trick with the ace: nine points for sure, as two
  // seats have shown that they are out of acorns. To win now costs six: ten if the Horník that was
  // led lies exposed.
  EndPosition end = {{{"AO", "A9"}, {"H7", "LO"}, {"H8", "H9"}, {"AA", "A8"}}, {"AO", "H7", "H8"}};
  const LoadedTable usual = table_of("lorum +exposed_horniky");
  CHECK(by_search(usual, end) == "AA");
  end.exposed = {"AO"};
  CHECK(by_search(usual, end) == "A8");
  CHECK(by_search(table_of("lorum +exposed_horniky +own_horniky_triple"), end) == "A8");
}

TEST_CASE("where points are good the last to play takes them", "[awareness]") {
  const PointsPay rule;
  const EndPosition end = {{{"AO", "A9"}, {"H7", "B7"}, {"H8", "B8"}, {"AA", "A8"}},
                           {"AO", "H7", "H8"}};
  const LoadedTable usual = table_of("lorum");
  const LoadedTable turned = table_of("lorum " + rule.word());
  CHECK(by_greedy(usual, end) == "A8");
  CHECK(by_search(usual, end) == "A8");
  CHECK(by_greedy(turned, end) == "AA");
  CHECK(by_search(turned, end) == "AA");
}
