#include "talk/voice/partners.h"

#include "talk/voice/narrator.h"
#include "talk/voice/speaker.h"
#include "tests/interpreter/talk/sitting_down.h"

using namespace houserule;

TEST_CASE("partners are one side where they are for the whole match", "[partners]") {
  const LoadedTable bridge = table_of("bridge");
  CHECK(sides_of_match(*bridge.rules) == std::vector<SeatSet>{0x5, 0xA});
  const LoadedTable lorum = table_of("lorum");
  CHECK(sides_of_match(*lorum.rules) == std::vector<SeatSet>{1, 2, 4, 8});
}

TEST_CASE("what partners have as one is told once, and what they have together as a sum",
          "[partners]") {
  const LoadedTable bridge = table_of("bridge");
  Speaker speaker(*bridge.rules, seat_at(0), Language::en);
  const auto by_side = [](Seat seat) { return Amount::whole(index_of(seat) % 2 == 0 ? 40 : 0); };
  const auto by_seat = [](Seat seat) { return Amount::whole(index_of(seat)); };
  CHECK(speaker.side_amounts(by_side) == "you and Milan 40, Anna and Zuza 0");
  CHECK(speaker.side_amounts(by_side, true) == "you and Milan +40, Anna and Zuza 0");
  CHECK(speaker.side_amounts(by_seat) == "you 0, Anna 1, Milan 2, Zuza 3");
  CHECK(speaker.sums(by_seat) == "you and Milan 2, Anna and Zuza 4");
  speaker.set_language(Language::ja);
  CHECK(speaker.sums(by_seat) == "あなた・ミラン2、アンナ・ズザナ4");
  const LoadedTable lorum = table_of("lorum");
  CHECK(Speaker(*lorum.rules, seat_at(0), Language::en).sums(by_seat) ==
        "you 0, Anna 1, Milan 2, Zuza 3");
}

TEST_CASE("tricks stand beside the numbers that were said", "[partners]") {
  const LoadedTable spades = table_of("spades");
  Session session(spades, 3);
  CHECK(tricks_taken(session.rules(), session.state(), 0x5).said == -1);
  for (int said = 0; said < 3; ++said) {
    const Seat seat = first_of(session.decision().to_act);
    REQUIRE_FALSE(session.try_move(std::to_string(number_of(seat)) + " predict 3"));
  }
  int both = 0;
  for (const SeatSet side : sides_of_match(session.rules())) {
    const TricksTaken tricks = tricks_taken(session.rules(), session.state(), side);
    CHECK(tricks.text(" of ") == "0 of " + std::to_string(tricks.said));
    both += tricks.said;
  }
  CHECK(both == 9);
}

TEST_CASE("the settlement and the table are told side by side", "[partners]") {
  const Said said = sit_and_type("briscola players=4", "table\n");
  CHECK(says(said, "You and Milan: 0 points. Anna and Zuza: 0 points."));
  CHECK(says(said, "Score: you and Milan 0, Anna and Zuza 0."));
  const Said spades = sit_and_type("spades", "4\ntable\n", {}, 3);
  CHECK(says(spades, "You, seat 1: 13 cards, 0 tricks, 4 said."));
  CHECK(says(spades, "You and Milan: 0 tricks, "));
}

TEST_CASE("when a deal is over it is told what was said", "[partners]") {
  Session session(table_of("oh_hell"), 3);
  while (session.deals().size() < 2) {
    REQUIRE_FALSE(session.try_move(session.legal_moves().legal.front()));
  }
  const Speaker speaker(session.rules(), seat_at(0), Language::en);
  const Narrator narrator(session, speaker);
  CHECK(narrator.deal_figures(session.deals().front())
            .front()
            .ends_with("Said: you 0, Anna 0, Milan 0, Zuza 0."));
}
