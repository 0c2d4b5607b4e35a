// Positions in which a house rule turns the right answer round: do bots notice?

#include <unistd.h>

#include "bots/greedy_agent.h"
#include "bots/ismcts_agent.h"
#include "tests/interpreter/bots/bot_table.h"

using namespace houserule;

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
  IsmctsAgent agent(IsmctsSearch::Limits{.iterations = 300});
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
  const auto folder =
      std::filesystem::temp_directory_path() / ("houserule_awareness_" + std::to_string(getpid()));
  const auto variants = folder / "lorum" / "variants";
  std::filesystem::create_directories(variants);
  std::ofstream(variants / "points_pay.lua") << R"(-- House rule: points are good.

return variant {
  of    = "lorum",
  title = { "Points pay", ja = "点は得" },

  changes = {
    set { path = "card_points", value = {
      { -1, "hearts" }, { -4, "Horník of acorns" }, { -8, "Horník of leaves" } } },
  },
}
)";
  const EndPosition end = {{{"AO", "A9"}, {"H7", "B7"}, {"H8", "B8"}, {"AA", "A8"}},
                           {"AO", "H7", "H8"}};
  const LoadedTable usual = table_of("lorum");
  const LoadedTable turned = table_of("lorum +" + (variants / "points_pay.lua").string());
  CHECK(by_greedy(usual, end) == "A8");
  CHECK(by_search(usual, end) == "A8");
  CHECK(by_greedy(turned, end) == "AA");
  CHECK(by_search(turned, end) == "AA");
  std::filesystem::remove_all(folder);
}
