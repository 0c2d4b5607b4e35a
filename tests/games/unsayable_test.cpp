// What somebody may write who knows other games and other languages, and what the language cannot
// say: each is refused at load, or where it is first tried, with what to write instead.

#include <catch2/catch.hpp>
#include <set>

#include "lab/examine/table_check.h"
#include "tests/games/battery.h"
#include "tests/interpreter/session/script_tree.h"

using namespace houserule;

namespace {

// A part of a small game for four, written as somebody might.
struct Written {
  const char* what;
  std::string phases;  // between the deal and the play
  std::string fields;  // of the game
  std::string play;    // of the play, in place of the usual ladder
  std::string settle;
  const char* code;
  const char* advice;
};

const std::string usual_ladder = "follow = { follow_suit, any_card }";
const std::string usual_settle =
    "says = { \"A point a trick.\" }, score \"tricks\" { each_seat, function (seat) return "
    "seat.tricks end }";

std::string game_of(const Written& written) {
  return "return game \"Written\" { players = { 4 }, deck = \"french_24\", " + written.fields +
         "\nphases = { deal { packets = { 5 }, rest = \"box\" },\n" + written.phases +
         "\nplay { first_lead = { eldest_hand }, winner = { highest_of_led_suit }, " +
         (written.play.empty() ? usual_ladder : written.play) + " },\nsettle { " +
         (written.settle.empty() ? usual_settle : written.settle) +
         " } },\nmatch = { deals = 2, winner = highest_score } }\n";
}

const std::vector<Written>& all_written() {
  static const std::vector<Written> all = {
      {"trumps of a card of the trick", "fix { trump_suit = suit_of { \"trick\", 1 } },", "", "",
       "", "unknown-value", "cannot be said yet"},
      {"trumps of a function",
       "step \"name\" { says = { \"x\" }, apply = function (table) values.trump_suit = 1 end },",
       "values = { trump_suit = suit },", "", "", "global-write", "chips:pay"},
      {"trumps under a condition", "declare { makes_contract = true, { \"hearts\" } },",
       "trumps = cards { \"hearts\", when = contract { \"hearts\" } },", "", "", "wrong-type",
       "highest { .., when = .. } of winner"},
      {"a second deal", "deal { packets = { 1 } },", "", "", "", "deal-uneven", "move"},
      {"cards moved out of a note",
       "mark { \"Ace\", from = \"hand\", to = \"noted\", of = each_seat }, "
       "move { any_card, from = \"noted\", to = \"hand\", of = dealer },",
       "zones = { noted = marks },", "", "", "wrong-type", "name the zone where the cards lie"},
      {"a condition on the trick as on a zone", "", "",
       "follow = { cards { \"hearts\", when = holds { \"spades\", from = \"trick\" } }, any_card }",
       "", "unknown-value", "played"},
      {"whoever holds some trump", "fix { trump_suit = suit_of { \"row\", 1 } },",
       "values = { trump_suit = suit }, zones = { row = face_up }, trumps = values.trump_suit,",
       "first_lead = { holder { trump_suit } }, " + usual_ladder, "", "wrong-type",
       "name each suit"},
      {"a score that is not settled yet",
       "step \"look\" { says = { \"x\" }, apply = function (table) local n = table.seats[1].score "
       "end },",
       "", "", "", "hook-fault", "only while a deal is settled"},
      {"a figure named like a method", "", "", "",
       "says = { \"x\" }, figure \"announced\" { function (r) return 1 end }", "duplicate-name",
       "use result:announced"},
      {"a contract after the contract",
       "bid { { \"18\" }, { \"20\" }, all_pass = redeal {} }, declare \"game\" { who = declarer, "
       "makes_contract = true, { \"hearts\" } },",
       "", "", "", "no-effect", "replaces = true"},
      {"a ladder of a call that makes no contract",
       "declare { { \"free\", follow = { any_card } } },", "", "", "", "no-effect",
       "makes_contract = true"},
      {"a talon for several",
       "declare { makes_contract = true, { \"solo\" } }, move { any_card, from = \"talon\", to = "
       "\"hand\", of = defenders },",
       "zones = { talon = face_down },", "", "", "no-effect", "say how many each takes"},
      {"the partner of nobody",
       "declare { makes_contract = true, { \"solo\" } }, move { any_card, from = \"hand\", to = "
       "\"gone\", of = partner },",
       "teams = partners_opposite, zones = { gone = per_seat { face_down } },", "", "",
       "no-seat-here", "partner { declarer }"},
      {"the left neighbour of nobody leads", "", "",
       "first_lead = { left_neighbour, eldest_hand }, " + usual_ladder, "", "no-seat-here",
       "left_neighbour { dealer }"},
      {"chips that a place begins with", "", "values = { pool = chips { 100 } },", "", "",
       "wrong-type", "let a phase pay into it"},
      {"more chips than lie in a place", "", "values = { pool = chips },", "",
       "says = { \"x\" }, pay = function (result, chips) chips:pay(\"pool\", result.seats[1], 10) "
       "end",
       "hook-fault", "math.min(values.pool, ..)"},
      {"a bid that must be made", "bid { { \"one\" }, all_pass = contract },", "", "", "",
       "wrong-type", "must be a phase"},
      {"the led suit outside of a ladder", "", "",
       "follow = { cards { \"Ace\", when = led { \"hearts\" } }, any_card }", "", "wrong-type",
       "must be a condition"},
      {"melds of named cards",
       "meld { who = each_seat, shapes = { { \"pair\", cards { \"King\", \"Queen\" }, points = 2 } "
       "} },",
       "", "", "", "wrong-type", "a shape"},
      {"trumps that win nothing", "", "trumps = \"spades\",", "", "", "no-effect",
       "highest_trump, highest_of_led_suit"},
      {"a trump suit that wins nothing", "fix { trump_suit = suit_of { \"row\", 1 } },",
       "values = { trump_suit = suit }, zones = { row = face_up }, trumps = trump_suit,", "", "",
       "no-effect", "highest_trump, highest_of_led_suit"},
      {"a suit that only wins, to be headed by another", "", "",
       "follow = { follow_suit, head_trick, any_card }", "", "unreachable-step",
       "only the led suit wins"},
      {"cards held when all have been played", "", "values = { pool = chips },",
       usual_ladder + " }, pay { 1, from = each_seat, to = \"pool\", when = holds { \"Ace\" }", "",
       "no-effect", "never true"},
      {"cards left when all have been played", "", "values = { pool = chips },",
       usual_ladder +
           " }, pay { 1, from = each_seat, to = \"pool\", when = cards_left { at_most = 2 }",
       "", "no-effect", "always true"},
      {"points of exposed cards where nobody exposes one", "",
       "card_points = { { 1, \"hearts\" }, { times = 2, exposed } },", "", "", "no-effect",
       "offer_to_expose"},
      {"conditions joined by Lua", "redeal { when = no_contract and first_trick },", "", "", "",
       "wrong-type", "all_of"},
      {"a condition turned round by Lua", "redeal { when = not no_contract },", "", "", "",
       "wrong-type", "none_of"},
  };
  return all;
}

}  // namespace

TEST_CASE("what cannot be said is refused with its line and what to write", "[games]") {
  const ScriptTree tree;
  std::set<std::string> missed;
  for (const Written& written : all_written()) {
    tree.write("games/written/rules.lua", game_of(written));
    const GameCheck check = check_game(tree.folders(), battery::words(), "written", 20);
    const std::string told = check.diagnostics.to_text();
    CAPTURE(written.what, told);
    const auto& faults = check.diagnostics.all();
    const bool coded = std::any_of(faults.begin(), faults.end(), [&](const Diagnostic& one) {
      return one.code == written.code && one.place.line > 0;
    });
    CHECK(coded);
    CHECK(told.find(written.advice) != std::string::npos);
    for (const Diagnostic& one : faults) CHECK_FALSE(one.message.in(Language::ja).empty());
  }
}
