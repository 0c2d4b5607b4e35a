#include "talk/pictures/open_hand.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/interpreter/console/fake_screen.h"
#include "tests/interpreter/talk/sitting_down.h"

using namespace houserule;

namespace {

// Bridge, when the first card has been led: seat 4 plays 1 heart, the hand of seat 2 lies open.
Session with_dummy(int more = 0) {
  Session session(table_of("bridge"), 3);
  for (const char* move : {"4 bid 1h", "1 pass", "2 pass", "3 pass"}) {
    REQUIRE_FALSE(session.try_move(move));
  }
  for (int i = 0; i <= more; ++i) {
    REQUIRE_FALSE(session.try_move(session.legal_moves().legal.front()));
  }
  return session;
}

ConversationSettings seated(SeatSet persons) {
  ConversationSettings settings = hurried();
  settings.persons = persons;
  return settings;
}

void check_suits(const FakeScreen& screen, const Session& session, Seat seat) {
  const CardSet hand = session.state().cards(session.rules().layout, StateLayout::hand, seat);
  for (const std::string& suit : suits_in_short(session, hand, CardStyle::symbols)) {
    CAPTURE(suit);
    CHECK(screen.shows(suit));
  }
}

void check_cards(const FakeScreen& screen, const Session& session, Seat seat) {
  for (const Card card : session.state().cards(session.rules().layout, StateLayout::hand, seat)) {
    CHECK(screen.shows(session.rules().deck.info(card).symbol));
  }
}

}  // namespace

TEST_CASE("an open hand is written suit by suit and stands whole in a small window", "[screen]") {
  for (const int more : {1, 0}) {
    Session session = with_dummy(more);
    const Seat next = session.state().core().chooser(first_of(session.decision().to_act));
    FakeScreen screen(80, 24);
    FullScreen(session, seated(set_of(next)), screen, nullptr).run();
    check_suits(screen, session, seat_at(1));
  }
  // Beside the table as well: seat 3 sits beside the open hand.
  Session session = with_dummy(1);
  REQUIRE(session.decision().to_act == 0x4);
  FakeScreen screen(80, 24);
  FullScreen(session, seated(0x4), screen, nullptr).run();
  check_suits(screen, session, seat_at(1));
}

TEST_CASE("who plays for another sees whose cards they are, and his own below", "[screen]") {
  Session session = with_dummy();
  REQUIRE(session.decision().to_act == 0x2);
  FakeScreen screen(80, 24);
  FullScreen(session, seated(0x8), screen, nullptr).run();
  CHECK(screen.shows("you play for Milan, 13 cards: [may be played]"));
  CHECK(screen.shows("your hand  "));
  check_cards(screen, session, seat_at(1));
  check_cards(screen, session, seat_at(3));
}

TEST_CASE("whose hand lies open does not see the hand of whoever plays it", "[screen]") {
  Session session = with_dummy();
  FakeScreen screen(80, 24);
  int own = 0;
  screen.on_show = [&](const Canvas&) {
    own += screen.shows("your hand, ") ? 1 : 0;
    CHECK_FALSE(screen.shows("your hand  "));
  };
  FullScreen(session, seated(0x2), screen, nullptr).run();
  CHECK(own > 0);
}
