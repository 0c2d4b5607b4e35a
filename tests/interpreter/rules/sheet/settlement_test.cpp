#include "tests/interpreter/rules/sheet_game.h"

using namespace houserule;
using namespace houserule::sheet_game;

namespace {

SettleLine line(SettleLine::Kind kind, SettleLine::Scope scope, const std::string& name,
                const std::string& japanese) {
  SettleLine line;
  line.kind = kind;
  line.scope = scope;
  line.name = name;
  line.text = {name, japanese};
  line.hook = 0;
  return line;
}

}  // namespace

TEST_CASE("a settlement is told in its own words, with the numbers of the table") {
  GameRules rules = game();
  HouseNumber values;
  values.name = "values";
  values.many = true;
  values.value = values.usual = {20, 30};
  rules.house = {values};
  CallRules call;
  call.name = call.slug = "slam";
  call.times = Amount::whole(4);
  rules.calls = {call};
  SettlePhase settle;
  settle.says = {{{"{house.values[2]} of {house.values}, {times.slam} times, {points.all}.",
                   "{house.values[2]}と{times.slam}倍。"},
                  {}}};
  add_phase(rules, "settle", settle);
  CHECK(has(english(rules), "30 of 20 or 30, 4 times, 0."));
  CHECK(has(japanese(rules), "30と4倍。"));
}

TEST_CASE("figures and scores are named as they stand on the score pad") {
  GameRules rules = game();
  using Kind = SettleLine::Kind;
  using Scope = SettleLine::Scope;
  SettlePhase settle;
  settle.lines = {line(Kind::figure, Scope::deal, "margin", "差"),
                  line(Kind::figure, Scope::each_side, "total", "合計"),
                  line(Kind::score, Scope::each_seat, "tricks", "トリック"),
                  line(Kind::pay, Scope::deal, "", "")};
  add_phase(rules, "settle", settle);
  const std::string text = english(rules);
  CHECK(has(text,
            "The score pad shows, from top to bottom: margin, total (for each player) and tricks "
            "(scored by each player)."));
  CHECK(has(text, "How a deal is paid for is worked out at"));
  CHECK(has(japanese(rules), "差、合計(プレイヤーごと)、トリック(プレイヤーごとの得点)"));
}

TEST_CASE("a side wins where seats are partners") {
  GameRules rules = game(4);
  CHECK(has(english(rules), "The winner is the player with the highest score."));
  rules.teams = Teams::partners_opposite;
  CHECK(has(english(rules), "The winners are the side with the highest score."));
  CHECK(has(japanese(rules), "得点の最も高いチームが勝つ。"));
}

TEST_CASE("the score is counted in what the game calls it") {
  GameRules rules = game();
  rules.match.deals = 0;
  rules.match.ends_when = condition(Condition::Kind::score_reaches);
  rules.match.ends_when.least = 2;
  rules.match.start = Amount::whole(1);
  CHECK(has(english(rules), "somebody has 2 points or more"));
  CHECK(has(english(rules), "Each player begins with 1 point."));
  rules.score_name = {"nugget", "金塊"};
  CHECK(has(english(rules), "somebody has 2 nuggets or more"));
  CHECK(has(english(rules), "Each player begins with 1 nugget."));
  CHECK(has(japanese(rules), "誰かの得点が金塊2個以上になった"));
  rules.teams = Teams::partners_opposite;
  CHECK(has(english(rules), "a side has 2 nuggets or more"));
}

TEST_CASE("lines of a kind that stand one below the other are named together") {
  GameRules rules = game(4);
  rules.teams = Teams::partners_opposite;
  using Kind = SettleLine::Kind;
  using Scope = SettleLine::Scope;
  SettlePhase settle;
  settle.lines = {line(Kind::figure, Scope::each_side, "cards", "カードの点"),
                  line(Kind::figure, Scope::each_side, "total", "合計"),
                  line(Kind::figure, Scope::deal, "made", "成功"),
                  line(Kind::score, Scope::each_side, "deal", "得点")};
  add_phase(rules, "settle", settle);
  CHECK(has(english(rules),
            "from top to bottom: for each side cards and total; made; scored by each side deal."));
  CHECK(has(japanese(rules), "チームごとにカードの点、合計 / 成功 / チームごとの得点として得点"));
}
