#include <set>

#include "board_rules/model/act_facts.h"
#include "tests/interpreter/board_rules/odin_phrases.h"

using namespace houserule;
using odin_phrases::check_said;
using odin_phrases::Game;

namespace {

// An act of each kind about something.
Act act_about_something(Game& game, Act::Kind kind) {
  Act act;
  act.kind = kind;
  act.keeps = facts_of(kind).keeps();
  const int two = game.number(2);
  std::visit(
      [&](auto& one) {
        if constexpr (requires { one.times; }) one.times = two;
        if constexpr (requires { one.goods; }) one.goods = GoodSet::of(game.good("oil"));
        if constexpr (requires { one.costs; }) one.costs = {{game.good("wood"), 1}};
        if constexpr (requires { one.gains; }) one.gains = {{game.good("mead"), 2}};
        if constexpr (requires { one.boards; }) one.boards = 1;
        if constexpr (requires { one.board; }) one.board = 0;
        if constexpr (requires { one.pile; }) one.pile = 0;
        if constexpr (requires { one.phase; }) one.phase = 0;
        if constexpr (requires { one.name; }) one.name = 0;
        if constexpr (requires { one.vessels; }) one = {0, two};
        if constexpr (requires { one.grown; }) one = {game.good("oil"), game.good("mead")};
        if constexpr (requires { one.fill; }) one = {game.good("oil"), {{game.good("mead"), 2}}};
        if constexpr (requires { one.by_round; }) one.by_round = {-1, 0};
        if constexpr (requires { one.cards; }) {
          one.cards = game.game->deck.groups.front().cards;
        }
      },
      act.keeps);
  if (kind <= Act::Kind::leave) act.parts = {game.gain("oil"), game.gain("wood")};
  return act;
}

}  // namespace

TEST_CASE("every act has words, and words of its own") {
  Game game;
  std::set<std::string> en;
  std::set<std::string> ja;
  for (const ActFacts& facts : ActFacts::all) {
    CAPTURE(facts.word);
    const int act = game.add(act_about_something(game, facts.kind));
    const Text text = game.phrases().act(act);
    check_said(text);
    CHECK(en.insert(text.en).second);
    CHECK(ja.insert(text.ja).second);
  }
}

TEST_CASE("acts stand one after the other, beside each other, and may be left") {
  Game game;
  const int pay = [&] {
    Act act;
    act.kind = Act::Kind::spend;
    act.keeps = Act::Costs{{{game.good("silver"), 1}}};
    return game.add(std::move(act));
  }();
  const int both = game.around(Act::Kind::list, {pay, game.gain("oil", 2)});
  const int may = game.around(Act::Kind::may, {both});
  const int either = game.around(Act::Kind::choose, {both, game.gain("mead")});
  const int choice = game.around(Act::Kind::choose, {game.gain("mead"), both});
  const int may_choose = game.around(Act::Kind::may, {choice});
  const int panels = game.around(Act::Kind::panels, {pay, game.gain("oil")});
  const BoardPhrases phrases = game.phrases();
  CHECK(phrases.act(both) == Text{"pay 1 silver, then gain 2 oil", "銀貨1を支払って、油2を得る"});
  CHECK(phrases.act(may) ==
        Text{"you may pay 1 silver, then gain 2 oil", "銀貨1を支払って、油2を得てもよい"});
  CHECK(phrases.act(either) == Text{"either (pay 1 silver, then gain 2 oil), or gain 1 mead",
                                    "(銀貨1を支払って、油2を得る)か、蜂蜜酒1を得る"});
  CHECK(phrases.act(may_choose).ja ==
        "蜂蜜酒1を得るか、(銀貨1を支払って、油2を得る)ことにしてもよい");
  CHECK(phrases.act(panels) ==
        Text{"do at least one of these, in this order: pay 1 silver; gain 1 oil",
             "『銀貨1を支払う』『油1を得る』のうち1つ以上をこの順に行う"});
  CHECK(phrases.act(no_act).en == "do nothing");
}

TEST_CASE("an act is told with its condition, unless the table has decided it") {
  Game game;
  Act act;
  act.kind = Act::Kind::gain;
  act.keeps = Act::Gains{{{game.good("oil"), 1}}};
  act.when = game.count("knarr");
  const int sometimes = game.add(act);
  act.when = game.number(0);
  const int never = game.add(act);
  act.when = game.number(1);
  const int always = game.add(act);
  const int list = game.around(Act::Kind::list, {never, game.gain("mead"), always});
  const BoardPhrases phrases = game.phrases();
  CHECK(phrases.act(sometimes) ==
        Text{"if you have at least 1 knarr, gain 1 oil", "商船を持っているなら、油1を得る"});
  CHECK(phrases.act(never).en == "do nothing");
  CHECK(phrases.act(list).en == "gain 1 mead, then gain 1 oil");
}
