#include <catch2/catch.hpp>

#include "session/table/refusal.h"
#include "tests/interpreter/session/hand_made.h"

using namespace houserule;
using hand_made::cards;
using hand_made::rules;

namespace {

// Seat 1 is asked in some phase and holds Cu8, Cu7, Ag7 and Ag6.
struct Table {
  hand_made::StillAgenda agenda{rules()};
  State state{rules().layout};
  Decision decision;
  Choices& choices;

  explicit Table(int phase) : choices(agenda.asked[seat_at(0)]) {
    decision.kind = Decision::Kind::ask;
    decision.phase = phase;
    decision.to_act = 1;
    choices.seat = seat_at(0);
    lay(StateLayout::hand, "Cu8 Cu7 Ag7 Ag6");
  }

  void lay(int zone, const std::string& codes, int seat = 0) {
    state.set_cards(rules().layout, static_cast<std::size_t>(zone), seat_at(seat),
                    cards(rules(), codes));
  }

  Refusal refused(const Move& move) const {
    const Refusal refusal = make_refusal(rules(), agenda, state, decision, move);
    CHECK(refusal.message.en.find('{') == std::string::npos);
    CHECK(refusal.message.ja.find('{') == std::string::npos);
    return refusal;
  }
  Refusal refused_set(const std::string& codes, std::uint8_t call = no_call) const {
    return refused(Move::of_set(seat_at(0), cards(rules(), codes), call));
  }
};

}  // namespace

TEST_CASE("cards that may not be put aside are named, with those that may", "[refusal]") {
  Table table(hand_made::discard);
  table.choices.set_count = 1;
  table.choices.sets[0] = {cards(rules(), "Ag6"), cards(rules(), "Cu7 Ag7"), 1};
  const Refusal barred = table.refused_set("Cu8 Ag6");
  CHECK(barred.code == "may-not-discard");
  CHECK(barred.message.en ==
        "8 of copper may not be discarded. Discard from 7 of copper, or 7 or 6 of silver.");
  CHECK(barred.rule.path == "pick.");
  CHECK(barred.offered == std::vector<std::string>{"1 discard Cu7 Ag6", "1 discard Ag7 Ag6"});
  CHECK(table.refused_set("Cu7").code == "wrong-number");
  CHECK(table.refused_set("Cu7").message.en == "Discard 2 cards, not 1.");
  CHECK(table.refused_set("Cu7 Ag7").code == "must-be-among");
  CHECK(table.refused_set("Cu7 Ag7").message.en == "6 of silver must be among them.");
  CHECK(table.refused_set("Cu7 Ag1").code == "not-your-card");
  CHECK(table.refused(Move::pass(seat_at(0))).message.en ==
        "You may not pass here. Discard 2 cards.");
  CHECK(table.refused(Move::of_card(seat_at(0), card_at(0))).code == "wrong-verb");
  CHECK(table.refused(Move::of_card(seat_at(0), card_at(0))).message.en ==
        "Not now: the word for this moment is discard.");
}

TEST_CASE("cards are shown for a call: their number, and which", "[refusal]") {
  Table table(hand_made::announce);
  table.lay(StateLayout::hand, "Au2 Au1 Au1 Cu8");
  table.choices.pass = true;
  table.choices.set_count = 1;
  table.choices.sets[0] = {{}, cards(rules(), "Au2 Au1 Au1"), 2, 2};
  CHECK(table.refused_set("Au2", 2).message.en == "Single handful: show 2 cards, not 1.");
  CHECK(table.refused_set("Au2 Cu8", 2).code == "may-not-show");
  CHECK(table.refused(Move::make_call(seat_at(0), 2)).message.en ==
        "Single handful is made by showing 2 cards: type show and the cards.");
  CHECK(table.refused(Move::make_call(seat_at(0), 3)).message.en ==
        "Double handful is not possible with these cards.");
  CHECK(table.refused(Move::make_call(seat_at(0), 0)).message.en ==
        "Not now: the question is single handful, not small.");
  table.choices.set_count = 0;
  CHECK(table.refused_set("Au2 Au1").code == "no-such-set");
}

TEST_CASE("a bid that is too low", "[refusal]") {
  Table table(hand_made::auction);
  table.state.core().contract = 0;
  table.choices.pass = true;
  table.choices.calls = calls_of({1});
  const Refusal low = table.refused(Move::make_call(seat_at(0), 0));
  CHECK(low.code == "bid-too-low");
  CHECK(low.message.en == "Not now: small was bid, and small does not go above it. Great would.");
  table.choices.calls = {};
  CHECK(table.refused(Move::make_call(seat_at(0), 0)).message.en ==
        "Not now: small was bid, and small does not go above it. You can only pass.");
}

TEST_CASE("a card that may not be called", "[refusal]") {
  Table table(hand_made::call);
  table.choices.cards = cards(rules(), "Cu8 Ag8");
  const Refusal refusal = table.refused(Move::of_card(seat_at(0), cards(rules(), "Cu7").first()));
  CHECK(refusal.code == "may-not-call");
  CHECK(refusal.message.en == "7 of copper may not be called, only 8 of copper or 8 of silver.");
}

TEST_CASE("why cards are no meld", "[refusal]") {
  Table table(hand_made::meld);
  const auto& phase =
      std::get<MeldPhase>(rules().phases[static_cast<std::size_t>(hand_made::meld)].body);
  table.lay(hand_made::row, "Ag8 Cu6 Cu5");
  table.choices.pass = true;
  table.choices.melds = {&phase, &rules().deck, cards(rules(), "Cu8 Cu7 Ag7 Ag6"),
                         cards(rules(), "Ag8 Cu6 Cu5")};
  const Refusal shapeless = table.refused_set("Cu8 Cu7 Ag7");
  CHECK(shapeless.code == "no-meld");
  CHECK(shapeless.message.en ==
        "8 and 7 of copper, and 7 of silver are no meld. A meld is three of a kind or three in "
        "sequence.");
  const Refusal poor = table.refused_set("Ag7 Cu6 Cu5");
  CHECK(poor.code == "too-few-own-cards");
  CHECK(poor.message.en ==
        "A meld with cards of the table needs 2 cards of your hand, and this one has 1.");
  table.choices.melds.own = cards(rules(), "Ag7 Ag6");
  const Refusal used = table.refused_set("Cu8 Cu7 Ag6");
  CHECK(used.code == "already-melded");
  CHECK(used.message.en == "8 and 7 of copper: already in a meld of yours.");
  CHECK(table.refused_set("Cu1 Cu2 Cu3").code == "not-your-card");
}

TEST_CASE("why cards cannot be picked", "[refusal]") {
  Table table(hand_made::swap);
  table.choices.pass = true;
  table.lay(hand_made::bid, "Cu4");
  const auto swap = [&](const char* gold, const char* card, const char* bid) {
    std::array<Card, max_picks> picks = {no_card, no_card, no_card};
    std::size_t i = 0;
    for (const char* code : {gold, card, bid}) {
      if (code != nullptr) picks[i] = cards(rules(), code).first();
      ++i;
    }
    return table.refused(Move::of_picks(seat_at(0), picks));
  };
  const Refusal poor = swap("Au1", "Cu8", "Cu4");
  CHECK(poor.code == "nothing-to-pick");
  CHECK(poor.message.en == "Not now: there is nothing for you in collection.");
  CHECK(poor.rule.path == "pick.gold");
  table.choices.pick_count = 3;
  table.choices.picks = {cards(rules(), "Au0"), cards(rules(), "Cu8 Cu7 Ag7 Ag6"),
                         cards(rules(), "Cu4")};
  CHECK(swap("Au1", "Cu8", "Cu4").message.en == "1 of gold cannot be chosen here, only 0 of gold.");
  CHECK(swap("Au0", "Cu1", "Cu4").code == "not-your-card");
  CHECK(swap("Au0", "Cu8", nullptr).code == "may-not-pick");
  CHECK(swap("Au0", "Cu8", nullptr).message.en ==
        "That seat has nothing to choose here. You can choose 4 of copper.");
}
