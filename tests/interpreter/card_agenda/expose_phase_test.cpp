#include <catch2/catch.hpp>

#include "tests/games/battery.h"

using namespace houserule;

namespace {

// Seat 2 holds both Horníks that may be exposed, in a normal game of four.
Session with_horniks(bool stop_at_forced) {
  const auto table = battery::must_load("lorum +exposed_horniky");
  const Deck& deck = table.rules->deck;
  NumberedSetup numbered;
  numbered.setup.dealer = seat_at(3);
  CardSet both;
  both.add(deck.parse("LO"));
  both.add(deck.parse("AO"));
  CardSet rest = table.rules->in_play - both;
  for (int i = 0; i < 4; ++i) {
    CardSet hand = i == 1 ? both : CardSet();
    while (hand.count() < 8) hand.add(rest.take_first());
    numbered.setup.hands.push_back(hand);
  }
  Session session(table, 1, {numbered}, stop_at_forced);
  for (const char* move : {"1 pass", "2 pass", "3 pass", "4 pass"}) {
    REQUIRE_FALSE(session.try_move(move));
  }
  return session;
}

std::string legal(const Session& session) {
  return joined(session.legal_moves().legal, ", ", ", ");
}

}  // namespace

TEST_CASE("a holder is asked for one card after another until it passes", "[agenda]") {
  Session session = with_horniks(false);
  CHECK(legal(session) == "2 pass, 2 expose LO, 2 expose AO");
  CHECK_FALSE(session.try_move("2 expose AO"));
  CHECK(legal(session) == "2 pass, 2 expose LO");
  CHECK_FALSE(session.try_move("2 pass"));
  CHECK(session.decision().choices.seat == seat_at(0));
  CHECK(session.view(seat_at(2))
            .known()
            .cards(session.rules().layout, StateLayout::hand, seat_at(1)) ==
        CardSet::of(session.rules().deck.parse("AO")));
}

TEST_CASE("who holds none has nothing but pass", "[agenda]") {
  Session session = with_horniks(true);
  CHECK(legal(session) == "1 pass");
  CHECK_FALSE(session.try_move("1 pass"));
  CHECK_FALSE(session.try_move("2 expose LO"));
  CHECK_FALSE(session.try_move("2 expose AO"));
  CHECK(legal(session) == "2 pass");
  CHECK_FALSE(session.try_move("2 pass"));
  CHECK(legal(session) == "3 pass");
}

TEST_CASE("nobody is asked to expose under a contract", "[agenda]") {
  Session session(battery::must_load("lorum +exposed_horniky"), 3);
  REQUIRE_FALSE(session.try_move("1 declare velky"));
  CHECK(session.rules().phases[static_cast<std::size_t>(session.decision().phase)].word == "play");
}
