#include <set>

#include "tests/interpreter/board_rules/odin_phrases.h"

using namespace houserule;
using odin_phrases::check_said;
using odin_phrases::Game;

namespace {

constexpr int act_kinds = static_cast<int>(Act::Kind::play_cards) + 1;

// An act of each kind about something.
Act act_about_something(Game& game, Act::Kind kind) {
  Act act;
  act.kind = kind;
  act.times = game.number(2);
  act.goods = GoodSet::of(game.good("oil"));
  act.costs = {{game.good("wood"), 1, no_term, no_term, 0}};
  act.gains = {{game.good("mead"), 2, no_term, no_term, 0}};
  act.boards = 1;
  act.board = 0;
  act.pile = 0;
  act.roll = 0;
  act.phase = 0;
  act.name = 0;
  act.young = game.good("pregnant sheep");
  act.by_round = {-1, 0};
  act.cards = game.game->deck.groups.front().cards;
  if (kind <= Act::Kind::leave) act.parts = {game.gain("oil"), game.gain("wood")};
  return act;
}

}  // namespace

TEST_CASE("every act has words, and words of its own") {
  Game game;
  std::set<std::string> en;
  std::set<std::string> ja;
  for (int i = 0; i < act_kinds; ++i) {
    CAPTURE(i);
    const int act = game.add(act_about_something(game, static_cast<Act::Kind>(i)));
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
    act.costs = {{game.good("silver"), 1, no_term, no_term, 0}};
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
  act.gains = {{game.good("oil"), 1, no_term, no_term, 0}};
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
