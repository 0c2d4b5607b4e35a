// What a play says of its end.

#include <catch2/catch.hpp>

#include "rules/sheet/markdown.h"
#include "rules/sheet/rule_sheet.h"
#include "tests/games/battery.h"
#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

GameText ending(const std::string& how, const std::string& fields = "") {
  GameText text;
  text.fields = fields;
  text.play += " lead = { any_card, pass }, " + how;
  return text;
}

}  // namespace

TEST_CASE("a trick that may be broken off has a place for its cards") {
  CHECK(says(CompiledGame(ending("ends_at_once = passed")),
             "play has tricks that nobody wins: their cards must go somewhere"));
  CHECK(says(CompiledGame(ending(R"(thrown_away_to = "box")")),
             "play.thrown_away_to does nothing: no trick ends without a winner"));
  for (const char* zones : {"zones = { z = per_seat { face_up } },", "zones = { z = marks },",
                            "zones = { z = row { 3 } },"}) {
    CAPTURE(zones);
    const CompiledGame game(ending(R"(ends_at_once = passed, thrown_away_to = "z")", zones));
    CHECK(game.faults() != "");
  }
  CHECK(says(CompiledGame(ending(R"(ends_at_once = passed, thrown_away_to = "hand")")),
             "an unfinished trick goes to a pile that belongs to nobody"));
  const CompiledGame game(
      ending(R"(ends_at_once = passed, thrown_away_to = "z")", "zones = { z = face_down },"));
  CHECK(game.body<PlayPhase>().ends_at_once->kind == Condition::Kind::passed);
  CHECK(game.body<PlayPhase>().thrown_away_to == static_cast<int>(StateLayout::first_declared));
  CHECK(game.rules().forms.front().ends_when.kind == Condition::Kind::hands_empty);
}

TEST_CASE("the rule sheet tells an end after a trick from one at once") {
  const auto sheet = [](const std::string& how) {
    const CompiledGame game(ending(how));
    return to_text(make_rule_sheet(game.rules()), Language::en);
  };
  CHECK(sheet("ends_when = first_trick").find("The play ends after a trick if") !=
        std::string::npos);
  const std::string at_once = sheet(R"(ends_at_once = passed, thrown_away_to = "box")");
  CHECK(at_once.find("The play ends at once when") != std::string::npos);
  CHECK(at_once.find("belongs to nobody; its cards go to") != std::string::npos);
}

TEST_CASE("a trick is looked through for at most 16 cards") {
  const auto with_winner = [](int cards) {
    GameText text;
    text.play = "first_lead = eldest_hand, follow = { follow_suit, any_card }, winner = { ";
    for (int i = 0; i < cards; ++i) text.play += "highest { \"hearts\" }, ";
    text.play += "nobody }, thrown_away_to = \"box\"";
    return text;
  };
  const CompiledGame most(with_winner(16));
  CHECK(most.rules().forms.front().winner.size() == 16);
  CHECK(says(CompiledGame(with_winner(17)),
             "play.winner: one card after the other is looked for, at most 16"));
}

TEST_CASE("only calls without trumps make no trumps") {
  GameText text;
  text.before =
      "choose { who = eldest_hand, makes_contract = true, { \"null\", trumps = {} }, "
      "{ \"other\" } },";
  CHECK(CompiledGame(text).faults() == "");
  text.play =
      "first_lead = eldest_hand, follow = { follow_suit, any_card }, "
      "winner = { highest_trump, highest_of_led_suit }";
  CHECK(says(CompiledGame(text), "the game has no trumps, so highest_trump never finds a card"));
}

TEST_CASE("a trick that no deal comes to is told of") {
  GameText text;
  text.play += " ends_when = trick_number { 12 },";
  CHECK(CompiledGame(text).faults() == "");
  text.play = text.play.substr(0, text.play.find("12")) + "13 },";
  CHECK(says(CompiledGame(text), "trick_number must be a whole number from 1 to 12"));
}

TEST_CASE("whoever has most chips wins where some change hands") {
  GameText text;
  text.match = "deals = 2, winner = most_chips";
  CHECK(says(CompiledGame(text), "nothing pays chips"));
  text.fields = "values = { pool = chips },";
  text.before = "pay { 1, from = each_seat, to = \"pool\" },";
  text.after = "share { \"pool\", among = each_seat },";
  CHECK(CompiledGame(text).faults().find("nothing pays chips") == std::string::npos);
}

TEST_CASE("1 to 8 players fit at a table") {
  GameText text;
  text.players = "8";
  text.deal = "deal { packets = { 3 } },";
  CHECK(CompiledGame(text).rules().seats == 8);
  for (const char* const players : {"0", "9", "-1", "1.5"}) {
    CAPTURE(players);
    text.players = players;
    CHECK(says(CompiledGame(text), "1 to 8 players fit at a table, not "));
  }
}

TEST_CASE("what is looked for after what is always found is told of") {
  const auto with_winner = [](const std::string& winner) {
    GameText text;
    if (winner.find("trump") != std::string::npos) text.fields = "trumps = \"spades\",";
    text.play =
        "first_lead = eldest_hand, follow = { follow_suit, any_card }, winner = { " + winner + " }";
    return text;
  };
  CHECK(CompiledGame(with_winner("highest_trump, highest_of_led_suit")).faults() == "");
  CHECK(says(CompiledGame(with_winner("highest_card, highest { \"hearts\" }, highest_trump")),
             "nothing after highest_card can ever apply"));
  CHECK(says(CompiledGame(with_winner("highest_trump, highest_of_led_suit, highest_trump")),
             "highest_trump has been looked for before"));
  CHECK(CompiledGame(with_winner("highest_card { when = first_trick }, highest_of_led_suit"))
            .faults() == "");
  CHECK(says(CompiledGame(with_winner("highest_of_led_suit, highest_trump")),
             "nothing after highest_of_led_suit can ever apply"));
  CHECK(CompiledGame(with_winner("highest_of_led_suit { when = first_trick }, highest_trump, "
                                 "highest_of_led_suit"))
            .faults() == "");
}
