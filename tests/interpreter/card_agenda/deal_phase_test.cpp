#include <catch2/catch.hpp>

#include "tests/games/battery.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

const std::vector<Card> pack_of(const GameRules& rules) {
  std::vector<Card> pack;
  for (const Card card : rules.in_play) pack.push_back(card);
  return pack;
}

NumberedSetup setup_of(const GameRules& rules, int deal, int dealer, int pool) {
  NumberedSetup numbered;
  numbered.deal = deal;
  numbered.setup.dealer = seat_at(dealer);
  numbered.setup.values = {Amount::whole(pool)};
  const auto pack = pack_of(rules);
  for (int i = 0; i < rules.seats; ++i) {
    CardSet hand;
    for (std::size_t n = 0; n < pack.size() / static_cast<std::size_t>(rules.seats); ++n) {
      hand.add(pack[n * static_cast<std::size_t>(rules.seats) + static_cast<std::size_t>(i)]);
    }
    numbered.setup.hands.push_back(hand);
  }
  return numbered;
}

void play_deal(Session& session) {
  const int deal = session.state().core().deal;
  while (session.decision().kind == Decision::Kind::ask && session.state().core().deal == deal) {
    REQUIRE_FALSE(session.try_move(session.decision().choices.move(0)));
  }
}

}  // namespace

TEST_CASE("the deal goes round, the last seat first", "[agenda]") {
  Session session(battery::must_load("lorum deals=5"), 6);
  std::string dealers;
  while (session.decision().kind == Decision::Kind::ask) {
    dealers += std::to_string(number_of(session.state().core().dealer));
    play_deal(session);
  }
  CHECK(dealers == "41234");
  CHECK(session.state().core().deals_played == 5);
  CHECK(session.state().core().finished == 1);
}

TEST_CASE("nothing is added to a zone of which a setup says what lies there", "[agenda]") {
  GameText text;
  text.fields = "zones = {";
  for (int i = 1; i <= 12; ++i)
    text.fields += " z" + std::to_string(i) + " = per_seat { face_up },";
  text.fields += " },";
  text.deal = R"(move { "Ace of hearts", from = "box", to = "z12", of = eldest_hand },
                 move { "King of hearts", from = "box", to = "z12", of = dealer },
                 deal { packets = { 11 } },)";
  const CompiledGame game(text);
  NumberedSetup numbered;
  numbered.deal = 1;
  const Card stated = game.cards("Ace of spades").first();
  const int zone = game.rules().zone_index("z12");
  numbered.setup.zones = {{zone, seat_at(0), {stated}}};
  const Session session(game.table(), 1, {numbered});
  const auto lying = [&](int seat) {
    return session.state().cards(game.rules().layout, static_cast<std::size_t>(zone),
                                 seat_at(seat));
  };
  CHECK(lying(0) == CardSet::of(stated));
  CHECK(lying(1).count() == 1);
  CHECK((lying(1) - game.cards("hearts")).empty());
}

TEST_CASE("every seat is dealt its number of cards", "[agenda]") {
  for (const auto& [spec, cards] : {std::pair("lorum", 8), {"lorum players=3", 10}}) {
    const Session session(battery::must_load(spec), 6);
    for (int i = 0; i < session.rules().seats; ++i) {
      CHECK(session.state().cards(session.rules().layout, StateLayout::hand, seat_at(i)).count() ==
            cards);
    }
  }
}

TEST_CASE("cards go to all seats alike", "[agenda]") {
  const auto table = battery::must_load("lorum players=3");
  std::map<std::pair<int, int>, int> counts;
  constexpr int deals = 3000;
  for (int seed = 0; seed < deals; ++seed) {
    State state;
    table.agenda->begin(state, static_cast<std::uint64_t>(seed));
    table.agenda->run(state, {.hooks = table.hooks.get()});
    for (int i = 0; i < 3; ++i) {
      for (const Card card : state.cards(table.rules->layout, StateLayout::hand, seat_at(i))) {
        ++counts[{i, index_of(card)}];
      }
    }
  }
  CHECK(counts.size() == 90);
  // Five standard deviations of a count of 3000 draws of a third.
  for (const auto& [place, count] : counts) {
    CAPTURE(place.first, place.second);
    CHECK(std::abs(count - deals / 3) < 130);
  }
}

TEST_CASE("a record may fix dealer, hands, pool and scores of any deal", "[agenda]") {
  const auto table = battery::must_load("lorum deals=2");
  auto setup = setup_of(*table.rules, 2, 1, 30);
  setup.setup.scores = {std::nullopt, Amount::whole(7)};
  Session session(table, 6, {setup});
  const Session plain(table, 6);
  CHECK(session.state() == plain.state());
  play_deal(session);
  const auto& layout = table.rules->layout;
  CHECK(session.state().core().dealer == seat_at(1));
  CHECK(session.state().value(layout, 0) == Amount::whole(30));
  CHECK(session.state().score(layout, seat_at(1)) == Amount::whole(7));
  for (int i = 0; i < 4; ++i) {
    CHECK(session.state().cards(layout, StateLayout::hand, seat_at(i)) ==
          setup.setup.hands[static_cast<std::size_t>(i)]);
  }
  // Once taken back to before the deal, the setup counts again.
  const std::uint64_t dealt = session.state().hash();
  const auto log = session.log();
  session.undo_to(2);
  for (std::size_t i = 2; i < log.size(); ++i) {
    if (!log[i].forced) REQUIRE_FALSE(session.try_move(log[i].move));
  }
  CHECK(session.state().hash() == dealt);
}

TEST_CASE("the ante is paid before the cards are dealt", "[agenda]") {
  const Session session(battery::must_load("lorum pool_ante=5"), 6);
  CHECK(session.state().value(session.rules().layout, 0) == Amount::whole(20));
  CHECK(session.state().score(session.rules().layout, seat_at(0)) == Amount::whole(95));
}
