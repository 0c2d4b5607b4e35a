#include <catch2/catch.hpp>

#include "session/table/refusal.h"
#include "tests/interpreter/session/hand_made.h"

using namespace houserule;
using hand_made::cards;
using hand_made::rules;

namespace {

LadderStep step_of(CardRule::Kind kind, const std::string& word) {
  LadderStep step;
  step.cards.kind = kind;
  step.cards.word = word;
  step.rule = {"play." + word, {"rules.lua", 40}, ""};
  return step;
}

LadderStep step_of(CardWord means, const std::string& word) {
  LadderStep step = step_of(CardRule::Kind::word, word);
  step.cards.means = means;
  return step;
}

// Seat 2 is to play to a trick and holds Cu3, Ag2 and Au1.
struct Trick2 {
  hand_made::StillAgenda agenda{rules()};
  State state{rules().layout};
  Decision decision;
  Choices& choices;
  LadderStep step;

  Trick2(const std::string& led, LadderStep binding, const std::string& may)
      : choices(agenda.asked[seat_at(1)]), step(std::move(binding)) {
    decision.kind = Decision::Kind::ask;
    decision.phase = hand_made::play;
    decision.to_act = 2;
    choices.seat = seat_at(1);
    choices.cards = cards(rules(), may);
    state.set_cards(rules().layout, StateLayout::hand, seat_at(1), cards(rules(), "Cu3 Ag2 Au1"));
    Trick& trick = state.core().trick;
    trick.leader = seat_at(0);
    for (const Card card : cards(rules(), led)) {
      trick.cards[trick.size++] = card;
      ++trick.laid;
    }
    agenda.trumps_now = rules().deck.suit(2);
    agenda.answer.rungs = {{&step, choices.cards}};
    agenda.answer.leads = led.empty();
  }

  Refusal refused(const std::string& code) const {
    const Card card = cards(rules(), code).first();
    const Refusal refusal =
        make_refusal(rules(), agenda, state, decision, Move::of_card(seat_at(1), card));
    CHECK(refusal.message.en.find('{') == std::string::npos);
    CHECK(refusal.message.ja.find('{') == std::string::npos);
    return refusal;
  }
};

}  // namespace

TEST_CASE("a suit that lies in the trick may not be played again", "[refusal]") {
  const Trick2 table("Cu8", step_of(CardWord::new_suit, "new_suit"), "Ag2");
  const Refusal refusal = table.refused("Cu3");
  CHECK(refusal.code == "must-not-follow");
  CHECK(refusal.message.en ==
        "Not now: copper is in the trick already, and no suit is played twice. Play 2 of silver.");
  CHECK(refusal.word == "new_suit");
  CHECK(refusal.offered == std::vector<std::string>{"2 play Ag2"});
  CHECK(table.refused("Cu1").code == "not-your-card");
}

TEST_CASE("where only a pass is left, the refusal says so", "[refusal]") {
  LadderStep pass;
  pass.pass = true;
  Trick2 table("Cu8", pass, "");
  table.choices.pass = true;
  const LadderStep before = step_of(CardWord::new_suit, "new_suit");
  table.agenda.answer.rungs = {{&before, {}}, {&table.step, {}}};
  table.agenda.answer.binding = 1;
  const Refusal refusal = table.refused("Cu3");
  CHECK(refusal.code == "must-not-follow");
  CHECK(refusal.message.en ==
        "Not now: copper is in the trick already, and no suit is played twice. You can only pass.");
  CHECK(refusal.word == "new_suit");
  CHECK(table.refused("Ag2").code == "must-pass");
}

TEST_CASE("following, trumping and going above are told apart", "[refusal]") {
  CHECK(Trick2("Cu8", step_of(CardWord::follow_suit, "follow_suit"), "Cu3")
            .refused("Ag2")
            .message.en == "Not now: copper were led and you hold copper. Play 3 of copper.");
  const Trick2 ruff("Cu8", step_of(CardWord::overtrump, "overtrump"), "Au1");
  CHECK(ruff.refused("Ag2").code == "must-trump");
  CHECK(ruff.refused("Ag2").message.en ==
        "Not now: you hold no copper, so you must trump. Play 1 of gold.");
  const Trick2 above("Au0", step_of(CardWord::overtrump, "overtrump"), "Au1");
  CHECK(above.refused("Ag2").code == "must-overtrump");
  CHECK(above.refused("Ag2").message.en ==
        "Not now: you can go above 0 of gold, so you must. Play 1 of gold.");
  const Trick2 below("Au2", step_of(CardWord::trump, "trump"), "Au1");
  CHECK(below.refused("Ag2").code == "must-follow-suit");
}

TEST_CASE("a card that may not open a trick", "[refusal]") {
  Trick2 table("", step_of(CardRule::Kind::fixed, "any_card"), "Cu3 Ag2");
  const CardSet zero = cards(rules(), "Au0");
  table.state.set_cards(rules().layout, hand_made::collection, seat_at(1), zero);
  const Refusal refusal = table.refused("Au0");
  CHECK(refusal.code == "must-play-from");
  CHECK(refusal.message.en == "0 of gold may not open a trick. Lead 3 of copper or 2 of silver.");
}

TEST_CASE("conditions that can be said are said", "[refusal]") {
  LadderStep first = step_of(CardRule::Kind::fixed, "");
  Condition opening;
  opening.kind = Condition::Kind::first_trick;
  first.cards.when = {opening};
  CHECK(Trick2("Cu8", first, "Ag2").refused("Au1").message.en ==
        "Not in the first trick. Play 2 of silver.");
  LadderStep broken = step_of(CardRule::Kind::except, "");
  Condition played;
  played.kind = Condition::Kind::played;
  played.negated = true;
  played.cards.cards = rules().deck.suit(2);
  broken.cards.when = {played};
  const Refusal refusal = Trick2("", broken, "Cu3 Ag2").refused("Au1");
  CHECK(refusal.message.en == "Not before gold has been played. Lead 3 of copper or 2 of silver.");
  CHECK(refusal.word == "cards");
}

TEST_CASE("passing where a card can be played", "[refusal]") {
  const Trick2 table("Cu8", step_of(CardWord::new_suit, "new_suit"), "Ag2");
  const Refusal refusal =
      make_refusal(rules(), table.agenda, table.state, table.decision, Move::pass(seat_at(1)));
  CHECK(refusal.code == "may-not-pass");
  CHECK(refusal.message.en == "You can play 2 of silver, so you may not pass.");
}
