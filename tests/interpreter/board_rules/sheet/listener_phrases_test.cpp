#include <set>

#include "tests/interpreter/board_rules/odin_phrases.h"

using namespace houserule;
using odin_phrases::check_said;
using odin_phrases::Game;

TEST_CASE("every moment has words, and words of its own") {
  Game game;
  WindowListener listener;
  listener.act = game.gain("oil");
  listener.phase = 0;
  listener.goods = GoodSet::of(game.good("wood"));
  listener.boards = 1;
  listener.step = game.board.rolls.front().name_index;
  listener.when = game.count("knarr");
  const BoardPhrases phrases = game.phrases();
  std::set<std::string> en;
  std::set<std::string> ja;
  for (int i = 0; i < window_count; ++i) {
    CAPTURE(i);
    const auto window = static_cast<Window>(i);
    const Text text = phrases.listener(listener, window);
    check_said(text);
    CHECK(text.en.ends_with("."));
    CHECK(text.ja.ends_with("。"));
    CHECK(en.insert(phrases.moment(listener, window).en).second);
    CHECK(ja.insert(phrases.moment(listener, window).ja).second);
  }
}

TEST_CASE("a listener says where it listens, what must be so and how often") {
  Game game;
  WindowListener listener;
  listener.act = game.gain("oil");
  listener.groups = 1;
  listener.once = Once::round;
  listener.latch = 0;
  listener.when = game.count("knarr");
  CHECK(game.phrases().listener(listener, Window::after_action) ==
        Text{"Right after an action on a space of \"Build Houses\", if you have at least 1 knarr, "
             "gain 1 oil. Once a round.",
             "「家の建築」のスペースでのアクションの直後に、商船を持っているなら、油1を得る。1ラウ"
             "ンドに1回だけ。"});
  listener.once = Once::action;
  listener.around = true;
  CHECK(game.phrases().moment(listener, Window::on_gain).en ==
        "when you gain goods on a space of \"Build Houses\"");
  CHECK(game.phrases().listener(listener, Window::before_action).en ==
        "Right before or right after an action on a space of \"Build Houses\", if you have at "
        "least 1 knarr, gain 1 oil.");
}

TEST_CASE("everything that cards make different has words of its own") {
  Game game;
  Adjustment adjustment;
  adjustment.by = game.number(-1);
  adjustment.goods = GoodSet::of(game.good("stone"));
  adjustment.boards = 1;
  std::set<std::string> en;
  for (int i = 0; i < Adjustment::kinds; ++i) {
    CAPTURE(i);
    adjustment.of = static_cast<Adjustment::Of>(i);
    const Text text = game.phrases().adjustment(adjustment);
    check_said(text);
    CHECK(en.insert(text.en).second);
  }
  adjustment.of = Adjustment::Of::cost;
  adjustment.groups = 1;
  adjustment.once = 0;
  CHECK(game.phrases().adjustment(adjustment).en ==
        "What is paid in stone is 1 less. This counts for an action on a space of \"Build "
        "Houses\". It counts once an action.");
}
