#include "session/table/legal_moves.h"

#include <catch2/catch.hpp>

#include "session/texts/move_text.h"
#include "tests/interpreter/session/hand_made.h"

using namespace houserule;
using hand_made::cards;
using hand_made::rules;

namespace {

Choices choose(int seat, const CardSet& from, int count, std::uint8_t call = no_call) {
  Choices choices;
  choices.seat = seat_at(seat);
  choices.set_count = 1;
  choices.sets[0] = {{}, from, count, call};
  return choices;
}

}  // namespace

TEST_CASE("moves are listed seat by seat while they are few", "[session]") {
  const State state(rules().layout);
  Choices first = choose(0, cards(rules(), "Cu3 Cu2 Cu1"), 2);
  first.pass = true;
  const std::vector<Choices> asked = {first, choose(2, cards(rules(), "Ag2 Ag1"), 1)};
  const LegalMoves moves = legal_moves(rules(), hand_made::discard, state, asked);
  CHECK(moves.legal == std::vector<std::string>{"1 pass", "1 discard Cu3 Cu2", "1 discard Cu3 Cu1",
                                                "1 discard Cu2 Cu1", "3 discard Ag2",
                                                "3 discard Ag1"});
  CHECK(moves.choose.empty());
}

TEST_CASE("what is too much is described, the rest is listed", "[session]") {
  const State state(rules().layout);
  const CardSet base = rules().deck.suit(0) | rules().deck.suit(1);
  Choices choices = choose(1, base, 8, 2);  // 12870 ways
  choices.pass = true;
  choices.set_count = 2;
  choices.sets[1] = {cards(rules(), "Cu8"), cards(rules(), "Ag3 Ag2 Ag1"), 2, 3};
  const LegalMoves moves =
      legal_moves(rules(), hand_made::announce, state, std::vector<Choices>{choices});
  CHECK(moves.legal == std::vector<std::string>{"2 pass", "2 show Cu8 Ag3 Ag2",
                                                "2 show Cu8 Ag3 Ag1", "2 show Cu8 Ag2 Ag1"});
  REQUIRE(moves.choose.size() == 1);
  CHECK(moves.choose[0] == ChooseEntry{seat_at(1), "show", {}, base, 8});
}

TEST_CASE("seats that have equally much to choose from are described alike", "[session]") {
  const State state(rules().layout);
  std::vector<Choices> asked;
  for (int i = 0; i < 4; ++i) {
    asked.push_back(choose(i, rules().deck.suit(0) | cards(rules(), "Ag1 Ag2"), 4));
  }
  const LegalMoves moves = legal_moves(rules(), hand_made::discard, state, asked);
  CHECK(moves.legal.empty());
  REQUIRE(moves.choose.size() == 4);
  for (int i = 0; i < 4; ++i) {
    CHECK(moves.choose[static_cast<std::size_t>(i)].seat == seat_at(i));
    CHECK(moves.choose[static_cast<std::size_t>(i)].verb == "discard");
    CHECK(moves.choose[static_cast<std::size_t>(i)].count == 4);
  }
}

TEST_CASE("astronomical numbers of ways cost nothing", "[session]") {
  const State state(rules().layout);
  CardSet many;
  for (int i = 0; i < 200; ++i) many.add(card_at(i));
  const std::vector<Choices> asked(8, choose(0, many, 100));
  CHECK(legal_moves(rules(), hand_made::discard, state, asked).choose.size() == 8);
}

TEST_CASE("every listed move is read as it was written", "[session]") {
  State state(rules().layout);
  state.set_cards(rules().layout, hand_made::bid, seat_at(0), cards(rules(), "Cu4"));
  state.set_cards(rules().layout, hand_made::bid, seat_at(2), cards(rules(), "Ag3"));
  Choices choices;
  choices.seat = seat_at(0);
  choices.pass = true;
  choices.pick_count = 3;
  choices.picks = {cards(rules(), "Au1 Au0"), cards(rules(), "Cu8 Ag7"), cards(rules(), "Cu4 Ag3")};
  const LegalMoves moves =
      legal_moves(rules(), hand_made::swap, state, std::vector<Choices>{choices});
  CHECK(moves.legal.size() == 9);
  CHECK(moves.legal[1] == "1 swap Au1 Cu8 for own");
  CHECK(moves.legal[2] == "1 swap Au1 Cu8 for partner");
  for (std::size_t n = 0; n < moves.legal.size(); ++n) {
    const ReadMove read = read_move(rules(), hand_made::swap, moves.legal[n], &choices, &state);
    CHECK(read.right_verb);
    CHECK(read.move == choices.move(n));
  }
}
