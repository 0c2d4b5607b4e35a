#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "session/texts/move_text.h"
#include "tests/interpreter/session/hand_made.h"

using namespace houserule;
using hand_made::cards;
using hand_made::rules;

namespace {

Card card(const std::string& code) { return cards(rules(), code).first(); }

Choices asked(int seat) {
  Choices choices;
  choices.seat = seat_at(seat);
  return choices;
}

std::string read(int phase, const std::string& text, const Choices* choices = nullptr,
                 const State* state = nullptr) {
  const ReadMove move = read_move(rules(), phase, text, choices, state);
  if (!move.move) return "fault '" + move.fault + "'";
  return (move.right_verb ? "" : "wrong verb: ") + to_text(rules(), phase, *move.move, state);
}

// Seat 1 holds Cu8 and Ag7 and has bid Cu4; its partner has bid Ag3, seat 2 Ag5.
State table() {
  State state(rules().layout);
  const StateLayout& layout = rules().layout;
  state.set_cards(layout, StateLayout::hand, seat_at(0), cards(rules(), "Cu8 Ag7"));
  state.set_cards(layout, hand_made::bid, seat_at(0), cards(rules(), "Cu4"));
  state.set_cards(layout, hand_made::bid, seat_at(1), cards(rules(), "Ag5"));
  state.set_cards(layout, hand_made::bid, seat_at(2), cards(rules(), "Ag3"));
  return state;
}

}  // namespace

TEST_CASE("every kind of move has its verb", "[session]") {
  CHECK(to_text(rules(), hand_made::auction, Move::make_call(seat_at(1), 1)) == "2 bid great");
  CHECK(to_text(rules(), hand_made::announce, Move::make_call(seat_at(1), 0)) == "2 declare small");
  CHECK(to_text(rules(), hand_made::call, Move::of_card(seat_at(0), card("Cu8"))) == "1 call Cu8");
  CHECK(to_text(rules(), hand_made::discard,
                Move::of_set(seat_at(3), cards(rules(), "Ag1 Cu8 Cu2"))) ==
        "4 discard Cu8 Cu2 Ag1");
  CHECK(to_text(rules(), hand_made::announce,
                Move::of_set(seat_at(0), cards(rules(), "Au0 Au1"), 2)) == "1 show Au1 Au0");
  CHECK(to_text(rules(), hand_made::meld, Move::of_set(seat_at(0), cards(rules(), "Cu3 Ag3"))) ==
        "1 meld Cu3 Ag3");
  CHECK(to_text(rules(), hand_made::bid_card,
                Move::of_picks(seat_at(2), {card("Cu4"), no_card, no_card})) == "3 bid Cu4");
}

TEST_CASE("a card is written as whose it is where the rules say so", "[session]") {
  const State state = table();
  const auto swap = [&](Card bid) {
    const Move move = Move::of_picks(seat_at(0), {card("Au1"), card("Ag7"), bid});
    return to_text(rules(), hand_made::swap, move, &state);
  };
  CHECK(swap(card("Cu4")) == "1 swap Au1 Ag7 for own");
  CHECK(swap(card("Ag3")) == "1 swap Au1 Ag7 for partner");
  CHECK(swap(card("Ag5")) == "1 swap Au1 Ag7 for 2");
  const Move move = Move::of_picks(seat_at(0), {card("Au1"), card("Ag7"), card("Ag3")});
  CHECK(to_text(rules(), hand_made::swap, move) == "1 swap Au1 Ag7 Ag3");
}

TEST_CASE("picks are read with and without the filler, by owner and by card", "[session]") {
  const State state = table();
  for (const char* text : {"1 swap Au1 Ag7 for own", "1 SWAP au1 ag7 own", "1 swap au1 ag7 cu4",
                           "1 swap au1, ag7 for 1", "1 swap 1 of gold silver 7 own"}) {
    CAPTURE(text);
    CHECK(read(hand_made::swap, text, nullptr, &state) == "1 swap Au1 Ag7 for own");
  }
  CHECK(read(hand_made::swap, "1 swap Au1 Ag7 for partner", nullptr, &state) ==
        "1 swap Au1 Ag7 for partner");
  CHECK(read(hand_made::swap, "3 swap Au1 Ag7 for partner", nullptr, &state) ==
        "3 swap Au1 Ag7 for partner");
  CHECK(read(hand_made::swap, "1 swap Au1 Ag7", nullptr, &state) == "fault 'Au1 Ag7'");
  CHECK(read(hand_made::swap, "1 swap Au1 Ag7 own own", nullptr, &state) == "fault 'own'");
  CHECK(read(hand_made::swap, "1 swap own Ag7 own", nullptr, &state) == "fault 'own'");
  CHECK(read(hand_made::swap, "1 swap", nullptr, &state) == "fault ''");
}

TEST_CASE("a seat that has nothing to be named by is read, and is no legal move", "[session]") {
  const State state = table();
  const ReadMove read =
      read_move(rules(), hand_made::swap, "1 swap Au1 Ag7 for 4", nullptr, &state);
  REQUIRE(read.move);
  CHECK(read.move->picks[2] == no_card);
}

TEST_CASE("sets are read in any order, by codes or names, with commas or without", "[session]") {
  for (const char* text :
       {"1 discard Cu8 Ag7 Ag1", "1 discard ag1,AG7, cu8", "1 discard 8 of copper, Ag7 1 of silver",
        "1 discard copper 8 silver 7 silver 1", "1 discard 銅の8、銀の7、銀の1"}) {
    CAPTURE(text);
    CHECK(read(hand_made::discard, text) == "1 discard Cu8 Ag7 Ag1");
  }
  CHECK(read(hand_made::discard, "1 discard Cu8 Cu8") == "fault 'Cu8'");
  CHECK(read(hand_made::discard, "1 discard Cu8 Cu9 Ag1") == "fault 'Cu9'");
  CHECK(read(hand_made::discard, "1 discard") == "fault ''");
  CHECK(read(hand_made::discard, "1 discard ,") == "fault ','");
}

TEST_CASE("equal cards: those that may be meant, each once", "[session]") {
  Choices choices = asked(0);
  choices.set_count = 1;
  const CardSet ones = cards(rules(), "Au1 Au1");
  choices.sets[0].from = CardSet::of(ones.last()) | cards(rules(), "Cu8");
  choices.sets[0].count = 1;
  const ReadMove one = read_move(rules(), hand_made::discard, "1 discard Au1", &choices);
  REQUIRE(one.move);
  CHECK(one.move->cards == CardSet::of(ones.last()));
  const ReadMove both = read_move(rules(), hand_made::discard, "1 discard Au1 Au1", &choices);
  REQUIRE(both.move);
  CHECK(both.move->cards == ones);
  CHECK(read(hand_made::discard, "1 discard Au1 Au1 Au1", &choices) == "fault 'Au1'");

  choices = asked(0);
  choices.cards = CardSet::of(ones.last());
  const ReadMove played = read_move(rules(), hand_made::play, "1 play Au1", &choices);
  REQUIRE(played.move);
  CHECK(played.move->card == ones.last());
}

TEST_CASE("the call that is made by showing cards follows from the cards", "[session]") {
  Choices choices = asked(0);
  choices.set_count = 2;
  choices.sets[0] = {{}, cards(rules(), "Au2 Au1 Au1"), 2, 2};
  choices.sets[1] = {cards(rules(), "Au2"), cards(rules(), "Au1 Au1"), 2, 3};
  const auto call = [&](const std::string& text) {
    const ReadMove read = read_move(rules(), hand_made::announce, text, &choices);
    REQUIRE(read.move);
    return static_cast<int>(read.move->call);
  };
  CHECK(call("1 show Au1 Au2") == 2);
  CHECK(call("1 show Au1 Au1 Au2") == 3);
  CHECK(call("1 show Cu1 Cu2 Cu3") == 3);  // as many cards as that call shows
  CHECK(call("1 declare small") == 0);
}

TEST_CASE("a verb of another phase is read as a move of that phase", "[session]") {
  CHECK(read(hand_made::play, "1 discard Cu8") == "wrong verb: 1 play Cu8");
  CHECK_FALSE(read_move(rules(), hand_made::play, "1 swap Au1 Ag7 own").right_verb);
  CHECK(read_move(rules(), hand_made::play, "1 swap Au1 Ag7 own").move);
  CHECK_FALSE(read_move(rules(), hand_made::meld, "1 show Au1").right_verb);
  // Two phases have the verb: the one that asks is meant.
  CHECK(read(hand_made::auction, "1 bid great") == "1 bid great");
  CHECK(read(hand_made::bid_card, "1 bid Cu4") == "1 bid Cu4");
  CHECK(read(hand_made::bid_card, "1 bid great") == "fault 'great'");
}

TEST_CASE("any text is read or refused, whatever the phase", "[session]") {
  const State state = table();
  CHECK(rc::check("a move is read or refused", [&](const std::string& text) {
    for (int phase = 1; phase < hand_made::where_count; ++phase) {
      for (const char* before : {"", "1 ", "1 swap ", "1 swap Au1 ", "2 discard Cu8 ", "3 meld "}) {
        const ReadMove read = read_move(rules(), phase, before + text, nullptr, &state);
        RC_ASSERT(read.move.has_value() || !(before + text).empty() || read.fault.empty());
      }
    }
  }));
}
