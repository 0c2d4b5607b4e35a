// What is scored and noted at once, tallies, several settlements, and ends of a match: what is
// refused, each with its sentence.

#include <array>

#include "tests/interpreter/rules/compiled_game.h"

using namespace houserule;

namespace {

struct RefusedScore {
  const char* part;  // of GameText
  std::string text;
  const char* says;
};

GameText game_with(const std::string& part, const std::string& text) {
  GameText game;
  if (part == "before") game.before = text;
  if (part == "play") game.play += text;
  if (part == "settle") game.settle = text;
  if (part == "match") game.match = text;
  if (part == "fields") game.fields = text;
  if (part == "after") game.after = text;
  return game;
}

}  // namespace

TEST_CASE("what is scored at once is right or refused") {
  const std::string own = " function (seat) return 1 end";
  const std::vector<RefusedScore> all = {
      {"before", R"(score "x" { 5 },)", "x needs 'who': who scores"},
      {"before", R"(score { 5, who = dealer },)", "score needs a name"},
      {"before", R"(score "x" { 5, 6, who = dealer },)", "needs one number"},
      {"before", R"(score "x" { "5", who = dealer },)", "score"},
      {"before", R"(score "x" { trick_points, who = dealer },)", "in after_trick only"},
      {"before", R"(score "x" { contract_times, who = dealer },)", "contract"},
      {"before", R"(score "x" { 5, who = dealer, times = meld_points },)",
       "number or contract_times"},
      {"before", R"(score "x" { 5, who = own_seat },)", "own_seat"},
      {"before", R"(score "x" { each_seat,)" + own + " },", "score"},
      {"before", R"(score "x" { 2000000, who = dealer },)", "million"},
      {"play", R"(after_trick = { score "x" { trick_points, who = winner } },)",
       "no card has points in this game"},
      {"play", R"(after_trick = { end_deal },)", "cannot stand in the play"},
      {"before", R"(end_deal, redeal,)", "redeal"},
      {"before", R"(figure "points" { 5, who = dealer },)", "a figure cannot be called 'points'"},
      {"settle", R"(score "x" { 5, who = dealer })", "settle[1]"},
      {"settle", R"(score "x" { each_seat, who = dealer,)" + own + " }", "is for a phase"},
      {"settle", R"(tally "score" { each_seat,)" + own + " }", "cannot be called 'score'"},
      {"settle", R"(tally "x" { each_seat })", "needs one function"},
      {"settle", R"(wins "x" { function (result) return true end })",
       "needs each_seat or each_side"},
      {"settle", R"(says = { "nothing" })", "needs lines or pay"},
      {"settle", R"(when = players { 2 }, score "x" { each_seat,)" + own + " }", "always true"},
      {"settle",
       R"(score "x" { each_seat,)" + own + R"( } }, settle "b" { score "x" { each_seat,)" + own +
           " }",
       "can both settle a deal"},
      {"settle",
       R"(when = score_reaches { 5 }, score "x" { each_seat,)" + own +
           R"( } }, settle "b" { when = score_falls_to { 3 }, score "x" { each_seat,)" + own + " }",
       "can both settle a deal"},
      {"settle", R"(when = score_reaches { 5 }, score "x" { each_seat,)" + own + " }",
       "neither settle nor any other"},
      {"match", "ends_when = tally_reaches { \"x\", 2 }, winner = highest_score",
       "there is no tally 'x'"},
      {"match", "ends_when = score_reaches { 2, of = each_seat }, winner = highest_score",
       "leave it out"},
      {"match", "ends_when = behind { 2 }, winner = highest_score", "behind needs 'of'"},
      {"match", "ends_when = score_reaches { 2, of = own_side }, winner = highest_score",
       "own_side"},
      {"match",
       "ends_at_once = score_reaches { 2 }, ends_when = score_reaches { 3 }, "
       "winner = highest_score",
       "has no ends_when"},
      {"match", "ends_at_once = first_trick, winner = highest_score", "first_trick"},
      {"match", "deals = 2, winner = { declarers, highest_score }", "contract"},
      {"match", "deals = 2, winner = { highest_score, lowest_score }", "who wins a match"},
      {"match", "deals = 2, winner = most_chips } , values = { pool = chips }, x = {", "x"},
  };
  for (const RefusedScore& one : all) {
    CAPTURE(one.part, one.text);
    const CompiledGame game(game_with(one.part, one.text));
    INFO(game.faults());
    CHECK(game.faults().find(one.says) != std::string::npos);
  }
}

TEST_CASE("a match that ends by scores that nobody gets is refused") {
  GameText text;
  text.settle = R"(figure "x" { each_seat, function (seat) return 1 end })";
  text.match = "ends_when = score_reaches { 5 }, winner = highest_score";
  CHECK(says(CompiledGame(text), "nothing in the game scores"));
  text.before = R"(score "x" { 5, who = dealer },)";
  CHECK(CompiledGame(text).faults().empty());
}

TEST_CASE("points in a game of chips are refused when it is loaded") {
  GameText text;
  text.before = R"(score "x" { 5, who = dealer },)";
  text.match = "deals = 2, winner = most_chips";
  text.settle = "pay = function (result, chips) end";
  CHECK(says(CompiledGame(text), "scores points in a game of chips"));
}

TEST_CASE("two settlements of which just one holds are those of a deal") {
  const std::string line = R"(score "x" { each_seat, function (seat) return 1 end })";
  GameText text;
  text.before = R"(bid { { "one" }, { "two" } },)";
  text.settle = "when = contract { \"one\" }, " + line +
                " }, settle \"b\" { unless = contract { \"one\" }, " + line;
  CHECK(CompiledGame(text).faults().empty());
  text.settle = "when = no_contract, " + line +
                " }, settle \"b\" { when = contract { \"one\", \"two\" }, " + line;
  CHECK(CompiledGame(text).faults().empty());
  text.settle =
      "when = no_contract, " + line + " }, settle \"b\" { when = contract { \"one\" }, " + line;
  CHECK(says(CompiledGame(text), "neither b nor any other"));
}

TEST_CASE("while the partner is secret nothing scored in the play shows whose side a seat is on") {
  GameText text;
  text.players = "4";
  text.deal = "deal { packets = { 6 } },";
  text.before = R"(bid { { "solo" } }, call { who = declarer, cards = { "King" } },)";
  for (const std::string who : {"own_side", "declarers", "defenders", "other_side"}) {
    CAPTURE(who);
    text.play = GameText().play + "after_card = { score \"x\" { 5, who = " + who + " } },";
    CHECK(says(CompiledGame(text), "while the declarer's partner is secret"));
  }
  text.play =
      GameText().play + R"(after_trick = { score "x" { 5, who = winner, when = sweeping } },)";
  CHECK(says(CompiledGame(text), "while the declarer's partner is secret"));
  text.play = GameText().play + R"(after_trick = { score "x" { 5, who = winner } },)";
  CHECK(CompiledGame(text).faults().empty());
}

TEST_CASE("a tally of sides needs sides that stay") {
  GameText text;
  text.before = R"(bid { { "solo" } },)";
  text.settle = R"(tally "x" { each_side, function (side) return 1 end },
                   score "y" { each_seat, function (seat) return 1 end })";
  CHECK(says(CompiledGame(text), "sides change from deal to deal"));
  text.fields = "teams = each_alone,";
  CHECK(CompiledGame(text).faults().empty());
}
