// Whether cards lie where they are looked for.

#include <catch2/catch.hpp>

#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

// Phases before the play, and what is said of them; "": they do something.
struct Looked {
  const char* phases;
  const char* said;
};

GameText with_zones(const std::string& phases) {
  GameText text;
  text.fields =
      "zones = { turned = face_up, stock = face_down, row = face_up, own = per_seat { face_up } "
      "}, trumps = trump_suit,";
  text.deal = "";
  text.before = phases;
  text.play =
      "first_lead = eldest_hand, follow = { follow_suit, any_card }, "
      "winner = { highest_trump, highest_of_led_suit },";
  return text;
}

constexpr char deal[] = "deal { packets = { 8 }, lay = { { 1, \"turned\" } }, rest = \"stock\" }, ";
constexpr char fix[] = "fix { trump_suit = suit_of { \"turned\" } }, ";
constexpr char none[] = "no card lies in 'turned' here";

}  // namespace

TEST_CASE("no card is read, drawn, taken or shown before one lies there") {
  const std::string dealt = deal;
  const std::string fixed = fix;
  CHECK(CompiledGame(with_zones(dealt + fixed)).faults() == "");
  CHECK(says(CompiledGame(with_zones(fixed + dealt)), none));
  for (const Looked& one : {
           Looked{"draw { 1, from = \"row\", who = dealer, when_short = stop },",
                  "no card lies in 'row' here"},
           Looked{"move { any_card, from = \"own\", to = \"stock\", of = dealer },",
                  "no card lies in 'own' here"},
           Looked{"show { from = \"own\", of = dealer, to = each_seat },",
                  "no card lies in \'own\' here"},
           Looked{"exchange { who = dealer, takes = \"row\", gives = pick { 2 }, to = \"stock\" },",
                  "no card lies in 'row' here"},
           Looked{"step \"s\" { who = dealer, choices = { pick \"card\" { from = \"row\" } }, "
                  "apply = { move { picked \"card\", to = \"stock\" } } },",
                  "no card lies in 'row' here"},
           Looked{"move { any_card, from = \"turned\", to = \"row\" }, "
                  "move { any_card, from = \"row\", to = \"turned\" },",
                  ""},
           Looked{"declare { makes_contract = true, { \"grand\", sets = { trump_suit = suit_of { "
                  "\"row\" } } } },",
                  "no card lies in 'row' here"},
       }) {
    CAPTURE(one.phases);
    const CompiledGame game(with_zones(dealt + fixed + one.phases));
    INFO(game.faults());
    if (*one.said != '\0') CHECK(says(game, one.said));
    if (*one.said == '\0') CHECK(game.faults().find("no card lies") == std::string::npos);
  }
}

TEST_CASE("what comes round again finds what it has brought itself") {
  GameText text = with_zones(std::string(deal) + fix);
  text.play +=
      "before_trick = { move \"back\" { any_card, from = \"row\", to = \"stock\" } }, "
      "after_trick = { move \"up\" { 1, any_card, from = \"stock\", to = \"row\", of = dealer } },";
  INFO(CompiledGame(text).faults());
  CHECK(CompiledGame(text).faults().find("no card lies") == std::string::npos);
  text.play = text.play.substr(0, text.play.find("after_trick"));
  CHECK(says(CompiledGame(text), "no card lies in 'row' here"));
}

TEST_CASE("a function may have brought cards anywhere") {
  const CompiledGame game(
      with_zones(std::string(deal) + fix +
                 "step \"s\" { apply = function (table) end }, "
                 "draw { 1, from = \"row\", who = dealer, when_short = stop },"));
  CHECK(game.faults().find("no card lies") == std::string::npos);
}

TEST_CASE("cards that lie in no order have none on top") {
  CHECK(says(
      CompiledGame(with_zones(std::string(deal) + "fix { trump_suit = suit_of { \"hand\" } },")),
      "so none of them is on top"));
}

TEST_CASE("a suit may be none from deal to deal") {
  const CompiledGame game(
      with_zones(std::string(deal) + "fix { trump_suit = each_deal { \"clubs\", {} } },"));
  CHECK(game.faults() == "");
  const auto& row = game.body<FixPhase>().fixes.front();
  CHECK(row.parts.back().number == Amount::whole(-1));
}
