// Ladders and the conditions their steps depend on.

#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

GameText text_with(const std::string& lead, const std::string& follow,
                   const std::string& fields = "") {
  GameText game;
  game.fields = fields;
  game.play = "first_lead = eldest_hand, winner = { highest_of_led_suit }, lead = { " + lead +
              " }, follow = { " + follow + " },";
  return game;
}

}  // namespace

TEST_CASE("a condition of a whole step belongs to the step") {
  const CompiledGame game(text_with(
      R"(cards { "9 of clubs", when = first_trick },
         cards { except = { "hearts" }, unless = played { "hearts" } }, any_card)",
      "follow_suit, any_card"));
  const Ladder& lead = game.rules().forms.front().lead;
  REQUIRE(lead.size() == 3);
  CHECK(lead[0].when.kind == Condition::Kind::first_trick);
  CHECK_FALSE(lead[0].when.negated);
  CHECK(lead[0].cards.is_fixed());
  CHECK(lead[1].when.kind == Condition::Kind::played);
  CHECK(lead[1].when.negated);
  CHECK(lead[1].when.cards.cards == game.cards("hearts"));
  CHECK(lead[2].when.is_always());
}

TEST_CASE("a step for another number of players is left out") {
  GameText text = text_with(R"(cards { "hearts", when = players { 3 } },
                               cards { "spades", when = players { 2, 4 } }, any_card)",
                            "follow_suit, any_card");
  text.players = "2, 3, 4";
  const CompiledGame game(text);
  const Ladder& lead = game.rules().forms.front().lead;
  REQUIRE(lead.size() == 2);
  CHECK(lead[0].cards.cards == game.cards("spades"));
  CHECK(lead[0].when.is_always());
  CHECK(lead[0].rule.path == "play.lead[2]");
}

TEST_CASE("a ladder may end in pass, and then there is room for every pass") {
  const CompiledGame game(text_with("any_card", "new_suit, pass"));
  CHECK(game.rules().forms.front().follow.back().pass);
  CHECK(game.rules().seats_may_pass());
  CHECK(game.rules().tricks() == 24);
  CHECK(game.rules().layout.plays() == 48);
  CHECK(game.rules().layout.tricks() == 24);
  const CompiledGame without(text_with("any_card", "follow_suit, any_card"));
  CHECK_FALSE(without.rules().seats_may_pass());
  CHECK(without.rules().layout.plays() == 24);
  CHECK(without.rules().layout.tricks() == 12);
}

TEST_CASE("a seat without cards may pass where any card may be led") {
  const CompiledGame game(text_with("any_card, pass", "new_suit, pass"));
  CHECK(game.faults() == "");
  CHECK(game.rules().forms.front().lead.size() == 2);
}

TEST_CASE("steps that can never apply, and ladders without an end, are told of") {
  CHECK(says(CompiledGame(text_with("any_card", "follow_suit, any_card, \"hearts\", any_card")),
             "nothing after any_card can ever apply"));
  CHECK(says(CompiledGame(text_with("new_suit, any_card", "follow_suit, any_card")),
             "new_suit looks at the cards of a trick, and none lies here"));
  CHECK(says(CompiledGame(text_with("any_card", R"(follow_suit, "hearts")")), "[no-way-out]"));
  CHECK(says(CompiledGame(text_with("any_card", "follow_suit, pass, any_card")),
             "nothing after pass can ever apply"));
  CHECK(
      says(CompiledGame(text_with("any_card", "any_card { when = first_trick }")), "[no-way-out]"));
}

TEST_CASE("a ladder has 8 steps at most, all but the last under conditions if it likes") {
  const auto with = [](int steps, int conditions) {
    const char* const sets[] = {"9", "10", "Jack", "Queen", "King", "Ace", "hearts", "clubs"};
    std::string follow;
    for (int i = 0; i + 1 < steps; ++i) {
      follow += "cards { \"" + std::string(sets[i]) + "\"" +
                (i < conditions ? ", when = first_trick" : "") + " }, ";
    }
    return CompiledGame(text_with("any_card", follow + "any_card"));
  };
  CHECK(with(8, 7).rules().forms.front().follow.size() == 8);
  CHECK(says(with(9, 0), "play.follow: a ladder has at most 8 steps [too-many]"));
}

TEST_CASE("what may be played needs no tables that nobody has room for") {
  const auto with_values = [](int values, const std::string& deck) {
    GameText text = text_with("any_card", "follow_suit, any_card", "values = { ");
    std::string steps;
    for (int i = 0; i < values; ++i) {
      const std::string name(1, static_cast<char>('a' + i));
      text.fields += name + " = rank, ";
      steps += "values." + name + ", ";
    }
    text.fields += "}, zones = { row = face_up },";
    text.before = "fix { ";
    for (int i = 0; i < values; ++i) {
      text.before += std::string(1, static_cast<char>('a' + i)) + " = rank_of { \"row\", 1 }, ";
    }
    text.before += "},";
    text.deal = "deal { packets = { 11 }, lay = { { 2, \"row\" } } },";
    text.play = text_with(steps + "any_card", "follow_suit, any_card").play;
    text.deck = deck;
    if (deck == "french_52") text.deal = "deal { packets = { 25 }, lay = { { 2, \"row\" } } },";
    return CompiledGame(text);
  };
  CHECK(with_values(3, "french_52").faults().empty());
  CHECK(with_values(4, "french_24").faults().empty());
  CHECK(says(with_values(4, "french_52"),
             "play: what may be played depends on so much that its tables need"));
  CHECK(says(with_values(6, "french_24"), "and 64 are the most"));
}

TEST_CASE("a step is one look-up") {
  const std::string trumps = R"(trumps = "hearts",)";
  CHECK(says(CompiledGame(text_with("any_card", "all_of { follow_suit, beating }, any_card")),
             "[mixed-step]"));
  CHECK(says(CompiledGame(text_with("any_card", "{ new_suit, overtrump }, any_card", trumps)),
             "[mixed-step]"));
  CHECK(CompiledGame(text_with("any_card", "all_of { follow_suit, not_trump }, any_card", trumps))
            .faults()
            .empty());
  CHECK(says(
      CompiledGame(text_with(R"({ "hearts", cards { "spades", when = first_trick } }, any_card)",
                             "follow_suit, any_card")),
      "narrows a whole step"));
}

TEST_CASE("follow may differ where trumps were led") {
  GameText text;
  text.fields = R"(trumps = "spades",)";
  text.play = R"(first_lead = eldest_hand, winner = { highest_trump, highest_of_led_suit },
    follow = { when_suit_led  = { follow_suit, overtrump, trump, any_card },
               when_trump_led = { overtrump, trump, any_card } },)";
  const CompiledGame game(text);
  CHECK(game.rules().forms.front().follow.size() == 4);
  CHECK(game.rules().forms.front().follow_trump.size() == 3);
  CHECK(game.rules().forms.front().follow_trump[0].rule.path == "play.follow.when_trump_led[1]");
  text.fields.clear();
  CHECK(says(CompiledGame(text), "when_trump_led can never apply"));
}

TEST_CASE("conditions combine, negate and are settled where they can be") {
  GameText text;
  text.players = "2, 3";
  text.play += R"(ends_when = any_of { hands_empty, all_of { first_trick, players { 2 },
                                                            trick_cards { at_most = 2 } } },)";
  const CompiledGame game(text);
  const Condition& ends = game.rules().forms.front().ends_when;
  REQUIRE(ends.kind == Condition::Kind::any_of);
  REQUIRE(ends.parts.size() == 2);
  CHECK(ends.parts[0].kind == Condition::Kind::hands_empty);
  REQUIRE(ends.parts[1].kind == Condition::Kind::all_of);
  REQUIRE(ends.parts[1].parts.size() == 2);
  CHECK(ends.parts[1].parts[1].most == 2);

  text.play += R"(lead = { cards { "hearts", unless = none_of { first_trick, played { "Ace" } } },
                           cards { "spades", when = none_of { players { 2 } } },
                           cards { "clubs", when = holds { "King", at_least = 2 } },
                           cards { "9", when = holds { "Ace" } }, any_card },)";
  const CompiledGame other(text);
  const Ladder& lead = other.rules().forms.front().lead;
  REQUIRE(lead.size() == 4);
  CHECK(lead[0].when.kind == Condition::Kind::any_of);
  CHECK_FALSE(lead[0].when.negated);
  CHECK(lead[1].when.least == 2);
  CHECK(lead[2].when.least == 1);
}

TEST_CASE("without a word on it the play ends when the hands are empty") {
  const CompiledGame game{GameText()};
  CHECK(game.rules().forms.front().ends_when.kind == Condition::Kind::hands_empty);
  CHECK(game.rules().forms.front().lead.size() == 1);
  CHECK(game.body<PlayPhase>().next_lead.empty());
}
